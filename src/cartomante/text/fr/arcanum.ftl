# Arcanum : tous les mots du jeu en français.

title = Arcanum
tagline = Menez la cour à travers la ville, élevez les Familles sur lesquelles vous avez misé en secret et touchez votre part quand leur prestige se compte.
score =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }


## Familles, rangs et cartes

house-swords = Épées
house-pentacles = Deniers
house-chalices = Coupes
house-wands = Bâtons

rank-knave = Valet
rank-knight = Chevalier
rank-queen = Reine
rank-king = Roi

card-numeral = { $value } des { $house }
    .help = Sa Famille gagne 1 point de prestige ; puis vous déplacez une figure de cette Famille dans la zone qui porte ce numéro et dont l’effet s’applique. Quand les Familles paient, c’est une carte de sa couleur avec cette valeur.
card-court = { $rank } des { $house }
    .help = Sa Famille gagne 1 point de prestige ; puis vous déplacez cette figure même dans n’importe quelle autre zone, dont l’effet s’applique. Quand les Familles paient, c’est une carte de sa couleur : Valet 11, Chevalier 12, Reine 13, Roi 14.

card-fool = Le Fou
    .help = Déplacez une figure quelconque dans une autre zone, dont l’effet s’applique, ou bien cachez le Fou : au prochain décompte, il compte comme une carte de plus, de valeur 0, d’une couleur que vous choisirez alors.
card-magician = Le Bateleur
    .help = Piochez deux Arcanes Mineurs. Puis vous pouvez cacher un Arcane Mineur.
card-high-priestess = La Papesse
    .help = Vous gagnez 3 points de victoire.
card-empress = L’Impératrice
    .help = Vous pouvez déplacer une figure quelconque dans une autre zone, dont l’effet s’applique. Puis une Famille gagne 1 point de prestige, et une autre en perd 1.
card-emperor = L’Empereur
    .help = Vous pouvez cacher un Arcane Mineur. Puis une Famille de votre choix gagne 3 points de prestige.
card-hierophant = Le Pape
    .help = Piochez un Arcane Mineur et un Arcane Majeur.
card-lovers = Les Amants
    .help = Vous gagnez 2 points de victoire, comme tous ceux qui en ont le moins. Si vous en faites partie, cela vous en fait 4 ; dans certaines éditions, seulement si personne d’autre n’en a aussi peu.
card-chariot = Le Char
    .help = Une Famille de votre choix gagne 2 points de prestige. Puis tous les autres défaussent une carte de leur main.
card-strength = La Force
    .help = Vous gagnez 2 points de victoire, et une Famille de votre choix gagne 3 points de prestige.
card-hermit = L’Ermite
    .help = Vous pouvez cacher jusqu’à deux Arcanes Mineurs. Puis chacun des autres peut en cacher un.
card-wheel = La Roue
    .help = Tous choisissent deux cartes de leur main, ou celles qu’ils ont, et les passent à gauche, au même moment.
card-justice = La Justice
    .help = Piochez des Arcanes Mineurs jusqu’à avoir quatre cartes en main ; dans l’édition espagnole, jusqu’à avoir quatre Arcanes Mineurs. Si vous en avez déjà assez, il ne se passe rien.
card-hanged-man = Le Pendu
    .help = Vous perdez 2 points de victoire, ou ceux que vous avez, et vous piochez deux Arcanes Majeurs.
card-death = La Mort
    .help = Défaussez un ou deux Arcanes Mineurs et piochez autant d’Arcanes Majeurs.
card-temperance = La Tempérance
    .help = Vous pouvez déplacer une figure quelconque dans une autre zone, dont l’effet s’applique. Puis vous pouvez échanger jusqu’à deux de vos cartes cachées contre autant de cartes de votre main : des Arcanes Mineurs ou, dans la plupart des éditions, le Fou.
card-devil = Le Diable
    .help = Jusqu’à la fin de votre tour, chaque gain et chaque perte de prestige et de points de victoire compte double. Jouez-le avant votre Arcane Mineur : après, il ne fait rien.
card-tower = La Tour
    .help = Vous gagnez 2 points de victoire et posez la Tour sur la ville. Jusqu’à votre prochain tour, aucune figure, même déplacée par vous, ne peut entrer dans les zones qu’elle couvre ni en sortir.
card-stars = Les Étoiles
    .help = Piochez deux Arcanes Mineurs et gagnez 1 point de victoire, ou 2 dans l’édition anglaise.
card-moon = La Lune
    .help = Chacun pioche deux Arcanes Mineurs, ou un seul dans l’édition anglaise. Puis vous pouvez cacher jusqu’à deux Arcanes Mineurs, et chacun des autres peut en cacher un.
card-sun = Le Soleil
    .help = Vous gagnez 2 points de victoire. Chacun des autres révèle trois de ses cartes cachées, ou toutes s’il en a moins ; elles restent face visible jusqu’au prochain décompte.
card-judgement = Le Jugement
    .help = Tous les autres défaussent une carte de leur main. Puis vous retirez trois figures du plateau ; à votre prochain tour, vous les replacez dans trois zones différentes, sans aucun effet.
card-world = Le Monde
    .help = Vous pouvez cacher un Arcane Mineur. Puis les Familles paient aussitôt, à tarif réduit ; le prestige demeure, et les cartes cachées restent pour le prochain décompte.


## La ville

figure = { $rank } des { $house }
standing = { $figure } : { $location }

location-mage-tower = Tour de la Magie
    .help = Vous gagnez 1 point de victoire et piochez un Arcane Majeur.
location-artisan-district = Quartier des Artisans
    .help = Vous piochez deux Arcanes Mineurs ou un Arcane Majeur, au choix.
location-harbour = Port
    .help = Vous piochez un Arcane Mineur. Chacun des autres peut ensuite en piocher un aussi, et vous en piochez encore autant qu’ils en ont pioché ensemble.
location-throne-room = Salle du Trône
    .help = Vous piochez deux Arcanes Mineurs.
location-market = Marché
    .help = Vous gagnez 2 points de victoire. Puis vous pouvez défausser un Arcane Mineur et en piocher deux, ou défausser un Arcane Majeur et en piocher un.
location-fields = Champs
    .help = Vous pouvez faire monter ou descendre chaque Famille d’un pas, dans l’ordre de votre choix. Dans certaines éditions, vous gagnez aussi 1 point de victoire.
location-treasure-vault = Chambre des trésors
    .help = Le premier Arcane Mineur de la pioche rejoint directement vos cartes cachées, et personne d’autre ne le voit.
location-cathedral = Cathédrale
    .help = Vous pouvez cacher un Arcane Mineur, ou bien piocher deux Arcanes Mineurs.
location-ballroom = Salle de Bal
    .help = Vous pouvez cacher un Arcane Mineur.
location-castle = Château
    .help = Tous les autres défaussent une carte de leur main.

placement =
    { $locations ->
        [none] aucune zone
       *[other] { $locations }
    }
raise = Faire monter la Famille des { $house }
lower = Faire descendre la Famille des { $house }


## Autres noms

kind-minors = Arcanes Mineurs
kind-majors = Arcanes Majeurs
scoring-regular = Décompte des Familles
scoring-world = Décompte réduit du Monde
payment =
    { $count ->
        [one] { $seat } { $points } ({ $count } carte, valeur { $sum })
       *[other] { $seat } { $points } ({ $count } cartes, valeur totale { $sum })
    }
total = { $seat } : { $points }


## Décisions

decision-draw_choice = Que piochez-vous ?
    .help = Trois Arcanes Mineurs ou un Arcane Majeur. À chaque tour, vous jouez un Arcane Mineur et en cachez un autre ; les Arcanes Majeurs sont puissants, mais chacun ne se joue qu’une fois. Si vous avez ensuite plus de sept cartes en main, vous en défaussez jusqu’à sept.
decision-hand_limit_discard = Vous avez plus de sept cartes en main. Laquelle défaussez-vous ?
    .action = Défausser « { $item } »
    .help = N’importe quelle carte de votre main, Arcane Mineur ou Majeur. Elle va face visible dans sa défausse et n’a pas d’effet. L’Arcane Mineur que vous avez dû piocher parce que vous n’en aviez pas est à garder.
decision-mandatory_hide = Quel Arcane Mineur cachez-vous ?
    .action = Cacher « { $item } »
    .help = Il rejoint vos cartes cachées et compte pour sa Famille au prochain décompte. Personne d’autre ne le voit, et vous ne pouvez plus le jouer.
