# Arcana (Cadwallon): todas las palabras del juego en español. Los nombres de las cartas vienen del paquete de cartas.
#
# Los asientos que no actúan se nombran tras dos puntos («Empieza: …»), porque un asiento puede llamarse «Tú».

title = Arcana
tagline = Cuatro gremios, una ciudad: manda a tus agentes por Cadwallon, a la vista o en secreto, soborna a quien no puedas vencer y quédate con lo mejor antes de que llegue el Jubileo ducal.
score =
    { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }


## Zonas, gremios y arcanos

place-border = zona { $number }
    .heading = Zona { $number }
place-free = zona libre
    .heading = Zona libre

guild-blades = Gremio de las Hojas
    .help = Con las cartas habituales: fuerza militar ante todo, luego espiritual. Su lugar te refuerza junto a un premio y hace robar una carta.
guild-ferrymen = Gremio de los Barqueros
    .help = Con las cartas habituales: fuerza espiritual ante todo, luego militar, con muchos agentes sólidos. Su lugar mueve un agente y hace robar una carta.
guild-thieves = Gremio de los Ladrones
    .help = Con las cartas habituales: fuerza política ante todo, con agentes que sirven para varias cosas. Su lugar recupera una carta de tus recursos.
guild-usurers = Gremio de los Usureros
    .help = Con las cartas habituales: fuerza militar y política, poca en cosas de fe. Su lugar hace que tus sobornos valgan más y hace robar una carta.

arcanum-staves = bastos
    .help = Poder militar.
arcanum-swords = espadas
    .help = Poder político.
arcanum-chalices = copas
    .help = Poder espiritual.
arcanum-ducats = ducados
    .help = Poder financiero: lo que paga una reliquia y lo que cuesta sobornar a una personalidad.


## Otros nombres

strength = { $seat }: { $total } en { $arcanum }, umbral { $needed }
total = { $seat }: { $points }
prize-at = «{ $prize }» en la { $zone }
lay-down = Poner la carta boca abajo junto a «{ $prize }» en la { $zone }
lay-up = Poner la carta boca arriba junto a «{ $prize }» en la { $zone }
bribe = Sobornar a «{ $prize }» en la { $zone }


## Decisiones

decision-choose_guild = ¿Qué gremio diriges?
    .action = Dirigir el { $item }
    .help = Juegas con sus nueve agentes, su lugar y su reliquia. Cada gremio lo dirige una sola persona.
decision-discard_objective = ¿Qué objetivo devuelves a la caja?
    .action = Devolver «{ $item }»
    .help = Conservas dos de tus cuatro objetivos. Los que cumplas dan puntos de victoria al final; los que devuelves no los ve nadie nunca.
decision-choose_card = ¿Qué carta usas?
    .action = Usar «{ $item }»
    .help = Una carta por turno, y antes de que acabe la ronda hay que usar todas las cartas de la mano. Los demás no ven tu elección hasta que has jugado la carta.
decision-choose_play = ¿Qué haces con esta carta?
    .action = { $item }
    .help = Los agentes y las personalidades van junto a un premio: ocultos en una zona que controlas, descubiertos en las demás. Una reliquia soborna a una personalidad o llama a la milicia, un lugar tiene su efecto, y cualquier carta se puede descartar.
decision-militia_zone = ¿Adónde mandas la milicia?
    .action = Mandarla a { $item }
    .help = Junto a cualquier premio que no esté sellado cuenta para ti como un agente, hasta el final de la ronda.
decision-effect_zone = ¿De qué premio se trata?
    .action = Elegir: { $item }
    .help = Solo se ofrecen premios con los que el efecto de tu lugar se puede cumplir por completo.
decision-effect_own_agent = ¿De cuál de tus agentes se trata?
    .action = Elegir «{ $item }»
    .help = Uno de tus propios agentes junto a un premio. La milicia no es un agente y no se puede elegir.
decision-effect_opponent_agent = ¿De qué agente rival se trata?
    .action = Elegir «{ $item }»
    .help = Solo agentes que estén descubiertos y no sean demasiado fuertes para tu lugar.
decision-effect_resource_card = ¿De qué carta de tus recursos se trata?
    .action = Elegir «{ $item }»
    .help = Solo cartas a las que llega tu lugar. Todos ven cuál eliges.
decision-effect_hand_card = ¿Qué carta ocupa el puesto del agente?
    .action = Mandar «{ $item }»
    .help = Un agente o una personalidad de tu mano. Queda como estaba la otra carta, boca arriba o boca abajo, y la otra pasa a tu mano.
decision-draw_discard = ¿Qué carta descartas?
    .action = Descartar «{ $item }»
    .help = Va boca arriba a tus recursos y no tiene efecto.
decision-scout_bottom = ¿Qué haces con la carta que has visto?
    .help = Nadie más la ha visto. Si se queda arriba, es el próximo premio de esta zona; al fondo, quizá no llegue nunca.
decision-announce_arcanum = ¿En qué arcano compites?
    .action = Anunciar: { $item }
    .help = Tus agentes cuentan en el arcano que anuncias, y tienes que alcanzar su umbral. Los demás pueden elegir otro; gana el total más alto.
decision-place_prize = ¿Dónde pones el premio que has ganado?
    .help = En tus recursos, lo robarás y lo usarás más adelante. Bajo tu carta de Gremio queda fuera del juego para siempre, pero cuenta igualmente para los puntos de victoria y los objetivos.

action-location = Usar el efecto del lugar
action-militia = Renunciar a la reliquia y llamar a la milicia
action-discard = Descartar la carta sin efecto
action-to-resources = A mis recursos
action-to-guild-pile = Bajo mi carta de Gremio
action-to-bottom = Ponerla al fondo del mazo
action-leave-on-top = Dejarla arriba


## Sucesos

event-first_player_drawn =
    { $you ->
        [yes] Te toca en suerte la carta de Jugador inicial.
       *[no] A { $seat } le toca en suerte la carta de Jugador inicial.
    }
    .rule = La suerte decide quién empieza; después la carta cambia de manos tras cada ronda.
event-guild_taken =
    { $you ->
        [yes] Diriges el { $guild }.
       *[no] { $seat } dirige el { $guild }.
    }
    .rule = Cada gremio tiene nueve agentes, un lugar y una reliquia, y lo dirige una sola persona.
event-objectives_dealt =
    { $cards ->
        [hidden] { $seat } recibe objetivos.
       *[other] { $you ->
            [yes] Recibes estos objetivos: { $cards }.
           *[no] { $seat } recibe estos objetivos: { $cards }.
        }
    }
    .rule = Todos reciben cuatro objetivos y conservan dos en secreto.
event-objective_returned =
    { $card ->
        [hidden] { $seat } devuelve un objetivo a la caja.
       *[other] { $you ->
            [yes] Devuelves a la caja el objetivo «{ $card }».
           *[no] { $seat } devuelve a la caja el objetivo «{ $card }».
        }
    }
    .rule = Dos de los cuatro objetivos vuelven a la caja, y nadie más llega a saber cuáles.
