import type { Shorthands } from '../phrases.ts'
import { shorthands as common } from './shorthands.ts'

// What a court has closed (ratings.md 3.2 and 3.5, C10). That a file was sealed, that CPS was called, that a child was
// heard in chambers, how long it took and in what tone may be told; what the closed papers or the child say may not.
// So most of it is found in two parts: a place that is closed, and beside it the telling of what is in there.

/** Groups that only the tables of this file use. */
export const sealedShorthands: Shorthands = {
  macros: common.macros,
  groups: {
    ...common.groups,
    papers:
      'report|reports|file|files|record|records|evaluation|evaluations|eval|evals|transcript|transcripts|letter|letters|notes|exhibit|exhibits|affidavit|interview|interviews|documents|document|papers|paperwork|study|findings|assessment|assessments|summary|memo|statement|statements|results|appendix|recording',
    papeles:
      'informe|informes|reporte|reportes|expediente|expedientes|archivo|archivos|acta|actas|evaluacion|evaluaciones|documento|documentos|dictamen|dictamenes|peritaje|carpeta|estudio|notas|declaracion|entrevista',
    telling:
      'says|said|say|states|stated|state|shows|showed|show|reads|reports|reported|found|finds|finding|concluded|concludes|describes|described|lists|listed|mentions|mentioned|proves|proved|recommends|recommended|tells|told|wrote|writes|confirms|confirmed|admits|reveals|revealed|notes|noted|claims|claimed|quotes|details|diagnosed|indicates|indicated|documents|documented|calls|called',
    cuenta:
      'dice|dicen|decia|muestra|muestran|pone|concluye|concluyo|senala|senalan|dijo|afirma|prueba|recomienda|recomendo|menciona|mencionaba|revela|indica|describe|refiere|consta|establece|diagnostica|confirma|reza',
    agencies: 'cps|dcfs|dcf|dhs|dss|acs|ocs|cys|cyfd',
    closed: 'sealed|confidential|expunged|juvenile|dependency|nonpublic|unredacted|impounded',
    shut: 'sealed|confidential|private|secret|privileged|restricted|nonpublic|off_limits',
    cerrado:
      'sellado|sellada|sellados|selladas|confidencial|confidenciales|reservado|reservada|reservados|reservadas|juvenil|privado|privada|secreto|secreta',
    kin: 'husband|wife|ex|exhusband|exwife|dad|mom|father|mother|spouse|girlfriend|boyfriend|mommy|daddy|grandma|grandpa|stepdad|stepmom|husbands|wifes|exs|dads|moms|fathers|mothers|@child',
    mio: 'marido|esposo|esposa|ex|papa|mama|padre|madre|senor|senora|@child',
  },
}

export const sealed = `
  @closed ~1 @papers ~5 @telling
  @closed ~1 @papers ~2 that|which i|my|we|he|she
  @agencies ~1 @papers|caseworker|worker|investigator ~4 @telling
  @papers ~2 from|by|of ~1 @agencies ~4 @telling
  according to ~1 @agencies ~2 @papers
  per the|a|his|her|that @closed ~2 @papers
  @agencies put|wrote|said|stated|noted ~2 in ~2 @papers
  wrote|put|says|said|stated|noted|claimed|reported ~3 in ~1 @closed ~1 @papers
  puso|escribio|escribe|anoto|asento|pone|menciono ~2 en ~1 @papeles ~1 @cerrado
  segun ~1 @papeles ~5 @cerrado
  according to|what the|my|our|his|her|their|a ~1 @closed ~1 @papers
  his|her|their|sons|daughters|childs|kids|exs|wifes|husbands ~1 therapy|therapist|therapists|counseling|counselor|counselors|psychiatric|psych|rehab|hospital|medical|treatment notes|records|record|file|files|chart ~4 say|says|said|state|states|show|shows|showed|read|reads|mention|mentions
  quote|quoting|quoted|copied|copy|copying|read|reading|posting|post|sharing|share|typed|typing|pasting|paste|excerpt|excerpts|straight|direct|directly|line|lines ~4 from|of ~1 @closed ~1 @papers
  what|everything my|our|the ~1 @child told|tells|said|says ~4 in camera|chambers
  not|never|shouldnt|cant ~2 supposed|allowed|permitted|meant to ~1 show|share|post|publish|quote|write|repeat|disclose|leak ~2 it|this|that|about|what
  @papeles ~1 @cerrado ~3 @cuenta
  @cuenta|segun el|la|los|las|un|una @papeles ~1 @cerrado
  @papeles ~2 de|del cps|dcfs|dif|proteccion ~4 @cuenta
  copio|cito|transcribo|comparto|publico|pego|copiado|tomado ~4 @papeles ~1 @cerrado
  no ~1 deberia|debo|debia|puedo|podia|podemos ~1 compartir|publicar|mostrar|contar|decir|divulgar|revelar esto|lo|el|la|este|pero
  no ~1 deberia|debo|debia|puedo|podia|podemos compartirlo|publicarlo|mostrarlo|contarlo|decirlo|divulgarlo|revelarlo pero|y|aun
`

