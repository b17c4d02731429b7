import type { Shorthands } from '../phrases.ts'
import { shorthands as common } from './shorthands.ts'

/** Groups that only the tables of this file use. */
export const promotionShorthands: Shorthands = {
  macros: common.macros,
  groups: {
    ...common.groups,
    network:
      'instagram|insta|ig|tiktok|tik_tok|youtube|yt|facebook|fb|twitter|telegram|whatsapp|discord|substack|patreon|onlyfans|snapchat|snap|linkedin|threads|spotify|gofundme|cashapp|venmo|etsy|amazon|kindle|udemy|linktree|twitch|pinterest|reddit',
    ware: 'book|books|ebook|course|courses|class|classes|masterclass|webinar|webinars|workshop|workshops|seminar|podcast|channel|newsletter|blog|vlog|shop|store|merch|kit|kits|app|group|page|website|site|profile|program|services|service|guide|planner|template|templates|academy|packets|documentary|album|mixtape|link|links',
    obra: 'libro|libros|curso|cursos|taller|talleres|podcast|canal|pagina|perfil|tienda|grupo|blog|app|programa|asesoria|asesorias|servicio|servicios|guia|despacho|video|videos|redes|enlace|liga|link|diplomado|webinar',
  },
}

/** Advertisement and spam (ratings.md 3.5, C12), as far as one text shows it; copies of other reviews are found in `domain/bursts`. */
export const promotions = `
  call|contact|email|text|book|schedule|reserve|request|claim|visit|llame|llamenos|contactenos|agende|reserve|pida|visite ~2 us|our|your|now|today|free|nuestro|nuestra|su|hoy|ya ~4 consultation|consult|appointment|office|website|site|page|firm|consulta|cita|despacho|pagina|sitio|oficina
  call|contact|email|text|message|dm us|now|today ~1 for ~3 free|consultation|quote|case|review|details|link|information|info
  message|dm|text|whatsapp|inbox|pm me ~1 for|now|today ~2 link|info|information|details|the|prices|pricing|rates|more
  our firm|law|office|offices|team|practice|attorneys|lawyers ~2 offers|specializes|handles|fights
  our firm|office|team|practice|attorneys|lawyers|coaches|experts|agents|specialists ~3 has|have|will|can ~1 helped|help|served|serve|handled|won ~3 families|clients|parents|people|you|thousands|hundreds|cases|moms|dads
  we|our fight|fights|offer|offers|specialize|handle|serve|guarantee|provide ~2 for|in ~1 you|your|free|affordable|aggressive|results|families|all
  use|mention|enter|apply|with|con|usa|aplica ~1 coupon|promo|promocode|cupon
  use|enter ~1 code ~1 and|for|at ~2 off|save|checkout|get|free
  mention|menciona|mencione this|esta review|ad|post|resena ~1 and|for|to|y|para
  promo|discount|coupon|referral code
  codigo|cupon de descuento|promocion
  save|get|off ~2 off|percent|% ~2 on|your|off|first
  best|top|number|premier|leading ~2 law|divorce|family|custody ~1 firm|lawyers|attorneys|office|offices ~2 in|of|near
  visit|check ~1 out|our ~1 our website|site|page
  visit|visite|visita our|nuestro|nuestra|nuestras @ware|@obra
  click|tap|swipe here|below|up
  click|tap ~2 link below|now|and|for
  haz|haga|da|dale|de clic|click|clik aqui|abajo
  link|enlace|liga in|en ~1 bio|profile|perfil|biografia
  make|earn|earning ~1 money|cash|income ~2 home|online|fast|from
  work from home ~2 and|earn|no|make
  crypto|cripto|bitcoin|forex|casino|viagra|seo|backlinks ~6 link|invest|profit|profits|buy|service|services|bonus|doubled|trader|signals
  invest|investment ~3 guaranteed|return|returns|profit
  five|5 star|stars review|reviews for|from|at ~2 dollars|money|sale|cheap
  buy|sell|selling ~2 reviews|followers|likes|subscribers
  follow me|us for ~2 more|daily|tips|updates|content|advice
  subscribe to my|our|the ~2 @ware
  like and subscribe
  paid for by ~1 friends|committee|citizens
  dale|regalame|regalenme|dejame|deja ~2 like|likes
  check out my|our ~2 @ware
  my|our ~2 book|ebook|podcast|course|channel|album ~5 available|out now|on|at|today
  my|our ~2 book|ebook|podcast|course|channel|album is|its ~1 on|at @network
  enroll|subscribe now|today
  act|buy now|today
  made|earned|making|earning|make|earn ~5 from|on my|your phone|laptop|couch
  passive income
  financial freedom
  be your own boss
  buy one get one
  serious inquiries
  gift cards|card giveaway|free|for
  claim your|ur ~1 prize|reward|bonus|discount|spot|seat|free|gift|copy
  youve|you ~1 been selected|chosen
  hire ~2 hacker
  love|binding spell|spells
  sugar daddy|momma|baby|mama
  recover ~3 crypto|bitcoin|scammed
  ships|shipping nationwide|worldwide|free
  amarres|hechizos|endulzamientos|tarotista
  trabajos|limpias de amor|magia|brujeria
  ingresos extra|pasivos|adicionales
  libertad financiera
  tu|su propio jefe
  trabaja|trabaje desde casa
  mas ~1 informacion|informes al|en|por|aqui|inbox|whatsapp
  envios a todo|toda|domicilio|cualquier
  free shipping|ebook|webinar|masterclass
  envio gratis
  money back guarantee|guaranteed
  no credit check|needed
  sin ~1 buro|aval
  hot|sexy|lonely|local|horny singles|milfs
  hot|sexy girls|women|moms
  singles in|near your|you
  visit|visite|visita|escribenos|escribanos ~2 y|para|por ~2 cotizacion|informes|promocion|descuento
  somos|somos los|las ~1 el|los|las|la mejor|mejores|lider|lideres|numero|expertos|especialistas|profesionales ~1 despacho|abogados|abogadas|firma|bufete|en
  consulta|asesoria|sesion|valoracion|cotizacion|cita gratis|gratuita|gratuitas ~3 hoy|llame*|llamenos|agende|agenda|ya|escribe*|whatsapp|informes
  nuestro|nuestra despacho|bufete|firma|oficina ~3 ofrece|tiene|atiende|ayuda|puede|lucha
  gane|gana|ganar|genera|genere ~3 dinero|ingresos ~3 casa|internet|facil|rapido|extra|celular
  siguenos|sigueme|siganos|siganme|sigan|busquenos|buscanos|encuentranos|agreganos|escribenos|contactanos en|por|al|a ~2 @network|redes|whats|pagina|canal
  sigueme|siganme|siguenos|suscribete|suscribanse|unete|unanse|inscribete|inscribase|inscribanse ~3 @obra|@network|ya|hoy|ahora|gratis|cupo
  mi ~1 libro|curso|canal|podcast|tienda ~2 esta|disponible|en ~2 @network|venta|disponible|linea
  informes|info|pedidos|cotizaciones por|al|en|x inbox|whatsapp|whats|privado|dm
  aproveche|aprovecha|aprovechen ~2 promocion|descuento|oferta|oportunidad
`