event-prize_revealed = Un nuevo premio en la { $zone }: «{ $card }».
    .rule = Las zonas que han perdido su premio reciben otro al final de la ronda, o al instante tras un soborno.
event-jubilee_revealed = Se proclama el Jubileo ducal: la partida llega a su fin.
    .rule = El Jubileo ducal está entre las últimas cartas de la zona libre; cuando aparece, el final de la partida está decidido.
event-round_began = Ronda { $round }. Empieza: { $first }.
    .rule = En cada ronda todos roban cuatro cartas y las usan todas, una por turno; luego se deciden los premios.
event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] La única carta de tus recursos pasa a ser tu nuevo mazo principal.
           *[other] Barajas las { $count } cartas de tus recursos: son tu nuevo mazo principal.
        }
       *[no] { $count ->
            [one] La única carta de los recursos de { $seat } pasa a ser su nuevo mazo principal.
           *[other] { $seat } baraja las { $count } cartas de sus recursos: son su nuevo mazo principal.
        }
    }
    .rule = Cuando hay que robar al empezar una ronda y el mazo principal está vacío, se barajan los recursos; los agentes que están junto a premios se quedan allí.
event-drew =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } roba una carta.
           *[other] { $seat } roba { $count } cartas.
        }
       *[other] { $you ->
            [yes] Robas: { $cards }.
           *[no] { $seat } roba: { $cards }.
        }
    }
    .rule = Todos roban cuatro cartas al empezar una ronda; lo que hace robar un lugar viene solo del mazo principal.
event-drew_nothing =
    { $you ->
        [yes] No tienes nada que robar.
       *[no] { $seat } no tiene nada que robar.
    }
    .rule = Cuando un lugar hace robar, nunca se barajan los recursos, y los agentes junto a premios no se pueden robar; lo que falta se pierde.
event-laid_down =
    { $card ->
        [hidden] { $seat } pone un agente boca abajo en la { $zone }.
       *[other] { $you ->
            [yes] Pones «{ $card }» boca abajo en la { $zone }.
           *[no] { $seat } pone «{ $card }» boca abajo en la { $zone }.
        }
    }
    .rule = En las dos zonas que se controlan, los agentes se ponen ocultos; nadie más los conoce.
event-laid_up =
    { $you ->
        [yes] Pones «{ $card }» boca arriba en la { $zone }.
       *[no] { $seat } pone «{ $card }» boca arriba en la { $zone }.
    }
    .rule = En la zona libre y en las zonas que controlan otros, los agentes se ponen descubiertos.
event-discarded =
    { $you ->
        [yes] Descartas «{ $card }».
       *[no] { $seat } descarta «{ $card }».
    }
    .rule = Cualquier carta se puede descartar: va boca arriba a los recursos de quien la tiene y no tiene efecto.
event-turned_up =
    { $you ->
        [yes] Descubres en la { $zone }: { $cards }.
       *[no] { $seat } descubre en la { $zone }: { $cards }.
    }
    .rule = Los agentes se descubren cuando se resuelve su zona, cuando alguien ofrece allí un soborno con ellos o cuando un lugar los delata; después siguen descubiertos.
event-bribe_offered =
    { $you ->
        [yes] Ofreces «{ $card }» a «{ $prize }» en la { $zone }: { $total } contra un precio de { $price }.
       *[no] { $seat } ofrece «{ $card }» a «{ $prize }» en la { $zone }: { $total } contra un precio de { $price }.
    }
    .rule = Se suman los agentes propios junto a la personalidad, los ducados de la reliquia y los favores; el precio son los ducados de la personalidad.
event-bribe_failed =
    { $you ->
        [yes] Tu soborno es demasiado bajo: «{ $prize }» lo rechaza.
       *[no] El soborno de { $seat } es demasiado bajo: «{ $prize }» lo rechaza.
    }
    .rule = Si un soborno no llega al precio, la reliquia se gasta y no ocurre nada más.
event-went_home =
    { $you ->
        [yes] Devuelves a tus recursos desde la { $zone }: { $cards }.
       *[no] { $seat } devuelve a sus recursos desde la { $zone }: { $cards }.
    }
    .rule = Cuando se gana un premio, los agentes de todos que están allí van boca arriba a los recursos de sus dueños.
event-militia_left =
    { $you ->
        [yes] Tu milicia deja la { $zone }: { $cards }.
       *[no] La milicia de { $seat } deja la { $zone }: { $cards }.
    }
    .rule = La milicia junto a un premio ganado se aparta hasta el final de la ronda.
event-militia_called =
    { $you ->
        [yes] Renuncias a «{ $card }» y llamas a la milicia.
       *[no] { $seat } renuncia a «{ $card }» y llama a la milicia.
    }
    .rule = Se puede mandar una reliquia a los recursos para llamar a la primera carta del mazo de la milicia.
event-militia_came = Del cuartel llega: { $militia }.
    .rule = Primero se descubre la milicia; luego quien la ha llamado la manda junto a un premio.
event-militia_came_unseen =
    { $militia ->
        [hidden] La milicia se presenta en secreto ante { $seat }.
       *[other] { $you ->
            [yes] Se presenta ante ti en secreto: { $militia }.
           *[no] Se presenta en secreto ante { $seat }: { $militia }.
        }
    }
    .rule = Donde la milicia se pone como los agentes, solo quien la ha llamado ve qué carta llega.
event-militia_laid_up =
    { $you ->
        [yes] Mandas la milicia boca arriba a la { $zone }: { $militia }.
       *[no] { $seat } manda la milicia boca arriba a la { $zone }: { $militia }.
    }
    .rule = Cuando se deciden los premios, la milicia cuenta como un agente de quien la ha mandado, pero no es un agente.
event-militia_laid_down =
    { $militia ->
        [hidden] { $seat } manda la milicia boca abajo a la { $zone }.
       *[other] { $you ->
            [yes] Mandas la milicia boca abajo a la { $zone }: { $militia }.
           *[no] { $seat } manda la milicia boca abajo a la { $zone }: { $militia }.
        }
    }
    .rule = Donde la milicia se pone como los agentes, queda oculta en las zonas que controla quien la ha llamado.
event-militia_withdrew =
    { $count ->
        [one] Una carta de milicia vuelve al cuartel, y se baraja el mazo de la milicia.
       *[other] { $count } cartas de milicia vuelven al cuartel, y se baraja el mazo de la milicia.
    }
    .rule = La milicia nunca se queda más de una ronda, se haya ganado su premio o no.
event-location_used =
    { $you ->
        [yes] Usas el lugar «{ $card }».
       *[no] { $seat } usa el lugar «{ $card }».
    }
    .rule = Un lugar tiene su efecto al instante y luego va a los recursos de quien lo ha jugado.
event-recovered =
    { $you ->
        [yes] Recuperas en tu mano «{ $card }» de tus recursos.
       *[no] { $seat } recupera en su mano «{ $card }» de sus recursos.
    }
    .rule = Se pueden recuperar agentes, personalidades y reliquias, pero no lugares; la carta hay que usarla aún en esta ronda.