decision-judgement_return = Où la figure revient-elle ?
    .action = La replacer : { $item }
    .help = Les figures reviennent par Famille (Épées, Deniers, Coupes, Bâtons) et par rang (Valet, Chevalier, Reine, Roi), chacune dans une zone différente que la Tour ne couvre pas. Elles n’apportent pas de prestige et n’ont pas d’effet.
decision-play_card = Quelle carte jouez-vous ?
    .action = Jouer « { $item } »
    .help = Un Arcane Mineur, que vous devez jouer tant que vous en avez un, et au plus un Arcane Majeur, dans l’ordre de votre choix. Passer met fin à votre tour.
decision-move_figure = Quelle figure déplacez-vous ?
    .action = Déplacer « { $item } »
    .help = Chaque symbole de la zone d’arrivée qui montre le rang ou la couleur de la figure rapporte à sa Famille 1 point de prestige. Puis la zone a son effet pour vous.
decision-move_destination = Où va la figure ?
    .action = La déplacer : { $item }
    .help = Chaque symbole de la zone d’arrivée qui montre le rang ou la couleur de la figure rapporte à sa Famille 1 point de prestige. Puis la zone a son effet pour vous.
decision-artisan_draw = Que piochez-vous dans le Quartier des Artisans ?
    .help = Deux Arcanes Mineurs ou un Arcane Majeur.
decision-harbour_draw = Piochez-vous un Arcane Mineur au Port ?
    .help = Pour chaque carte que les autres piochent ici, le joueur actif en pioche une aussi. Si vous avez ensuite plus de sept cartes en main, vous en défaussez une.
decision-market_trade = Quelle carte échangez-vous au Marché ?
    .action = Échanger « { $item } »
    .help = Pour un Arcane Mineur, vous piochez deux Arcanes Mineurs ; pour un Arcane Majeur, un autre Arcane Majeur. Un seul échange au plus, et rien ne vous y oblige.
decision-fields_adjust = Quelle Famille monte ou descend ?
    .action = { $item }
    .help = Chaque Famille peut monter ou descendre d’un pas, une seule fois, dans l’ordre de votre choix. Passez quand cela vous suffit.
decision-cathedral_choice = À la Cathédrale, cachez-vous un Arcane Mineur ou en piochez-vous deux ?
    .action = Cacher « { $item } »
    .help = Cachez un Arcane Mineur de votre main, ou piochez deux Arcanes Mineurs, ou passez sans rien faire.
decision-optional_hide = Cachez-vous un Arcane Mineur ?
    .action = Cacher « { $item } »
    .help = Il rejoint vos cartes cachées et compte pour sa Famille au prochain décompte. Vous pouvez aussi passer.
decision-forced_discard = Quelle carte défaussez-vous ?
    .action = Défausser « { $item } »
    .help = N’importe quelle carte de votre main, Arcane Mineur ou Majeur. Elle va face visible dans sa défausse et n’a pas d’effet.
decision-fool_mode = Que faites-vous du Fou ?
    .help = Déplacez une figure quelconque, ou cachez le Fou : au prochain décompte, il compte comme une carte de plus, de valeur 0, d’une couleur que vous choisirez alors. Dans les deux cas, c’est votre Arcane Majeur de ce tour.
decision-house_gain = Quelle Famille gagne du prestige ?
    .action = Faire monter la Famille des { $item }
    .help = Chaque pas au-delà de 21 fait reculer à sa place les autres Familles.
decision-house_loss = Quelle Famille perd du prestige ?
    .action = Faire descendre la Famille des { $item }
    .help = N’importe laquelle, sauf celle qui vient de gagner. Une Famille à 0 peut être choisie et ne perd rien.
decision-wheel_pass = Quelle carte passez-vous à gauche ?
    .action = Passer à gauche « { $item } »
    .help = Tout le monde choisit d’abord ; puis toutes les cartes changent de main ensemble. Vous ne pouvez pas passer celles que vous recevez.
decision-death_discard = Quel Arcane Mineur donnez-vous à la Mort ?
    .action = Défausser « { $item } »
    .help = Défaussez un ou deux Arcanes Mineurs ; pour chacun, vous piochez un Arcane Majeur. Après le premier, vous pouvez passer.
decision-temperance_take = Quelle carte cachée reprenez-vous ?
    .action = Reprendre « { $item } »
    .help = Elle revient dans votre main, et une autre carte de votre main prend sa place, face cachée. Vous pouvez le faire deux fois, ou passer.
decision-temperance_give = Quelle carte cachez-vous à sa place ?
    .action = Cacher « { $item } »
    .help = Elle reste face cachée parmi vos cartes cachées, même si celle que vous avez reprise était face visible.
decision-tower_place = Où posez-vous la Tour ?
    .action = Couvrir : { $item }
    .help = Jusqu’à votre prochain tour, aucune figure ne peut entrer dans ce qu’elle couvre ni en sortir, et cela vaut pour vous aussi. Les figures qui s’y trouvent y restent.
decision-sun_reveal = Quelle carte cachée révélez-vous ?
    .action = Révéler « { $item } »
    .help = Elle reste face visible, sous les yeux de tous, jusqu’au prochain décompte. Elle compte tout de même.
decision-judgement_remove = Quelle figure retirez-vous du plateau ?
    .action = Retirer « { $item } »
    .help = Personne ne peut la déplacer avant que vous la replaciez, au début de votre prochain tour. Les figures sous la Tour ne peuvent pas être choisies.
decision-fool_assign = Pour quelle Famille compte votre Fou ?
    .action = Le Fou compte pour la Famille des { $item }
    .help = C’est une carte de plus de cette couleur, de valeur 0. Toutes les cartes cachées sont maintenant visibles.
decision-fool_commit = Votre Fou compte-t-il pour la Famille qui paie maintenant ?
    .help = C’est une carte de plus de cette couleur, de valeur 0. Si vous passez, la question reviendra à la Famille suivante, dont vous n’avez pas encore vu les cartes.

action-pass = Passer
action-yes = Oui
action-draw-minors = Piocher des Arcanes Mineurs
action-draw-major = Piocher un Arcane Majeur
action-fool-move = Déplacer une figure
action-fool-hide = Cacher le Fou


## Événements

event-city_laid = Les figures prennent place. { $figures }.
    .rule = Elles sont placées au hasard, deux au plus par zone et jamais deux d’une même Famille ; rien ne se déclenche.
event-turn_began = Tour { $turn }. Premier joueur : { $first }.
    .rule = À chaque tour, tout le monde pioche et cache, puis tout le monde joue, dans le sens horaire à partir du premier joueur.
event-drew =
    { $cards ->
        [hidden] { $majors ->
            [0] { $minors ->
                [one] { $seat } pioche un Arcane Mineur.
               *[other] { $seat } pioche { $minors } Arcanes Mineurs.
            }
            [one] { $minors ->
                [0] { $seat } pioche un Arcane Majeur.
                [one] { $seat } pioche un Arcane Mineur et un Arcane Majeur.
               *[other] { $seat } pioche { $minors } Arcanes Mineurs et un Arcane Majeur.
            }
           *[other] { $seat } pioche { $majors } Arcanes Majeurs.
        }
       *[other] { $you ->
            [yes] Vous piochez : { $cards }.
           *[no] { $seat } pioche : { $cards }.
        }
    }
    .rule = Tout le monde voit combien de cartes sont piochées et de quelle sorte ; qui en a ensuite plus de sept en main défausse le surplus.