/** Papers that are closed: what is quoted or told beside such words is held. */
export const closedPapers = `
  @closed !our|my|the|his|her|their|its|it|by|because|until|and|so|from ~2 @papers
  @papers ~1 is|are|was|were|stay|stays|stayed|remain|remains|be|being|thats|its|theyre ~3 @shut
  @papers ~2 supposed|meant to ~2 be|stay|remain @shut
  @papers @closed
  @papers ~1 that|which|is|are|was ?is|was|are not|isnt|arent public|released|published
  section|page|exhibit|appendix|part|paragraph ~1 @closed
  stamped|marked|labeled|labelled ~2 @shut
  do not distribute|disseminate|disclose|copy|release
  sealed the|our|his|her|my|their ~1 @papers
  under seal
  protective|sealing|confidentiality order on|over|for|covering ~2 @papers
  @papeles ~2 @cerrado
  @papeles ~1 es|esta|era|estaba|son|estan ~2 @cerrado
  bajo reserva|sello|secreto
  secreto de|del sumario
`

/** What a closed paper says, where the paper is not named again: "They say she …". */
export const paperTelling = `
  in|inside it|them|there ~4 @telling
  it|they|file|files|record|records|report|reports|notes|page|evaluation|letter|which|section ~1 say|says|said|state|states|shows|show|showed|list|lists|listed|mention|mentions|mentioned|read|reads|describe|describes|found|concluded|conclude|concludes|reveal|reveals
  page|pg|section|line|paragraph ~3 says|say|states|shows|reads|lists
  heres|here ~1 is ~2 what|the|a|it
  heres what|the|a|it
  ahi|alli|donde|pagina|informe|reporte|expediente|que|y|pero|igual ~1 dice|dicen|pone|consta|senala|concluye|aparece|lee|lei que
`

/** Rooms that are closed, whoever stands in them. */
export const closedRooms = `
  in|inside|during|at|into ~3 chambers
  chambers|bench conference|conferences|meeting|talk|hearing|interview|discussion|chat|session|conversation|part
  sidebar|sidebars
  white noise
  lawyers|attorneys|counsel ~2 at|to the bench
  side bar|bars
  behind ~2 closed|shut door|doors
  hearing|trial|courtroom|session|testimony was|is ~1 closed|sealed
  closed|sealed session|hearing|courtroom|conference|proceeding|proceedings|door|meeting
  doors ~1 closed|shut
  in camera
  off the record
  recorder|recording|stenographer|reporter|mic|microphone|tape|machine ~1 was|were|is ~1 off|stopped|gone|paused|out
  turned|switched|shut ~3 off ~1 recorder|recording|mic|microphone|tape
  without|no a|the|court ~1 reporter|stenographer
  @child|his|her|their ~1 interview|conversation|talk ~1 with the|his|her judge|magistrate|commissioner|referee
  closed|sealed interview|talk|conversation|room
  apago|apagaron|apagada|apagado|sin ~1 grabacion|grabar|camara|microfono|grabadora
  platica|entrevista|conversacion ~2 con la|el jueza|juez|magistrada|magistrado
  judicial|forensic interview
  private|confidential session|hearing|conference|interview with|between|the|she|he|my|our|and
  puerta|puertas ~1 cerrada|cerradas
  sesion|audiencia|junta|platica|reunion|conversacion|entrevista|comparecencia ~5 privada|cerrada|reservada|confidencial
  fuera de|del acta|actas|registro|expediente|record|grabacion
  escucha|exploracion ~2 menor|menores|nino|nina
`

/** Rooms that are closed when a judge is spoken of. */
export const judgesRooms = `
  in his|her|the|judges ~1 office
  alone with|in
  private|one|oneonone talk|interview|session|chat|conversation|meeting
  judge ~1 spoke|talked|met|interviewed|saw|took|asked|questioned|spoken ~5 alone|privately
  en su|el|la ~1 despacho|oficina|privado
  a solas
  back room
  took|brought|called ~3 into|to ~1 office|room
  se encerro con
`

