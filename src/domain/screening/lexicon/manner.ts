import type { Shorthands } from '../phrases.ts'
import { shorthands } from './shorthands.ts'

/** Universals (C5), each with what may stand instead. */
/** Only the first word is marked, unless `whole`. */
export const universals: readonly (readonly [phrase: string, instead: readonly string[], marked?: 'whole'])[] = [
  ['always', ['often', 'in my hearings']],
  [
    'never !met|visited|saw|spoke|called|returned|sent|filed|came|appeared|once|raised|had|received|got|asked|forget|again|showed|answered',
    ['seldom', 'not in my hearings'],
  ],
  ['every time', ['often'], 'whole'],
  ['every single|judge|lawyer|case|hearing|ruling|decision', ['many a']],
  ['everyone|everybody|nobody !knows|says|asked', ['many people', 'some people']],
  ['all the time', ['often'], 'whole'],
  ['all judges|lawyers|gals|fathers|mothers|men|women|dads|moms', ['some']],
  ['constantly', ['often']],
  ['siempre', ['a menudo', 'en mis audiencias']],
  ['nunca !vino|llamo|visito|contesto|llego|mando|hablo', ['pocas veces', 'no en mis audiencias']],
  ['todos los jueces|abogados|papas|hombres|padres', ['muchos de']],
  ['todo el tiempo', ['a menudo'], 'whole'],
  ['todas las veces', ['a menudo'], 'whole'],
]

/** Who was not there on the court's business: what they tell is second-hand. */
export const tellers: Shorthands = {
  groups: {
    ...shorthands.groups,
    acquaintance:
      'friend|friends|buddy|pal|coworker|coworkers|worker|colleague|colleagues|neighbor|neighbors|neighbour|neighbours|roommate|flatmate|acquaintance|acquaintances|boss|client|clients|customer|customers|barber|hairdresser|stylist|dentist|teammate|bartender|driver|landlord|tenant|trainer|cashier|cousin|cousins|uncle|aunt|aunty|auntie|brother|sister|bro|sis|niece|nephew|grandma|grandmother|grandpa|grandfather|stepdad|stepmom|boyfriend|girlfriend|bf|gf|bff|law|laws|inlaw|inlaws|godmother|godfather|roomie|bestie|homie|dude|guy|guys|lady|ladies|woman|women|man|men|fella|chick|person|someone|somebody|parents|moms|dads|members|member|janitor|paralegal|people',
    conocido:
      'amigo|amiga|amigos|amigas|vecino|vecina|vecinos|vecinas|primo|prima|primos|conocido|conocida|conocidos|companero|companera|companeros|companeras|colega|colegas|comadre|compadre|cunado|cunada|suegro|suegra|tio|tia|hermano|hermana|sobrino|sobrina|nuera|yerno|padrino|madrina|patron|patrona|jefe|jefa|cliente|clienta|clientes|taxista|peluquera|estilista|maestra|maestro|senor|senora|senores|senoras|muchacho|muchacha|muchachos|chavo|chava|tipo|persona|personas|gente|mama|mamas|papa|papas|madre|madres|padre|padres|abuela|abuelo|pastor|enfermera|concuno|exnovia|exnovio|novio|novia|compa|vato|muchas|muchos|varios|varias',
    told: 'says|said|say|saying|swears|swore|mentioned|mentions|claims|claimed|claim|complained|complains|complain|insists|insisted|reckons|thinks|texted|posted|shared|raves|raved|vented|described|ranted|bragged|figures',
    dijo: 'dijo|dijeron|dice|dicen|conto|cuenta|contaron|cuentan|platico|platica|platicaron|comento|comenta|comentaron|comentan|jura|juran|asegura|aseguran|aseguro|advirtio|advirtieron|aviso|escribio|puso|publico|recomendo',
    /** Whom or what they tell of. */
    whom: 'he|she|hes|shes|hed|shed|his|theyre|this|#own|judge|attorney|evaluator|mediator',
    quien:
      'el|ella|este|esta|ese|esa|juez|jueza|abogado|abogada|licenciado|licenciada|perito|perita|doctora|doctor|evaluadora|evaluador|tutora|tutor|mediadora|mediador|#own',
    medium:
      'tiktok|tiktoks|reddit|facebook|fb|youtube|podcast|podcasts|instagram|insta|ig|twitter|nextdoor|yelp|thread|threads|forum|forums|blog|whatsapp|subreddit|online|internet|newspaper|news|documentary',
    /** Where people meet and talk. */
    corner:
      'work|gym|daycare|church|school|bus|salon|barbershop|party|wedding|store|line|elevator|cafeteria|hallway|lobby|parking|bar|park|playground|office|street|town|neighborhood|block|practice|bbq|barbecue|train|plane|laundromat|shelter|group|class|podcast|radio|tiktok|reddit|facebook|fb|nextdoor|twitter|youtube|forum|page|site|comments',
    rincon:
      'trabajo|gimnasio|iglesia|escuela|camion|autobus|metro|salon|estetica|fiesta|boda|tienda|fila|cola|elevador|pasillo|pasillos|parque|barrio|colonia|pueblo|mercado|grupo|facebook|face|feis|whatsapp|guats|tiktok|internet|redes|radio|podcast|guarderia|taxi',
  },
  macros: shorthands.macros,
}

