# Les Arcanes du naufrage : tous les mots du jeu en français.

title = Les Arcanes du naufrage
tagline = Jouez l’un de vos deux destins, gardez l’autre caché et laissez le groupe le deviner avant que la perdition ne rattrape toute la table.
score =
    { $points ->
        [one] { $points } point sur 7
       *[other] { $points } points sur 7
    }


## Cartes

card-the-hours = Les Heures
    .help = Carte ouverte seulement si aucune carte de la rangée n’accepte l’un de vos deux destins ; elle accepte alors l’un ou l’autre. Le destin passe aussitôt sur la première carte de la rangée, quoi que celle-ci demande. Les Heures ne s’effacent jamais.
card-dawn = L’Aube
    .help = Accepte le plus haut de deux destins différents. Durée 3. Pouvoir : « { power-higher-than } ».
card-leviathan = Le Léviathan
    .help = Accepte l’un ou l’autre destin si leur somme est de 11 ou plus. Durée 4. Pouvoir : « { power-discard-lower } ».
card-midnight = Minuit
    .help = Accepte le plus bas de deux destins différents. Durée 3. Pouvoir : « { power-higher-than } ».
card-beast = La Bête
    .help = Accepte l’un ou l’autre destin si leur différence est exactement 1. Durée 1. Pouvoir : « { power-twice } ».
card-belltower = Le Clocher
    .help = Accepte l’un ou l’autre destin si leur somme est un multiple de 3. Durée 2. Pouvoir : « { power-discard-lower } ».
card-blind-man = L’Aveugle
    .help = Accepte n’importe quel destin. La perdition n’augmente pas quand cette carte s’efface. Durée 1. Pouvoir : « { power-ask-147 } ».
card-chalice = Le Calice
    .help = Accepte n’importe quel destin. Tout le monde apprend aussitôt si le destin que vous gardez est plus haut que celui que vous avez joué. Durée 2. Pouvoir : « { power-ask-147 } ».
card-deep = Les Abysses
    .help = Accepte l’un ou l’autre destin si leur somme est de 5 ou moins. Durée 3. Pouvoir : « { power-higher-than } ».
card-engine = La Machine
    .help = Accepte l’un ou l’autre destin si l’un est exactement le double ou le triple de l’autre. Durée 3. Pouvoir : « { power-ask-567 } ».
card-huntress = La Chasseresse
    .help = Accepte l’un ou l’autre destin si leur différence est exactement 2. Durée 1. Pouvoir : « { power-twice } ».
card-judge = Le Juge
    .help = Accepte l’un ou l’autre destin si leur somme est paire. Durée 3. Pouvoir : « { power-ask-345 } ».
card-key = La Clé
    .help = Accepte l’un ou l’autre destin si leur somme est 7, 8 ou 9. Durée 3. Pouvoir : « { power-old } ».
card-lord = Le Seigneur
    .help = Si exactement un des deux est un 5, un 6 ou un 7, accepte celui-là. Durée 3. Pouvoir : « { power-ask-567 } ».
card-mirror = Le Miroir
    .help = Accepte l’un ou l’autre de deux destins égaux. Durée 1. Pouvoir : « { power-twice } ».
card-noble = La Noble
    .help = Si exactement un des deux est un 3, un 4 ou un 5, accepte celui-là. Durée 3. Pouvoir : « { power-ask-345 } ».
card-prophet = Le Prophète
    .help = Accepte un destin si l’autre, celui que vous gardez, a la valeur d’un destin visible. Durée 2. Pouvoir : « { power-cycle } ».
card-rider = Le Cavalier
    .help = Accepte l’un ou l’autre destin s’ils diffèrent entre eux et de tous les destins visibles. Durée 2. Pouvoir : « { power-cycle } ».
card-servant = Le Serviteur
    .help = Si exactement un des deux est un 1, un 2 ou un 3, accepte celui-là. Durée 2. Pouvoir : « { power-ask-123 } ».
card-shore = Le Rivage
    .help = Accepte l’un ou l’autre destin si leur différence est de 4 ou plus. Durée 4. Pouvoir : « { power-discard-lower } ».
card-stranger = L’Étranger
    .help = Accepte l’un ou l’autre destin si leur somme est impaire. Durée 3. Pouvoir : « { power-ask-123 } ».
card-asunder = La Déchirure
    .help = Accepte le destin le plus haut si la différence des deux a la valeur d’un destin visible. Durée 1. Pouvoir : « { power-same } ».
card-fortune = La Fortune
    .help = De deux destins impairs différents, accepte le plus haut ; d’un impair et d’un pair, accepte le plus bas. Durée 3. Pouvoir : « { power-plus-1 } ».
card-iron = Le Fer
    .help = Accepte un destin si l’autre, celui que vous gardez, est plus haut que tous ceux qui se trouvent ici. Tant qu’il n’y en a aucun, accepte en principe n’importe lequel. Durée 4. Pouvoir : « { power-plus-1 } ».
card-captain = Le Capitaine
    .help = Si exactement un des deux est un 1, un 4 ou un 7, accepte celui-là. Durée 3. Pouvoir : « { power-ask-147 } ».
card-feast = Le Festin
    .help = Accepte n’importe quel destin ; vous en piochez ensuite un autre et jouez de nouveau, sur une carte différente. Durée 4. Pouvoir : « { power-relocate } ».
card-ghost = Le Fantôme
    .help = Accepte l’un ou l’autre destin si aucun destin visible n’est à exactement un de l’un des deux. Durée 2. Pouvoir : « { power-plus-1 } ».
card-lantern = La Lanterne
    .help = Accepte l’un ou l’autre destin si leur somme, ajoutée à celle de tous les destins visibles, est un multiple de 4. Durée 3. Pouvoir : « { power-relocate } ».
card-pallbearers = Les Porteurs de cercueil
    .help = Accepte l’un ou l’autre destin si leur différence est 1 ou 2. Durée 2. Pouvoir : « { power-within-2 } ».
card-passage = Le Passage
    .help = Accepte l’un ou l’autre destin si exactement une valeur visible se trouve strictement entre les deux. Durée 2. Pouvoir : « { power-same } ».
card-wish = Le Vœu
    .help = Accepte n’importe quel destin, et le groupe a une prédiction de plus dans ce tour. Durée 2. Pouvoir : « { power-old } ».
card-imago = L’Imago
    .help = Accepte n’importe quel destin. Un 7 qui se trouve ici ne compte que 1 heure. Durée 3. Pouvoir : « { power-cycle } ».
card-ash = La Cendre
    .help = Accepte n’importe quel 7. Les heures ne comptent pas : la carte s’efface à la fin d’un tour où un 1 ou un 2 a été joué, peu importe où. Pouvoir : « { power-help } ».
card-fall = La Chute
    .help = Accepte n’importe quel destin. Les heures ne comptent pas : la carte s’efface quand la somme de ses destins est au moins le double du destin caché de ce tour ; en principe, on l’annonce avant que le groupe n’agisse. Pouvoir : « { power-amplify } ».
card-musicians = Les Musiciens
    .help = Accepte l’un ou l’autre destin si les deux font exactement 11, seuls ou avec un destin visible. Durée 3. Pouvoir : « { power-exile } ».
card-north-wind = Le Vent du nord
    .help = Accepte l’un ou l’autre destin si l’un vaut exactement une heure de plus que l’autre. Durée 2. Pouvoir : « { power-slow } ».
card-thief = La Voleuse
    .help = Rien ne peut être joué ici. À chaque tour, une fois le destin joué, elle prend à une autre carte un destin plus haut que celui qui est caché, s’il y en a un. Durée 2. Pouvoir : « { power-help } ».


## Pouvoirs

power-ask-123 = 1-2-3 ?
    .help = Le groupe demande si le destin caché est un 1, un 2 ou un 3.
power-ask-147 = 1-4-7 ?
    .help = Le groupe demande si le destin caché est un 1, un 4 ou un 7.
power-ask-345 = 3-4-5 ?
    .help = Le groupe demande si le destin caché est un 3, un 4 ou un 5.
power-ask-567 = 5-6-7 ?
    .help = Le groupe demande si le destin caché est un 5, un 6 ou un 7.
power-higher-than = Plus haut que ?
    .help = Le groupe nomme un nombre de 1 à 6 et demande si le destin caché est plus haut.
power-same = Identique ?
    .help = Le groupe désigne un destin visible et demande si le destin caché a la même valeur.
power-within-2 = À 2 près ?
    .help = Le groupe demande si le destin caché est à 2 au plus du dernier destin joué.
power-twice = Deux fois
    .help = Le groupe a une prédiction de plus dans ce tour.
power-help = Aide
    .help = Le groupe renonce à un autre pouvoir effacé et demande si le destin caché est un 2 ou un 6 ; une seule réponse vaut pour les deux.
