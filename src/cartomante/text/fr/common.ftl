## Les mots communs à tous les jeux

nothing = rien
# $initial is the first letter of the last thing, for languages in which the word for "and" depends on it.
list-and =
    { $initial ->
        *[other] { $first } et { $last }
    }
list-apart = { $first } ; { $last }
you = Vous
yes = oui
no = non
no-items = aucun
place = { $place }. { $name } : { $score }
table = La table

## La liste des jeux

games-players = de { $low } à { $high } joueurs

## Simulation

simulate-compiling = Compilation des règles
simulate-playing = Parties en cours
simulate-players = Joueurs
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-decisions-per-second = Décisions par seconde
simulate-games-per-second = Parties par seconde
simulate-mean-decisions = Décisions par partie
simulate-seat = Place
simulate-mean-scores = Score moyen
simulate-wins-by-seat = Victoires
simulate-games-won = Parties gagnées
simulate-mean-score = Score moyen

## Vérification d’une partie enregistrée

verify-yes = Oui : cette partie de « { $title } » a été distribuée et jouée comme elle le prétend.
verify-commitment = Le secret correspond au sceau { $commitment }.
verify-seed-drawn = { $strings ->
    [0] La graine { $seed } découle du secret.
   *[other] La graine { $seed } découle du secret et de ce que les joueurs y ont ajouté.
}
verify-seed-number = La graine est le nombre { $seed } ; son sceau est { $commitment }.
verify-position = La partie commence d’une position donnée : il n’y a pas de donne à vérifier.
verify-moves = { $moves ->
    [one] Le seul coup était permis.
   *[other] Les { $moves } coups étaient tous permis.
}
verify-fingerprint = Ils mènent à la position d’empreinte { $fingerprint }.
verify-scores = { $count ->
    [one] Le score est juste : { $scores }.
   *[other] Les scores sont justes : { $scores }.
}
verify-unfinished = La partie n’est pas encore terminée.

## Revoir une partie

replay-unfinished = La partie n’est pas encore terminée.
replay-keys = Une touche : tour suivant. A : tout le reste. Q : arrêter.

## Paquets de contenu

pack-written = { $file } est écrit : une copie du paquet { $pack }. Modifiez-le à votre guise.
pack-header =
    Ceci est un paquet de contenu pour « { $title } » : une copie de { $pack }, le paquet fourni avec le jeu.
    Modifiez-le à votre guise. Les lignes qui commencent par # sont des commentaires. Le sens de chaque champ est
    expliqué dans { $page }.
pack-check-it = Pour le vérifier : { $command }
pack-play-it = Pour jouer avec : { $command }
pack-simulate-it = Pour l’essayer dans de nombreuses parties au hasard : { $command }
pack-good = { $file } est un paquet valable pour « { $title } ».
pack-bad = { $count ->
    [one] On ne peut pas jouer avec { $file } ; il contient une erreur :
   *[other] On ne peut pas jouer avec { $file } ; il contient { $count } erreurs :
}
pack-same = Il dit la même chose que { $pack }, le paquet fourni avec le jeu.
pack-changed = { $count ->
    [one] Il diffère de { $pack }, le paquet fourni avec le jeu, à la ligne { $lines }.
   *[other] Il diffère de { $pack }, le paquet fourni avec le jeu, en { $count } lignes : { $lines }.
}
pack-warnings = { $count ->
    [one] Un point est permis, mais ressemble à une étourderie :
   *[other] { $count } points sont permis, mais ressemblent à des étourderies :
}
pack-more = … et { $count } de plus (--json les donne tous)

## L’arène