event-recalled_up =
    { $you ->
        [yes] Devuelves a tu mano «{ $card }» desde la { $zone }.
       *[no] { $seat } devuelve a su mano «{ $card }» desde la { $zone }.
    }
    .rule = Un agente que vuelve a la mano hay que usarlo de nuevo en la misma ronda.
event-recalled_down =
    { $card ->
        [hidden] { $seat } devuelve a su mano un agente oculto desde la { $zone }.
       *[other] { $you ->
            [yes] Devuelves a tu mano «{ $card }» desde la { $zone }, sin que nadie lo vea.
           *[no] { $seat } devuelve a su mano «{ $card }» desde la { $zone }, sin que nadie lo vea.
        }
    }
    .rule = Un agente oculto que vuelve a la mano no se muestra.
event-moved_up =
    { $you ->
        [yes] Mueves «{ $card }» de la { $origin } a la { $zone }, boca arriba.
       *[no] { $seat } mueve «{ $card }» de la { $origin } a la { $zone }, boca arriba.
    }
    .rule = Un agente descubierto nunca vuelve a ocultarse; uno oculto se descubre en una zona que no controla su dueño.
event-moved_down =
    { $card ->
        [hidden] { $seat } mueve un agente oculto de la { $origin } a la { $zone }.
       *[other] { $you ->
            [yes] Mueves «{ $card }» de la { $origin } a la { $zone }, siempre boca abajo.
           *[no] { $seat } mueve «{ $card }» de la { $origin } a la { $zone }, siempre boca abajo.
        }
    }
    .rule = Entre dos zonas que controla su dueño, un agente oculto se mueve sin que nadie lo vea.
event-swapped_up =
    { $you ->
        [yes] Devuelves a tu mano «{ $card }» de la { $zone } y pones en su lugar, boca arriba, «{ $other }».
       *[no] { $seat } devuelve a su mano «{ $card }» de la { $zone } y pone en su lugar, boca arriba, «{ $other }».
    }
    .rule = El nuevo agente queda como estaba el anterior; el anterior vuelve a la mano y hay que usarlo aún en esta ronda.
event-swapped_down =
    { $card ->
        [hidden] { $seat } cambia un agente oculto en la { $zone } por una carta de su mano.
       *[other] { $you ->
            [yes] Devuelves a tu mano «{ $card }» de la { $zone } y pones en su lugar, boca abajo, «{ $other }».
           *[no] { $seat } devuelve a su mano «{ $card }» de la { $zone } y pone en su lugar, boca abajo, «{ $other }».
        }
    }
    .rule = Donde un agente está oculto, no se muestra ninguna de las dos cartas del cambio.
event-diverted =
    { $you ->
        [yes] Mandas «{ $card }» de la { $origin } a la { $zone }. Pertenece a: { $victim }.
       *[no] { $seat } manda «{ $card }» de la { $origin } a la { $zone }. Pertenece a: { $victim }.
    }
    .rule = Solo un agente descubierto se puede mandar a otra parte, y no cambia de dueño.
event-dismissed =
    { $you ->
        [yes] Expulsas «{ $card }» de la { $zone }. Pertenece a: { $victim }.
       *[no] { $seat } expulsa «{ $card }» de la { $zone }. Pertenece a: { $victim }.
    }
    .rule = Un agente descubierto que es expulsado va a los recursos de su dueño.
event-scouted =
    { $card ->
        [hidden] { $seat } mira la primera carta del mazo en la { $zone }.
       *[other] { $you ->
            [yes] Miras la primera carta del mazo en la { $zone }: «{ $card }».
           *[no] { $seat } mira la primera carta del mazo en la { $zone }: «{ $card }».
        }
    }
    .rule = Se puede mirar en los mazos de todas las zonas menos la libre, y nadie más ve la carta.
event-scouted_left =
    { $you ->
        [yes] Dejas la carta encima del mazo en la { $zone }.
       *[no] { $seat } deja la carta encima del mazo en la { $zone }.
    }
    .rule = Una carta que se queda arriba será el próximo premio de su zona.
event-scouted_bottom =
    { $you ->
        [yes] Pones la carta al fondo del mazo en la { $zone }.
       *[no] { $seat } pone la carta al fondo del mazo en la { $zone }.
    }
    .rule = Todos ven que la carta va al fondo, pero no de qué carta se trata.
event-renewed =
    { $you ->
        [yes] Pones «{ $card }» al fondo del mazo en la { $zone }.
       *[no] { $seat } pone «{ $card }» al fondo del mazo en la { $zone }.
    }
    .rule = Un premio sin agentes ni milicia se puede poner al fondo de su mazo; en su lugar se descubre el siguiente.
event-boosted =
    { $you ->
        [yes] Esta ronda tu total junto a «{ $prize }» en la { $zone } es { $count } más alto. Vale en: { $arcana }.
       *[no] Esta ronda el total de { $seat } junto a «{ $prize }» en la { $zone } es { $count } más alto. Vale en: { $arcana }.
    }
    .rule = Un refuerzo cuenta si quien lo tiene conserva allí un agente cuando se decide el premio; en un soborno no cuenta nunca.
event-took_precedence =
    { $you ->
        [yes] Esta ronda tienes prioridad junto a «{ $prize }» en la { $zone }.
       *[no] Esta ronda { $seat } tiene prioridad junto a «{ $prize }» en la { $zone }.
    }
    .rule = Si hay empate por un premio y solo una de las personas empatadas tiene allí prioridad, lo gana.
event-sealed =
    { $you ->
        [yes] Sellas «{ $prize }» en la { $zone } para esta ronda.
       *[no] { $seat } sella «{ $prize }» en la { $zone } para esta ronda.
    }
    .rule = Junto a un premio sellado ya no se puede jugar ni mover nada; se decide como siempre.
event-shifted =
    { $count ->
        [-3] Esta ronda «{ $prize }» en la { $zone } exige 3 menos.
        [-2] Esta ronda «{ $prize }» en la { $zone } exige 2 menos.
        [-1] Esta ronda «{ $prize }» en la { $zone } exige 1 menos.
        [1] Esta ronda «{ $prize }» en la { $zone } exige 1 más.
        [2] Esta ronda «{ $prize }» en la { $zone } exige 2 más.
        [3] Esta ronda «{ $prize }» en la { $zone } exige 3 más.
       *[other] Esta ronda lo que exige «{ $prize }» en la { $zone } cambia en { $count }.
    }
    .rule = El umbral de un premio puede cambiar para todos hasta el final de la ronda, pero nunca baja de 1; su precio en ducados no cambia.
event-favoured =
    { $you ->
        [yes] Esta ronda tus sobornos valen { $count } más.
       *[no] Esta ronda los sobornos de { $seat } valen { $count } más.
    }
    .rule = Los favores se suman y ayudan en cada soborno de quien los tiene hasta el final de la ronda.
event-retired =
    { $you ->
        [yes] Pones «{ $card }» bajo tu carta de Gremio.
       *[no] { $seat } pone «{ $card }» bajo su carta de Gremio.
    }
    .rule = Un agente del gremio que se jubila queda fuera del juego para siempre, y así se roban más a menudo cartas mejores.
