/** The author speaks of ending his or her own life, now. */
export const selfHarm = `
  kill|killing|hang|hanging|shoot|shooting|drown|drowning|cut|cutting|harm|harming|unalive|poison|hurt|hurting|stab|starve|end|ending myself
  end|ending ~1 my|our|this life|existence|suffering
  take|taking my ~1 life
  ending|end it ~1 all|tonight|today|tomorrow|now|soon|weekend|friday|saturday|sunday|monday|here
  decided|going|gonna|ready|want|plan|planning|will|wanna|about to end it|everything|myself ~1 !legally|agreement
  im|am going|gonna ~1 to ~1 die tonight|soon|now|tomorrow|today|by
  i|im|ill ~2 want|wanna|wish|ready|wanted|waiting|hoping|prefer|rather|deserve ~1 to ~1 die|disappear|sleep ~1 !forever|on
  i|im ~2 rather ~1 die|dead|dying than|now
  i ~1 just ~1 want to die|disappear
  i ~1 wish i ~1 was|were|be ~1 dead|gone|alive|born|never
  i|im ~2 feel|am|feeling|im suicidal
  im|i suicidal
  thinking|think|thought|thoughts|considering|plan|planning|ready|going ~1 of|about|for|on ~2 suicide|dying|overdose|overdosing
  commit|committing suicide !attempt
  dont|not|no|cannot|cant|wont|never ~2 want|wanna|longer|more ~1 want|to|be ~2 live|alive|wake|exist|living|breathe !in|with|near|at|together|here|there|on|under|off
  dont|not|cannot|cant|no longer|more ~1 want to be here|alive|around ~1 anymore|any|tomorrow
  no|without|nothing|any|lost ~1 reason|point|left|sense|will ~2 live|living|alive|exist|breathing|breathe !in|with
  dont|not|cant|cannot|never ~1 see|have|find|know ~2 reason|point|purpose ~1 to|in|for|of ~1 live|living|life|alive|exist|stay|wake|go
  better off if|when|once i|im ~2 dead|gone
  reason to stay|keep|be|go|wake alive|living|up|on|breathing
  nothing|nobody|noone ~2 left ~1 to|worth live|living for
  nothing to live for
  not|isnt|aint|no|longer worth living
  better off ~1 dead|gone ~1 without
  better off ~2 without me
  world|kids|children|everyone|family|they ~3 better ~1 without me
  nobody|noone|one|no|who ~3 miss|notice|care|cares|worry|misses ~2 me ~2 gone|dead|after|when|if|tomorrow|friday
  worry about me after|anymore|much
  nobody|noone|no|one would|will|d miss me
  not|wont|dont ~2 be here|alive|around ~3 tomorrow|morning|next|longer|week|weekend|monday|christmas|when|to see
  goodbye|good bye|bye ~1 cruel|world|forever|my babies|kids|children
  last|final ~1 goodbye|post|note|letter ~2 world|before|ever|to|i
  pills|razor|rope|noose|gun|blade|bottle|knife ~2 next|beside|in|on|ready|near|by|for|around|to ~1 me|myself|my|hand|neck|mouth|head|wrists|wrist|lap
  swallow|swallowed|taken|took|take|taking ~1 all|whole|every|bottle ~3 pills|medication|meds|bottle !as|that|like|for|every
  see|find|have ~1 a|any|no|another ~1 way out any|anymore|but|of|except|left|and|i ~1 more|life|this|my|but|i|have !case|contract|order|marriage|agreement
  not|dont|cannot|cant see a|any way out !of
  jump|jumping ~1 off|from|in|front ~3 bridge|roof|building|train|overpass|balcony|cliff
  drive|driving|crash|crashing ~3 into|off|through ~1 tree|bridge|cliff|wall|river|overpass|lake|traffic
  written|wrote|writing my ~1 goodbye|suicide|farewell|last letter|note|letters|notes
  slit|slitting|cut|cutting my ~1 wrist|wrists|veins|throat
  cannot|cant go on living|anymore|any|without ~1 more|my|them|him|her
  cant|cannot live ~1 anymore|without my|them|him|her
  never ~1 wake ~1 up again
  go to sleep and never|not
  when|once|after i|im am|is ~1 dead|gone|die
  i|ill|im will|gonna|ill|going ~2 be dead|gone by|before|soon|when|tomorrow|tonight
  ready to go|die|leave this world|earth|life
  me|yo ~1 quiero|quisiera|voy|deseo|pienso|vamos ~2 morir|matar|suicidar|ahorcar|colgar|tirar|cortar
  quiero|quisiera|prefiero|deseo|queria ~1 morir|morirme|matarme|suicidarme|desaparecer
  voy|quiero|pienso|ganas|pensando|pense ~2 matarme|suicidarme|morirme|morir|ahorcarme|colgarme|quitarme
  no|ya|nunca ~2 quiero|deseo|puedo|tengo ~1 vivir|viviendo|despertar|existir
  quitar*|quito ~1 la|mi vida
  me ~1 mato|suicido|ahorco|cuelgo !las|la|el|los|de|con|a|por
  acabar|terminar|acabo|termino con ~1 mi|la|esta|todo ~1 vida|hoy|esta|manana|noche|todo|sufrimiento
  hoy|manana|noche ~3 acabo|termino|acaba|termina con|todo todo|mi|esto
  no ~1 tengo|hay|queda|encuentro|veo ~2 razon|razones|motivo|motivos|sentido|ganas ~2 vivir|seguir|viviendo|vida !peleando|luchando|con|en|pagando|esperando|trabajando|discutiendo
  mejor ~1 muert*|sin mi|que|estaria|estaran
  vale la pena ~1 vivir|seguir
  cortar* las|mis venas|munecas
  tirar*|aventar*|lanzar* ~1 de|del|al|a ~1 puente|techo|tren|edificio|metro
  nadie me ~2 extranar*|va
  pastillas ~3 mano|lado|mesa|todas
`

