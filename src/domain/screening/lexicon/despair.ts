/** More of how people say that they may end their lives, and that somebody is being hurt this minute. */
export const despair = `
  i|im ~1 am|im|standing|sitting ~1 standing|sitting|here|alone ~2 on|at|over|by|off ~2 bridge|ledge|roof|rooftop|overpass|tracks|cliff|balcony|pier
  this|it is|be my|the ~1 last|final message|post|review|words|note|goodbye|night|letter|thing !to|in|with|before|at|on|him|her|about|was
  this|it is|be my|the ~1 last|final message|post|review|words|note|letter|thing ~1 to ~1 anyone|anybody|everyone|everybody|world|you|my
  this is ~2 goodbye
  by|when|once|after|if|before ~1 the|you|anyone|anybody|they|somebody|someone|time ~3 read|reads|see|sees|find|finds ~1 this|it|me ~1 i|ill|im
  tired of ~1 living|existing|life|breathing|waking !out|in|with|near|under|here|there|on|from|at|together|apart
  so|too tired ~1 to ~1 live|exist|wake
  i|im cant|cannot ~1 go on ~1 anymore|any|living|like|without|another
  i|im cant|cannot ~1 do|face|survive|take|get ~1 this|it|life|through ~1 another|one|any ~1 night|day|morning|more !in|hearing
  point|reason|use ~1 in|to|of ~1 going|go|keep|carry ~1 on|going !with|to
  i|ill|im|just ~2 @intend|just|might|may ~3 jump|step|walk|swerve|lie|lay ~2 off|from|front|into|under|in ~3 bridge|roof|train|traffic|cliff|window|truck|bus|river|sea|tracks|lake
  bought|buying|tied|tying|have|got|found|made ~1 rope|noose
  i|ive|im|ill ~2 loaded|load|loading|cleaned|holding|hold ~2 gun|pistol|rifle|shotgun ~3 myself|me|mouth|head|tonight|end
  gun|pistol|barrel|blade|razor ~2 in|to|against|at|on my ~1 mouth|head|temple|wrist|wrists|throat|chin
  overdose|overdosed|overdosing ~2 on|tonight|today|soon|myself|again
  pills|tablets|bottle ~2 counted|ready|saved|waiting|open|lined|out|gone
  saved|saving|stockpiled|counted ~2 my|enough|the|all ~1 pills|tablets|medication|meds
  hurting|harming|cutting|starving myself
  wish i ~1 wouldnt|didnt|dont|never ~1 wake|woke|born|been ~1 up|born
  pray|hope|wish|want i|to ~1 dont|not|never ~1 wake up
  would|id|will ~2 easy|easier|simple|best|better ~2 jump|die|end|let|step|disappear|gone|dead
  easy|easier to ~1 jump|die|end|let|disappear|just !the|case|my|this|for
  kids|children|son|daughter|boys|girls|family|everyone|they|everybody ~2 be|are ~1 better|happier|fine ~1 off ~1 without me
  bury|find my body
  funeral|ashes|will|insurance ~3 after|when i|im ?am ~1 gone|dead
  never ~1 have to ~1 see|hear|deal|wake ~3 me|up again
  nothing|no|not ~1 left|reason|anything ~1 to ~1 live|keep
  i|ill|im ~1 will|am|gonna|going|ll ~2 be|being with ~3 jesus|god|lord|mom|dad|mother|father ~2 soon|tonight|tomorrow
  voy|quiero|quisiera|pienso ~2 aventar*|tirar*|lanzar*|arrojar* ~2 puente|tren|techo|edificio|metro|carretera
  me ~1 tomo|tome|tomar*|trague|trago ~3 pastillas|frasco|veneno|cloro
  voy a tomar* ~3 pastillas|frasco|veneno|cloro
  hoy|esta|noche ~3 tomo|tomar* ~2 todas|pastillas|frasco
  no ~2 fuerzas|ganas|razon|motivo|sentido ~2 vivir|seguir|viviendo|vida !peleando|luchando|con|en|pagando|esperando|trabajando|discutiendo
  no ~1 puedo|aguanto ~1 seguir ~1 viviendo|asi|viva|vivo
  ya ~1 escribi|deje|tengo ~3 carta|cartas|nota ~3 hijos|familia|todos|despedida|mama|ninos
  deje|escribi|dejo|escrita|escrito ~2 mi despedida
  nota|carta de despedida !del|de
  se ~1 acaba|acabo|termina|termino ~1 el|mi|este|todo|tanto ~1 dolor|vida|sufrimiento|sufrir
  este|es mi|el ultimo|ultima mensaje|dia|noche|adios|carta
  adios ~1 a ~1 todos|mundo|hijos|mundo|familia
  cuando ~2 lean|lea|leas|encuentren esto ~2 ya|estare|voy|no
  estarian|estaran|estarian|viviran|vivirian ~1 mejor sin mi
  no|nobody|noone|noones|who|nobodys ~3 care|cares|notice|notices|cry|miss|know ~3 im|i ~1 am|m|was|were ~1 gone|dead|die|died
  what ~4 point|use|sense|reason ~1 of|in|to|for ~1 living|life|alive|existing|live|waking|breathing
  i|ive|im ~4 cutting|hurting|harming|burning again|myself|my !coupons|costs|hours|losses|time
  im|am ~4 from|on|at the|a ~1 roof|rooftop|ledge|overpass|cliff|bridge|tracks !every|daily|to
  take|taking|took|swallowed|swallow ~2 whole|entire|full|all|every|bunch|handful ~2 bottle|pills|pill|tablets|sleeping
  better ~1 off ~1 dead|gone
  rather be dead|gone
  end|ending|stop ~1 the|this|my ~1 pain|misery|suffering|agony ~3 tonight|now|forever|good|permanently|once|today|myself
  put ~1 me|myself ~1 out of
  kill|killing|hang|shoot|drown|hurt|harm me ~2 myself|please|instead|now
  dont|not|no|cant|cannot ~2 want|wanna|see|need|deserve ~2 live|living|life|breathe|exist|future|tomorrow !in|with|together|near|at|here|there
  without ~1 my ~1 kids|babies|children|son|daughter|boys|girls|child ~3 nothing|no|dont|not|cant|rather|might ~3 live|die|dead|go|left|living|reason|alive
  cant|cannot ~1 live|exist|survive|breathe without ~1 my|them|him|her
  said|saying|say|wrote|written|writing|sent ~2 my|our ~1 goodbyes|goodbye|farewell|farewells
  my ~2 will|funeral|affairs|insurance ~3 order|ready|paid|covers|kids|done ~4 goodbye|gone|end|over|after
  i|ill ~2 wont|not ~2 make|see|survive|last|live ~2 it|through|to|until|another|the|this ~2 night|christmas|tomorrow|morning|week|weekend|birthday
  dying|death ~2 is|would|seems|sounds|looks ~2 easier|better|peaceful|peace|only|relief|answer
  only|one ~1 way ~1 out|left|this|to ~2 is|ends|end ~2 dead|death|die|dying|my|kill|suicide
  jump|jumping|jumped ~1 in|off|from|under|out ~2 front|bridge|roof|train|window|building|balcony|overpass
  crash|crashing|drive|driving|wreck ~1 my|the ~1 car|truck ~2 into|off|on ~3 purpose|tree|wall|bridge|river|traffic|pole
  @child ~6 wants|wanted|want|wishes|wish ~1 to|he|she|they ?be|was|were|could ~1 die|dead|gone|disappear
  @child ~6 kill|hurt|harm|cut|cutting|hurting himself|herself|themselves
  @child ~2 is|was|are|has|feels|became|suicidal ~2 suicidal
  already wrote|written|write ~1 the|my ~1 note|notes|letter|letters !to|from|that|about|in|on
  i|im|ill ~3 @intend ~2 overdose|od
  might|may ~1 as well be dead|die|gone
  as well be dead
  life is|feels|was ~1 over ~5 finish|plan|end|ready|tonight|today|goodbye
  think|thinking|thought|thoughts ~2 about|of ~2 stepping|jumping|walking|driving|lying|swerving ~2 front|off|into|from
  not|dont ~1 plan|expect|intend|planning|expecting ~2 being|be|live|living|to ~1 alive|around|long
  done|finished|through with ?my|this life|living|world !in|with|at|insurance|there|together
  parado|parada|sentado|sentada ~2 en|al ~2 puente|azotea|techo|vias|orilla|balcon|barranco
  engine ~1 running ~6 garage|closed|hose
  not|dont|wont|never ~3 make ~1 it to|through ~1 the|this|another|next ?the|this|another|next weekend|week|night|christmas|morning|tomorrow|month|year|birthday !visit|hearing|exchange
  want|wanna out of ~1 this|my ~1 life|world
  i love you ~4 goodbye|bye
  gun|pills|rope|knife|bridge ~4 think|thinking|thought ~3 using|use|myself|ending
  i ~2 want|wish|ready ~1 to be dead
  if i ?was|were|am dead|gone
  if im dead|gone
  i|im|ill|am gonna|going|will ?to jump !through|in|on|at|for|when|up|over|into|to
  no ~1 voy a llegar|amanecer|despertar ~2 manana|noche|lunes|viernes|domingo
  perdonenme|perdonenme ~1 hijos|todos
  bought|got|have|found ~2 pills|rope|gun|razor|blades ~3 finish|end|do|use ~1 it|myself|this
  compre|tengo|consegui|prepare ~1 la|una|el soga|cuerda|veneno
  not|wont|dont ~3 be ~1 around|here|alive any|anymore|longer|much|after
  plan|planning|planned|decided|choose how|when|where ~1 to|i|ill ~2 die|dying
  cant|cannot|dont ~1 live like this ~6 tonight|anymore|any|longer|end
  a plan and ~2 date|day|note|letter|way
  ir|irme|voy|salir|partir de este mundo
`

