# Les Talismans du Temps : tous les mots du jeu en français.

title = Les Talismans du Temps
tagline = Jouez vos fées quand leur météo règne dans le ciel, remportez les mises et forgez plus de talismans que les autres.
score =
    { $points ->
        [one] { $points } talisman
       *[other] { $points } talismans
    }


## Couleurs et cartes

-suit-help = Une couleur et sa carte Temps. La couleur en tête de la rangée du Temps est dominante ; chaque couleur bat toutes celles qui la suivent, quelles que soient les valeurs.
suit-fo = Brouillard
    .help = { -suit-help }
suit-sn = Neige
    .help = { -suit-help }
suit-cl = Nuages
    .help = { -suit-help }
suit-ra = Pluie
    .help = { -suit-help }
suit-su = Soleil
    .help = { -suit-help }
suit-st = Orage
    .help = { -suit-help }

card-fairy = { $suit } { $value }
    .help = Une fée compte pour le nombre qu’elle porte, seule ou avec une autre fée de la même couleur ou un Joker. Si elles ne gagnent pas le tour, un 0 joué seul ou deux fées de valeurs consécutives peuvent devenir un talisman.
card-joker = Joker
    .help = À côté d’une fée, il prend sa couleur, vaut en principe un de moins qu’elle et peut former avec elle un talisman. Seul, il n’a pas de valeur et ne peut pas gagner.
card-first-talisman = Premier Talisman
    .help = C’est la toute première mise : qui la gagne possède un talisman entier, et non un simple demi-talisman.
card-choose-stake = Choisir la mise { $number }
    .help = Se joue seule : vous choisissez la nouvelle mise à la place du gagnant. Si les deux sont jouées, seul le numéro 1 compte.
card-invert-order = Inverser l’ordre { $number }
    .help = Se joue seule : toute la rangée du Temps est inversée, la dernière couleur devient dominante et la première devient la plus faible.
card-change-order = Changer l’ordre { $number }
    .help = Se joue seule : vous déplacez une carte Temps ailleurs dans la rangée. La carte dominante reste à sa place.
card-change-weather = Changer le temps { $number }
    .help = Se joue seule : vous décidez, à la place du gagnant, si la couleur dominante reste ou passe en fin de rangée. Si les deux sont jouées, seul le numéro 7 compte.

play = { $seat } : { $cards }
position = position { $position }


## Décisions

decision-commit_lead = Quelle carte jouez-vous ?
    .action = Jouer { $item }
    .help = Chacun choisit en secret, puis toutes les cartes sont dévoilées ensemble. Après une fée, vous pouvez ajouter une deuxième carte ; pour jouer deux fées, commencez par la plus haute.
decision-commit_partner = Ajoutez-vous une deuxième carte ?
    .action = Ajouter { $item }
    .help = Une autre fée de la même couleur ajoute sa valeur ; un Joker ajoute en principe un de moins que la fée. Deux valeurs consécutives, ou un Joker avec n’importe quelle fée, peuvent devenir un talisman si elles ne gagnent pas le tour.
decision-choose_stake = Quelle carte devient la nouvelle mise ?
    .action = Mettre en jeu { $item }
    .help = Le prochain gagnant prendra cette carte, qui vaudra en principe un demi-talisman quoi qu’elle montre. Ce que vous ne choisissez pas reste aux autres pour le partage.
decision-forge_choice = Forgez-vous un talisman avec vos cartes ?
    .help = Dans la couleur dominante, il est achevé aussitôt ; sinon, il attend un tour qui commence avec sa couleur dominante, et vous passerez ce tour-là. Si vous forgez, vous ne prenez pas part au partage de ce tour ; sinon, vos cartes sont partagées.
decision-reorder_card = Quelle carte Temps déplacez-vous ?
    .action = Déplacer { $item }
    .help = Vous pouvez déplacer n’importe quelle carte Temps, sauf la dominante. Chaque couleur bat toutes celles qui la suivent dans la rangée.
decision-reorder_position = Où la placez-vous dans la rangée ?
    .action = La placer en { $item }
    .help = La position 2 suit immédiatement la couleur dominante, la position 6 est la plus faible. Les cartes intermédiaires se décalent d’un rang ; son ancienne place est permise aussi.