event-reshuffled =
    { $count ->
        [one] { $kind } : la seule carte de la défausse forme la nouvelle pioche.
       *[other] { $kind } : les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
    .rule = Quand il faut une carte et que sa pioche est vide, on mélange la défausse de la même sorte ; Arcanes Mineurs et Majeurs ne se mêlent jamais.
event-nothing_to_draw = { $kind } : il n’y a plus de cartes à piocher.
    .rule = Si la pioche et la défausse sont vides toutes les deux, les cartes qui manquent ne sont pas piochées.
event-discarded =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
    .rule = Les cartes défaussées vont face visible dans la pile de leur sorte et n’ont pas d’effet.
event-hid =
    { $card ->
        [hidden] { $seat } cache une carte.
       *[other] { $you ->
            [yes] Vous cachez « { $card } ».
           *[no] { $seat } cache « { $card } ».
        }
    }
    .rule = Les cartes cachées comptent pour leur Famille au prochain décompte.
event-hid_nothing =
    { $you ->
        [yes] Vous ne cachez rien.
       *[no] { $seat } ne cache rien.
    }
    .rule = Seuls des Arcanes Mineurs peuvent être cachés ainsi ; personne n’apprend si c’était un choix ou s’il n’y en avait pas.
event-hid_fool =
    { $you ->
        [yes] Vous cachez « { $card } ».
       *[no] { $seat } cache « { $card } ».
    }
    .rule = Le Fou peut être caché au lieu de déplacer une figure ; lors d’un décompte, c’est une carte de plus, de n’importe quelle couleur.
event-became_active =
    { $you ->
        [yes] C’est votre tour.
       *[no] C’est à { $seat } de jouer.
    }
    .rule = Qui commence son tour sans Arcane Mineur en pioche un ; puis un Arcane Mineur doit être joué, et un Arcane Majeur peut l’être.
event-tower_fell = La Tour quitte le plateau. Zones de nouveau ouvertes : { $locations }.
    .rule = La Tour reste jusqu’au début du prochain tour de qui l’a jouée, quoi qu’il arrive entre-temps.
event-figure_returned = « { $figure } » revient en ville : « { $location } ».
    .rule = Les figures retirées par le Jugement reviennent au début du tour de qui les a retirées, dans des zones différentes et sans effet.
event-played =
    { $you ->
        [yes] Vous jouez « { $card } ».
       *[no] { $seat } joue « { $card } ».
    }
    .rule = À son tour, on joue un Arcane Mineur et au plus un Arcane Majeur, dans l’ordre voulu ; l’un est entièrement résolu avant l’autre.
event-moved = « { $figure } » change de zone : « { $location } ».
    .rule = D’abord, les symboles de la zone qui conviennent à la figure font monter sa Famille ; puis la zone a son effet pour le joueur actif.
event-moved_nothing = « { $card } » ne déplace aucune figure.
    .rule = Un Arcane Mineur qui ne peut déplacer aucune figure rapporte tout de même à sa Famille 1 point de prestige, mais rien d’autre.
event-rose =
    { $steps ->
        [one] La Famille des { $house } gagne { $steps } point de prestige et passe à { $prestige }.
       *[other] La Famille des { $house } gagne { $steps } points de prestige et passe à { $prestige }.
    }
    .rule = Le prestige s’arrête à 21 ; les pas au-delà font reculer à la place les autres Familles.
event-fell =
    { $steps ->
        [one] La Famille des { $house } perd { $steps } point de prestige et passe à { $prestige }.
       *[other] La Famille des { $house } perd { $steps } points de prestige et passe à { $prestige }.
    }
    .rule = Le prestige ne descend jamais au-dessous de 0.
event-gained_vp =
    { $you ->
        [yes] { $points ->
            [one] Vous gagnez { $points } point de victoire (total : { $total }).
           *[other] Vous gagnez { $points } points de victoire (total : { $total }).
        }
       *[no] { $points ->
            [one] { $seat } gagne { $points } point de victoire (total : { $total }).
           *[other] { $seat } gagne { $points } points de victoire (total : { $total }).
        }
    }
    .rule = La plupart des points de victoire viennent des décomptes, les autres des zones et des Arcanes Majeurs.
event-lost_vp =
    { $you ->
        [yes] { $points ->
            [0] Vous n’avez pas de points de victoire à perdre.
            [one] Vous perdez { $points } point de victoire (total : { $total }).
           *[other] Vous perdez { $points } points de victoire (total : { $total }).
        }
       *[no] { $points ->
            [0] { $seat } n’a pas de points de victoire à perdre.
            [one] { $seat } perd { $points } point de victoire (total : { $total }).
           *[other] { $seat } perd { $points } points de victoire (total : { $total }).
        }
    }
    .rule = Personne ne peut avoir moins de 0 point de victoire.
event-declined =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
    .rule = On peut renoncer à tout ce qu’une zone ou un Arcane Majeur ne fait que permettre.
event-vault_opened =
    { $card ->
        [hidden] { $seat } reçoit une carte cachée de la Chambre des trésors.
       *[other] { $you ->
            [yes] Vous recevez une carte cachée de la Chambre des trésors : « { $card } ».
           *[no] { $seat } reçoit une carte cachée de la Chambre des trésors : « { $card } ».
        }
    }
    .rule = La Chambre des trésors envoie le premier Arcane Mineur de la pioche directement parmi les cartes cachées du joueur actif, et personne d’autre ne le voit.
event-doubling_began = Désormais, les gains et les pertes de prestige et de points de victoire comptent double.
    .rule = Le Diable double ce qui suit dans le même tour, mais jamais le nombre de cartes piochées, défaussées ou cachées.
event-doubling_ended = Les gains et les pertes ne comptent plus double.
    .rule = Le Diable est défaussé à la fin du tour où il a été joué.
event-passed_cards =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } passe une carte à gauche. Destinataire : { $to }.
           *[other] { $seat } passe { $count } cartes à gauche. Destinataire : { $to }.
        }
       *[other] { $you ->
            [yes] Vous passez à gauche : { $cards }. Destinataire : { $to }.
           *[no] { $seat } passe à gauche : { $cards }. Destinataire : { $to }.
        }
    }
    .rule = Avec la Roue, toutes les cartes changent de main au même moment ; seuls qui les donne et qui les reçoit savent lesquelles.
event-exchanged =
    { $taken ->
        [hidden] { $open ->
            [none] { $seat } échange une carte cachée contre une carte de sa main.
           *[other] { $seat } reprend « { $open } », qui était face visible, et cache une carte de sa main.
        }
       *[other] { $you ->
            [yes] Vous reprenez « { $taken } » et cachez « { $given } ».
           *[no] { $seat } reprend « { $taken } » et cache « { $given } ».
        }
    }
    .rule = La Tempérance échange jusqu’à deux cartes, une contre une ; la nouvelle reste face cachée.
event-tower_placed = La Tour couvre maintenant : { $locations }.
    .rule = Aucune figure ne peut entrer dans ce que la Tour couvre ni en sortir, jusqu’au prochain tour de qui l’a jouée.
event-turned_up =
    { $you ->
        [yes] Vous révélez « { $card } ».
       *[no] { $seat } révèle « { $card } ».
    }
    .rule = Avec le Soleil, chacun des autres révèle trois de ses cartes cachées, qui restent face visible jusqu’au prochain décompte.
event-figure_removed = « { $figure } » quitte le plateau. Zone : « { $location } ».
    .rule = Le Jugement retire trois figures du plateau jusqu’au prochain tour de qui l’a joué ; celles qui sont sous la Tour n’ont rien à craindre.
event-turn_ended =
    { $you ->
        [yes] Votre tour est terminé.
       *[no] { $seat } a fini son tour.
    }
    .rule = Un tour peut finir dès qu’un Arcane Mineur a été joué, ou s’il n’y en a pas en main.
event-scoring_began = { $scoring } : on commence.
    .rule = Les Familles sont classées par prestige ; à égalité, elles partagent la meilleure place, et la place suivante reste vide.
event-revealed =
    { $you ->
        [yes] Vous montrez : { $cards }.
       *[no] { $seat } montre : { $cards }.
    }
    .rule = Pour un décompte, tout le monde montre ses cartes cachées.
event-fool_joined = Le Fou compte pour la Famille des { $house }.
    .rule = Le Fou est une carte de plus, de valeur 0, de la couleur que nomme qui l’a caché.
event-fool_waits = Le Fou ne compte pas pour la Famille des { $house }.
    .rule = Là où les Familles sont montrées une à une, qui a caché le Fou peut en attendre une autre.
event-house_paid =
    { $place ->
        [1] La Famille des { $house }, à la première place, paie : { $payments }.
        [2] La Famille des { $house }, à la deuxième place, paie : { $payments }.
        [3] La Famille des { $house }, à la troisième place, paie : { $payments }.
       *[other] La Famille des { $house }, à la quatrième place, paie : { $payments }.
    }
    .rule = Le plus grand nombre de cartes de la couleur passe d’abord, puis la plus haute valeur totale ; en cas d’égalité parfaite, on partage les points des places occupées, arrondis à l’entier inférieur.