/** The same, but only where a clause begins: "He would message me on …" is a story. */
export const imperatives = `
  follow|add|find|dm|message|catch|watch me|us|my|our ~3 on|at|page|channel|@network ?on ?the @network|page|channel|podcast|blog
  follow|add me|us|my|our ~1 @network|page|channel|podcast
  check|checkout|see|read|grab|buy|get|order|download|watch ?out my|our ~3 @ware ~3 on|at|now|today|available|@network
  sign up now|today|here|free
  donate|sign|share ~2 my|our|the|this ~3 petition|gofundme|fundraiser|fund
  join my|our|the ~2 group|page|channel|class|course|webinar|team|community|server|waitlist|@network
  dm|inbox|pm|text|whatsapp us|me|for|now|today ?for|at ~2 free|price|prices|pricing|info|more|details|link|start|rates|help
  compra|compren|adquiere|adquiera|pide|descarga|descargue|lee|lean|escucha|escuchen ~1 mi|nuestro|nuestra ~1 @obra
  mandame|mandanos|mandenme|enviame|escribeme ~1 mensaje|dm|whats|whatsapp|inbox ~1 para|y|por|si
`

/**
 * Signs of an advertisement, one kind a table. Any one of them may stand in a review, so two strong ones of different
 * kinds must stand close together, or one and two weak ones.
 */