event-announced =
    { $you ->
        [yes] Para «{ $prize }», anuncias: { $arcanum }.
       *[no] Para «{ $prize }», { $seat } anuncia: { $arcanum }.
    }
    .rule = Junto a un premio con varios arcanos en oro, cada cual elige aquel en el que cuentan sus propios agentes.
event-compared = Se decide «{ $prize }» en la { $zone }. { $totals }.
    .rule = Puede ganar quien alcanza el umbral; entre quienes lo alcanzan gana el total más alto.
event-nobody_reached = Nadie tiene fuerza suficiente para «{ $prize }» en la { $zone }.
    .rule = Si nadie alcanza el umbral, el premio y todos los agentes se quedan, descubiertos; la milicia se va al final de la ronda.
event-tied = Empate por «{ $prize }» en la { $zone }: nadie gana. Con la misma fuerza: { $seats }.
    .rule = Si varios comparten el total más alto, el premio y todos los agentes se quedan, descubiertos, a no ser que decida la prioridad.
event-won =
    { $you ->
        [yes] Ganas «{ $prize }» en la { $zone }.
       *[no] { $seat } gana «{ $prize }» en la { $zone }.
    }
    .rule = Un premio lo gana el total más alto que alcanza el umbral, o un soborno que llega a su precio.
event-won_by_precedence =
    { $you ->
        [yes] Ganas «{ $prize }» en la { $zone }: tu prioridad deshace el empate.
       *[no] { $seat } gana «{ $prize }» en la { $zone }: su prioridad deshace el empate.
    }
    .rule = La prioridad deshace un empate si la tiene solo una de las personas empatadas.
event-kept_in_play =
    { $you ->
        [yes] Pones «{ $card }» en tus recursos.
       *[no] { $seat } pone «{ $card }» en sus recursos.
    }
    .rule = Un premio en los recursos se roba y se usa como cualquier otra carta propia.
event-removed =
    { $you ->
        [yes] Pones «{ $card }» bajo tu carta de Gremio.
       *[no] { $seat } pone «{ $card }» bajo su carta de Gremio.
    }
    .rule = Un premio bajo la carta de Gremio no se roba nunca, pero cuenta del todo para los puntos de victoria y los objetivos.
event-pile_empty = Ya no quedan premios en la { $zone }.
    .rule = Una zona cuyo mazo se ha agotado se queda sin premio el resto de la partida.
event-first_player_passed = La carta de Jugador inicial cambia de manos. Ahora empieza: { $to }.
    .rule = Después de cada ronda se pasa la carta de Jugador inicial, a la derecha si la mesa no ha decidido otra cosa.
event-objectives_shown =
    { $fulfilled ->
        [nada] { $you ->
            [yes] No has cumplido ningún objetivo. Has fallado: { $missed }.
           *[no] { $seat } no ha cumplido ningún objetivo. Ha fallado: { $missed }.
        }
       *[other] { $missed ->
            [nada] { $you ->
                [yes] Has cumplido todos tus objetivos: { $fulfilled }.
               *[no] { $seat } ha cumplido todos sus objetivos: { $fulfilled }.
            }
           *[other] { $you ->
                [yes] Has cumplido: { $fulfilled }. Has fallado: { $missed }.
               *[no] { $seat } ha cumplido: { $fulfilled }. Ha fallado: { $missed }.
            }
        }
    }
    .rule = Cada objetivo cumplido da sus puntos de victoria; uno fallado no cuesta nada.
event-ended = La partida ha terminado. { $totals }.
    .rule = Se suman los puntos de victoria de todas las cartas propias y los de los objetivos cumplidos.


## La mesa

zone-round = Ronda
zone-first = Empieza la ronda
zone-turn = Tiene el turno
zone-prizes = Premios
zone-piles = Mazos de premios
zone-agents = Agentes y milicia
zone-thresholds = Umbrales
zone-sealed = Sellado
zone-boosts = Refuerzos
zone-precedence = Prioridad
zone-jubilee = Jubileo ducal proclamado
zone-in_play = Se está jugando
zone-chosen = Carta elegida
zone-target = Agente de que se trata
zone-at_issue = Zona de que se trata
zone-militia_deck = Mazo de la milicia
zone-militia_aside = Milicia apartada
zone-guild = Gremio
zone-points = Puntos de victoria de las cartas
zone-hand = Mano
zone-deck = Mazo principal
zone-resources = Recursos
zone-guild_pile = Pila del gremio
zone-objectives_kept = Objetivos
zone-progress = Progreso
zone-objectives_returned = Objetivos devueltos
zone-favour = Favor en los sobornos
zone-unseen = Cartas en la mano, en el mazo principal u ocultas
zone-known_in_hand = Cartas que todos han visto llegar a la mano
zone-strength = Fuerza
zone-shown_strength = Fuerza a la vista de todos

ending-jubilee = El Jubileo ducal ha puesto fin a la partida.
ending-stalled = Desde hace muchas rondas nadie gana un premio: la partida ha terminado.
ending-round_cap = Se ha jugado la última ronda permitida.
ending-no_prizes = Ya no quedan premios en la ciudad.

# Etiquetas breves de la mesa.
board-round = Ronda
board-first = empieza
board-deck = Mazo
board-resources = Recursos
board-hand = Mano
board-guild-pile = Pila del gremio
board-objectives = Objetivos
board-favour = Favor
board-sealed = sellado
board-precedence = Prioridad
board-boost = Refuerzo
board-needs = exige
board-price = Precio
board-points = PV
board-pile = Mazo
board-face-down = oculto
board-militia = Milicia
board-empty = vacía
board-closed = cerrada
board-jubilee = Jubileo
board-militia-deck = Mazo de la milicia
board-your-zones = tus zonas
board-unseen = No vistas
board-known = Conocidas
board-totals = Totales
board-worth = vale
board-face-up = descubierto
board-back = oculto, desconocido para ti
board-reached = basta para el premio
board-active = tiene el turno; lo que puedes elegir
board-changed = cambiado para esta ronda
board-free = zona libre
board-kind-agent = Agente
    .help = Se coloca junto a un premio, oculto en tus zonas y descubierto en las demás, y cuenta allí.
board-kind-personality = Personalidad
    .help = Se gana como premio o con un soborno; después sirve de agente.
board-kind-relic = Reliquia
    .help = Paga con sus ducados un soborno, o llama a la milicia.
board-kind-location = Lugar
board-kind-militia = Milicia
    .help = Cuenta como un agente hasta el final de la ronda.
board-kind-objective = Objetivo
board-district-harbour = Puerto
board-district-crown = Corona
board-district-temple = Templo
board-district-market = Mercado
board-district-warrens = Laberinto


## The board in the browser

board-hidden = oculto para los demás
board-controlled = Aquí coloca agentes ocultos: { $names }
board-in-pile = número { $place } del mazo
board-cards-of = Cartas: { $name }
board-chosen = elegida
board-no-cards = Ninguna carta en la mano
board-progress = { $have } de { $needed }
board-fulfilled = cumplido
board-close = Cerrar