event-scoring_ended = { $scoring } : terminé.
    .rule = Après un décompte normal, toutes les cartes cachées sont défaussées et chaque Famille revient à 0 ; après celui du Monde, tout reste en l’état.
event-ended = La partie est terminée. { $totals }.
    .rule = La partie s’achève avec le décompte du dernier tour ; à égalité de points, les cartes restées en main décident.


## La table

zone-turn = Tour
zone-turns = Tours en tout
zone-first = Premier joueur
zone-active = Joueur actif
zone-prestige = Prestige
zone-places = Places des Familles
zone-figures = Figures
zone-removed = Figures hors du plateau
zone-tower = Sous la Tour
zone-minor_deck = Pioche des Arcanes Mineurs
zone-major_deck = Pioche des Arcanes Majeurs
zone-minor_discard = Arcanes Mineurs défaussés
zone-major_discard = Arcanes Majeurs défaussés
zone-resolving = En train d’être jouée
zone-moving = En mouvement
zone-in_force = En vigueur
zone-set_aside = Hors du jeu
zone-scoring = Décompte
zone-scoring_turns = Décompte après les tours
zone-multiplier = Gains et pertes multipliés par
zone-hand = Main
zone-passing = À passer à gauche
zone-hidden_cards = Cartes cachées
zone-known = Cartes connues
zone-points = Points de victoire
zone-square = Case de la piste de score

ending-turns_played = Le dernier tour a été joué.

board-turn = Tour { $turn } sur { $turns }
board-next-scoring = Décompte après le tour { $turn }
board-scoring-now = Décompte à la fin de ce tour
board-prestige = Prestige
board-place =
    { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[other] 4e
    }
board-pays = paie { $first }/{ $second }/{ $third }
board-vp = { $points } PV
board-minors = Mineurs
board-majors = Majeurs
board-deck = Pioche
board-discard = Défausse
board-hand = Main
board-stash = Cachées
board-known = Connues
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-face-up = face visible
board-face-down = face cachée
board-empty = vide
board-first = premier joueur
board-active = joueur actif
board-minor-owed = Arcane Mineur encore à jouer
board-major-open = Arcane Majeur possible
board-resolving = En train d’être jouée
board-double = tout compte double
board-removed = Hors du plateau jusqu’au prochain tour de : { $seat }
board-tower = La Tour reste jusqu’au prochain tour de : { $seat }
board-covered = sous la Tour
board-symbols = Symboles
board-figures = Figures
board-gain = +{ $steps } prestige

# Ce que fait une zone, en aussi peu de mots que possible.
board-effect-mage-tower = 1 PV, piocher un Majeur
board-effect-artisan-district = piocher 2 Mineurs ou un Majeur
board-effect-harbour = piocher un Mineur, les autres aussi s’ils veulent
board-effect-throne-room = piocher 2 Mineurs
board-effect-market = 2 PV, échanger une carte
board-effect-fields = chaque Famille ±1
board-effect-treasure-vault = un Mineur parmi les cachées
board-effect-cathedral = cacher un Arcane Mineur ou en piocher 2
board-effect-ballroom = cacher un Arcane Mineur
board-effect-castle = les autres défaussent

# Rangs et Familles là où il n’y a place que pour une lettre ou deux.
board-short-knave = Va
board-short-knight = Ch
board-short-queen = Re
board-short-king = Ro
board-short-swords = É
board-short-pentacles = D
board-short-chalices = C
board-short-wands = B

# Passer, comme on le dirait à la question du moment.
board-pass-play_card = Finir le tour
board-pass-fields_adjust = Terminé
board-pass-harbour_draw = Non
board-pass-fool_commit = Non


## La table dans le navigateur

board-city = La ville
board-payments = Ce que paient les Familles
board-places = Place
board-houses = Familles
board-player-place =
    { $place ->
        [1] Dominant
        [2] Influent
       *[other] Présent
    }
board-prestige-of = prestige { $prestige }, { $place }
board-tower-point = Désignez les zones que la Tour doit couvrir.
board-total = Total


## Options

option-length = Longueur de la partie
    .help = Combien de tours sont joués. À trois, une partie courte en a 4 et une longue 8.
option-length-short = Courte : 6 tours
option-length-long = Longue : 9 tours
option-three_player_schedule = Décomptes à trois
    .help = Après quels tours un décompte a lieu à trois, et donc combien de temps dure la partie.
option-three_player_schedule-special = Tous les quatre tours
option-three_player_schedule-regular = Tous les trois tours, comme à plus nombreux
option-majors = Arcanes Majeurs
    .help = À partir de quand les Arcanes Majeurs sont en jeu.
option-majors-all = Dès le début
option-majors-from_turn_3 = À partir du tour 3
option-majors-none = Pas du tout
option-first_game_deal = Le premier Arcane Majeur
    .help = Ce que chacun reçoit au tour 3, quand les Arcanes Majeurs n’entrent en jeu qu’à ce moment.
option-first_game_deal-three_minors_and_major = Trois Arcanes Mineurs et un Arcane Majeur
option-first_game_deal-major_then_choice = Un Arcane Majeur, puis le choix habituel
option-fields_vp = Points de victoire aux Champs
    .help = Ce que le joueur actif y gagne, en plus de faire bouger les Familles.
option-stars_vp = Points de victoire pour les Étoiles
    .help = Ce que rapportent les Étoiles, en plus de deux Arcanes Mineurs.
option-moon_draw = Arcanes Mineurs pour la Lune
    .help = Combien chacun en pioche quand la Lune est jouée.
option-temperance_cards = Échanges de la Tempérance
    .help = Quelles cartes cachées et de la main peuvent changer de place.
option-temperance_cards-minors_and_fool = Les Arcanes Mineurs et le Fou
option-temperance_cards-minors_only = Seulement les Arcanes Mineurs
option-fool_timing = Le Fou lors d’un décompte
    .help = Quand se décide la Famille pour laquelle le Fou compte.
option-fool_timing-after_reveal = Une fois toutes les cartes cachées montrées
option-fool_timing-house_by_house = Famille par Famille, à mesure qu’elles sont montrées
option-overflow = Prestige au-delà de 21
    .help = De combien reculent les autres Familles quand l’une d’elles devrait dépasser 21.
option-overflow-per_step = Un pas pour chaque pas de trop
option-overflow-once = Un pas en tout
option-lovers_tie = Les Amants
    .help = Quand les Amants rapportent 4 points de victoire et non 2 à qui les joue.
option-lovers_tie-inclusive = Si personne n’en a moins
option-lovers_tie-strict = Si tous les autres en ont plus
option-justice_target = La Justice
    .help = Jusqu’à quand des Arcanes Mineurs sont piochés.
option-justice_target-hand_total = Jusqu’à quatre cartes en main
option-justice_target-minors = Jusqu’à quatre Arcanes Mineurs en main
option-tie_split = Égalité pour une Famille
    .help = Quels points on partage.
option-tie_split-pooled = Les points de toutes les places occupées
option-tie_split-position_only = Les points de la meilleure place seulement
option-tie_rounding = Parts qui ne tombent pas juste
    .help = Comment la part de chacun est arrondie en cas d’égalité.
option-tie_rounding-down = À l’entier inférieur
option-tie_rounding-up = À l’entier supérieur
option-dead_minor = Arcanes Mineurs qui ne peuvent déplacer aucune figure
    .help = Si vous pouvez en jouer un alors qu’un autre de votre main pourrait déplacer une figure.
option-dead_minor-allowed = Toujours permis
option-dead_minor-avoid = Seulement si vous n’en avez pas d’autre
option-tower_null_placement = La Tour à côté de la ville
    .help = Si la Tour peut être posée là où elle ne couvre aucune zone.
option-tower_null_placement-off = Non
option-tower_null_placement-on = Oui
option-final_tie_break = Égalité de points à la fin
    .help = Ce qui départage ceux qui ont autant de points de victoire.
option-final_tie_break-hand_size = Le plus de cartes en main
option-final_tie_break-shared = Rien : la place est partagée

preset-international = Internationales
    .help = Ce sur quoi s’accordent la plupart des livrets imprimés ; le bon choix, à moins que vous n’en possédiez un autre.
preset-english = Anglaises
    .help = 1 point de victoire aux Champs, 2 pour les Étoiles, un seul Arcane Mineur pour la Lune ; le Fou se décide Famille par Famille, et le prestige au-delà de 21 coûte un pas aux autres.