export const wares = `
  @ware|services|training|program ~2 for ~1 dads|moms|parents|fathers|mothers|families
  cash|quick|fast|personal|payday|title|legal|lawsuit|instant|easy|low loan|loans|cash|advance|advances|funding
  loan|loans from|for|up|approved|available|without|with
  credit repair|fix|score|counseling|sweep
  background|criminal checks|check|search|searches|lookup
  process server|servers|serving
  private|licensed investigator|investigators|investigation|investigations|detective|detectives|eye
  need|hire ~1 pi|detective
  hidden|spy|nanny camera|cameras|cam|cams
  gps|phone tracker|trackers|tracking|spy|hack|hacker|recovery
  cheating spouse|spouses|partner|husband|wife|husbands|wives
  investigations|bail bonds|bondsman|notary|translation|paralegal|paralegals|tax
  divorce|custody|legal|court|diy|paternity ~1 kit|kits|forms|packet|packets|documents|papers|templates|coaching|coach|coaches|course|bootcamp|masterclass|binder|planner|consulting|apparel|merch
  life|divorce|parenting|custody|coparenting|relationship|certified|dating|breakup|trauma|healing coach|coaches|coaching
  online|certified|licensed therapy|therapist|therapists|counseling|counselors|course|courses|class|classes|certificate|degree|dating|store|notary
  parenting class|classes|course|courses ~3 certificate|online|approved
  paralegal|certificate|degree|diploma certificate|program|online|in
  ebook|ebooks|masterclass|webinar|webinars|bootcamp|merch|hoodies|tshirts|mugs|newsletter|substack|patreon
  singles|dating|hookup|hookups|escorts|escort|webcam|onlyfans
  crypto|cripto|bitcoin|ethereum|forex|nft|nfts|trading|usdt|dropshipping|mlm|airdrop
  psychic|tarot|spell|spells|astrologer|horoscope|voodoo|amarres|hechizos|brujo|bruja|videncia|vidente|curandero|santero|limpias
  weight|fat loss
  lose ~2 lbs|pounds|kilos
  salon|nails|lashes|barber|barbershop|tattoo|tattoos|spa|boutique|perfume|perfumes|joyeria|ropa|zapatos|bolsas|lentes|catalogo|maquillaje|unas
  playbook|blueprint|toolkit|checklist|workbook
  forms|letters|templates|documents ~2 all|instant|download|50|states
  realtor|bankruptcies|bankruptcy|notary|surveillance|bail
  supervised|visitation center|centers|services
  workshop|workshops|taller|talleres|seminar|webinar
  cbd|keto|viagra|cialis|gummies|vape|supplements|detox|ozempic
  casino|casinos|slots|betting|gambling|sportsbook|apuestas
  followers|backlinks|seo|subscribers|seguidores|likes
  web|website|logo design|designer|designers|development
  essay|paper|assignment|homework writing|writers|help
  fake|real|novelty passport|passports|ids|diploma|diplomas|documents
  we|i buy houses|homes|cars|gold
  sell|cash ~1 your|for ~1 house|home|houses|car
  realtor|realtors|mortgage|refinance|refinancing|insurance|timeshare rates|quote|quotes|agent|agents|deals|today
  moving|cleaning|plumbing|roofing|towing|locksmith|landscaping company|service|services
  dna|drug|paternity test|testing ~1 kit|kits|fast|home|cheap|results
  lawyers|attorneys|abogados|expertos|especialistas|coaches en|in ~2 familia|divorcio|divorcios|custodia|pensiones|family|divorce|custody|minutes
  family|divorce|injury law firm|group|office|offices|attorneys|center
  prestamos|prestamo|creditos|credito|financiamiento ~1 sin|rapido|rapidos|inmediato|inmediatos|personal|personales|facil|faciles|en|al|a|para
  dinero ~1 rapido|urgente|facil|inmediato
  reparacion|arreglo|limpieza de|del credito|historial|buro
  terapia|terapias|psicologo|psicologa|psicologos|consulta|consultas|asesoria|asesorias|curso|cursos|clases|taller|diplomado|maestria|divorcio|divorcios ~1 en linea|online|exprex
  divorcio|divorcios|pension|actas desde|express|expres|rapido|rapidos|economico|economicos|baratos
  detective|detectives|investigador|investigadores privado|privados|privada
  investigacion|investigaciones de|privadas|privada ~1 infidelidad|infidelidades|pareja
  camaras|camara|rastreadores|rastreador|localizadores oculta|ocultas|espia|gps
  vendo|vendemos|rento|rentamos|compramos|hacemos|realizamos|ofrecemos|ofrezco|tramitamos|gestionamos
  mudanzas|fletes|gestoria|gestor|fianzas|notaria
`

