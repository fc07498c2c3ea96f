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

    __Touches.__ `?` cette aide · `r` règles · `t` toute la table · `l` langue · `d` clair ou sombre · `q` enregistrer
    et quitter

    Là où le jeu le prévoit : `s` ce que vous pouvez faire sans qu’on vous le demande · `n` notes · `w` ce qui découle de
    ce que vous savez

    __Signes.__ `…` réfléchit · `✓` est prêt · `★` est en tête

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
bot-random = Fantasques
bot-greedy = Pressés
bot-rollout = Réfléchis
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