## Opciones

option-guild_choice = Gremios
    .help = Cómo se reparten los gremios: cada cual elige por turno, decide la suerte, o la mesa señala uno para cada asiento.
option-guild_choice-choose = Cada cual elige
option-guild_choice-random = Por sorteo
option-guild_choice-blades = Hojas
option-guild_choice-ferrymen = Barqueros
option-guild_choice-thieves = Ladrones
option-guild_choice-usurers = Usureros
option-objectives = Objetivos
    .help = Si cada cual tiene dos objetivos secretos. Una regla avanzada.
option-militia = Milicia
    .help = Si se puede renunciar a una reliquia para llamar a la milicia de la ciudad. Una regla avanzada.
option-tactical_removal = Retirada táctica
    .help = Si quien gana un premio puede ponerlo bajo la carta de Gremio, fuera del juego pero no perdido. Una regla avanzada.
option-first_player_pass = Carta de Jugador inicial
    .help = Hacia qué lado se pasa después de cada ronda.
option-first_player_pass-right = A la derecha
option-first_player_pass-left = A la izquierda
option-own_zone_facing = Agentes en zonas controladas
    .help = Si los agentes en una zona que controlas están siempre ocultos, o también descubiertos si lo prefieres.
option-own_zone_facing-face_down = Siempre ocultos
option-own_zone_facing-choice = A elección de quien los pone
option-multi_gold = Varios arcanos en oro
    .help = Quién decide en qué arcano compite cada cual por un premio así.
option-multi_gold-announce = Cada cual lo anuncia
option-multi_gold-auto_best = Cuenta el mejor de cada cual
option-failing_bribe = Sobornos que han de fracasar
    .help = Si puedes ofrecer un soborno que se sabe demasiado bajo.
option-failing_bribe-legal = Permitidos
option-failing_bribe-illegal = Prohibidos
option-jubilee_timing = El final de la partida
    .help = Qué ocurre cuando el Jubileo ducal se descubre al final de una ronda.
option-jubilee_timing-end_now = La partida termina al instante
option-jubilee_timing-one_more_round = Se juega una ronda más
option-jubilee_zone = La zona libre después del Jubileo
    .help = Si todavía hay un premio en la zona libre una vez descubierto el Jubileo.
option-jubilee_zone-closed = Está cerrada
option-jubilee_zone-next_prize = Aparece el premio siguiente
option-free_zone_order = Decidir la zona libre
    .help = Cuándo se decide el premio de la zona libre.
option-free_zone_order-last = Después de todos los demás
option-free_zone_order-first = Antes que todos los demás
option-militia_facing = Cómo se pone la milicia
    .help = Si la milicia está siempre a la vista de todos, o queda oculta en las zonas que controla quien la manda.
option-militia_facing-face_up = Siempre descubierta
option-militia_facing-as_agents = Como los agentes
option-militia_in_bribe = Milicia en los sobornos
    .help = Si tu milicia cuenta en un soborno como tus agentes.
option-table_agents_score = Agentes en la mesa al final
    .help = Si las cartas que siguen junto a premios al terminar la partida cuentan para sus dueños.
option-removed_count_for_objectives = Premios retirados y objetivos
    .help = Si los premios bajo una carta de Gremio cuentan para los objetivos. Para los puntos de victoria cuentan siempre.
option-resources_view = Mirar los recursos
    .help = Cuánto pueden ver los demás de los recursos de cada cual.
option-resources_view-public = Todas las cartas
option-resources_view-top_card = Solo la carta de encima
option-score_tie_break = Empate a puntos al final
    .help = Qué decide entre quienes tienen los mismos puntos de victoria.
option-score_tie_break-prizes_ducats = Más premios, luego más ducados en reliquias
option-score_tie_break-shared = Nada, se comparte el puesto
option-stall_rounds = Rondas sin que nadie gane
    .help = La partida termina cuando en tantas rondas seguidas nadie gana un premio. 0 significa que continúa.
option-stall_rounds-0 = Las que sean
option-round_cap = Número máximo de rondas
    .help = La partida termina, como muy tarde, después de esta ronda. Casi ninguna llega tan lejos.
option-pile_size = Cartas por mazo
    .help = Cuántos premios tiene cada zona. Con menos de 12 la partida es más corta.
option-jubilee_last = Cartas en torno al Jubileo
    .help = Entre cuántas de las últimas cartas de la zona libre se baraja el Jubileo ducal. Con 0 está al fondo del todo.

preset-advanced = Partida completa
    .help = Con objetivos, milicia y retirada táctica: todas las reglas.
preset-first_game = Primera partida
    .help = Sin objetivos, milicia ni retirada táctica: la mejor manera de aprender.
preset-advanced_gentle_end = Partida completa, final anunciado
    .help = Todas las reglas, pero un Jubileo que aparece al final de una ronda os deja una última ronda.


## Tutorial

tutorial-goal = ¡Te damos la bienvenida a Cadwallon! Diriges un gremio y quieres los premios que están a la vista en las zonas de la ciudad. Cada premio que ganas pasa a ser una carta tuya y da puntos de victoria. Gana quien tiene más al final.
tutorial-prize = Mira «{ $item }». El valor en oro dice en qué arcano se lucha por este premio y cuánta fuerza hace falta como mínimo: su umbral.
tutorial-hand = En cada ronda tienes cuatro cartas, y en tu turno usas una. Tienes tres agentes, que trabajan para ti junto a los premios, y una reliquia, que sirve para comprar amigos.
tutorial-agent = Quieres a la personalidad que acabas de ver. Envía a alguien que tenga algo de fuerza en el arcano en oro: { $item }.
tutorial-secretly = Controlas dos zonas de la ciudad. Allí tus agentes se ponen boca abajo, y nadie sabe quiénes son; en las demás están a la vista. Elige: { $item }.
tutorial-relic = Tu agente solo es demasiado débil para el umbral. Pero una personalidad también tiene un precio, y una reliquia puede pagarlo en el acto. Usa «{ $item }».
tutorial-bribe = En un soborno se suman la fuerza de tus agentes de allí en el arcano en oro y los ducados de la reliquia. Juntos llegan exactamente al precio. Elige: { $item }.
tutorial-won = La personalidad es tuya y luchará por ti como agente. En la otra zona que controlas está «{ $item }». Una reliquia no se puede sobornar: allí hace falta fuerza.
tutorial-second = El otro gremio ya tiene allí un agente, boca arriba, porque no controla esa zona. No te preocupes, es débil. Usa «{ $item }».
tutorial-there = Tu agente va allí sin ser visto. Elige: { $item }.
tutorial-together = Aún no es suficiente, pero junto a un premio las fuerzas se suman. Tu última carta, que tienes que usar de todos modos, aporta justo lo que falta. Elige: { $item }.
tutorial-resolved = Usadas todas las cartas, se ha decidido cada premio: ha sido para quien llegaba al umbral y tenía más fuerza. ¡La reliquia es tuya! Donde nadie es bastante fuerte, el premio y los agentes se quedan para la próxima ronda.
tutorial-end = ¡Dos premios en la primera ronda! Lo que has ganado y usado está en tus recursos; cuando tu mazo se vacía, se barajan y vuelven a tu mano. ¡Y ahora juega una partida de verdad!


