// Each list is as short as it can be and as blunt as it has to be. "damn", "hell", "crap" and "awful" are anger
// and pass; what attacks a person for what the person is does not.

export const slurs =
  'abo abos abeed africoon arabush dago dagos wop wops polack polacks kraut krauts hymie yid yids heeb chinaman darkie darkies pajeet mudslime muzzie sandnigger gimp gimps tard tards fucktard midget midgets poof poofter poofs lezzie lezzies lesbos ladyboy trannie spick spicks spik sodomite queers homos crackwhore nigger niggers nigga niggas kike kikes spic spics chink chinks gook gooks wetback wetbacks beaner beaners raghead ragheads towelhead towelheads faggot faggots fag fags dyke dykes tranny trannies shemale retard retards retarded cripple coon coons paki pakis gypo negroid jigaboo zipperhead redskin squaw halfbreed mongoloid spastic homo lesbo sudaca joto jotos maricon maricones marica marimacha negrata putito panchito panchitos machupichu mayate mayates marimacho machorra tortillera travelo patarrajada patarrajado patarajada patarajado subnormal mongolo mongola maricona naco naca nacos nacas feminazi feminazis libtard libtards'

/** Slurs of more than one word. */
export const slurPhrases = `
  towel|rag|diaper|turban head|heads
  camel jockey|jockeys|fucker|driver|rider
  porch|jungle|trained|diversity|dei|action|circus monkey|monkeys|ape|apes|bunny
  monkey|ape|gorilla|chimp in ~1 a|the|that robe|suit|gavel
  sand|spear monkey|negro|nigger|chucker
  wet back|backs
  slant|slanty|slit|squinty|chink|almond eye|eyes|eyed
  half breed|breeds|caste
  carpet muncher|pilot
  curry muncher|munchers|breath
  fudge packer|packers
  butt pirate|pirates
  christ killer|killers
  bible thumper|thumping|basher
  white trailer ?park trash
  white|trailer|ghetto|barrio|hood trash|rat|rats|hoe
  uncle tom
  bull|diesel dyke|lesbian
  fresh off ~1 boat
  india|indio|indios|indias ~1 pata|patas|bajad*|mugros*|igualad*|ignorant*|piojos*|prieto|prieta
  bajado|bajada de|del ~1 cerro|monte|arbol|palmera
  prieto|prieta|negro|negra|indio|india|judio|judia|moro|mora|chino|china|gringo|gringa|gitano|gitana|sudaca|boricua|haitiano|haitiana|dominicano|dominicana|cubano|cubana|venezolano|venezolana|colombiano|colombiana|salvadoreno|salvadorena|mexicano|mexicana|musulman|arabe ~1 de mierda|porqueria
  prieto|prieta|negro|negra|indio|india|judio|judia|moro|mora|gringo|gringa|gitano|gitana|haitiano|haitiana|musulman|arabe ~1 muert*|ronos*|apestos*|mugros*|asqueros*|cochin*|piojos*|tacan*|avar*|maldit*|rater*|ignorant*|salvaje|pinche
  maldito|maldita|pinche|puto|puta|sucio|sucia|asqueroso|asquerosa|mugroso|mugrosa|apestoso|apestosa|perro|cerdo|cochino|cochina|jodido ~1 prieto|prieta|negro|negra|indio|india|judio|judia|moro|mora|chino|china|gringo|gringa|gitano|gitana|haitiano|haitiana|dominicano|dominicana|cubano|cubana|venezolano|venezolana|colombiano|colombiana|salvadoreno|mexicano|musulman|arabe
  muerto|muerta|muertos de hambre
`

