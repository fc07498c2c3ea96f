# Arcana (Cadwallon) : tous les mots du jeu en français. Les noms des cartes viennent du paquet de cartes.
#
# Une place autre que celle qui agit est nommée après deux-points (« Commence : … »), car elle peut s’appeler « Vous ».
# Pas de « de » ni de « que » devant un nom variable : il peut commencer par une voyelle.

title = Arcana
tagline = Quatre guildes, une ville : envoyez vos agents dans Cadwallon, au grand jour ou en secret, corrompez qui vous ne pouvez pas vaincre, et emparez-vous du meilleur avant le Jubilé ducal.
score =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }


## Zones, guildes et arcanes

place-border = zone { $number }
    .heading = Zone { $number }
place-free = zone libre
    .heading = Zone libre

guild-blades = Guilde des Lames
    .help = Avec les cartes habituelles : force militaire d’abord, spirituelle ensuite. Son lieu vous renforce à un prix et fait piocher une carte.
guild-ferrymen = Guilde des Passeurs
    .help = Avec les cartes habituelles : force spirituelle d’abord, militaire ensuite, avec beaucoup d’agents solides. Son lieu déplace un agent et fait piocher une carte.
guild-thieves = Guilde des Voleurs
    .help = Avec les cartes habituelles : force politique d’abord, avec des agents qui savent faire plusieurs choses. Son lieu reprend une carte dans vos ressources.
guild-usurers = Guilde des Usuriers
    .help = Avec les cartes habituelles : force militaire et politique, faible en matière de foi. Son lieu donne plus de poids à vos corruptions et fait piocher une carte.

arcanum-staves = bâtons
    .help = Le pouvoir militaire.
arcanum-swords = épées
    .help = Le pouvoir politique.
arcanum-chalices = calices
    .help = Le pouvoir spirituel.
arcanum-ducats = ducats
    .help = Le pouvoir financier : ce que paie une relique, et ce que coûte la corruption d’une personnalité.


## Autres noms

strength = { $seat } : { $total } en { $arcanum }, seuil { $needed }
total = { $seat } : { $points }
prize-at = « { $prize } » dans la { $zone }
lay-down = Poser face cachée près du prix « { $prize } » dans la { $zone }
lay-up = Poser face visible près du prix « { $prize } » dans la { $zone }
bribe = Corrompre « { $prize } » dans la { $zone }


## Décisions

decision-choose_guild = Quelle guilde menez-vous ?
    .action = Mener la { $item }
    .help = Vous jouez avec ses neuf agents, son lieu et sa relique. Chaque guilde n’est menée que par une personne.
decision-discard_objective = Quel objectif remettez-vous dans la boîte ?
    .action = Remettre « { $item } »
    .help = Vous gardez deux de vos quatre objectifs. Ceux que vous remplissez rapportent des points de victoire à la fin ; ceux que vous rendez, personne ne les voit jamais.
decision-choose_card = Quelle carte utilisez-vous ?
    .action = Utiliser « { $item } »
    .help = Une carte par tour, et toutes les cartes de votre main doivent être utilisées avant la fin de la manche. Les autres ne voient pas votre choix avant que la carte soit jouée.
decision-choose_play = Que faites-vous de cette carte ?
    .action = { $item }
    .help = Les agents et les personnalités vont près d’un prix : face cachée dans une zone que vous contrôlez, face visible ailleurs. Une relique corrompt une personnalité ou appelle la milice, un lieu a son effet, et n’importe quelle carte peut être défaussée.
decision-militia_zone = Où envoyez-vous la milice ?
    .action = L’envoyer vers { $item }
    .help = Près de tout prix non scellé, elle compte pour vous comme un agent, jusqu’à la fin de la manche.
decision-effect_zone = De quel prix s’agit-il ?
    .action = Choisir : { $item }
    .help = Seuls sont proposés les prix avec lesquels l’effet de votre lieu peut s’appliquer en entier.
decision-effect_own_agent = Duquel de vos agents s’agit-il ?
    .action = Choisir « { $item } »
    .help = Un de vos propres agents près d’un prix. La milice n’est pas un agent et ne peut pas être choisie.
decision-effect_opponent_agent = De quel agent adverse s’agit-il ?
    .action = Choisir « { $item } »
    .help = Seulement des agents visibles et pas trop forts pour votre lieu.
decision-effect_resource_card = De quelle carte de vos ressources s’agit-il ?
    .action = Choisir « { $item } »
    .help = Seulement des cartes que votre lieu peut atteindre. Tout le monde voit laquelle vous choisissez.
decision-effect_hand_card = Quelle carte prend la place de l’agent ?
    .action = Envoyer « { $item } »
    .help = Un agent ou une personnalité de votre main. La carte est posée comme l’était l’autre, face visible ou cachée, et l’autre vient dans votre main.
decision-draw_discard = Quelle carte défaussez-vous ?
    .action = Défausser « { $item } »
    .help = Elle va face visible dans vos ressources et n’a pas d’effet.
decision-scout_bottom = Que faites-vous de la carte que vous avez vue ?
    .help = Personne d’autre ne l’a vue. Laissée sur le dessus, elle est le prochain prix de cette zone ; au fond, elle ne viendra peut-être jamais.
decision-announce_arcanum = Dans quel arcane concourez-vous ?
    .action = Annoncer : { $item }
    .help = Vos agents comptent dans l’arcane que vous annoncez, et vous devez en atteindre le seuil. Les autres peuvent en choisir un différent ; le total le plus élevé gagne.
decision-place_prize = Où mettez-vous le prix que vous avez gagné ?
    .help = Dans vos ressources, vous le piocherez et l’utiliserez plus tard. Sous votre carte Guilde, il est hors du jeu pour toujours, mais compte tout de même pour les points de victoire et les objectifs.

action-location = Utiliser l’effet du lieu
action-militia = Renoncer à la relique et appeler la milice
action-discard = Défausser la carte sans effet
action-to-resources = Dans mes ressources
action-to-guild-pile = Sous ma carte Guilde
action-to-bottom = La mettre sous la pile
action-leave-on-top = La laisser sur le dessus


## Événements

event-first_player_drawn =
    { $you ->
        [yes] Le sort vous donne la carte Premier joueur.
       *[no] Le sort donne la carte Premier joueur à { $seat }.
    }
    .rule = Le sort décide qui commence ; ensuite, la carte change de mains après chaque manche.
event-guild_taken =
    { $you ->
        [yes] Vous menez la { $guild }.
       *[no] { $seat } mène la { $guild }.
    }
    .rule = Chaque guilde a neuf agents, un lieu et une relique, et une seule personne la mène.
event-objectives_dealt =
    { $cards ->
        [hidden] { $seat } reçoit des objectifs.
       *[other] { $you ->
            [yes] Vous recevez ces objectifs : { $cards }.
           *[no] { $seat } reçoit ces objectifs : { $cards }.
        }
    }
    .rule = Chacun reçoit quatre objectifs et en garde deux en secret.
event-objective_returned =
    { $card ->
        [hidden] { $seat } remet un objectif dans la boîte.
       *[other] { $you ->
            [yes] Vous remettez l’objectif « { $card } » dans la boîte.
           *[no] { $seat } remet l’objectif « { $card } » dans la boîte.
        }
    }
    .rule = Deux objectifs sur quatre retournent dans la boîte, et personne d’autre n’apprend lesquels.
