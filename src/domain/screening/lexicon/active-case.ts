import { plainOf } from '../plain.ts'
import type { Shorthands } from '../phrases.ts'
import { wordsOf } from '../words.ts'

/** "14th" as the words of a text are read: digits between letters stand for letters. */
const ending = (day: number) => (day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'))
const ordinals = wordsOf(plainOf(Array.from({ length: 31 }, (_, at) => `${at + 1}${ending(at + 1)}`).join(' ')))
const numbers = Array.from({ length: 31 }, (_, at) => String(at + 1))
const few =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple|several|under|less|about|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|unos|unas'
const weekdays =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|lunes|martes|miercoles|jueves|viernes|sabado|domingo'
const months =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'

export const caseWords: Shorthands = {
  groups: {
    few: `${few}|${numbers.join('|')}`,
    weekday: weekdays,
    month: months,
    nth: [...new Set(ordinals.flatMap(({ keys }) => keys))].join('|'),
    num: numbers.join('|'),
    unit: 'day|days|week|weeks|month|months|year|spring|summer|fall|winter|term|dia|dias|semana|semanas|mes|meses',
    /** What a court, or who works for it, holds on a day. */
    event:
      'hearing|trial|court|conference|mediation|appeal|deposition|depo|depositions|arraignment|pretrial|retrial|review|evaluation|argument|arguments|session|arbitration|prelim',
    evento: 'audiencia|audiencias|juicio|corte|juzgado|mediacion|vista|comparecencia|careo|conciliacion|junta|peritaje|pericial|apelacion',
    /** What a day ahead is about. */
    court:
      'hearing|trial|court|conference|mediation|appeal|appeals|deposition|depo|arraignment|pretrial|evaluation|eval|arguments|arbitration|ruling|decision|judgment|decree|verdict|report|brief|judge|attorney|lawyer|gal|evaluator|mediator|guardian|#own|case|divorce|custody|settlement|motion|continuance|testify|testifying|examined|agreement',
    corte:
      'audiencia|juicio|corte|juzgado|mediacion|comparecencia|sentencia|fallo|resolucion|dictamen|jueza|juez|abogado|abogada|licenciado|licenciada|evaluadora|tutora|perito|perita|caso|divorcio|evaluacion|peritaje',
    /** A day with somebody of the court: it counts beside one of these. */
    date: 'appointment|interview|session|visit|meeting|consult|consultation|intake|call|cita|entrevista|sesion|visita|reunion',
    paper:
      'report|reports|brief|briefs|ruling|decision|order|judgment|decree|verdict|opinion|recommendation|recommendations|findings|evaluation|eval|response|reply|declaration|disclosures|exhibits|arguments|answer',
    papel: 'sentencia|fallo|resolucion|dictamen|informe|reporte|decision|orden|acuerdo|peritaje|evaluacion|respuesta|resultado|resultados',
    matter: 'case|matter|divorce|custody|litigation|proceeding|proceedings|trial|dissolution|adoption|petition|modification|lawsuit',
    asunto: 'caso|juicio|divorcio|asunto|proceso|pleito|expediente|tramite|demanda',
    motion: 'motion|motions|petition|appeal|writ|request|application|objection|objections|reconsideration|modification|contempt',
    worker:
      'judge|lawyer|attorney|gal|guardian|evaluator|mediator|commissioner|magistrate|counsel|coordinator|psychologist|caseworker|referee|juez|jueza|abogado|abogada|licenciado|licenciada|tutora|tutor|evaluador|evaluadora|mediador|mediadora|perito|perita|#own',
  },
  macros: {
    // What lies ahead, as it is said after "is", "we have" and the like.
    soon: [
      'tomorrow|tonight|soon',
      '?on|this|next|coming|by @weekday !mornings|afternoons|through|thru|to|nights',
      '?in|this|next|by @month',
      'in|by may',
      '?on @month|may @num|@nth',
      'on|by|the ?the @nth',
      'on @num @num',
      'this|next|coming ?coming|next @unit|@weekday|@month',
      'in|within ~1 @few ?more @unit',
      'in ?the spring|summer|fall|winter|autumn',
      'coming up',
      'any day|minute',
      'by|before|at ?the end of ?the|this @unit|@month',
    ],
    // A day ahead, whatever of the court stands before it.
    day: [
      'tomorrow',
      'on|this|next|coming @weekday !mornings|afternoons|through|thru|to|nights',
      'this|next|coming ?coming|next week|month|@month',
      'in|on @month ?@num|@nth',
      'on the ?the @nth',
      'any day|minute',
    ],
    cierto: [
      'proxima|proximo|siguiente semana|mes|@weekday|@month',
      'semana|mes|@weekday|@month que viene|entra',
      'dentro de ?unos|unas @few @unit',
      'pasado manana',
    ],
    pronto: [
      'manana|pronto',
      'el|este|para|proximo ?el|proximo @weekday',
      'en|para ?principios|finales|fines ?de @month',
      'el|para ?el|dia @num ?de',
      'la|el|esta|este proxima|proximo|siguiente @unit|@weekday',
      'la|el|esta|este @unit que viene|entra',
      'en|dentro ?de ?unos|unas|como @few @unit',
    ],
  },
}

/** The matter is not over (ratings.md 3.5, C15): what is written now can be read out in it. */
export const activeCase = `
  my|our|the|final|upcoming|his|her|next|a ?next|final|second|first|evidentiary|custody|pretrial|status|court|divorce @event ?date|hearing|conference|argument is|isnt|will|starts|begins|resumes|continues ~2 {soon}
  @event ?date is|starts|begins|resumes|continues ~1 {soon}
  @event ?date ~1 is ~1 set|scheduled|calendared|slated|listed|continued|postponed ~1 for|to|on|until ~3 @weekday|@month|@nth|@few|next|may|tomorrow
  hearings|trials|mediations|conferences|depositions|pretrials|evaluations|courts {soon}
  @event|hearings|trials coming up|soon
  upcoming|impending|approaching|forthcoming ~2 @event|date
  next @event is|isnt|will|in|on @few|on|not|until|be|@weekday|@month|set|scheduled
  my|our|their|the|his|her next ~1 hearing|trial|date|appearance|conference|appointment|session is|isnt|will|comes
  next court|trial|hearing|review date is|isnt|will|in
  next review|hearing|trial|conference in|on @few|@month|@weekday|@nth
  i|we|hes|shes|my|ex ~1 have|has|got ~5 @event ?date ~2 {soon}
  ive|weve|theres ~5 @event ?date ~2 {soon}
  i|we|ive|weve|ill|still|and ~1 have|got|see|meet ?my|our|a|an|one|another ~2 @date ~3 with ~3 {soon}
  i|we|ill|well|im|were ~2 go|going|head|heading|return|back|be ~1 back ~2 to|for|before|on|in|tomorrow|next ~5 final|hearing|trial|court|review|ruling|mediation !to|every|as|clothes|house|was|and
  i|we|ill|well go|return back|to ?there|court on|in|@weekday the|@weekday|@month|@few ?@nth ~1 for|@weekday|@unit|final
  i|we|ill|well|im|were ~1 go|going|return|be|appear|appearing|stand|standing ~2 front|before ~4 {soon}
  i|we|ill|well|im|were ~3 front|before him|her|#own|them|judge ~3 again ~2 {soon}
  i|we|ill|well see|meet him|her|them again {soon}
  i|we|hes|shes ~1 see|meet|go|talk ~2 @worker ~3 again|next|for ~2 {soon}
  trial|hearing|mediation|deposition|sentencing|it ~1 got|was|been|is|keeps ~2 pushed|moved|continued|rescheduled|postponed|adjourned|bumped|reset|put|set again|to|until|till|for ~2 next @unit|@month|@weekday
  my|our|her|his|the|final|a ?supplemental|final|written|custody @paper ~1 is|are|isnt|arent ~1 due|expected|coming ~1 in|on|by|until|next|any|soon|@month|@weekday|tomorrow|back
  due dec|jan|feb|nov|oct|sept|apr|aug @num
  discovery|record|evidence|case ~1 closes|ends|stays|remains|isnt ~1 in|on|next|open|closed|over|tomorrow|@month|until
  discovery is|remains ?still open|ongoing|underway|going|not
  has|have|did|does|is not ~1 ruled|rule|decided|decide|issued|issue|submitted|submit|filed|file|finished|finish|completed|complete|written|write|entered|released|heard|scheduled|set|signed|interviewed|produced|turned ~5 yet
  hasnt|havent turned|handed|given in|over ~4 report|recommendation|evaluation|findings
  hasnt|havent|didnt|isnt|doesnt|wont ?even ~1 ruled|rule|issued|issue|submitted|submit|finished|finish|completed|scheduled|signed|interviewed|produced ~5 yet
  she|he|judge|court|#own|gal|evaluator|they|commissioner|magistrate ~1 still|hasnt|has ~2 hasnt|decided|not|ruled ~1 decided|ruled|decide|rule|yet ~2 yet|on|our|my|the
  she|he|judge|court|#own|gal|evaluator|magistrate hasnt decided|ruled|issued|submitted|finished|filed
  still hasnt|havent|has|have ?not ~1 ruled|issued|submitted|finished|decided|filed|completed|entered|signed|started|set ~3 our|my|the|a|an|on|it|report|ruling|anything !refund|bill
  still no ~1 @paper|date|trial|hearing|evaluator|gal|agreement
  no @paper|date ~2 yet
  yet to rule|decide|issue|file|submit|finish|schedule|sign|hear|be
  still|are|am|im|ive|weve|is|has|have|been|months|weeks ~1 waiting|awaiting ~1 for|on|to ~3 @paper|trial|hearing|court|judge|date|hear|mediation
  we|i ~1 wait ~1 for|on ~2 ruling|decision|order|judgment|decree|verdict
  waiting on|for ~2 ruling|decision|judgment|decree|verdict|evaluation|report ~2 now|still|since
  awaiting ~2 @paper|trial|hearing|court|appeal
  @motion ~4 is|are|still|remains ~1 pending|outstanding|undecided|unheard|underway|ongoing
  @motion under|going submission|advisement|review
  have|has|is|a|my|our|his|her|their|with|still pending|open|ongoing|active ~1 @matter|@motion|hearing|trial
  @motion|@matter ~3 pending ~2 before|with|in|and|so|right|now|still
  @matter|appeal is|are ?still|very|now|currently ?still|much pending|ongoing|undecided|underway|open|unresolved|unfinished|active|continuing
  @matter ~1 is|are|isnt|not ~2 still|yet ?not pending|ongoing|going|before|undecided|open|over|finished|resolved|closed|final
  my|our|this|the|custody @matter isnt|hasnt|is|aint ~1 over|finished|resolved|closed|settled|ended|done|not ~1 yet
  ours|mine|it|this|still|thing is ?still|all ongoing|pending|underway
  my|our|the @matter|trial ~1 is|keeps|still dragging|drags|grinding|continuing|ongoing
  im|were|are|am|still|is|currently|now ?right|still|currently|now|only|about ?in ?the middle|midst|halfway|midway|partway of|through|into ~3 @matter|@event|process
  still in|going|fighting|stuck ~2 court|litigation|mediation|trial|arbitration
  still|now|currently ~1 going|in|fighting through|court|process|over ~2 divorce|custody|with
  im|were|i|we|am|are|hes|shes ~1 going through ~3 divorce|custody|case ~2 now|currently|still|with
  im|were|are|am|we|is|hes|shes|currently|already|now appealing ~2 it|this|that|the|her|his|and|now|to|so
  were|im|hes|shes|still appealing
  on|under appeal now|still|currently|right|as
  appeal ~2 is|are|isnt|has|goes|gets ~2 pending|underway|ongoing|filed|in|before|under|briefed|submitted|argued|heard|moving|scheduled|set|docketed
  appeal to|is ~1 follow|coming|next|way|works
  just|already|ive|weve|have|has|today|yesterday|recently filed ~3 motion|motions|petition|appeal|writ|objections|reconsideration|modification
  im|were|is|are|am|hes|shes|attorney|lawyer ~1 filing|drafting|preparing|briefing ~4 @motion
  notice of appeal is|has|went|goes|was ~2 filed|in|today|yesterday|monday|week
  currently|presently ~1 she|he|they|#own|my|i|we|our ~2 represents|representing|is|have|am|are|in|before|handles|going|has|my
  represents|represent|representing|handling|handles ~2 me|us|my|our|it ~4 now|currently|presently|moment
  my|our ~2 @worker ~1 right now
  my|our ~2 @worker ~2 currently|presently|moment
  my|our|the current|present @worker
  is|are|hes|shes representing|defending ~1 me|us|my|our
  represents me|us
  is|are|shes|hes currently|presently my|our|representing|handling|evaluating|assigned|on|the
  is|still|shes|hes still ?on ?my|our|handling|representing|doing|working|interviewing|evaluating|investigating|finishing|writing ?on ?his|her|my|our|the @worker|case|interviews|report|evaluation|investigation|divorce|matter
  still doing|writing|finishing|conducting|interviewing|working ~2 interviews|report|evaluation|investigation|reports|home|case|us|kids
  so far ~1 im|were|she|he|shes|hes|they|theyve|#own|the|ive|weve|i|we|judge|its !came|went|drove
  so far so|very|no|nothing|only ~1 good|pleased|happy|ruling|been|she|he
  paid|spent|billed|charged|cost|costs|hours|sessions|bill|bills ~5 so far
  just|recently|newly|only ~1 got|been|was|were|have|had ~1 appointed|assigned|retained ~3 to|on|for|last|this|her|him|as|gal|judge|yesterday|today|our|my
  just|recently|newly hired|retained|appointed|assigned ~3 to|her|him|them|#own|this|as|last|our|my|attorney|lawyer
  appointed|assigned|retained|hired|started ?him|her|them|#own ~1 last|this week|weekend|month|monday|tuesday|wednesday|thursday|friday
  appointed|assigned|retained|hired ?him|her|them|#own yesterday|today
  appointed|assigned|retained|hired ?him|her|them|#own ~1 @few days|weeks ago
  day|week @few|@num|second|third of ~1 trial|hearing|testimony|evaluation ~4 tomorrow|is|continues|today|yesterday
  trial|hearing|testimony ~1 continues|resumes|starts|begins|restarts ~1 @weekday|tomorrow|next|in|on|this|@month
  judge|court|#own|she|he|commissioner|magistrate ~1 decides|rules|will ?decide|rule|hear|issue ~5 {soon}
  ruling|decision|verdict|judgment|decree|report|answer ~1 comes|arrives|drops|should|will ~3 {soon}
  until|till|before|pending ~2 next|upcoming|dispositional|final|coming ~1 @event|date ~2 on|in|next ~1 @num|@nth|@weekday|@month|@unit
  is|are|cant|has|have ~5 until|till|pending ~3 hearing|trial|evaluation ~3 {soon}
  wish me|us luck
  pray for us|me|my|him|her ~3 tomorrow|hearing|court|monday|trial|week|@weekday
  has it|this|matter|case|everything|all under advisement|submission
  advisement|submission ~5 ago ~2 and|still|nothing|no|we|i
  been|is|still under advisement|submission

  she|he|hes|shes|@worker|investigator|social ~3 coming|visiting|meeting|interviewing ~4 {soon}
  is|are|shes|hes|theyre supposed to ~5 {soon}
  temporary ~4 for now
  update ~3 when|after|once|later|as ~4 over|trial|hearing|ruling|court|case|decision|done|ends|final
  will|ill update ~1 this|my|review|you
  cant|cannot say|share|talk|discuss|write|post|not ~4 because|since|until|yet|case|litigation|pending
  still fighting ~2 for|over|to|this|it|in|custody
  still trying to ~4 custody|visitation|hearing|court|order|judge|date|divorced
  @event|@matter|investigation|interviews isnt|hasnt|havent|arent|aint ?even finished|done|over|started|begun|concluded
  @paper isnt|hasnt|havent|arent ?even out|back|in|finished|ready|done|come|arrived
  ongoing|pending case|matter|divorce|custody|litigation|trial|hearing|motion|motions|appeal
  will|ill|well|to|be ?be|back ?back in|at court|trial|mediation ~2 {soon}
  continued|postponed|delayed|rescheduled|pushed again ~1 now|so|to|till|until
  now ?its|is|set|scheduled|pushed|moved until|in|to|for|till ~1 @month|next|2027|2028
  has|have had|been|sat ?sitting|on ~3 @motion ~2 for|since
  been sitting on ~4 for|since
  going|about|ready|gonna|has|have|supposed|will to|decide|rule ~1 decide|rule|on ~6 {soon}
  we|i|well|ill ~1 find|know|hear ?out|back ~2 {soon}
  tomorrow|monday|tuesday|wednesday|thursday|friday ~1 we|i|well|ill ?will|have|to find|know|hear|go|have|get|meet ?out ~4 court|judge|judges|ruling|decision|decided|decides|trial|hearing|lawyer|attorney|mediator|evaluator|gal|#own|mediation
  i|we|me|us ~1 have|need|got|has|gotta|want|wants|ordered|due ?us|me to|back ~1 be|go|appear|come|back ~5 {soon}
  is|are|still|hes|shes|currently|busy ~1 working|starting on|the ~3 appeal|motion|brief|petition
  dont|doesnt|havent|hasnt|didnt ~1 have|got|gotten|received|heard|seen|get ~3 @paper|orders|date|back ~1 yet|from
  @event|@matter ~1 is ~2 half|halfway|almost|nearly|partway ~1 done|over|finished|through|complete
  on|im|were|now on|my|our ?our|my second|third|fourth|fifth|sixth|@nth ~1 continuance|postponement
  now|already|im|were on my|our second|third|fourth|fifth|sixth|@nth ~1 judge|lawyer|attorney|evaluator|gal
  new|next|another ?court|trial|hearing date is|isnt|will ~2 {soon}
  another|more|one|two ?more ?court hearing|hearings|dates|date|trial ~1 to come|go
  @few|more ~1 sessions|visits|interviews|hearings|appointments|witnesses|session|interview|visit ~1 left|remaining|go
  weve|ive|have been in|fighting|litigating|going ~3 court|custody|case|litigation|this ~3 for|since|now
  has|have|been|is|are|hes|shes ~2 on|handling my|our case|matter ~2 since|for|now|weeks|months
  trial|hearing|court|mediation|deposition ~2 is|are ~2 @few|couple ?of @unit out|away|off
  @few ?more|short @unit|sleeps ~1 until|till|to ~2 trial|hearing|court|mediation|deposition
  @evento ~1 esta|quedo|queda|sigue ~1 programad*|fijad*|senalad*|agendad*|marcad*|citad* ~1 para
  @evento|nos|me|lo|la ~1 quedo|cambiaron|movieron|pasaron|pospusieron|aplazaron|difirieron ~2 para ~1 el|la|dentro|@month|finales|principios ~1 @num|@month|@weekday|proxima|proximo|de|semana|mes|ano
  nos vemos en ?la|el ?proxima corte|juzgado|tribunal|audiencia|juicio
  fecha|cita|audiencia ~3 para ~1 el|la|dentro|@month|finales|principios|proximo ~1 @num|@month|@weekday|de
  sigue|siguen|sigo|seguimos|estoy|estamos sin ~2 resol*|sentencia|fallo|decid*|fecha|dictamen|contestar
  falta|faltan el|la|los|las|un|una|que|@few ~2 @papel|audiencia|juicio|testigo|testigos|cita|citas|entrevista|entrevistas|sesion|sesiones
  llevo|llevamos|llevan|lleva ~4 anos|meses|ano|semanas ~1 en|de|con|esperando|peleando|luchando ?este|esta|el|la|mi|un|que ~1 @asunto|corte|juzgado|litigio|sentencia|audiencia|respuesta|resuelva|custodia|fallo
  @worker|ella|ellos|la|trabajadora ~1 viene|vienen|visita|entrevista ~4 {pronto}
  nos|me|la|lo citaron|cito|citan para ~1 el|la|@month|manana|dentro

  @evento ~1 es|sera|sigue|queda|empieza|comienza|arranca|continua ~2 {pronto}
  tengo|tenemos|hay|toca|falta|faltan|tiene ~4 @evento|@date ~4 {pronto}
  tengo|tenemos|hay|toca ~2 @evento proxima|manana|lunes|martes|miercoles|jueves|viernes
  in ~1 process of ~2 divorcing|divorce|getting|custody|appealing|separating
  still in ~2 phase|discovery|litigation|court|trial|process
  been|is my|our @worker ~1 for|since @few|over|about|almost|nearly|last|january|march|may
  are|is|im|were|now|been set|down for trial|hearing
  final|next|second|other|last one is {soon}
  more ?court days|day|sessions|hearings|witnesses|visits ?of ?testimony|trial left|remaining|to
  not|but ?not with|to ?me|us|them yet
  ill|im|well|were ?be ?cross ?being examined|testifying|deposed|deposing ~2 {soon}
  front|before ~1 him|her|#own|them ~1 right|as now|currently|presently|we|i
  @matter|agreement|order|decree|custody ~1 isnt|hasnt|arent|aint|not ?been final|finalized|over|finished|done|settled|decided|signed ?yet
  appointed|assigned|retained|hired ~4 @few|couple ?of days|weeks ago
  @paper|decision|ruling expected|pending|tbd
  on|in|at week|day|month|session @few|second|third of ~2 evaluation|trial|mediation|hearing
  trial|hearing|court|mediation|conference date @month|@num
  @asunto sigue|continua
  por|a dictar|dictarse|resolver|resolverse|salir ~2 sentencia|fallo|resolucion
  apenas vamos|llevamos|va|estamos|empezamos|empezo|empieza|inicia
  todavia|aun|seguimos|siguen|sigo estamos|estoy|seguimos|en|andamos ?en ?la|el corte|juicio|proceso|tramite|pleito|mediacion|divorcio|juzgado
  va|van|vamos a dar|dictar|resolver|decidir|entregar ~5 {pronto}

  {pronto} ~1 tengo|tenemos|hay|toca|vamos|voy|es|regreso|regresamos|volvemos|vuelvo ~4 @evento|@date
  {pronto} nos|me toca ~3 otra|con|de|volver|ir|ante
  {pronto} ~1 viene|vienen|va|van|declara|declaran|entrevista|resuelve|dicta ~2 casa|testigo|testigos|juez|jueza|corte|juzgado|perito|perita|ninos|trabajadora|sentencia
  me|nos|todavia|aun|solo falta|faltan ~5 @evento|@date|@papel|declare|declaren|testigo|testigos|dictamen
  falta que|el|la ~2 declare|declaren|resuelva|dicte|firme|entregue|presente|juez|jueza|dictamen|sentencia|fallo|informe
  proxima|siguiente audiencia|cita|vista|comparecencia !fue
  todavia|aun ?no ?me|nos|se|han|ha no|esperando|esperamos|pendiente|abierto|en|sin ?me|nos|se|han|ha ~1 termina|terminan|acaba|dicta|dictan|dictado|resuelve|resuelto|entrega|entregado|decide|decidido|falla|fallo|sale|firma|firmado|emite|emitido|presenta|presentado|hay|resolucion|sentencia|proceso|juicio|decision|tramite|entregan|resuelven|dan|fecha|audiencia
  no ha|han|hemos ~1 resuelto|dictado|entregado|fallado|decidido|emitido|salido|terminado|firmado ~5 todavia|aun|sentencia|resolucion|dictamen|informe|reporte
  sigue|seguimos|sigo|siguen|estamos|estoy|continuamos ~1 en|esperando|a|sin ?la|el|mi|nuestro|plena|pleno ~1 evaluacion|juicio|tramite|proceso|pleito|mediacion|audiencias|apelacion|espera|sentencia|fallo|resolucion|peritaje|litigio|medio|divorcio|audiencia
  esperando|espero|esperamos|pendiente|pendientes ~3 sentencia|fallo|resolucion|dictamen|informe|reporte|decision|orden|respuesta|resultados|audiencia|fecha|juicio|apelacion|recurso
  @asunto|apelacion|recurso|amparo|mocion|incidente|solicitud ~1 sigue|esta|continua|queda|va|anda ~2 abierto|abierta|pendiente|curso|proceso|tramite|marcha|apelacion|resolver
  @asunto ~1 no|aun|todavia ~2 termina|terminado|acaba|acabado|cierra|cerrado|resuelto|resuelve|concluye|concluido
  estamos|estoy|vamos|ya|andamos apelando|apelamos|ampliando
  en|la|mi apelacion ~1 esta|sigue|va|ya|fue ~1 pendiente|presentada|tramite|marcha|curso|metida
  ya metimos|meti|metio|presentamos|presente|presento ~3 apelacion|recurso|amparo|mocion|incidente|reposicion
  hasta|por ahora|ahorita|ahora|momento|hoy ~2 se|ha|me|nos|muy|todo|va|bien|lleva|es|ella|el|solo|no|#own
  hasta|por|de el|este momento|dia
  de momento ~2 se|ha|me|nos|muy|todo|va|bien|lleva|es
  ahora|ahorita|actualmente ~3 representa|lleva ~2 mi|me|nos|caso|asunto
  me|nos representa|lleva|defiende|atiende ~3 ahora|ahorita|actualmente|momento
  @papel ~1 la|lo|nos|se|me ~1 dan|da|sale|sera|es|viene|entregan|entrega|dicta|dictan|esperan ~2 {pronto}
  dicta|dictan|resuelve|resuelven|decide|falla ~3 {pronto}
  entrega|entregan|sale ~1 @papel ~2 {pronto}
  acaban|acaba|apenas|recien ~3 nombrar|nombraron|asignar|asignaron|nombro|asigno|contrate|contratar|nombrado|asignado|nombrada|asignada
  nombraron|asignaron|contrate|contratamos|asigno|nombro ~3 semana|lunes|martes|miercoles|jueves|viernes|ayer|mes ?pasada|pasado
  deseenme|deseenos|deseame suerte
`

/** What of a case lies close to a day ahead: it counts where nothing between them tells of the past. */
export const ahead = `
  @court ~5 {day}
  {day} ~3 trial|hearing|mediation|deposition|court !reporter|staff
  @event|@paper ~4 {soon}
  have|got|having|has ~5 @event ?date ~2 {soon}
  @court ~4 hasnt|havent|not|isnt|doesnt|arent ~6 yet
  hasnt|havent|not|isnt|doesnt|no|dont ~5 @court ~3 yet
  @corte ~5 {cierto}
  {cierto} ~5 @corte
`

/** Beside these it was, it might be, or it is advice for others. */
export const notAhead =
  'was held had did sent read heard brought drove let reset met ran sat stood spoke wrote found left won lost paid knew began thought yelled put cut felt been fees one retire retires retiring election vote voting bill committee said told asked gave got came went took made saw ago last after once if when whenever you your youre youll yours anyone every each typically usually usual normally always never said set them people parents used fue era eran estuvo hubo tuvo tuve tuvimos dijo dio paso duro llego salio cito tenia tenian si cuando usted tu su sus te le les siempre cada ustedes para'
