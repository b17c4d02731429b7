/** Groups of words of the tables below, beside those of all checks. A sum ("$5,000", "4k", "8 mil") has the key #sum. */
export const accusationGroups: Readonly<Record<string, string>> = {
  money:
    'money|cash|dollars|bucks|grand|thousand|thousands|check|cheque|envelope|envelopes|payment|payments|payout|payouts|#sum|dinero|plata|lana|feria|billetes|billete|efectivo|sobre|sobres|pesos|mil|dolares|euros|cheque|varos',
  gift: 'gift|gifts|present|presents|truck|car|boat|vacation|vacations|trip|trips|cruise|watch|rolex|tickets|jewelry|necklace|bracelet|whiskey|bourbon|scotch|wine|condo|timeshare|flights|dinners|steaks|remodel|loan|loans|favor|favors|stock|lodge|camioneta|carro|coche|auto|viaje|viajes|reloj|regalo|regalos|terreno|rancho|boletos|joyas|departamento|vacaciones|favores|moto|lancha|casa|botellas',
  // Who pays on the other side of a case.
  side: 'ex|exs|exes|exhusband|exhusbands|exwife|exwifes|husband|husbands|wife|wifes|stepfather|stepmother|father|fathers|mother|mothers|dad|dads|mom|moms|family|familys|parents|inlaws|lawyer|lawyers|attorney|attorneys|firm|firms|counsel|boss|uncle|brother|grandfather|grandparents|opposing|church|exesposo|exesposa|esposo|esposa|marido|exmarido|exmujer|mujer|suegro|suegra|exsuegro|exsuegra|suegros|papa|mama|padre|madre|abogado|abogada|abogados|familia|despacho|bufete|tio|hermano|contraparte|contraria|contrario|expareja|patron|iglesia',
  // Who does not get presents in a case.
  bench:
    'judge|judges|magistrate|commissioner|referee|evaluator|gal|guardian|mediator|clerk|bailiff|expert|psychologist|#own|juez|jueza|jueces|magistrado|magistrada|perito|perita|evaluador|evaluadora|mediador|mediadora|tutora|tutor|secretario|secretaria|actuario|actuaria|licenciado|licenciada',
  paper:
    'signature|signatures|initials|document|documents|doc|docs|paper|papers|paperwork|evidence|report|reports|date|dates|test|tests|testing|score|scores|result|results|record|records|credentials|degree|diploma|license|interview|interviews|visit|visits|note|notes|email|emails|letter|letters|affidavit|affidavits|log|logs|timesheet|timesheets|invoice|invoices|receipts|statement|statements|order|orders|exhibit|exhibits|transcript|transcripts|testimony|session|sessions|answers|data|files|entries|hours|motion|motions|minutes|quote|quotes|conversation|conversations|certificate|filing|filings|proof|stamp|declaration|declarations|survey|screenshots|drawings|ones',
  papel:
    'firma|firmas|documento|documentos|papel|papeles|acta|actas|fecha|fechas|prueba|pruebas|resultado|resultados|entrevista|entrevistas|visita|visitas|declaracion|declaraciones|testimonio|testimonios|testigo|testigos|cita|citas|sesion|sesiones|informe|informes|reporte|reportes|dictamen|dictamenes|peritaje|expediente|expedientes|evidencia|evidencias|grabacion|grabaciones|audio|audios|video|videos|transcripcion|recibo|recibos|factura|facturas|sello|notificacion|notificaciones|escrito|escritos|constancia|constancias|examen|examenes|conversaciones|datos|respuestas|mensajes|correos',
  drink:
    'vodka|whiskey|whisky|bourbon|gin|rum|scotch|tequila|booze|liquor|alcohol|beer|beers|wine|flask|cocktails|margaritas|shots|cerveza|cervezas|ron|vino|mezcal|trago|tragos',
  drug: 'coke|cocaine|meth|crack|heroin|drugs|weed|pot|fentanyl|pills|oxy|adderall|ketamine|xanax|opioids|molly|dope|marijuana|cocaina|coca|perico|drogas|droga|mota|marihuana|piedra|cristal|pastillas',
  work: 'bench|chambers|court|courtroom|courthouse|stand|trial|trials|hearing|hearings|work|job|desk|recess|session|conference|mediation|deposition|duty|office|robe|clock|visit|interview|zoom|corte|audiencia|audiencias|juicio|sala|juzgado|tribunal|estrado|trabajo|oficina|visita|entrevista',
  // A ruling, and whatever else may be for sale.
  ruling:
    'ruling|rulings|verdict|verdicts|decision|decisions|custody|order|orders|recommendation|recommendations|outcome|opinion|opinions|report|reports|judgment|judgments|findings|testimony|signature|sentencia|sentencias|custodia|custodias|fallo|fallos|resolucion|resoluciones|dictamen|dictamenes|informe|peritaje|recomendacion|firma|favor',
}

/**
 * Corruption: somebody buys, somebody at court is bought. It accuses the court whoever the sentence begins with ("my ex bribed him"), so
 * nobody looks for whom it is said of.
 */