power-slow = Ralentir
    .help = Le groupe glisse ce pouvoir sous une carte de la rangée. Tant qu’il y reste, chaque destin posé sur cette carte compte 1 heure.
power-cycle = Renouvellement
    .help = Avant de jouer, le joueur actif remplace une carte de la rangée qui ne porte aucun destin par la première carte de la pioche.
power-relocate = Déplacer
    .help = Avant de jouer, le joueur actif déplace un destin visible sur une autre carte de la rangée, quoi que celle-ci demande.
power-plus-1 = +1
    .help = S’utilise avant de jouer : pour le reste du tour, le destin que le joueur actif ne joue pas compte pour les cartes un de plus. Une prédiction doit tout de même nommer la valeur imprimée.
power-old = Ancien ?
    .help = Après avoir joué, le joueur actif fait savoir à tout le monde si le dernier destin joué était ancien, c’est-à-dire gardé d’un tour précédent.
power-discard-lower = Défausser inférieur
    .help = Après avoir joué, le joueur actif remet dans le sac un destin visible plus bas que celui qui est caché.
power-exile = Exil
    .help = Après une prédiction juste, le groupe renonce à un autre pouvoir effacé et retire du jeu un destin visible.
power-amplify = Amplifier
    .help = Agit tout seul, sous la carte qui remplace la Chute. Dans le tour où cette carte s’efface, une prédiction juste rapporte 2 points, et chaque effacement qui augmente la perdition l’augmente de 3.


## Autres noms

hand =
    { $which ->
        [1] { $seat }, main A
        [2] { $seat }, main B
       *[other] { $seat }
    }
fate = { $value }
    .help = Il y a trois destins de chaque valeur. Sur une carte, un 1, 2 ou 3 compte 1 heure, un 4, 5 ou 6 en compte 2 et un 7 en compte 3.
slot = place { $slot }
answer-yes = oui
answer-no = non
vote =
    { $choice ->
        [1] { $seat } : pour
       *[other] { $seat } : contre
    }
switch-follow-speaker = Toujours approuver
switch-always-pass = Renoncer à tout pouvoir à son tour
proposal =
    { $details ->
        [none] { $act }
       *[other] { $act } ({ $details })
    }
placement =
    { $age ->
        [1] l’ancien { $value }
        [2] le nouveau { $value }
       *[other] { $value }
    } sur { $card ->
        [none] Les Heures
       *[other] { $card }
    }
visible = le { $value } posé sur { $card }
use = Utiliser { $card }
pay = { $card } en paiement
prediction = Prédire { $value }
reveal =
    { $hand ->
        [1] Montrer le destin de votre main B et le remettre dans le sac
       *[other] Montrer votre destin et le remettre dans le sac
    }
note = { $value }
join = { $seat }


## Décisions

decision-before_play_power = Utilisez-vous un pouvoir avant de jouer ?
    .action = { $item }
    .help = Toute la table n’a droit qu’à un pouvoir par tour. Si vous en utilisez un maintenant, le groupe ne pourra plus en utiliser pour trouver votre destin.
decision-cycle_target = Quelle carte est remplacée ?
    .action = Remplacer { $item }
    .help = La carte va sous la pioche, et la première carte de la pioche prend sa place. Rien ne s’efface, et la perdition n’augmente pas.
decision-relocate_source = Quel destin déplacez-vous ?
    .action = Déplacer { $item }
    .help = Vous pouvez déplacer n’importe quel destin visible. Ses heures compteront sur la carte où il va.
decision-relocate_destination = Où le déplacez-vous ?
    .action = Le poser sur { $item }
    .help = Sur n’importe quelle autre carte de la rangée, quoi qu’elle demande. Si les heures atteignent sa durée, elle s’efface à la fin du tour.
decision-play_fate = Quel destin jouez-vous, et sur quelle carte ?
    .action = Jouer { $item }
    .help = Seul ce que les cartes permettent est proposé. Choisissez ce qui en dira le plus sur le destin que vous gardez, et surveillez les heures de la carte. Les Heures ne sont ouvertes que si aucune carte de la rangée n’accepte l’un de vos destins.
decision-thief_take = Quel destin la Voleuse prend-elle ?
    .action = Prendre { $item }
    .help = Elle prend un destin plus haut que celui que vous gardez ; s’il y en a un, elle y est obligée. Vous ne pouvez passer que si aucun n’est assez haut.
decision-after_play_power = Utilisez-vous un pouvoir après avoir joué ?
    .action = { $item }
    .help = Toute la table n’a droit qu’à un pouvoir par tour, et tout ce que vous faites apprend quelque chose aux autres. Si vous en utilisez un maintenant, le groupe ne pourra plus le faire.
decision-discard_lower_target = Quel destin retourne dans le sac ?
    .action = Défausser { $item }
    .help = N’importe quel destin visible plus bas que celui que vous gardez, même celui que vous venez de jouer. Une carte qui perd ainsi des heures peut échapper à l’effacement.
decision-group_action = Que proposez-vous au groupe ?
    .action = { $item }
    .help = Une prédiction, un pouvoir, ou ni l’un ni l’autre. Une prédiction juste rapporte un point, et rien de ce qui s’efface dans ce tour n’augmente la perdition ; une prédiction fausse l’augmente de 1. Après un pouvoir, le groupe peut encore prédire ou passer.
decision-higher_than_number = Sur quel nombre porte la question ?
    .action = Est-il plus haut que { $item } ?
    .help = La réponse est oui si le destin caché est plus haut que le nombre, non s’il est égal ou plus bas.
decision-same_value = Sur quelle valeur visible porte la question ?
    .action = Est-ce un { $item } ?
    .help = Vous pouvez demander n’importe quelle valeur posée sur une carte de la rangée.
decision-slow_target = Quelle carte est ralentie ?
    .action = Ralentir { $item }
    .help = Désormais, chaque destin posé sur elle compte 1 heure, jusqu’à ce que la carte quitte la rangée. Une carte qui devrait s’effacer dans ce tour peut ainsi être sauvée.
decision-power_payment = À quel pouvoir renoncez-vous ?
    .action = Céder { $item }
    .help = Le pouvoir avec lequel vous payez n’a pas d’effet ; sa carte est dépensée.
decision-group_vote = Approuvez-vous la proposition ?
    .action = { $item }
    .help = Personne ne voit votre vote avant le dernier. Si la proposition est rejetée, c’est à l’allié suivant d’en faire une. Votez comme si vous ne connaissiez pas le destin de votre propre main.
decision-group_again = La prédiction était fausse. En proposez-vous une autre ?
    .action = { $item }
    .help = Si une des prédictions de ce tour est juste, les fausses ne comptent pas. Si toutes sont fausses, elles augmentent en principe la perdition de 1 en tout.
decision-exile_offer = Proposez-vous de retirer du jeu un destin visible ?
    .action = { $item }
    .help = Cela coûte un autre pouvoir effacé. Le destin ne revient jamais, et une carte qui perd ainsi des heures peut échapper à l’effacement.
decision-exile_target = Quel destin quitte le jeu ?
    .action = Exiler { $item }
    .help = N’importe quel destin visible. Il restera pour toujours un exemplaire de moins de sa valeur.

action-pass = Passer
action-agree = Approuver
action-object = Refuser

side-follow-speaker = Toujours approuver : activer ou désactiver
    .help = Tant que c’est activé, vous approuvez chaque proposition sans qu’on vous le demande.
side-always-pass = Renoncer à tout pouvoir à mon tour : activer ou désactiver
    .help = Tant que c’est activé, on ne vous propose pas de pouvoirs avant ni après avoir joué. Cela ne peut être changé que lorsque ce n’est pas votre tour.
side-leave = Quitter la table pour de bon
    .help = Vous partez à la fin du tour, ou aussitôt si c’est le vôtre. En principe, vos destins retournent dans le sac sans être vus.
side-seat-bot = Laisser un bot jouer à cette place
    .help = Le bot joue avec vos destins jusqu’à ce que vous repreniez la place.
side-seat-person = Reprendre cette place au bot
    .help = Vous continuez avec les destins qui s’y trouvent.
side-out-of-time = Le temps est écoulé
    .help = La décision est prise à la place de qui ne l’a pas prise à temps.
side-note = Retourner { $item } sur la ligne de nombres
    .help = Les alliés marquent les valeurs qu’ils ont exclues pour la main active. Tout le monde voit ces marques, mais ce ne sont que des notes.
side-join = S’asseoir, dans le sens horaire, après : { $item }
    .help = Vous entrez à la fin du tour et piochez des destins à votre premier tour.
side-reveal = { $item }
    .help = Prouve aux autres que ce destin est chez vous et que le joueur actif ne peut pas l’avoir. Cela ne coûte rien.


## Événements

