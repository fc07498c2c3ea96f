# La page web : tous les mots qui ne concernent pas un jeu, en français.

web-home = Accueil
web-skip = Aller à la table
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = Automatiques
web-theme-light = Claires
web-theme-dark = Sombres
web-close = Fermer
web-cancel = Annuler
web-offline = Le serveur ne répond pas. Réessayez dans un moment.
web-missing = Il n’y a rien ici.

## La première page

web-welcome = Quatre jeux du destin
web-lead = Prenez place : en solo avec des bots qui jouent bien, ou entre amis grâce à un lien. Rien à installer, rien à demander à personne.
web-play-now = Jouer tout de suite
web-dealing = On distribue…
web-with-friends = Entre amis
web-learn = Apprendre
web-rules = Règles
web-leaders = Classement
web-cooperative = tous ensemble
web-my-tables = Vos parties
web-no-my-tables = Vous n’avez aucune partie en cours.
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs pour l’instant.
web-have-code = Vous avez un code ?
web-join = Rejoindre
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-running = partie en cours
web-unofficial = Une réalisation indépendante et non officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.
# Des noms pour les invités, séparés par des espaces ; un nombre s’y ajoute.
web-guest-names = Pèlerin Vagabond Astrologue Lune Lanterne Corbeau Comète Braise

## Une nouvelle table

web-bots = Bots
web-bot-level = La force des bots
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-kind-live = Des minutes pour toute la partie
web-clock-kind-days = Des jours pour chaque décision
web-clock-live = { $minutes } minutes chacun, et { $increment } secondes de plus pour chaque décision
web-clock-days = { $days ->
    [one] Un jour pour chaque décision
   *[other] { $days } jours pour chaque décision
}
web-minutes = Minutes
web-increment = Secondes de plus pour chaque décision
web-days-each = Jours pour chaque décision
web-spectators = Spectateurs
web-spectators-are = { $policy ->
    [none] Personne ne peut regarder
    [delayed] Les spectateurs voient tout en différé
   *[live] Les spectateurs peuvent regarder
}
web-undo-is = { $policy ->
    [never] On ne revient pas sur ses coups
    [free] On peut reprendre les coups sans conséquence
   *[agreed] On peut reprendre un coup si tout le monde est d’accord
}
web-hints-are = { $on ->
    [yes] Les conseils sont permis
   *[no] Sans conseils
}
web-allow-hints = Permettre les conseils
web-public = Montrer la table à tout le monde
web-rules-options = Options des règles
web-open-table = Ouvrir la table
web-start = Commencer

## Avant la partie

web-seats = Places
web-nobody = Personne
web-you = vous
web-sit = S’asseoir ici
web-stand-up = Se lever
web-add-bot = Ajouter un bot
web-remove-bot = Renvoyer
web-host-starts = { $who } lancera la partie quand toutes les places seront prises.
web-close-table = Fermer la table
web-invite = Inviter des amis
web-link = Lien
web-code = Code :
web-copy = Copier le lien
web-copied = Copié
web-qr = Code QR du lien
web-agreed = Ce qui est convenu

## La table

web-connecting = Connexion en cours…
web-lost = La connexion est coupée. Nouvelle tentative en cours ; rien n’est perdu.
web-ended = Le serveur a coupé la connexion avec cette table.
web-closed = Cette table a été fermée.
web-abandoned = La partie a été abandonnée.
web-sending = Envoi de votre choix…
web-players = Joueurs
web-thinking = réfléchit
web-away = n’est pas là
web-stand-in = un bot joue
web-time-left = Temps restant :
web-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-decision = Ce qu’on vous demande
web-explain = Expliquer
web-all-choices = { $count ->
    [one] Montrer le choix
   *[other] Montrer les { $count } choix
}
web-side = À côté de la table
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-hint = Conseil
web-tab-deduction = Déduction
web-tab-notes = Notes
web-log = Ce qui s’est passé
web-chat = Ce qui s’est dit
web-chat-empty = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-send = Envoyer
web-typing = { $who } écrit…
web-ask-master = Que ferait le maître ?
web-no-help = Il n’y a rien à ajouter.
web-my-note = Votre note
web-note-private = Personne d’autre ne peut lire ceci.
web-note-turn = Tour { $turn } : une note rien que pour vous, à retrouver quand vous reverrez la partie.
web-note-cards = Notes sur les cartes : ouvrez une carte et écrivez-y.
web-table-menu = Table
web-sound = Sons
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-motion = Cartes animées
web-confirm = Confirmer chaque choix
web-undo = Reprendre le coup
web-pause = Demander une pause
web-resume = Continuer
web-paused = La partie est en pause.
web-abandon = Proposer d’abandonner la partie
web-leave = Quitter la table (un bot continue)
web-bot-plays = Un bot joue pour vous.
web-come-back = Revenir à votre place
web-ballot = { $topic ->
    [pause] { $who } demande une pause.
    [resume] { $who } veut continuer.
    [abandon] { $who } propose d’abandonner la partie.
   *[undo] { $who } demande à reprendre le dernier coup.
}
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer la demande
web-waiting-votes = On attend les autres…
web-go-to-entry = Aller à l’entrée { $number }

