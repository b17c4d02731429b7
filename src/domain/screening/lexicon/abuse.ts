// Each list is as short as it can be and as blunt as it has to be. "damn", "hell", "crap" and "awful" are anger
// and pass; what attacks a person for what the person is does not.

export const slurs =
  'abo abos abeed africoon arabush nigger niggers nigga niggas kike kikes spic spics chink chinks gook gooks wetback wetbacks beaner beaners raghead ragheads towelhead towelheads camel_jockey faggot faggots fag fags dyke dykes tranny trannies shemale retard retards retarded cripple coon coons paki pakis gypo negroid jigaboo porch_monkey zipperhead redskin squaw halfbreed mongoloid spastic homo lesbo sudaca joto jotos maricon maricones marica marimacha negrata indio_patarajada putito feminazi feminazis libtard libtards'

/** Profanity that stops in any company. */
export const profanity =
  'fuck fucks fucked fucker fuckers fucking fuckin fuckery fuckface clusterfuck motherfucker motherfuckers motherfucking mofo wtf shit shits shitty shitshow bullshit horseshit dipshit shithead shithole cunt cunts cock cocks cocksucker dick dickhead pussy twat wanker bollocks boob boobs chingchong cuck cucks gangbang handjob turd turds wank jerkoff buttplug boonga jizz cum blowjob boner dildo tits titties arse arsehole asshole assholes asshat jackass dumbass fatass goddamned prick pricks piss bitch bitches bitchy bitching sonofabitch whore whores slut sluts slutty skank hoe bastard bastards thot rapey hooker chingado chingada chingar chingue chinga mierda pendejo pendeja pendejos pendejas pendejada puta puto putas putos cabron cabrona cabrones culero culera culo verga pinche pinches joder jodido jodida cono gilipollas carajo mamon perra perras zorra ramera hijueputa malparido gonorrea huevon'
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

export const appearance = `
  fat|ugly|obese|hideous|bald|wrinkled|wrinkly|smelly|toothless|saggy|pimply|disgusting|homely ~2 @pro|@human|cow|pig|slob|face|hag|ass|lady
  @she ~1 is|was|looks|looked|hes|shes ~3 fat|ugly|obese|hideous|bald|wrinkled|smelly|flabby|homely|overweight|disgusting
  looks|looked|look ~1 like a|an|some ~2 pig|man|troll|whale|witch|hag|toad|corpse|hooker|prostitute|stripper|monkey|ape|horse|cow|frog|rat|ogre|gorilla|ghoul|skeleton|hobo
  his|her|their ugly|fat|hideous|bald ~1 face|body|head|ass|nose
  needs|need|should|could ~2 lose ~2 weight
  breath|body|hair ~2 stinks|stank|smells|smelled
  gordo|gorda|feo|fea|gordos|gordas|calvo|calva|pelon|pelona ~1 asqueros*|horrible|de|@pro|@human|maldit*|y|como
  juez|jueza|abogado|abogada|vieja|viejo|esa|ese|es|una|un ~1 gorda|gordo|fea|feo|pelon|calvo
  parece ~1 una|un ~1 cerdo|cerda|vaca|ballena|bruja|sapo|chango|mono|rata
`

export const familyAttacks = `
  no wonder ~3 husband|wife|spouse|kids|children|family|marriage|son|daughter|mother ~4 left|leaves|divorced|hate|hates|cheated|ran
  his|her|their ~1 husband|wife|spouse|kids|children|son|daughter|mother|parents|family ~2 must|should|has|have|need|needs|hates|hate|left|cheats|cheated|is|are ~2 ashamed|miserable|embarrassed|suffer|him|her|slut|whore|ugly|unhappy|disgusted|drunk
  hope|wish|hoping|pray ~3 his|her|their|own ~1 kids|children|family|wife|husband|son|daughter|mother|marriage ~4 suffer|suffers|taken|die|dies|sick|lose|loses|hurt|hate|hates|fails|leaves|same|cancer|feel|feels
  feel|pity|sorry ~1 for ~1 his|her|their ~1 kids|children|wife|husband|family|mother
  his|her|your|their ~1 mother|mom|mama ~2 raised|whore|slut|ashamed|didnt
  shouldnt|should ~1 have|had|be ~2 children|kids|mother|parent ~1 herself|himself
  probably|must ~2 beats|hits|abuses|hates ~2 his|her own
  su ~1 marido|esposo|esposa|hijos|familia|madre ~2 debe*|dejo|odia*|verguenza
  ojala ~1 sus|su ~1 hijos|hijo|hija|familia|madre ~3 sufra*|quiten|enferm*|muera*
  hijo|hija|hijos de ~2 puta|perra|chingada|tu|su|madre|@profane
`

const peoples =
  'black|white|asian|mexican|latino|latina|hispanic|jew|jewish|muslim|arab|indian|chinese|african|puerto|haitian|cuban|korean|filipino|gay|lesbian|trans|transgender|queer|immigrant|foreign|foreigner|christian|catholic|mormon|disabled|crippled|blind|deaf|woman|women|female|lady|gringo|gringa|russian|polish|italian|irish|native|oriental|colored|negro|negra|judio|judia|india|indio|mujer|mujeres|lesbiana|extranjera|extranjero|mexicana|mexicano|gabacho|gabacha|moro|mora|chino|china|dyke'
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
  go|goes|send|sent|sends|ship|deport|get|going ~2 back ~1 to ~1 @his|her ~2 country|homeland|village|jungle|desert|border|kitchen
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
  regrese*|vaya*|largue* ~1 a ~1 su pais|tierra|rancho|pueblo
  deberia* ~3 estar en ~1 la cocina
  tenia|tenias|tiene que ser ~1 mujer|negra|negro|india|indio|judia|judio|vieja
`