event-row_laid = Voici la rangée : { $cards }. La perdition commence à { $doom }.
    .rule = Quatre cartes sont disposées face visible, de gauche à droite ; la perdition de départ dépend de la difficulté.
event-turn_began = Tour { $turn } : { $hand }.
    .rule = On joue dans le sens horaire ; le joueur actif est la personne dont c’est le tour, les autres sont les alliés.
event-drew =
    { $fates ->
        [hidden] { $seat } pioche { $count ->
            [one] un destin.
           *[other] { $count } destins.
        }
       *[other] { $you ->
            [yes] Vous piochez { $fates }.
           *[no] { $seat } pioche { $fates }.
        }
    }
    .rule = Le joueur actif pioche dans le sac jusqu’à avoir deux destins en main.
event-bag_empty = Le sac est vide : le { $fate } posé sur « { $card } » y retourne.
    .rule = S’il faut piocher alors que le sac est vide, le destin visible depuis le plus longtemps y retourne d’abord.
event-used_power = Le pouvoir « { $power } » de la carte « { $card } » est utilisé.
    .rule = Toute la table a droit à un pouvoir effacé par tour.
event-paid = La carte « { $card } » est cédée en paiement.
    .rule = « Aide » et « Exil » coûtent en plus un autre pouvoir effacé, dépensé sans effet.
event-cycled = La carte « { $card } » quitte la rangée et va sous la pioche ; à sa place : « { $newcomer } ».
    .rule = « Renouvellement » remplace une carte sans destin par la première de la pioche ; rien ne s’efface, et la perdition n’augmente pas.
event-relocated = Le { $fate } passe de « { $source } » à « { $target } ».
    .rule = « Déplacer » porte un destin visible sur n’importe quelle autre carte de la rangée, où comptent alors ses heures.
event-played =
    { $you ->
        [yes] Vous jouez un { $fate } sur « { $card } ».
       *[no] { $seat } joue un { $fate } sur « { $card } ».
    }
    .rule = Un destin se joue sur une carte dont les deux destins en main remplissent la condition ; personne n’apprend lequel des deux était le plus ancien.
event-played_on_hours =
    { $you ->
        [yes] Aucune carte n’accepte vos destins : vous jouez un { $fate } sur « Les Heures », et il passe sur « { $card } ».
       *[no] Aucune carte n’accepte l’un des deux destins : { $seat } joue un { $fate } sur « Les Heures », et il passe sur « { $card } ».
    }
    .rule = Les Heures ne sont ouvertes que si aucune carte de la rangée n’accepte l’un des deux destins ; le destin passe alors sur la première carte de la rangée.
event-told_higher = Le destin caché est-il plus haut que le { $fate } qui vient d’être joué ? Réponse : { $answer }.
    .rule = Jouer sur le Calice fait savoir si le destin gardé en main est plus haut ; égal ne compte pas comme plus haut.
event-extra_prediction = Le groupe a une prédiction de plus dans ce tour, soit { $count } en tout.
    .rule = Le Vœu et « Deux fois » accordent chacun une prédiction de plus dans le tour.
event-thief_took = La Voleuse prend le { $fate } posé sur « { $card } ».
    .rule = Une fois le destin joué, la Voleuse doit prendre à une autre carte un destin plus haut que celui qui est caché.
event-thief_took_nothing = La Voleuse ne trouve rien à prendre.
    .rule = La Voleuse ne prend qu’un destin plus haut que celui qui est caché ; si elle ne prend rien, il n’y en a sur aucune autre carte.
event-told_old = Le destin qui vient d’être joué était-il ancien ? Réponse : { $answer }.
    .rule = Un destin est ancien s’il était déjà en main au début du tour.
event-discarded = Le { $fate } posé sur « { $card } » retourne dans le sac : le destin caché est plus haut.
    .rule = « Défausser inférieur » retire un destin visible plus bas que celui qui est caché.
event-announced = En l’état, la carte « { $card } » va-t-elle s’effacer à la fin du tour ? Réponse : { $answer }.
    .rule = La Cendre et la Chute ne comptent pas les heures ; on annonce si leur propre condition est remplie avant que le groupe n’agisse.
event-proposed =
    { $you ->
        [yes] Vous proposez : « { $proposal } ».
       *[no] { $seat } propose : « { $proposal } ».
    }
    .rule = Les alliés proposent l’un après l’autre, les personnes puis les bots, dans le sens horaire à partir du joueur actif.
event-voted = Tous les votes sont là. { $votes }.
    .rule = Les votes restent secrets jusqu’au dernier ; puis tous sont montrés.
event-rejected = La proposition « { $proposal } » est rejetée.
    .rule = Après une proposition rejetée, c’est à l’allié suivant d’en faire une ; chacun en fait au plus une par ronde.
event-no_agreement = Toutes les propositions ont été rejetées. On fait finalement ceci : « { $proposal } ».
    .rule = Faute d’accord, on suit la proposition la plus soutenue si plus de la moitié des alliés l’ont approuvée ; sinon, on ne fait rien.
event-asked_values = Le destin caché est-il parmi ces valeurs : { $values } ? Réponse : { $answer }.
    .rule = Toute question reçoit une réponse vraie, oui ou non, que tout le monde entend.
event-asked_higher = Le destin caché est-il plus haut que { $number } ? Réponse : { $answer }.
    .rule = Toute question reçoit une réponse vraie, oui ou non ; égal ne compte pas comme plus haut.
event-asked_same = Le destin caché est-il un { $number } ? Réponse : { $answer }.
    .rule = La question doit porter sur une valeur visible sur une carte.
event-asked_within = Le destin caché est-il à 2 au plus du { $fate } qui vient d’être joué ? Réponse : { $answer }.
    .rule = La question compare le destin caché au dernier destin joué dans ce tour.
event-slowed = La carte « { $card } » est ralentie : chaque destin posé sur elle compte 1 heure.
    .rule = « Ralentir » reste sous une carte jusqu’à ce qu’elle quitte la rangée.
event-predicted = Le groupe prédit { $number }. Est-ce juste ? Réponse : { $answer }.
    .rule = Une prédiction nomme une seule valeur, n’importe laquelle de 1 à 7.
event-no_prediction = Le groupe ne fait pas de prédiction.
    .rule = Sans prédiction, le destin caché reste en main, et tout ce qu’on en sait reste vrai.
event-showed = Le destin caché est montré : { $fate }. Il retourne dans le sac.
    .rule = Après une prédiction, juste ou fausse, le destin caché retourne dans le sac et sa ligne de nombres repart à neuf.
event-returned_unseen =
    { $count ->
        [one] Un destin retourne dans le sac sans être vu.
       *[other] { $count } destins retournent dans le sac sans être vus.
    }
    .rule = Les destins qui retournent dans le sac sans être montrés gardent leur valeur pour eux.
event-scored =
    { $points ->
        [one] Un point ! Le score est de { $score } sur 7.
       *[other] { $points } points ! Le score est de { $score } sur 7.
    }
    .rule = Une prédiction juste rapporte 1 point, ou 2 dans un tour amplifié.
event-doom_grew = La perdition augmente de { $amount } et atteint { $doom } sur 7.
    .rule = Les prédictions fausses augmentent la perdition de 1 ; chaque carte qui s’efface l’augmente de 2, ou de 3 dans un tour amplifié, à moins que le groupe n’ait prédit juste dans ce tour.
event-exiled = Le { $fate } posé sur « { $card } » quitte le jeu pour de bon.
    .rule = Un destin exilé ne retourne jamais dans le sac.
event-faded = La carte « { $card } » s’efface. De retour dans le sac : { $fates }.
    .rule = À la fin de chaque tour s’efface toute carte dont les destins portent au moins autant d’heures que sa durée ; la Cendre et la Chute ont leurs propres règles.
event-spent = La carte « { $card } » est dépensée.
    .rule = Un pouvoir utilisé ou cédé va face visible sous la pioche, à moins que la table ne joue sans retour.
event-refilled = La carte « { $card } » entre dans la rangée, { $slot }.
    .rule = La première carte de la pioche remplace une carte qui s’est effacée.
event-recycled = La pioche est vide : la carte « { $card } » revient dans la rangée, { $slot }.
    .rule = Quand la pioche est vide, la carte dont le pouvoir attend depuis le plus longtemps revient dans la rangée, et ce pouvoir est perdu.
event-amplified = « Amplifier » se trouve maintenant sous « { $card } ».
    .rule = Quand la Chute s’efface, son pouvoir ne rejoint pas les autres : il va sous la carte qui prend sa place.
event-revealed =
    { $you ->
        [yes] Vous montrez votre destin, un { $fate }, et le remettez dans le sac.
       *[no] { $seat } montre un { $fate } et le remet dans le sac.
    }
    .rule = Un allié peut renoncer à un destin pour prouver où se trouve le dernier exemplaire de sa valeur.
