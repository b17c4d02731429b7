/** Crimes and corruption told as fact (ratings.md 3.5, C4). `hard` whoever it is said of. */
export const hardAccusations = `
  bribe|bribes|bribed|bribery|kickback|kickbacks|payoff|payoffs
  took|takes|taking|take|accepted|accepts|accepting|received|receives|gets|got|pocketed ~2 money|cash|gifts|payments ~1 from|under|to
  took|takes|accepted|receives|received|pocketed ~1 cash|gifts
  was|were|is|are|been|got|gets|being ~1 paid off
  paid off the ~1 @pro
  were|was|is|are|been ~1 bought !a|an|the|out|in|by|for|with|from|at|before|during|after|on|house|together
  bought and paid
  bought ~1 judge|judges|ruling|verdict
  in the|his|her|their|somebodys|someones pocket|pockets ~1 of !money
  is|was|are|were|be|got|has|judge|judges|court ~2 in the|his|her|their|somebodys|someones ~2 pocket|pockets
  on the take
  money|cash|paid|pays|pay|deal|deals|something|gifts|payments|envelope|envelopes|took|takes ~4 under the table
  corrupt|crooked|crook|crooks|corruption !system|court|courts|process|county|courthouse|industry|state
  case|trial|hearing|hearings|outcome|ruling|rulings|decision|verdict|everything|it|whole was|were|is|been|got|are ~1 fixed|rigged !in|by|later|within|quickly|after|when|and
  fixed ~1 our|my|the|these|this|that ~1 case|cases|trial|outcome|ruling|verdict|decision ~1 !date
  had|have|got ~1 it|case|this|everything fixed|rigged !by|in|quickly
  fixes ~1 cases|trials|outcomes
  rigged|rigs|rigging
  committed|commits|commit|committing|guilty|engaged|engages|involved ~4 fraud|perjury|forgery|crime|crimes|theft|extortion|bribery|malpractice|felony|felonies|embezzlement|conspiracy|abuse|treason
  is|was|are ~1 a|an|the ~2 fraud|fraudster|con|conman|scammer|swindler|criminal|criminals|thief|thieves|felon|racketeer|extortionist|predator|pedophile|paedophile|pedo|molester|rapist|trafficker|gangster|mobster|mafia
  are ~1 criminals|crooks|thieves|pedophiles|predators|frauds
  fraudulent ~1 bill|bills|billing|report|reports|order|document|documents|charges|invoice|invoices|fees
  defrauded|embezzled|embezzles|embezzling|extorted|extorts|extorting|blackmailed|blackmails|blackmailing|laundered|launders|laundering
  perjured|perjurer|perjures
  lied|lies|lying|lie under|on oath|stand
  forged|forges|forging|falsified|falsifies|falsifying|doctored|backdated|forgery
  altered|alters|changed|edited ~2 transcript|transcripts|evidence|recording|recordings|minutes
  fabricated|fabricates|fabricating|destroyed|destroys|tampered|hid|hides|shredded|concealed|buried|suppressed|planted ~3 evidence|record|records|report|reports|document|documents|transcript|transcripts|signature|exhibit|exhibits|testimony|files
  tampered|tampers|tampering with
  stole|steals|stealing|stolen ~3 money|retainer|funds|estate|account|trust|settlement|cash|savings|dollars|house
  stole|steals|stealing ~2 from
  stole|steals|stealing my|our ~1 deposit|retirement|inheritance|check|checks
  colluded|colludes|colluding|collusion|conspired|conspires|conspiring|conspiracy
  sells|sold|selling|trafficking|traffics ~2 kids|children|custody|rulings|decisions|orders|verdicts
  pedophile|pedophiles|paedophile|pedo|pederast
  child molester|molesters|predator|trafficking|trafficker
  quid pro quo
  on his|her|their payroll
  payroll of ~2 firm|family|wife|husband|lawyer|attorney|father|side|ex|parents
  is|was|thats ~1 theft|fraud|extortion|bribery|perjury|forgery|embezzlement
  kept|pocketed|keeps|diverted|took ~2 settlement|escrow|trust ~1 money|check|checks|funds
  lied to ~1 bar
  had|has|have ~1 ex|secret|private|back ~1 parte|room|deal ~2 meetings|talks|deals|with
  sold|sells|sell ~2 @child|family ~1 to
  pays|paid ~1 for ~1 rulings|verdicts
  launders|laundering ~1 money
  covers|covered|covering up ~2 for|abuse|crimes|crime
  se ~1 reparten|repartio|repartieron ~2 dinero|ganancias|plata
  vende|venden|vendio|vendieron ~2 custodia|custodias|sentencia|sentencias|fallos|casos|justicia|ninos
  paga* ~1 por ~2 custodia|fallo|sentencia
  esta en la nomina
  recibe|reciben|recibio ~2 sobornos|mordidas|sobres
  encubre|encubrio|encubren
  soborno|sobornos|soborna|sobornan|sobornado|sobornada|sobornaron|mordida|mordidas|coima|coimas
  acepto|acepta|aceptan|recibio|recibe|reciben|tomo|cobra|cobro ~2 dinero|plata|lana|billetes ~1 de|del|por|para|bajo
  corrupto|corrupta|corruptos|corruptas|corrupcion
  comprado|comprada|comprados|vendido|vendida|vendidos ~1 !en|una|un|la|el|por
  esta|estan|estaba|estaban ~1 comprad*|vendid*
  falsifico|falsifica|falsificaron|falsificado|falsificada
  cometio|comete|cometieron ~2 fraude|perjurio|delito|delitos|crimen|robo
  es|son|era ~1 un|una|unos|unas ~1 ratero|ratera|rateros|ladron|ladrona|ladrones|delincuente|delincuentes|criminal|estafador|estafadora|violador|pedofilo|pederasta|tranza
  robo|roba|robaron ~2 dinero|anticipo|casa|fondos
  bajo la mesa
  mintio|miente|mintieron bajo juramento
  caso|juicio|audiencia|todo ~1 estaba|esta|fue arreglad*|amanad*
  pedofilo|pedofila|pederasta
`