/** Second-hand, by the words alone (C9). */
export const hearsay = `
  i|we|ive|weve|only|ever|also|even heard !him|her|them|the|it|my|nothing|both|say|every|about|back|that|no|so|a|his|your|our|and|on|in|from|of|someone|voices|laughter|crying|she|he ~1 @pro !say|tell|yell|ask|laugh|scream|speak|talk|call
  i|we|ive|weve|id|just|only|also|ever|even ~1 heard ~1 that|so|of|is ?this ~1 @whom|they|its !say|tell|yell|ask|laugh|scream|speak|talk|read|call
  i|we|ive|weve|id|just|only|also|even ~1 heard he|she|they|hes|shes|theyre|this|#own !say|tell|yell|ask|laugh|scream|speak|talk|read|call|on|in|and|was
  i|we|ive|weve|id|only|also|just ~1 heard ~1 horrible|terrible|bad|good|great|awful|mixed|only|lots|many|some|so|nothing|stories|horror|plenty|enough ~2 things|stuff|stories|reviews|about|but
  heard ?only|nothing|some|so|a|too ?but|much|lot|of ?many bad|good|great|terrible|horrible|awful|mixed|many|lots|horror ~2 things|stories|reviews|about|feedback
  i|we|ive|weve|only|ever heard ~1 about him|her|#own|this|these ?judge|lawyer|attorney|gal|from|at|through|and
  from what ~1 my|the|our|a|other|some|one ~2 @acquaintance|mom|dad|lawyer|attorney|clients|parents ~1 told|says|said|tells|shared|described|heard|went
  from what|all|everything ~1 i|we|ive|weve|im|people|they|others ~1 tells|hear|heard|gather|gathered|understand|told|read|say !him|her
  what|all|everything ~1 i|we|ive|weve|im was|were|been|keep ~1 told|hearing|heard !to|by|them|him|her
  all|everything|only|is|just ?is|thing ?what|that ~1 i|we|ive|weve hear|heard ?about|is|of|anyway
  what|as ive|im told|heard|hearing !to|by|him|her|them
  i keep|kept hearing ~1 that|about|how|@whom
  so ~1 i|we|ive|im ~1 heard|hear|told !you|it|him|her|them|my|the|a|his|me|to|that|our
  so|or|least|thats|is ~1 im|ive|was|were|been told|heard !to|by
  i|we hear|gather ?that|from he|she|hes|shes|#own|this|theyre|people|others|it
  hear|hearing ~2 things|stories|reviews ~1 about
  i|we|ive|weve|also|just|only|and ~1 heard ~4 from ~4 @acquaintance|others|everyone|folks|his|another|several|mom|dad
  heard ~2 same|this|it|that|about from|through ~3 @acquaintance|others|everyone|folks|his|another|several|mom|dad
  heard ~2 about him|#own|this ~2 from|at|through|online
  everyone|everybody|anyone ~3 knows|know ~2 @whom|that|how|its|hates|sides|what
  everyone|everybody|people|folks|others|parents|moms|dads|fathers|mothers|clients|lawyers|attorneys|many|lots ~3 say|says|said|claim|tell|tells|told|swear|complain|complained|warn|warned|think|call|know ?me|us ~1 @whom
  they|they ~1 say|claim|tell ?me|us ?that he|she|hes|shes|#own|this
  other|several|many|lots|all|few|some ~2 clients|parents|moms|dads|mothers|fathers|families|litigants ~3 complained|complain|complaining|say|said|told|warned|hate|had|have|feel ~2 about|same|@whom|me|us|bad|lost|trouble|problems|her|him
  word is|has ?that|it he|she|hes|shes|#own|this|the|judge
  word around|on ~1 street|town|block|courthouse ~1 is|he|she
  word of mouth
  the grapevine
  rumor|rumors|rumour|rumours ~1 has|is|say|are|that|around|about ~3 @whom|they|it
  courthouse|local|town|hallway gossip
  is|are|hes|shes|well|widely|best known ~1 around|throughout ~3 town|courthouse|county|here|circles
  on|in|from|at ~3 @medium|gym|daycare|church|salon|barbershop|playground|laundromat|class|radio|page|comments ~3 told|@told|everyone ~2 @whom|him|her|about
  @acquaintance|mom|dad|lawyer|attorney|parent ~1 on|in|from|at|with|next ~3 @corner ~3 told|warned|@told ~3 @whom|him|her|not|about|to|never|me
  podcast|thread|post|posts|reviews|article|tiktok|comments|comment|facebook|reddit ~3 says|say|said|claims|claimed|saying|mentioned|called ~2 @whom|that
  from what he|she tells|said|says|told ?me|us
  what ~3 @acquaintance|mom|dad|mother|father|clients ~1 told|tells|says|said|saying|say|went
  what i|ive|we|weve ?have hear|read|heard ~2 from|about|online|that|so|here|on
  based|basing ~3 what|reviews|posts|stories ~2 read|heard|hear|told|online|others|people|here
  everyone|everybody|people|anyone|folks i|we|ive|weve|ever ~1 talked|talk|spoke|spoken|asked|know ~2 says|say|said|agrees|agree|hates|has|had|warned|told
  read|saw|seen ~2 on|in ~3 @medium ~4 that|about|where|@whom
  theres|there ~3 video|thread|podcast|group|page|article|episode|posts|post|subreddit|documentary ~4 about|on|full ~1 @whom|him|her
  @medium video|videos|episode|segment|group|page|thread|post|posts ~3 about|says|said|called|that ~1 @whom|him|her|how
  been|was|started|keep reading|researching ~1 about|on ~1 him|her|#own|this
  me|nos contaron|platicaron|comentaron que
  everyone|everybody|people ~1 warns|warned me|us ~1 about|@whom|against
  i|we|ive|just|and|only ~1 read|saw|seen|watched|found|came|listened ~4 @medium ~4 about|that|where|saying|of|how|@whom
  saw|read|seen|watched|heard ~3 tiktok|reddit|podcast|thread|threads|nextdoor|documentary|forum|article
  going|go|went only|just|by|off ?by|off ~2 what ~1 i|we|people|others|was|were|im|ive|my|@acquaintance
  only|just|purely|solely|entirely going|basing|based|judging ?it ?this by|off|on ~2 what|reviews|stories|others|hearsay
  according to ~3 @acquaintance|others|everyone|facebook|reddit|google|rumor
  told by ~3 @acquaintance|others|several|many|everyone|lawyers|attorneys ?who ~2 that ~1 @whom
  im|am told ~1 that|by ~2 @whom|@acquaintance
  im|am told @whom
  just|only|im passing ~1 it|this|that ~1 on|along
  second|third hand ~2 info|information|but|so|from|story|account|only
  secondhand|thirdhand ~1 but|info|information|only|so|from|story|account
  just|only|is|its|pure|admittedly hearsay
  i|we|she|he|also|once overheard|overhear|overhearing ~5 ladies|lady|women|woman|man|men|guy|guys|moms|mom|dads|dad|parents|lawyers|attorneys|clerks|people|couple|strangers|bailiffs|deputies
  overheard|overhearing ~3 ladies|women|men|guys|moms|dads|parents|lawyers|attorneys|clerks|people|couple|strangers|someone
  if ~2 true ?then ~1 awful|terrible|shame|horrible|disgusting|disgrace|wow|bad|thats|its|scary|crazy|sad
  cant|cannot|couldnt personally|really|confirm|vouch|verify ~1 confirm|vouch|verify|it|for|whether|if
  on behalf of ~2 @acquaintance|sister|brother|mother|daughter|son
  writing|posting|reviewing|review|rating ~2 for|behalf ?of my|a ?best|old|good @acquaintance
  i dont know ~1 him|her|#own personally|firsthand
  se oye|escucha que ~1 @quien|es|siempre|le|cobra|favorece|ayuda|trata
  dicen|cuentan|comentan|aseguran|afirman ~4 que ~1 @quien|siempre|cobra|favorece|es !justicia|vida
  dicen|cuentan|comentan|hablan mal|cosas|puras|maravillas|pestes
  me|nos han|habian dicho|contado|platicado|comentado ~2 que ~1 @quien|es|era|siempre|cobra
  me|nos ~1 dijeron|contaron|platicaron|comentaron|cuentan|dicen|platican ~3 que ~1 @quien|es|era|siempre|cobra
  todo el mundo|barrio|pueblo ~1 sabe|dice
  todos|todas ~3 saben|dicen|comentan ~1 que ~1 @quien|es|siempre|no
  me|nos platico|conto|dijo|comento|aviso ?ayer ?que mi|un|una @conocido
  eso|asi|es|lo dicen|cuentan|comentan ~1 en|todos|por|los|las
  eso ~1 dijeron|contaron|platicaron
  he|hemos|habia ~1 oido|escuchado|leido ~1 que|decir|cosas|muchas|puras|mal
  escuche|oi|lei|supe ~1 que|decir|cosas ~2 @quien|es|era|siempre|cobra|varios|muchas
  escuche|oi|lei ~3 en ~3 @rincon ~2 que
  vi|lei|mire|escuche ~2 video|tiktok|publicacion|post|comentario|comentarios|resenas|noticia|podcast|nota ~2 que|donde|sobre|en|de ~1 @quien|un|una|el|la|facebook|grupo
  segun ~2 gente|dicen|dijo|dijeron|cuentan|conto|me|@conocido|todos|varios|internet|facebook|rumores
  por|de lo que ~2 dicen|dijeron|cuentan|contaron|oido|oi|escuche|escuchado|supe|leido|lei|platican|platicaron
  se ~1 rumora|rumorea|comenta que
  se dice|sabe|cuenta que ~1 @quien|es|siempre|le
  radio pasillo
  puro|puros|hay|el|es chisme|chismes|rumor|rumores
  la gente ~2 dice|sabe|habla|cuenta|comenta
  a ?un|una|mi|otra|otro|varias|varios|unos|unas|muchas|muchos @conocido ~4 le|les toco|hizo|llevo|paso|gano|quito|cobro|dejo|fue
  le|les toco ?a mi|un|una|otro|otra @conocido
  @conocido ~3 en|de|del ?el|la|mi|un @rincon ~4 @dijo ~2 que|de|@quien
  en ?el|la|un|una|mi|las @rincon ~4 @dijo ~2 que
`