/** A child is being hurt: alarming by itself. */
export const childDanger = `
  @parent ~1 is|are|keeps|keep|hes|shes|theyre ~2 hitting|beating|choking|burning|raping|molesting|abusing|touching|starving|punching|kicking|whipping|hurting|drugging|strangling|neglecting|slapping|torturing|harming ~2 @child
  hes|shes|theyre ~2 hitting|beating|choking|burning|raping|molesting|abusing|starving|punching|kicking|whipping|hurting|drugging|strangling|torturing ~2 @child
  @child ~1 is|are ~1 being ~2 beaten|hit|abused|molested|raped|starved|hurt|choked|neglected|burned|tortured|touched|drugged|harmed
  he|she|they|dad|father|mother|mom|ex|boyfriend|stepdad|hell|shell ~2 will|is|gonna|going|hell|shell ~2 kill|rape|molest|drown|strangle|beat|kidnap|hurt|harm|take ~1 my|our|the|these|those|both ~2 @child !to|away|from|back|for
  @child ~3 is|are|in ~2 immediate|serious|real|grave|mortal|constant|great|terrible danger !of
  @child ~1 is|are in danger !of
  touch|touches|touching ~2 at|in|her|his|my|them ~2 night|privates|private|bed|shower|bath
  touches|touching|rapes|molests|chokes|starves|raping|molesting ~1 my|our|the|her|him|them ~1 @child
  my|our ~1 dad|mom|father|mother|stepdad|stepmom|uncle|stepfather|stepmother|daddy ~1 hits|beats|touches|rapes|hurts|chokes|burns|punches|kicks|molests me|us
  @parent ~2 esta|estan|sigue ~2 pegando|pegandole*|golpeando|golpeandol*|tocando|tocandol*|violando|lastimando|maltratando|abusando ~4 @child
  le|lo|la|los|les|las|me esta|estan|sigue ~1 pegando|golpeando|tocando|violando|lastimando|maltratando|quemando ~2 @child|mi|mis|nuestra|nuestro
  @child ~2 esta|estan|corre|corren ~2 en|mucho|grave ~1 peligro
  @child ~2 corre|corren peligro
  toca|viola|manosea|quema|golpea ~1 a|al|los|las|mi ~1 mi|mis|la|el ~1 @child
`