/** Profanity that stops in any company. */
export const profanity =
  'fuck fucks fucked fucker fuckers fucking fuckin fuckery fuckface clusterfuck motherfucker motherfuckers motherfucking mofo wtf shit shits shitty shitshow bullshit horseshit dipshit shithead shithole cunt cunts cock cocks cocksucker dick dickhead pussy twat wanker bollocks boob boobs chingchong cuck cucks gangbang handjob turd turds wank jerkoff buttplug boonga jizz cum blowjob boner dildo tits titties arse arsehole asshole assholes asshat jackass dumbass fatass goddamned prick pricks piss bitch bitches bitchy bitching sonofabitch whore whores slut sluts slutty skank hoe bastard bastards thot rapey hooker chingado chingada chingar chingue chinga mierda pendejo pendeja pendejos pendejas pendejada puta puto putas putos cabron cabrona cabrones culero culera culo verga pinche pinches joder jodido jodida cono gilipollas carajo mamon perra perras zorra ramera hijueputa malparido gonorrea huevon ojete ojetes putisima reputisima hijoputa hijodeputa hijueputas malparida malparidos conchetumadre pelotudo pelotuda mamaguevo mamahuevo singao stfu gtfo fuckwit dumbfuck asswipe assclown shitbag shitstain dickwad cumstain twats tosser bellend knobhead ballsack cocksuckers mothafucka muthafucka fck fcking fking fkn'
/** Words of the list above whose accent or capital makes them somebody's name or another word. */
export const innocent = 'dick cock cocks cono carajo hoe coon'

/** Leave-out words: with them the sentence still stands. */
export const fillers = 'fucking fuckin motherfucking goddamned pinche pinches'
export const milder: Readonly<Record<string, readonly [string, string]>> = {
  bullshit: ['nonsense', 'tontería'],
  horseshit: ['nonsense', 'tontería'],
  shitty: ['awful', 'malo'],
  shitshow: ['mess', 'desastre'],
  shit: ['nonsense', 'tontería'],
  mierda: ['awful', 'desastre'],
  fucked: ['ruined', 'arruinado'],
}

/** Insults: a word for a person that says nothing of what the person did. */
export const insults = `
  idiot|idiots|moron|morons|imbecile|imbeciles|cretin|scumbag|scumbags|scum|dirtbag|dirtbags|douchebag|douche|sleazebag|lowlife|lowlifes|dumbo|dimwit|halfwit|nitwit|dipstick|vermin|subhuman|degenerate|degenerates|hag|crone|psycho|psychos|weirdo|creep|airhead|bimbo|pig|pigs|trash|slob|swine|cockroach|parasite|parasites|cow
  piece|pieces of ~1 shit|trash|garbage|crap|filth|dirt|work|scum
  is|was|are|so|hes|shes ~2 stupid|dumb|brainless|brain ~1 !system|rule|rules|law|process
  stupid|dumb|brainless|ugly|fat|dirty|filthy|disgusting ~1 @pro|woman|man|lady|bitch|cow|pig|old|girl|boy|people|person
  waste of ~1 space|oxygen|skin|air
  human garbage|trash|waste|filth|scum
  old|evil|wicked|ugly|nasty ~1 witch|hag|crone|bag|goat|bat|bird|toad|fart
  burn|rot in hell
  drop dead
  idiota|idiotas|imbecil|imbeciles|estupido|estupida|estupidos|estupidas|tarado|tarada|taradas|inutil_de|baboso|babosa|mensa|menso|bruja|asqueroso|asquerosa|cerdo|cerda|cochino|cochina|rata|ratas|basura|escoria|malnacido|malnacida|retrasado|retrasada|mongolico|mongolica|animal|burra|burro
`
export const notInsults = `
  fart|goat|bird|bat|bag ~1 with|but ~3 heart|gold
  felt|feel|feeling|feels|made|makes|like ~5 piece of ~1 crap|shit|trash|garbage|dirt
  i|im|ima ~2 drop dead
  like a|an|wild|some ~1 animal|animals
  as a cow
  drop dead gorgeous|serious|funny
  animal|animals|rata|basura|burro|burra !de|que|asqueroso ~1 shelter|control
  trash ~1 day|can|talk|bag
  guinea|trash|talk|talked|talking|talks|greased|pet pig|trash
  stuffed|farm|service|support|therapy|rescue|favorite|corner|cornered|wild|wounded ~1 animal|animals
  the|her|his|our|my|their|your animal|animals ~2 because|is|was|in|at|that|to|shelter
  cow pony|ponies|hand|hands|town
  in|en|into|to ~1 the|la ~1 trash|basura
  read|reading|empty|emptying|take|taking|took|out ~2 trash|basura
  wise|tough|good|dear|sweet|nice|kind|smart|funny|lovely old bird|goat|bag
  im|i ~1 am|was ~1 an|such|a ~1 idiot|moron|imbecile|fool
  it|its|that|thats|this|which ~1 is|was ~2 stupid|dumb
  trash|trashed|trashing my|me|our|the
  felt|feel|feeling|made|makes|make|treated|treats|treating|called|calls|calling ~3 idiot|stupid|dumb|moron|idiota|estupida|estupido|tonta|trash|basura|animal|criminal|scum|garbage
  me ~2 senti|sentir|trato|llamo|tratan ~3 idiota|estupida|estupido|basura|animal|rata|tonta|burra
  i ~2 am|was|felt|feel ~2 stupid|dumb|idiot|fool
  im|i ~1 not ~1 stupid|dumb|idiot
`