/** Second-hand as well, where the author has told of nothing of their own: the same words report a witness, or a friend at the hearing. */
export const said = `
  a|an|another|one|some|my|our|this|these|two|three|four|several|many|few|couple|other|lots|most|his|her ~3 @acquaintance ~4 told|tells|warned|warns me|us|everyone ~2 @whom|him|her|about|not|never
  a|an|another|one|some|my|our|this|these|two|three|four|several|many|few|couple|other|lots|most|his|her ~3 @acquaintance ~4 @told ~1 that|how ?the @whom|they
  a|an|another|one|some|my|our|this|these|two|three|four|several|many|few|couple|other|lots|most|his|her ~3 @acquaintance ~4 @told ?me|us ?about @whom
  my|a|another|one|some|her ?own|single|other|best|good ?friends|neighbors|wifes|husbands|boyfriends|girlfriends|cousins|bosss mom|dad|mother|father|mum|daughter|son|parent ~4 @told ~1 that|about|how @whom|him|her
  my|a|another|one|some|her ?own|single|other mom|dad|mother|father|mum|parent ~4 @told @whom
  my|a|another|one|some ?own|single|other mom|dad|mother|father|mum|daughter|son|parent ~4 told|warned me|us ~2 @whom|him|her|about
  a|an|another|one|some|my|our|this|two|three|several|her ~3 @acquaintance ~5 told me|us ~1 the|all|everything|whole|how|so|horror|stuff|stories
  a|an|another|one|some|my|our|two|three|several|her ~3 @acquaintance ?also|always|still says|swears|reckons|claims|insists|complains !to|let
  a|an|another|one|some|my|our|his|her|old|best ~3 @acquaintance|mom|dad|mother|father|wife|husband|daughter|son ~3 had|used|hired|dealt|fired|paid ~1 him|#own|this
  a|an|another|one|some|my|our|his|her|old|best ~3 @acquaintance|mom|dad|mother|father|wife|daughter|son ~1 had her ~1 as|for|in|on|last|too|and
  @acquaintance ~1 of|i mine|ours|work|know ~3 had|used|hired|went|got|lost|was|says|said|told|has|is
  i|we|also|and|but know ~2 someone|somebody|people|women|men|guys|moms|dads|parents|families|person|several|@acquaintance ~3 who|that|with|whose
  told|tells|telling her|him|them ?that ?the #own|judge|evaluator
  a|an|my|our|one|another|best ~3 @acquaintance went|go|been|got ~1 through ~5 @pro|him|her|#own|divorce|custody
  said|says he|she ~1 always|never|sides|hates|is|was|takes|yells|yelled|barely ~2 @whom|late|mean|rude|nice|fair|lazy|great|awful|terrible|horrible|moms|dads|fathers|mothers
  reputation ~3 is|precedes
  el|la @conocido ~1 de|del ~1 mi|un|una|mis ~4 perdio|dijo|dice|tuvo|contrato|conto|cuenta|fue
  another|some|one|few|two|three|several|different|local ~1 lawyer|lawyers|attorney|attorneys|clerk|clerks|judge|court ~4 told|warned|tells me|us ~2 @whom|him|her|about|not
  another|some|few|two|three|several|local ~1 lawyer|lawyers|attorney|attorneys|clerk|clerks|paralegal ~4 @told ~1 that|how|about ?the @whom|him|her
  another|some|few|two|three|several|local ~1 lawyer|lawyers|attorney|attorneys|clerk|clerks|paralegal ~4 @told @whom
  another|other one|friend|mom|dad|lady|guy|man|woman|person|parent ~1 said|says|told ~2 @whom|me|us
  my|a|our|his|her|one|another|this|old|best ~3 @acquaintance|mom|dad|mother|father|daughter|son ~2 used|hired|retained|fired|uses|recommends|recommended|hates|loves|loved|hated him|her|them|#own|this|judge
  my|a|our|one|another|old|best ~3 @acquaintance|mom|dad|mother|father|daughter|son ~1 had|has|got|drew ?also|just him|#own|this|judge ~2 for|as|on|in|last|too|and|when|year|by
  my|a|our|one|another|old|best ~3 @acquaintance|mom|dad|mother|father|daughter|son ~1 went|goes|going|been|appeared|stood|was|lost|had ~3 through|before|front|against|with ?of him|her|#own|it|this|same|them ~1 and|for|last|she|he|with|in|too|year|told|said
  my|a|our|one|another|old|best ?best|good|close|old|older|little|younger ?in @acquaintance had|has|lost|won|got ?a|his|her|the ~1 case|divorce|custody|hearing|trial
  happened to ~2 my|a|someone|somebody|another ~2 @acquaintance|i|we
  he|she|they came back|home ~1 and|crying ~1 said|told|saying|crying
  he|she|they ~1 told|tells me|us ~1 #own
  she|he|they says|swears|reckons|claims ~1 #own
  told|telling ~2 kids|kid|everyone ~1 that ~1 #own|judge|lawyer
  my|a ~3 @acquaintance ~1 works|worked|interned|clerked ~4 courthouse|court|office|clerk|firm ~4 told|@told|and
  someone|somebody|people|girl|girls|clerk|clerks|bailiff|secretary ~4 told|warned me|us ~2 @whom|not|never|to|about
  someone|somebody|girl|girls|clerk|clerks there|i|who|at|in|from ~3 says|said|swears|told|claims ~1 @whom
  girl|girls|lawyer|attorney|judge|clerk|paralegal|couple i know|knew|met ~2 had|lost|got|says|said|used|told|went|hired|has
  told|warned me|us ~1 to avoid|stay|steer|run
  both|all|they say|said|swear|agree ~1 that|he|she|hes|shes ~1 is|was|bias*|fair|rude|mean|lazy|terrible|awful|great|late|always|never|good|bad|nice
  talk at|around|in|on ~3 is ~1 @whom|that
  unos|unas|varios|varias|muchos|muchas|algunos|algunas @conocido ~2 tuvieron|fueron|han|salieron|perdieron|pasaron|contrataron|quedaron
  los|las que conozco|conocemos ~4 mal|bien|dicen|fue|ido
  well|widely known ~2 he|she|hes|shes|this|#own|that|as|for
  known ~1 to all
  has|have|had|hes|shes|got ~3 reputation for|as|of|around|in
  according to him|her|them
  take|taking ~3 grain of salt
  dont quote me
  horror stories about|with
  i|we|ive|id|weve ~2 told ~1 that|by ~2 he|she|hes|shes|#own|this ~2 is|isnt|was|always|likes|hates|favors|favours|sides|takes|doesnt|has|good|tough|hard
  supposedly|reportedly|allegedly ~3 @whom|is|was|has|takes|sides
  apparently ~1 he|she|hes|shes|#own|this
  un|una|mi|mis|otro|otra|varios|varias|unos|unas|algunos|algunas|muchos|muchas ~1 @conocido ~6 @dijo ~2 que|de ~2 @quien|es|siempre|cobra|favorece
  un|una|mi|mis|otro|otra|varios|varias|unos|unas|algunos|algunas|muchos|muchas ~1 @conocido ~4 @dijo ~1 @quien|mal|maravillas|pestes
  alguien ~3 @dijo ~2 que ~2 @quien
  un|una|mi|mis|otra|otro @conocido ~2 tuvo|contrato|uso|conoce|llevo|trajo ~1 @quien
  un|una|mi|mis|otra|otro @conocido ~2 paso|vivio|fue|perdio ~2 con|por|ante ~1 @quien|eso
  dice|dijo|cuenta|segun ella|el|mi|ellos que ~2 @quien
  dice|cuenta|jura mi @conocido
  dizque ~1 @quien|es|cobra|siempre|le
  supuestamente ~2 @quien|es|siempre
  al parecer ~2 @quien|es|siempre
`