export const corruption = `
  bribe|bribes|bribed|bribery|kickback|kickbacks|payoff|payoffs|payola
  bribing ~1 @bench|him|her|them|everyone|people|court|witness|witnesses
  hush money
  quid pro quo
  pay to play
  on the take
  bought and paid
  bought ~1 judge|judges|ruling|verdict
  bought ~1 the|my|this|our|a|her|his|its|that ~1 @bench|evaluation|recommendation|opinion
  bought ~1 off
  bought him|himself|her|herself ~1 a|an|the|full|sole|that ~1 custody|ruling|judge|verdict|decision
  got|gets|get|getting|was|were|is|are|been|be|being|he's ~1 paid off
  paid|paying|pays off ~1 the|our|that|this|my|a|his|her ~1 @pro|court|him|her|witness
  were|was|is|are|been ~1 bought !a|an|the|out|in|by|for|with|from|at|before|during|after|on|house|together
  was|were|is|got|been bought by ~2 @side
  in the|his|her|their|somebodys|someones pocket|pockets ~1 of !money
  is|was|are|were|be|got|has|judge|judges|court ~2 in the|his|her|their|somebodys|someones|@side ~2 pocket|pockets
  in ~2 @side pocket|pockets
  on his|her|their|@side ~1 payroll
  payroll of ~3 @side
  slush|bribe fund|money
  money|cash|paid|pays|pay|deal|deals|something|gifts|payments|envelope|envelopes|took|takes ~4 under the table|counter
  money|cash|envelope|envelopes|check|bills ~4 changed|change|changing|switched hands
  slipped|slips|slip|slipping|passed|passes|wired|funneled|funnels ~1 the|our|this|that|him|her|@bench ~2 @money|@gift
  slipped|handed|passed|wired|funneled ~3 @money ~2 to ~2 @bench|her|him
  gave|gives|giving|sent|sends|paid|pays|lent|loaned|gifted|bought|buys|buying|tipped ~1 the|our|this|that ~1 @bench ~3 @money|@gift
  gave|gives|sent|sends|paid|pays|lent|loaned|gifted|bought|buys ~3 @money|@gift ~1 to|for ~1 the|our|this ~1 @bench
  firm|firms|counsel|lawyer|attorney|lawyers|attorneys|developer ~5 pays|paid|paying|bought|buys|buying|covers|covered|gifted|gave|gives|took|takes|flew ~1 for|him|her|his|#own|judges|gals|evaluators|judge ~3 house|mortgage|car|truck|vacation|vacations|boat|lake|cabin|trip|trips|tuition|campaign|condo|golf|tickets|cruise|remodel|kitchen|pool|rolex|watch
  pays|paid|paying|covers|covered|footed ~1 for|the ~1 judges|gals|evaluators|guardians|magistrates|#own ~2 house|mortgage|car|truck|vacation|vacations|boat|lake|cabin|trip|trips|tuition|campaign|kitchen|pool|daughters|sons|kids
  got|gets|scored ~2 @gift ~1 out|from of|my|our|this my|our|this|the|these ~1 divorce|divorces|case|cases
  paid|pays|paying|pago|pagaron ~1 the|this|our|that|al|la ~1 judge|judges|magistrate|juez|jueza|commissioner !fee|a|attention|respect|compliment|back|no|s
  hand|handing|handed|hands|slip|slipping|slipped|slips ~1 him|her|@bench ~3 cash|envelope|envelopes|bills|hundreds
  paid|pays|paying|bribed ~1 the|a|his|her|my ~1 clerk|reporter|witness|secretary|expert|teacher|neighbor|nanny|investigator ~1 to ~1 change|lie|say|alter|write|lose|hide|testify|delete|swear
  paid|pays|paying|pay|bribed|gave|give|money|cash|check|checks ~1 him|her|them|@bench ~5 to ~1 write|rule|lie|find|recommend|testify|look|decide|delay|rig|lose|throw|sink|switch|flip|side|sign|falsify
  cut|cuts|write|writes|wrote ~1 her|him|@bench ~1 checks ~4 to write|rule|lie|find|recommend|say
  paid|pays|paying ~1 for ~2 rulings|verdicts|verdict|ruling|recommendation|findings
  paid|pays|paying ~2 witness|witnesses ~3 to|for ~1 lie|say|testify|lying
  cash|gifts|favors|money|bribe|payments|envelopes ~1 in exchange|return for
  in exchange|return for ~2 @ruling|cash|money|sex|favors
  gets|get|takes|take|took|collects|makes|received|receives|wants|earns ~1 a|an|her|his|ten|#sum|percent ~3 cut|commission|percentage|skim|percent|kickback ~2 of|per|from|on|for|every|each|whenever|when|off
  finders|referral fee|fees ~2 from|for|per
  @ruling|judge|judges|court|justice|justicia|kids|children ~1 is|was|are|were|be|estaba|estan|esta for|ala|a|en ~1 sale|venta
  highest|best bidder
  justice|custody|judge|he|she|#own has|had a|his|her price !list
  tiene|tenia|tienen|tenian su precio !de
  justicia|fallo|juez|jueza ~1 tiene|tenia precio
  biggest|fattest|bigger|fatter ~1 check|envelope|bribe
  whoever|who pays|paid ~1 him|her|more|most
  sold|sells|sell ~2 out for ~2 @money
  venmod|venmo|zelled|zelle|cashapped ~1 him|her|the|@bench ~2 @money
  greased|greasing|greases|grease ~2 palm|palms
  lined|lining|lines ~2 pocket|pockets
  in on ~1 it|scam|scheme|take !and|that
  le|les|se ~1 untaron|unto|untan|untaban|aceitaron|engrasaron la|las|mano|manos
  dinero|lana|plata|billetes|feria de por medio
  paid|paying|pays ~6 on the side|sly|low !of
  cash|money for ~1 custody|kids|rulings|ruling|orders
  sells|sold|selling|trafficking|traffics ~2 kids|children|custody|rulings|decisions|orders|verdicts|recommendations
  sold|sells|sell ~2 @child|family ~1 to
  case|trial|hearing|hearings|outcome|ruling|rulings|decision|verdict|everything|it|whole|thing was|were|is|been|got|are ~1 fixed|rigged !in|by|later|within|quickly|after|when|and|but
  fixed ~1 our|my|the|these|this|that ~1 case|cases|trial|outcome|ruling|verdict|decision !date|in|within|quickly|by|after|with|before|up|on|and
  had|have|got ~1 it|case|this|everything ~1 rigged
  had|have|got ~1 case|this|everything fixed !by|in|quickly|that|the|within|same
  fixes|fixing ~1 cases|trials|outcomes
  rigged|rigs|rigging
  colluded|colludes|colluding|collusion|conspired|conspires|conspiring|conspiracy|cahoots
  had|has|have ~1 ex|secret|private|back ~1 parte|room|deal ~2 meetings|talks|deals|with
  soborno|sobornos|soborna|sobornan|sobornado|sobornada|sobornaron|sobornar|mordida|mordidas|coima|coimas|cohecho|moche|moches|cochupo
  corrupto|corrupta|corruptos|corruptas|corrupcion
  se ~1 reparten|repartio|repartieron ~2 dinero|ganancias|plata|lana
  vende|venden|vendio|vendieron ~2 custodia|custodias|sentencia|sentencias|fallos|fallo|casos|caso|justicia|ninos|dictamen|dictamenes|informe|informes
  @bench ~1 se vende|vendio|vendieron|vendia
  se vendio|vende|vendieron ~1 al|a|por|con ~2 otra|mejor|contraparte|mi|ex|abogado|@money
  paga*|pago ~1 por ~2 custodia|fallo|sentencia|dictamen
  al mejor postor
  al que|quien mas ~1 paga|pague|dinero|lana
  en la nomina
  a sueldo de|del
  a cambio de ~2 @ruling|dinero|sexo|lana|plata|favores|billetes
  @bench|tribunal|juzgado|corte|todos|gente ~2 comprado|comprada|comprados|vendido|vendida|vendidos ~1 !en|una|un|la|el|por
  un|una|unos|es|son|pinche|pinches ~1 vendido|vendida|vendidos|comprado|comprada|comprados ~1 !en|una|un|la|el|por
  esta|estan|estaba|estaban ~1 comprad*|vendid*
  lo|la|los|al|a compro|compraron|compraban ~1 mi|su|el|la|con|al ~1 @side|@money|@bench|con
  compro|compraron ~1 al|la|a ~1 juez|jueza|perito|perita|magistrado|magistrada|evaluador|evaluadora|tutora|secretario|secretaria|sentencia|fallo|custodia
  dinero|pago|pagaron|pagan|paga|plata|lana|recibe|recibio|cobra|cobro|arreglo|arreglaron|dio|dieron|pesos|dolares|mil|sobre|algo ~5 bajo|debajo|abajo ~1 la|de|del ~1 mesa|agua|escritorio
  caso|juicio|audiencia|todo|fallo|sentencia ~1 estaba|esta|fue|estuvo|ya ~1 arreglad*|amanad*|comprad*
  al|a ~1 @bench ~1 le|les ~1 pago|pagaron|pagan|paga|dio|dieron|dan|regalo|regalaron|regalan|solto|soltaron|compro|compraron|llego|entrego|entregaron|deposito|depositaron|paso|pasaron ~4 @money|@gift
  le|les ~1 pago|pagaron|pagan|dio|dieron|dan|regalo|regalaron|solto|soltaron|compro|compraron|entrego|entregaron|deposito|depositaron|paso|pasaron ~5 @money|@gift ~2 al|la|a ~1 juez|jueza|perito|perita|magistrado|magistrada|evaluador|evaluadora|mediador|mediadora|tutora|secretario|secretaria|actuario|actuaria|#own
  le|les ~1 pagaron|pagan ~3 para|por ~1 que|quitarme|fallar|mentir|darle|cambiar|decir|escribir|poner|favorecer|perder
  le|les ~1 pago|pagaron|paga|pagan ~2 al|la|a ~1 juez|jueza|perito|perita|magistrado|magistrada|evaluador|evaluadora|secretario|secretaria|testigo|testigos|#own
  le ~1 pago|pagaron|paga|pagan|dio|dieron|depositaron|regalo|regalaron ~4 @money|@gift ~3 para|por ~1 que|fallar|cambiar|mentir|quitarme|darle|escribir|poner|favorecer
`