preset-italian_standalone = Italiennes, livret séparé
    .help = Le livret italien séparé. Il s’accorde en tout avec les règles internationales.
preset-italian_booklet = Italiennes, livret commun
    .help = La partie italienne du livret en cinq langues : 1 point de victoire aux Champs.
preset-spanish = Espagnoles
    .help = Avec la Justice, on pioche jusqu’à avoir quatre Arcanes Mineurs en main.
preset-german = Allemandes
    .help = Neuf tours, ce qui est la partie standard des règles allemandes.
preset-french = Françaises
    .help = Les règles françaises, qui s’accordent en tout avec les internationales.
preset-first_game = Première partie
    .help = Une partie courte, où les Arcanes Majeurs arrivent au tour 3.
preset-no_majors = Sans Arcanes Majeurs
    .help = La partie la plus simple : rien que des Arcanes Mineurs.


## Tutorial

tutorial-goal = Bienvenue dans la ville ! Quatre Familles s’y disputent le prestige. Aucune n’est à vous : vous tirez les ficelles et vous pariez sur la bonne Famille au bon moment. Qui a le plus de points de victoire à la fin gagne.
tutorial-city = Voici les dix zones. Chaque Famille a un Valet, un Chevalier, une Reine et un Roi qui s’y promènent. Les symboles d’une zone donnent du prestige aux figures qui y entrent, et son effet est pour qui les a déplacées.
tutorial-hand = Votre main contient des Arcanes Mineurs, chacun d’une Famille, et un Arcane Majeur qui a son propre effet. Trois de vos Mineurs sont de la même Famille. C’est un signe du destin.
tutorial-hide = D’abord, tout le monde cache un Arcane Mineur. Quand les Familles paient, les cartes cachées décident qui elles paient : d’abord le plus de cartes d’une Famille, puis la somme la plus haute. Misez sur votre couleur forte et cachez { $item }.
tutorial-minor = Tout le monde a caché une carte, et c’est à vous. Vous devez jouer un Arcane Mineur. Sa Famille gagne aussitôt 1 prestige, et un nombre envoie une figure de cette Famille dans la zone de même numéro. Jouez { $item }.
tutorial-figure = Quelle figure y envoyer ? La zone a deux symboles de son rang et deux de sa couleur, et chacun rapporte du prestige. Choisissez { $item }.
tutorial-stash = Quatre prestiges de plus ! La zone a maintenant son effet : ici, vous pouvez cacher un Mineur de plus. Avec une deuxième carte de votre Famille, il est bien plus probable que ce soit vous qu’elle paie. Cachez { $item }.
tutorial-major = En plus du Mineur, vous pouvez jouer un Arcane Majeur, avant ou après. Les Majeurs sont rares et puissants. Celui-ci vous donne des points de victoire et fait monter une Famille : jouez { $item }.
tutorial-house = Déjà deux points pour vous ! Quelle Famille monte de 3 ? Celle sur laquelle vous avez misé, bien sûr : { $item }.
tutorial-payday = Vos deux cartes cachées sont maintenant de la Famille en tête. Après le tour 3, les Familles paient, la première plus que toutes : 16 points à qui a caché le plus de cartes de sa couleur, 8 et 4 aux deux suivants. Puis tout recommence.
tutorial-end = C’est maintenant aux autres, et eux aussi ont caché des cartes. Regardez quelles Familles ils poussent : cela trahit ce qu’ils ont caché. Vous savez tout ce qu’il faut : à vous de jouer une vraie partie !


## Le livret de règles

rulebook-goal = De quoi il s’agit
    .body =
        Quatre Familles nobles se disputent le pouvoir dans la ville : les **Épées**, les **Deniers**, les **Coupes** et
        les **Bâtons**. Vous n’appartenez à aucune. Vous tirez les ficelles : vous envoyez les figures de la cour d’un
        lieu à l’autre, vous élevez une Famille, vous en rabaissez une autre et, pendant ce temps, vous mettez des
        cartes de côté, en secret, pour celles que vous voyez promises à la gloire.

        De trois à cinq joueurs, chacun pour soi, amassent des **points de victoire** (PV). Quelques-uns se ramassent
        dans la ville. La plupart viennent des **décomptes des Familles**, où deux choses importent :

        - Le **prestige** d’une Famille décide combien elle paie.
        - Vos **cartes cachées**, que vous avez mises de côté face cachée, décident si c’est vous qu’elle paie.

        Le prestige, tout le monde le voit et peut le changer ; ce que chacun a caché, personne d’autre ne le sait. Qui
        a le plus de points de victoire après le dernier tour gagne.

rulebook-components = Ce qu’il y a sur la table
    .body =
        - **Arcanes Mineurs :** 56 cartes en quatre couleurs, une par Famille. Chaque couleur a les nombres de 1 à 10 et
          quatre cartes de cour : Valet, Chevalier, Reine et Roi. Quand on compare les valeurs, celles-ci comptent 11,
          12, 13 et 14.
        - **Arcanes Majeurs :** 22 cartes, de 0, le Fou, à XXI, le Monde. Chacune a son propre effet.
        - **Figures :** 16, le Valet, le Chevalier, la Reine et le Roi de chaque Famille. Elles se tiennent dans la
          ville et n’appartiennent à personne.
        - **La ville :** dix zones, numérotées de 1 à 10. Chacune a des **symboles**, qui rapportent du prestige, et
          un **effet**, pour la personne dont c’est le tour.
        - **Pistes :** le prestige de 0 à 21 pour chaque Famille, les points de victoire de chacun, et le tour. La piste
          imprimée des points de victoire a 78 cases et recommence ensuite ; ici, c’est le vrai nombre qui s’affiche.

        __Mise en place.__ Mélangez les deux pioches. Toutes les Familles ont 0 point de prestige, tous les joueurs 0
        PV. Les figures sont placées au hasard, deux au plus par zone et jamais deux d’une même Famille ensemble ; par
        la suite, une zone peut en accueillir autant qu’on veut. Rien ne se déclenche ainsi. Le sort désigne le premier
        joueur.

rulebook-turn = Un tour de jeu
    .body =
        Une partie compte six tours, ou neuf si vous la voulez plus longue. Chacun a jusqu’à trois phases :

        - **Piocher et cacher.** Chacun pioche, l’un après l’autre. Puis chacun pose un Arcane Mineur face cachée.
        - **Jouer.** Chacun est une fois le **joueur actif** et joue un Arcane Mineur et peut-être un Arcane Majeur.
        - **Décompte des Familles.** Seulement après les tours 3, 6 et 9 : les Familles paient.

        Tout se fait dans le sens horaire à partir du premier joueur. À la fin du tour, après le décompte s’il y en a
        un, le rôle de premier joueur passe à gauche.

        À trois, le rythme est différent ; voyez le chapitre qui en parle.

rulebook-drawing = Piocher et cacher
    .body =
        Au **premier tour**, chacun reçoit quatre Arcanes Mineurs et un Arcane Majeur. Dès le **deuxième tour**, vous
        choisissez ce que vous piochez : **trois Arcanes Mineurs ou un Arcane Majeur**. Tout le monde voit votre choix,
        mais pas les cartes.

        __Sept cartes__ en main, c’est le maximum. Chaque fois que vous avez pioché, et avant toute autre chose, vous
        défaussez ce qui est de trop, Arcanes Mineurs ou Majeurs à votre gré. Toutes les cartes d’une même instruction
        sont piochées d’abord ; on compte ensuite. Les cartes défaussées vont face visible dans la pile de leur sorte et
        n’ont pas d’effet, et tout le monde peut consulter ces piles.

        Quand tous ont pioché, chacun doit **cacher** un Arcane Mineur s’il en a un : posez-le devant vous face cachée,
        parmi vos cartes cachées. Un Arcane Majeur ne peut pas être choisi, pas même le Fou, qui a sa propre façon d’y
        arriver. Si vous n’avez pas d’Arcane Mineur, vous sautez simplement cette étape.

        Vous pouvez regarder vos cartes cachées à tout moment ; les autres savent seulement combien il y en a. Elles ne
        font pas partie de votre main, ne peuvent plus être jouées ni défaussées et attendent le prochain décompte.

        Si une **pioche est vide** quand il faut une carte, la défausse de la même sorte est mélangée et devient la
        nouvelle pioche. Si elle est vide aussi, vous recevez moins de cartes. Arcanes Mineurs et Majeurs ne se mêlent
        jamais.