## El reglamento

rulebook-goal = De qué se trata
    .body =
        La ciudad de Cadwallon es de quien sabe tomarla. Diriges uno de sus **gremios**: mandas a tus agentes a ganarse
        a los poderosos, a echar mano de viejas reliquias y a tomar posesión de palacios, torres y capillas. De dos a
        cuatro gremios lo hacen al mismo tiempo, cada uno por su cuenta.

        Lo que se puede ganar está a la vista en la mesa: son los **premios**, uno en cada zona de la ciudad. Junto a
        ellos pones a tus **agentes**: ocultos en las zonas que controlas, a la vista de todos en las demás. Cuando se
        han jugado todas las cartas, cada premio es para quien tiene allí más fuerza, si es suficiente.

        Cada premio que ganas pasa a ser **una carta tuya**. Las personalidades luchan por ti como agentes, las
        reliquias te compran amigos, los lugares tienen efectos. Así tu mazo crece con tus éxitos, y eres tú quien
        decide qué es mejor dejar fuera.

        Las cartas que posees dan **puntos de victoria** (PV). Gana quien tiene más cuando el **Jubileo ducal** ha
        puesto fin a la partida.

rulebook-components = Las cartas
    .body =
        El juego consta de 163 cartas.

        - **Mazos de gremio:** cuatro veces once cartas, a saber, nueve agentes, un lugar y una reliquia. Los gremios
          son los de las **Hojas**, los **Barqueros**, los **Ladrones** y los **Usureros**.
        - **Premios:** 85 cartas: 24 reliquias, 24 lugares y 37 personalidades. Cada una pertenece a uno de los
          cinco **barrios**: Puerto, Corona, Templo, Mercado y Laberinto.
        - **Objetivos:** 22 cartas, para la partida avanzada.
        - **Milicia:** dos capitanes y cuatro soldados, para la partida avanzada.
        - **Cartas sueltas:** cuatro cartas de Gremio, la carta de Jugador inicial y el Jubileo ducal.

        __Los cuatro arcanos.__ Las cartas tienen valores en hasta cuatro arcanos del poder:

        | Arcano | Poder |
        |---|---|
        | Bastos | militar |
        | Espadas | político |
        | Copas | espiritual |
        | Ducados | financiero |

        __El oro.__ En cada premio hay un valor, a veces más de uno, impreso en oro. Dice en qué arcano se disputa el
        premio, y el número es su **umbral**: lo mínimo que necesitas para ganarlo.

        __Las clases de cartas de tu mano.__

        - Un **agente** usa sus bastos, espadas y copas junto a un premio.
        - Una **personalidad** que has ganado es un agente como cualquier otro. El valor que era su umbral es ahora su
          fuerza. Sus ducados eran su precio y ya no significan nada.
        - Una **reliquia** usa solo sus ducados.
        - Un **lugar** usa solo su efecto.

        __Nuestras cartas.__ Las reglas publicadas explican cómo se juega, pero apenas citan alguna de las cartas
        impresas. Los valores, los efectos, los objetivos y la mayoría de los nombres de este programa son por eso
        una **reconstrucción** nuestra. Están reunidos en un paquete de cartas, una tabla que se puede sustituir: si
        tienes un ejemplar impreso, puedes escribir sus valores en un paquete y jugar con él.

rulebook-setup = Antes de la partida
    .body =
        - La suerte decide **quién empieza** y toma la carta de Jugador inicial.
        - Por orden de turno cada cual elige un **gremio**, baraja sus once cartas y las pone delante como **mazo
          principal**. Los gremios que nadie dirige se quedan en la caja.
        - Se barajan los premios. Cada zona recibe un **mazo** boca abajo de doce cartas. Las demás se quedan en la
          caja, y nadie sabe cuáles son.
        - El **Jubileo ducal** se baraja con las últimas cinco cartas del mazo de la zona libre. Así hay que ganar allí
          al menos siete premios antes de que pueda aparecer.
        - Se descubre la primera carta de cada mazo: son los primeros premios.
        - En la partida avanzada se baraja la milicia, y cada cual recibe cuatro **objetivos** y devuelve dos.

        __Las zonas.__ La ciudad tiene un anillo de zonas entre los asientos y, en medio, una **zona libre**.
        Tú **controlas** dos zonas: la de tu izquierda y la de tu derecha. La zona libre no la controla nadie.

        - **Entre cuatro**, el anillo tiene cuatro zonas, una entre cada dos asientos vecinos, y ambos la controlan.
        - **Entre tres**, el anillo tiene tres zonas, compartidas del mismo modo.
        - **Entre dos**, el anillo tiene cuatro zonas, y cada cual controla dos sin compartirlas.

        Las zonas se numeran en el sentido de las agujas del reloj; la zona 1 está a la izquierda del primer asiento.

        __Tus cartas__ están en cuatro sitios: tu **mano**; tu **mazo principal**, boca abajo; tus **recursos**, boca
        arriba, que son tu montón de descartes; y tu **pila del gremio**, las cartas bajo tu carta de Gremio, que están
        fuera del juego pero siguen siendo tuyas. Los recursos y las pilas de los gremios los puede mirar todo el mundo.

rulebook-round = La ronda
    .body =
        Una partida tiene unas ocho a catorce rondas. Cada una tiene cuatro partes:

        - **Robo.** Todos roban cuatro cartas.
        - **Juego.** En el sentido de las agujas del reloj, a partir de la carta de Jugador inicial, cada cual usa una
          carta por turno, hasta que todas las manos están vacías.
        - **Resolución.** Zona por zona, se ganan los premios.
        - **Final de la ronda.** La milicia vuelve a casa, aparecen nuevos premios y la carta de Jugador inicial cambia
          de manos.

        __Robar.__ Tomas cuatro cartas de tu mazo principal, una tras otra. Si está vacío y necesitas otra, tus recursos
        se barajan y pasan a ser tu nuevo mazo principal. Los agentes junto a premios y tu pila del gremio se quedan
        donde están. Si ya no queda nada de nada, esta vez tienes menos cartas.

        __Jugar.__ En un turno se usa exactamente una carta de la mano. No puedes pasar. Elige una carta y haz con ella
        una de estas cosas:

        - pon un **agente** o una personalidad junto a un premio;
        - **soborna** a una personalidad con una reliquia;
        - llama a la **milicia** con una reliquia (partida avanzada);
        - usa el efecto de un **lugar**;
        - **descarta** una carta cualquiera: va boca arriba a tus recursos y no hace nada.

        A quien ya no tiene cartas no le toca; los demás siguen. Las cartas que un efecto trae a tu mano también hay que
        usarlas en la misma ronda, lo que te da turnos adicionales.