/** Crimes and misconduct of one person: C4 when that person works at court, and not when it is the author's former partner. */
export const crimes = `
  corrupt|crooked|crook|crooks|corruption !system|court|courts|process|county|courthouse|industry|state|prices|gutter|line|teeth|picture|tie|smile|nose|old|copy|file|files|disk|drive
  took|takes|taking|take|accepted|accepts|accepting|received|receives|pocketed ~2 money|cash|gifts|payments ~1 from|under
  took|takes|accepted|receives|received|pocketed ~1 cash|gifts !for|register
  took|takes|taking|take|accepted|accepts|accepting|received|receives|gets|got|pocketed|collected|collects ~4 @money|@gift ~2 from|under ~3 ex|exs|exhusband|exwife|exwifes|opposing|other|his|her|side|husband|husbands|wifes|developer|developers|company|center|agency|table
  accepted|accepts|accepting|received|pocketed ~4 @money|@gift ~1 from|for|to
  acepto|acepta|aceptan|aceptaba|recibio|recibe|reciben|recibia|agarro|agarra|tomo ~4 @money|@gift ~2 de|del|por|para|bajo|a
  recibe|reciben|recibio|acepta|acepto|pide|pidio|pedia|exige|exigio|cobra ~2 sobornos|soborno|mordidas|mordida|sobres|moches
  cobra|cobro|tomo ~2 dinero|plata|lana|billetes ~1 de|del|bajo
  pidio|pidieron|pide|pedia|exigio|exige ~5 @money ~4 para|por|a|o ~3 fallar|cambiar|darme|darle|arreglar|agilizar|resolver|escribir|favor|cambio|favorec*|dictamen|sentencia|custodia|perder*
  asked|asks|demanded|demands|demanding|wanted|wants|solicited ~5 @money ~5 to|for|or|before ~3 change|rule|fix|recommend|favor|favorable|flip|look|fake|lose|ruin|bury|rig
  demanded|solicited|demands|solicits ~4 @money ~2 in|at ~1 cash|envelope|parking|lot|garage
  committed|commits|commit|committing|guilty|engaged|engages|involved ~4 fraud|perjury|forgery|crime|crimes|theft|extortion|bribery|malpractice|felony|felonies|embezzlement|conspiracy|abuse|treason !against
  is|was|are|hes|shes ~1 a|an|the|such|another|no ~2 fraud|fraudster|con|conman|scammer|swindler|criminal|criminals|thief|thieves|felon|racketeer|extortionist|predator|pedophile|paedophile|pedo|molester|rapist|trafficker|gangster|mobster|mafia|perjurer|forger|embezzler|imposter|impostor !of|at|law|lawyer|attorney|defense|case|court|matter|judge|record|history|docket|justice
  are ~1 criminals|crooks|thieves|pedophiles|predators|frauds
  pure|total|complete|outright fabrication|fabrications|forgery
  split|splits|splitting|sharing|shares ~2 money|cash|profits|kickback|kickbacks|proceeds|loot !fairly|between
  cashed|cashes|cashing ~2 my|our|the ~2 settlement|support|inheritance|insurance|escrow
  was|got|been|is|already disbarred
  planted|planting|plants|plant ~2 a|drugs|evidence|phone|weed ~2 in ~2 bag|car|purse|pocket|house|locker
  fraudulent ~1 bill|bills|billing|report|reports|order|document|documents|charges|invoice|invoices|fees|affidavit|evaluation|filing|filings
  defrauded|defrauding|embezzled|embezzles|embezzling|embezzlement|misappropriated|misappropriates|extorted|extorts|extorting|blackmailed|blackmails|blackmailing|laundered|launders|laundering
  perjured|perjurer|perjures|suborned
  is|was|pure|straight|flat|outright|his|her perjury
  lied|lies|lying|lie|liar ~2 under|on oath|stand|penalty
  lied|lies|lying to ~1 bar
  lied|lies|lying in|on ~1 his|her|a|an|the|sworn ~1 affidavit|affidavits|declaration|declarations|testimony
  told|tells|coached|instructed|pressured|ordered|pushed|asked|coaching ~3 to|into lie|lying ~2 under|on|to|in|about|for
  falsified|falsifies|falsifying|falsify|backdated|backdates|backdating|predated|forgery|forgeries|doctored|doctoring|photoshopped
  forged|forges|forging !ahead|a|an|forward|on|through
  forged|forges|forging a|an !bond|relationship|path|plan|agreement|good|great|new|better|strong|compromise|trust|real|way|deal
  faked|fakes|faking|fabricated|fabricates|fabricating|falsified ~3 @paper
  submitted|submits|filed|files|used|wrote|produced|presented|turned|entered|made|creates|created|gave|swore|signed|put|attached ~3 fake|phony|bogus|false|forged|falsified|fraudulent|perjured ~2 @paper
  made|makes|making|invented|invents|inventing|concocted|dreamed|cooked ~1 up !for ~3 interview|interviews|quote|quotes|statement|statements|testimony|session|sessions|conversation|conversations|evidence|scores|results|answers|witness|witnesses|notes|entries|charges|records|documents|calls|meeting|meetings
  made|makes|making up ~2 whole|entire|fake|imaginary|home ~2 visit|visits|session|sessions|date|dates|hours
  invented|invents|inventing|fabricated|fabricates|fabricating|concocted ~3 @paper|witness|witnesses|meeting|meetings|call|calls|charges|diagnosis|incident
  interview|interviews|visit|visits|session|sessions|quotes|notes|conversation|dates|signature|scores|entries|report|log ~3 was|were|is|are ~2 invented|fabricated|faked|fake|forged|fictitious
  signed|signs|signing|wrote|put|copied|traced ~1 my|our ~2 name|initials|signature ~1 on|to|without|for|myself
  pasted|copied|traced|cut|used|photocopied|reused|stuck|put ~1 my|our ~2 signature
  altered|alters|altering|changed|changes|changing|edited|edits|deleted|deletes|deleting|erased|erases|erasing|wiped|scrubbed|tampered|manipulated|rewrote ~3 transcript|transcripts|evidence|recording|recordings|audio|footage|tape|tapes|minutes|exhibits|scores|answers
  altered|falsified|manipulated|tampered ~3 @paper|audio|video|recordings
  delete|erase|alter|destroy|shred ~3 transcript|transcripts|evidence|recording|recordings|audio|footage|tape|tapes|minutes|exhibits
  fabricated|fabricates|fabricating|destroyed|destroys|destroying|tampered|hid|hides|hiding|shredded|shreds|shredding|concealed|conceals|concealing|suppressed|suppresses|suppressing|planted|withheld|withholds|withholding|burned|trashed ~3 evidence|record|records|report|reports|document|documents|transcript|transcripts|signature|exhibit|exhibits|testimony|files|recording|recordings|photos|discovery|proof|results|texts
  buried|buries|burying ~1 my|the|our|all|every|that ~2 evidence|records|reports|documents|transcript|exhibits|testimony|complaint|complaints
  tampered|tampers|tampering with
  stole|steals|steal|stealing|stolen|swiped|looted|raided|siphoned|siphoning|siphons|skimmed|skimming|skims|pilfered|drained|diverted|diverting|absconded|dipped|dipping|dips ~5 money|monies|retainer|funds|fund|estate|account|accounts|trust|escrow|iolta|settlement|cash|savings|dollars|house|check|checks|deposit|deposits|inheritance|grand|#sum
  stole|steals|stealing ~2 from
  stole|steals|stealing my|our ~1 deposit|retirement|inheritance|check|checks
  pocketed|pockets|pocketing ~4 percent|cut|half|share|money|funds|trust|escrow|settlement|retainer|check|checks|support|deposit|fees|cash|grand|#sum
  helped|helps|helping himself|herself|themselves to|with ~5 money|funds|trust|escrow|account|settlement|retainer|estate
  kept|keeps|took|used|spent|spends|gambled|moved|borrowed|borrows ~3 settlement|escrow|trust|iolta|client|clients ~1 money|check|checks|funds|account|for|on
  pedophile|pedophiles|paedophile|pedo|pederast
  child molester|molesters|predator|trafficking|trafficker
  is|was|thats|thats|its|outright|plain ~1 theft|fraud|extortion|bribery|perjury|forgery|embezzlement
  covers|covered|covering up ~2 for|abuse|crimes|crime !in|with
  running|runs|ran ~2 scam|racket|con|scheme|ponzi
  practicing|practising|practices|practiced|works|working|worked|operating|evaluating|testifying|testified|practises ~4 without|suspended|expired|revoked|lapsed ~2 license|licence|licensed|degree
  practicing|practices|working|works|operating on ~2 suspended|expired|revoked|lapsed license|licence
  unlicensed ~1 @bench|evaluator|therapist|practice|to|lawyer|attorney|counselor|and|the|practicing|in|quack|doctor
  is|was|hes|shes unlicensed
  his|her|the|whose ~1 license|licence ~1 was|is|has|had|got ~1 been|is|was|already ~1 revoked|suspended|expired|lapsed|pulled|yanked|fake
  his|her|the|whose ~2 phd|degree|diploma|license|licence|credentials|doctorate ~1 is|are|was|were ~1 fake|bogus|phony|bought|forged|invented|expired|fraudulent
  bought|fake|faked|phony|bogus|forged ~2 degree|diploma|phd|doctorate|credentials|license|licence
  impersonating|impersonates|impersonated|posing|poses|posed ~2 doctor|psychologist|lawyer|attorney|judge|therapist|evaluator
  threw|throws|throwing|tanked ~1 my|our|the ~1 case|trial !out|away|back|off|together|into
  sleeping|slept|sleeps|sleep ~1 with ~3 @pro|opposing|other|counsel|client|clients|witness|ex|exs|husband|wife|clerk|litigant|litigants|father|mother|exwife|exhusband|dad|mom|party|someone|half
  were|are|was|been|be|theyre ~2 sleeping together !in|on|under
  sleeping|sleep|slept around|together with
  having|had|has|have|in|carrying|started|began ~4 affair|fling|romance|liaison !with|of ~1 @side|@pro|clerk|counsel|client|together|each|for|behind|on|since|during
  having|had|has|have|in|carrying|started|began ~4 affair|fling|romance ~1 with ~3 @side|@pro|client|clients|clerk|opposing|other|my|a|counsel|witness
  having|had|has|have|in ~1 a|an|secret ~1 sexual|romantic|intimate|physical ~1 relationship|relations|relation|affair
  having|had|has|have|traded|trades|trading|asked|demanded|offered|wanted|wants ~2 sex|sexual|blowjobs ~1 with|for|favors|from|in
  romantically|sexually|intimately involved
  hooking|hooked|hooks|shacked|shacking up with
  hooking|hooked up ~1 !to|my|the|a|us
  dating|dates|dated|seeing|screwing|banging|bangs|boning|bedding|fucking|fucks ~1 my|the|opposing|his|her|other|a ~2 lawyer|attorney|counsel|client|clients|judge|gal|guardian|evaluator|clerk|bailiff|ex|exs|wife|husband|exwife|exhusband|litigant|side
  lover|lovers|mistress|girlfriend|boyfriend|fling|amante ~1 of|is|was|with|del|de ~2 @bench|attorney|lawyer|counsel
  is|are|was|were|es|son|eran|era ~3 lovers|amante|amantes
  in bed with ~3 @pro|opposing|other|counsel|ex|exs|husband|wife
  groped|gropes|groping|molested|molests|molesting|fondled|fondles
  raped|rapes|assaulted ~3 client|clients|clerk|intern|witness|litigant|office|chambers|secretary|bailiff
  @pro ~2 raped|assaulted|molested
  sexually ~1 harassed|assaulted|abused|touched|harasses|harassing
  abuses|abused ~1 kids|children|boys|girls|clients
  is|was|are|hes|shes ~1 a|an|the|such ~2 abuser|batterer|stalker|cheat|druggie|drunk|drunkard|alcoholic|junkie|crackhead|cokehead|addict|wino|tweaker|dealer|lush|boozer|pothead
  drunk|druggie|alcoholic|junkie|crackhead|cokehead judge|lawyer|attorney|gal|guardian|evaluator|magistrate
  is|was|were|are|be|been|hes|shes|got|gets|getting|sat|sits|presided|ruled|ran|stumbled|being ~2 drunk|intoxicated|tipsy|plastered|sloshed|inebriated|shitfaced|soused !on|with
  is|was|were|hes|shes|got|gets|looked ~2 hammered|wasted|buzzed|loaded|lit|baked at|in|on|during|by|again|that|from|when|every
  came|comes|arrived|arrives|showed|shows|appeared|turned|walked|returned ~6 drunk|stoned|intoxicated|hammered|tipsy|plastered|baked|inebriated|wasted|sloshed !as
  vodka|whiskey|whisky|bourbon|gin|rum|scotch|tequila|booze|liquor|flask ~3 in|on|under|at|from|behind ~3 mug|cup|thermos|drawer|bench|chambers|courtroom|desk|robe|coffee
  drunk on|in|at|during|through|while|as|for ~2 @work|skunk
  drinks|drinking|drank|drink|drunk|sips|sipping|sipped|swigs|swigging|swigged|chugging|gulping|hides|hiding|keeps|kept|nips|pours|poured|downing ~4 @drink ~4 @work|drawer|breaks|lunch
  drinks|drinking|drank ?right|heavily on|in|at|during|before ~1 @work
  on ~1 drugs|cocaine|meth|coke|heroin|pills
  snorting|snorts|snorted|sniffing|sniffs|sniffed|smoking|smokes|smoked|shooting|shoots|popping|pops|popped|doing|does|did|using|uses|used|injecting|bumping|taking|takes|dealing|deals|dealt|selling|sells|sold|buying|buys|scoring|high|tweaking|stoned|hooked ~1 up|on|off|of|some|a|his|her|lines|line|bumps|and|bump ~1 @drug|lines
  snorting|snorts|snorted|smoking|smokes|smoked|doing|did|dealing|deals|dealt|selling|sells|buying|does|using|uses @drug
  snorting|snorts|snorted|sniffing ~3 powder|something|stuff|off
  used|uses|spent|blew|spends ~5 on|for|up ~1 @drug
  coked|cracked|methed|doped|drugged|tweaked up|out
  was|is|were|hes|shes|came|showed|looked|sat|being ~2 high|stoned|baked ~2 in|on|during|at|as|out|when|while ~2 @work|@drug|kite|mind
  estaba|llego|anda|vino|andaba|estuvo|venia|llega|viene|presento|aparecio ~3 borrach*|tomad*|drogad*|ebrio|ebria|alcoholizad*|peda|pedo|crudo|cruda|intoxicad*|pasad*
  estaba|llego|anda|andaba|estuvo ~2 hasta ~1 atras|chanclas|manitas|madre
  en estado de ebriedad
  toma|tomaba|tomo|bebe|bebia|bebio|tomando|bebiendo ~3 @drink|alcohol ~4 @work
  se ~2 mete|metia|metio|metiendo|mete|inhala|inhalaba|inhalo ~3 @drug|lineas|rayas
  metiendose|inhalando|esnifando|fumando|consumiendo|esnifa|esnifaba|inhala|consume|consumia|vende|vendia ~2 @drug
  es|era ~1 un|una|puro ~1 borracho|borracha|drogadicto|drogadicta|cocainomano|alcoholico|alcoholica|marihuano|adicto|adicta
  se ~1 acuesta|acostaba|acosto|acuestan|acostaban|acostado|acostando|acostaron con|juntos|y|desde
  acostandose|acostarse con
  anda|andaba|andan|sale|salia|salen ~1 con|de ~4 abogad*|clienta|jueza|juez|contraria|novi*
  tiene|tenia|tuvo|tienen|tenian|mantiene|mantenia|mantienen|traia|trae ~2 amorio|amorios|romance|aventura|amante|queveres|enredo
  tiene|tenia|tuvo|tienen|mantiene|mantenia|mantienen ~1 una|relaciones ~1 relacion|relaciones|sexuales|intima|intimas|sentimental|amorosa|sexual
  falsifico|falsifica|falsificaron|falsificado|falsificada|falsifican|falsificaba|falsificando|falsificar|falseo|falsea|falsearon|falseado|adultero|adulteraron|prevarico|prevaricacion|prevarica
  presento|presentan|puso|pusieron|metio|escribio|entrego|hizo|hicieron|uso|uso|armo|anexo|inserto|agrego|redacto ~4 @papel ~2 fals*|trucad*|inventad*|adulterad*|alterad*|apocrif*
  puro|puros|pura|puras|son|eran|tenia ~1 @papel ~1 inventad*|falsificad*|fals*|trucad*
  invento|inventa|inventaron|inventan|inventaba|fabrico|fabrica|fabricaron|simulo|simularon ~4 @papel
  se inventa|invento|inventaron|saco ~3 @papel
  altero|altera|alteraron|cambio|cambiaron|borro|borraron|modifico|modificaron|edito|manipulo|manipularon|trunco ~3 grabacion|grabaciones|audio|audios|video|videos|transcripcion|acta|actas|expediente|resultado|resultados|pruebas|respuestas|declaracion|evidencia
  escondio|esconde|escondieron|oculto|oculta|ocultaron|destruyo|destruyeron|desaparecio|desaparecieron|rompio|quemo|tiro ~1 a|mis|las|los|el|la|mi|todas|todos|unas|unos ~2 prueba|pruebas|evidencia|evidencias|documento|documentos|expediente|acta|actas|grabacion|grabaciones|papeles !por|sin
  firmo|firmaron|firma ~1 por|como|en ~1 mi|si ~1 nombre|fuera|sin
  firmo|firmaron por mi sin|en|y|cuando
  puso|pusieron|metio|copio|imito|calco|pego|uso ~1 mi firma|rubrica
  cometio|comete|cometieron|cometia ~2 fraude|perjurio|delito|delitos|crimen|robo|falsedad|cohecho
  es|fue|son ~1 un|puro ~1 delito|fraude|perjurio|extorsion|abuso de autoridad
  eso|esto es|fue ~1 delito|fraude|perjurio|extorsion|corrupcion
  es|son|era ~1 un|una|unos|unas|puro|puros ~1 ratero|ratera|rateros|ladron|ladrona|ladrones|delincuente|delincuentes|criminal|criminales|estafador|estafadora|estafadores|violador|pedofilo|pederasta|tranza|transa|defraudador|defraudadora|mafioso|mafiosa|raterazo
  robo|roba|robaron|robaba|robando|roban|robarse ~4 dinero|anticipo|casa|fondos|deposito|herencia|pension|fianza|cheque|lana|plata|ahorros|mil|#sum|dolares|pesos
  se ~1 clavo|clavaron|transo|embolso|embolsaron|apropio|agandallo|chingo|robo ~3 @money|indemnizacion|deposito|anticipo|pension|herencia|fianza
  quedo|quedaron|queda|quedaba|quedado con ~5 deposito|fianza|herencia|pension|indemnizacion|consignacion|fideicomiso|ahorros|liquidacion
  desvio|desviaron|desvia|desviaba ~3 dinero|fondos|pension|herencia
  extorsiono|extorsiona|extorsionan|extorsionaron|extorsionando|chantajeo|chantajea|chantajearon|chantajeando|estafo|estafa|estafaron|defraudo|defrauda|lavado|lava|lavaba !de|los|el|la|las|mis|su|sus|ropa|carros|platos|a|expectativas|mi
  lavado|lava|lavaba|lavan ~1 de|el ~1 dinero
  mintio|miente|mintieron|mentir|mintiendo|mentia ~1 bajo|en juramento|protesta|declaracion
  juro|declaro|declararon|testifico en|con ~1 falso|falsedad|mentiras
  falso testimonio
  encubre|encubrio|encubren|encubriendo|encubrieron
  ejerce|ejercia|trabaja|trabajaba|litiga|litigaba|atiende|atendia|evalua|evaluaba ~2 sin ~2 cedula|licencia|titulo|matricula
  cedula|titulo|licencia|matricula ~2 es|era|fue|esta|estaba ~1 fals*|vencid*|suspendid*|revocad*|cancelad*|pirata|comprad*|trucad*
  cedula|titulo|licencia|matricula fals*|vencid*|suspendid*|revocad*|cancelad*|pirata|comprad*
  le ~1 quitaron|suspendieron|revocaron|cancelaron ~1 cedula|licencia|titulo|matricula
  manoseo|manoseaba|toqueteo|violo|abuso ~1 a|de|sexualmente ~2 clientas|menores|nina|ninas|nino|ninos|sexualmente
  acoso|acosa|acosaba sexualmente
  pedofilo|pedofila|pederasta|pederastas
`