## Ce qui se passe à la table

web-news-sit = { $who } prend place.
web-news-leave = { $who } quitte la table.
web-news-bot = Un bot prend place.
web-news-clear = Un bot est renvoyé.
web-news-start = La partie commence.
web-news-stand-in = { $who } n’a plus de temps ; un bot continue.
web-news-come-back = { $who } est de retour.
web-news-rematch = { $who } veut rejouer.
web-news-close = La table est fermée.
web-news-hand-lead = { $who } passe la main.
web-news-vote = { $topic ->
    [pause] { $yes ->
        [yes] { $who } est pour une pause.
       *[no] { $who } est contre une pause.
    }
    [resume] { $yes ->
        [yes] { $who } veut continuer.
       *[no] { $who } ne veut pas encore continuer.
    }
    [abandon] { $yes ->
        [yes] { $who } est pour l’abandon de la partie.
       *[no] { $who } est contre l’abandon de la partie.
    }
   *[undo] { $yes ->
        [yes] { $who } est pour qu’on reprenne le dernier coup.
       *[no] { $who } ne veut pas qu’on reprenne le dernier coup.
    }
}

## La fin

web-to-rematch = Vers la nouvelle partie
web-replay = Revoir la partie
web-export = Enregistrer dans un fichier
web-proof = La donne était-elle honnête ?

## Les gens

web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-account = Compte
web-account-why = Un nom et un mot de passe suffisent ; nous ne demandons rien d’autre. Avec un compte, vous retrouvez votre cote et vos parties sur tous vos appareils.
web-have-account = J’ai un compte
web-no-account = Je n’ai pas encore de compte
web-guest-now = Vous êtes ici en invité. Avec un compte, rien ne se perd quand vous changez de navigateur.
web-name = Nom
web-password = Mot de passe
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe
web-save = Enregistrer
web-saved = C’est enregistré.
web-delete = Me supprimer
web-delete-sure = Supprimer tout ce qui vous concerne ? Les résultats de vos parties restent, sans votre nom.
web-devices = Vos appareils connectés
web-this-device = cet appareil
web-end = Révoquer
web-tokens = Jetons d’accès pour programmes
web-token-for = À quoi sert-il ?
web-token-make = Créer un jeton
web-token-once = Le voici, pour cette seule fois :
web-archives = Parties en fichiers
web-bring-file = Apporter une partie enregistrée
web-past-games = Parties terminées
web-no-past-games = Aucune partie terminée pour l’instant.
web-statistics = Statistiques
web-rating = Cote
web-rating-about = La cote est le niveau dont nous sommes presque certains ; elle monte à chaque partie qui le confirme.
web-games = Parties
web-wins = Victoires
web-place = Rang
web-when = Quand
web-against-people = Contre des humains
web-against-bots = Contre des bots
web-since = Ici depuis le { $date }
web-no-leaders = Le classement est encore vide. Jouez contre des humains et soyez le premier nom de la liste.

## Revoir une partie

web-look-back = Revoir les tours passés
web-to-table = Retour à la table
web-eyes = À travers les yeux de qui ?
web-eyes-all = Tout à découvert
web-replay-controls = Temps
web-moment = Moment
web-first = Au début
web-last = À la fin
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-play-replay = Lecture
web-pause-replay = Arrêt
web-opinion = L’avis du maître
web-judge = Juger chaque coup
web-judging = Jugement en cours : { $done } coups sur { $all }
web-warming-up = Le maître s’échauffe ; après le démarrage du serveur, cela prend une minute ou deux.
web-curve = Chances de gagner au fil de la partie
web-doubts = Choix douteux
web-doubt = { $verdict ->
    [mistake] { $number } : { $who } se trompe et perd { $loss } points de chances
   *[doubtful] { $number } : { $who } fait un choix douteux et perd { $loss } points de chances
}
web-verdict = { $verdict ->
    [best] Le meilleur choix.
    [fine] Un bon choix.
    [mistake] Une erreur.
   *[doubtful] Un choix douteux.
}
web-better = Mieux : { $choice }
web-play-on = Continuer à jouer d’ici
web-play-on-seat = Votre place
web-play-on-deal = Cartes cachées
web-deal-fresh = Redistribuées, quand cette place ne pouvait pas les connaître
web-deal-real = Telles qu’elles étaient vraiment
web-review-begin = Revoir ensemble
web-review-you = Vous menez : les autres voient ce que vous voyez.
web-review-hand = Passer la main à { $who }
web-review-other = { $who } mène.
web-review-follow = Suivre

## Règles et leçons

web-search = Chercher dans les règles
web-chapters = Chapitres
web-pictures = Toutes les cartes
web-nothing-found = Rien trouvé.
web-player = Joueur { $number }
web-step-of = { $step } sur { $all }
web-next = Suivant
web-back = Précédent
web-lesson-other = Dans cette leçon, prenez ce qui est indiqué. Dans une vraie partie, c’est vous qui décidez.