decision-weather_choice = La couleur dominante reste-t-elle en tête ?
    .help = Si elle passe en fin de rangée, la deuxième couleur devient dominante. Qui a un talisman en attente de la couleur qui domine au début du prochain tour passera ce tour et le forgera.
decision-share_pick = Quelle carte prenez-vous ?
    .action = Prendre { $item }
    .help = La carte rejoint votre main, et tout le monde voit laquelle. Chacun en prend une à son tour, en commençant par les cartes jouées les plus faibles, jusqu’à épuisement ; vous pouvez reprendre une de vos cartes.

action-alone = La jouer seule
action-forge = Forger le talisman
action-decline = Ne pas forger
action-keep = Garder la météo
action-move = Mettre la couleur dominante en fin de rangée


## Événements

event-row_laid = La rangée du Temps, de la couleur la plus forte à la plus faible : { $row }.
    .rule = Les cartes Temps sont disposées au hasard, et chaque couleur bat toutes celles qui la suivent.
event-dealt =
    { $cards ->
        [hidden] { $seat } reçoit ses cartes.
       *[other] { $you ->
            [yes] Vous recevez ces cartes : { $cards }.
           *[no] { $seat } reçoit ces cartes : { $cards }.
        }
    }
    .rule = Tout le paquet est distribué, le même nombre de cartes à chacun.
event-turn_began = Tour { $turn }. Couleur dominante : { $suit }.
    .rule = La couleur en première position dans la rangée du Temps est dominante et bat toutes les autres.
event-sat_out =
    { $you ->
        [yes] Vous passez votre tour : la météo est favorable à ce que vous avez mis en attente.
       *[no] { $seat } passe son tour : la météo est favorable à ce qui était en attente.
    }
    .rule = Qui possède au début d’un tour un talisman en attente de la couleur dominante doit passer son tour pour l’achever.
event-committed =
    { $cards ->
        [hidden] { $seat } a choisi.
       *[other] { $you ->
            [yes] Vous posez face cachée : { $cards }.
           *[no] { $seat } pose face cachée : { $cards }.
        }
    }
    .rule = Chacun choisit en secret une ou deux cartes, et rien n’est montré avant que tous aient choisi.
event-revealed = Les cartes sont dévoilées. { $plays }.
    .rule = Toutes les cartes jouées sont dévoilées ensemble et comparées selon la rangée du Temps du moment.
event-nobody_won = Personne ne gagne le tour et la mise reste en jeu. Défausse : { $cards }.
    .rule = Seules des cartes jouées avec une fée peuvent gagner ; sans aucune fée, tout est défaussé et les cartes spéciales restent sans effet.
event-won =
    { $you ->
        [yes] Vous gagnez le tour et prenez la mise : { $card }.
       *[no] { $seat } gagne le tour et prend la mise : { $card }.
    }
    .rule = Le plus fort gagne : la couleur compte d’abord, puis la somme, puis une carte bat deux cartes, enfin la carte la plus haute décide.
event-stake_chosen =
    { $you ->
        [yes] Vous choisissez la nouvelle mise : { $card }.
       *[no] { $seat } choisit la nouvelle mise : { $card }.
    }
    .rule = Le gagnant choisit la nouvelle mise parmi les cartes jouées, à moins qu’une carte « Choisir la mise » ne donne ce droit à un autre.
event-annulled =
    { $you ->
        [yes] Votre carte « { $card } » reste sans effet.
       *[no] La carte « { $card } », jouée par { $seat }, reste sans effet.
    }
    .rule = Quand les deux « Choisir la mise » ou les deux « Changer le temps » sont jouées dans un tour, seul le plus petit numéro agit.
event-completed =
    { $you ->
        [yes] Vous forgez ce que vous aviez mis en attente : { $talismans }.
       *[no] { $seat } forge ce qui était en attente : { $talismans }.
    }
    .rule = Qui passe son tour achève en une seule fois tous ses talismans en attente de la couleur dominante.