event-prize_revealed = Un nouveau prix dans la { $zone } : « { $card } ».
    .rule = Les zones qui ont perdu leur prix en reçoivent un nouveau à la fin de la manche, ou aussitôt après une corruption.
event-jubilee_revealed = Le Jubilé ducal est proclamé : la partie touche à sa fin.
    .rule = Le Jubilé ducal se trouve parmi les dernières cartes de la zone libre ; quand il apparaît, la fin de la partie est fixée.
event-round_began = Manche { $round }. Commence : { $first }.
    .rule = À chaque manche, chacun pioche quatre cartes et les utilise toutes, une par tour ; puis les prix sont attribués.
event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] La seule carte de vos ressources devient votre nouvelle pioche.
           *[other] Vous mélangez les { $count } cartes de vos ressources : c’est votre nouvelle pioche.
        }
       *[no] { $count ->
            [one] { $seat } n’a qu’une carte dans ses ressources : c’est sa nouvelle pioche.
           *[other] { $seat } mélange les { $count } cartes de ses ressources : c’est sa nouvelle pioche.
        }
    }
    .rule = Quand il faut piocher au début d’une manche et que la pioche est vide, on mélange les ressources ; les agents près des prix y restent.
event-drew =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $count } cartes.
        }
       *[other] { $you ->
            [yes] Vous piochez : { $cards }.
           *[no] { $seat } pioche : { $cards }.
        }
    }
    .rule = Chacun pioche quatre cartes au début d’une manche ; ce qu’un lieu fait piocher ne vient que de la pioche.
event-drew_nothing =
    { $you ->
        [yes] Vous n’avez rien à piocher.
       *[no] { $seat } n’a rien à piocher.
    }
    .rule = Quand un lieu fait piocher, on ne mélange jamais les ressources, et les agents près des prix ne se piochent pas ; ce qui manque est perdu.
event-laid_down =
    { $card ->
        [hidden] { $seat } pose un agent face cachée dans la { $zone }.
       *[other] { $you ->
            [yes] Vous posez « { $card } » face cachée dans la { $zone }.
           *[no] { $seat } pose « { $card } » face cachée dans la { $zone }.
        }
    }
    .rule = Dans les deux zones que l’on contrôle, les agents se posent face cachée ; personne d’autre ne les connaît.
event-laid_up =
    { $you ->
        [yes] Vous posez « { $card } » face visible dans la { $zone }.
       *[no] { $seat } pose « { $card } » face visible dans la { $zone }.
    }
    .rule = Dans la zone libre et dans les zones que d’autres contrôlent, les agents se posent face visible.
event-discarded =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
    .rule = N’importe quelle carte peut être défaussée : elle va face visible dans les ressources de qui la possède et n’a pas d’effet.
event-turned_up =
    { $you ->
        [yes] Vous révélez dans la { $zone } : { $cards }.
       *[no] { $seat } révèle dans la { $zone } : { $cards }.
    }
    .rule = Les agents sont révélés quand leur zone est résolue, quand leur propriétaire y tente une corruption ou quand un lieu les démasque ; ils restent ensuite visibles.
event-bribe_offered =
    { $you ->
        [yes] Vous offrez « { $card } » à « { $prize } » dans la { $zone } : { $total } pour un coût de { $price }.
       *[no] { $seat } offre « { $card } » à « { $prize } » dans la { $zone } : { $total } pour un coût de { $price }.
    }
    .rule = On additionne ses propres agents près de la personnalité, les ducats de la relique et les faveurs ; le coût est le nombre de ducats de la personnalité.
event-bribe_failed =
    { $you ->
        [yes] Vous n’offrez pas assez : « { $prize } » refuse.
       *[no] { $seat } n’offre pas assez : « { $prize } » refuse.
    }
    .rule = Si une corruption n’atteint pas le coût, la relique est dépensée et rien d’autre ne se passe.
event-went_home =
    { $you ->
        [yes] Vous reprenez de la { $zone } dans vos ressources : { $cards }.
       *[no] { $seat } reprend de la { $zone } dans ses ressources : { $cards }.
    }
    .rule = Quand un prix est gagné, les agents de tous qui s’y trouvent vont face visible dans les ressources de leurs propriétaires.
event-militia_left =
    { $you ->
        [yes] Votre milice quitte la { $zone } : { $cards }.
       *[no] { $seat } retire sa milice de la { $zone } : { $cards }.
    }
    .rule = La milice près d’un prix gagné est mise de côté jusqu’à la fin de la manche.
event-militia_called =
    { $you ->
        [yes] Vous renoncez à « { $card } » et appelez la milice.
       *[no] { $seat } renonce à « { $card } » et appelle la milice.
    }
    .rule = On peut envoyer une relique dans ses ressources pour appeler la première carte de la pile de milice.
event-militia_came = De la caserne arrive : { $militia }.
    .rule = La milice est d’abord révélée ; puis qui l’a appelée l’envoie près d’un prix.
event-militia_came_unseen =
    { $militia ->
        [hidden] La milice se présente en secret à { $seat }.
       *[other] { $you ->
            [yes] Se présente à vous en secret : { $militia }.
           *[no] Se présente en secret à { $seat } : { $militia }.
        }
    }
    .rule = Là où la milice se pose comme les agents, seule la personne qui l’a appelée voit quelle carte arrive.
event-militia_laid_up =
    { $you ->
        [yes] Vous envoyez la milice face visible dans la { $zone } : { $militia }.
       *[no] { $seat } envoie la milice face visible dans la { $zone } : { $militia }.
    }
    .rule = Quand les prix sont attribués, la milice compte comme un agent de qui l’a envoyée, mais ce n’est pas un agent.
event-militia_laid_down =
    { $militia ->
        [hidden] { $seat } envoie la milice face cachée dans la { $zone }.
       *[other] { $you ->
            [yes] Vous envoyez la milice face cachée dans la { $zone } : { $militia }.
           *[no] { $seat } envoie la milice face cachée dans la { $zone } : { $militia }.
        }
    }
    .rule = Là où la milice se pose comme les agents, elle est face cachée dans les zones que contrôle qui l’a appelée.
event-militia_withdrew =
    { $count ->
        [one] Une carte de milice retourne à la caserne, et la pile de milice est mélangée.
       *[other] { $count } cartes de milice retournent à la caserne, et la pile de milice est mélangée.
    }
    .rule = La milice ne reste jamais plus d’une manche, que son prix ait été gagné ou non.
event-location_used =
    { $you ->
        [yes] Vous utilisez le lieu « { $card } ».
       *[no] { $seat } utilise le lieu « { $card } ».
    }
    .rule = Un lieu a son effet aussitôt, puis va dans les ressources de qui l’a joué.
event-recovered =
    { $you ->
        [yes] Depuis vos ressources, vous reprenez en main « { $card } ».
       *[no] Depuis ses ressources, { $seat } reprend en main « { $card } ».
    }
    .rule = On peut reprendre des agents, des personnalités et des reliques, mais pas des lieux ; la carte doit encore être utilisée dans cette manche.