/** The same, where nobody but a judge can be meant if one is named. */
export const inPrivate = `
  in private
  en privado
`

/** Who makes an office a closed room. */
export const judges = 'judge judges juez jueza jueces magistrate magistrado magistrada commissioner comisionado comisionada referee honor'

/** A judge who is alone with one of these hears what nobody else may. */
export const children = common.groups.child!.replaceAll('|', ' ')
/** Their offices are no closed rooms. */
export const othersWithOffices =
  'lawyer lawyers attorney attorneys counselor therapist doctor clerk principal paralegal gal gals guardian evaluator abogado abogada abogados licenciado licenciada licenciados lic terapeuta psicologo psicologa secretaria doctora mediador mediadora mediator'

/** Talks about an agreement, where the law closes them. */
export const talks = `
  mediation|mediations|caucus
  settlement conference|talks|talk|negotiation|negotiations|meeting
  mediacion|mediaciones|conciliacion
`

/** What the other side offered or owned to, there. */
export const offers = `
  his|her|their|dads|moms|husbands|wifes|exs ~3 offer|demand|number|proposal was|is
  he|she|they|side|lawyer|attorney|counsel|@kin offered|demanded|proposed ~5 thousand|grand|k|dollars|half|percent|weekends|house|custody
  he|she|they|side|lawyer|attorney|counsel|@kin offered|proposed|wanted to give|drop|pay|settle|sign|waive|trade|split|sell|withdraw
  @kin ~1 admitted|confessed|conceded|acknowledged to|that|he|she|hiding|having|cheating|drinking|using|lying|hitting|taking|owing
  he|she admitted|confessed|conceded|acknowledged ~1 hiding|having|cheating|drinking|using|hitting|taking|owing
  su oferta|propuesta ~1 fue|era
  ofrecio|ofrecieron|propuso|pidio ~5 mil|pesos|dolares|casa|pagar|retirar|mitad
  @mio admitio|confeso|reconocio ~1 que|haber|tener|esconder
`

/** An agreement whose terms were to stay between the two. */
export const terms = `
  settlement|agreement|terms|deal|amount|number|divorce ~1 is|are|was|were|stays|stay|remains ~2 confidential|sealed|secret|private
  confidential|secret|sealed settlement|agreement|terms|deal
  convenio|acuerdo|arreglo ~2 confidencial|secreto|reservado|privado
`

/** What was agreed. */
export const agreed = `
  it|he|she|they|ex|i|we ~1 got|gets|paid|pays|received|kept|keeps|gave|took ~3 house|percent|half|car|boat|thousand|million|grand|k|dollars|lump|cabin|business|everything
  le|les|me ~1 dieron|dio|pago|pagaron|quedo
  recibio|pago ~4 mil|millones|millon|casa|pesos|dolares|carro
`

/** Words that say that a talk was to stay in its room. */
export const secrecy = 'confidential privileged secret confidentiality confidencial confidenciales secreto secreta confidencialidad'

/** Somebody's words, retold, in a closed room. */
export const roomTelling = `
  said|says|saying|admitted|admits|confessed|promised|stated|claimed|insisted|warned|announced|declared|whispered|mentioned|confided|revealed|swore|threatened !nothing|hello|hi|thank|thanks|sorry|something|things|what|so|little|much|judge|lawyer|please ~1 that|he|she|they|hes|shes|theyre|hed|shed|theyd|hell|shell|theyll|ill|im|there|weve|wed|@kin
  said|says|admitted|claimed|whispered|mentioned|revealed my|his|her|their|the|our ~2 is|was|were|are|would|had|has|could|should|wanted|wants|needed|needs|drinks|hits|hit|gets|does|did
  told|tells|telling|assured|informed|warned|confided|disclosed !nothing ~3 that|he|she|they|hes|shes|theyre|hed|shed|theyd|dad|mom|daddy|mommy|theres|@kin
  told|tells|telling ~2 the|that judge|magistrate|commissioner ~1 thinks|thought|said|believes|wants|hates|likes|will|would|was|is|had|has|told|already
  testified ~1 that|my|his|her|he|she|@kin
  asked|asks ~4 who|whom|where|which ~4 live|stay|sleep|be|love|loves|loved|pick|choose|prefer|prefers|parent|house|with
  made|let|makes ~2 clear|known that|he|she|they
  hinted|implied|suggested|agreed that|he|she|they
  exact words
  word for word
  words were
  dijo|dijeron|dice|decia|platico|confeso|admitio|comento|aseguro|prometio|advirtio|reconocio|solto|insinuo|susurro|contaron|conto ~6 que
  pregunto|preguntaron|pregunta ~3 con|a quien
  contesto|respondio ~2 que
  textual|textualmente
  palabra por palabra
`