/** The author was not there: whatever else is told, it is not the author's own. */
export const apart = `
  never|havent|hadnt|not|wasnt|nor|neither|cant ~1 been|appeared|set|stepped|sat ~2 in|before|foot|inside ~1 his|her|that|this|their|front courtroom|court|office|of
  never|havent|hadnt|didnt|not|dont|wont|cant ~1 met|meet|used|use|hired|hire|had|have|dealt|deal|seen|see|retained|know|worked|work|spoken|encountered ~1 him|her|them|#own|this|guy|lady|man|woman|judge|with ~2 myself|personally|firsthand|yet|thank|thankfully|luckily|though
  never|havent|hadnt|didnt|not met|meet|used|hired|had|retained|dealt|use|hire ?with ?the him|her|them|#own|guy|lady|man|woman|dude|person|chick
  never had ~1 to ~1 see|use|deal|go|meet|face|appear|hire ~2 him|her|them|#own
  never ~1 a|been|his|her client ?of
  not|isnt|wasnt|aint|never|nothing ~1 my|our|mine ~1 case|story|experience|judge|lawyer|attorney|gal|evaluator|divorce|hearing|client
  not|isnt ~2 a|his|her|former|current client
  dont|didnt|havent|never|no ~1 have|had|got ~1 a|any|own|my case|hearing|custody|kids|business|dog ~2 there|here|in|with|before|myself|court|that|but|this
  dont|no ~1 live|longer ~2 there|state|county|town|area|in
  wasnt|werent|not there|present|in ~3 myself|but|room|so|personally|courtroom|when|for
  i wasnt|werent there
  couldnt|cant tell you ~1 more|much|first
  different|another|other county|court|state|judge|lawyer ~2 but|myself|thankfully|for|here|though
  mine|ours|my own|divorce|case was|is ~1 with|in|by|before ~2 else|other|another|different
  more of an|a|just ~1 observer|bystander|lurker|outsider
  thank|thanks god|goodness|heavens|lord ~2 i|we never|didnt|dont|wasnt|havent
  dodged ~1 it|bullet|him|her|that
  waited|stayed ~1 in|outside ~1 car|parking|truck
  no personal|direct|first experience|knowledge|dealings|contact
  not me|mine ?personally ?but|just|only|my|thankfully|thank
  nunca|no ~2 he|la|lo|me|hemos|fui|tuve|estuve|soy|vivo|voy|tengo ~2 conozco|conoci|tocado|tenido|contratado|ido|ahi|alli|toco|cliente|consta|caso|tratado|visto|presente|usado ~3 personalmente|yo|pero|directamente|gracias|en|a|con|ahi|ella|el
  nunca|no lo|la|los conozco|conoci|contrate
  no|ni estuve|estaba ahi|alli|presente
  no me ?ha consta|toco|tocado
  no|ni es|fue ~1 mi|mio ?caso
  yo voy|fui|tuve ~2 otra|otro corte|juez|jueza|juzgado|abogado|abogada
  gracias|afortunadamente ~2 dios|no ~2 me|lo|la ~1 toco|conozco|tuve|tocado
  yo ni|no vivo|tengo ~2 ahi|alla|caso|hijos
`