event-noted = Ligne de nombres ({ $hand }) : le { $number } est exclu.
    .rule = Pendant que le groupe délibère, les alliés marquent sur la ligne de nombres les valeurs qu’ils ont exclues.
event-unnoted = Ligne de nombres ({ $hand }) : le { $number } est de nouveau possible.
    .rule = Une marque sur une ligne de nombres n’est qu’une note et peut être retirée.
event-switched =
    { $you ->
        [yes] Vous changez une habitude. { $switch } : { $answer }.
       *[no] { $seat } change une habitude. { $switch } : { $answer }.
    }
    .rule = On peut approuver toutes les propositions, ou renoncer à tout pouvoir à son tour, sans avoir à répondre chaque fois.
event-will_join =
    { $you ->
        [yes] À la fin du tour, vous prendrez place, dans le sens horaire, après : { $after }.
       *[no] À la fin du tour, { $seat } prendra place, dans le sens horaire, après : { $after }.
    }
    .rule = On peut entrer entre deux tours, n’importe où dans l’ordre du jeu, tant qu’il y a moins de cinq personnes à la table.
event-joined =
    { $you ->
        [yes] Vous entrez dans la partie, dans le sens horaire, après : { $after }.
       *[no] { $seat } entre dans la partie, dans le sens horaire, après : { $after }.
    }
    .rule = Qui entre fait aussitôt partie des alliés et pioche des destins à son premier tour.
event-will_leave =
    { $you ->
        [yes] Vous quitterez la table à la fin du tour.
       *[no] { $seat } quittera la table à la fin du tour.
    }
    .rule = Qui a demandé à partir ne propose plus rien et approuve toutes les propositions des autres.
event-left =
    { $you ->
        [yes] Vous quittez la table.
       *[no] { $seat } quitte la table.
    }
    .rule = Les destins de qui s’en va retournent dans le sac sans être vus, et les autres se resserrent.
event-forfeited =
    { $you ->
        [yes] Vous partez au milieu de votre tour : il n’y a pas de prédiction.
       *[no] { $seat } part au milieu du tour : il n’y a pas de prédiction.
    }
    .rule = Si le joueur actif s’en va, un destin déjà joué reste, les autres retournent dans le sac sans être vus, et les cartes s’effacent comme d’habitude.
event-bot_sat_down =
    { $you ->
        [yes] Un bot joue maintenant à votre place.
       *[no] Un bot joue maintenant pour { $seat }.
    }
    .rule = Le bot continue avec les mêmes destins et les mêmes droits.
event-person_sat_down =
    { $you ->
        [yes] Vous reprenez votre place au bot.
       *[no] { $seat } reprend sa place au bot.
    }
    .rule = Une personne peut à tout moment reprendre une place à un bot.
event-ran_out_of_time =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] { $seat } n’a plus de temps.
    }
    .rule = Quand le temps est écoulé, la décision est prise d’office ; à la deuxième fois de suite, un bot prend la place.
event-won = La table a gagné avec { $score } points !
    .rule = Quand le score atteint 7, tout le monde gagne aussitôt, et plus rien ne s’efface.
event-lost = La table a perdu. { $ending }
    .rule = Quand la perdition atteint 7, tout le monde perd aussitôt.
event-abandoned = Il ne reste personne à la table ; la partie finit sans résultat.
    .rule = Quand toutes les personnes sont parties, la partie est abandonnée.


## La table

zone-turn = Tour
zone-phase = Phase
zone-order = Ordre du jeu
zone-active = Main active
zone-score = Score
zone-doom = Perdition
zone-row = Rangée
zone-fates = Destins visibles
zone-hours = Heures sur les cartes
zone-due = Sur le point de s’effacer
zone-attached = Sous les cartes
zone-deck_top = Première carte de la pioche
zone-deck = Pioche
zone-deck_unseen = Cartes jamais vues
zone-deck_known = Bas de la pioche
zone-faded = Pouvoirs effacés
zone-bag = Sac
zone-exile = Exil
zone-power_used = Pouvoir utilisé dans ce tour
zone-plus_one = Le destin non joué compte un de plus
zone-predictions_left = Prédictions restantes
zone-tried = Prédictions fausses
zone-plays = Joué dans ce tour
zone-proposal = Proposition
zone-offers = Propositions rejetées
zone-hints = Déduction
zone-joining = Va entrer
zone-present = À la table
zone-hands = Destins en main
zone-line = Exclus sur la ligne de nombres
zone-bot = Bot
zone-follows = Approuve toujours
zone-passes = N’utilise pas de pouvoirs
zone-leaving = Va partir
zone-vote = Vote

phase-draw = Pioche
phase-before_play = Avant de jouer
phase-play = Jeu
phase-mandatory = La Voleuse
phase-after_play = Après avoir joué
phase-announce = Annonce
phase-group = Le groupe décide
phase-resolve = Résolution
phase-after_resolve = Après la prédiction
phase-fade = Effacement
phase-turn_end = Fin du tour

ending-won = Le score a atteint 7.
ending-doomed = La perdition a atteint 7.
ending-deck_empty = La pioche est épuisée.
ending-turn_limit = Le dernier tour permis est passé.
ending-abandoned = Tout le monde a quitté la table.

board-score = Score
board-doom = Perdition
board-row = Rangée
board-deck = Pioche
board-deck-top = Suivante
board-bag = Sac
board-faded = Pouvoirs
board-no-powers = encore aucun pouvoir
board-power-used = pouvoir du tour déjà utilisé
board-exile = Exil
board-attached = Dessous
board-empty = aucun destin
board-hours = heures : { $hours } sur { $duration }
board-no-duration = ne compte pas les heures
board-due = va s’effacer
board-on-hours = en passant par Les Heures
board-line = Exclus
board-hidden = caché
board-old = ancien
board-new = nouveau
board-active = Joue
board-you-hold = En main
board-predictions = Prédictions restantes
board-tried = Fausses
board-proposal = Proposition
board-bot = bot
board-leaving = va partir
board-joining = va entrer
board-turns = Tours
board-absent = a quitté la table
board-notes = Ligne de nombres : { $hand }
board-sign-1 = 1 heure
board-sign-2 = 2 heures
board-sign-3 = 3 heures
board-sign-duration = heures jusqu’ici, sur la durée
board-sign-power = pouvoir, une fois effacée

# Ce qu’une carte accepte, en peu de mots ; il s’agit des deux destins en main.
board-takes-dawn = le plus haut
board-takes-leviathan = somme 11 ou plus
board-takes-midnight = le plus bas
board-takes-beast = différence 1
board-takes-belltower = somme multiple de 3
board-takes-blind-man = tous ; sans perdition
board-takes-chalice = tous ; dit si l’autre est plus haut
board-takes-deep = somme 5 ou moins
board-takes-engine = l’un double ou triple l’autre
board-takes-huntress = différence 2
board-takes-judge = somme paire
board-takes-key = somme 7, 8 ou 9
board-takes-lord = le seul parmi 5, 6 et 7
board-takes-mirror = deux destins égaux
board-takes-noble = le seul parmi 3, 4 et 5
board-takes-prophet = la valeur de l’autre est visible
board-takes-rider = différents entre eux et des visibles
board-takes-servant = le seul parmi 1, 2 et 3
board-takes-shore = différence 4 ou plus
board-takes-stranger = somme impaire
board-takes-asunder = le plus haut ; différence visible
board-takes-fortune = impairs : le plus haut ; mixtes : le plus bas
board-takes-iron = l’autre est plus haut que tous ici
board-takes-captain = le seul parmi 1, 4 et 7
board-takes-feast = tous ; puis on rejoue
board-takes-ghost = aucun visible à 1 près
board-takes-lantern = somme avec les visibles multiple de 4
board-takes-pallbearers = différence 1 ou 2
board-takes-passage = une seule valeur visible entre eux
board-takes-wish = tous ; une prédiction de plus
board-takes-imago = tous ; un 7 compte 1 heure
board-takes-ash = un 7 ; s’efface si l’on joue 1 ou 2
board-takes-fall = tous ; s’efface selon sa somme
board-takes-musicians = somme 11, même avec un visible
board-takes-north-wind = heures : différence 1
board-takes-thief = rien ; prend elle-même un destin
board-takes-the-hours = un destin quelconque, si aucune carte n’en accepte


## La table dans le navigateur

board-moment = Tour { $turn } · { $phase }
board-track = { $steps } sur { $goal }
board-secret-fates =
    { $count ->
        [0] aucun destin en main
        [one] un destin caché
       *[other] { $count } destins cachés
    }
board-cards-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-fates-left =
    { $count ->
        [one] { $count } destin
       *[other] { $count } destins
    }