/** What somebody works without: these begin with a "no", so a "no" near them denies nothing. */
export const lacks = `
  doesnt|didnt|dont|hasnt|hadnt|not|never ~1 have|hold|had|held|holds|possess|got|renew|renewed ~4 license|licence|diploma|licensed !plate|plates
  has|had|have|with|holds|held no ~2 license|licence|degree|diploma !plate|plates|yet
  isnt|aint|wasnt|not even ~1 a|an ~1 doctor|psychologist|lawyer|attorney|therapist|psychiatrist|judge
  without ~3 license|licence !plate|plates
  isnt|aint|wasnt|arent|not|never ~2 licensed|barred|accredited
  isnt|aint|wasnt|not|never ~2 admitted to|in ~1 bar|practice|court|this
  isnt|aint|wasnt|not|never ~1 a|an|even|really ~2 real|actual|licensed ~1 doctor|psychologist|lawyer|attorney|therapist|judge|evaluator|phd
  no tiene|tenia|tienen|tuvo|cuenta|contaba ~1 ni|con|su|una|la|el ~1 cedula|titulo|matricula|licencia
  no es|era ~2 abogado|abogada|psicologo|psicologa|perito|perita|licenciado|licenciada|doctor|doctora ~1 titulad*|de|certificad*|con|ni|tiene
`