event-recalled_up =
    { $you ->
        [yes] Vous rappelez « { $card } » de la { $zone } dans votre main.
       *[no] { $seat } rappelle « { $card } » de la { $zone } dans sa main.
    }
    .rule = Un agent rappelé doit être utilisé de nouveau dans la même manche.
event-recalled_down =
    { $card ->
        [hidden] { $seat } rappelle un agent caché de la { $zone } dans sa main.
       *[other] { $you ->
            [yes] Sans montrer la carte, vous rappelez « { $card } » de la { $zone } dans votre main.
           *[no] Sans montrer la carte, { $seat } rappelle « { $card } » de la { $zone } dans sa main.
        }
    }
    .rule = Un agent caché que l’on rappelle n’est pas montré.
event-moved_up =
    { $you ->
        [yes] Vous déplacez « { $card } » de la { $origin } vers la { $zone }, face visible.
       *[no] { $seat } déplace « { $card } » de la { $origin } vers la { $zone }, face visible.
    }
    .rule = Un agent visible n’est plus jamais caché ; un agent caché est révélé dans une zone que son propriétaire ne contrôle pas.
event-moved_down =
    { $card ->
        [hidden] { $seat } déplace un agent caché de la { $origin } vers la { $zone }.
       *[other] { $you ->
            [yes] Vous déplacez « { $card } » de la { $origin } vers la { $zone }, toujours face cachée.
           *[no] { $seat } déplace « { $card } » de la { $origin } vers la { $zone }, toujours face cachée.
        }
    }
    .rule = Entre deux zones que son propriétaire contrôle, un agent caché se déplace sans être vu.
event-swapped_up =
    { $you ->
        [yes] Vous reprenez « { $card } » de la { $zone } et posez à sa place « { $other } », face visible.
       *[no] { $seat } reprend « { $card } » de la { $zone } et pose à sa place « { $other } », face visible.
    }
    .rule = Le nouvel agent est posé comme l’était l’ancien ; l’ancien vient en main et doit encore être utilisé dans cette manche.
event-swapped_down =
    { $card ->
        [hidden] { $seat } échange un agent caché dans la { $zone } contre une carte de sa main.
       *[other] { $you ->
            [yes] Vous reprenez « { $card } » de la { $zone } et posez à sa place « { $other } », face cachée.
           *[no] { $seat } reprend « { $card } » de la { $zone } et pose à sa place « { $other } », face cachée.
        }
    }
    .rule = Là où un agent est caché, aucune des deux cartes de l’échange n’est montrée.
event-diverted =
    { $you ->
        [yes] Vous envoyez « { $card } » de la { $origin } vers la { $zone }. Propriétaire : { $victim }.
       *[no] { $seat } envoie « { $card } » de la { $origin } vers la { $zone }. Propriétaire : { $victim }.
    }
    .rule = Seul un agent visible peut être envoyé ailleurs, et il ne change pas de propriétaire.
event-dismissed =
    { $you ->
        [yes] Vous chassez « { $card } » de la { $zone }. Propriétaire : { $victim }.
       *[no] { $seat } chasse « { $card } » de la { $zone }. Propriétaire : { $victim }.
    }
    .rule = Un agent visible que l’on chasse va dans les ressources de son propriétaire.
event-scouted =
    { $card ->
        [hidden] { $seat } regarde la première carte de la pile dans la { $zone }.
       *[other] { $you ->
            [yes] Vous regardez la première carte de la pile dans la { $zone } : « { $card } ».
           *[no] { $seat } regarde la première carte de la pile dans la { $zone } : « { $card } ».
        }
    }
    .rule = On peut regarder dans les piles de toutes les zones sauf la zone libre, et personne d’autre ne voit la carte.
event-scouted_left =
    { $you ->
        [yes] Vous laissez la carte sur la pile dans la { $zone }.
       *[no] { $seat } laisse la carte sur la pile dans la { $zone }.
    }
    .rule = Une carte qui reste sur le dessus sera le prochain prix de sa zone.
event-scouted_bottom =
    { $you ->
        [yes] Vous mettez la carte sous la pile dans la { $zone }.
       *[no] { $seat } met la carte sous la pile dans la { $zone }.
    }
    .rule = Tout le monde voit que la carte va au fond, mais pas de quelle carte il s’agit.
event-renewed =
    { $you ->
        [yes] Vous mettez « { $card } » sous la pile dans la { $zone }.
       *[no] { $seat } met « { $card } » sous la pile dans la { $zone }.
    }
    .rule = Un prix sans agents ni milice peut être mis sous sa pile ; le suivant est révélé à sa place.
event-boosted =
    { $you ->
        [yes] Pour cette manche, vous avez { $count } de plus pour « { $prize } » dans la { $zone }. Cela vaut en : { $arcana }.
       *[no] Pour cette manche, { $seat } a { $count } de plus pour « { $prize } » dans la { $zone }. Cela vaut en : { $arcana }.
    }
    .rule = Un tel renfort compte si l’on a encore un agent près du prix quand celui-ci est attribué ; il ne compte jamais dans une corruption.
event-took_precedence =
    { $you ->
        [yes] Pour cette manche, vous avez la priorité pour « { $prize } » dans la { $zone }.
       *[no] Pour cette manche, { $seat } a la priorité pour « { $prize } » dans la { $zone }.
    }
    .rule = En cas d’égalité pour un prix, si une seule des personnes à égalité y a la priorité, elle le gagne.
event-sealed =
    { $you ->
        [yes] Vous scellez « { $prize } » dans la { $zone } pour cette manche.
       *[no] { $seat } scelle « { $prize } » dans la { $zone } pour cette manche.
    }
    .rule = Près d’un prix scellé, plus rien ne peut être joué ni déplacé ; il est attribué comme d’habitude.
event-shifted =
    { $count ->
        [-3] Pour cette manche, « { $prize } » dans la { $zone } demande 3 de moins.
        [-2] Pour cette manche, « { $prize } » dans la { $zone } demande 2 de moins.
        [-1] Pour cette manche, « { $prize } » dans la { $zone } demande 1 de moins.
        [1] Pour cette manche, « { $prize } » dans la { $zone } demande 1 de plus.
        [2] Pour cette manche, « { $prize } » dans la { $zone } demande 2 de plus.
        [3] Pour cette manche, « { $prize } » dans la { $zone } demande 3 de plus.
       *[other] Pour cette manche, le seuil change de { $count } pour « { $prize } » dans la { $zone }.
    }
    .rule = Le seuil d’un prix peut changer pour tous jusqu’à la fin de la manche, mais ne descend jamais au-dessous de 1 ; son coût en ducats ne change pas.
event-favoured =
    { $you ->
        [yes] Pour cette manche, vos corruptions valent { $count } de plus.
       *[no] Pour cette manche, { $seat } ajoute { $count } à chacune de ses corruptions.
    }
    .rule = Les faveurs s’additionnent et aident chaque corruption de la même personne jusqu’à la fin de la manche.
event-retired =
    { $you ->
        [yes] Vous mettez « { $card } » sous votre carte Guilde.
       *[no] { $seat } met « { $card } » sous sa carte Guilde.
    }
    .rule = Un agent de guilde qui se retire est hors du jeu pour toujours : les meilleures cartes sont ainsi piochées plus souvent.