/** Somebody else, of whom a text tells whose author was not there. */
export const others = `
  a|an|another|one|some|my|our|two|three|several|many|few|couple|other|best|old|of ~3 @acquaintance|everyone
  another|one|some|my|our|other mom|dad|mother|father|mum|daughter|son
  everyone|everybody|people|folks|others|someone|somebody ~2 @told|warns|warned|hates|loves|who|that|told|recommended|recommends
  friend|neighbor|cousin|coworker|sister|brother ~2 of|had|used|hired|told|says|said
  what ~3 read|heard|told|hear
  what ~2 others|people|everyone|moms|dads|parents ~2 say|says|said|saying|went
  un|una|mi|mis|otra|otro|varios|varias|muchos|muchas|unos|unas|la|el ~1 @conocido
  dicen|cuentan|todos|lei|reputacion
  reputation|reviews|articles|posts
`

/** The author tells of a case of their own. */
export const ownCase = `
  my|our ?own|first|last|entire|final|whole case|cases|hearing|hearings|trial|order|orders|report|evaluation|mediation|appeal|motion|motions|file|retainer|testimony|witness|witnesses|exhibits|evidence|decree|agreement|session|sessions|phone|visits|appointment
  my|our ?own|first|last lawyer|attorney|gal|judge|guardian|evaluator|mediator !told|said|says|friend|friends|assistant
  i|we paid|hired|testified|won|filed|walked|appeared|explained|signed|settled|begged|lost ~3 him|her|my|our|the|into|custody|with|in|for|out|on|to|$
  i|we ~1 sat|stood|was|were|went|came|walked|waited|appeared ~4 courtroom|court|hearing|front|judge|her|him|office|bench
  i|we ~1 asked|met|saw|called|emailed|watched|thanked ~1 him|her|#own|judge|office|the
  i|we ~1 got|have|had|left ~3 custody|hearing|trial|time|visits|weekends|minutes|order|ruling|appointment|sole|joint|fifty|her|him
  @she|judge|who ~3 gave|asked|let|granted|denied|ordered|listened|charged|billed|thanked|treated|looked|cut|heard|helped|walked|explained|saved|cost|sent|made|called|yelled|believed|ignored ~1 me|us|my|our|to
  told|asked|gave|let|made|took|helped ~1 me|us|both to|i|we|why|what|a|my|the ~2 sit|wait|speak|case|time|bring|minutes|stop
  mine|ours ~1 was|is|were|has
  me|nos ~1 quito|pregunto|cobro|dejo|escucho|explico|interrumpio|nego|ordeno|trato|atendio|dio|ayudo|grito|defendio|contesto|corto
  mi|nuestro|nuestra|mis|nuestros caso|audiencia|juicio|divorcio|abogado|abogada|licenciado|licenciada|expediente|demanda|custodia|sentencia|pruebas|papeles|testigos
  perdi|gane|pague|contrate|firme|apele|meti|declare|lleve|pedi|entre|fui|llegue|sali
`