board-deck-inside = Ce que contient la pioche
board-others = Les alliés autour de la table
board-lift = prenez-le, puis choisissez une carte
board-just-played = joué à l’instant
board-crossed-out = exclu
board-wrong = prédiction fausse
board-cross-out = Exclure { $value }
board-has-voted = a voté
board-agrees = vous êtes pour
board-objects = vous êtes contre
board-says = { $seat } propose : « { $proposal } »
board-support = { $count } pour
board-percent = { $percent } %


## Déduction

hint-title = Déduction
hint-private = Pour vos yeux seulement : en comptant aussi vos propres destins
hint-public = Ce que les autres peuvent déduire de votre destin
hint-possible = Encore possibles ({ $seat }) : { $values }
hint-cooperative = Si l’on a voulu en dire le plus possible : { $values }
hint-likely = { $value } : { $percent } %
hint-none = Rien à déduire pour le moment.
hint-off = Cette table joue sans le panneau de déduction.
hint-thinking = Réflexion en cours …
hint-open = possible
hint-out = { $value } est exclu : { $reason }
hint-play = { $play } laisse : { $values }
hint-play-best = en dit le plus
hint-play-chance = la meilleure hypothèse serait juste dans { $percent } % des cas
advice-reason = Ce que tous penseraient du destin caché : { $reason }

reason-played = sinon, { $value } n’aurait pas pu être joué sur « { $card } » (tour { $turn })
reason-played-hours = sinon, une carte aurait accepté un destin, et { $value } ne serait pas passé par « Les Heures » (tour { $turn })
reason-told-higher = au Calice, la réponse à « plus haut que { $value } ? » a été { $answer } (tour { $turn })
reason-asked = la réponse à la question sur { $values } a été { $answer } (tour { $turn })
reason-thief = la Voleuse ne prend que plus haut, et elle a pris le { $value } posé sur « { $card } » (tour { $turn })
reason-thief-nothing = la Voleuse n’a rien trouvé de plus haut (tour { $turn })
reason-old = la réponse à « le destin joué était-il ancien ? » a été { $answer } (tour { $turn })
reason-discarded = le { $value } posé sur « { $card } » a été défaussé comme plus bas (tour { $turn })
reason-fall = la réponse à « la Chute va-t-elle s’effacer ? » a été { $answer } (tour { $turn })
reason-predicted = la prédiction { $value } était fausse (tour { $turn })
reason-copies = on sait déjà où sont tous ses exemplaires
reason-held = le destin vient d’un tour précédent, où cette valeur a été exclue
reason-own = vos propres destins n’en laissent aucun exemplaire


## Options

option-difficulty = Difficulté
    .help = La perdition au début de la partie.
option-difficulty-normal = Normal : perdition 2
option-difficulty-easy = Facile : perdition 0
option-difficulty-hard = Difficile : perdition 4
option-difficulty-doomed = Condamnés : perdition 6
option-sets = Séries supplémentaires
    .help = Des cartes mélangées aux vingt du jeu de base.
option-sets-none = Aucune
option-sets-promo = Promo
option-sets-imago = L’Imago
option-sets-stars_below = Les Étoiles d’en bas
option-custom_deck = Pioche sur mesure
    .help = La pioche se compose exactement de ces cartes, au moins huit ; les séries ne comptent plus.
option-two_player_challenge = Défi à deux
    .help = À deux, avec deux mains chacun, et chaque main a son propre tour.
option-start_seat = Qui commence
    .help = À qui revient le premier tour.
option-start_seat-random = Par tirage au sort
option-start_seat-0 = Première place
option-start_seat-1 = Deuxième place
option-start_seat-2 = Troisième place
option-start_seat-3 = Quatrième place
option-start_seat-4 = Cinquième place
option-refill_position = Remplacement d’une carte effacée
    .help = Où va la nouvelle carte. C’est important, car les destins joués sur les Heures passent sur la première carte de la rangée.
option-refill_position-same_slot = À la même place
option-refill_position-append_right = Au bout à droite ; les autres se resserrent
option-consent = Accord du groupe
    .help = Ce qu’il faut pour qu’une proposition soit suivie.
option-consent-unanimous = Tout le monde approuve
option-consent-majority = Plus de la moitié approuve
option-consent-speaker = Qui parle en premier décide
option-consent-host = Qui invite décide
option-consent_fallback = Faute d’accord
    .help = Ce qui se passe quand les propositions de tous les alliés ont été rejetées.
option-consent_fallback-majority = La proposition la plus soutenue, si plus de la moitié l’approuve
option-consent_fallback-pass = Le groupe ne fait rien
option-human_first = Les personnes d’abord
    .help = Si les personnes font leurs propositions avant les bots.
option-bots_follow_humans = Les bots suivent les personnes
    .help = Si les bots approuvent tout ce que propose une personne.
option-reveal_discard = Montrer son propre destin
    .help = Quand un allié peut montrer un destin et le remettre dans le sac, pour prouver que le joueur actif ne peut pas l’avoir.
option-reveal_discard-last_copy = Seulement le dernier exemplaire d’une valeur
option-reveal_discard-any = N’importe quel destin
option-reveal_discard-off = Jamais
option-multi_wrong_doom = Plusieurs prédictions fausses
    .help = De combien elles augmentent la perdition si toutes les prédictions d’un tour sont fausses.
option-multi_wrong_doom-once = De 1 en tout
option-multi_wrong_doom-each = De 1 chacune
option-wrong_reveal = Montrer le destin après une prédiction fausse
    .help = Si tout le monde voit la valeur avant que le destin ne retourne dans le sac.
option-fall_check = La Chute
    .help = Quand on apprend que la Chute va s’effacer, ce qui dit quelque chose du destin caché.
option-fall_check-announce = Annoncé avant que le groupe n’agisse
option-fall_check-fade_only = Seulement quand elle s’efface
option-passage_counts = Le Passage
    .help = Ce que l’on compte entre les deux destins ; il doit y en avoir exactement un.
option-passage_counts-values = Les valeurs visibles
option-passage_counts-tokens = Les destins visibles
option-iron_empty = Le Fer sans destins
    .help = Ce qui peut être joué sur le Fer tant qu’il n’y a rien dessus.
option-iron_empty-zero = N’importe quel destin
option-iron_empty-closed = Rien
option-spent_cards = Pouvoirs dépensés
    .help = Où vont les pouvoirs utilisés ou cédés.
option-spent_cards-bottom = Sous la pioche
option-spent_cards-removed = Hors du jeu
option-deck_empty = Pioche vide
    .help = Ce qui se passe quand il faut remplacer une carte et que la pioche est épuisée.
option-deck_empty-recycle_oldest = Le plus ancien pouvoir revient dans la rangée
option-deck_empty-loss = La partie est perdue
option-on_leave = Quand quelqu’un s’en va
    .help = Ce que devient une place quittée pour de bon.
option-on_leave-remove_seat = La place disparaît
option-on_leave-bot_takes_seat = Un bot prend la place
option-allow_join = Entrer en cours de partie
    .help = Si l’on peut encore s’asseoir à la table entre deux tours.
option-mute_active = Silence du joueur actif
    .help = Si la messagerie du joueur actif est fermée jusqu’à ce que la prédiction soit réglée.
option-hints = Panneau de déduction
    .help = Ce que la table calcule pour vous. Le panneau n’utilise que ce que tout le monde peut savoir.
option-hints-off = Désactivé
option-hints-logical = Ce qui est encore possible
option-hints-cooperative = Ce que voudrait dire un coup généreux
option-hints-bayes = Probabilités
option-auto_number_line = Lignes de nombres
    .help = Qui marque les valeurs exclues.
option-auto_number_line-off = Les alliés
option-auto_number_line-logical = La table elle-même
option-timers = Limites de temps
    .help = Si une décision est prise à votre place quand vous tardez trop.
option-timers-off = Désactivées
option-timers-on = Activées
option-max_turns = Partie la plus longue
    .help = Après ce nombre de tours, la partie est perdue. Avec le jeu de base, on n’en arrive jamais là.

preset-rulebook = Selon le livret
    .help = Le jeu de base tel que son livret l’explique : le bon choix pour une première partie.
preset-everything = Tout
    .help = Les 36 cartes, avec leurs nouvelles conditions et leurs nouveaux pouvoirs.
preset-family = Famille
    .help = Aucune perdition au départ, un panneau qui montre ce qui est encore possible, et une simple majorité.
preset-expert_pair = Duo complice
    .help = À deux, avec deux mains chacun et une perdition de 4 dès le départ.
preset-solo = En solitaire
    .help = Une personne parmi des bots, sans l’aide du panneau de déduction.
preset-research = Recherche
    .help = Une seule voix décide pour le groupe ; on n’entre pas en cours de partie, il n’y a pas de limites de temps et l’on ne montre pas de destins.
preset-no_return = Sans retour
    .help = Les pouvoirs utilisés quittent le jeu, et une pioche vide signifie la défaite.


## Tutorial

