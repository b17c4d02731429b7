import type { OwnCheck } from './types.ts'

/**
 * What a reply must not say, as patterns over its plain words (small letters, no accents, no apostrophes, single blanks;
 * "|" ends a sentence). `{who}` and the like stand for the lists below. Written from ABA Formal Opinion 496
 * (13 January 2021): a lawyer who answers online tells nothing that relates to a client's matter, or that could lead to it.
 */
const lists: Readonly<Record<string, string>> = {
  we: '(?:i|we|ive|weve|my (?:office|firm|team|staff)|our (?:office|firm|team|staff))',
  writer:
    '(?:you|(?:the|this) (?:reviewer|rater|writer|author|poster|commenter|person|individual|client|mother|father|parent|man|woman|party|husband|wife|gentleman|lady))',
  them: '(?:you|him|her|them|(?:the|this) (?:reviewer|rater|writer|author|poster|person|individual|client|mother|father|parent|man|woman|party|husband|wife))',
  they: '(?:you|he|she|they|(?:the|this) (?:reviewer|rater|writer|author|poster|person|individual|client|mother|father|parent|man|woman|party|husband|wife))',
  your: '(?:your|his|her|their|the (?:reviewer|writer|author|client|mother|father|parent|husband|wife)s)',
  matter:
    '(?:case|matter|divorce|custody|custody case|hearing|trial|deposition|evaluation|mediation|settlement|appeal|petition|motion|testimony|file|session|interview)',
  private:
    '(?:child|children|kids|son|daughter|ex|spouse|marriage|affair|drug|drugs|drinking|alcohol|sobriety|arrest|arrests|record|criminal|income|salary|assets|debt|debts|bill|bills|invoice|invoices|balance|mental|medication|diagnosis|therapy|therapist|psychiatrist|illness|pregnancy|immigration|violence|protective order|restraining order|temper|behavior|conduct)',
}