event-announced =
    { $you ->
        [yes] Pour « { $prize } », vous annoncez : { $arcanum }.
       *[no] Pour « { $prize } », { $seat } annonce : { $arcanum }.
    }
    .rule = Pour un prix à plusieurs arcanes dorés, chacun choisit celui dans lequel comptent ses propres agents.
event-compared = On résout la { $zone }, pour « { $prize } ». { $totals }.
    .rule = Qui atteint le seuil peut gagner ; parmi ceux-là, le total le plus élevé l’emporte.
event-nobody_reached = Personne n’a assez de force pour « { $prize } » dans la { $zone }.
    .rule = Si personne n’atteint le seuil, le prix et tous les agents restent, face visible ; la milice repart à la fin de la manche.
event-tied = Égalité pour « { $prize } » dans la { $zone } : personne ne gagne. À force égale : { $seats }.
    .rule = En cas d’égalité pour le total le plus élevé, le prix et tous les agents restent, face visible, à moins que la priorité ne décide.
event-won =
    { $you ->
        [yes] Vous gagnez « { $prize } » dans la { $zone }.
       *[no] { $seat } gagne « { $prize } » dans la { $zone }.
    }
    .rule = Un prix revient au total le plus élevé qui atteint le seuil, ou à une corruption qui atteint le coût.
event-won_by_precedence =
    { $you ->
        [yes] Vous gagnez « { $prize } » dans la { $zone } : votre priorité départage l’égalité.
       *[no] { $seat } gagne « { $prize } » dans la { $zone } : sa priorité départage l’égalité.
    }
    .rule = La priorité départage une égalité si une seule des personnes à égalité la possède.
event-kept_in_play =
    { $you ->
        [yes] Vous mettez « { $card } » dans vos ressources.
       *[no] { $seat } met « { $card } » dans ses ressources.
    }
    .rule = Un prix mis dans les ressources se pioche et s’utilise comme toute autre carte que l’on possède.
event-removed =
    { $you ->
        [yes] Vous mettez « { $card } » sous votre carte Guilde.
       *[no] { $seat } met « { $card } » sous sa carte Guilde.
    }
    .rule = Un prix sous la carte Guilde n’est jamais pioché, mais compte pleinement pour les points de victoire et les objectifs.
event-pile_empty = Il n’y a plus de prix dans la { $zone }.
    .rule = Une zone dont la pile est épuisée reste sans prix jusqu’à la fin de la partie.
event-first_player_passed = La carte Premier joueur change de mains. Commence maintenant : { $to }.
    .rule = Après chaque manche, la carte Premier joueur est passée, à droite sauf si la table en a décidé autrement.
event-objectives_shown =
    { $fulfilled ->
        [rien] { $you ->
            [yes] Vous n’avez rempli aucun objectif. Manqués : { $missed }.
           *[no] { $seat } n’a rempli aucun objectif. Manqués : { $missed }.
        }
       *[other] { $missed ->
            [rien] { $you ->
                [yes] Vous avez rempli tous vos objectifs : { $fulfilled }.
               *[no] { $seat } a rempli tous ses objectifs : { $fulfilled }.
            }
           *[other] { $you ->
                [yes] Vous avez rempli : { $fulfilled }. Sans succès : { $missed }.
               *[no] { $seat } a rempli : { $fulfilled }. Sans succès : { $missed }.
            }
        }
    }
    .rule = Chaque objectif rempli rapporte ses points de victoire ; un objectif manqué ne coûte rien.
event-ended = La partie est terminée. { $totals }.
    .rule = On additionne les points de victoire de toutes les cartes que l’on possède et ceux des objectifs remplis.


## La table

zone-round = Manche
zone-first = Commence la manche
zone-turn = Joue maintenant
zone-prizes = Prix
zone-piles = Piles
zone-agents = Agents et milice
zone-thresholds = Seuils
zone-sealed = Scellé
zone-boosts = Renforts
zone-precedence = Priorité
zone-jubilee = Jubilé ducal proclamé
zone-in_play = En train d’être joué
zone-chosen = Carte choisie
zone-target = Agent dont il s’agit
zone-at_issue = Zone dont il s’agit
zone-militia_deck = Pile de milice
zone-militia_aside = Milice mise de côté
zone-guild = Guilde
zone-points = Points de victoire des cartes
zone-hand = Main
zone-deck = Pioche
zone-resources = Ressources
zone-guild_pile = Pile de guilde
zone-objectives_kept = Objectifs
zone-progress = Avancement
zone-objectives_returned = Objectifs rendus
zone-favour = Faveur pour les corruptions
zone-unseen = Cartes en main, dans la pioche ou cachées
zone-known_in_hand = Cartes venues en main à la vue de tous
zone-strength = Force
zone-shown_strength = Force visible de tous

ending-jubilee = Le Jubilé ducal a mis fin à la partie.
ending-stalled = Depuis de nombreuses manches, personne n’a gagné de prix : la partie est terminée.
ending-round_cap = La dernière manche permise a été jouée.
ending-no_prizes = Il n’y a plus de prix dans la ville.

# Étiquettes courtes de la table.
board-round = Manche
board-first = commence
board-deck = Pioche
board-resources = Ressources
board-hand = Main
board-guild-pile = Pile de guilde
board-objectives = Objectifs
board-favour = Faveur
board-sealed = scellé
board-precedence = Priorité
board-boost = Renfort
board-needs = demande
board-price = Coût
board-points = PV
board-pile = Pile
board-face-down = caché
board-militia = Milice
board-empty = vide
board-closed = fermée
board-jubilee = Jubilé
board-militia-deck = Pile de milice
board-your-zones = vos zones
board-unseen = Non vues
board-known = Connues
board-totals = Totaux
board-worth = vaut
board-face-up = visible
board-back = caché, inconnu de vous
board-reached = suffit pour le prix
board-active = dont c’est le tour ; ce que vous pouvez choisir
board-changed = changé pour cette manche
board-free = zone libre
board-kind-agent = Agent
    .help = Se pose près d’un prix, caché dans vos zones, visible ailleurs, et y compte.
board-kind-personality = Personnalité
    .help = Se gagne comme prix ou par corruption ; sert ensuite d’agent.
board-kind-relic = Relique
    .help = Paie de ses ducats une corruption, ou appelle la milice.
board-kind-location = Lieu
board-kind-militia = Milice
    .help = Compte comme un agent jusqu’à la fin de la manche.
board-kind-objective = Objectif
board-district-harbour = Port
board-district-crown = Couronne
board-district-temple = Temple
board-district-market = Marché
board-district-warrens = Dédale


## The board in the browser

board-hidden = caché aux yeux des autres
board-controlled = Agents cachés ici pour : { $names }
board-in-pile = numéro { $place } de la pile
board-cards-of = Cartes : { $name }
board-chosen = choisie
board-no-cards = Aucune carte en main
board-progress = { $have } sur { $needed }
board-fulfilled = atteint
board-close = Fermer


## Options

option-guild_choice = Guildes
    .help = Comment les guildes sont attribuées : chacun choisit à son tour, le sort décide, ou la table en désigne une pour chaque place.