tutorial-goal = Bienvenue à bord ! Vous gagnez ensemble ou vous perdez ensemble. Devinez sept fois ce qu’un autre a en main, et la partie est gagnée ; si la perdition atteint sept, tout est perdu.
tutorial-row = Le joueur actif a deux destins, des nombres de 1 à 7, et en joue un sur une carte de cette rangée. Chaque carte n’accepte un destin qu’à sa propre condition. C’est ainsi que vous vous parlez : sans un mot.
tutorial-read = Votre allié vient de jouer un destin sur { $item }. Cette carte n’accepte un destin que si les deux destins de la main sont égaux.
tutorial-predict = Le destin resté en main porte donc le même nombre que celui de la table. C’est certain. Choisissez : { $item }.
tutorial-faded = Juste : le premier de sept points ! Les destins pèsent sur leur carte, et celle-ci était trop fragile : elle s’est effacée. Une carte qui s’efface augmente la perdition, mais pas dans un tour où la prédiction est juste. Il reste son pouvoir, à la disposition de tous.
tutorial-hand = À vous maintenant. Voici vos deux destins, et personne d’autre ne les voit. Jouez-en un de manière que l’on puisse en déduire l’autre.
tutorial-play = L’une des cartes veut deux destins dont la différence est exactement 2. Si vous y posez le plus bas, l’autre ne peut être que 2 plus haut, car il n’y a rien 2 plus bas. Choisissez : { $item }.
tutorial-understood = Compris ! Le bon nombre a été nommé : le deuxième point. Et une autre carte s’est effacée sans faire de mal.
tutorial-doubt = Cette fois, c’est sur { $item } que l’on a joué : il faut une différence d’exactement 1. Le destin caché est donc un de plus ou un de moins : deux possibilités, et une prédiction fausse augmente la perdition.
tutorial-power = Un pouvoir tombe à point. On peut en utiliser un par tour, et celui-ci permet deux prédictions. Choisissez : { $item }.
tutorial-first = Avec deux essais pour deux possibilités, rien ne peut mal tourner. Commencez par la plus basse : { $item }.
tutorial-second = Ce n’était pas celui-là, mais cela ne coûte rien si la prédiction suivante est juste. Il ne reste qu’un nombre. Choisissez : { $item }.
tutorial-end = Trois points, et aucune perdition ! D’ordinaire, c’est moins clair : on se demande alors ce qui aurait pu être joué à la place, ou l’on ne prédit rien et l’on attend. À vous de jouer une vraie partie !


## Le livret de règles

rulebook-goal = De quoi il s’agit
    .body =
        De deux à cinq joueurs sont dans le même bateau : ils gagnent ensemble ou perdent ensemble. À votre tour, vous
        avez deux nombres de 1 à 7 que personne d’autre ne voit : vos **destins**. Vous en jouez un sur une carte dont
        les deux remplissent la condition, sans un mot. Les autres regardent ce que vous avez joué, et où, et tâchent de
        nommer le nombre resté dans votre main : le **destin caché**.

        - Chaque prédiction juste rapporte un point. À **7 points**, toute la table a gagné.
        - Les prédictions fausses et les cartes qui s’effacent augmentent la **perdition**. Quand elle atteint **7**,
          toute la table a perdu.

        Une partie dure de dix à vingt tours, soit de dix à trente minutes.

rulebook-table = Ce qu’il y a sur la table
    .body =
        - **Destins :** 21 jetons dans un sac, trois de chaque valeur de 1 à 7. Chacun vaut un certain nombre
          d’**heures** : 1, 2 et 3 valent une heure, 4, 5 et 6 deux heures, 7 trois heures.
        - **Cartes Arcane :** 20 dans le jeu de base, 16 autres dans les séries supplémentaires. Au recto, une condition
          pour jouer et une **durée** en heures, dessinée en lunes. Au verso, un pouvoir, à la disposition de tout le
          monde une fois la carte **effacée**.
        - **La rangée :** quatre cartes face visible. Une carte garde les destins qu’on y joue jusqu’à ce qu’elle
          s’efface.
        - **Les Heures :** une carte à part, à gauche de la rangée. C’est le dernier recours quand rien d’autre ne peut
          être joué.
        - **La pioche :** le reste des cartes, face visible. Tout le monde voit la première.
        - **Deux pistes :** le score et la perdition, de 0 à 7.
        - **Une ligne de nombres par main :** les valeurs de 1 à 7, où les autres notent ce qu’ils ont exclu.

        Tout destin posé sur une carte de la rangée est **visible**. Ceux des mains, du sac et de l’exil ne le sont pas.

rulebook-setup = Avant le premier tour
    .body =
        Mélangez les cartes, alignez-en quatre de gauche à droite dans la rangée et posez le reste à côté : c’est la
        pioche. Tous les destins vont dans le sac ; personne n’en a encore. Le score commence à 0, et la perdition à un
        nombre qui fixe la difficulté :

        - **Facile :** perdition 0
        - **Normal :** perdition 2
        - **Difficile :** perdition 4
        - **Condamnés :** perdition 6 ; une seule erreur, et c’est la fin

        On tire au sort qui commence, puis on joue dans le sens horaire. Le nombre de joueurs ne change rien d’autre.

rulebook-turn = Un tour, pas à pas
    .body =
        La personne dont c’est le tour est le **joueur actif**. Les autres sont les **alliés** ; ensemble, ils forment
        le **groupe**.

        - **Pioche.** Le joueur actif pioche jusqu’à avoir deux destins en main. Un destin déjà là est **ancien**, un
          destin pioché dans ce tour est **nouveau**.
        - **Pouvoir avant de jouer.** Le joueur actif peut en utiliser un.
        - **Jeu.** Le joueur actif joue l’un des deux destins. C’est obligatoire.
        - **Pouvoir après avoir joué.** Le joueur actif peut en utiliser un.
        - **Prédiction.** Les alliés peuvent utiliser un pouvoir, prédire le destin caché, ou ne rien faire.
        - **Résolution.** Un point pour une prédiction juste, de la perdition pour une fausse.
        - **Effacement.** Chaque carte qui porte trop d’heures quitte la rangée.

        Dans un tour, on ne peut utiliser qu’**un seul pouvoir**, soit le joueur actif, soit le groupe, et non un
        chacun. Puis vient le tour suivant.

rulebook-playing = Jouer un destin
    .body =
        Pour savoir si une carte accepte un destin, on regarde les deux destins de votre main et, pour certaines cartes,
        les destins visibles aussi. Celui que vous allez jouer n’est pas encore visible. S’il y a plusieurs
        possibilités, choisissez librement le destin et la carte : seule la carte sur laquelle vous jouez a un effet.

        Tout le monde voit la valeur et la carte. Personne n’apprend si le destin était ancien ou nouveau.

        Si **aucune carte de la rangée n’accepte l’un des deux destins**, et seulement alors, vous jouez sur **Les
        Heures**, celui que vous voulez. Le destin passe aussitôt sur la première carte de la rangée. La condition et
        l’effet particulier de cette carte n’importent pas, mais les heures y comptent désormais. Vos alliés apprennent
        tout de même beaucoup : rien dans la rangée ne pouvait être joué.

rulebook-cards = Les vingt cartes du jeu de base
    .body =
        Quand il n’est pas dit lequel des deux destins se joue, c’est à vous de choisir. La durée est entre parenthèses.

        - **L’Aube (3), Minuit (3) :** les destins sont différents. L’Aube accepte le plus haut, Minuit le plus bas.
        - **Les Abysses (3) :** la somme est de 5 ou moins.
        - **La Clé (3) :** la somme est 7, 8 ou 9.
        - **Le Léviathan (4) :** la somme est de 11 ou plus.
        - **Le Juge (3), L’Étranger (3) :** la somme est paire pour le premier, impaire pour le second.
        - **Le Clocher (2) :** la somme est un multiple de 3.
        - **Le Miroir (1), La Bête (1), La Chasseresse (1) :** la différence est exactement 0, 1 ou 2, dans cet ordre.
        - **Le Rivage (4) :** la différence est de 4 ou plus.
        - **La Machine (3) :** un destin est le double ou le triple de l’autre.
        - **Le Serviteur (2), La Noble (3), Le Seigneur (3) :** exactement un des deux est parmi 1, 2, 3, ou 3, 4, 5, ou
          5, 6, 7, dans cet ordre ; c’est lui qui se joue.
        - **Le Prophète (2) :** l’un des deux a la valeur d’un destin visible ; c’est l’autre qui se joue. Si les deux
          l’ont, à vous de choisir.
        - **Le Cavalier (2) :** les deux diffèrent entre eux et de tous les destins visibles.
        - **L’Aveugle (1) :** n’importe quel destin. Quand cette carte s’efface, la perdition n’augmente pas.
        - **Le Calice (2) :** n’importe quel destin. Tout le monde apprend aussitôt si le destin que vous gardez est
          plus haut que celui que vous avez joué ; égal n’est pas plus haut.