/** What makes an opinion of an accusation that comes after it. */
export const hedges = `
  i|we|personally|id ~2 believe|think|feel|felt|suspect|suspected|wonder|wondered|guess|thought|suppose|fear|imagine|assume|bet|doubt
  in my|our ~1 opinion|view|mind|eyes|experience|book
  from my|our ~1 view|perspective|point
  imo|imho|seem|seems|seemed|appear|appears|appeared|maybe|perhaps|possibly|probably|might|allegedly|supposedly|presumably|mustve|apparently|practically|basically
  looked|looks|look|felt|feels|feel|sounds|sounded|acts|acted|smells|seems like|as
  felt|feels|feel|smells|smelled|reeks|reeked|stinks|stank|sounds|sounded|seemed ~3 rigged|fixed|corrupt|bought|crooked|bribery|corruption|fraud|fraudulent|scripted|fake
  looked|looks|seemed|sounded ~1 drunk|high|stoned|tipsy|wasted|hammered|intoxicated|borrach*
  as if|though
  almost|nearly as|like|a
  if you ask me
  must have
  could|may|might|would|wouldve have|be|well|as|just
  my|our ~1 impression|opinion|view|belief|feeling|guess|theory|suspicion|hunch|gut|take
  makes|made|left|had|making me|us|you|anyone|one ~1 think|wonder|believe|feel|wondering|thinking|feeling|suspect
  you|one wonder|wonders|would|might|could|may|almost
  en mi ~1 opinion
  desde mi ~1 punto
  creo|pienso|siento|sospecho|opino|parece|parecia|parecio|pareciera|quizas|quiza|sentimos|creemos|supongo|imagino|sospechamos|supuestamente|presuntamente|probablemente|aparentemente|posiblemente|dudo
  tal vez
  a lo mejor
  para mi
  a mi parecer|juicio|ver|entender
  segun yo
  senti|sentia|sentimos que
  da|daba|dio ~1 impresion|sensacion
  como si
  mi opinion|impresion|sospecha|sensacion
  huele|olia a
`