arena-compiling = Compilation
arena-playing = On joue
arena-title = Arène : { $game }
arena-subtitle = { $deals ->
    [one] { $games } parties à { $players } joueurs d’une seule donne.
   *[other] { $games } parties à { $players } joueurs de { $deals } donnes.
}
arena-form-mixed = Tous contre tous : chaque donne est jouée { $lap } fois, et chaque bot y occupe une fois chaque place.
arena-form-against = Un bot à une table de { $rival } : chaque donne est jouée { $lap } fois, chaque bot une fois à chaque place.
arena-form-together = Chaque bot occupe toute la table : chaque donne est jouée une fois par chaque bot, { $lap } en tout.
arena-unfinished = Pas encore fini : { $played } parties sur { $games } ont été jouées.
arena-best = { $bot } est en tête : il gagne { $rate } de ses parties ; l’équilibre serait { $even }.
arena-together = { $bot } gagne { $rate } de ses parties.
arena-close = { $count ->
    [one] { $bots } est peut-être aussi fort : les intervalles des cotes se recouvrent.
   *[other] { $bots } sont peut-être aussi forts : les intervalles des cotes se recouvrent.
}
arena-alone = { $bot }, seul contre { $others } × { $rival }, gagne { $rate } des parties ; l’équilibre serait { $even }.
arena-rating = Cote
arena-rating-about = OpenSkill, décalé pour que la moyenne soit 25. La barre couvre 95 tournois sur 100 recomposés au hasard à partir de ces donnes.
arena-wins = Parties gagnées
arena-wins-about = Combien de fois un bot gagne depuis une place qu’il occupe ; une victoire partagée compte en parts. La barre est l’intervalle à 95 % (de Wilson).
arena-wins-together = Combien de fois la table gagne. La barre est l’intervalle à 95 % (de Wilson).
arena-even = équilibre : { $rate }
arena-seats = Par place
arena-seats-about = Parties gagnées depuis chaque place ; les places sont numérotées à partir de 1.
arena-seat = Place { $seat }
arena-scores = Scores
arena-scores-about = Combien de fois chaque score est sorti ; le trait est la moyenne.
arena-times = Temps d’une décision
arena-times-about = La marque est la moyenne ; le trait large s’arrête là où 95 décisions sur 100 sont prises, le trait fin à la plus lente.
arena-ahead = Qui bat qui
arena-ahead-about = Combien de fois le bot de gauche finit devant celui du haut ; une égalité compte pour moitié.
arena-all-figures = Tous les chiffres
arena-bot = Bot
arena-games = Parties
arena-score = Score moyen
arena-decisions = Décisions
arena-mean = Temps moyen
arena-slow = 95 %
arena-slowest = La plus lente
arena-players = Joueurs
arena-seed = Graine
arena-pack = Paquet
arena-options = Options
arena-version = Version
arena-ties = Parties à plusieurs vainqueurs
arena-again = La même chose :
arena-rounded = { $games } parties au lieu de { $asked }, pour que toutes les formations jouent chaque donne.
arena-kept = { $played } parties sur { $games } sont jouées et gardées. La même commande reprend d’ici.
arena-written = { $file } est écrit.

## L’équilibre

balance-title = Équilibre : { $game }
balance-subtitle = { $games } parties à { $players } joueurs avec le paquet { $pack }, toutes les places jouées par { $bot }.
balance-compared = Les marques creuses sont { $pack }, le paquet fourni avec le jeu.
balance-nothing = Rien ne ressort : chaque différence vue peut être due au hasard.
balance-above = { $thing } : gagne plus que sa part, { $rate } ; l’équilibre serait { $even }.
balance-below = { $thing } : gagne moins que sa part, { $rate } ; l’équilibre serait { $even }.
balance-more = { $count ->
    [one] Une autre chose ressort.
   *[other] { $count } autres choses ressortent.
}
balance-table-won = La table gagne { $rate } des parties.
balance-dead = { $count ->
    [0] Il n’y a pas de carte que presque personne n’utilise.
    [one] Presque personne n’utilise cette carte : { $cards }.
   *[other] Presque personne n’utilise ces { $count } cartes : { $cards }.
}
balance-seats-about = Un chiffre en gras coloré est déséquilibré, même compte tenu du nombre de choses comparées ici.
balance-marks = Ce que chaque joueur possède
balance-openings = Choix d’ouverture
balance-openings-about = Le premier choix de chaque joueur. Ce qui est sorti moins de { $few } fois n’est que dans le tableau.
balance-cards = Cartes
balance-cards-about = Ce qu’il advient de ceux qui ont une carte, quoi qu’ils en fassent : les meilleures et les pires.
balance-best = Le plus de victoires
balance-worst = Le moins de victoires
balance-card = Carte
balance-turned-up = Parties où elle est sortie
balance-had = Eue par
balance-had-wins = Gagnées par eux
balance-used = Utilisée par
balance-used-wins = Gagnées par eux
balance-wasted = Jetée
balance-choices = Décisions sur les cartes
balance-choices-about = Ce qu’il advient de ceux qui choisissent une carte au moins une fois dans une partie, selon la question.
balance-all = Toutes
balance-sides = Combien de fois
balance-length = Durée
balance-decisions = Décisions par partie
balance-turns = Tours par partie
balance-scores = Tous les scores
balance-winning-scores = Score le plus haut d’une partie
balance-margins = Avance du premier sur le deuxième
balance-endings = Comment finissent les parties
balance-won = Parties gagnées
balance-this-pack = Ce paquet
balance-default-pack = Paquet du jeu
balance-thing = Quoi
balance-difference = Différence, en points sur cent
balance-changes = Ce que le paquet change
balance-changes-about = Taux de victoire qui s’écartent du paquet du jeu plus que par hasard, compte tenu du nombre de comparaisons.
balance-no-change = Aucun taux de victoire ne s’écarte nettement du paquet du jeu.
balance-default-run = Maintenant le paquet du jeu, pour comparer