option-guild_choice-choose = Chacun choisit
option-guild_choice-random = Au sort
option-guild_choice-blades = Lames
option-guild_choice-ferrymen = Passeurs
option-guild_choice-thieves = Voleurs
option-guild_choice-usurers = Usuriers
option-objectives = Objectifs
    .help = Si chacun a deux objectifs secrets. Une règle avancée.
option-militia = Milice
    .help = Si l’on peut renoncer à une relique pour appeler la milice de la ville. Une règle avancée.
option-tactical_removal = Retrait tactique
    .help = Si un prix gagné peut être mis sous la carte Guilde, hors du jeu mais pas perdu. Une règle avancée.
option-first_player_pass = Carte Premier joueur
    .help = De quel côté elle est passée après chaque manche.
option-first_player_pass-right = À droite
option-first_player_pass-left = À gauche
option-own_zone_facing = Agents dans les zones contrôlées
    .help = Si les agents dans une zone que vous contrôlez sont toujours cachés, ou visibles si vous le voulez.
option-own_zone_facing-face_down = Toujours cachés
option-own_zone_facing-choice = Au choix
option-multi_gold = Plusieurs arcanes dorés
    .help = Qui décide dans quel arcane chacun concourt pour un tel prix.
option-multi_gold-announce = Chacun l’annonce
option-multi_gold-auto_best = Le meilleur de chacun compte
option-failing_bribe = Corruptions vouées à l’échec
    .help = Si vous pouvez tenter une corruption dont on sait qu’elle est trop faible.
option-failing_bribe-legal = Permises
option-failing_bribe-illegal = Interdites
option-jubilee_timing = La fin de la partie
    .help = Ce qui se passe quand le Jubilé ducal est révélé à la fin d’une manche.
option-jubilee_timing-end_now = La partie se termine aussitôt
option-jubilee_timing-one_more_round = On joue encore une manche
option-jubilee_zone = La zone libre après le Jubilé
    .help = S’il y a encore un prix dans la zone libre une fois le Jubilé révélé.
option-jubilee_zone-closed = Elle est fermée
option-jubilee_zone-next_prize = Le prix suivant apparaît
option-free_zone_order = Résolution de la zone libre
    .help = Quand le prix de la zone libre est attribué.
option-free_zone_order-last = Après tous les autres
option-free_zone_order-first = Avant tous les autres
option-militia_facing = Comment la milice est posée
    .help = Si la milice est toujours visible de tous, ou cachée dans les zones que contrôle qui l’envoie.
option-militia_facing-face_up = Toujours visible
option-militia_facing-as_agents = Comme les agents
option-militia_in_bribe = Milice dans les corruptions
    .help = Si votre milice compte dans une corruption comme vos agents.
option-table_agents_score = Agents sur la table à la fin
    .help = Si les cartes qui sont encore près des prix à la fin de la partie comptent pour leurs propriétaires.
option-removed_count_for_objectives = Prix retirés et objectifs
    .help = Si les prix sous une carte Guilde comptent pour les objectifs. Ils comptent toujours pour les points de victoire.
option-resources_view = Regarder les ressources
    .help = Ce que les autres peuvent voir des ressources de chacun.
option-resources_view-public = Toutes les cartes
option-resources_view-top_card = Seulement la carte du dessus
option-score_tie_break = Égalité de points à la fin
    .help = Ce qui départage ceux qui ont le même nombre de points de victoire.
option-score_tie_break-prizes_ducats = Plus de prix, puis plus de ducats sur les reliques
option-score_tie_break-shared = Rien, la place est partagée
option-stall_rounds = Manches sans gain
    .help = La partie se termine quand personne ne gagne de prix pendant autant de manches de suite. 0 signifie qu’elle continue.
option-stall_rounds-0 = Sans limite
option-round_cap = Nombre maximal de manches
    .help = La partie se termine au plus tard après cette manche. Presque aucune ne va aussi loin.
option-pile_size = Cartes par pile
    .help = Combien de prix chaque zone possède. Avec moins de 12, la partie est plus courte.
option-jubilee_last = Cartes autour du Jubilé
    .help = Parmi combien des dernières cartes de la zone libre le Jubilé ducal est mélangé. Avec 0, il est tout au fond.

preset-advanced = Partie complète
    .help = Avec objectifs, milice et retrait tactique : toutes les règles.
preset-first_game = Première partie
    .help = Sans objectifs, milice ni retrait tactique : le meilleur moyen d’apprendre.
preset-advanced_gentle_end = Partie complète, fin annoncée
    .help = Toutes les règles, mais un Jubilé qui apparaît à la fin d’une manche vous laisse une dernière manche.


## Tutorial

tutorial-goal = Bienvenue à Cadwallon ! Vous menez une guilde et convoitez les prix exposés dans les zones de la ville. Chaque prix que vous gagnez devient votre propre carte et rapporte des points de victoire. Qui en a le plus à la fin gagne.
tutorial-prize = Regardez « { $item } ». La valeur dorée dit dans quel arcane on se dispute ce prix, et quelle force il faut au moins : son seuil.
tutorial-hand = À chaque manche, vous avez quatre cartes, et à votre tour vous en utilisez une. Vous avez trois agents, qui travaillent pour vous près des prix, et une relique, qui sert à acheter des amis.
tutorial-agent = Vous voulez la personnalité que vous venez de voir. Envoyez quelqu’un qui ait un peu de force dans l’arcane doré : { $item }.
tutorial-secretly = Vous contrôlez deux zones de la ville. Vos agents y sont posés face cachée, et personne ne sait qui ils sont ; partout ailleurs, ils sont visibles. Choisissez : { $item }.
tutorial-relic = Seul, votre agent est trop faible pour le seuil. Mais une personnalité a aussi un coût, et une relique peut le payer sur-le-champ. Utilisez « { $item } ».
tutorial-bribe = Pour une corruption, on additionne la force de vos agents présents dans l’arcane doré et les ducats de la relique. Ensemble, ils atteignent exactement le coût. Choisissez : { $item }.
tutorial-won = La personnalité est à vous et se battra pour vous comme agent. Dans l’autre zone que vous contrôlez se trouve « { $item } ». Une relique ne peut pas être corrompue : là, il faut de la force.
tutorial-second = L’autre guilde y a déjà un agent, face visible, car elle ne contrôle pas cette zone. Pas d’inquiétude, il est faible. Utilisez « { $item } ».
tutorial-there = Votre agent à vous y va sans être vu. Choisissez : { $item }.
tutorial-together = Cela ne suffit pas encore, mais près d’un prix les forces s’additionnent. Votre dernière carte, qu’il faut utiliser de toute façon, apporte juste ce qui manque. Choisissez : { $item }.
tutorial-resolved = Une fois toutes les cartes utilisées, chaque prix a été décidé : il est revenu à qui atteignait le seuil et avait le plus de force. La relique est à vous ! Là où personne n’est assez fort, prix et agents restent pour la manche suivante.
tutorial-end = Deux prix dès la première manche ! Ce que vous avez gagné et utilisé est dans vos ressources ; quand la pioche est vide, elles sont mélangées et reviennent dans votre main. À vous de jouer une vraie partie !


## Le livret de règles