/** A family's own case, though nothing of court is told: it only outweighs what may be a witness. */
export const ownFamily = `
  my|our ?own|older|younger|little|oldest|youngest|eldest|poor|ex|three|two|four kid|kids|child|children|son|daughter|daughters|boy|boys|girl|girls|ex|exs|husband|wife|grandson|granddaughter|grandkids|grandchildren|twins|babies|baby|lawyer|attorney|therapist|motion|order !friend|friends|assistant|school|class|daycare|teacher|coach|team|doctor|friends
  mi|mis|nuestra|nuestro ex|hijo|hija|hijos|hijas|nina|nino|ninos|ninas|esposo|esposa|marido|nieto|nieta|nietos|abogado|abogada
  me|us|we|i ~1 court|judge|courtroom
`

/** Words of the tables above that tell of nothing. */
export const idle = `
  the law says|said|told
  people told|tell me|us to
  everyone|everybody|people|anyone|folks to|should|must|ought ~1 know
  court|judge|gal|guardian|commissioner|evaluator|magistrate|referee|#own|she|he|should|shouldve|have|him|her|son|boy|and|never ~2 heard ~4 from ~4 @acquaintance|others|his|another|several|mom|dad
  me|nos dicen que no
  according to ~1 honor
  make|making|makes|made|so|let|want|tell|telling|told|told|sure ~3 everyone|everybody|anyone ~6 knows|know
  to be continued as they say
  as|like they|people say
  they say ~1 stay|no|yes|go|bring|call|get
  dicen|dicho que ~1 cuando|si|quien|los|las|el tiempo
  when|where|how|of course|whatever|what they say|tell|talk
`

/** First-hand (C6, C9): the author, or something seen that somebody did in the matter. */
export const firstHand = `
  i|me|my|we|our|us|ive|im|id|ill|weve|mine|myself|yo|mi|mis|me|nos|nuestra|nuestro|nosotros|nuestros|conmigo
  @she|ms|mr|dr|hearing|trial|order|report|ruling|evaluation|session ~4 said|asked|told|read|let|refused|ruled|arrived|interrupted|ordered|listened|explained|took|gave|granted|denied|signed|yelled|screamed|laughed|ignored|cut|spent|came|left|missed|filed|charged|billed|called|spoke|thanked|treated|looked|rolled|slept|waited|lasted|started|ended|went|made|changed|wrote|sent|answered|returned|met|visited|interviewed|copied|apologized|dropped|tried|allowed|walked|held|kept|sighed|mocked|talked|checked|found|set|moved|put|set|was|were|had
  llegó|llego|grito|dejo|explico|firmo|leyo|pregunto|interrumpio|hablo|cobro|contesto|presento|paso|vino|escucho|ordeno|nego|pidio|duro|dio
`