/** An opinion that is marked as one only at the end: "she was paid off, I think". */
export const afterwords = `
  i|we ~1 think|believe|guess|suppose|suspect|feel|bet|imagine|assume
  in my|our ~1 opinion|view|book|mind
  imo|imho|allegedly|supposedly|apparently|probably|maybe|perhaps|possibly
  if you ask me
  or so|at ~1 it|least ~1 seems|seemed|feels|felt|looked
  or|at ~1 so|least it ~2 seems|seemed|felt|feels|looked|appeared
  thats|just|only|is ~1 my ~1 opinion|view|guess|impression|feeling|take|theory
  just|only my|an ~1 opinion|guess|view
  creo|pienso|supongo|opino|quizas|quiza|supuestamente|sospecho|imagino
  en mi ~1 opinion
  a mi parecer|ver|juicio
  segun yo
  o eso|asi ~1 parece|parecio|creo|senti|pienso
  para mi
`

/** Where an opinion before it ends: what comes after is told as fact again. */
export const turns = 'but however although though yet still except pero aunque sino'

/** Somebody else's accusation or finding: no assertion of the author's. */
export const voices = `
  accused|accuses|accusing|accusation|accusations|alleged|alleges|alleging|allegation|allegations|claimed|claims|claiming|investigated|investigation|convicted|charged|arrested|asked|argued|implied|insinuated|hinted|suggested|rumor|rumors|rumored
  called|calls|calling|labeled|labels|treated|treats|treat|portrayed|painted|made ~2 me|us|my|out
  said|says|say|told|tells|wrote|writes|testified|saying|heard ~3 i|im|ive|id
  court|judge|jury|judges ~2 found|ruled|held|convicted
  was|were found
  like a|an criminal|criminals|thief|drunk|crook
  evidence|proof|proofs ~2 of|that
  proved|prove|proving|proven|dropped|dismissed|reported|reporting|if|unless|whether|suppose|imagine|accuse|until
  what|whatever ~3 called|call
  acuso|acusaron|acusa|acusaba|acusando|acusacion|acusaciones|alego|alega|alegaba|investigo|condenado|condenada|denuncio|denunciaron|rumor|rumores|si|ojala|aseguro|preguntaron
  dijo|dice|dijeron|decia|dicen ~1 que ~2 yo|era|soy|estoy|estaba|tomo|me
  me ~1 llamo|dijo|trato|trataron|dijeron|escondio|escondia|quemo|rompio|violo|quito
`