event-forged =
    { $you ->
        [yes] Vous forgez aussitôt un talisman : { $cards }.
       *[no] { $seat } forge aussitôt un talisman : { $cards }.
    }
    .rule = Une combinaison perdante de la couleur dominante devient un talisman dans le tour même.
event-set_aside =
    { $you ->
        [yes] Vous mettez un talisman en attente de la couleur { $suit } : { $cards }.
       *[no] { $seat } met un talisman en attente de la couleur { $suit } : { $cards }.
    }
    .rule = Une combinaison perdante d’une autre couleur attend un tour qui commence avec sa couleur dominante.
event-declined =
    { $you ->
        [yes] Vous ne forgez pas : vos cartes vont au partage.
       *[no] { $seat } ne forge pas : ses cartes vont au partage.
    }
    .rule = Forger est facultatif : qui y renonce laisse ses cartes sur la table comme toutes les autres.
event-inverted =
    { $you ->
        [yes] Avec « { $card } », vous inversez la rangée du Temps. Nouvel ordre : { $row }.
       *[no] Avec « { $card } », { $seat } inverse la rangée du Temps. Nouvel ordre : { $row }.
    }
    .rule = « Inverser l’ordre » renverse toute la rangée, si bien que la dernière couleur devient dominante.
event-reordered =
    { $you ->
        [yes] Vous placez { $suit } en position { $position }. Nouvel ordre : { $row }.
       *[no] { $seat } place { $suit } en position { $position }. Nouvel ordre : { $row }.
    }
    .rule = « Changer l’ordre » place une carte Temps, jamais la dominante, n’importe où dans la rangée sauf en tête.
event-weather_kept =
    { $you ->
        [yes] Vous gardez la météo. Couleur dominante : { $suit }.
       *[no] { $seat } garde la météo. Couleur dominante : { $suit }.
    }
    .rule = Une fois par tour, quelqu’un décide de la météo : qui a joué « Changer le temps », sinon le gagnant.
event-weather_moved =
    { $you ->
        [yes] Vous mettez { $suit } en fin de rangée. Nouvelle couleur dominante : { $dominant }.
       *[no] { $seat } met { $suit } en fin de rangée. Nouvelle couleur dominante : { $dominant }.
    }
    .rule = Une fois par tour, quelqu’un décide de la météo : qui a joué « Changer le temps », sinon le gagnant.
event-took =
    { $you ->
        [yes] Vous prenez { $card }.
       *[no] { $seat } prend { $card }.
    }
    .rule = Les perdants qui ne forgent pas prennent une à une les cartes restantes, en commençant par les cartes jouées les plus faibles.
event-nobody_shared = Personne n’a droit aux cartes restantes. Défausse : { $cards }.
    .rule = Le gagnant et ceux qui forgent ne prennent pas de cartes ; ce qui ne revient à personne est défaussé pour de bon.
event-ended = La partie est terminée. Sans cartes en main : { $seats }.
    .rule = La partie s’arrête à la fin d’un tour où quelqu’un n’a plus de cartes en main.
event-pending_lost =
    { $you ->
        [yes] Vous perdez ce qui restait à forger : { $talismans }.
       *[no] { $seat } perd ce qui restait à forger : { $talismans }.
    }
    .rule = Les talismans encore en attente à la fin de la partie sont défaussés et ne comptent pas.


## La table

zone-turn = Tour
zone-row = Rangée du Temps
zone-stake = Mise
zone-pool = Sur la table
zone-winner = Gagnant du tour
zone-ranking = Classement, du plus faible au plus fort
zone-unseen = Jamais vues
zone-discard = Défausse
zone-box = Hors du jeu
zone-hand = Main
zone-commitment = Cartes face cachée
zone-play = Cartes jouées
zone-sitting_out = Passe son tour
zone-moving = Carte Temps en mouvement
zone-pending = Talismans en attente
zone-forged = Talismans forgés
zone-captured = Prises
zone-half_points = Demi-talismans
zone-whole_talismans = Talismans entiers

ending-hand_empty = Quelqu’un n’a plus de cartes.


## La table dans le navigateur