/** Somebody is being hurt, is held, or is missing, this minute. */
export const nowHurt = `
  @parent ~2 has|took|have|got|holding|keeping|grabbed|barricaded ~4 @child|baby ~4 @weapon|hostage|knife
  @child ~2 and ~1 a|his ~1 @weapon
  never|not|wont ~4 see|get|have ~2 @child|him|her|them ~1 back|again ~1 alive
  give|bring|return ~1 @child|him|her|them ~1 back ~1 alive
  kidnapped|abducted|ran|fled|disappeared|vanished ~2 with ~1 @child
  @child is|are|has|have ?been missing|kidnapped|abducted !from|school|class|out|the|his|her|their|days
  @child ~3 called|calling|texted|texting|messaged|whispering|whispered|hiding|hides ~6 closet|help|scared|hitting|beating|hurting|gun|knife|hide|screaming|choking|bleeding
  hitting|beating|choking|punching|kicking|burning|whipping|strangling|shaking|raping|molesting|torturing ~2 @child|brother|sister|baby|twin|mom|mother|him|her|them ~8 now|hear|screaming|upstairs|help|minute|moment|again|tonight
  dad|father|mom|mother|stepdad|stepfather|stepmom|boyfriend|he|she|uncle is|are hitting|beating|choking|punching|kicking|hurting|strangling|shaking|raping|molesting ~1 his|her|my|our|the|little ~2 brother|sister|@child
  @child|she|he|they ~1 is|are|isnt|not ~2 unconscious|bleeding|unresponsive|breathing|convulsing ~3 now|help|and|please
  left ~3 @child ~4 alone|car|drunk|drug|drugs ~5 now|help|tonight|hours
  @weapon ~1 and ~1 he|she|hes|shes ~1 is|in|with|inside|has|wont|holding ~4 @child|me|us|house|home|door
  @parent|kidnapper ~2 holding|holds|pointing|points|waving ~2 @weapon ~3 at|to|on|near ~1 @child|me|us|my|our
  drunk|high|wasted|stoned ~3 driving|drives|behind|drive ~6 @child ~4 now|tonight|help|car|please
  driving|drives|drive ~3 drunk|high|wasted|stoned ~4 @child ~3 now|tonight|help|car|please
  @child ~6 in ~1 the|his|her ~1 car|truck ~4 drunk|high|wasted|stoned ~4 now|right|tonight
  @parent|dad|mom ~2 is|are ~1 high|drunk|wasted|stoned ~3 has|with|got ~2 @weapon
  please ~3 check|save|rescue|protect ~2 @child
  hitting|beating|choking|punching|raping|hurting|strangling|kicking me|us ~8 every|now|comes|again|tonight|help
  next time i|we|ill ~1 die|dead|am
  looking|hunting|searching for me|us ~4 with ~2 @weapon
  hiding ~2 from|in|at|with ~8 gun|kill|hunting|armed
  viene|vino|llega|llego|trae|regresa|regreso ~2 con ~2 quemadura*|moreton*|golpes|marcas|mordidas ~5 tengo|tiene|hoy|manana|debo
  dad|daddy|mom|mommy|stepdad|stepmom hits|beats|hurts|touches|kicks|burns|punches|chokes me|us
  please tell|help|call ~1 someone|somebody|anyone|police
  keeps|keep|holds|locked ~2 @child ~3 in|inside ~2 cage|closet|basement|shed|crate|attic|trunk
  is|hes|shes ~1 threatening to ~1 kill|shoot|stab|hurt|burn|drown|strangle ~3 @child|me|us|them|everyone
  @child ~3 not|hasnt|havent|isnt ~1 eaten|fed|eating|breathing ~4 days|day|hours|now
  tried|tries|trying to ~1 strangle|kill|choke|stab|shoot|drown|burn me|us|him|her|them ~6 yesterday|today|tonight|coming|again
  encerrad* con ~6 pistola|arma|cuchillo
  ninos|hijos|hija|hijo|nosotros ~6 pistola|cuchillo|machete
  me|nos esta|estan ~1 pegando|golpeando|ahorcando|persiguiendo|lastimando ~4 ahora|ahorita|ayuda|ya|auxilio
  is|hes|shes ~1 outside ~2 banging|pounding|kicking|screaming|yelling ~6 door|gun|knife|crowbar|bat|now|window
  banging|pounding|kicking|breaking ~2 on|down|in ~1 my|the|our ~1 door|window ~4 now|tonight|crowbar|gun|knife|bat|axe
  tonight|today|now|tomorrow ~4 kill|shoot|stab|burn me|us|them
  @child ~3 hiding|hides|locked ~6 from ~1 @parent|their|her|his
  alone ~6 all ~1 night|weekend|day ~8 two|three|four|baby|babies|toddler|infant
  with ~1 him|her|them|dad|mom ~5 meth|heroin|drunk|high|drugs|fentanyl ~3 now|tonight
  @child ~4 with ~2 abuser|molester|rapist|predator|pedophile ~5 now|tonight|help|again|weekend|today
  @child ~6 is|hes|shes ~1 armed
  all|we|they|us|them ~3 die together
`
export const nowHurtUrgency = `
  this|that|very minute|second|moment|instant|hour
  on|going|happening ~1 right|this|now
  as|while i|im|we ?am ~1 write|type|speak|typing|writing|post|posting
  have|has|got|gotta|must ~1 to ~1 hand|give|take|bring|drop|send|leave|return|deliver ~2 over|back|off|there|to|with
  tengo|tiene|debo ~1 que ~1 entregar*|mandar*|llevar*|dejar*|regresar*
  happened|happens|did|does ~2 again
  this morning|afternoon|evening
  gave|give|giving|send|sent|hand ~2 back
`