export const offered = `
  free|complimentary ~2 consult|consultation|consultations|quote|quotes|estimate|estimates|session|sessions|call|shipping|guide|ebook|webinar|download|background|check|checks|trial|gift|sample|lesson|strategy|case|assessment|intake|bonus|app|tokens|spins
  first|1st session|consult|consultation|month|lesson|visit|packet|order|class|hour free|half|off
  cheap|affordable|discount|discounted|lowest|best|low|unbeatable|competitive prices|price|rates|rate|fees|process|services|service|loans|flat|lawyers|divorce
  flat fee|rate
  no|without ~1 credit|obligation|upfront|experience|hidden
  sin ~1 compromiso|anticipo|experiencia|enganche|intereses
  financing|payment|plans|planes available|plans|options|pago
  same|next day
  mismo dia
  sin costo
  available 24
  24 7|hours|horas
  guaranteed results|approval|returns|profit|income|custody|win
  results|resultados|aprobacion|ganancias|satisfaccion guaranteed|garantizado|garantizados|garantizada|garantizadas
  now|grand open|opening
  free|instant ~1 reading|class|app|value|appraisal|kit|download|delivery|access
  its free
  it is ~1 free
  verified|positive ~1 reviews
  pago al ver
  all 50|fifty ?states
  nationwide|worldwide|statewide
  2|two for 1|one
  mitad de precio
  half price|off
  entrada libre|gratis|gratuita
  sin compromiso
  sliding scale|fee
  turnaround
  members|subscribers and|growing|strong
  weekends|evenings available
  100 guaranteed|garantizado|garantizados|discreet|seguro|legal|discreto
  hurry|limited|exclusive|special|introductory offer|offers|discount|deal|deals|time|spots|seats|pricing
  seats|spots|places|slots|cupos|lugares|plazas ~2 limited|limitados|limitadas|filling
  cupo|cupos|lugares limitado|limitados
  this week|weekend|month only
  solo|unicamente por esta|este|hoy
  approved|approval|aprobacion|aprobado|aprobados in|en ~2 minutes|hours|minutos|horas
  while supplies last
  promo|promocion|promociones|rebaja|descuento|descuentos
  gratis ~1 hoy|ahora|para|primera|consulta|asesoria|y
  consulta|asesoria|sesion|valoracion|envio|cotizacion|clase|guia|muestra ~1 gratis|gratuita|gratuito
  precios|precio|costos|tarifas|pagos bajos|bajo|economicos|accesibles|justos|accesible|economico|competitivos|chiquitos
  a domicilio
  se habla espanol|ingles
  hablamos espanol|ingles
  licensed and|bonded insured|bonded
  mejores|buenos|mejor precios|precio
  years|anos of|de ~2 experience|experiencia
  daily tips|content|updates|signals
  dollars|cash|pesos|usd|dolares a|per|each|every|al|por|a_la day|week|hour|dia|semana|hora
`

export const seller = `
  im|i a|an|your|the ~3 realtor|coach|agent|notary|broker|investigator|paralegal|lender|therapist|counselor|advocate|consultant|healer who|specializing|offering|here
  we buy|sell|help|make|do|cobramos|vendemos|hacemos
  i ~1 come to you
  ven|vengan|visita a ~1 nuestro|nuestra
  nosotros|nosotras ~1 cobramos|tramitamos|hacemos|ayudamos|peleamos
  our ~2 accountants|investigators|attorneys|lawyers|experts|advisors|specialists|agents find|help|fight|win|get|know|handle
  i ~1 write|wrote|made|created|built|designed|sell|offer ~2 guide|course|app|kit|kits|letters|templates|planner|program
  our|my certified|licensed|trained|experienced|dedicated|award|team|services|clients|customers|program|academy|coaches|packages|website|firm ~2 has|have|is|are|can|will|of|for|at|offers|helped|helps|provides|ready|available|today
  we at
  we|i offer|provide|specialize|guarantee|deliver|accept|ship|sell|install|serve|coach|teach|represent ~3 free|all|in|nationwide|online|payment|families|parents|you|same|discreet|worldwide|affordable|fast|any|parents|dads|moms
  we|i can|will help you ~1 win|get|save|fight|file|fix|recover|with|find
  let us help|handle|fight|show|teach
  let me help|teach you
  trusted|loved|used by ~2 families|parents|thousands|clients|attorneys
  helped|served|trusted ~3 thousands|hundreds|families|clients
  ofrecemos
  contamos con
  nuestros|nuestras servicios|clientes|especialistas|terapeutas|precios|cursos|asesores|productos
  nuestro|nuestra equipo|empresa|academia|metodo|programa|clinica|agencia|compania ~2 de|ofrece|esta|le|te|tiene|cuenta
  somos ~2 empresa|especialistas|expertos|despacho|agencia|profesionales|lideres|clinica|academia|tu|su
  le|te|les|los|lo ayudamos|asesoramos|apoyamos|ofrecemos|atendemos
  atendemos|atencion ~2 todo|toda|24|personalizada|domicilio|inmediata|linea
`