board-turn = Tour { $turn }
board-row = Rangée du Temps, de la couleur la plus forte à la plus faible
board-dominant = Dominante
board-moving = Vous déplacez { $suit }
board-stake-open = Reste à choisir
board-plays = Joué pendant ce tour
board-play-of = Jeu de { $seat }
board-choosing = Choisit…
board-ready = A choisi
board-wins = Remporte le tour
board-rank = Numéro { $place } sur { $count } jeux, à partir du plus faible
board-hidden = cachée pour les autres
board-gone = n’est plus ici
board-hand = Votre main
board-hand-of =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-known = Cartes que vous connaissez dans la main de { $seat }
board-zone-of = { $zone } de { $seat }
board-waits = attend { $suit }
board-others = Cartes qui sont ailleurs


## Options

option-joker_value = Valeur du Joker
    .help = Ce qu’un Joker ajoute à la fée avec laquelle il est joué.
option-joker_value-next_lower = Un de moins que sa fée
option-joker_value-same = Autant que sa fée
option-whole_talismans = Talismans entiers en cas d’égalité
    .help = Quels talismans comptent comme entiers quand les scores sont égaux.
option-whole_talismans-single_card = Premier Talisman et 0 forgés
option-whole_talismans-forged = Premier Talisman et tous les forgés
option-zero_stake = Un 0 gagné comme mise
    .help = Ce que vaut une fée 0 pour qui la gagne comme mise.
option-zero_stake-half = Un demi-talisman
option-zero_stake-whole = Un talisman entier
option-stake_pool = Choix de la nouvelle mise
    .help = Si l’on peut défaire, pour la nouvelle mise, une combinaison perdante que son propriétaire pourrait forger.
option-stake_pool-protected = Les combinaisons perdantes sont protégées
option-stake_pool-all_played = N’importe quelle carte jouée
option-share_exclusion = Forge et partage
    .help = Jusqu’à quand celui qui forge reste exclu du partage.
option-share_exclusion-this_turn = Pendant ce seul tour
option-share_exclusion-while_pending = Tant qu’il a un talisman en attente

preset-standard = Standard
    .help = Les règles telles que le livret les explique : le bon choix pour une première partie.
preset-strict = Sévère
    .help = La nouvelle mise peut défaire les combinaisons, et un talisman en attente exclut son propriétaire de tous les partages. Forger devient un pari, et les parties sont bien plus courtes.


## Tutorial

tutorial-goal = Bienvenue ! À la fin, qui possède le plus de talismans gagne. La carte du milieu est la mise, et tout le monde la convoite. La toute première mise, { $item }, vaut un talisman entier.
tutorial-row = Voici la rangée du Temps. La couleur de tête domine et bat tout ; chaque couleur bat toutes celles qui la suivent, si hauts que soient leurs nombres. Pour l’instant, rien n’est plus fort que { $item }.
tutorial-hand = Voici votre main. À chaque tour, tout le monde pose en secret une ou deux cartes, en même temps. Deux fées doivent être de la même couleur, et leurs nombres s’additionnent.
tutorial-lead = Vous avez la plus haute carte de la couleur dominante. Voilà de quoi gagner un premier tour : jouez { $item }.
tutorial-alone = Vous pourriez ajouter une deuxième carte de cette couleur. Mais une carte forte devrait suffire, et mieux vaut garder les autres. Choisissez : { $item }.
tutorial-stake = Toutes les cartes sont retournées, et la vôtre est la plus forte : votre premier talisman entier ! Le gagnant choisit aussi la prochaine mise parmi les cartes jouées. Ce que vous laissez, les perdants se le partagent ; ne leur abandonnez pas votre bonne carte et misez { $item }.
tutorial-weather = Quelqu’un a perdu avec deux cartes qui se suivent, de la deuxième couleur, et les a mises de côté : dès que cette couleur dominera, elles deviendront un talisman. Le gagnant décide de la météo. Vous avez une telle paire, vous aussi ; laissez donc la deuxième couleur dominer : { $item }.
tutorial-pair = Un nouveau tour, et une autre couleur domine. Qui avait mis des cartes de côté pour elle passe ce tour et achève son talisman. Vous avez deux cartes de cette couleur dont les nombres se suivent : une combinaison. Commencez par la plus haute, { $item }.
tutorial-partner = Ajoutez maintenant { $item }. Si la paire gagne, vous prenez la mise. Si elle perd, c’est encore mieux : vous allez voir.
tutorial-forge = Quelqu’un avait une carte plus haute et prend la mise, qui vaut un demi-talisman. Mais une combinaison qui perd peut être forgée, et dans la couleur dominante c’est fait aussitôt. Choisissez : { $item }.
tutorial-forged = Un talisman entier pour un tour perdu ! Le prix : qui forge ne prend pas de cartes quand les perdants se partagent le reste, et votre main diminue. Quand quelqu’un n’a plus de cartes, la partie est finie.
tutorial-end = Après deux tours, vous avez deux talismans : l’un gagné, l’autre forgé. Surveillez la rangée, devinez ce que veulent les autres et sachez perdre avec élégance quand cela rapporte. À vous de jouer une vraie partie !


