/** An office of a ballot in words that can be shown. */
export interface Office {
  kind: 'judge' | 'justice' | 'magistrate' | 'commissioner'
  title: string
  /** The court in the source's words, where they name one. */
  courtName: string | null
}

const small = new Set(['of', 'the', 'for', 'at', 'and', 'in', 'to'])
const asWritten = /^(i{2,3}|iv|vi{0,3}|ix|xi{0,2}|jp|jd|n|s|e|w|[a-z]\.?)$/i

/** Title case for words that shout; words that do not are left as they are. */
function calm(text: string): string {
  const loud = !/\p{Ll}/u.test(text)
  return text
    .split(' ')
    .map((word, index) => {
      const core = word.replaceAll(/[^\p{L}]/gu, '')
      if (small.has(core.toLowerCase()) && index > 0) return word.toLowerCase()
      if (/\d/.test(word)) return word.replaceAll(/(?<=\d)(ST|ND|RD|TH|St|Nd|Rd|Th)(?![a-z])/g, (end) => end.toLowerCase())
      if (asWritten.test(core) || core === '' || (!loud && core !== core.toUpperCase())) return word
      return word.replaceAll(/\p{L}+(['’]S)?/gu, (part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    })
    .join(' ')
}

/** Words about the ballot, not about the office. */
const ballot: readonly RegExp[] = [
  /\b(for )?non[- ]?partisan ballot of( the)? election of\b/gi,
  /^(for|non) (?=municipal|magistrate)/gi,
  /[,-]? ?\b(non-?)?incumbent( position)?\b/gi,
  /-? ?\bincu$/gi,
  /[,-] \d+ positions?$/gi,
  /\bnew judgeship\b/gi,
  /[,(-]* ?\bvote for (up to )?(\d+|one|two)\b\)?/gi,
  /[,(-]* ?\b(\d+ year|full|partial|unexpired|short) term( ending \S+)?\b\)?/gi,
  /[,(-]* ?\bun?exp(ired)?\b\.?\)?/gi,
  /^special - |[-, ]*\bspecial$/gi,
  /^county ?wide( district \d+)? (?=\S)/gi,
  / - (r|d|rep|dem)$/gi,
  /[,(–-]+ ?divi(s(i(on?)?)?)?$/gi,
]

/** Words that result files shorten or misspell. */
const words: readonly (readonly [RegExp, string])[] = [
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/\bot the\b/gi, 'of the'],
  [/\bposti?on\b|\bposition\b/gi, 'Position'],
  [/\bcrt\b\.?/gi, 'Court'],
  [/(?<=\p{L}{4})\.(?=[ ,]|$)/gu, ''],
  [/\bcheif\b/gi, 'Chief'],
  [/\bcrim inal\b/gi, 'Criminal'],
  [/(?<=\d) (?=(st|nd|rd|th)\b)/gi, ''],
  [/\bdistr?\b\.?/gi, 'District'],
  [/\b(circt|circ|cir)\b\.?/gi, 'Circuit'],
  [/\bct\b\.?/gi, 'Court'],
  [/\bcrim\b\.?/gi, 'Criminal'],
  [/\bapp\b\.?(?! \d)/gi, 'Appeals'],
  [/\bdept\b\.?/gi, 'Department'],
  [/\bpl?\b\.? ?(?=\d)/gi, 'Place '],
  [/\bpos\b\.?/gi, 'Position'],
  [/\bco\./gi, 'County'],
]

const trimmed = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/^[\s,–-]+|[\s,–-]+$/g, '')

/** Offices and districts come again and again in a file. */
const tidied = new Map<string, string>()
const mostTidied = 10_000

function tidy(text: string): string {
  const known = tidied.get(text)
  if (known !== undefined) return known
  const fresh = made(text)
  if (tidied.size < mostTidied) tidied.set(text, fresh)
  return fresh
}

function made(text: string): string {
  // Whether it shouts is the source's matter, not that of the words put in.
  let plain = calm(trimmed(text))
  for (const [found, meant] of words) plain = plain.replaceAll(found, meant)
  for (const found of ballot) plain = trimmed(plain.replaceAll(found, ' '))
  // "District Court District Court No. 2"
  plain = trimmed(plain).replaceAll(/\b(\p{L}+(?: \p{L}+)*) \1\b/giu, '$1')
  plain = plain.replaceAll(/(?<=\d)(st|nd|rd|th)\b/gi, (end) => end.toLowerCase())
  return plain.includes('(') && !plain.includes(')') ? `${plain})` : plain
}

const place =
  /\d|\b(circuit|district|division|department|group|position|place|post|seat|court|county|region|city|town|village|twp|township|north|south|east|west|central|northern|southern|eastern|western|at large)\b/i
/** The seat on a court, which is no part of the court's name. */
const seat = /,? ?\b(position|place|seat|group|post)\b( no\.?| number)? ?(#?\d+|[A-Z]\b)?|,? ?#\d+/gi

/**
 * The district or seat of a contest, without the name of the person who held it ("Western Circuit (Sweat)").
 * Empty if there is only a name ("Melton").
 */
function tidyDistrict(text: string): string {
  const plain = tidy(text.replaceAll(/\((?!\d)[^)]*(\)|$)/g, ' ')).replace(/^NA$/i, '')
  return place.test(plain) ? plain : ''
}

function kindOf(office: string): Office['kind'] {
  if (/\bcommissioner\b/i.test(office)) return 'commissioner'
  if (/\bmagistrate\b/i.test(office)) return 'magistrate'
  // "Justice Court Judge" is a judge; "Chief Justice" and "Justice of the Peace" are justices.
  return /\bjustices?\b(?! courts?\b)/i.test(office) && !/\bjudge\b/i.test(office) ? 'justice' : 'judge'
}

const holder = '(?:(?:chief|presiding|associate) )*(?:judges?|justices?)'

/** The office without the words for the person who holds it: "Judge of the Superior Court No. 2" leaves the court. */
function courtOf(state: string, title: string): string {
  const [judicial] = /\b\d+(st|nd|rd|th)? judicial (district|circuit)\b/i.exec(title) ?? []
  const rest = trimmed(
    title
      .replace(new RegExp(`^${holder}\\b(?! court)(,| -)? ?(of |for )?(the )?`, 'i'), '')
      .replaceAll(new RegExp(`[ ,]+${holder}(?=[ ,]|$)(?! court)`, 'gi'), '')
      .replaceAll(seat, '')
      .replaceAll('()', '')
      // Minnesota numbers its seats without a label: "4th District Court 58".
      .replace(state === 'MN' ? / \d+$/ : /$^/, ''),
  )
  if (/\bcourt\b/i.test(rest)) return rest
  return judicial ?? ''
}

/** The office as it can be shown. Georgia's ballots name the one who held the seat: "State Court Judge - Flythe". */
function titleOf(state: string, office: string): string {
  const ownWords = state === 'GA' ? office.replace(/ - (?!div)[A-Z]\p{L}+$/iu, (end) => (place.test(end) ? end : '')) : office
  return (tidy(ownWords) || 'Judge').replaceAll(' - ', ', ')
}

/** The circuit or district that a bare number counts: "Circuit Judge" of "6, Division 9". */
const counted = (title: string) => /^(circuit|district) judge$/i.exec(title)?.[1] ?? ''

/** All that an office and its district say of the seat, in the same words however they are shortened. */
export function seatWords(state: string, office: string, district: string): string {
  const title = titleOf(state, office)
  const where = tidyDistrict(district)
  return [title, numbered.test(where) ? `${counted(title)} ${where}`.trim() : where].filter(Boolean).join(', ')
}

/**
 * Reads the office and district of a contest. The court is named in the source's own words, cleaned;
 * nothing is added to them ("Circuit Judge" alone names no court).
 */
export function readOffice(state: string, office: string, district: string): Office {
  const title = titleOf(state, office)
  const where = trimmed(tidyDistrict(district).replaceAll(seat, ''))
  const court = courtOf(state, title)
  return { kind: kindOf(office), title, courtName: joined(court || (numbered.test(where) ? counted(title) : ''), where) || null }
}

/** "6, Division 9", "18-West" or "19": a number that needs a label. */
const numbered = /^\d+(-\p{L}+)?(,|$)/u

/** The court and its district in one name; a bare number joins only a court that has none of its own. */
function joined(court: string, where: string): string {
  if (where === '') return court
  if (/^\d+$/.test(where) && (court === '' || /\d|supreme|appeals/i.test(court))) return court
  if (court === '') return where
  return numbered.test(where) ? `${court} ${where}` : `${court}, ${where}`
}

/**
 * Why an office with "judge" in its name is no judge's, in the states where that is so; `null` for a judge.
 * Arkansas: Const. amend. 55 (justices of the peace are the county's quorum court, its legislature; the
 * county judge is its executive). Pennsylvania: 25 P.S. 2671 (judges of elections).
 */
export function noJudge(state: string, office: string): string | null {
  if (state === 'PA' && !/court|magisterial/i.test(office))
    return 'In Pennsylvania the judge of a town is a judge of elections, who leads a polling place.'
  if (state !== 'AR') return null
  if (/justice o[ft]\s+the peace/i.test(office))
    return 'In Arkansas a justice of the peace sits in the quorum court, which is a county council and no court.'
  if (/^(county|cty\.?|co\.?|\w+ co(unty|\.)) judge$/i.test(office.trim()))
    return 'In Arkansas the county judge leads the county administration.'
  return null
}