/** A buyer is called on. */
export const calls = `
  enroll|subscribe|unsubscribe|preorder|signup now|today|here|online|at|for|in|to|and|with
  sign up now|today|here|at|for|online|free
  order|shop|buy|apply|register|download|join|book|claim|start|call|text|act|try|hurry|reserve|get ~1 now|today|here|online|yours
  order|shop|buy|apply|register|download|join|book|claim|start|try|visit|reserve at|your|yours
  click|tap|swipe|dm|inbox
  text|call|whatsapp|dm ~1 us|start|fix|info|help|join|win|now|save|yes
  visit us|our|today
  visit|goto|google|search for|up|our
  follow|add|message|contact|email us|me|my ?on ?for
  check out my|our|this|these|the
  meet ~2 singles|tonight|women|men|people|your
  get ~1 your|yours|started|paid|approved|cash|free|instant|rich|2|3|help
  learn|discover how|more
  dont miss|wait
  download|stream|descarga
  ask for
  pregunta|pregunte|pide|pida|interesados|interesadas|informes
  limited|hurry|seats|spots
  llama|llame|llamanos|llamenos|llamame|llameme|marca|marque|marcanos ~1 ya|hoy|ahora|al|para|gratis|sin
  escribe|escriba|escribenos|escribeme|contactanos|contactenos|contactame|contacteme|agenda|agende|reserva|reserve|solicita|solicite|cotiza|cotice|pide|pida|visita|visite|compra|compre|descarga|consigue|obten|obtenga|manda|mande|pregunta|pregunte ~1 ya|hoy|ahora|al|tu|su|aqui|en|nuestro|nuestra|por|un|una|sin
  siguenos|sigueme|siganme|siganos|unete|unanse|inscribete|inscribase|suscribete|suscribase|aprovecha|aproveche|aprovechen|contactanos|contactenos|visitanos|visitenos|escribenos|comunicate|comuniquese|registrate|registrese|anunciate|comparte
  gana|gane|ganar|genera|duplica|multiplica ~1 dinero|hasta|mas|dolares|pesos|tu|tus
`

/** The same, as hardly anybody but a seller says it. */
export const summons = `
  dm|text|contact|visit|email|inbox|message|follow|call us|today
  call|book|order|shop|apply|register|enroll|text|subscribe now|yours
  book|reserve|claim|order|get|schedule your|ur
  hmu
  get started
  learn|discover more|how
  llamanos|llamenos|escribenos|escribanos|contactanos|contactenos|visitanos|visitenos|siguenos|siganos|inscribete|inscribase|suscribete|registrate|comunicate|cotiza|cotice
  agenda|agende|reserva|reserve|solicita|solicite ya|hoy|tu|su|ahora|aqui
`

/** Where a buyer turns to; numbers, links and handles stand beside it. */
export const contacts = `
  link|enlace|liga ~2 below|abajo|bio|profile|perfil
  dot com|net|org|mx|co
  punto com|mx|net
  dm|inbox me|us|for|now
  por|x inbox|whatsapp|whats|privado
  whatsapp|whats|wsp|telegram|cel|tel ~1 al|en|me|us|number|numero
  on amazon|etsy|udemy|kindle|patreon|substack|spotify
  app|play store
  google play
  dm|inbox|pm me|us
  on|via|by|through whatsapp|telegram|signal
  en amazon|udemy|spotify
`