## Le livret de règles

rulebook-goal = De quoi il s’agit
    .body =
        La météo décide quelles fées sont fortes, et elle change sans cesse. De deux à dix joueurs, chacun pour soi,
        jouent des cartes en secret et se disputent celle du milieu, la **mise**. Même les perdants peuvent y gagner :
        avec les bonnes cartes, ils forgent des **talismans**.

        À la fin, qui possède le plus de talismans gagne. On les obtient de deux façons :

        - **Gagner des mises.** Une mise vaut un demi-talisman ; seule la toute première, le Premier Talisman, en vaut
          un entier.
        - **Forger.** Certaines cartes qui n’ont pas gagné le tour peuvent être gardées et deviennent un talisman
          entier.

        La chance dispose les cartes Temps et distribue les autres ; ensuite, plus rien n’est laissé au hasard.

rulebook-cards = Les cartes
    .body =
        - **Cartes Temps :** six, une par couleur : Brouillard, Neige, Nuages, Pluie, Soleil et Orage.
        - **Fées :** 90, de valeur 0 à 14 dans chaque couleur, toutes uniques.
        - **Cartes spéciales :** huit, numérotées de 1 à 8 : Choisir la mise (1, 2), Inverser l’ordre (3, 4), Changer
          l’ordre (5, 6), Changer le temps (7, 8).
        - **Jokers :** deux, sans numéro.
        - **Premier Talisman :** un seul, jamais distribué.

        La composition du paquet dépend du nombre de joueurs. Les deux Jokers y sont toujours ; ce qui n’est pas cité
        reste dans la boîte :

        - **2 joueurs :** fées 1–6, spéciales 1, 7 ; 20 cartes chacun.
        - **3 joueurs :** fées 1–8, spéciales 1, 3, 5, 7 ; 18 cartes chacun.
        - **4 joueurs :** fées 0–9, spéciales 1, 7 ; 16 cartes chacun.
        - **5 joueurs :** fées 0–10, toutes les spéciales sauf la 4 ; 15 cartes chacun.
        - **6 joueurs :** fées 0–12, spéciales 1, 3, 5, 7 ; 14 cartes chacun.
        - **7 joueurs :** fées 0–13, spéciales 1, 2, 3, 5, 7 ; 13 cartes chacun.
        - **8 joueurs :** fées 0–14, spéciales 1, 3, 5, 7 ; 12 cartes chacun.
        - **9 joueurs :** fées 0–14, toutes les spéciales sauf la 4 ; 11 cartes chacun.
        - **10 joueurs :** fées 0–14, toutes les spéciales ; 10 cartes chacun.

        Mélangez les cartes Temps et alignez-les, distribuez tout le paquet et placez au milieu le Premier Talisman :
        c’est la première mise.

rulebook-row = La rangée du Temps
    .body =
        Les six cartes Temps occupent les positions 1 à 6. La couleur en position 1 est **dominante**. Chaque couleur
        bat toutes celles qui la suivent, quelles que soient les valeurs : la dominante bat tout, la deuxième bat la
        troisième jusqu’à la sixième, et ainsi de suite.

        La rangée est le cœur du jeu, car elle bouge : presque à chaque tour, quelqu’un décide si la carte dominante
        reste ou passe à la fin, et certaines cartes spéciales la réorganisent.

