/** Threats without a plain word of harm, and those that name a means. The form of a phrase is told in ../book.ts. */
export const veiledThreats = `
  check|look|inspect ~1 under your|his|her|their ~1 car|truck|bed|hood|desk|seat
  pray|prays|hope|hopes|wish|dream|praying|hoping|wishing ~9 truck|bus|train|car|tractor|lightning|plane ~2 hits|hit|flattens|flatten|crushes|crush|kills|kill|strikes|strike|runs|crashes|takes|finds ~1 {target}
  say|kiss ~1 goodbye|bye ~1 to your|his|her|their ~1 pretty|sweet|face|life|legs|teeth|knees|fingers|house|car
  kiss your|his|her|their ~1 life|legs|teeth|knees goodbye
  day|turn|time|reckoning|payback ~3 is|are|be ~1 coming|near|close ~3 with ~3 @weapon|baseball|shovel|pipe|hammer
  coming ~2 with ~2 baseball|pipe|crowbar|shovel|@weapon
  tell @him|#own|judge|lawyer ?that i|we ~1 have|own|got|bought|keep|carry ~3 @weapon
  someone|somebody|one|i|ill|im|we|people ~4 will|gonna|going|be|should|ll|ill ~3 waiting|wait ~2 for|by|at|outside|near|behind|in|beside your|his|her|their ~2 car|garage|door|driveway|house|gate|porch|truck|home|building
  judge|judges|lawyer|lawyers|people|she|he|they|youll|hell|shell|theyll|you|@pro ~4 end|ends|wind|winds ~1 up ~3 in|at|under|inside ~2 river|ditch|grave|ground|morgue|lake|trunk|bay|swamp|woods|coffin|wheelchair|cemetery|dumpster|landfill|hole|harbor|wall
  @she|#own ~2 wont|not|never|isnt|aint ~2 live|survive|last|make|around|alive ~3 to|until|till|through|the|another|past ~2 christmas|weekend|year|month|week|morning|sunrise|birthday|summer|winter|tomorrow|night|retirement|pension
  teach {target} ~1 a lesson ~2 never|forget|with|myself|hard|bleeding
  i|ill|im|we ~2 @intend ~4 revenge|payback|vengeance
  i|ill|im|we ~2 @intend ~1 get ~1 even with
  i|ill|im|we ~3 take|taking|took ~1 matters|law|justice into|in my|our ~1 own ~1 hands
  start|begin|better ~1 digging|picking|planning|choosing ~1 your|his|her|their ~1 grave|coffin|casket|funeral
  dig|digging ~1 your|his|her|their|a grave|hole ~2 for|judge|#own|him|her
  pick|choose ~1 out ~2 coffin|casket|headstone|tombstone
  write|update|make|sign your will|wills
  update|write|sign his|her will ~2 soon|now|before|because
  accidents happen ~4 judge|judges|lawyer|lawyers|people|you|him|her|#own
  cut|cutting|fail|failing|mess ~1 with|his|her|your|the ~1 brakes|brake
  brakes|brake ~3 fail|fails|gone|give|out|cut
  nobody|noone|no|never ~3 find|finds|found ~2 body|bodies|remains|him|her ~1 body
  hide|bury|dump|burying|dumping ~2 body|bodies|him|her|them ~2 woods|desert|yard|lake|alive|where
  put|puts|putting|place ~1 hit|contract|price|bounty ~2 on|out
  bounty|contract|price ~1 on his|her|your|their|judges ~1 head|life
  hire|hired|hiring|pay|paid|paying|know|knows ~2 hitman|hitmen|killer|people|guy|guys|someone ~3 take|handle|hurt|visit|deal|finish|remove|silence|problem|problems
  pull the|my trigger ~2 on|at|myself|for|soon
  open|hunting season ~3 judge|judges|lawyer|lawyers|them|you
  will|gonna|going|ill|imma|should|need|needs|wanna ~3 smash|break|crack|bash|kick|knock|cave|stomp|rearrange|bust ~1 @his|in|out ~1 face|head|teeth|skull|jaw|ribs|nose|knees|kneecaps|legs
  kick|kicking|beat|whoop|whip @his|your|judges ~1 ass|butt|teeth|head
  @she|#own ~2 gonna|going|will|shall ?to ~2 bleed|drown|scream|beg|hang|perish|rot|suffocate !in|out|of|on|us|me|me
  judge|#own|lawyer|gal|guardian|evaluator|attorney ~2 gonna|going|will|shall ?to ~1 die|bleed|burn !on|in|out|through|for|of
  make|making your|his|her|their|judges ~1 life|lives ~2 hell|living|misery|miserable
  she|he|hell|shell|judge|#own|they|theyll ~2 will|gonna|going|hell|shell|theyll ~2 regret ~1 this|it|what|crossing|messing|taking|ever|doing
  you|youll ~1 will|gonna|going|youll ~2 regret ~1 what|crossing|messing|taking|ever|doing
  youll|shell|hell|theyll be ~1 sorry ~2 when|once|soon|you|she|he|for
  messed|messing|mess|crossed|cross|screwed|fucked ~1 with ~2 wrong ~1 person|man|woman|mother|father|family|mom|dad|parent|guy
  i|we|ive ~1 killed|hurt|shot|stabbed ~2 before|once ~2 and|i|can|will
  not|wont|dont ~2 afraid|scared ~2 go|going|of|to ~2 prison|jail ~3 for|if|to|over|him|her|killing
  worth|happily|gladly|rather ~3 go|going|prison|jail|time ~4 for ~1 killing|shooting|what|doing|him|her
  i|we|ive|ill ~2 following|followed|watching|watched|tracking|stalking|photographed ~2 {target} ~3 home|house|car|night|morning|every|kids|children|for|since
  i|we|ill|ive ~1 know|knows|have|got|found|posted|post|posting|sharing|share ~3 his|her|your|their|judges ~2 home|house ~1 address|street|place
  show|showing|turn|pull ~1 up at|to ~1 your|his|her|their|judges ~1 house|home|door|doorstep|driveway
  knock|knocking|ring ~2 on|at ~1 your|his|her ~1 door ~3 night|soon|late|and|with
  your|his|her|their ~1 house|home|car|office|truck ~2 burn|burns|burned|torched|explode|explodes ~2 down|up|tonight|soon|next|one
  burn|burning|torch|blow|shoot|light ~1 it|them|that|this|whole ~3 court|courthouse|building|place|office|house|room ~1 down|up
  acid ~2 in|on ~1 your|his|her|face
  prender*|pegar*|echar*|meter*|prendo|prenderle* ~1 fuego|lumbre|candela ~2 a|al|tu|su|la|el
  le|les|te|lo|la|los ~1 queda*|restan ~2 poco|poca|pocos|contad* ~2 vida|dias|horas|respirar
  rece|reza|rezar|recen ~2 juez|jueza|abogad*|licenciad*|porque|por ~2 le|su|te|porque
  le|te|les ~1 voy|vamos|van a ~1 prender|quemar|romper|partir|quebrar|reventar|pegar|meter|cortar|arrancar|sacar|volar|hacer ~3 fuego|casa|carro|coche|cara|piernas|brazos|dano|oficina|despacho|madre|ojos|dientes|lengua|cabeza|sangre|pedazos
  va|van|vas a pagar* ~3 vida|sangre|caro|todo|lagrimas
  me la|las ~1 va*|vas|pagar* ~1 a ~1 pagar*
  ten|tenga|tengan|anda|ande ~1 con ~1 cuidado ~3 juez|jueza|abogad*|licenciad*|cuando|calle|noche|carro
  se|sabe|sepa ~1 va|van|vas ~1 a ~1 arrepentir* ~3 juez|jueza|haber|nacer|lo|esto|quitar*
  nadie ~2 encontrar* ~2 cuerpo|cadaver
  cavar*|cavando|cave ~1 tu|su tumba|fosa
  conozco|tengo ~2 gente|alguien|amigos|primos ~3 encarg*|haga|hagan|visit*|arregl*|desaparec*
  susto|leccion|visita|paliza|golpiza|calentada ~3 con ~2 cuchillo|pistola|navaja|arma|machete|bate|palo|fierro
  make|making @him|#own bleed|suffer|scream|beg|disappear|hurt|sorry
  get|lay|put|got my|our ~1 hands ~1 on|around @him|#own|his|that|this
  bullet|bullets|rope|match|matches|knife ~4 all|enough|take|takes|solve|solves|fix|fixes|needs|needed !of|the
  one|single bullet|shot|match ~3 take|takes|do|does|fix|fixes|solve|solves|end|ends
  judges|lawyers|gals|attorneys|evaluators have|has|got ~1 families|family|kids|children|homes ~1 too
  gladly|happily|proudly|rather|willing ~2 do|serve|go|spend ~2 time|years|life|prison|jail ~6 dead|kill|killing|shoot|shooting|stab|hurt|hurting
  i|id|ill|im|we ~8 see|watch|have|want @him|#own ~1 dead|hanged|hang|buried|bleed|bleeding|burned|burn|suffer|swing
  someone|somebody|anyone|people|father|dad|mother|man|one ~3 blows|shoots|stabs|kills|strangles|poisons|guns|slits|beats|burns|blow|shoot|stab|kill ~2 @him|#own|his|this|that|judge|lawyer !at|in|on|fair
  blow|blows|blew|blowing his|her|your|their|#own|judges ~1 brains|head ~1 out|off
  pay|pays|paying|paid ~4 with ~1 @his ~1 life|lives|blood|head|teeth
  i|we|ill|im|until|till|til ~3 find|found|know|knows|figured|learn|learned|got ~2 where ~1 you|judge|#own|@pro|this|that|the|these ~2 live|lives|sleep|sleeps|park|parks|stays|stay|shops|shop|drinks|drink|eats|jogs
  will|gonna|theyll|youll|they|police|cops|ll ~3 find|finding|found|pull|fish ~1 @him|his|her|your|#own|judge ~2 in|floating|under|buried|dead|hanging|face|inside ~3 ditch|river|trunk|lake|woods|dumpster|ground|bag|grave|desert|alley|down|creek|tree
  find @him|#own in|floating|buried|dead|face ~2 ditch|river|trunk|lake|woods|dumpster|grave|alley|down
  i|ill|im|we|imma ~4 will|gonna|going|ill|imma|gotta ?to ~1 get @him|#own !back|to|a|an|the|out|for|his|her|into|and|on|every|this|next|at|from|only|after|in|by|half|off|removed|some|more|help|well|up|my|our|with|as|when|home|disbarred|fired|recused|voted
  slap|smack|knock|wipe|punch|beat|kick|cut|carve ~1 @his|that|the ~2 smile|smirk|grin|teeth|look|laugh ~1 off|out|from|in|down
  @she|#own|judge|lawyer ~2 should|ought|better|gonna|will|needs|need ~2 be ~1 afraid|scared|worried|looking ~2 of|for|when|at|tonight|me|over
  hurt|harm|get|take|find|visit|touch|kill|grab ~1 your|his|her|their|judges ~1 kids|children|wife|husband|daughter|son|family|mother|grandkids|dog ~3 see|like|feel|feels|likes|know|knows|next|then|too|instead
  i|ill|we|im ~2 @intend ~3 hurt|harm|get|take|find|visit|touch|kill|grab|snatch ~1 your|his|her|their|judges kids|children|wife|husband|daughter|son|family|mother|grandkids|dog
  wont|never|not ~2 live|survive ~1 to ~3 retire|retirement|sentence|bench|another|next|see
  i|ill|im|we ~2 @intend ~2 end @him|#own
  i|ill|we ~3 loaded|aimed|pointed|point|aim ~2 at @him|#own|your|his|her
  shoot|stab|strangle|kill|burn|hang|bury|drown|poison @him|#own|them|all ~1 all|both|too|first|next|alive|myself|dead
  life for a life
  wish|want ~2 i|could|to ~2 strangle|shoot|stab|choke|kill|punch|slap|hit|beat|drown|burn ~1 {target}
  i ~2 could|would ~2 strangle|shoot|stab|choke|kill|drown|murder {target} ~1 !with|for|to
  your|his|her|their|judges ~1 blood|death|funeral|obituary ~3 will|gonna|on|soon|coming|celebrate|party|read
  celebrate|celebrating|party|cheer|cheering|dance|toast|laugh ~3 when|the|day ~3 you|he|she|they|judge|#own|lawyer ~2 die|dies|dead|killed|shot|buried|croaks
  count|counting ~1 the|your|his|her ~1 days ~3 left|die|dead|until|you|alive
  light|set @him|#own|it|that|this|place ~2 on fire|ablaze
  set ~2 fire to
  molotov|pipe ~1 cocktail|bomb ~3 through|for|at|in|window|house|court
  come|coming|came|show|showing ~4 with|bring|bringing ~2 gun|rifle|shotgun|pistol|machete|knife ~1 !license
  next|this|one ~1 time|day|night ~4 bring|bringing|brought|carry|carrying|have ~2 @weapon
  need|needs|deserve|deserves|get|gets|give|giving ~3 beating|whipping|thrashing|beatdown !around
  is|are|youre|hes|shes ~1 on my|our ~1 list|hitlist !of|for|to
  she|he|judge|#own|you loses|lose|forfeits ~1 her|his|your life !savings|work|long
  will|ill|gonna|well|shall ~1 be ~1 waiting ~6 for @him|#own|you !to|and|at
  waiting ~6 for @him|#own|you ~2 with ~2 @weapon
  i|we ~1 know|memorized|learned ~1 what|which ~2 car|route|house|gym|school|bus|train|church|street|bar ~2 she|he|you|they|judge ~2 drives|drive|takes|take|goes|go|uses|attends|walks
  im|ill|i|we|were ~2 coming|come after you|him|her|#own
  make|making @him|#own ~1 wish ~3 never ~1 born|met|heard|crossed
  wish @she ~1 were|was ~1 never born
  push|pushing|throw|throwing|shove|shoving|toss|kick ~1 {target} ~2 down|off|in|under|into|out ~2 stairs|roof|window|bridge|cliff|train|bus|traffic|river|balcony
  come|comes ~2 my ~1 neighborhood|house|street|block|town|property ~4 wont|never ~2 leave|walk|out|home|alive
  concealed|carry ~1 permit|license ~6 judge|see|her|him|#own
  the|my ones|one who|to|that ~1 kills|kill|shoots|shoot|ends|end|finishes|finish|stops|bury|buries @him|#own|this|that|the
  now|so i|ill|im ~2 take|taking ~3 from you|him|her|#own
  should|better ~1 not start|drive|open|walk|sleep|leave|answer ~3 car|door|alone|mail|window|tomorrow|tonight|truck
  if i|we had ~2 @weapon i|we|id ~4 would|wouldve|have|id|used|shot ~6 @him|them|#own|it
  pay|paying @him|#own|judge|lawyer ?a|another|little ?little|friendly visit
  i|id|ill|im|we ~4 like|love|want|itching|dying|happy|glad|ready|prepared|willing ~1 to ~3 @harm ~1 {target}
  i|id|ill|im|we ~5 hurt|kill|shoot|harm|stab somebody|someone|people !again|in|with|at
  i|id|ill|im|we ~6 run @him|#own over|down
  easy|simple|hard ~1 to ~1 get ~1 to @him|#own|you !talk|listen|sign|agree|answer
  die ~1 you ~2 @pro|@human
  give|giving @him|#own what @she deserves|earned|deserve
  with my ~1 fists|fist|shotgun|rifle
  lucky|glad ~1 i|we|that ~2 dont|didnt|not|never|wasnt ~2 carry|armed|kill|shoot|hit|punch|hurt|strangle
  a few|bunch|couple|group of us ~8 visit|pay|get|handle|teach ~2 @him|#own
  voy|vamos|va|van a acabar con ~2 juez|jueza|abogad*|ella|ese|esa|licenciad*|usted|ustedes|tutor*
  deseo|deseamos ~1 la ~1 muerte
  smile|laugh|cheer|dance|glad|celebrate|happy|party ~1 if|when|once ~4 @him|his|#own ~4 blew|blows|dies|died|burned|burns|crashed|dead|shot|drowned|bleeds|explodes
  your|his|her|their ~1 car|house|truck|office ~2 blew|blows|goes|going up ~2 with ~1 @him|#own in
  i|we know ~2 name|names|school|schedule|teacher|bus ~4 your|his|her|their|judges ~1 daughter|son|kids|children|daughters|sons|wife|husband|family
  body bag|bags
  cant|cannot|wont|nowhere ~2 hide|run|escape from me|us
  eating|eat|drinking|breathing ~2 through ~1 a ~1 straw|tube
  ill|will|gonna|imma cut|gut|slice|carve|skin @him|#own !off|out|down|back|some|a|from|my|short|slack|hours
  rip|tear|cut|pull|carve ~1 @his ~1 heart|throat|eyes|tongue|guts|head|lungs|spine ~1 out|off
  rip|tear|cut|pull|carve ~1 out ~1 @his ~1 heart|throat|eyes|tongue|guts
  take|taking out ~2 judge|judges|lawyers|evaluators ~4 one|myself|with|ourselves
  leccion ~6 golpes|palos|patadas|balazos
  find|finds ~1 out what ~5 nothing ~1 left ~2 do|capable|does
  hope|wish|pray|hoping ~2 someone|somebody|he|she|they ~2 kidnaps|hurts|kills|beats|shoots|rapes|stabs|burns|murders|strangles|runs ~2 @his|@him|#own
  only good ~8 dead
  out of ~1 prison|jail ~6 favor|visit|problem
  lose|losing|missing|miss|swallow|swallowing your|his|her ~1 teeth|tongue|fingers|kneecaps
  bottom of ~1 lake|river|ocean|sea|well|bay|quarry
  lets ~1 go ~1 burn|shoot|kill|torch|bomb|hang|beat
  i|im|ill|id|we|imma ~5 will|ill|gonna|going|wanna|want|shall|gotta|plan|planning|about|ready|swear|imma|happy|willing|prepared ~6 kill|murder|shoot|stab|strangle|choke|slaughter|behead|poison|assassinate|torture|maim|drown|burn|beat|smash|crush|break|slit|gut|skin|lynch|hang ~3 @him|#own|@pro|this|that|his|her|your|their !case|record|news|clerk|up|out|heart|rules|bread|trust|silence
  someone|somebody|anyone|anybody ~3 should|ought|needs|need|must|has|better|please|gotta|could|will ~6 kill|murder|shoot|stab|strangle|choke|slaughter|behead|poison|hang|lynch|beat|smash|drown|burn|shut ~3 @him|#own|@pro|this|that|his|her|your|their !case|record|news|clerk|down|out
  put|puts|fire|empty ~1 one|two|three|some|few|rounds|lead ~3 in|into ~4 head|chest|back|heart|face|skull
  has|have|got it coming
  carry|carried|carrying|wheel|haul ~2 @him|#own ~3 out ~4 bag|box|stretcher|coffin
  idea|know|see|find|show|learn ~3 what im|i ?am capable
  should|ought|must|needs|need ~2 be|get ~1 dragged|skinned|flogged|whipped|gutted|tarred|buried|choked|dead
  voy|vamos a ~1 quebrar*|romper*|partir*|cortar* ~2 manos|dedos|huesos|costillas|boca|nariz|rodillas
`