/** Before an attack: what somebody else said, or wants for themselves, is told and not meant ("he told me to go back to my country"). */
export const tellings = 'said says told tells telling called calls calling yelled shouted wants wanted threatened plans planned tried'

export const appearance = `
  fat|ugly|obese|hideous|bald|wrinkled|wrinkly|smelly|toothless|saggy|pimply|disgusting|homely|greasy|pasty|flabby|buck|crosseyed|cockeyed|hairy|stinky|chubby|shriveled|dried ~2 @pro|@human|cow|dwarf|troll|hog|whale|toad|witch|bastard|fuck|hippo|freak|gnome|ogre|sow|heifer|blob|old|pig|slob|face|hag|ass|lady
  @she ~1 is|was|looks|looked|hes|shes ~3 fat|ugly|obese|hideous|bald|wrinkled|smelly|flabby|homely|overweight|disgusting|bald|grotesque|repulsive|crosseyed|toothless|disfigured|deformed
  looks|looked|look ~1 like a|an|some ~2 pig|man|troll|whale|witch|hag|toad|corpse|hooker|prostitute|stripper|monkey|ape|horse|cow|frog|rat|ogre|gorilla|ghoul|skeleton|hobo|goblin|gnome|hippo|walrus|bulldog|pug|shrek|jabba|gargoyle|mummy|zombie|drag|tranny|clown|bus|meatball|potato|thumb|turtle|vulture|manatee|sow|hog|dwarf
  his|her|their ugly|fat|hideous|bald ~1 face|body|head|ass|nose
  face|mug|nose ~3 stop|stops|scare|scares|scared|break|curdle|crack|cracks ~2 clock|clocks|children|kids|mirror|milk|mirrors
  face only ~1 a|his|her mother
  face like ~2 a|an|the ~2 ass|butt|horse|pig|foot|dog|bulldog|toad|rat|slapped|smacked|bag|truck|catcher|shovel|mule
  pig|rat|horse|frog|dog|monkey|pizza|fish|moon|pug face|faced|nose|nosed|snout
  hook|pig|jew|jewish|witch|big|huge|ugly nose|nosed|snout
  fatso|fatty|lardass|lard|fatass|fugly|porky|pigface|horseface|ratface|butterface|tubby|baldy|cankles|uggo|hunchback|quasimodo
  lay|laid|put|step off|down|away ~2 donuts|donut|cake|burgers|twinkies|cheeseburgers|pies|fork|buffet
  double|triple chin|chins
  needs|need|take|get|should|try ~3 shower|deodorant|toothbrush|diet|treadmill|makeover|facelift|botox|mouthwash !at|curtain|schedule
  needs|need|should|could ~2 lose ~2 weight
  breath|body|hair|armpits|feet|bo ~2 stinks|reeks|stink|reeked|stank|smells|smelled
  gordo|gorda|feo|fea|gordos|gordas|calvo|calva|pelon|pelona ~1 asqueros*|horrible|de|@pro|@human|maldit*|y|como
  juez|jueza|abogado|abogada|vieja|viejo|tipa|tipo|senora|ella ~1 gorda|gordo|fea|feo|pelon|calvo
  esa|ese|es|una|un ~1 gorda|gordo|pelon|calvo
  esa|ese fea|feo
  juez|jueza|abogado|abogada|licenciado|licenciada|tipa|tipo|vieja|viejo|senora|perita|ella|maldit*|esa|pinche ~2 gordinflon*|panzon*|barrigon*|marran*|enano|enana|chaparr*|cacariz*|narigon*|desdentad*|dientona|bigotona|apestos*|mantecos*|jorobad*|cuatrojos|calvo|pelona
  cara de ~2 cerdo|perro|perra|rata|sapo|caballo|chango|mono|culo|verga|nopal|bruja|vaca|cuy|mula|burro|puerco|marrana|cacahuate|limon|mierda
  huele|apesta|apestaba ~1 a ~2 sobaco|patas|orines|sudor|mierda|muerto|puerco|meados
  bola de ~1 manteca|grasa|sebo
  vaca|ballena|foca|elefante|marrana|cerda|puerca|hipopotamo con|de ~1 toga|traje|tacones|saco|licenciada|jueza
  parece ~1 una|un ~1 cerdo|cerda|vaca|ballena|bruja|sapo|chango|mono|rata|elefante|foca|enano|duende|puerco|puerca|marrana|momia|espantapajaros|payas*|travesti|hombre|macho|puta
`