## La table à l’écran

commitment = La donne est fixée. Sceau de sa graine, à vérifier après la partie : { $digest }
no-commitment = Cette partie commence d’une position donnée.
your-hand = Votre main
waiting = En attente de { $names }
over-hint = La partie est terminée
warm-up = Les bots s’échauffent ({ $percent } %)
warm-up-failed = Les bots les plus forts n’ont pas démarré ; des rapides jouent à leur place
kept = Votre partie est enregistrée. { $command }
not-kept = La partie n’a pas pu être enregistrée : { $reason }

key-help = Aide
key-rulebook = Règles
key-table = Table
key-log = Journal
key-language = Langue
key-theme = Clair/sombre
key-quit = Quitter
key-result = Résultat
key-side = À part
key-notes = Notes
key-deduction = Déduction
key-hint = Conseil
key-change = Changer
key-choose = Choisir

## Fenêtres

page-keys = ↑↓ défiler · Échap fermer
page-close = Échap fermer
notes-help = Les touches 1 à { $last } retournent une marque, un clic aussi. Tout le monde voit les marques.
rulebook = Livret de règles
whole-table = Tout ce que vous pouvez voir
choose-language = Langue
help = Aide
help-text =
    __Choisir.__ Les flèches, ou la touche devant un choix, déplacent le curseur ; Entrée valide. Un clic fait les
    deux. Ce qui est choisi le reste.

    __Le journal.__ Tab passe au journal et à la table. Dans le journal, les flèches parcourent les lignes, et la règle
    dont chacune découle s’affiche en dessous. Échap revient à vos choix.

    __Touches.__ `?` cette aide · `r` règles · `t` toute la table · `h` conseil : ce que ferait le maître ·
    `l` langue · `d` clair ou sombre · `q` enregistrer et quitter

    Là où le jeu le prévoit : `s` ce que vous pouvez faire sans qu’on vous le demande · `n` notes · `w` ce qui découle de
    ce que vous savez

    __Signes.__ `…` réfléchit · `✓` est prêt · `★` est en tête

## Conseils

advice-best = { $level ->
    [apprentice] L’apprenti choisirait : { $action }
    [adept] Le compagnon choisirait : { $action }
    [master] Le maître choisirait : { $action }
   *[other] À première vue, le meilleur choix : { $action }
}
advice-only = Il n’y a rien d’autre à choisir : { $action }
advice-any = Tous les choix semblent se valoir.
advice-close = Presque aussi bon : { $actions }
advice-chance = { $simulations ->
    [0] Les pourcentages sont des chances de gagner.
    [1] Les pourcentages sont des chances de gagner, d’après une seule partie imaginée.
   *[other] Les pourcentages sont des chances de gagner, d’après { $simulations } parties imaginées.
}
advice-liking = Les pourcentages disent ce qui parle pour chaque choix à première vue, sans regarder plus loin.
advice-honest = Le conseil ne repose que sur ce que vous pouvez savoir vous-même.
advice-thinking = Réflexion en cours …
advice-unasked = On ne vous demande rien en ce moment.
advice-forbidden = À cette table, on joue sans conseils.
advice-warm-up = Le maître s’échauffe encore ({ $percent } %).
advice-warm-up-failed = Le maître n’a pas démarré.
advice-quick = Voici un avis rapide.

## La fin d’une partie

game-over = La partie est terminée
all-lost = Vous avez tous perdu.
all-won = Vous avez tous gagné !
table-won = Tous ont gagné : { $score }.
table-lost = Tous ont perdu : { $score }.
you-won = Vous avez gagné !
you-won-together = Vous avez gagné, avec d’autres !
others-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
tie-broken = { $names } ont le même nombre de points ; les règles de départage donnent cet ordre.
tie-shared = { $names } ont le même nombre de points et partagent la place.
proof-commitment = Sceau d’avant le premier coup : { $digest }
proof-seed = Graine secrète, désormais révélée : { $seed }
proof-command = Pour tout vérifier : { $command }
next-rematch = Rejouer
next-look = Regarder la table
next-quit = Quitter

## Le premier écran

cartomante-tagline = une table pour les jeux du destin
menu-continue = Continuer la dernière partie
    .help = { $file }