rulebook-group = Comment le groupe décide
    .body =
        Le joueur actif ne prend aucune part à la suite et garde le silence. Les alliés discutent comme ils veulent,
        avec une règle d’honneur : personne ne laisse deviner le destin de sa propre main, pas même pour éviter une
        erreur.

        Les alliés font tour à tour des **propositions**, les personnes avant les bots et dans le sens horaire à partir
        du joueur actif. Une proposition est une prédiction, un pouvoir avec tous ses détails, ou simplement de passer.
        Les autres alliés **votent**, et personne ne voit un vote avant le dernier.

        - Si tout le monde approuve, la proposition est suivie. Après un pouvoir commence une nouvelle ronde de
          propositions.
        - Si quelqu’un refuse, rien ne se passe, et c’est à l’allié suivant de proposer. Chacun fait une proposition par
          ronde.
        - Si toutes les propositions d’une ronde ont été rejetées, on suit la plus soutenue, pourvu que plus de la
          moitié des alliés l’aient approuvée ; à égalité, la première. Sinon, le groupe passe.

        Avec un seul allié, il n’y a rien à voter. Si vous faites confiance aux autres, activez « Toujours approuver » :
        vous approuverez chaque proposition sans qu’on vous le demande.

rulebook-predicting = La prédiction
    .body =
        Une prédiction nomme **une seule valeur**. Toutes sont permises de 1 à 7, même une valeur impossible.

        - **Juste :** un point. Le destin est montré et retourne dans le sac, et aucune carte qui s’efface dans ce tour
          n’augmente la perdition.
        - **Fausse :** la perdition augmente de 1. Le destin est montré et retourne dans le sac.
        - **Aucune prédiction :** on ne gagne et on ne perd rien. Le destin reste en main ; au tour suivant, cette main
          ne pioche qu’un nouveau destin, et l’un comme l’autre peut être joué.

        Si une carte ou un pouvoir permet **plusieurs prédictions** dans un tour, on les fait l’une après l’autre. Après
        une fausse, le groupe peut s’arrêter. Si l’une est juste, les fausses qui la précèdent ne comptent pas ; si
        toutes sont fausses, elles augmentent la perdition de 1 en tout. Après la première prédiction, le groupe ne peut
        plus poser de questions.

rulebook-fading = Les heures et l’effacement
    .body =
        À la fin de chaque tour, on additionne les heures des destins de chaque carte. Une carte s’efface dès qu’elles
        ont atteint sa **durée**. Alors

        - ses destins retournent dans le sac ;
        - la carte est retournée et rejoint les **pouvoirs effacés** ;
        - la perdition augmente de **2**, à moins que le groupe n’ait prédit juste dans ce tour ;
        - la première carte de la pioche prend sa place dans la rangée.

        Si plusieurs cartes s’effacent, c’est de gauche à droite, et chacune augmente la perdition. Celle d’une
        prédiction fausse s’y ajoute. On ne regarde les cartes qu’à ce moment : pendant le tour, une carte qui porte
        trop d’heures peut encore être sauvée si on lui retire un destin. Une carte qui vient d’entrer dans la rangée
        attend le tour suivant.

        Un pouvoir est utilisable dès le tour qui suit l’effacement de sa carte. Une fois utilisée, la carte va sous la
        pioche. Si jamais la pioche est vide, le pouvoir qui attend depuis le plus longtemps revient dans la rangée
        comme carte.

rulebook-powers = Les pouvoirs du jeu de base
    .body =
        Les pouvoirs effacés sont à tout le monde. On peut en utiliser un par tour, et cela n’oblige personne à prédire.
        La table répond aux questions par oui ou par non, sans jamais mentir.

        Le **groupe** utilise ceux-ci avant sa première prédiction :

        - **1-2-3 ?** (Le Serviteur, L’Étranger), **1-4-7 ?** (L’Aveugle, Le Calice), **3-4-5 ?** (Le Juge, La
          Noble), **5-6-7 ?** (La Machine, Le Seigneur) : le destin caché est-il l’un des trois ?
        - **Plus haut que ?** (L’Aube, Minuit, Les Abysses) : nommez un nombre de 1 à 6. Le destin caché est-il plus
          haut ?
        - **Deux fois** (La Bête, La Chasseresse, Le Miroir) : une prédiction de plus dans ce tour.

        Le **joueur actif** utilise celui-ci avant de jouer, ses deux destins en main :

        - **Renouvellement** (Le Prophète, Le Cavalier) : une carte de la rangée sans destin va sous la pioche, et la
          première de la pioche prend sa place. Cela peut ouvrir une possibilité ou en fermer une.

        Le **joueur actif** utilise ceux-ci après avoir joué :

        - **Ancien ?** (La Clé) : tout le monde apprend si le destin qui vient d’être joué était ancien.
        - **Défausser inférieur** (Le Léviathan, Le Clocher, Le Rivage) : un destin visible plus bas que celui qui est
          caché retourne dans le sac, même celui qui vient d’être joué. Cela peut sauver une carte, et cela dit quelque
          chose.

rulebook-promo = Les cartes promo et l’Imago
    .body =
        Les dix cartes **promo** :

        - **La Déchirure (1) :** la différence a la valeur d’un destin visible ; le plus haut se joue.
        - **La Fortune (3) :** deux impairs différents : le plus haut. Un impair et un pair : le plus bas. Rien d’autre.
        - **Le Fer (4) :** un destin est plus haut que tous ceux du Fer ; c’est l’autre qui se joue. Sans destins, il
          accepte tout.
        - **Le Capitaine (3) :** exactement un des deux est un 1, un 4 ou un 7 ; c’est lui qui se joue.
        - **Le Festin (4) :** n’importe quel destin. Piochez-en ensuite un autre et jouez de nouveau, mais pas sur le
          Festin. Les pouvoirs qui portent sur le destin joué parlent du dernier.
        - **Le Fantôme (2) :** aucun destin visible n’est à exactement un de l’un des deux.
        - **La Lanterne (3) :** la somme des deux et de tous les destins visibles est un multiple de 4.
        - **Les Porteurs de cercueil (2) :** la différence est 1 ou 2.
        - **Le Passage (2) :** exactement une valeur visible se trouve strictement entre les deux.
        - **Le Vœu (2) :** n’importe quel destin. Le groupe a une prédiction de plus dans ce tour.

        Leurs nouveaux pouvoirs :

        - **Identique ?** (La Déchirure, Le Passage), groupe : choisissez une valeur visible. Est-ce celle du destin
          caché ?
        - **À 2 près ?** (Les Porteurs de cercueil), groupe : le destin caché est-il à 2 au plus du destin joué ?
        - **Déplacer** (Le Festin, La Lanterne), avant de jouer : un destin visible passe sur n’importe quelle autre
          carte de la rangée.
        - **+1** (La Fortune, Le Fer, Le Fantôme), avant de jouer : jusqu’à la fin du tour, le destin que vous ne jouez
          pas compte un de plus pour toutes les cartes ; seul le Vent du nord regarde toujours les heures imprimées. Les
          prédictions nomment la valeur imprimée.

        Le Capitaine donne **1-4-7 ?** et le Vœu **Ancien ?**

        Une carte forme une série à elle seule : **L’Imago (3)**. Elle accepte n’importe quel destin, et un 7 posé sur
        elle ne compte qu’une heure. Son pouvoir est **Renouvellement**.

rulebook-stars = Les Étoiles d’en bas
    .body =
        Les cinq cartes de la série **Les Étoiles d’en bas** sont celles qui bousculent le plus les règles :

        - **La Cendre :** accepte n’importe quel 7. Elle ne compte pas les heures : elle s’efface à la fin d’un tour où
          un 1 ou un 2 a été joué, peu importe où.
        - **La Chute :** n’importe quel destin. Elle non plus ne compte pas les heures : elle s’efface quand la somme de
          ses destins est au moins le double du destin caché. Avant que le groupe n’agisse, tout le monde apprend si
          c’est le cas, et on le vérifie de nouveau à la fin du tour.
        - **Les Musiciens (3) :** les deux, ou les deux et un destin visible, font exactement 11.
        - **Le Vent du nord (2) :** l’un des deux vaut exactement une heure de plus que l’autre.
        - **La Voleuse (2) :** rien ne peut être joué ici. À chaque tour, après avoir joué, le joueur actif doit prendre
          à une autre carte un destin plus haut que celui qui est caché et le poser sur la Voleuse. Si rien ne bouge,
          c’est que rien n’était assez haut, et les alliés peuvent en tirer leurs conclusions.

        Leurs pouvoirs :

        - **Aide** (La Cendre, La Voleuse), groupe : renoncez à un autre pouvoir effacé. Le destin caché est-il un 2 ou
          un 6 ? Une seule réponse vaut pour les deux.
        - **Ralentir** (Le Vent du nord), groupe : le pouvoir se glisse sous une carte de la rangée, et chaque destin
          posé sur elle compte une heure jusqu’à ce qu’elle quitte la rangée. Cela peut la sauver dans le tour même.
        - **Exil** (Les Musiciens), groupe, après une prédiction juste : renoncez à un autre pouvoir effacé et retirez
          du jeu, pour de bon, un destin visible.
        - **Amplifier** (La Chute) agit tout seul et ne compte pas comme le pouvoir du tour. Il se glisse sous la carte
          qui remplace la Chute. Dans un tour où cette carte va s’effacer, une prédiction juste rapporte 2 points, et
          chaque effacement qui augmente la perdition l’augmente de 3.

        Ce qui se trouve sous une carte va sous la pioche quand la carte quitte la rangée.