/** A child may be being hurt: with a word of urgency in the text. */
export const childHurt = `
  @parent ~3 hits|beats|chokes|hurts|punches|kicks|burns|whips|slaps|abuses|touches|strangles|starves|locks|drugs|shakes|threatens|neglects|molests|bites|throws ~2 @child|them|him|her
  dad|father|grandpa|grandfather|uncle|stepdad|stepfather|boyfriend|he|she|mom|mother|ex|brother ~1 hits|beats|chokes|hurts|punches|kicks|burns|touches|strangles|starves|molests|rapes ~1 her|him|them|me|us
  @child ~6 who ~1 hits|beats|chokes|hurts|punches|kicks|burns|whips|touches|abuses|strangles|starves|molests them|her|him|me
  @child ~6 who|that ~1 shakes|slaps|drugs|locks|bites|throws|threatens|rapes|beats|hits them|her|him|me|it
  @child ~2 says|said|tells|told|because|that|where|since|when ~4 hits|beats|chokes|hurts|punches|kicks|burns|whips|touches|abuses|strangles|starves|shakes|molests|slaps ~1 her|him|them|me
  @child|they|shes|hes ~2 is|are|isnt|arent|feel|feels ~1 not|isnt|arent ~1 safe
  @child|they|she|he isnt|arent safe
  @child|they|she|he ~1 is|are ~1 locked|chained|tied|trapped|starving|bleeding|unsafe|alone
  @child ~4 left|alone|home ~1 alone|unattended
  threatened|threatens|threatening|promised|wants ~2 to ~1 kill|hurt|drown|harm|take|shoot|poison ~2 @child|them
  bruise|bruises|burns|marks|welts ~2 on|all ~3 @child|her|him|them
  scared|afraid|terrified|begs|begging|crying ~4 go|going|return|back
  golpea|pega|toca|lastima|maltrata|viola|amenaza ~3 @child
  lo|la|los|las|le|les golpea|pega|toca|lastima|maltrata|viola|encierra
  @child ~2 no ~1 esta|estan ~1 segur*|a|salvo
  @child ~4 tiene* ~1 miedo|moretones|golpes
  comes|crawls|gets|climbs|sneaks|lies|sleeps ~2 into|in ~1 her|his|their|my ~2 bed|room|shower|bath|bedroom
  @child ~3 has|have|had|came|comes|come|covered|got ~3 bruises|bruise|welts|burns|marks|handprints|bites
  @child ~3 is|are|comes|came ~2 bruised|burned|beaten|bleeding|starving|hungry|drugged|covered
  locks|chains|ties|cages|starves|lock|chain ~2 @child|them|him|her ~2 in|outside|to|down
  @child|they|he|she ~2 sleeps|sleep|lives|live ~2 cage|closet|basement|locked
  he|she|ex|dad|mom|they|father|mother ~2 would|will|gonna|hell|shell|going ~2 kill|drown|shoot|poison|burn|hurt ~2 @child
  points|aims|waves|pulls ~1 his|her|a|the ~1 @weapon ~2 at|on ~1 them|him|her|me|us|@child
  shakes|shake|shook|choked|burned ~2 @child
  threw|slammed|pushed|dropped|kicked|held|put|pushes|throws ~3 @child|him|her|them|old ~3 scalding|boiling|stairs|wall|stove|window|water
  pulls|drags|yanks|grabs|throws|slams ~2 @child ~6 hair|neck|throat|arm|arms|wall|stairs|bed
  @child ~3 has|had|with|have|came ~4 broken|fractured|cracked ~1 rib|ribs|arm|leg|skull|nose|jaw|bone|bones
`

/** Words of urgency: the harm is not over. */
export const urgency = `
  right now
  tonight
  please ~2 help
  help me|us|them|her|him|my
  call ~1 911|police|cps
  this|every|each|next weekend|friday|saturday|sunday|visit|time|night
  send|sends|sending|sent ~2 back
  at night
  go|goes|going|return|returns|sent|sends|send|sending ~4 back ~3 tonight|today|tomorrow|there|now|sunday|monday|friday|saturday|him|her|this|to|weekend
  has|have to go|return ~1 back
  without ~1 food|water|heat|dinner|eating|clothes
  do|does|doing|did nothing
  wont|will|would ~1 not|wont ~1 act|help|listen|stop|come|believe|intervene
  wont act|help|listen|stop|come|believe|intervene|investigate
  nobody|noone|no|cps|police ~2 do|helps|help|listens|come|comes|believe|believes|stops|act|acts
  is|are|shes|hes|theyre ~2 there|with ~1 now|him|her|them ~1 now|tonight|today|again
  every|each ~1 night|day|visit|weekend|time|other
  order|orders|ordered|makes|forces|forced ~3 go|live|stay|return|back
  what|who ~2 do|can ~2 help|call
  goes|returns|go ~2 tomorrow|tonight|today|sunday|friday|saturday|monday
  with him|her|them|dad|mom now|tonight|today|tomorrow|again
  is|are ~2 there now|tonight|today
  at this moment|minute
  as i|we write|type|speak
  ahora|ahorita ~1 mismo
  hoy|manana|noche|domingo|sabado|viernes|lunes|martes|miercoles|jueves|fin ~3 tiene* que ~1 volver|regresar|ir
  tiene* que ~1 volver|regresar ~2 con|a|hoy|manana|el
  esta noche
  ayuda|ayudenme|ayudeme|ayudenos|auxilio|socorro
  por favor ~2 ayud*|alguien
  cada fin
`

/** The author is in danger right now. */
export const personDanger = `
  outside|at|in|inside ~1 my ~1 house|door|apartment|home|window|yard|driveway|building ~3 right|now|tonight|screaming|armed
  outside|at|in|inside ~1 my ~1 house|door|apartment|home|window|yard|driveway ~2 with ~2 @weapon
  outside|at my ~1 house|door|apartment|home right|now
  he|she|ex|husband|wife|hes|shes|hell ~2 is|gonna|going|will|hell ~2 kill|murder|shoot|stab me|us ~3 tonight|tomorrow|today|now|soon|when|if|weekend
  he|she ~2 is|has|hes|shes ~2 holding|pointing|aiming ~2 @weapon
  please ~2 help me
  afuera|fuera|esta ~2 de|en mi|la casa|puerta ~2 ahora|ahorita|armado
  me va a matar ~3 hoy|ahora|noche|si|manana|ayuda
`
