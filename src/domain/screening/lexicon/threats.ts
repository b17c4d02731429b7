/** Threats by the author, against anybody. The form of a phrase is told in ../phrases.ts. */
export const threats = `
  ill|ima|imma ~2 @harm !down|the ~1 {target}
  i|we|ill|im|id ~2 @intend ~4 @harm ~1 {target}
  i|we|im|ill|id ~2 @intend ~4 cut|slit|slash|rip|break|snap|wring|bash|smash|crush|chop|blow ~1 @his ~1 throat|throats|head|heads|neck|necks|leg|legs|arm|arms|face|faces|skull|jaw|bones|fingers|teeth|kneecaps|knees|brains|balls|eyes|hands|tires|windows
  cut|slit|slash|snap|wring ~1 his|her|your|their|judges throat|throats|neck|necks
  @someone ~2 @ought ~5 @harm !down|the ~1 {target}
  i|we|ill|im|id ~2 @intend ~4 beat|beating ~1 {target} !in|at|on|fair|with|by
  ill beat ~1 {target} !in|at|on|fair|with|by
  @someone ~2 @ought ~4 beat|beating ~1 {target} !in|at|on|fair|with|by
  @someone ~2 @ought ~4 run ~1 {target} over|down
  i|im|ill|we ~2 @intend ~4 run ~2 {target} over|down
  @someone|i|we|ill|im ~3 @ought|@intend ~4 put ~3 {target} ~3 in ~1 ground|grave|dirt|coffin|morgue|hospital|wheelchair|box|bag
  put ~5 in the|a ground|grave|coffin|morgue|box before|soon|now
  in the|a ground|grave|coffin where @she|they|it belong|belongs
  six feet under
  put|puts|puttin|putting ~2 bullet|bullets
  bullet|bullets ~3 with ~3 name
  bullet|bullets|slug ~1 in|through|between|into ~2 head|heads|brain|eyes|skull|chest|heart|face|back
  deserve|deserves ~4 die|hang|hanged|hung|shot|killed|rope|gallows|bleed|burn|burned|beaten|raped|dragged|murdered|lynched|bullet|noose|beating|death|executed|dead|stabbed|lead
  should|ought|must|needs|need|gotta|better|oughta ~2 be|get|gets|getting|been ~4 shot|hanged|hung|killed|beaten|lynched|executed|stoned|murdered|gutted|strangled|raped|burned|exterminated|stabbed|eliminated|whacked|assassinated|drowned|crucified
  should|ought|must|needs|need ~2 be put down ~1 like|with|by
  die ~1 judge|bitch|pig|lawyer|#own
  will with my own|bare ~1 hands|hand
  will ~3 stop|silence|end him|her|them|you ~3 myself|forever|permanently|hands|good
  should|must|needs|need|gotta|oughta|has|have ~2 die|bleed|hang|burn|suffocate !out|down|up|through
  hope|hoping|wish|wishing|pray|praying !goes|went ~9 die|dies|died|dead|killed|shot|murdered|cancer|bullet|raped|stabbed|crashes|burns|drowns|chokes
  want|wanna|like|love|wish|prefer ~2 {target} ~1 dead
  want|wanna|love|like|going|gonna|will ~2 see|watch ~1 {target} ~2 dead|die|bleed|hang|burn|swing|suffer
  blow|bomb|torch|firebomb|burn|nuke ~2 up|down ~1 {thing}
  blow|shoot|burn ~4 @place ~2 up|down
  bomb|torch|firebomb|nuke|burn ~1 {thing}
  set ~3 him|her|them|you|myself|house|houses|home|place|car|cars|truck|office|offices|court|courthouse|building|it|judge|lawyer|robe|#own ~1 on fire
  shoot ~1 up ~1 {thing}
  courthouse|court|building|office|house|place ~4 deserves|should|needs|must|going|gonna|will ~3 burn|burned|explode|bombed
  burn ~3 with ~3 inside|in
  bomb|bombs ~3 in|under|at|for ~2 @place|court|desk
  watch|check|mind|guard ~1 your|his|her|their back|backs|step when|if|as|because|judge|from|tonight|tomorrow|now|out
  better|should|must|gotta|need|needs|start|bitch|judge|so|#own ~1 watch|watching ~1 your|his|her|their back|backs|step|mouth
  watch your back
  look|looking|watch|watching over your|his|her shoulder|shoulders
  hire|get|needs|need|want|buy ~2 bodyguard|bodyguards|bulletproof
  sleep ~1 with one|1 eye
  i|we|ill ~2 know|knows|found|have|got|memorized ~2 where|when|how ~1 you|he|she|they|judge|#own ~2 live|lives|park|parks|sleep|sleeps|eat|eats|shop|shops|walk|walks|jog|jogs|drink|leave|leaves|stay|stays|drive|drives
  i|we ~1 know|memorized|have|found|got ~1 where|which|what ~3 car|house|gym|school|route|door|church|bar ~5 your|yours|you|his|hers|her|their|goes|go|take|takes
  i|we ~2 know|have|got|found ~1 your|his|her|judges ~2 address|car|license|plate|plates|kids|schedule|house|street|family|home|routine|route
  what time you|he|she|they ~1 leave|leaves|come|comes|get|gets|go|goes|walk|walks
  follow|following|followed ~1 {target} home
  im|am|are coming for {target}
  visit ~1 from me ~2 night|soon|one|home|at
  i|ill|we ~2 find|found|figure out where|when you|he|she|they live|lives|sleep|sleeps|park|parks|work
  shed a|no|any tear|tears if|when
  dream|dreaming|fantasize|fantasizing|imagine|imagining|fantasies ~1 of|about ~2 @harm ~1 {target}
  better not ~1 walk|go|be|sleep|drive|come ~2 alone|outside|night|dark
  breathing|alive|standing when|once|after i|im|we
  drag ~1 {target} ~1 out|behind|from|into
  string ~1 {target} up
  tick tock
  time ~1 is coming|up ~1 judge|#own|bitch|soon
  judge|judges|#own ~1 time|days ~1 is|are coming|numbered
  voy|ire|vamos|llegare ~3 juzgado|corte|tribunal|oficina|casa ~2 con ~2 pistola|arma|cuchillo|rifle|machete|gasolina
  wait|waiting|be ~2 for|by|outside|near {target} ~3 outside|car|garage|parking|home|dark
  find|hunt|track|hunting|tracking ~1 {target} ~1 down
  i|we|ill|im ~2 @intend ~2 find|hunt|get|destroy|hurt|end|visit|finish you|him|her|them|this|that ~2 judge|and|lawyer|woman|man|where|when|if|before|someday|personally|myself|at|soon|too
  i|ill|we ~1 will|gonna|going|coming ~2 for you|him|her|them|#own !to|and
  coming|come|came for you|him|her|#own ~2 judge|next|soon|and|with|one
  get|gets|getting|gettin|got|have|has ~1 what|whats ~3 coming
  whats coming|comin to|for you|him|her|them|#own
  what ~2 coming|comin to|for you|him|her|them|#own
  last|final ~1 day|days|hour|sunrise|christmas|year|breath ~1 alive|on|of
  days|hours are|is|were numbered
  your|his|her|their|judges days|time|hours ~2 numbered|up|coming
  not|wont|never ~2 walk|make|leave|get|live|survive|see|wake ~3 alive|home|away|breathing|sunrise|tomorrow|week|christmas !in|from|my|our|to
  will|would not walk away from it|this|that|here
  dead|dying ~1 man|woman|judge|lawyer|meat walking|when|soon|if|tonight
  you|he|she|youre|hes|shes ~2 are|is|will|gonna|going|youre ~2 dead ~1 to|meat|when|if|now|soon|bitch|judge|man|woman
  you|youre|judge|#own ~1 are|youre a dead man|woman|judge|lawyer
  you are|youre dead
  will|gonna|going|ill|imma|then ~3 take|end|ruin|claim your|his|her|their life|lives !savings|work|story|as|back
  took ~3 my ~6 will|ill|gonna take your|his|her|their|yours|hers
  pay|pays|paying|paid with ~1 @his|blood|life|lives ~1 blood|life|lives|head|teeth
  pay in blood
  make|making|made ~1 {target} ~1 pay|bleed|suffer|disappear|beg|scream|vanish ~3 for|blood|slowly|with|myself|personally|like
  make sure|certain @she ~2 never ~1 hurts|hurt|walks|walk|breathes|breathe|harms|harm|judges|destroys|ruins|sees|works|leaves ~6 gun|rifle|knife|again|alive
  will|shall|gonna|going ~2 be blood|bloodshed|bodies|funeral
  blood ~1 will|is|gonna|going ~2 flow|spill|run|spilled|shed
  i|ive|im|ill|we ~2 bought|buying|loaded|loading|bring|bringing|grabbing|cleaning|sharpening|packing|polished|carrying ~3 @weapon
  i|ive|we ~1 have|got|own|keep ~2 @weapon ~2 ready|loaded|already|with|waiting|here|and|for you|him|her|them|#own|judge|his|your|nothing|i|it|that
  i|ive ~1 have|got the|my|enough|some ~1 gas|gasoline|matches|bullets|ammo|explosives|gun|rifle
  my|a|with|the ~1 @weapon ~3 ready|loaded|waiting|aimed|pointed ~3 you|him|her|them|#own|judge|for|at
  walk|walks|walking|come|comes|coming|show|shows|showing|go|goes|going|roll ~8 with|carrying|holding ~2 @weapon
  if|when|once|next ~2 i|we|ill ~2 see|catch|find|meet|run|get ~6 @him|him|her|that|this|#own|judge ~12 sorry|regret|walk|breathe|breathing|dead|hurt|kill|killed|beat|punch|bleed|alive|hospital|blood|swing
  nobody|no ~3 does ~2 i|ill will
  beat|kick|knock|stomp|smack|slap|b3at|scare ~3 out of {target}
  beat ~1 you|him|her|them|#own ~2 pulp|death|senseless|bloody|up
  beat|choke|stab|shoot|strangle|burn ~1 {target} to death
  dance|spit|piss on your|his|her|their|judges grave|graves
  your|judges|her|his ~1 kids|children|family|wife|husband|daughter|son ~3 next|pay|suffer|safe|regret|sorry
  see|know how|what @she|it ~2 likes|like|feel|feels ~3 his|her|your|their kids|children|son|daughter|family ~3 taken|die|hurt|dead|killed|disappear|missing|gone
  something|accident|accidents ~1 bad|terrible|awful ~2 happen|happens ~2 to {target}
  hope|wish|be|shame|want ~4 something|accident ~1 bad|terrible|happen|happened|happens to {target}
  second amendment ~3 solution|solutions|remedy|option
  rope ~4 tree|neck|judge
  kill ~2 all !of|the|hope|time
  kill ~1 this|that|the ~1 judge|lawyer|gal|guardian|evaluator|attorney|bitch|bastard|man|woman|commissioner
  shoot|stab|murder|strangle|assassinate ~1 this|that|the|these ~1 judge|judges|lawyer|gal|guardian|evaluator|attorney|bitch|bastard|man|woman|commissioner
  te|lo|la|los|las ~1 voy|vamos|va|van a ~1 matar|encontrar|quebrar|reventar|partir|quemar|golpear|buscar|degollar|disparar|acabar|desaparecer|cazar|hacer|ahorcar|tronar|chingar|romper|esperar
  voy|vamos|quiero|queremos|pienso|juro ~3 matar*|golpear*|dispararle*|quemar*|degollar*|acuchillar*|apunalar*|estrangular*|ahorcar*|reventar*|balear*|torturar*|secuestrar* ~2 juez|jueza|abogad*|licenciad*|a|al|tutor*|todos|tu|su|ese|esa|corte|juzgado|tribunal|#own
  voy|vamos|quiero|queremos|juro|pienso ~3 matarlo|matarla|matarte|matarlos|quemarlo|quemarla|quemarlos|golpearlo|golpearla|reventarlo|reventarla|apunalarlo|apunalarla|degollarlo|degollarla
  voy|vamos|quiero ~3 romper*|partir*|cortar* ~2 cara|piernas|cuello|cabeza|brazos|madre|hocico|garganta
  lo|la|te|los mato|matamos|mataria|mataremos|matare
  si|cuando|donde ~1 lo|la|te ~2 veo|encuentro|vea|encuentre|agarro ~5 mato|mata|matar|arrepentir|quiebro|parto|reviento|golpeo|pesar
  pagar*|paga ~3 con ~2 vida|sangre
  pegar*|meter*|dar*|pegue|meta|den|ponga|poner* ~2 tiro|tiros|balazo|balazos|plomazo|plomo|bala|balas|punalada|punaladas|cuchillada|cuchilladas|paliza|golpiza
  tiro|balazo|bala ~1 en la|su|tu cabeza|frente|nuca|cara
  merece* ~3 morir|muerte|tiro|bala|balazo|quemen|maten|mueran|muera|paliza|ahorquen|fusilen
  ojala ~4 muera|mueras|mueran|maten|mate|reviente|cancer|atropelle|atropellen
  alguien ~1 deberia|debe|tiene|tendria|necesita|debiera ~3 mat*|peg*|dispar*|quem*|golpe*|elimin*|desaparec*
  se|sabemos|conozco ~1 donde|adonde vive*|trabaja*|estaciona*|estudian|duerme*|anda*|come*
  se ~2 a que hora sale*|llega*|pasa*
  se|conozco cual|que es tu|su carro|coche|casa|auto
  cuidate|cuidese|cuida|cuide|cuidense ~1 la|las|tu|su espalda|espaldas|juez|jueza|abogad*
  juez|jueza|abogado|abogada ~1 cuidate|cuidese
  dias|horas ~1 estan|tiene|tienes contad*
  no ~2 salir|saldra|saldras|llegar|llegara|va|vas|vivir ~2 viv*|caminando
  poner*|pongo|pondre ~2 bomba
  quemar|quemen|quemo|incendiar|explotar|volar ~3 corte|juzgado|tribunal|casa|oficina|edificio|despacho|carro
  compre|traigo|tengo|llevo|cargo ~2 pistola|rifle|arma|cuchillo|machete|escopeta|gasolina|balas
  va|van|vas ~1 correr|haber|ver sangre
  vas|va|van|vamos a ~2 morir|amanecer|aparecer !de|si muert*|frio|tirad*|ya|pronto|perr*|maldit*|juez|jueza
  te vas a morir
  eres|estas ~1 hombre|mujer|juez|jueza ~1 muert*
  estas muert*
`

/** The words before a phrase that make it somebody else's: "he texted me 'I will kill you'". */
export const reporting =
  'said says saying told tells telling texted texting wrote writes written yelled screamed shouted threatened message messages messaged emailed claimed accused swore dijo decia grito escribio mando amenazo mensaje mensajes diciendo whispered whisper yelling screaming shouting voicemail voicemails threatening texts'