/** "Need a PI?", "¿Necesita dinero?": the reader is asked what is wanted; a question mark must end it. */
export const lures = `
  need|want|looking|searching|tired|struggling|stuck|ready|worried|suspect|facing|behind|going|getting|newly|recently|sick|stressed|confused|owe|divorced|divorcing ~8
  do|are|did|have you|u ~10
  did you|u know|knew
  necesita|necesitas|busca|buscas|buscando|quieres|quiere|cansado|cansada|problemas|sospechas|sospecha|sabias|sabia|tienes|tiene|urge|urgencia|deudas|harto|harta ~8
`

/** Words of a machine, or of somebody who was told what to write. */
export const templates = `
  as an ai
  ai language model
  here|heres is|a|some ~3 sample|example|draft|positive|negative ~1 review|reviews
  sample|template|example review
  review|feedback|comment template
  insert|your|judges|lawyers|attorneys|professionals name here
  lorem ipsum
  i was paid|asked|told|hired to write|leave|post ~2 review
  como modelo de lenguaje
  inserte|escriba|ponga|escribe|pon|inserta ~1 nombre|aqui ~1 aqui|nombre
  ?please write|enter|type|leave|add|put|share|insert|submit ?your review|comment|comments|text|experience|feedback|opinion|answer|response ~1 here|below
  ?please write|enter|type|put|insert|submit ?your review|comment|comments|text|experience|feedback|opinion|answer in ~1 this|the box|field|space|form
  describe|share your experience|visit here|below|with|in
  your review|text|comment|comments|name|answer|title|message here
  type|write|enter|text|review|title|comment|comments|name goes here
  minimum|maximum|max|min|minimo|maximo|least|hasta|limit|limite ~3 characters|caracteres|chars
  minimum|maximum|max|min|minimo|maximo ~2 words|palabras
  characters|caracteres|words|palabras minimum|maximum|max|min|remaining|minimo|maximo|restantes
  circle|check|choose|select|mark|tick one|all ?of ?the that|below|apply|option|options|following
  marque|seleccione|elija|escoja|encierre ~2 opcion|casilla|respuesta
  please rate|describe|indicate|specify|provide|select|complete ~1 the|your|any|this|how|one
  favor de|por escribir|describir|calificar|evaluar|llenar
  por favor califique|describa|evalue|indique|escriba|seleccione
  escriba|escribe|ingrese|ingresa|anote|describa|describe|comparta|comparte|deje|cuente|cuentenos|cuentanos|agregue|redacte ~1 aqui ~2 su|tu|la|el|opinion|resena|comentario|experiencia
  escriba|escribe|ingrese|ingresa|anote|describa|describe|comparta|comparte|deje|agregue|redacte su|tu|sus|tus ~1 opinion|resena|comentario|comentarios|experiencia|respuesta ~2 aqui|abajo|recuadro|espacio|campo
  su|tu opinion|resena|comentario|nombre|texto|experiencia|respuesta aqui
  aqui va|iria el|la|su|tu texto|resena|comentario|opinion|nombre
  plantilla|formato|ejemplo|muestra|machote de|para ~1 resena|resenas
  resena|comentario|opinion|review de prueba|ejemplo|muestra
  test|dummy|placeholder review|post|entry|comment|submission
  placeholder|sample|dummy text
  type|insert|enter here
  insert ~2 details|name|names|text
  template ~2 review|positive|negative
  your review|feedback|comments help|helps us
  thank|thanks ?you for your review|feedback|submission|comment
  use the space|box|field below|provided
  texto|mensaje|comentario de prueba|relleno|ejemplo
`

/** Words of somebody who tells what happened. */
export const story =
  'i im ive my me mine he she him her his hers we us they them their is are was were had took got said told es era fue son estaba mi mis yo ella ellos dijo tuvo cobro judge attorney lawyer mediator gal juez jueza abogado abogada licenciada licenciado'

/** A text of such words and no others is none. */
export const nothing = 'n a na test tests testing tested prueba pruebas probando tbd tba abc foo bar 1 2 3 12 123 1234 12345'

/** Tests of the form: only a text that is short all through is one. */
export const tests = `
  test test|testing|123|1|post|ignore|only
  testing testing|123|1|this|one|test|ignore
  this|its|it is|a|just|only ?just ?only ?a test|testing !of|to|for|that|i|my
  just ~1 test|testing !of|to|for|that|i|my
  probando
  prueba prueba|probando|123|1
  esto|solo es|una|solo ?solo ?una prueba !de|para|que|dura
  ignore|ignorar|ignoren this|esto|este
  hello|hola world|mundo
  foo bar
  delete|borrar|borren this|esto
`