rulebook-goal = De quoi il s’agit
    .body =
        La ville de Cadwallon est à qui sait la prendre. Vous menez une de ses **guildes** : vous envoyez vos agents
        gagner les puissants à votre cause, mettre la main sur de vieilles reliques et prendre possession de palais, de
        tours et de chapelles. De deux à quatre guildes le font en même temps, chacune pour soi.

        Ce qui peut être gagné est exposé sur la table : ce sont les **prix**, un dans chaque zone de la ville. Vous
        posez vos **agents** près d’eux : sans être vus dans les zones que vous contrôlez, sous les yeux de tous dans
        les autres. Quand toutes les cartes ont été jouées, chaque prix revient à qui y a le plus de force, si elle
        suffit.

        Chaque prix que vous gagnez devient **votre propre carte**. Les personnalités se battent pour vous comme agents,
        les reliques vous achètent des amis, les lieux ont des effets. Votre paquet grandit ainsi avec vos succès, et
        c’est vous qui décidez de ce qu’il vaut mieux ne pas y mettre.

        Les cartes que vous possédez rapportent des **points de victoire** (PV). Qui en a le plus quand le **Jubilé
        ducal** a mis fin à la partie gagne.

rulebook-components = Les cartes
    .body =
        Le jeu se compose de 163 cartes.

        - **Paquets de guilde :** quatre fois onze cartes, à savoir neuf agents, un lieu et une relique. Les guildes
          sont celles des **Lames**, des **Passeurs**, des **Voleurs** et des **Usuriers**.
        - **Prix :** 85 cartes : 24 reliques, 24 lieux et 37 personnalités. Chacune appartient à l’un des
          cinq **quartiers** : Port, Couronne, Temple, Marché et Dédale.
        - **Objectifs :** 22 cartes, pour la partie avancée.
        - **Milice :** deux capitaines et quatre soldats, pour la partie avancée.
        - **Cartes uniques :** quatre cartes Guilde, la carte Premier joueur et le Jubilé ducal.

        __Les quatre arcanes.__ Les cartes ont des valeurs dans un à quatre arcanes du pouvoir :

        | Arcane | Pouvoir |
        |---|---|
        | Bâtons | militaire |
        | Épées | politique |
        | Calices | spirituel |
        | Ducats | financier |

        __L’or.__ Sur chaque prix, une valeur, parfois plusieurs, est imprimée en or. Elle dit dans quel arcane on se
        dispute le prix, et le nombre est son **seuil** : le minimum qu’il vous faut pour le gagner.

        __Les sortes de cartes dans votre main.__

        - Un **agent** utilise ses bâtons, ses épées et ses calices près d’un prix.
        - Une **personnalité** que vous avez gagnée est un agent comme un autre. La valeur qui était son seuil est
          maintenant sa force. Ses ducats étaient son coût et ne signifient plus rien.
        - Une **relique** n’utilise que ses ducats.
        - Un **lieu** n’utilise que son effet.

        __Nos cartes.__ Les règles publiées expliquent comment jouer, mais ne citent presque aucune des cartes
        imprimées. Les valeurs, les effets, les objectifs et la plupart des noms de ce programme sont donc
        une **reconstitution** de notre cru. Ils sont réunis dans un paquet de cartes, un tableau que l’on peut
        remplacer : si vous possédez un exemplaire imprimé, vous pouvez en écrire les valeurs dans un paquet de cartes
        et jouer avec celui-là.

rulebook-setup = Avant la partie
    .body =
        - Le sort désigne **qui commence** et prend la carte Premier joueur.
        - Dans l’ordre du tour, chacun choisit une **guilde**, mélange ses onze cartes et les pose devant soi : c’est
          sa **pioche**. Les guildes que personne ne mène restent dans la boîte.
        - On mélange les prix. Chaque zone reçoit une **pile** cachée de douze cartes. Les autres restent dans la boîte,
          et personne ne sait lesquelles.
        - Le **Jubilé ducal** est mélangé aux cinq dernières cartes de la pile de la zone libre. Il faut donc y gagner
          au moins sept prix avant qu’il puisse apparaître.
        - La première carte de chaque pile est révélée : ce sont les premiers prix.
        - Dans la partie avancée, on mélange la milice, et chacun reçoit quatre **objectifs** et en rend deux.

        __Les zones.__ La ville a un anneau de zones entre les places et, au milieu, une **zone libre**.
        Vous **contrôlez** deux zones : celle à votre gauche et celle à votre droite. Personne ne contrôle la zone
        libre.

        - **À quatre**, l’anneau a quatre zones, une entre deux places voisines, qui la contrôlent toutes les deux.
        - **À trois**, l’anneau a trois zones, partagées de la même façon.
        - **À deux**, l’anneau a quatre zones, et chacun en contrôle deux sans partage.

        Les zones sont numérotées dans le sens horaire ; la zone 1 est à gauche de la première place.

        __Vos cartes__ se trouvent à quatre endroits : votre **main**, votre **pioche**, face cachée,
        vos **ressources**, face visible, qui sont votre défausse, et votre **pile de guilde**, les cartes sous votre
        carte Guilde, qui sont hors du jeu mais restent à vous. Tout le monde peut consulter les ressources et les piles
        de guilde.

rulebook-round = La manche
    .body =
        Une partie compte environ huit à quatorze manches. Chacune a quatre temps :

        - **Pioche.** Chacun pioche quatre cartes.
        - **Jeu.** Dans le sens horaire, à partir de la carte Premier joueur, chacun utilise une carte par tour, jusqu’à
          ce que toutes les mains soient vides.
        - **Résolution.** Zone par zone, les prix sont gagnés.
        - **Fin de la manche.** La milice rentre, de nouveaux prix apparaissent, et la carte Premier joueur change de
          mains.

        __Piocher.__ Vous prenez quatre cartes de votre pioche, l’une après l’autre. Si elle est vide et qu’il vous en
        faut encore une, vos ressources sont mélangées et deviennent votre nouvelle pioche. Les agents près des prix et
        votre pile de guilde restent où ils sont. S’il ne reste plus rien du tout, vous avez cette fois moins de cartes.

        __Jouer.__ À votre tour, vous utilisez exactement une carte de votre main. Vous ne pouvez pas passer. Choisissez
        une carte et faites-en l’une de ces choses :

        - posez un **agent** ou une personnalité près d’un prix ;
        - **corrompez** une personnalité avec une relique ;
        - appelez la **milice** avec une relique (partie avancée) ;
        - utilisez l’effet d’un **lieu** ;
        - **défaussez** une carte quelconque : elle va face visible dans vos ressources et ne fait rien.

        Qui n’a plus de cartes ne joue plus ; les autres continuent. Les cartes qu’un effet amène dans votre main
        doivent aussi être utilisées dans la même manche, ce qui vous donne des tours supplémentaires.

rulebook-agents = Les agents près d’un prix
    .body =
        Un agent ou une personnalité peut être posé près de n’importe quel prix non scellé.

        - Dans les deux zones que vous **contrôlez**, la carte est **cachée**. Personne d’autre ne la connaît.
        - Dans **toutes les autres zones**, zone libre comprise, elle est **visible**.

        Le nombre d’agents près d’un prix n’est pas limité. Ils peuvent même y être inutiles : un agent caché de valeur
        0 est un fort beau bluff.

        Vous ne pouvez pas reprendre vos agents. Ils restent près de leur prix, même pendant plusieurs manches, jusqu’à
        ce que quelqu’un le gagne ou qu’un lieu les déplace. En attendant, ils manquent à votre paquet.

        Les agents cachés sont **révélés** quand leur zone est résolue, quand vous tentez une corruption près de ce
        prix, quand ils passent dans une zone que vous ne contrôlez pas, ou quand un lieu les démasque. Une fois
        visible, un agent le reste tant qu’il est là.