rulebook-notes = Notes, silence et preuves
    .body =
        - **Lignes de nombres.** Pendant que le groupe décide, les alliés marquent sur la ligne de la main active les
          valeurs qu’ils ont exclues. Le joueur actif ne marque rien. Sans prédiction, les marques restent, même si au
          tour suivant le destin dont elles parlent peut être celui qui est joué. Quand la main se vide, la ligne repart
          à neuf.
        - **Silence.** De la pioche à la fin de la prédiction, le joueur actif ne dit rien, et sa messagerie reste
          fermée.
        - **Preuves.** Peut-être avez-vous justement le destin que les autres soupçonnent dans la main active. Pendant
          que le groupe décide, vous pouvez le montrer et le remettre dans le sac, si vous savez où sont les trois
          exemplaires de sa valeur : ceux qui sont visibles, ceux qui sont en exil et les vôtres. Cela ne coûte rien,
          mais votre main reste vide jusqu’à votre prochain tour.

rulebook-end = La fin
    .body =
        La partie s’arrête aussitôt

        - quand le **score atteint 7** : toute la table a gagné, même si des cartes allaient s’effacer ;
        - quand la **perdition atteint 7** ou plus : toute la table a perdu.

        Les deux ne peuvent jamais arriver dans le même tour, car une prédiction juste tient la perdition à distance.

        Pour qui ne se contente pas de gagner : une victoire avec moins de perdition est plus belle, et à égalité celle
        qui a pris moins de tours.

rulebook-challenge = Le défi à deux
    .body =
        Deux joueurs qui se devinent trop bien peuvent prendre chacun **deux mains**, A et B. Chaque main a ses destins,
        sa ligne de nombres et ses tours : d’abord la main A de qui commence, puis l’autre main A, puis les deux mains B
        dans le même ordre, et ainsi de suite.

        Seule la main active pioche, joue et fait l’objet d’une prédiction. Vous savez ce qu’il y a dans vos deux mains,
        et vous pouvez en tenir compte quand vous jouez. Toutes les difficultés conviennent ; personne ne peut entrer en
        cours de partie.

rulebook-people = Entrer, partir, bots et horloges
    .body =
        - **Entrer.** Tant qu’il y a moins de cinq joueurs, on peut s’asseoir entre deux tours, à n’importe quelle
          place. Qui entre fait aussitôt partie des alliés et pioche à son premier tour.
        - **Partir.** Qui s’en va remet ses destins dans le sac sans les montrer, et les autres se resserrent. Si le
          joueur actif part au milieu de son tour, un destin déjà joué reste où il est, personne ne prédit, et les
          cartes s’effacent comme d’habitude. Un bot prend le relais s’il devait rester moins de deux joueurs, et
          toujours dans le défi.
        - **Bots.** N’importe quelle place peut être jouée par un bot. Les bots proposent et votent seulement d’après ce
          que tout le monde sait, jamais d’après le destin de leur propre main, et ils approuvent ce que propose une
          personne. Si vous jouez parmi des bots seulement, c’est vous qui parlez pour le groupe dans tous les tours
          sauf les vôtres.
        - **Horloges.** Avec des limites de temps, une décision qui tarde trop est prise à votre place : on renonce aux
          pouvoirs, le vote compte comme une approbation, la proposition est sautée, et un bot choisit le destin à
          jouer. À la deuxième fois de suite, un bot prend votre place jusqu’à votre retour.

rulebook-deduction = L’art de la déduction
    .body =
        - **Ce que dit la logique.** Avec cette carte, quelles valeurs l’autre destin peut-il avoir ? Un 4 sur la Clé
          laisse 3, 4 et 5.
        - **Ce que dit la générosité.** Qui joue veut se faire comprendre. Avec deux 4, jouer sur le Miroir aurait tout
          dit ; s’il était là et n’a pas été choisi, un 3 ou un 5 est plus probable.
        - **Ce que dit le sac.** Il y a trois exemplaires de chaque valeur. Comptez ceux qui sont visibles.
        - **Ce que disent les Heures.** La rangée se compose de la Bête, de la Chasseresse, du Miroir et du Rivage, et
          quelqu’un joue un 2 sur les Heures. La différence n’est pas 0, 1 ou 2, ni 4 ou plus : elle est donc 3, et le
          destin caché est un 5.
        - **Ce que dit le temps.** Ce qu’on a appris d’un destin reste vrai tant qu’il reste en main. Mais au tour
          suivant, c’est peut-être lui qui sera joué.
        - **Quand c’est votre tour,** cherchez ce qui laisse le moins de valeurs, et mettez-le en balance avec les
          heures : une carte qui s’efface ne coûte rien si le groupe prédit juste.
        - **Dans le doute,** faites les comptes. Une hypothèse fausse augmente la perdition de 1 ; mais si une carte va
          s’effacer, une hypothèse juste en épargne 2 et rapporte un point de surcroît.

        Le panneau de déduction, si la table le permet, fait une part de ce travail : il peut montrer les valeurs encore
        possibles, celles que voudrait dire un coup généreux, ou la probabilité de chacune. Il n’utilise que ce que tout
        le monde peut savoir.

rulebook-options = Options
    .body =
        Ce sont là les règles habituelles. On peut s’accorder sur d’autres :

        - **Accord :** plus de la moitié des alliés suffit ; ou bien décide qui parle en premier, ou qui invite.
        - **Remplacement d’une carte effacée :** la rangée se resserre vers la gauche, et la nouvelle carte entre au
          bout à droite.
        - **Montrer son propre destin :** n’importe quel destin, ou jamais.
        - **Prédictions fausses :** s’il y en a plusieurs, chacune augmente la perdition ; ou bien le destin n’est pas
          montré ensuite.
        - **La Chute :** rien n’est annoncé avant qu’elle s’efface.
        - **Le Passage :** il compte les destins visibles, et non les valeurs.
        - **Le Fer :** sans destins, il n’accepte rien.
        - **Sans retour :** les pouvoirs dépensés quittent le jeu, et une pioche vide signifie la défaite.
        - **Partir :** un bot prend toujours la place.
        - **Pioche sur mesure :** huit cartes au choix, ou plus.

        On peut aussi choisir qui commence, laisser la table tenir les lignes de nombres, fermer la partie aux nouveaux
        venus ou permettre au joueur actif d’écrire dans la messagerie.

rulebook-example = Exemple : un tour à trois
    .body =
        La rangée se compose de l’Aube avec un 3, de la Clé avec un 5, de la Machine avec un 1, et de la Bête. Le score
        est de 3, la perdition de 2, et Minuit se trouve parmi les pouvoirs effacés. C’est le tour d’Ada. Sa main est
        vide ; elle pioche 2 et 6.

        Que peut-elle jouer ? Le 6 sur l’Aube, car c’est le plus haut. L’un ou l’autre sur la Clé, car ils font 8. L’un
        ou l’autre sur la Machine, car 6 est le triple de 2. Rien sur la Bête : la différence est 4.

        Seul le 2 sur la Machine n’entraînerait aucun effacement, mais il laisserait trois valeurs : 1, 4 et 6. Le 6 sur
        la Machine n’en laisse que deux, 2 et 3. Ada fait confiance au groupe et joue le 6. La Machine porte maintenant
        1 + 2 = 3 heures, autant que sa durée.

        Bruno parle en premier. Il propose d’utiliser Minuit et de demander si le destin caché est plus haut que 2 ;
        Clara approuve. La réponse est non, et Minuit va sous la pioche. Bruno propose alors de prédire 2, Clara
        approuve, et c’est juste : le score est de 4. Le 2 est montré et retourne dans le sac.

        Puis la Machine s’efface. Grâce à la prédiction juste, la perdition reste à 2. Le 1 et le 6 retournent dans le
        sac, la première carte de la pioche prend la troisième place de la rangée, et dès le tour suivant on pourra
        utiliser **5-6-7 ?** Sans prédiction, la perdition serait maintenant de 4 ; après une prédiction fausse, de 5.