rulebook-turn = Un tour, pas à pas
    .body =
        Il n’y a pas de premier joueur : tout le monde joue en même temps.

        - **Passer.** Qui a un talisman en attente de la couleur désormais dominante ne joue pas.
        - **Jouer.** Tous les autres posent une ou deux cartes face cachée. Personne ne peut s’abstenir, et nul ne
          voit combien de cartes posent les autres.
        - **Dévoiler.** Toutes les cartes sont retournées ensemble. Le plus fort parmi ceux qui ont joué une fée
          gagne.
        - **Prendre la mise.** Le gagnant la pose face visible parmi ses prises.
        - **Nouvelle mise.** Une des cartes jouées devient la prochaine mise.
        - **Forger.** Ceux qui passent leur tour achèvent leurs talismans. Puis, en commençant par la plus faible, les
          propriétaires de combinaisons perdantes décident de forger ou non.
        - **Cartes spéciales.** Les numéros 3 à 8 agissent dans l’ordre.
        - **Partager.** Les perdants qui n’ont pas forgé prennent en main les cartes restantes.
        - **Météo.** Le gagnant décide si la couleur dominante reste, à moins que « Changer le temps » ne l’ait déjà
          réglé.

        Si quelqu’un n’a alors plus de cartes en main, la partie est terminée. Sinon, un nouveau tour commence.

rulebook-plays = Ce que l’on peut jouer
    .body =
        - **Une fée.** Elle vaut le nombre inscrit sur la carte.
        - **Deux fées de la même couleur.** N’importe lesquelles ; leurs valeurs s’additionnent.
        - **Une fée et un Joker.** Le Joker prend la couleur de la fée et vaut un de moins qu’elle, jamais moins de 0.
          Avec un 5 il vaut 4, ce qui fait 9.
        - **Une carte spéciale numérotée,** toujours seule. Elle n’a pas de valeur.
        - **Un Joker seul.** Il n’a ni couleur ni valeur, ne peut ni gagner ni forger.

        Rien d’autre n’est permis : ni deux couleurs, ni deux Jokers, ni troisième carte, ni carte spéciale avec une
        autre carte.

rulebook-winning = Qui gagne le tour
    .body =
        Les cartes jouées avec une fée se comparent ainsi ; la première différence décide :

        - **Couleur :** la couleur placée plus tôt dans la rangée gagne, quelles que soient les sommes.
        - **Somme :** dans la même couleur, la somme la plus élevée gagne.
        - **Moins de cartes :** à somme égale, une carte bat deux cartes.
        - **Carte la plus haute :** entre deux paires de même somme, la fée la plus haute gagne.

        Il n’y a jamais d’égalité parfaite. Quelques comparaisons, avec Neige dominante et Brouillard en deuxième :

        - Neige 0 bat Brouillard 9 avec Brouillard 8 : la couleur passe avant tout.
        - Neige 9 bat Neige 5 avec Neige 4 : 9 partout, mais une carte bat deux cartes.
        - Neige 6 avec Neige 3 bat Neige 5 avec Neige 4 : 9 partout, mais 6 est plus haut que 5.
        - Neige 9 avec Neige 6 bat Neige 8 avec un Joker : 15 partout, mais 9 est plus haut que 8.

        Sans aucune fée sur la table, **personne ne gagne**. Les cartes jouées sont défaussées pour de bon, les cartes
        spéciales restent sans effet, la mise et la météo ne changent pas. Ceux qui passent leur tour achèvent quand
        même leurs talismans.

rulebook-stake = La mise
    .body =
        Une mise gagnée vaut un demi-talisman quoi qu’elle montre, fée, carte spéciale ou Joker ; le Premier Talisman
        en vaut un entier, quel que soit le tour où on le gagne. Les prises sont hors du jeu pour de bon.

        Le gagnant choisit la prochaine mise parmi les cartes qui viennent d’être jouées ; si quelqu’un a joué
        « Choisir la mise », c’est lui qui choisit. Toutes les cartes conviennent, celles du gagnant et les spéciales
        aussi, à une exception près : une combinaison perdante est **protégée**, même si son propriétaire renonce
        ensuite à la forger.