rulebook-playing = Jouer des cartes
    .body =
        Quand vient votre tour d’être le joueur actif, trois choses se produisent d’abord, s’il y a lieu :

        - La Tour que vous avez jouée est retirée du plateau.
        - Les figures que votre Jugement a retirées reviennent.
        - Si vous n’avez pas d’Arcane Mineur en main, vous en piochez un. Si c’est votre huitième carte, vous en
          défaussez une autre.

        Puis vous jouez **un Arcane Mineur**, c’est obligatoire, et **au plus un Arcane Majeur**, c’est facultatif ;
        dans l’ordre que vous voulez, l’un entièrement après l’autre. Les cartes piochées en chemin peuvent être jouées
        dans le même tour.

        Vous ne pouvez pas finir votre tour tant que vous devez un Arcane Mineur et que vous en avez un en main. Si un
        Arcane Majeur vous a coûté le dernier, vous êtes quitte : vous ne jouez pas d’Arcane Mineur, et vous n’en
        piochez pas d’autre.

        __Un Arcane Mineur__ se résout ainsi :

        - Sa Famille gagne **1 point de prestige**.
        - Avec un **nombre**, vous choisissez une figure de cette couleur et la déplacez dans la zone qui porte le même
          numéro. Avec une **carte de cour**, vous déplacez précisément cette figure dans n’importe quelle autre zone.
          Une figure ne peut pas aller là où elle est déjà.
        - Les **symboles** de la zone rapportent encore du prestige.
        - La zone a son **effet** pour vous.
        - La carte est défaussée.

        Si une figure peut être déplacée, elle doit l’être. Sinon, parce que toutes y sont déjà, sont hors du plateau ou
        enfermées par la Tour, la carte rapporte son point de prestige et rien d’autre.

rulebook-prestige = Le prestige
    .body =
        Chaque zone porte des symboles de rangs et de couleurs. Quand une figure y entre, chaque symbole de son **rang**
        et chaque symbole de sa **couleur** rapporte à la **propre Famille** de la figure 1 point de prestige.

        | Zone | Rangs | Couleurs |
        |---|---|---|
        | 1 Tour de la Magie | 2 Reines | 2 Bâtons, 1 Épée |
        | 2 Quartier des Artisans | 2 Valets | 2 Deniers, 1 Épée |
        | 3 Port | 2 Valets | 2 Coupes, 1 Denier |
        | 4 Salle du Trône | 2 Rois | 2 Épées, 1 Bâton |
        | 5 Marché | 2 Reines | 2 Deniers, 1 Bâton |
        | 6 Champs | 2 Valets | 2 Bâtons, 1 Coupe |
        | 7 Chambre des trésors | 2 Rois | 2 Deniers, 1 Coupe |
        | 8 Cathédrale | 2 Chevaliers | 2 Coupes, 1 Denier |
        | 9 Salle de Bal | 2 Reines | 2 Coupes, 1 Épée |
        | 10 Château | 2 Chevaliers | 2 Épées, 1 Bâton |

        Le Chevalier des Épées trouve au Château deux Chevaliers et deux Épées : 4 points de prestige pour les Épées, et
        avec celui de la carte jouée cela fait 5. Le Valet des Bâtons n’y trouve qu’un symbole, le Bâton.

        __Au-delà de 21.__ Une Famille au sommet y reste. Pour chaque pas qu’elle ne peut pas faire, chacune des trois
        autres Familles recule d’un pas. **Au-dessous de 0**, aucune Famille ne peut tomber ; ce qui est de trop est
        perdu.

        Ce plateau est celui de ce programme. Des règles imprimées, on ne connaît que les symboles du Château ; les
        autres s’en inspirent, et qui possède le plateau imprimé peut y mettre les siens.

rulebook-locations = Les dix zones
    .body =
        L’effet est toujours pour le joueur actif, quelle que soit la Famille de la figure, et il vient après les
        symboles.

        - **1 Tour de la Magie :** gagnez 1 PV et piochez un Arcane Majeur.
        - **2 Quartier des Artisans :** piochez deux Arcanes Mineurs ou un Arcane Majeur.
        - **3 Port :** piochez un Arcane Mineur. Puis chacun des autres, à son tour dans le sens horaire, peut en
          piocher un aussi. Pour chaque carte qu’ils ont piochée, vous en piochez une autre.
        - **4 Salle du Trône :** piochez deux Arcanes Mineurs.
        - **5 Marché :** gagnez 2 PV. Puis vous pouvez faire un échange : défausser un Arcane Mineur et piocher deux
          Arcanes Mineurs, ou défausser un Arcane Majeur et piocher un Arcane Majeur.
        - **6 Champs :** vous pouvez faire monter ou descendre chaque Famille d’un pas, chacune une fois au plus et dans
          l’ordre de votre choix.
        - **7 Chambre des trésors :** le premier Arcane Mineur de la pioche rejoint directement vos cartes cachées.
          Personne d’autre ne le voit.
        - **8 Cathédrale :** vous pouvez cacher un Arcane Mineur, ou bien piocher deux Arcanes Mineurs.
        - **9 Salle de Bal :** vous pouvez cacher un Arcane Mineur.
        - **10 Château :** tous les autres défaussent une carte de leur main.

        Là où il est écrit « vous pouvez », vous avez le droit de passer ; tout le reste se fait, autant que possible.
        La limite de sept cartes en main se vérifie après chaque pioche, et au Port pour chacun à son tour.

rulebook-majors-first = Les Arcanes Majeurs de 0 à X
    .body =
        Un Arcane Majeur peut toujours être joué, même s’il ne donne que peu ou rien. Il se résout du début à la fin : à
        ce que vous « pouvez » faire, vous avez le droit de renoncer ; ce qui est possible doit être fait ; ce qui est
        impossible est sauté. Puis il est défaussé.

        Quand un Arcane Majeur déplace une figure, les symboles et l’effet de la nouvelle zone comptent comme
        d’habitude, mais non le point de prestige qu’on gagne en jouant un Arcane Mineur. L’Arcane Mineur que vous devez
        reste à jouer.

        - **0 Le Fou :** déplacez une figure quelconque, ou cachez le Fou. Il compte alors comme une carte de plus,
          d’une couleur que vous choisissez lors du décompte.
        - **I Le Bateleur :** piochez deux Arcanes Mineurs ; puis vous pouvez cacher un Arcane Mineur.
        - **II La Papesse :** gagnez 3 PV.
        - **III L’Impératrice :** vous pouvez déplacer une figure quelconque. Puis une Famille gagne 1 point de
          prestige, et une autre en perd 1.
        - **IV L’Empereur :** vous pouvez cacher un Arcane Mineur. Puis une Famille gagne 3 points de prestige.
        - **V Le Pape :** piochez un Arcane Mineur et un Arcane Majeur.
        - **VI Les Amants :** tous ceux qui ont le moins de PV en gagnent 2, et vous en gagnez 2 dans tous les cas. Si
          vous êtes de ceux qui en ont le moins, cela fait 4.
        - **VII Le Char :** une Famille gagne 2 points de prestige. Puis tous les autres défaussent une carte de leur
          main.
        - **VIII La Force :** gagnez 2 PV, et une Famille gagne 3 points de prestige.
        - **IX L’Ermite :** vous pouvez cacher jusqu’à deux Arcanes Mineurs. Puis chacun des autres peut en cacher un.
        - **X La Roue :** tous, vous compris, choisissent deux cartes de leur main (ou celles qu’ils ont) et les passent
          à gauche, au même moment. Ce que vous recevez, vous ne pouvez pas le passer.