rulebook-bribery = La corruption
    .body =
        Avec une **relique**, vous pouvez acheter une **personnalité** sur-le-champ, même si d’autres y sont bien plus
        forts. Il vous faut près d’elle au moins un agent à vous, posé à un tour précédent ; peu importent ses valeurs.

        - Montrez la relique et révélez vos propres agents près de ce prix. Ils restent visibles, quoi qu’il arrive.
        - Additionnez les valeurs de **tous vos agents présents** dans l’arcane doré, les **ducats de la relique** et
          les **faveurs** que des lieux vous ont apportées pendant cette manche. Si plusieurs arcanes sont dorés, votre
          meilleur compte.
        - Si vous atteignez le **coût**, c’est-à-dire les ducats de la personnalité, elle est à vous. Son seuil
          n’importe pas, ni ce que d’autres ont posé là.

        Après une corruption **réussie**, les agents de tous près de ce prix et votre relique vont dans les ressources
        de leurs propriétaires, et le prix suivant de cette zone est révélé aussitôt. Il peut être gagné, ou corrompu,
        dans cette même manche.

        Si la corruption **échoue**, la relique va dans vos ressources, et rien d’autre ne se passe.

        Chaque corruption n’utilise qu’une relique. Les reliques et les lieux qui sont à gagner comme prix ne peuvent
        pas être corrompus. La milice ne compte pas dans une corruption, pas plus que les renforts, les seuils modifiés
        ou la priorité.

        __Un exemple.__ Arkabast coûte 7 ducats et demande 5 calices. Ada a là un agent de 4 calices, ce qui ne
        suffirait pas. Ada joue alors la Corne à boire, qui vaut 3 ducats : 4 + 3 = 7, et Arkabast change de camp.

rulebook-militia = La milice
    .body =
        La milice fait partie de la partie avancée. À votre tour, vous pouvez envoyer une **relique** de votre main dans
        vos ressources, sans autre effet, et appeler la milice. La première carte de la pile de milice est révélée, et
        vous l’envoyez près de n’importe quel prix non scellé. Elle y est visible.

        - Un **capitaine** a 3 en bâtons, en épées et en calices, un **soldat** 2.
        - Quand le prix est attribué, elle compte pour vous comme un agent. Elle peut même gagner à elle seule.
        - Ce n’est **pas un agent** : elle ne compte pas dans une corruption et n’en permet pas, les lieux ne peuvent ni
          la déplacer, ni l’échanger, ni la chasser, et un renfort exige un véritable agent.
        - Elle ne reste jamais. À la fin de la manche, toute la milice repart et est mélangée, que le prix ait été gagné
          ou non.

        Quand les six cartes sont toutes sorties, la milice ne peut pas être appelée.

rulebook-locations = Les lieux
    .body =
        Un lieu a son effet aussitôt ; puis il va dans vos ressources. Il n’est jamais posé près d’un prix, et ses
        propres valeurs ne comptent pas.

        Vous ne pouvez l’utiliser que si son effet peut s’appliquer en entier ; sinon, vous ne pouvez que le défausser.
        Beaucoup de lieux vous font ensuite **piocher une carte**. Ces cartes ne viennent que de votre pioche : si elle
        est vide, vous n’obtenez rien, et les ressources ne sont pas mélangées. Ainsi, aucun lieu ne peut servir deux
        fois dans une manche.

        Les effets qui valent **pour cette manche** appartiennent au prix : ils prennent fin avec la manche, ou quand le
        prix quitte la zone. Les faveurs sont à vous jusqu’à la fin de la manche.

        Un prix **scellé** est fermé pour le reste de la manche : on ne peut plus y jouer ni agent, ni relique, ni
        milice, ni rien y déplacer. Les agents peuvent encore le quitter, et il est attribué comme d’habitude.

rulebook-effects = Ce que font les lieux
    .body =
        Il y a seize sortes d’effets. Les nombres figurent sur les cartes.

        __Vos propres cartes__

        - **Piocher :** piochez quelques cartes ; certains lieux vous font ensuite défausser une carte de votre main.
        - **Récupérer :** reprenez en main un agent, une personnalité ou une relique de vos ressources.
        - **Rappeler :** reprenez en main un de vos agents posé près d’un prix. S’il était caché, il n’est pas montré.
        - **Déplacer :** un de vos agents va vers un autre prix. Il ne reste caché que s’il l’était déjà et que vous
          contrôlez la nouvelle zone.
        - **Échanger :** échangez un de vos agents près d’un prix non scellé contre un agent ou une personnalité de
          votre main. La nouvelle carte est posée comme l’était l’ancienne.
        - **Mettre à la retraite :** mettez un agent de guilde de vos ressources sous votre carte Guilde, pour que vos
          meilleures cartes viennent plus souvent. Vous ne pouvez le faire que si vous avez plus de cartes en
          circulation que le lieu n’en demande. Votre main, votre pioche, vos ressources et vos agents près des prix
          sont en circulation, ainsi que le lieu lui-même.

        __Les cartes des autres__

        - **Détourner :** un agent adverse visible va vers un autre prix. Il ne change pas de propriétaire.
        - **Chasser :** un agent adverse visible va dans les ressources de son propriétaire.
        - **Démasquer :** révélez tous les agents adverses cachés près d’un prix.

        Détourner et chasser ont une limite : aucune des valeurs de l’agent en bâtons, en épées et en calices ne peut la
        dépasser.

        __Les prix__

        - **Espionner :** regardez la première carte d’une pile, et laissez-la ou mettez-la au fond. Pas dans la zone
          libre.
        - **Renouveler :** mettez sous sa pile un prix sans carte à côté et révélez le suivant. Pas dans la zone libre,
          ni si le prix est scellé.
        - **Renforcer :** à un prix où vous avez un agent, votre total est plus élevé pour cette manche, dans un arcane
          ou dans tous ceux qui y sont dorés. Cela ne compte que si vous y avez encore un agent à la fin.
        - **Priorité :** si vous êtes à égalité pour ce prix dans cette manche, vous le gagnez, à moins qu’une autre des
          personnes à égalité n’ait aussi la priorité.
        - **Sceller :** dans cette manche, plus rien ne peut être joué ni déplacé près de ce prix.
        - **Changer le seuil :** le seuil d’un prix est plus haut ou plus bas pour tous dans cette manche, mais d’au
          moins 1. Son coût en ducats reste le même.

        __Les corruptions__

        - **Faveur :** toutes vos corruptions valent davantage dans cette manche.