/** The same, said of somebody at work in court. Of the author's own former partner it is the story of the case. */
export const softAccusations = `
  was|is|were|are|be|been|hes|shes|came|arrived|showed|looked ~4 drunk|intoxicated|hammered|wasted|tipsy
  drunk on the|duty bench|job|stand
  drinks|drinking|drank|drunk ~2 on|in ~1 bench|chambers|job
  having|had|has|have ~2 affair|relationship|fling ~1 with
  sleeping|slept|sleeps ~1 with !the|a|his|her|my kids|children|light
  sleeping|slept|sleeps ~1 with ~2 @pro|opposing|other|counsel
  is|was|are ~1 a|an|the ~2 abuser|batterer|wife|stalker|cheat|cheater|druggie|drunk|drunkard
  groped|gropes|molested|molests|fondled|raped|rapes|assaulted
  sexually ~1 harassed|assaulted|abused|touched|harasses
  abuses|abused ~1 kids|children|boys|girls|clients
  on ~1 drugs|cocaine|meth
  estaba|llego|anda|vino|andaba ~2 borrach*|tomad*|drogad*|ebrio|ebria
  se acuesta|acostaba|acosto con
  tiene|tenia|tuvo ~1 amorio|romance|aventura
  running|runs|ran ~2 scam|racket|con|scheme
  had|having|has|have ~1 sex with
  was|is|were|hes|shes ~2 high|stoned ~2 in|on|during ~1 court|bench|stand|drugs|hearing|trial
`

/** What makes of an accusation an opinion. */
export const hedges = `
  i|we|personally ~2 believe|think|feel|felt|suspect|suspected|wonder|wondered|guess|thought|suppose|fear|imagine
  in my|our ~1 opinion|view|mind|eyes|experience|book
  imo|imho|seem|seems|seemed|appear|appears|appeared|maybe|perhaps|possibly|probably|might|may|allegedly|supposedly
  looked|looks|look|felt|feels|feel|sounds|sounded like|as
  as if|though
  almost as
  if you ask me
  my ~1 impression|opinion|view|belief|feeling
  makes|made|left|had me|us|you ~1 think|wonder|believe|feel|wondering|thinking|feeling
  en mi ~1 opinion
  creo|pienso|siento|sospecho|opino|parece|parecia|parecio|quizas|quiza|sentimos|creemos
  tal vez
  para mi
  a mi parecer|juicio|ver
  senti|sentia que
  como si
`

/** Somebody else's accusation, a finding of a court, or its denial: no assertion of the author's. */
export const others = `
  accused|accuses|accusing|accusation|accusations|alleged|allegation|allegations|alleging|claimed|claims|claiming|investigated|investigation|convicted|charged|arrested
  called|calls|calling|labeled|labels|treated|treats|treat|portrayed|painted ~1 me|us|him|her|my
  court|judge|jury|judges ~2 found|ruled|held|convicted
  was|were found
  like a|an criminal|criminals|thief
  not|never|no|without|nobody|isnt|wasnt|arent|werent|dont|doesnt|didnt|denied|neither|nor|hardly
  evidence|proof|proofs ~2 of|that
  proved|prove|proving|dropped|dismissed|report|reported
  acuso|acusaron|acusa|acusacion|acusaciones|alego|investigo|condenado|condenada
  no|nunca|jamas|sin|tampoco
  me ~1 llamo|dijo|trato|trataron
`

/** Whom a sentence speaks of when it is not the rated person: the author's own people. */
export const ownPeople =
  'ex exhusband exwife husband wife spouse father mother dad mom stepdad stepfather stepmom stepmother boyfriend girlfriend parent coparent party brother uncle papa mama esposo esposa expareja marido padre madre novio'
export const systems = 'system systems courts process county courthouse industry sistema'