rulebook-majors-second = Les Arcanes Majeurs de XI à XXI
    .body =
        - **XI La Justice :** piochez des Arcanes Mineurs jusqu’à avoir quatre cartes en main.
        - **XII Le Pendu :** perdez 2 PV, ou ceux que vous avez, et piochez deux Arcanes Majeurs.
        - **XIII La Mort :** défaussez un ou deux Arcanes Mineurs, au moins un si vous en avez, et piochez autant
          d’Arcanes Majeurs.
        - **XIV La Tempérance :** vous pouvez déplacer une figure quelconque. Puis vous pouvez échanger jusqu’à deux de
          vos cartes cachées contre des cartes de votre main, une contre une. Seuls les Arcanes Mineurs et le Fou
          s’échangent, et une carte qui vient d’être échangée reste où elle est. La nouvelle carte est face cachée, même
          si l’ancienne était face visible.
        - **XV Le Diable :** jusqu’à la fin de votre tour, prestige et PV comptent double.
        - **XVI La Tour :** gagnez 2 PV et posez la carte sur la ville. Elle ferme les zones qu’elle couvre.
        - **XVII Les Étoiles :** piochez deux Arcanes Mineurs et gagnez 1 PV.
        - **XVIII La Lune :** tous, vous d’abord, piochent deux Arcanes Mineurs. Puis vous pouvez cacher jusqu’à deux
          Arcanes Mineurs, et chacun des autres peut en cacher un.
        - **XIX Le Soleil :** gagnez 2 PV. Chacun des autres révèle trois de ses cartes cachées, ou toutes s’il en reste
          moins face cachée. Elles restent face visible jusqu’au prochain décompte normal et comptent comme les autres ;
          ce qui s’y ajoute plus tard est face cachée.
        - **XX Le Jugement :** tous les autres défaussent une carte de leur main. Puis vous retirez trois figures du
          plateau jusqu’à votre prochain tour.
        - **XXI Le Monde :** vous pouvez cacher un Arcane Mineur. Puis a lieu un décompte des Familles à tarif réduit.

        On défausse toujours de sa main et à son choix. Qui n’a pas de cartes est sauté.

rulebook-details = Le Diable, la Tour et le Jugement
    .body =
        __Le Diable__ ne sert qu’à l’Arcane Mineur que vous jouez après lui dans le même tour, puisqu’un second Arcane
        Majeur n’est pas permis. Il double le point de prestige de la carte, le prestige des symboles, les PV de la Tour
        de la Magie et du Marché ; et aux Champs, chaque Famille choisie se déplace de deux pas. Il ne double jamais les
        cartes : vous en piochez, défaussez et cachez autant que d’habitude. Si un gain doublé dépasse 21, les autres
        Familles reculent d’un pas pour chaque pas de trop, et ces pas ne sont pas doublés de nouveau. Joué après votre
        Arcane Mineur, le Diable ne fait rien.

        __La Tour__ couvre une zone, ou bien deux ou trois qui se touchent toutes. Les voisinages :

        - Tour de la Magie : Cathédrale, Château.
        - Quartier des Artisans : Port, Marché, Champs, Cathédrale.
        - Port : Quartier des Artisans, Marché, Chambre des trésors.
        - Salle du Trône : Marché, Chambre des trésors, Salle de Bal, Château.
        - Marché : Quartier des Artisans, Port, Salle du Trône, Chambre des trésors, Cathédrale, Château.
        - Champs : Quartier des Artisans, Cathédrale.
        - Chambre des trésors : Port, Salle du Trône, Marché, Salle de Bal.
        - Cathédrale : Tour de la Magie, Quartier des Artisans, Marché, Champs, Château.
        - Salle de Bal : Salle du Trône, Chambre des trésors.
        - Château : Tour de la Magie, Salle du Trône, Marché, Cathédrale.

        Tant qu’elle est là, aucune figure n’entre dans ces zones ni n’en sort, quel que soit le moyen et qui que ce
        soit qui essaie ; cela vaut pour vous aussi. Elle reste jusqu’au début de votre prochain tour de joueur actif,
        même par-delà un décompte. Si vous êtes le premier joueur, vous jouerez en dernier la fois suivante : elle
        restera donc longtemps.

        __Le Jugement__ retire du plateau trois figures de votre choix, sauf sous la Tour ; s’il y en a moins à prendre,
        toutes celles-là. Rien ne les déplace pendant leur absence. Au début de votre prochain tour, avant toute chose
        hormis le retrait de votre Tour, vous les replacez dans trois zones différentes qui ne sont pas couvertes,
        occupées ou non. Elles n’apportent pas de prestige et n’ont pas d’effet.

        Si la partie finit avant, la Tour reste, les figures ne reviennent pas, et cela ne change rien.

rulebook-scoring = Le décompte des Familles
    .body =
        Après les tours 3, 6 et 9, les Familles paient :

        - **Classez les Familles** par prestige. À égalité, elles partagent la meilleure place, et la place suivante
          reste vide : avec 9, 9, 6 et 2, les places sont 1, 1, 3 et 4.
        - **Montrez** toutes les cartes cachées.
        - **Le Fou :** qui l’a caché nomme maintenant une Famille.
        - **Faites payer** les Familles, de la première à la dernière. Pour chacune, on classe ceux qui ont des cartes
          de sa couleur parmi leurs cartes cachées : **plus de cartes** passe devant et, à nombre égal, la **plus haute
          valeur totale**. Le premier a la **domination**, le deuxième l’**influence**, le troisième la **présence**.

        | Famille à la | Domination | Influence | Présence |
        |---|---|---|---|
        | 1re place | 16 PV | 8 PV | 4 PV |
        | 2e place | 12 PV | 6 PV | 3 PV |
        | 3e place | 10 PV | 5 PV | 2 PV |
        | 4e place | 8 PV | 4 PV | 2 PV |

        Le quatrième et le cinquième ne reçoivent rien. Quand plusieurs Familles sont à la même place, chacune paie le
        plein tarif ; si toutes ont le même prestige, toutes les quatre paient donc 16, 8 et 4. Ce que personne ne peut
        réclamer n’est pas payé.

        Enfin, **rangez :** toutes les cartes cachées, révélées ou non, sont défaussées. Vous ne pouvez en garder aucune
        pour plus tard. Toutes les Familles reviennent à 0. Les mains, les figures et la Tour restent en l’état.

rulebook-ties = Les égalités, et le Fou
    .body =
        Ceux qui ont autant de cartes et la même valeur totale partagent les points de **toutes les places qu’ils
        occupent**. La part est arrondie à l’entier inférieur, et le suivant se trouve derrière eux tous. Deux joueurs à
        égalité pour la domination dans la première Famille reçoivent chacun la moitié de 16 + 8, soit 12 ; le suivant a
        alors la présence. Les cas habituels :

        | Famille à la | 2 ex æquo 1ers | 3 ex æquo 1ers | 2 ex æquo 2es | 3 ex æquo 2es | 2 ex æquo 3es |
        |---|---|---|---|---|---|
        | 1re place | 12 | 9 | 6 | 4 | 2 |
        | 2e place | 9 | 7 | 4 | 3 | 1 |
        | 3e place | 7 | 5 | 3 | 2 | 1 |
        | 4e place | 6 | 4 | 3 | 2 | 1 |

        __Le Fou__ parmi les cartes cachées est une carte de plus, de valeur 0, d’une couleur que l’on nomme au
        décompte. Cela se fait une fois toutes les cartes cachées montrées, si bien que chacun voit ce qu’il vaut ; mais
        il faut nommer une Famille. Même seul, sans Arcane Mineur de la couleur, il compte comme une carte et peut être
        payé. Le Fou en main ne compte pas. Après le décompte, il est défaussé.

        Un exemple, pour la troisième Famille : Ada a un 7 et le Fou, Bruno un 3 et un 4, Clara le Roi. Ada et Bruno ont
        chacun deux cartes qui valent 7 et partagent 10 + 5, soit 7 chacun. Clara n’a qu’une carte, quelle qu’en soit la
        valeur : 2.

rulebook-world = Le Monde
    .body =
        Le Monde fait payer les Familles au milieu d’un tour. Tout se passe comme dans un décompte, à ces différences
        près :

        - La domination rapporte ce que rapporte d’ordinaire l’influence, l’influence ce que rapporte d’ordinaire la
          présence, et le troisième ne reçoit rien.
        - Le prestige des Familles reste ce qu’il est.
        - Les cartes cachées se retournent face cachée et restent pour le prochain décompte normal. Ce que le Soleil a
          révélé reste face visible.
        - Le Fou compte pour une Famille maintenant et pourra compter pour une autre la prochaine fois.

        | Famille à la | Domination | Influence |
        |---|---|---|
        | 1re place | 8 PV | 4 PV |
        | 2e place | 6 PV | 3 PV |
        | 3e place | 5 PV | 2 PV |
        | 4e place | 4 PV | 2 PV |

        Les égalités se partagent comme d’habitude. Tout le monde est payé, et pas seulement qui a joué la carte ; mais
        cette personne peut cacher un Arcane Mineur juste avant, et il compte. Dès lors, chacun a vu toutes les cartes
        cachées.

