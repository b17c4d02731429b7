import { shorthands } from '../lexicon/shorthands.ts'
import { type Book, bookOf, find } from '../phrases.ts'
import type { Word } from '../words.ts'

/**
 * Turns of speech that often, and by no means always, stand where somebody is in danger, and such as stand where nobody is. They
 * are too weak for the words of C1 (../lexicon): the model weighs them with everything else. The form is told in ../book.ts.
 */
const lines: Readonly<Record<string, string>> = {
  menace: `
    @i|lets ~2 see how @she|brave|tough|much|long|big|he|she|they|you ~4
    see how brave|tough|smug|funny|big|strong|calm|you|he|she|they ~3 without|alone|when|with|outside
    ask|asks him|her|them|anyone|anybody|around ~2 what ~3 happen*|did|do
    ask ~1 my ~2 ex|wife|husband|boss|neighbor|cellmate|brother
    @i|we ~1 know|knows|learned|memorized|found|have|got ~1 where|which|what ~4 live|lives|park|parks|eat|eats|walk|walks|work|works|sleep|sleeps|drive|drives|school|time|car|gym|church
    @i|we ~3 know|have|got|found|memorized ~2 his|her|your|their ~2 address|plate|schedule|routine|route|car|street|house|habits|kids|number|name
    his|her|your|their ~3 lives|sits|walks|jogs|runs|parks|drives|eats|plays|swims|goes|leaves ~4 alone|every|at|same|morning|night|tuesday*|monday*
    same ~2 car|spot|seat|train|time|route|bench|table|road|hour
    what goes around|up
    @she|#own ~2 has|have|get|gets|got ~1 it|whats|what|hers|his|theirs coming
    @she|#own ~3 get|gets|getting ~2 whats|what ~1 coming|deserve*|due|owed
    @she|#own ~1 better|should|ought|must ~2 watch|pray|hide|run|hope|lock|check|sleep|move|leave|look|enjoy|count|be|start|keep|vary|buy
    watch|watching|look|looking ~2 your|his|her|their|over back|shoulder|step*|mirror*
    sleep|sleeps|sleeping ~4 one eye|well|tight|while|light*|tonight
    enjoy|enjoys|enjoying ~3 while|last|it|vacation|retirement|christmas|weekend|pension
    while|whilst @she|#own ~1 can|still|have|has
    days|hours|nights|time ~2 numbered|left|up|running|short
    tick tock
    clock ~2 ticking|running
    one|some ~1 day|night|morning ~3 @she|#own|somebody|someone|i|well|we
    @i ~2 @intend ~3 come|coming|visit|stop|swing|show|drop|find|meet|catch|wait|waiting ~2 by|for|up|@him|@his|to|at|outside|there
    @i|ill|well ~2 be ~2 waiting|there|outside|back|watching|around|seeing|coming
    come|coming|came ~1 for|after you|him|her|them|everyone|all|#own
    nothing ~1 left|more to lose
    nothing to lose
    @i|ill|im ~4 nothing ~1 left
    man|woman|father|mother|person|people|dad|mom|parent|someone ~1 with|who ~2 nothing
    whatever ~1 it takes
    as long as it takes
    no matter what ~3
    @i ~3 done|finished|through ~1 being|playing|talking|asking|waiting nice|polite|good|games|patient|civil
    no|not ~1 more|longer|anymore mr|mister|nice|polite
    polite|patience|patient|nice|talking|waiting|words|peace|calm is|are|ran|has|was ~1 over|done|out|gone
    dont|do not ~1 say|pretend ~1 i|we|you ~2 warn*|didnt
    dont ~1 test|push|try|make|tempt me|us|him
    you|he|she|they ~2 picked|messed|crossed|took|chose|pushed|made|woke ~3 wrong|last|enemy|mistake|too far
    last|final ~1 mistake|thing|christmas|birthday|warning|summer|breath|ruling|hearing|day|meal|vacation ~2
    never|wont|not|nobody ~2 see|sees|saw ~1 it|me|us|him|her ~1 coming|again|alive
    make|making|made sure ~3 @she|#own|nobody|no|never
    teach|taught|learn|learns ~3 lesson
    settle|settles|settled ~2 this|it|score*|things ~2 myself|ourselves|own|way|outside|old|man
    handle|take|deal|do|fix|finish|end ~2 this|it|things|him|her|them ~2 myself|ourselves|own
    own|other ~1 hands|way|ways|justice
    people|someone|somebody|guys|friends|cousins|brothers|uncle|cousin|nephews|boys|crew ~4 take|handle|visit|owe|talk|pay|wait|find|care|meet|know ~2 @him|me|it|care|visit|favor
    owe|owes me ~2 favor*
    @she|#own ~2 bleed|burn|suffer|beg|scream|crawl|hurt|pay|fall|limp|choke|drown|rot ~3
    the|same way|like ~2 i|we|my ~1 did|do|felt|lost|suffered|bled
    like @she ~1 took|ruined|destroyed|killed|did|burned ~3
    an eye for
    vengeance|revenge|retribution ~3
    blood ~3 on|will|is|hands|for
    make|makes|made ~1 him|her|them|you ~2 pay|bleed|suffer|cry|sorry|feel|beg|regret|disappear
    wipe|knock|slap|beat|cut|rip|tear|carve ~3 smile|smirk|grin|face|throat|head|teeth|robe|tongue
    smile|smirk|grin ~5 last|gone|off|long
    something ~2 happen*|heavy|bad|terrible ~3
    be ~1 a ~1 shame|pity ~2 if ~3
    accidents|accident ~2 happen*|waiting|car
    brakes|stairs|ice|wiring|gas|fire|fires ~3 fail*|happen*|spread*|slip*|start*|go|goes
    @i ~4 trunk|glovebox|glove|closet|truck|drawer|garage|holster|safe|seat ~5 @weapon|loaded|gun*
    @weapon ~3 in|under|on|behind|beside my|the|our ~2 truck|bed|hand|coat|trunk|glove|seat|car|desk|lap|pocket|jacket|waist*
    @i ~3 bought|buy|buying|got|cleaned|cleaning|loaded|loading|sharpened|carry|carrying|own|have|picked ~5 @weapon|ammo|rounds|bullets|gun|rifle|shovel|rope|gasoline|matches
    @weapon ~6 his|her|your|judge*|#own name
    with|has|have|got ~3 name|names on it
    two|one|a|some|rounds|bullet*|shells ~4 for @him|judge|his|each|#own
    hunting|open|deer ~1 season
    target practice
    god|lord|karma|universe ~3 forgive|forgives|help me|@him|us|what
    god ~4 hand|tool|judg*|strike|work|told|sent|uses
    pray|prays|praying|prayer|prayers ~4 death|die|dies|sleep|stroke|crash|cancer|fall|end|before|take|burn
    hope|hopes|wish|hoping ~3 @she|#own|somebody|someone|kids|house|car|judge ~5 die|dies|dead|burn*|crash*|cancer|rot|rots|suffer*|choke*|bleed*|buried|hurt*|disappear*|fall*|drop*|loses|knows|feel*|drown*
    somebody|someone|people|one ~2 should|ought|needs|need|could|will|has|gonna ~3 @harm|stop|deal|visit|pay|teach|show|remind|shut|remove|end|do|drag|put|break|follow
    not ~1 a ~1 threat|joke|warning
    threat|promise|warning ~3 promise|fact|forecast|threat|joke|lol
    thats|its|is a|no|my promise|threat
    what @i|im|ill ~3 capable|do|done|going|willing
    capable of
    rather|gladly|happily|willing|worth|happy ~3 prison|jail|life|death|years|needle|chair
    prison|jail|cell ~4 worth|care|anyway|already|scare*|afraid|fine|again
    lock me up ~3
    when|once @i|im ~1 get|got|am|come ~1 out|released|done|back
    in ~1 person|flesh face|alone|outside|without
    meet|meets|meeting|see ~2 @him|somewhere|me ~2 outside|alone|dark|parking|again|soon|corner|night
    see you|ya ~3
    boom|bang
  `,
  stalk: `
    follow|followed|following|tail|tailed|trail|drive|drove|driving|sit|sat|sitting|park|parked|parking|walk|walked|stand|stood|standing|wait|waited|waiting|watch|watched|watching ~5 his|her|your|their ~2 house|home|street|window*|porch|driveway|car|office|school|gate|door|kids|apartment|building|lights|neighborhood|block
    followed|following|watched|watching|tailed|photographed|tracking|tracked ~1 @him|#own|judge|#own ~3
    tracker|airtag|gps|tag|camera ~4 his|her|your|their|under|on ~1 car|truck|bumper|house
    his|her|your|their ~2 daughter|son|wife|husband|kids|mother|dog|grandkids ~6 pretty|school|soccer|walks|bus|practice|alone|cute|nice|name|goes|plays
    nice|lovely|pretty|beautiful|cute|quiet ~3 house|home|porch|kids|daughter|dog|street|neighborhood|garden|family|car|door|curtains|place|lake|cabin
    fresh flowers|paint
    left|leaving|leave|put|mailed|sent ~4 his|her|your|their ~2 porch|windshield|mailbox|doorstep|door|pillow|car
    no lock|locks|alarm|camera|cameras|dog|guard
    lock|locks|door|doors|window|windows ~3 open|unlocked|cheap|broken|never|always|doesnt|change
    every|each ~1 night|morning|day|evening|tuesday|monday|friday ~6 his|her|your|their|outside|window|house|until
    two|three|ten|few ~1 streets|blocks|doors|minutes|miles from ~1 his|her|your|me|my
    moved|moving|rent|rented ~4 street|door|across|next|block ~3 from|to|door|his|her
    you|she|he ~1 cant|can|wont|could ~2 hide|block|run ~3
    find|found|finding ~1 @him|her|you|them ~3 wherever|anywhere|again|every|new|always
    wherever|anywhere @she ~1 go|goes|move*|eat*|run*|hide*
    new ~1 address|place|job|number|apartment ~4 found|know|have|already
  `,
  property: `
    burn|burns|burned|torch|smash|scratch|key|keyed|slash|wreck|flood|destroy|blow|break|paint|salt|poison|shoot|kill|trash|brick ~4 his|her|your|their|that|the|every|down ~2 house|home|car|truck|office|tires|windows|window|boat|garden|dog|roses|cabin|building|courthouse|place|porch|sign|door|desk|lawn|barn
    match|matches|gasoline|gas|lighter|brick|hammer|can|paint|sugar|nails|spark ~5 his|her|your|their|house|office|building|car|window|tank|door
    burns|burn|wood|wooden|dry|old|smoke|flames ~3 fast|nice|well|good|beautiful*|bright|easy|down|night
    insurance|insured|sprinklers|extinguisher ~4 hope|good|better|paid|check|up
    hope ~3 insurance|insured|sprinklers|extinguisher
    pile|heap of ash*|rubble|bricks
    tires ~4 flat|slash*|nail*|air|again|every
  `,
  takeChild: `
    @i|im|ill|we|well ~3 not|never|wont ~2 bring|bringing|return|returning|give|giving|send|sending|hand|handing ~3 back|@him|kids|@child|sunday|over
    wont|not ~2 find|finding|see|seeing|get|getting ~2 us|kids|@child|them|me ~2 again|back|ever|until|till
    find us
    passport* ~4
    bags ~3 packed|car|trunk|hall
    tank ~2 full|gas
    full tank
    one ~1 way ticket*|flight
    flight|plane|bus|boat|border|ferry ~5 tonight|dawn|tomorrow|before|kids|@child|them|us|booked|morning|friday|saturday|sunday
    cross|crossing|over|across ~3 border|river|line ~4
    by the time ~8
    pick|picking|take|taking|grab|grabbing|get|getting ~3 kids|@child|her|them|him ~3 from|and|out|up ~3 school|daycare|go|gone|disappear|leave|run|vanish|bus|practice|keep
    take|taking|keep|keeping ~2 my|our|the ~1 @child ~3 and|where|far|somewhere|away|no|out
    gone by|before|when ~3
    disappear|vanish|gone|hide|hiding ~4 @child|kids|together|us|mountains|woods
    no ~1 judge|court|order|paper|police ~4 stop|reach|matters|means|keep
    worth nothing|less where
    family|cousins|people|friends|uncle|brother ~2 in mexico|honduras|canada|guatemala|brazil|overseas|alaska|country
  `,
  ownLife: `
    @i|im|ill ~4 not|wont|never ~2 be ~1 here|around|alive|problem|burden|back|anymore
    wont|not be ~2 here|around|next|tomorrow|alive|any
    no ~1 more|longer ~1 of me
    there ~2 be ~1 any|no ~1 more ~1 of me|me
    better ~1 off ~1 without|dead|if
    @i ~3 tired ~1 of ~2 being|living|waking|breathing|fighting|life|it|everything|existing|hurting|here
    so tired ~4 want|wanna|just|cant|sleep|end
    want|wanna|wish|like|love|hoping ~3 sleep ~3 never|not|forever|wake|ever|forget
    not|never|dont ~2 wake|waking ~1 up
    cant|can|not|dont|do ~3 do|live|take|go|carry|keep|face|stand ~3 this|on|it|anymore|another|like|life|morning|night|without
    no|not|any ~1 reason|point|purpose|use|sense|will ~3 to|in|left|live|living|wake|get|going|go|anymore|being
    nothing|nobody|no one ~3 live|left|wake|stay|keep ~1 for|me|to
    what|whats ~2 point
    reason|reasons ~2 to ~1 live|stay|wake|breathe|get
    goodbye|good bye|farewell|bye ~4
    say|saying|said|tell|telling ~1 my ~1 goodbye*|farewell*|kids|children|son|daughter|boys|girls ~4
    tell ~2 @child|kids|boys|girls|mom|mother|her|him|them ~3 loved|love|sorry|tried|i|daddy|mommy
    take care of ~2 dog|cat|kids|@child|each|them|her|him|mom|my
    who|someone|somebody|please ~3 feed|take|walk ~2 dog|cat|birds|horses
    letter|letters|note|notes|envelope*|voicemail|video ~6 drawer|table|desk|each|find|after|kids|@child|written|wrote|glove|phone|when|shelf
    wrote|written|left|leaving|writing ~4 note|letter|letters|will|goodbye|envelope*
    gave|given|giving|give|signed|sold ~3 away|over ~3 dog|things|truck|tools|car|everything|guitar|cat
    will|insurance|policy|beneficiary|accounts|papers ~4 order|pays|paid|signed|kids|updated|covers|current|drawer
    my affairs|things ~2 order
    pills|bottle|rope|bridge|gun|razor|blade|tracks|train|river|garage|insulin|balcony|roof|ledge|overpass|lake|pistol|tub|belt ~5
    counted|counting|saved|saving|hoarding|saving ~4 pills|enough|tablets|up|meds
    enough ~2 pills|to|meds ~3
    standing|sitting|sat|parked|stand|sit ~3 on|at|by|in|near|under ~1 the|a|my ~2 bridge|edge|roof|ledge|tracks|tub|garage|overpass|railing|river|lake
    end|ending|finish|finishing|stop|stopping ~1 it|my|everything|this|all|myself|pain|life ~3
    take|taking|took ~1 my ~1 own|life
    checking|check|clock|clocking|opt|opting|tap|tapping ~1 out ~3
    over ~1 soon|tonight|for me
    last ~2 thing|review|night|post|time|sunset|birthday|words|message|letter|day|breath ~4
    final ~2 thing|words|message|letter|act|ruling|filing|appearance
    by the time ~3 read|reads|see|find
    see|join|joining|be|meet ~1 my|with|you|him|her ~3 other side|heaven|soon|mom|brother|again
    forgive me ~4
    im sorry ~5 kids|boys|girls|mom|everyone|tried|baby|babies
    @i ~3 tried ~3 enough|hard|everything|cant|my
    @i|im|ill ~3 done|finished|through|over|gone|out ~2
    nobody ~3 notice|miss|care|find|know|look
    no one ~3 notice|miss|care|find|know|look
    @i|im|ill ~3 dead|die|dying|gone|kill|hang|jump|drown|overdose|suicide|suicidal|unalive|bleed|cutting ~3
    wish|wished ~2 i|id ~2 dead|never|gone|born|asleep|die|died
    thinking|thought|thoughts|think ~3 dying|death|ending|suicide|jumping|bridge|killing|gone
    voices ~3
    darkness|dark|black|hole|numb|empty ~4 me|in|inside|every|only|left
    a ~1 dead ~1 father|mother|dad|mom|man|woman
    without me ~3
    before i go
    thats|this|is all|it ~1 from me
  `,
  harmNow: `
    @parent|@she|they ~2 hits|beats|slaps|punches|kicks|chokes|burns|touches|hurts|locks|whips|shakes|throws|drags|pinches|bites|starves|leaves|drinks|drives|smokes|uses|deals|threatens|screams|straps|ties|grabs|twists|forces|makes|rapes|sells|keeps|lets|sleeps|walks|passes ~4 @child|him|her|them|my|me|kids|boy|girl|drunk|high|alone
    @parent|@she|they|hes|shes ~2 is|are|still|keeps|hes|shes ~2 hitting|beating|slapping|hurting|touching|abusing|choking|using|drinking|driving|drunk|high|locking|starving|threatening|screaming|leaving|raping|molesting|selling|shaking|kicking|punching|burning|outside|following|coming|armed
    @child|he|she|they ~3 goes|go|going|returns|return|back|sent|has to ~2 back|there|to|home|tonight|sunday|friday|tomorrow|him|her|again|with
    back ~1 there|to ~3 tonight|tomorrow|today|sunday|friday|him|her|that|again|weekend|night
    picks|pick|picking ~2 up|them|him|her ~2 at|tonight|in|today|tomorrow|friday|drunk|from
    drops|drop|dropping|hand|handing|exchange ~5 tonight|tomorrow|today|sunday|friday|hour*|pm|oclock|noon
    at|by|in ~1 five|six|seven|three|four|noon|midnight|hour|minutes|eight|nine|two ~3 tonight|today|and|i|she|he|they|again
    right|even|just ~1 now|as|minute ~4
    as i|we ~1 write|type|speak|sit
    while i|we ~1 write|type|am|sit
    last night|weekend|week|time ~5 @parent|he|she|my|again|and
    came|comes|come|returned|returns|sent|got|gets ~1 home|back ~2 with|covered|crying|bruise*|hungry|smelling|limping|bleeding|high|sick|burned|again|filthy|soaked
    bruise|bruises|welts|marks|burn|burns|blood|bite|handprint|swollen|broken|fracture|cut|cuts|belt|cord ~5 again|every|new|fresh|back|arms|legs|neck|his|her|still|this|today|week
    new|fresh|more ~1 bruise*|marks|burns|welts|cuts|one
    every ~1 weekend|visit|time|night|week|sunday|friday ~5 @parent|@child|drunk|bruise*|hits|he|she|comes|cries
    @child|boy|girl|son|daughter ~3 says|said|told|tells|begs|whispers|texts|texted|calls|called|screams|cries ~6 touch*|hit*|hurt*|scared|afraid|gun|secret|bed|bath|hide*|kill|die|dont|help|locked|stepdad|boyfriend|uncle
    begs|begging|pleads|cries|screams ~4 not|dont|go|stay|leave|send
    gun|guns|rifle|pistol|meth|needles|needle|pills|fentanyl|heroin|pipe|dealer|drugs ~5 couch|table|house|crib|floor|reach|bed|kids|@child|around|counter|home|nightstand|loaded|drawer
    drunk|high|drinking|wasted|stoned|passed ~5 @child|kids|driving|drives|wheel|car|picks|seat|seats|baby|them
    locked|locks|lock|tied|ties|chained ~3 in|inside|up|out ~3 closet|room|basement|bathroom|garage|shed|trunk|night|dark|cage|car
    no|without|hasnt|havent|not ~2 food|eaten|eat|eating|insulin|inhaler|medicine|heat|water|fed|meds|bed|seizure
    alone ~4 night|nights|hours|weekend|baby|apartment|car|work*|with
    nobody|no one|noone|guardian|gal|judge|court|police|cps ~3 listen*|help*|believe*|call*|do|come*|answer*|doing|wont|ignored|ignores
    please ~2 help|somebody|someone|call|send|save|do|get
    somebody|someone|anybody|anyone ~2 help|save|call|please|do|stop|check|go
    help me|us|him|her|them|my
    before ~2 its|it|is ~1 too late
    too late
    @i ~2 afraid|scared|terrified|fear|hiding|hide|locked ~5
    he|she|they ~2 said|says|swears|swore|told|texted|promised|tells ~3 kill|shoot|burn|drown|take|hurt|find|end|bury|if|never|me ~4
    kill|kills|killing us|me|her|him|them|everyone|all|himself|herself
    outside ~1 my|our|the ~1 house|door|apartment|window|work|car|building|home
    has|have|got|still ~1 a|the|his|her|my ~1 key|keys|gun|knife
    going to|gonna|will ~2 kill|die|hurt|end|be ~2 me|us|her|him|them|dead|killed|next
    one|a ~2 of us|them|these ~1 dies|days|ends
  `,
  harmless: `
    in|on ~1 the stand|ballot|record|transcript|brief|appeal|polls|election
    next|at ~1 election|retention|polls
    vote|voting|voted ~3
    file|filed|filing|wrote|sent|write ~3 complaint|appeal|motion|grievance|letter|board|commission|bar|request
    state bar
    judicial ~2 commission|conduct|council|board
    the ~2 bill|invoice|retainer|refund
    with ~1 interest|costs
    court ~2 appeals|appeal|above|records
    killed|murdered|destroyed|slaughtered|crushed|roasted|shredded|buried|demolished|nailed|ate ~2 it|@his|the|my|that|him|her|on ~3 case|argument|cross|stand|motion|witness|credibility|lawyer|trial|lie|lies|story|hopes|closing|objection|in
    shot down
    shoots|shot|shoot ~1 straight|down|herself|himself
    dying|dyed|died ~2 to|of|laughing|boredom|know
    to die for
    would|could|almost|nearly ~2 kill* for|over|to
    killer ~2
    dead ~1 wrong|right|end|serious|set|silent|on|tired|last
    over my|his|her dead
    life ~1 saver|support|coach
    saved|saves|saving ~1 my|our|his|her|the ~1 life|lives|day|us
    a shot|stab ~1 at|in
    under the bus|gun
    fire|fired|firing ~2 @him|my|her|lawyer|attorney|questions|him|off
    got|get fired|burned
    heart ~2 broke|broken|stopped|sank
    broke my heart
    years|months|decade|weeks ~1 ago|later|since|old
    back ~1 then|in
    in ~1 the ~1 past
    used to ~3
    has|have|had not|never ~1 since
    never again ~3
    since then
    is|are|am|were|was|hes|shes|im ~2 safe|fine|well|okay|ok|good|better|sober|grown|alive|home|healthy|thriving|happy ~1 now|today|again|with
    safe|fine|well|better|sober|clean|alive ~1 now|today|since
    granted|gave|signed|issued|extended|renewed ~4 order|protection|restraining|motion|custody
    protective|restraining|protection order*
    was|were|got|been|is ~1 arrested|convicted|charged|sentenced|jailed|removed|closed|unfounded|dismissed|cleared|found|suspended|supervised|revoked|ruled
    judge|court|she|he|commissioner|magistrate|gal|guardian|evaluator ~2 listened|heard|read|asked|believed|explained|granted|ordered|noticed|wrote|called|took|gave|stopped|saw|knew|looked|said|denied|ruled|apologized|thanked|answered
    thank|thanks|grateful|recommend|recommended|recommending|appreciate ~2
    stars|star
    would|will|id|ill ~2 recommend|hire|use|vote|appeal|again
    hire|hired|hiring ~3 again|anyone|somebody|someone|him|her
    not ~2 worth|recommend|worth|impressed|prepared
    waste of ~2
    per|an ~1 hour
    phone|calls|emails|email|messages ~3 returned|answered|unanswered|back|returns|ignored
    on time
    late ~2
    cross examin*
    closing argument
    figure|manner of speech|speaking
    looks ~2 could ~1 kill
    crime|crimes|murder scene|show|novel|mystery
  `,
  amenaza: `
    ya ~1 se|sabemos|supe|averigue|vi donde|adonde|cual|que|quien ~5
    se ~1 donde ~4 vive*|trabaja*|estaciona*|estudia*|duerme*
    te|lo|la|le|los|les|se ~1 va|van|vas|voy|vamos ~1 a ~2
    te|lo|la|los|le ~1 espero|esperare|esperamos|encuentro|encontrare|busco|veo|vere|vigilo|sigo|cuido|alcanzo|paro|hago|quemo|mato|parto|rompo|juro|advierto|prometo ~4
    se|te|le|les ~1 va|van|vas ~1 a ~1 arrepentir*|acordar*|acabar|caer|pesar|doler|llegar|pasar|ver|quemar|morir|cobrar|salir
    me la|las|lo|los ~1 va*|pag*|cobr*|debe*
    va*|van|vas a ~2 pag*|llor*|sufr*|sab*|ver|caer|conoc*|suplic*|aprend*|arrep*|sent*|sangr*
    pagar* ~2 caro|sangre|todo|todas|lagrimas
    ojala ~3 se|le|les|que|te|lo|un|alguien|muer*|choqu*|pudr*|quem* ~4
    que ~2 se|le|la|lo|los ~1 cuid*|muer*|pudr*|prepar*|lleve*|parta*|rez*|trague|quem*|mat*
    cuid*|cuidado|aguas ~3 cuando|con|en|al|porque|calle|carro|noche|salga*|espalda
    rece*|reza*|rezar|rezo ~4
    duerm*|dorm* ~4 tranquil*|bien|ojo|abierto|noche*
    dias|horas|noches|tiempo ~1 contad*|poc*|qued*
    queda*|quedan ~2 poc*|dias|noches|horas|vida|tiempo
    ultim* ~1 navidad|vez|dia|noche|error|sonrisa|vacaciones|cosa|cumpleanos
    conozco|tengo|hable ~3 gente|compadre|primos|primo|amigos|hermanos|alguien|unos|compas|banda
    la banda|clica|gente|raza ~4
    nada ~1 que perder
    ya|no ~2 tengo|tenemos|hay|queda ~1 nada
    por mi cuenta|mano
    por las buenas|malas
    justicia ~3 mano*|cuenta|propia|dios|divina
    no ~1 es amenaza|broma ~3
    tengo|cargo|compre|traigo|saque|limpie|guardo ~4 pistola|arma|cuchillo|machete|escopeta|rifle|balas|gasolina|navaja|fierro|bate|cuete|soga|cerillo*
    pistola|arma|machete|escopeta|cuchillo|gasolina|fierro|bala|balas|plomo|plomazo* ~5
    arde*|quem*|prend*|incendi*|llamas|cenizas|explot* ~5 casa|oficina|carro|despacho|edificio|corte|juzgado|todo|bonito|bien
    cuando salga ~3
    afuera|fuera ~1 de ~2 casa|oficina|escuela|corte|juzgado|trabajo
    su|sus|tu|tus ~1 hija|hijo|hijos|esposa|esposo|nietos|familia|perro|mama ~6 escuela|futbol|bonit*|sola|camina*|juega*|sale*|linda
    no ~1 los|lo|la|las ~1 voy a ~1 regres*|devolv*|entreg*|ver
    no ~2 regres*|devolv*|entreg*|devuelvo|regreso ~4
    me ~1 los|lo|la|las llevo|llevare|robo|voy ~4
    llev* ~3 ninos|hijos|hija|hijo|nina|nino|gemel*|bebe ~5 mexico|lejos|frontera|honduras|guatemala|rancho|donde|otro|salvador|manana|avion
    boletos|pasaportes|maletas|frontera|avion|camion ~4
    nadie ~2 nos|los|lo|la ~2 encontr*|vea|ver|va|par*
  `,
  vidaPropia: `
    ya ~1 no ~2 quiero|puedo|aguanto|doy|vale|tengo|voy|soporto ~3
    no ~1 quiero ~2 vivir|seguir|despertar|estar|nada|mas
    no ~1 puedo|aguanto ~2 mas|seguir|vivir|asi
    quitarme|quitar|quito|quite la|mi vida
    acabar|acabo|termin*|par* ~2 con ~2 todo|esto|vida|conmigo|dolor
    mejor ~2 sin mi
    sin mi ~2
    me ~1 voy|despido|rindo|mato|cuelgo|tiro|corto|ahorco|bajo|ire|tomo|tome|quiero ~3 morir|todo*|siempre|matar|tren|puente|pastillas|rio|vida|ir|hoy|noche|venas|de
    quiero|quisiera ~1 morir*|dormir|desaparecer|descansar|irme
    adios|despid*|despedida ~4
    perdon*|perdonen|perdoname ~4 hijos|mama|hijo|hija|todos|fall*|por|no
    diganle*|dile*|digale*|dejo|deje|dejen ~4 hijos|hija|hijo|carta*|amo|quise|quiero|perdon*|ninos|llaves|perro|cajon
    carta|cartas|nota ~5
    cuiden|cuida|cuide ~2 a|mis|mi|de ~3
    pastillas|soga|puente|gas|veneno|vias|navaja|tren|rio|azotea|frasco ~4
    no ~2 sentido|razon|caso|motivo ~3
    para|pa ~1 que ~1 vivir|seguir|despert*|sigo|quiero
    cansad* de ~1 vivir|todo|la|esta|despertar|respirar
    ultim* ~1 cosa|mensaje|carta|noche|vez|dia|palabras
    cuando lean|lea|leas|encuentren ~3
    me|mi ~2 muert*|tumba|entierro|ataud|cenizas|velorio|cielo
    diosito|senor|virgen ~3 llev*|perdon*|recib*
  `,
  danoAhora: `
    le|les|lo|la|me ~1 pega|pegan|grita|toca|encierra|quema|jala|patea|golpea|amenaza|da|hace|deja|amarra|avienta|sigue|manda|sacude|abofetea ~4
    sigue|siguen ~2 pegan*|tocan*|golpean*|toman*|hacien*|abus*|drog*|met*|con|ahi|dejan*
    me ~1 va a ~1 matar|encontrar|pegar|quitar|golpear
    regres*|vuelve*|volver|vuelvo|entreg*|toca|mand* ~4 hoy|manana|noche|domingo|viernes|ahi|padre|papa|mama|el|ella|padrastro|casa|fin
    hoy|manana|noche|ahorita|ahora ~5 regres*|vuelve*|entreg*|toca|duerme*|queda*|tiene*|va|llega*|viene*
    moret*|golpes|quemad*|marcas|sangr*|mordid*|cicatri* ~5
    llega|llego|llegan|volvio|vuelve|regresa|regreso ~3 con|sin|llen* ~3 moret*|golpe*|quemad*|hambre|marcas|sangre|comer|miedo|fiebre
    borrach*|drogad*|tomad*|pedo ~5 carro|maneja*|nin*|hij*|recog*|troca|bebe|manej*|lleva*
    tengo|tiene|tienen|tenemos ~2 miedo ~4
    nadie ~2 me|nos|le|hace|escucha|cree|ayuda|hizo|contesta|viene ~3
    ayud*|auxilio|socorro ~3
    por favor ~4 alguien|ayud*|hagan|llam*|urgente
    dice|dijo|dicen ~2 que ~3 mat*|quem*|va|lo|la|nos|me ~3
    esta ~2 afuera|tocando|gritando|golpeando|armad*|borrach*|encerrad*
    soy ~1 el|la ~1 nin*|hij* ~3
  `,
  inocente: `
    hace ~2 anos|meses|tiempo
    en 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
    gracias ~2
    orden ~1 de ~1 proteccion|restriccion
    voy|vamos ~1 a ~1 apelar|quejar*|votar|denunciar|pedir|presentar|escribir|llevar|publicar|recomend*
    apel*|queja|quejas|comision|eleccion*|votar|voto|prensa|mocion ~2
    le dio|dieron|quitaron|suspend*|orden*|negaron|prohibi* ~4
    fue|fueron|quedo|esta|estan ~1 arrest*|conden*|deten*|san*|bien|segur*|salv*|tranquil*|libre*|cerrad*
    ya ~1 esta|estan|estamos|estoy ~1 bien|san*|segur*|tranquil*|libre*|grande*|limpi*|sobri*
    recomiend*|recomend* ~2
    muero|muere|morir|muerto|muertos|matar|mato ~1 de|por ~1 risa|ganas|verguenza|hambre|sueno|aburrimiento|saber
    estrella*
  `,
}

const books: readonly (readonly [string, Book])[] = Object.entries(lines).map(([name, text]) => [name, bookOf(text, shorthands)])

/** A turn of speech that stands in a text: its name, its line, and the words in which it stands, end exclusive. */
export interface Hint {
  name: string
  line: string
  first: number
  end: number
}

/** The turns of speech of a text. Work grows with its length. */
export function hintsIn(words: readonly Word[]): Hint[] {
  return books.flatMap(([name, book]) => find(book, words).map(({ first, end, phrase }) => ({ name, line: phrase.line, first, end })))
}