rulebook-agents = Agentes junto a un premio
    .body =
        Un agente o una personalidad se puede poner junto a cualquier premio que no esté sellado.

        - En las dos zonas que **controlas** se pone **boca abajo**. Solo tú sabes quién es.
        - En **todas las demás zonas**, también en la libre, se pone **boca arriba**.

        No hay límite para el número de agentes junto a un premio. Pueden incluso ser inútiles allí: un agente oculto de
        valor 0 es un farol excelente.

        No puedes retirar a tus agentes. Se quedan junto a su premio, incluso varias rondas, hasta que alguien lo gana o
        un lugar los mueve. Mientras tanto faltan en tu mazo.

        Los agentes ocultos se **descubren** cuando se resuelve su zona, cuando ofreces un soborno junto a ese premio,
        cuando se mueven a una zona que no controlas o cuando un lugar los delata. Una vez descubierto, un agente sigue
        así mientras está allí.

rulebook-bribery = El soborno
    .body =
        Con una **reliquia** puedes comprar a una **personalidad** en el acto, aunque otros sean allí mucho más fuertes.
        Necesitas junto a ella al menos un agente tuyo, de un turno anterior; qué valores tenga no importa.

        - Muestra la reliquia y descubre a tus propios agentes junto a ese premio. Siguen descubiertos, pase lo que
          pase.
        - Suma los valores de **todos tus agentes de allí** en el arcano en oro, los **ducados de la reliquia** y
          los **favores** que te han dado los lugares en esta ronda. Si hay varios arcanos en oro, cuenta el mejor para
          ti.
        - Si llegas al **precio**, es decir, a los ducados de la personalidad, es tuya. Su umbral no importa, ni tampoco
          lo que otros hayan puesto allí.

        Después de un soborno **logrado**, los agentes de todos junto a ese premio y tu reliquia van a los recursos de
        sus dueños, y el siguiente premio de la zona se descubre al instante. Se puede ganar, o sobornar, en esta misma
        ronda.

        Si el soborno **fracasa**, la reliquia va a tus recursos, y no ocurre nada más.

        Cada soborno usa una sola reliquia. Las reliquias y los lugares que están en juego como premios no se pueden
        sobornar. La milicia no cuenta en un soborno, como tampoco los refuerzos, los umbrales cambiados o la prioridad.

        __Un ejemplo.__ Arkabast cuesta 7 ducados y exige 5 copas. Ada tiene allí un agente con 4 copas, que no
        bastaría. Ahora Ada juega el Cuerno de beber, que vale 3 ducados: 4 + 3 = 7, y Arkabast cambia de bando.

rulebook-militia = La milicia
    .body =
        La milicia es parte de la partida avanzada. En tu turno puedes mandar una **reliquia** de tu mano a tus
        recursos, sin ningún otro efecto, y llamar a la milicia. Se descubre la primera carta del mazo de la milicia, y
        la mandas junto a cualquier premio que no esté sellado. Allí queda descubierta.

        - Un **capitán** tiene 3 en bastos, espadas y copas; un **soldado**, 2.
        - Cuando se decide el premio, cuenta para ti como un agente. Puede incluso ganar ella sola.
        - **No es un agente:** en un soborno no cuenta ni basta para ofrecerlo, los lugares no pueden moverla, cambiarla
          ni expulsarla, y un refuerzo necesita un agente de verdad.
        - Nunca se queda. Al final de la ronda toda la milicia se va y se baraja, se haya ganado el premio o no.

        Cuando las seis cartas están fuera, no se puede llamar a la milicia.

rulebook-locations = Los lugares
    .body =
        Un lugar tiene su efecto al instante; luego va a tus recursos. Nunca se pone junto a un premio, y sus propios
        valores no cuentan.

        Solo puedes usarlo si su efecto se puede cumplir por completo; si no, lo único que puedes hacer es descartarlo.
        Muchos lugares te hacen después **robar una carta**. Esas cartas vienen solo de tu mazo principal: si está
        vacío, no robas nada, y los recursos no se barajan. Así, ningún lugar se puede usar dos veces en una ronda.

        Los efectos que valen **para esta ronda** pertenecen al premio: terminan con la ronda, o cuando el premio deja
        la zona. Los favores son tuyos hasta que termina la ronda.

        Un premio **sellado** está cerrado el resto de la ronda: allí no se puede jugar ningún agente, reliquia ni
        milicia, ni mover nada. Los agentes todavía pueden irse, y el premio se decide como siempre.

rulebook-effects = Qué hacen los lugares
    .body =
        Hay dieciséis clases de efectos. Los números están en las cartas.

        __Cartas propias__

        - **Robar:** roba algunas cartas; ciertos lugares te hacen descartar después una carta de la mano.
        - **Recuperar:** toma en tu mano un agente, una personalidad o una reliquia de tus recursos.
        - **Hacer volver:** devuelve a tu mano uno de tus agentes junto a un premio. Si estaba oculto, no se muestra.
        - **Mover:** uno de tus agentes va a otro premio. Sigue oculto solo si ya lo estaba y controlas la nueva zona.
        - **Cambiar:** cambia uno de tus agentes junto a un premio que no esté sellado por un agente o una personalidad
          de tu mano. La nueva carta queda como estaba la anterior.
        - **Jubilar:** pon un agente del gremio de tus recursos bajo tu carta de Gremio, para que tus mejores cartas
          lleguen más a menudo. Solo puedes hacerlo mientras tengas en circulación más cartas de las que pide el lugar.
          Están en circulación tu mano, tu mazo principal, tus recursos y tus agentes junto a premios, y también el
          propio lugar.

        __Cartas de los demás__

        - **Desviar:** un agente rival descubierto va a otro premio. No cambia de dueño.
        - **Expulsar:** un agente rival descubierto va a los recursos de su dueño.
        - **Delatar:** descubre a todos los agentes rivales ocultos junto a un premio.

        Desviar y expulsar tienen un límite: ningún valor del agente en bastos, espadas y copas puede superarlo.

        __Premios__

        - **Explorar:** mira la primera carta de un mazo, y déjala o ponla al fondo. No en la zona libre.
        - **Renovar:** pon al fondo de su mazo un premio sin cartas al lado y descubre el siguiente. No en la zona
          libre, ni si está sellado.
        - **Reforzar:** junto a un premio donde tengas un agente, tu total es más alto esta ronda, en un arcano o en
          todos los que allí están en oro. Cuenta solo si al final aún tienes un agente allí.
        - **Prioridad:** si esta ronda empatas por ese premio, lo ganas, a no ser que otra de las personas empatadas
          también tenga prioridad.
        - **Sellar:** esta ronda ya no se puede jugar ni mover nada junto a ese premio.
        - **Cambiar el umbral:** esta ronda el umbral de un premio es más alto o más bajo para todos, pero como mínimo
          1. Su precio en ducados no cambia.

        __Sobornos__

        - **Favor:** todos tus sobornos valen más esta ronda.