rulebook-end = La fin
    .body =
        La partie s’achève avec le décompte du dernier tour. Qui a le plus de **points de victoire** gagne. En cas
        d’égalité, c’est à qui a le plus de **cartes en main**, Arcanes Mineurs et Majeurs ensemble. Si l’égalité
        persiste, la victoire est partagée. Les places suivantes se décident de la même façon.

        Vos dernières cartes valent donc quelque chose, même quand vous ne pouvez plus les jouer.

rulebook-beginners = À trois, et les premières parties
    .body =
        __À trois__, un décompte a lieu tous les quatre tours : la partie courte a 4 tours et un décompte, la longue 8
        tours et deux décomptes. Rien d’autre ne change. Si vous préférez, vous pouvez jouer au rythme habituel de six
        ou neuf tours.

        __La première partie.__ Laissez les Arcanes Majeurs de côté pendant deux tours et faites connaissance avec la
        ville. Le tour 1 donne à chacun quatre Arcanes Mineurs, le tour 2 trois. Au tour 3, les Arcanes Majeurs
        arrivent : chacun reçoit trois Arcanes Mineurs et un Arcane Majeur, et dès le tour 4 on a le choix habituel.

        __Sans Arcanes Majeurs.__ Vous pouvez aussi vous en passer tout à fait. Chacun pioche alors trois Arcanes
        Mineurs à chaque tour après le premier.

        Tant qu’il n’y a pas d’Arcanes Majeurs, la Tour de la Magie ne donne que son PV, le Quartier des Artisans deux
        Arcanes Mineurs, et le Marché n’échange que des Arcanes Mineurs.

rulebook-editions = Éditions et options
    .body =
        Les livrets imprimés ne s’accordent pas sur tout. Les règles **internationales** des chapitres ci-dessus suivent
        la majorité ; les règles **françaises** et le **livret italien séparé** disent la même chose. Les autres :

        - **Anglaises :** les Champs donnent aussi 1 PV, les Étoiles en donnent 2. Avec la Lune, chacun pioche un Arcane
          Mineur. La Tempérance n’échange que des Arcanes Mineurs. Le prestige au-delà de 21 coûte aux autres Familles
          un pas en tout. Les Amants ne donnent 4 PV qu’à qui est seul à en avoir le moins. Un Arcane Mineur qui ne peut
          déplacer aucune figure ne peut être joué que si vous n’en avez pas d’autre. Si le Fou est parmi les cartes
          cachées, les Familles sont montrées une à une dans l’ordre de leurs places et, chaque fois, qui l’a caché
          décide s’il y compte, sans avoir vu la suivante. Dans la première partie, le tour 3 donne un Arcane Majeur,
          puis le choix habituel.
        - **Livret italien commun :** les Champs donnent aussi 1 PV.
        - **Espagnoles :** avec la Justice, on pioche jusqu’à avoir quatre Arcanes Mineurs en main.
        - **Allemandes :** neuf tours sont la norme.

        Une **première partie** ou une partie **sans Arcanes Majeurs** va avec toutes. Tout ce qui diffère peut aussi se
        choisir séparément, et quatre choses de plus :

        - **Égalités :** on ne partage que les points de la meilleure place, et les places suivantes ne vont à
          personne ; ou bien les parts sont arrondies à l’entier supérieur.
        - **La Tour** peut être posée là où elle ne couvre rien.
        - **L’égalité de points à la fin** est aussitôt une victoire partagée, quelles que soient les mains.
        - **À trois,** on peut s’en tenir aux décomptes après les tours 3, 6 et 9.

rulebook-knowledge = Ce que tout le monde sait
    .body =
        __Visible de tous :__ le prestige, les points de victoire, les figures, qui en a retiré lesquelles, où est la
        Tour ; les deux défausses, carte par carte ; combien de cartes comptent chaque pioche, chaque main et les cartes
        cachées de chacun ; quelle sorte de cartes quelqu’un pioche, et combien ; chaque carte jouée ou défaussée ; ce
        que le Soleil a révélé.

        __Secret :__ les mains, et combien d’Arcanes Majeurs elles contiennent ; les cartes cachées que rien n’a
        révélées, y compris celle de la Chambre des trésors ; l’ordre des pioches.

        Mais on peut déduire beaucoup :

        - Après **le Monde**, tous ont vu toutes les cartes cachées. Cela vaut jusqu’à ce que quelqu’un échange avec la
          Tempérance.
        - Quand **la Roue** tourne, vous connaissez deux cartes de la personne à votre gauche.
        - Qui cache **le Fou** le fait au vu de tous, puisqu’aucun autre Arcane Majeur ne peut être caché.
        - Qui ne cache rien au début d’un tour, ou doit piocher un Arcane Mineur avant de jouer, n’en avait pas à ce
          moment. Qui renonce à cacher grâce à une zone ou à un Arcane Majeur n’apprend rien aux autres : peut-être n’y
          avait-il pas d’Arcane Mineur.
        - Une carte face visible reprise avec la Tempérance est désormais dans cette main.
        - Une nouvelle pioche se compose de ce qui était dans la défausse.

        Le programme n’en dit jamais plus à personne. Après la partie, tout est dévoilé.

rulebook-example = Exemple : un tour avec décompte
    .body =
        Ada, Bruno, Clara et David jouent le tour 3, et Ada est premier joueur. Personne n’a encore de PV. Le prestige :
        Épées 6, Deniers 4, Coupes 2, Bâtons 5.

        __Piocher et cacher.__ Ada a cinq cartes en main et prend trois Arcanes Mineurs ; cela fait huit, elle en
        défausse donc une. Les autres piochent aussi, puis chacun cache un Arcane Mineur.

        __Ada__ joue le Diable, puis le 5 des Deniers. Doublée, la carte rapporte aux Deniers 2 points de prestige. Elle
        déplace la Reine des Deniers au Marché, où deux Reines et deux Deniers valent 4, doublés 8 : les Deniers sont à
        14. Le Marché lui donne 4 PV. Elle échange un Arcane Mineur contre deux autres ; les cartes ne sont pas
        doublées.

        __Bruno__ joue le Valet des Coupes : Coupes 3. Il envoie le Valet au Port, 4 de plus : 7. Il pioche un Arcane
        Mineur ; Clara et Ada en piochent un aussi, David renonce ; Bruno en pioche donc encore deux. Puis il joue
        l’Empereur : il cache un Arcane Mineur et fait monter les Coupes à 10.

        __Clara__ joue le 10 des Bâtons et déplace le Chevalier des Bâtons au Château : 1 pour la carte, 3 pour les
        symboles, Bâtons 9. Les trois autres défaussent une carte chacun.

        __David__ joue la Tour, gagne 2 PV et couvre la Salle du Trône, la Chambre des trésors et la Salle de Bal. Puis
        il joue le 9 des Épées. La Salle de Bal est fermée : les Épées montent simplement à 7. C’était sa propre Tour,
        mais il voulait tenir les autres à l’écart.

        __Le décompte.__ Les Deniers sont premiers (14), puis viennent les Coupes (10), les Bâtons (9) et les Épées (7).
        Les cartes cachées :

        - Ada : 3 et 8 des Deniers, 5 des Coupes.
        - Bruno : 10 des Deniers, 2 et Reine des Coupes, 4 des Bâtons.
        - Clara : 9 des Coupes, 6 et 7 des Bâtons.
        - David : 4 des Coupes, 2 des Bâtons, 7 des Épées, et le Fou, du tour précédent.

        David compare. Pour les Deniers, le Fou lui rapporterait 4 PV, pour les Bâtons 3 de plus, pour les Épées rien de
        neuf. Pour les Coupes, il le rend deuxième avec deux cartes, soit 6 PV au lieu de rien : ce sera donc les
        Coupes.

        | | Ada | Bruno | Clara | David |
        |---|---|---|---|---|
        | Deniers (16/8/4) | 16 | 8 | – | – |
        | Coupes (12/6/3) | 0 | 12 | 3 | 6 |
        | Bâtons (10/5/2) | – | 5 | 10 | 2 |
        | Épées (8/4/2) | – | – | – | 8 |
        | Ensemble | 16 | 25 | 13 | 16 |

        Avec les PV de ce tour, Bruno en a 25, Ada 20, David 18 et Clara 13. Les cartes cachées sont défaussées, les
        Familles reviennent à 0, et Bruno devient premier joueur. La Tour reste jusqu’au prochain tour de David.