/** Who tells their own words gives nobody else's away; a lawyer's remark by the way is none. */
export const selves = 'i ive id yo'
/** From here on it is no longer told what was said in the room. */
export const openAgain =
  'open beforehand afterward afterwards later only hallway outside transcript sign publicly abierta abierto despues luego pasillo solo solamente publico'
/** A person speaks, and no paper. */
export const speech =
  'said told asked answered replied yelled shouted joked whispered says tells asks dijo dijeron contesto respondio pregunto grito'

/** A court has told the author to be silent. */
export const gagOrder = `
  gag order|orders
  under|violate|violating|violates|break|breaking|despite|against ~2 confidentiality|nondisclosure|secrecy order|agreement|clause ~2 and|but|so|by|here|i
  court|judge|order|mediator|magistrate|commissioner|referee|she|he ~1 told|tells|ordered|orders|forbids|forbade|forbid|bars|barred|warned|instructed|prohibits|prohibited ~1 us|me|everybody|everyone|both|anyone|all|parties ~1 not|never to ~1 write|post|share|discuss|publish|disclose|repeat|reveal|mention
  court|judge|order|mediator|magistrate|commissioner ~1 told|ordered|orders|forbids|forbade|bars|barred|warned ~1 us|me|everybody|everyone|both|anyone ~1 not|never to ~1 talk|speak|say ~1 about|of|publicly|online|so|outside
  forbids|forbade|forbidden|bars|barred|banned|prohibits|prohibited|bans ~2 us|me|everyone|anyone|both|parties ~1 from ~1 talking|speaking|discussing|writing|posting|sharing|publishing|disclosing|telling
  order|orders ~3 that|says|said|saying|against|barring|forbidding ~2 we|i|nobody|anyone|us|me|no ~1 cant|cannot|discuss|discussing|talk|talking|publish|publishing|post|posting|share|sharing|speak|speaking|repeat|disclose|one
  they|judge|court|clerk|gal|evaluator|mediator said|told|says|warned ~1 dont|not|never ?to publish|post|share|repeat|disclose ~3 so|but|anyway|well|publishing|posting|sharing|here
  not for ~1 public|publication
  nothing|not|never ?to leaves|leave|left this room
  told|ordered|warned|instructed not|never to ~1 post|share|publish|disclose|write|repeat|discuss|talk|speak ~1 this|it|about|any|anything|what
  signed|sign|made ~4 nondisclosure
  an|the|my|our nda|ndas
  breaking|breaks ~2 nda|seal|nondisclosure
  orden de ~1 silencio|mordaza|confidencialidad
  ley mordaza
  jurar|juramos|jure|prometer ~1 silencio|secreto
  sworn|swore ~1 to secrecy
  not|isnt|arent|cant|never ?allowed|supposed|permitted ?to ?really say|tell|talk|disclose|discuss|share ~4 but i|ill|here|whatever|too am|will|it|bad|i
  me|nos prohibio|prohibieron|prohibe|prohiben|prohibido ~1 publicar|escribir|contar|divulgar|compartir|revelar|comentar
  me|nos prohibio|prohibieron|prohibe|prohiben|prohibido ~1 hablar de|del|sobre|publicamente|con
  me|nos ordeno|ordenaron|dijo|dijeron|pidio que ~1 no ~1 publicaramos|publicara|contara|contaramos|divulgara|divulgaramos|compartiera|hablaramos|comentara pero|y|asi|aqui
  firmamos|firme|firmar ~2 confidencialidad
  prohibido hablar|publicar|contar|divulgar
`
/** To be silent before children or to each other is a rule of a good court and no gag. */
export const manners =
  'child children kid kids son daughter each other over bad badly negative negatively hijos hijo hija ninos nino nina mal front delante'

/** Words after which quotation marks open on the text of an order. */
export const quotedPapers = 'order orders ruling decree judgment decision transcript orden ordenes fallo sentencia resolucion acta'
export const quoting = 'says reads states stated said wrote quote quoted ordered dice decia reza pone'