export const familyAttacks = `
  no wonder ~3 husband|wife|spouse|kids|children|family|marriage|son|daughter|mother ~4 left|leaves|divorced|hate|hates|cheated|ran
  his|her|their ~1 husband|wife|spouse|kids|children|son|daughter|mother|parents|family ~2 must|should|has|have|need|needs|hates|hate|left|cheats|cheated|is|are ~2 ashamed|miserable|embarrassed|suffer|him|her|slut|whore|ugly|unhappy|disgusted|drunk
  hope|wish|hoping|pray ~3 his|her|their|own ~1 kids|children|family|wife|husband|son|daughter|mother|marriage ~4 suffer|suffers|taken|die|dies|sick|lose|loses|hurt|hate|hates|fails|leaves|same|cancer|feel|feels
  feel|pity|sorry ~1 for ~1 his|her|their ~1 kids|children|wife|husband|family|mother
  his|her|your|their ~1 mother|mom|mama ~2 raised|whore|slut|ashamed|didnt
  his|her|your ~2 daughter|daughters|son|sons|wife|wifes|husband|husbands|mother|mothers|sister|sisters|kids|children|family ~1 is|are|was|a ~2 whore|whores|slut|sluts|junkie|junkies|crackhead|retard|retards|retarded|ugly|loser|losers|drunk|drunks|trash|fat|prostitute|stripper|bastards|inbred|addict|cheating|hooker
  whole|entire|their|his|her family ~1 is|are|of ~1 trash|garbage|inbred|scum|criminals|whores|junkies
  his|her|your|their mother|mom|mama|parents|father ~4 swallowed|aborted|aborting|drowned|condom|abortion|dropped|inbred|siblings|cousins
  should ~1 have|ve been|gotten ~1 aborted|swallowed|drowned
  even|own ~2 kids|children|daughter|son|wife|husband|mother|family ~3 hate|hates|despise|despises|left|stand|wont|avoid|ran
  nobody|noone|no ~1 one|man|woman ~1 ever|could|would|will|wants ~2 loved|love|loves|marry|married|touch|want ~1 him|her
  thank|glad|good|happy|relief ~2 god|thing ~1 he|she|they never|has|had|doesnt|cant|didnt ~1 no|have|had ~1 kids|children
  die|dies|dying ~1 alone|lonely ~2 and|with|like
  barren|childless|spinster|dried ~1 up ~1 cat|hag|woman|witch|judge|bitch|old|spinster|prune|cunt|lady
  cat lady
  old maid
  needs|need|get|gets|getting|got ~2 laid !off|out
  shouldnt|should ~1 have|had|be ~2 children|kids|mother|parent ~1 herself|himself
  probably|must ~2 beats|hits|abuses|hates ~2 his|her own
  su ~1 marido|esposo|esposa|hijos|familia|madre ~2 debe*|dejo|odia*|verguenza
  ojala ~1 sus|su ~1 hijos|hijo|hija|familia|madre ~3 sufra*|quiten|enferm*|muera*
  hijo|hija|hijos de ~2 puta|perra|chingada|tu|su|madre|reputisima|@profane
  chinga|chinguen|chingue|chingas ~1 a|tu|su|tus|sus ~2 madre|madres
  puta|puto|pinche|perra madre ~1 que|de
  concha de|e ~1 tu|su|la madre
  me cago en ~1 tu|su|tus|sus|la
  la madre que lo|la|te|os pario
  pobres|pobre|lastima ~1 de ~1 su|sus ~1 hijos|marido|esposo|esposa|familia|mujer|hijas
  ni su|sus ~2 hijos|marido|esposa|esposo|familia|madre|hijas ~3 quiere*|aguanta*|soporta*|visita*
  su|sus|tu ~1 hija|hijo|esposa|mujer|marido|hermana|madre|hijas|hijos ~1 es|son|anda|salio ~2 puta|putas|drogadict*|ramera|zorra|zorras|borrach*|rater*|ladron*|fea|gord*|retrasad*|cornud*
  con razon ~3 dejo|dejaron|abandono|divorciaron|odia*|cuernos
  nadie ~1 la|lo ~1 quiere|quiso|aguanta|soporta !escuchar|como
  le falta|hace ~1 falta ~1 un|una ~1 hombre|macho|marido|verga|polvo|cogida
  mal cogida|follada|atendida|casada
  malcogida|malfollada|solterona|menopausica|frigida
`