rulebook-resolution = Qui gagne les prix
    .body =
        Quand toutes les mains sont vides, les zones sont résolues une par une : d’abord celle qui est à gauche de la
        carte Premier joueur, puis les suivantes dans le sens horaire, et la zone libre en dernier. Dans chaque zone :

        - Tous les agents présents sont révélés.
        - Chacun additionne ses agents et sa milice dans l’**arcane doré**, avec les renforts s’il y en a. Les totaux de
          personnes différentes ne s’additionnent jamais.
        - Qui atteint le **seuil** est en lice. Ce nombre exact suffit.
        - Parmi ceux-là, le **total le plus élevé** gagne.

        __Qui gagne__ prend le prix. Tous les agents qui sont près de lui, ceux des autres aussi, vont dans les
        ressources de leurs propriétaires. La zone reste vide jusqu’à la fin de la manche.

        __Personne n’a assez de force ?__ Le prix et les agents restent où ils sont, face visible. À la manche suivante,
        d’autres peuvent s’y ajouter.

        __Une égalité__ pour le total le plus élevé : personne ne gagne et tout reste en place, à moins qu’une seule des
        personnes à égalité n’ait la priorité. Une égalité plus bas n’a pas d’importance.

        __Un exemple.__ L’Épée de Barhan demande 4 bâtons. Bruno a là un Arbalétrier (3) et un Nécromancien (2), David a
        Pale (3). Le 5 de Bruno suffit, le 3 de David non : Bruno gagne l’épée, et les trois agents rentrent.

rulebook-gold = Plusieurs arcanes dorés
    .body =
        Certains prix ont plus d’une valeur dorée. Chacun décide alors dans lequel de ces arcanes concourir :

        - Quand tous les agents sont visibles, ceux qui en ont là annoncent un arcane, dans l’ordre du tour. Chacun sait
          ce qui a été dit avant.
        - Chacun utilise l’arcane annoncé et **son seuil**. Les totaux sont ensuite comparés comme de simples nombres,
          même s’ils viennent d’arcanes différents.

        Rien ne vous oblige à annoncer votre meilleur arcane. Il est parfois avantageux de laisser un prix dans la zone
        libre et de retarder ainsi la fin de la partie. Si votre réponse ne change rien à votre propre résultat, la
        question ne vous est pas posée.

        __Un exemple.__ L’Arlequin demande 3 bâtons, 3 épées ou 3 calices. Bruno a 2, 4 et 5, et annonce les calices.
        David a là Ayane, 6 bâtons, et annonce les bâtons : 6 est plus que 5, donc David gagne.

rulebook-end = Fin de la manche, fin de la partie
    .body =
        Quand toutes les zones ont été résolues :

        - La milice repart, et tout ce qui valait pour cette manche prend fin.
        - Dans chaque zone sans prix, la carte suivante de la pile est révélée. Si une pile est vide, sa zone reste
          vide.
        - La carte Premier joueur va à **droite**, bien que les tours aillent à gauche : qui jouait en dernier commence
          maintenant.

        __Le Jubilé ducal__ apparaît quand la carte qui le précède dans la zone libre a été gagnée. La zone libre est
        alors fermée.

        - S’il apparaît à la **fin d’une manche**, la partie se termine aussitôt.
        - S’il apparaît **pendant une manche**, après une corruption dans la zone libre, cette manche est jouée jusqu’au
          bout, sans la zone libre. Puis la partie se termine ; il n’y a pas de nouveaux prix.

        Trois autres façons de finir ne sont là que par sécurité : six manches de suite où personne ne gagne de prix,
        quarante manches, ou plus aucun prix dans aucune zone.

rulebook-scoring = Décompte et objectifs
    .body =
        Les agents encore près des prix vont dans les ressources de leurs propriétaires. Puis vous additionnez :

        - les **PV de toutes vos cartes**, dans la pioche, dans les ressources et dans la pile de guilde ;
        - les points de vos **objectifs**, s’ils sont remplis. Un objectif manqué ne coûte rien.

        La somme la plus élevée gagne. En cas d’égalité, le plus grand nombre de prix décide, puis le plus de ducats sur
        les reliques, celle de la guilde comprise. Si l’égalité demeure, la victoire est partagée.

        __Les objectifs__ font partie de la partie avancée. Chacun en garde deux et les montre à la fin. Ils demandent
        des choses comme celles-ci, et les nombres dépendent du nombre de joueurs :

        - assez de prix d’une sorte, d’un quartier ou avec un certain arcane doré ;
        - plus de prix d’une sorte que **chacun** des autres ; autant ne suffit pas ;
        - des reliques qui valent ensemble assez de ducats ;
        - assez de prix de chaque quartier, de chaque sorte, ou d’un même quartier ;
        - assez de prix qui valent beaucoup, ou qui demandent peu, ou simplement assez de prix ;
        - quelques reliques au plus.

        Seuls comptent les prix, jamais les cartes de votre guilde.

rulebook-advanced = Les règles avancées
    .body =
        Pour une première partie, laissez de côté ces trois règles, comme le fait le réglage « Première partie ». Les
        reliques ne servent alors qu’aux corruptions, et chaque prix que vous gagnez va dans vos ressources.

        - **Objectifs :** quatre pour chacun, deux sont gardés. On les choisit quand les premiers prix sont visibles,
          mais avant de piocher les premières cartes.
        - **Milice :** les reliques peuvent appeler à l’aide.
        - **Retrait tactique :** chaque fois que vous gagnez un prix, vous décidez où il va. Dans vos **ressources**, il
          viendra un jour dans votre main. Sous votre **carte Guilde**, il est hors du jeu pour toujours, mais compte
          encore pour les PV et les objectifs. Un lieu que vous ne voulez jamais piocher, ou une personnalité faible, y
          est à sa place ; un petit paquet ramène plus vite vos meilleures cartes.

        Ce qui est sous la carte Guilde est visible de tous et ne peut pas être repris.

        __Ce que savent les autres.__ Les mains, les pioches, les agents cachés et les objectifs sont secrets. Mais
        comme les cartes de toutes les guildes sont connues et que tous les prix sont gagnés au grand jour, vous pouvez
        toujours dire quelles cartes quelqu’un doit avoir, en comptant ensemble sa main, sa pioche et ses agents cachés.
        La table vous le montre.

rulebook-options = D’autres façons de jouer
    .body =
        Les règles laissent quelques questions ouvertes, et certaines tables ont d’autres goûts. Vous pouvez choisir :

        - comment les **guildes** sont attribuées : au choix, au sort, ou une désignée pour chaque place ;
        - lesquelles des **règles avancées** s’appliquent ;
        - si la **carte Premier joueur** va à droite ou à gauche, et si la **zone libre** est résolue en dernier ou en
          premier ;
        - si les agents dans vos propres zones peuvent aussi être **visibles** ;
        - si le meilleur de plusieurs **arcanes dorés** est retenu d’office ;
        - si une **corruption** vouée à l’échec peut être tentée, et si la milice compte dans les corruptions ;
        - si la **milice** est posée comme les agents, cachée dans les zones contrôlées ; seul qui l’appelle la voit
          alors venir ;
        - si une **dernière manche** suit quand le Jubilé apparaît à la fin d’une manche, et si la zone libre montre
          alors un autre prix ;
        - si les agents sur la table **comptent** à la fin, et si les prix retirés comptent pour les objectifs ;
        - si les autres voient toutes vos **ressources** ou seulement la carte du dessus ;
        - si quelque chose départage les points égaux à la fin ;
        - la **durée** de la partie : moins de cartes dans les piles, une autre place pour le Jubilé, d’autres limites
          de sécurité.