rulebook-resolution = Quién gana los premios
    .body =
        Cuando todas las manos están vacías, las zonas se resuelven una por una: primero la que está a la izquierda de
        la carta de Jugador inicial, luego las siguientes en el sentido de las agujas del reloj, y la zona libre en
        último lugar. En cada zona:

        - Se descubren todos los agentes que están allí.
        - Cada cual suma sus propios agentes y su milicia en el **arcano en oro**, con los refuerzos si los hay. Los
          totales de personas distintas nunca se suman.
        - Quien alcanza el **umbral** puede ganar. Basta exactamente ese número.
        - Entre quienes lo alcanzan gana el **total más alto**.

        __Quien gana__ se lleva el premio. Todos los agentes que están junto a él, también los de quienes pierden, van a
        los recursos de sus dueños. La zona queda vacía hasta el final de la ronda.

        __¿Nadie tiene fuerza suficiente?__ El premio y los agentes se quedan donde están, descubiertos. En la próxima
        ronda se pueden añadir otros.

        __Un empate__ por el total más alto: nadie gana y todo se queda, a no ser que exactamente una de las personas
        empatadas tenga prioridad. Un empate más abajo no importa.

        __Un ejemplo.__ La Espada Barhan exige 4 bastos. Bruno tiene allí un Ballestero (3) y un Nigromante (2); David
        tiene a Pale (3). El 5 de Bruno basta, el 3 de David no: Bruno gana la espada, y los tres agentes vuelven a
        casa.

rulebook-gold = Varios arcanos en oro
    .body =
        Algunos premios tienen más de un valor en oro. Entonces cada cual decide en cuál de esos arcanos compite:

        - Cuando todos los agentes están descubiertos, quienes tienen alguno allí anuncian un arcano, por orden de
          turno. Todos saben lo que se ha dicho antes.
        - Cada cual usa el arcano anunciado y **su umbral**. Los totales se comparan después como simples números,
          aunque sean de arcanos distintos.

        No tienes por qué anunciar el mejor. A veces conviene dejar un premio en la zona libre y retrasar así el final
        de la partida. Si tu respuesta no cambia nada en tu propio resultado, no se te pregunta.

        __Un ejemplo.__ El Arlequín exige 3 bastos, 3 espadas o 3 copas. Bruno tiene 2, 4 y 5, y anuncia copas. David
        tiene allí a Ayane, 6 bastos, y anuncia bastos: 6 es más que 5, así que gana David.

rulebook-end = Final de la ronda, final de la partida
    .body =
        Cuando se han resuelto todas las zonas:

        - La milicia se va, y termina todo lo que valía para esta ronda.
        - En cada zona sin premio se descubre la siguiente carta del mazo. Si un mazo está vacío, su zona queda vacía.
        - La carta de Jugador inicial va a la **derecha**, aunque los turnos van a la izquierda: ahora empieza quien
          jugaba en último lugar.

        __El Jubileo ducal__ aparece cuando se ha ganado la carta que lo precede en la zona libre. Desde entonces la
        zona libre está cerrada.

        - Si aparece al **final de una ronda**, la partida termina al instante.
        - Si aparece **durante una ronda**, después de un soborno en la zona libre, esa ronda se juega hasta el final,
          sin la zona libre. Luego la partida termina; no hay nuevos premios.

        Hay otras tres maneras de terminar, solo por seguridad: seis rondas seguidas en las que nadie gana un premio,
        cuarenta rondas, o ningún premio en ninguna zona.

rulebook-scoring = Puntuación y objetivos
    .body =
        Los agentes que siguen junto a premios van a los recursos de sus dueños. Luego sumas:

        - los **PV de todas tus cartas**, en el mazo principal, en los recursos y en la pila del gremio;
        - los puntos de tus **objetivos**, si se han cumplido. Uno fallado no cuesta nada.

        Gana la suma más alta. Si hay empate, decide tener más premios, luego más ducados en reliquias, incluida la del
        gremio. Si el empate sigue, la victoria se comparte.

        __Los objetivos__ son parte de la partida avanzada. Cada cual conserva dos y los muestra al final. Piden cosas
        como estas, y los números dependen de cuántos jueguen:

        - bastantes premios de una clase, de un barrio o con cierto arcano en oro;
        - más premios de una clase que **cada uno** de los demás; tener los mismos no basta;
        - reliquias que juntas valgan bastantes ducados;
        - bastantes premios de cada barrio, de cada clase o de un mismo barrio;
        - bastantes premios que valgan mucho, o que exijan poco, o simplemente bastantes premios;
        - unas pocas reliquias como mucho.

        Solo cuentan los premios, nunca las cartas de tu gremio.

rulebook-advanced = Las reglas avanzadas
    .body =
        En una primera partida dejad fuera estas tres reglas, como hace la opción «Primera partida». Entonces las
        reliquias sirven solo para sobornos, y cada premio que ganas va a tus recursos.

        - **Objetivos:** cuatro para cada cual, y se conservan dos. Se eligen cuando los primeros premios están a la
          vista, pero antes de robar las primeras cartas.
        - **Milicia:** las reliquias pueden pedir ayuda.
        - **Retirada táctica:** cada vez que ganas un premio, decides adónde va. En tus **recursos**, un día llegará a
          tu mano. Bajo tu **carta de Gremio** está fuera del juego para siempre, pero aún cuenta para los PV y los
          objetivos. Un lugar que no quieres robar nunca, o una personalidad débil, está bien guardado allí; un mazo
          pequeño te devuelve antes tus mejores cartas.

        Lo que está bajo la carta de Gremio está a la vista y no se puede recuperar.

        __Lo que saben los demás.__ Las manos, los mazos principales, los agentes ocultos y los objetivos son secretos.
        Pero como las cartas de todos los gremios son conocidas y todos los premios se ganan a la vista, siempre puedes
        saber qué cartas ha de tener alguien entre la mano, el mazo principal y los agentes ocultos. La mesa te lo
        muestra.

rulebook-options = Otras maneras de jugar
    .body =
        Las reglas dejan abiertas algunas preguntas, y algunas mesas tienen otros gustos. Podéis elegir:

        - cómo se reparten los **gremios**: a elección, por sorteo o uno señalado para cada asiento;
        - qué **reglas avanzadas** se usan;
        - si la **carta de Jugador inicial** va a la derecha o a la izquierda, y si la **zona libre** se decide en
          último o en primer lugar;
        - si los agentes en las zonas propias pueden estar también **descubiertos**;
        - si de varios **arcanos en oro** se toma siempre el mejor;
        - si se puede ofrecer un **soborno** que ha de fracasar, y si la milicia cuenta en los sobornos;
        - si la **milicia** se pone como los agentes, oculta en las zonas controladas; entonces solo quien la llama la
          ve llegar;
        - si sigue una **última ronda** cuando el Jubileo aparece al final de una ronda, y si la zona libre muestra
          entonces otro premio;
        - si los agentes en la mesa **puntúan** al final, y si los premios retirados cuentan para los objetivos;
        - si los demás ven todos tus **recursos** o solo la carta de encima;
        - si algo deshace el empate a puntos al final;
        - lo **larga** que es la partida: menos cartas en los mazos, otro sitio para el Jubileo, otros límites de
          seguridad.