rulebook-forging = Forger
    .body =
        Il y a trois **combinaisons** dont on peut forger un talisman :

        - une fée **0** seule ;
        - une **paire consécutive**, c’est-à-dire deux fées de la même couleur dont les valeurs se suivent, comme 5 et
          4 (mais pas 14 et 0) ;
        - un **Joker** avec n’importe quelle fée.

        Une combinaison qui **gagne** n’est jamais forgée : ses cartes deviennent la mise ou sont partagées. Si la
        vôtre n’a pas gagné, choisissez :

        - **Forger dans la couleur dominante :** le talisman est achevé aussitôt.
        - **Forger dans une autre couleur :** le talisman est **en attente**. Il reste devant vous, face visible.
        - **Ne pas forger :** vos cartes sont partagées, et vous participez au partage.

        Un talisman en attente est achevé au premier tour qui **commence** avec sa couleur dominante. Ce tour-là, vous
        devez passer : vous ne jouez rien, ne pouvez pas gagner et ne prenez pas de cartes, mais tous vos talismans en
        attente de cette couleur sont forgés ensemble. Une couleur qui ne domine qu’un instant, au cours d’un tour,
        n’achève rien.

        Vous pouvez avoir autant de talismans en attente que vous voulez, et personne ne peut y toucher, pas même
        vous. Ceux qui attendent encore à la fin de la partie sont perdus.

rulebook-specials = Les cartes spéciales
    .body =
        Les cartes spéciales agissent dans l’ordre de leurs numéros et avant le partage, même celle qui vient de
        devenir la nouvelle mise. Dans un tour sans gagnant, elles ne font rien.

        - **Choisir la mise (1, 2) :** vous choisissez la nouvelle mise à la place du gagnant. Si les deux sont
          jouées, seule la 1 agit.
        - **Inverser l’ordre (3, 4) :** toute la rangée est inversée, que cela vous plaise ou non. Si les deux sont
          jouées, elle redevient ce qu’elle était.
        - **Changer l’ordre (5, 6) :** mettez une carte Temps, sauf la dominante, à n’importe quelle place sauf la
          première, l’ancienne comprise ; les autres se décalent. Si les deux sont jouées, la 5 agit d’abord, puis
          la 6.
        - **Changer le temps (7, 8) :** vous décidez à la place du gagnant, et dès avant le partage, si la carte
          dominante reste ou passe à la fin. Si les deux sont jouées, seule la 7 agit.

rulebook-sharing = Le partage
    .body =
        On partage toutes les cartes jouées, sauf la nouvelle mise et ce qui a été forgé ou mis en attente. Le gagnant
        ne reçoit rien, pas plus que ceux qui, dans ce tour, ont forgé, mis un talisman en attente ou passé leur tour.
        Les autres prennent une carte à la fois, du plus faible au plus fort, puis de nouveau depuis le début, jusqu’à
        épuisement. Prendre est obligatoire ; on peut reprendre sa propre carte.

        Du plus faible au plus fort : d’abord les Jokers joués seuls (s’il y en a deux, en premier celui dont le
        joueur suit de plus près le gagnant dans le sens horaire), puis les fées selon leur force, enfin les cartes
        spéciales de la 8 à la 1. C’est l’ordre du dévoilement qui compte, même si la rangée a changé depuis.

        La main n’a pas de limite. Si personne n’a droit aux cartes restantes, elles sont défaussées.

rulebook-weather = La météo change
    .body =
        À la fin du tour, le gagnant **garde** la rangée telle quelle ou **met en fin de rangée** la carte dominante,
        si bien que la deuxième couleur devient dominante. Si « Changer le temps » a été jouée, cette étape est
        sautée, même si rien n’a été changé.