const written: Readonly<Record<Exclude<OwnCheck, 'R4'>, readonly string[]>> = {
  R1: [
    '(?:i|we|everyone|everybody) (?:all )?(?:already )?(?:know|knows|remember|recognize|recognise) (?:exactly |very well |well |perfectly )?(?:who|which|what|where) (?:you|wrote|posted|left|is behind|this|the|has|have|client|person|parent|mother|father)(?: \\w+)?',
    '(?:i|we) (?:can|could) (?:tell|see|guess|prove) (?:exactly )?who (?:you|wrote|this|posted|is)(?: \\w+)?',
    '(?:i|we) (?:have|had) (?:a (?:good|pretty good|fair) )?idea (?:of )?who(?: \\w+){0,2}',
    '(?:i|we) (?:will|shall|are going to|am going to|intend to|can|mean to) (?:find|learn|figure|work|track|hunt)(?: \\w+)? (?:out )?(?:who|you|where|down)(?: \\w+){0,2}',
    '(?:ill|well) (?:find|track|hunt|expose|sue) (?:out )?(?:who|you|down)(?: \\w+){0,2}',
    '(?:i|we) (?:recognize|recognise|recognized|recognised|remember) (?:you|{writer}|your (?:voice|style|words|story|writing))',
    '(?:reveal|expose|publish|unmask|name|out) (?:you|your (?:name|identity|real name)|{writer})',
    '(?:your|the (?:writers|authors|reviewers)) (?:real name|identity|ip address|ip|home address|employer|workplace)',
    '{writer} (?:is|was|are|were) (?:actually |really |clearly |obviously |in fact |in truth )?(?:the|a|an|my|our) (?:\\w+ )?(?:mother|father|parent|husband|wife|ex|client|opposing|opponent|disgruntled|bitter|angry|former|losing|competitor|man|woman|person|one|party|litigant)(?: \\w+)?',
    '(?:this|that|the) (?:review|rating|comment|post) (?:is|was|comes|came) (?:clearly |obviously |actually |really )?(?:written |posted |left )?(?:by|from) (?:a|an|the|my|our|somebody|someone|one)(?: \\w+){0,3}',
    '(?:take|taken) (?:it|this|that|your (?:review|rating)) down (?:or|or else|before|now)',
    '(?:remove|delete|withdraw|retract) (?:it|this|that|your (?:review|rating))(?: \\w+)? or',
    '(?:i|we|my lawyers?|our lawyers?|my attorneys?) (?:will|shall|are going to|am going to) (?:sue|report|come after|go after|be in touch with|contact|see) {writer}(?: \\w+){0,2}',
    '(?:sue|suing) {writer}',
    'you (?:will|are going to) (?:regret|be sorry|pay for|hear from|answer for)(?: \\w+){0,2}',
    'youll (?:regret|be sorry|pay|hear from|answer)(?: \\w+){0,2}',
    '(?:watch|be careful|think twice)(?: \\w+)? (?:your back|what you (?:say|write|post))',
    'see you in court',
    '(?:ya )?(?:se|sabemos|recuerdo|reconozco) (?:muy bien |bien |exactamente )?(?:quien|quienes|a quien) (?:eres|es|escribio|son|sois|fue|lo)(?: \\w+)?',
    '(?:voy|vamos) a (?:averiguar|descubrir|encontrar|demandar|denunciar|revelar)(?:te|lo|la)?(?: \\w+){0,2}',
    '(?:te|lo|la|le) (?:voy|vamos) a (?:demandar|denunciar|encontrar|exponer)',
    'te vas a arrepentir',
    'quien escribio (?:esto|esta resena) (?:es|fue|era)(?: \\w+){0,3}',
    'borra (?:esto|la resena|lo) o',
  ],
  R2: [
    '{we} (?:have |had |once |briefly |also |never |only )?(?:represented|represent|advised|counseled|counselled|defended|evaluated|treated|interviewed|examined|assessed|mediated for|met with|met|consulted with|spoke with|spoke to) {them}',
    '(?:my|our) (?:former |past |old |ex |one time )?client(?! (?:list|lists|files|relations|service|services))',
    '(?:as|was|were|is|are|been) (?:a|an|my|our|the) (?:former |past |old )?client(?: of (?:mine|ours))?',
    '(?:this|the) (?:former |past )?client (?:was|were|is|did|had|has|never|refused|failed|told|asked|wanted|owed|owes|hired|fired|lost|paid|came|called|would|could)',
    '{they} (?:have |had |has |never )?(?:hired|retained|fired|dismissed|consulted|paid|stiffed|owe|owed|owes|sued) (?:me|us|my|our)',
    '{they} (?:have |had |has |once |also )?(?:told|admitted|confessed|confided|disclosed|revealed|wrote|texted|emailed|said|complained|promised|asked|begged|lied|shared)(?: to| with)? (?:me|us|my (?:office|staff|team)|our (?:office|staff|team)|in our)',
    '(?:in|during|at|after|before|from) (?:our|my) (?:first |last |only |many |several |private )?(?:meeting|meetings|consultation|consultations|conversation|conversations|session|sessions|call|calls|emails|interview|interviews|letters) (?:with {them}|{they})',
    '(?:in|during) our (?:first |last |only |private |many |several )?(?:consultation|consultations|conversations|conversation|private talks|emails)',
    '(?:your|his|her|their) (?:emails|texts|letters|messages|statements|words) to (?:me|us|my|our)',
    '(?:when|while|because|after|before|since) (?:i|we) (?:was |were |had )?(?:represented|representing|advised|advising|evaluated|evaluating|treated|treating) (?:you|him|her|them|this|the)(?: \\w+)?',
    '(?:represente|defendi|aconseje|evalue|represento) a (?:usted|el|ella|esta persona|este|esta|la|mi)(?: \\w+)?',
    '(?:mi|nuestra|nuestro) (?:antigua |antiguo |ex )?client[ea]',
    '(?:me|nos) (?:contrato|conto|dijo|confeso|confio|pago|debe|despidio)(?: \\w+)?',
    'en (?:nuestra|nuestras) (?:consulta|consultas|conversacion|conversaciones|reunion|reuniones)',
  ],
  R3: [
    '{your} (?:own |last |first |final |minor |oldest |youngest |older |younger |unpaid |failed |positive )?(?:{matter}|{private})',
    '(?:in|about|of|during) (?:this|that) (?:case|matter|divorce|custody case|hearing|trial|evaluation|mediation)',
    '(?:the|this) (?:judge|court|magistrate|commissioner) (?:found|ruled|ordered|held|decided|sanctioned|denied|granted|rejected|believed)(?: that)? (?:against )?(?:you|he|she|they|him|her|them|the (?:mother|father|parent|husband|wife))',
    '{they} (?:had |have |has |repeatedly |twice |never )?(?:failed|tested positive|relapsed|refused to (?:pay|sign|appear|comply|take)|violated|missed|skipped|lost custody|lied under|hid|hit|abused|cheated|drank|used drugs|was arrested|were arrested|was found|were found|was ordered|were ordered|did not (?:show|appear|pay|comply)|didnt (?:show|appear|pay|comply))(?: \\w+){0,2}',
    '(?:the|this) (?:mother|father|husband|wife|child|children|boy|girl|son|daughter)(?:s)? (?:was|were|had|has|is|are|told|said|failed|refused|did|wanted|lives|lived)(?: \\w+)?',
    '(?:su|sus) (?:hijo|hija|hijos|hijas|esposo|esposa|caso|divorcio|audiencia|juicio|arresto|deuda|ingresos|diagnostico|medicacion|prueba de drogas)',
    'en (?:este|ese|aquel) (?:caso|divorcio|juicio)',
  ],
}

function patternOf(text: string): RegExp {
  let source = text
  for (let depth = 0; depth < 2; depth += 1) source = source.replace(/\{([a-z]+)\}/g, (_, name: string) => lists[name]!)
  return new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'g')
}

/** The patterns of each check, ready to be looked for. */
export const patterns: readonly { check: OwnCheck; all: readonly RegExp[] }[] = Object.entries(written).map(([check, all]) => ({
  check: check as OwnCheck,
  all: all.map(patternOf),
}))

/** Amounts and days, over the plain text with its signs: they lead to one matter. */
export const figures: readonly RegExp[] = [
  /[$€£]\s?\d[\d,.]*\d|[$€£]\s?\d/g,
  /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)|(?<!\d)\d+(?:\.\d\d)? (?:dollars|dolares)/g,
  /(?<![\p{L}])(?:january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|may(?= \d)) (?:\d{1,2}(?:st|nd|rd|th)?,? ?)?(?:(?:of |de )?(?:19|20)\d\d|(?<=\d ?(?:st|nd|rd|th)?,? ?))/gu,
  /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/g,
]