/** What denies it: reaches to the next comma or "and". */
export const denials = `
  not|never|no|without|nobody|isnt|wasnt|arent|werent|dont|doesnt|didnt|wont|denied|neither|nor|hardly|cant|cannot|couldnt|wouldnt|havent|hasnt|aint|far|instead|rather|refused|refuses|refusing|against|avoid|avoids|prevented !only|wonder|doubt|question|surprise|idea
  caught|catches|catch|spotted|spots|exposed|exposes|flagged|noticed|uncovered|found|proved|showed my|his|her|the|a|that|their|both|every ~1 forged|forgery|forgeries|fake|faked|false|falsified|fabricated|lie|lies|fraud|theft|doctored|hidden|stolen|perjury|ex|exs|husbands|wifes|fathers|mothers|dads|moms|other|others
  no|nunca|jamas|sin|tampoco|contra|descubrio|detecto|rechazo|rechaza|ni !solo|solamente
`
/** Where a denial ends. */
export const stopsDenial = 'and but because so then y pero porque then instead while who que entonces'

/** Whom a sentence speaks of when it is not the rated person: the author's own people and everybody else outside court. */
export const ownPeople =
  'ex exhusband exwife side parte contraparte defendant petitioner respondent plaintiff opponent demandado demandada husband wife spouse father mother dad mom mum stepdad stepfather stepmom stepmother boyfriend girlfriend parent coparent party brother sister uncle aunt cousin grandmother grandfather grandma grandpa neighbor neighbour roommate friend boss stepdaddy daddy mama babysitter nanny teacher daughter son child kid kids stepson tenant landlord family parents inlaws client clients somebody someone anyone witness police officer cop cops papa mama esposo esposa expareja marido padre madre novio novia suegra suegro exmarido exmujer exesposo exesposa hermano hermana tio tia primo vecino vecina cunado cunada hijo hija abuela abuelo patron cliente testigo policia padrastro madrastra'
export const men =
  'exhusband husband father dad stepdad stepfather boyfriend brother uncle grandfather grandpa son papa esposo marido padre novio suegro exmarido exesposo hermano tio primo vecino cunado hijo abuelo padrastro'
export const women =
  'exwife wife mother mom mum stepmom stepmother girlfriend sister aunt grandmother grandma daughter mama esposa madre novia suegra exmujer exesposa hermana tia vecina cunada hija abuela madrastra'
/** Words of the group of professionals that are no person. */
export const notPeople = 'custody honor justice expert coordinator'
export const systems = 'system systems courts process county courthouse industry sistema'