menu-begin = Commencer une partie
menu-rulebook = Lire les règles
menu-leave = Quitter
menu-game = Jeu
menu-players = Joueurs
    .help = De { $low } à { $high }, vous compris. Les bots prennent les autres places.
menu-bot = Adversaires
    .help = La force des bots.
menu-allies = Partenaires
    .help = La force des bots qui jouent avec vous.
menu-preset = Règles
menu-own-preset = sur mesure
menu-language = Langue
bot-apprentice = Apprenti
    .help = Sait ce qui est bon, mais a ses lubies. Parfait pour vos premières parties.
bot-adept = Compagnon
    .help = Connaît bien le jeu et répond aussitôt.
bot-master = Maître
    .help = Prend jusqu’à une seconde pour chaque décision et ne fait aucun cadeau.
bot-random = Fantasques
bot-greedy = Pressés
bot-instinct = Intuitifs
bot-search = Prévoyants
bot-race = Aguerris
bot-reference = Méthodiques

## Étiquettes courtes sur la table des Talismans du Temps

talismans-row = Temps
talismans-pool = Table
talismans-play = Jeu
talismans-last-play = Avant
talismans-hand = Main
talismans-pending = Attente
talismans-forged = Forgés
talismans-captured = Mises

## Pourquoi le serveur dit non : une phrase pour chaque code

refusal-not-signed-in = Connectez-vous d’abord, ou jouez en tant qu’invité.
refusal-not-allowed = Vous n’avez pas le droit de faire cela.
refusal-wrong-password = Le nom ou le mot de passe est incorrect.
refusal-name-taken = Quelqu’un d’autre porte déjà ce nom. Choisissez-en un autre.
refusal-bad-name = Ce nom ne convient pas. Choisissez-en un court, avec des lettres que tout le monde sait lire.
refusal-weak-password = Ce mot de passe est trop facile à deviner. Prenez-en un plus long : quelques mots sans rapport suffisent.
refusal-already-account = Vous avez déjà un compte.
refusal-only-accounts = Il vous faut un compte pour cela. Un nom et un mot de passe suffisent.
refusal-wrong-origin = Cette demande venait d’un autre site, rien n’a donc été fait. Ouvrez notre propre page et réessayez.
refusal-bad-message = Le serveur n’arrive pas à comprendre : { $problem }
refusal-bad-setup = La table ne peut pas être préparée ainsi : { $problem }
refusal-bad-file = Ce fichier est inutilisable : { $problem }
refusal-too-large = C’est trop volumineux pour être accepté. Envoyez-en moins à la fois.
refusal-not-found = Il n’y a rien ici, ou bien ce n’est pas pour vos yeux.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-seated = Prenez d’abord place : c’est réservé à ceux qui sont assis à la table.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
refusal-no-seat-free = Toutes les places de cette table sont prises.
refusal-no-such-seat = Cette table n’a pas de place de ce numéro.
refusal-no-bot-there = Aucun bot n’occupe cette place.
refusal-seats-empty = Il reste des places vides. Attendez d’autres joueurs ou installez-y des bots.
refusal-already-started = La partie a déjà commencé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-your-turn = Vous n’avez rien à décider pour l’instant. Attendez votre tour.
refusal-not-legal = Les règles ne le permettent pas maintenant.
refusal-moved-on = La partie a avancé entre-temps. Regardez de nouveau la table, puis choisissez.
refusal-paused = La partie est en pause. Elle reprendra dès que la table sera d’accord.
refusal-game-over = La partie est terminée.
refusal-not-over = Vous pourrez le faire une fois la partie terminée.
refusal-stand-in-plays = Un bot joue pour vous. Revenez d’abord à votre place.
refusal-not-away = Vous êtes déjà à votre place : aucun bot ne joue pour vous.
refusal-nothing-to-vote = Ce n’est pas soumis au vote pour l’instant.
refusal-already-voted = Vous avez déjà voté sur ce point.
refusal-undo-off = À cette table, on ne revient pas sur ses coups.
refusal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
refusal-undo-too-late = Il est trop tard pour reprendre ce coup : quelque chose a été révélé depuis, ou quelqu’un d’autre a agi.
refusal-hints-off = À cette table, on joue sans conseils.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-chat-closed = Vous ne pouvez pas parler pour l’instant. Écoutez un peu les autres.
refusal-not-leader = Quelqu’un d’autre mène cette revue. Demandez-lui de vous passer la main.
refusal-too-often = C’était un peu trop rapide. Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
refusal-too-many = Vous en avez déjà trop d’ouverts. Commencez par en fermer un.
refusal-unavailable = Le serveur ne peut pas le faire pour l’instant. Rien n’est perdu ; réessayez dans un moment.