rulebook-end = Fin de partie et score
    .body =
        La partie s’arrête après un tour complet où quelqu’un reste sans cartes en main ; qui joue sa dernière carte
        mais en reçoit une autre au partage continue. La mise en jeu et tous les talismans en attente sont défaussés,
        et les cartes en main ne comptent pas.

        - Premier Talisman : **1 talisman**
        - Chaque talisman forgé : **1 talisman**
        - Chaque autre mise gagnée : **un demi-talisman**

        Le plus grand total gagne. En cas d’égalité, l’avantage va à qui a le plus de **talismans entiers** : le
        Premier Talisman et chaque 0 forgé seul. S’il y a encore égalité, le meilleur d’entre eux décide, celui dont
        la couleur est placée plus tôt dans la rangée finale ; le Premier Talisman n’a pas de couleur et vient après
        tous les autres. Ceux qui restent à égalité partagent la place, ou la victoire.

rulebook-options = Options
    .body =
        Ce sont là les règles **standard**. On peut convenir d’autres lectures :

        - **Valeur du Joker :** il vaut autant que sa fée, et non un de moins.
        - **Talismans entiers en cas d’égalité :** tous les talismans forgés sont entiers. Si les meilleurs sont de la
          même couleur, on les compare comme des cartes jouées : somme, moins de cartes, carte la plus haute.
        - **Un 0 gagné comme mise :** c’est un talisman entier, en cas d’égalité aussi.
        - **Choix de la nouvelle mise :** n’importe quelle carte jouée peut être choisie. Une combinaison qui perd
          ainsi une carte ne peut plus être forgée ; le reste est partagé, et son propriétaire participe.
        - **Forge et partage :** qui a un talisman en attente ne prend de cartes dans aucun tour.

        Les règles **sévères** réunissent les deux dernières : forger devient un pari, et les parties sont bien plus
        courtes.

rulebook-hints = Conseils pour une première partie
    .body =
        - Perdre n’est pas un drame : une mise est un demi-talisman, une combinaison forgée un talisman entier, et le
          partage apporte de nouvelles cartes.
        - Essayez des combinaisons de la deuxième couleur : si la météo change, elles sont achevées dès le tour
          suivant.
        - Retenez ce que les autres prennent au partage ; tout le monde le voit.
        - Comptez les mains. Quand l’une d’elles se vide, les talismans en attente sont en danger.

rulebook-example-turn = Exemple : un tour à quatre
    .body =
        La rangée est Soleil, Pluie, Neige, Brouillard, Orage, Nuages ; la mise est le Premier Talisman. Ada joue
        Soleil 6, Bruno Pluie 8 et Pluie 7, Clara Soleil 3 et un Joker, David « Changer le temps 7 ».

        Le 6 d’Ada bat le 3 + 2 = 5 de Clara ; le 15 de Bruno n’est que de la Pluie. Ada prend le Premier Talisman.
        Comme nouvelle mise, elle peut choisir Soleil 6 ou « Changer le temps 7 », car les deux combinaisons sont
        protégées. Elle choisit Soleil 6.

        Bruno, dont les cartes sont les plus faibles, met Pluie 8 et Pluie 7 en attente. Clara forge aussitôt, car
        Soleil est dominant. Puis la carte de David agit : il met Soleil en fin de rangée. Il ne reste à partager que
        « Changer le temps 7 », qu’il reprend. Ada ne décide plus de la météo.

rulebook-example-next = Exemple : le tour suivant
    .body =
        La rangée est maintenant Pluie, Neige, Brouillard, Orage, Nuages, Soleil. Bruno a un talisman de Pluie en
        attente et passe son tour. Ada joue Neige 5 et Neige 2, Clara Neige 7, David « Choisir la mise 1 ».

        Ada et Clara ont toutes deux 7 en Neige ; une carte bat deux cartes, donc Clara gagne Soleil 6. David peut
        choisir comme nouvelle mise n’importe laquelle des quatre cartes, car 5 et 2 ne forment pas une combinaison ;
        il choisit Neige 7. Le talisman de Bruno est forgé.

        On partage Neige 5, Neige 2 et « Choisir la mise 1 ». Ada, dont les cartes sont les plus faibles, prend
        « Choisir la mise 1 », David prend Neige 5, et Neige 2 revient à Ada. Clara garde la météo. Le score : Clara
        1,5 talisman, Ada et Bruno 1 chacun, David 0.