const peoples =
  'black|white|asian|mexican|latino|latina|hispanic|jew|jewish|muslim|arab|indian|chinese|african|puerto|haitian|cuban|korean|filipino|gay|lesbian|trans|transgender|queer|immigrant|foreign|foreigner|christian|catholic|mormon|disabled|crippled|blind|deaf|woman|women|female|lady|gringo|gringa|russian|polish|italian|irish|native|oriental|colored|negro|negra|judio|judia|india|indio|mujer|mujeres|lesbiana|extranjera|extranjero|mexicana|mexicano|gabacho|gabacha|moro|mora|chino|china|dyke'
/** The same without women and believers at large, whom an adjective does not insult yet ("old woman"). */
const origins =
  'black|white|asian|mexican|latino|latina|hispanic|jew|jewish|muslim|arab|indian|chinese|african|haitian|cuban|korean|filipino|gay|lesbian|trans|transgender|queer|immigrant|foreigner|russian|polish|italian|irish|oriental|colored|negro|somali|nigerian|pakistani|iranian|vietnamese|japanese|dominican|salvadoran|hindu|sikh|atheist|mormon|gypsy'
export const protectedClass = `
  typical ~2 ${peoples}
  never|dont|cant|cannot|wouldnt|shouldnt ~1 trust|hire|expect|get|let|trusting|hiring ~3 ${peoples} ~1 @pro|judge|to|with|in|people|on|or|handle
  what ~6 expect ~2 from ~3 ${peoples}
  thats|that|this is|was|what ~3 when|get ~3 ${peoples} ~3 judge|lawyer|power|charge|bench|robe
  jew|tranny|crippled|negro|oriental|colored @pro|woman|man|boy|lady
  too ~1 ${peoples} ~2 to|for
  ${peoples} ~2 should|shouldnt|cant|cannot|have|belong|dont ~3 be|judge|judges|bench|lawyers|kitchen|power|office|understand|drive
  women|woman|females|girls ~2 belong|too|are ~3 kitchen|emotional|hormonal|weak|irrational
  too emotional|hormonal ~2 to|for
  hormonal|menopausal|pms|menopause
  on her period|rag
  mans|man work|job|world|chair
  back|home to|where|wherever ~2 whatever|wherever|what|which|hell|shithole|the|that|where ~4 country|hole|shithole|came|come|crawled|hatched|belong|belongs|island|jungle|village !order|ruling
  back|home to|across ~1 @his|her|your|their|the ~1 own ~1 country|homeland|village|jungle|desert|border|kitchen|tribe|shithole|island|continent|hut|ghetto|barrio|reservation
  go|goes|send|sent|sends|ship|deport|get|going ~2 back ~1 to ~1 @his|her ~2 country|homeland|village|jungle|desert|border|kitchen
  in this country ~1 we|you ~1 speak|dont
  this is america
  learn|learns|speak|speaks ~2 english ~1 or|before|first|you
  isnt|not|aint ~1 even ~1 a|an|real ~1 american|americans|citizen
  third world ~1 @pro|woman|man|country|trash|lawyer
  send|sends|ship ~1 that|this|the|them|her|him ~3 bitch|jew|muslim|mexican|arab|chink|indian|black|foreigner|immigrant ~1 home|back
  no|what|which|another|some|another|dont ~2 ${origins} ~1 terrorist|pig|rat|dog|savage|animal|vermin|scum|thug|trash|witch
  is|was|hes|shes|probably|some ~2 terrorist|jihadi|jihadist|taliban|ayatollah|mullah
  no|never|keep ~1 ${origins}|woman|women ~3 should|belongs|belong ~3 judging|judge|bench|court|robe|practicing|deciding|law
  let|lets|made|allowed|gave|give|put ~2 a|an|these|those|some|this|that ~1 ${origins}|woman ~4 bench|robe|gavel|practice|lawyer|judges|power
  should|ought|belongs|belong|better|stick|go ~4 tacos|lawn|lawns|toilets|nails|laundry|taxi|cab|lettuce|strawberries|sandwiches|sandwich|burqa|kitchen|falafel|rug|rugs|cotton|harem|mosque|synagogue|convent|reservation|plantation|rickshaw
  surprise|surprised|figures|shocker|shocking|typical|leave|trust ~3 from|to|by ~1 a|an|the|some|another ~1 ${origins}|woman
  greasy|smelly|stinking|stinky|nasty|evil|backward|savage|worthless|useless|ignorant|uppity|loud|illiterate|sneaky|damned|stupid|dumb|fat|ugly|crazy|disgusting|fake ~1 ${origins} !food|restaurant|court|order|decision|dog|cat|car|truck|suit|shoes|robe|room|building|coffee|and
  angry|uppity|bitter|sassy|ghetto|bossy ~1 black|latina|mexican|asian|feminist|lesbian|women|minority
  jewish|jew|jews ~1 nose|trick|tricks|money|banker|mafia|lightning|rat|vermin|lies|greed
  jewed
  go|send|ship|deport ~2 back to ~1 mexico|africa|china|india|israel|where|iran|pakistan|cuba|haiti|asia|kitchen
  should|must|deport|get ~2 deport|deported
  deport ~1 him|her|them
  back where ~1 @she ~1 came|belong|belongs
  affirmative|dei|diversity|quota ~1 action|hire|pick|appointment|judge|hired
  illegal|illegals ~1 alien|aliens|@pro
  anchor baby
  all|most|these|those ~1 ${peoples}|mexicans|blacks|whites|jews|muslims|gays|asians|immigrants|foreigners|arabs|latinos ~2 judges|lawyers|are|hate|lie|steal|stick|do|should|think
  mexicans|blacks|jews|muslims|gays|asians|immigrants|foreigners|arabs|latinos ~2 are|hate|lie|steal|stick|always|should|cant|cannot
  just|only ~1 because ~2 she|he|hes|shes|judge ~1 is|was|hes|shes ~2 black|gay|woman|jewish|mexican|muslim|minority|lesbian|trans|hispanic|asian
  dirty|filthy|damn|stupid|fucking|lousy|greedy|lazy|bloody|cheap ~1 ${peoples}|mexicans|blacks|jews|muslims|immigrants|foreigners
  greedy|cheap|sneaky|crooked jew|jewish
  que ~2 espera* de ~1 una|un ~1 ${peoples}|vieja
  por ~1 ser ~1 mujer|vieja|negra|negro|india|indio|judia|judio
  regrese*|regresate|vaya*|vete|largue*|largate|devuelvan|deporten|vuelva*|vuelvete|que ~3 a|para ~1 su|tu|el|la ~1 pais|tierra|rancho|pueblo|selva|cerro|isla|africa|mexico|china|israel|cuba|haiti|colombia|venezuela|monte|cocina
  deport*|deporten ~1 a ~1 la|lo|el|esta|este|ella ~3 licenciada|jueza|juez|senora|negra|negro
  de que ~1 selva|rancho|cerro|monte|arbol|pueblo ~2 salio|bajo|bajaron|sacaron
  mujer|mujeres|vieja|viejas ~2 tenia|tenian ~1 que ser
  mujeres|mujer|viejas ~4 cocina|fregar|lavar
  deberia* ~3 estar en ~1 la cocina
  tenia|tenias|tiene que ser ~1 mujer|negra|negro|india|indio|judia|judio|vieja
`
