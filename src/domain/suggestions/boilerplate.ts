// Dates that stand in papers and are rarely what a fact is about: stamps, signatures, revisions of forms, births, statutes.

/** `none`: not proposed; `low`: proposed behind the others; `null`: a date like any other. */
export type Standing = 'none' | 'low' | null

interface Place {
  /** The line of the date, and where in it the date is. */
  line: string
  from: number
  to: number
  /** What stands before it in its sentence, and behind it. */
  before: string
  after: string
}

const birth = /\b(?:born(?: on| in)?|birth(?:day|date)?(?: is| was| on)?|d\.?\s?o\.?\s?b\.?(?: is)?)[\s:,(]*$/i
const birthAfter = /^[\s,)]*(?:\(?(?:date of birth|d\.?o\.?b\b)|birthday\b)/i
const birthNear = /\b(?:date of birth|d\.?o\.?b\.?|birth ?date)\b/i
const form =
  /(?:\[?\(?\b(?:rev(?:ised|ision)?|form (?:adopted|approved)|approved|adopted|new|edition|version|updated|amended)\b\.?:?\s*(?:date:?\s*)?\(?|\bform [A-Z]{1,4}-?\d[\w-]*[^.]{0,40}?)$/i
const formLine =
  /\b(?:judicial council|form (?:adopted|approved)|optional (?:use|form)|mandatory (?:use|form)|rev\.|page \d+ of \d+|©|copyright|(?:printed|retrieved|downloaded)(?= on\b|:|\s*$)|last (?:updated|modified|visited)|confidential draft)\b/i
const statute =
  /(?:\b(?:stats?|laws|acts|pub\.? ?l|p\.l|ch|chap(?:ter)?|§+|sec(?:tion)?|code|leg|eff(?:ective)?|amended|added|l)\.?[\s,:(]*(?:by\s+)?)$/i
const statuteAfter = /^\s*,?\s*(?:ch(?:ap)?\.|§|c\.\s?\d|leg\b)/i
const statuteLine = /(?:§|\bStats\.|\bU\.S\.C\.?|\bLaws \d{4}|\bActs \d{4}|\b(?:Fam|Civ|Penal|Prob)\. Code\b|\bP\.L\.|\bPub\. L\.)/
const citation = /\b(?:v\.|in re\b|cal\.|f\.\s?(?:2d|3d|supp)|so\.\s?[23]d|n\.[ew]\.\s?2d|p\.[23]d|s\.w\.)[^.]{0,60}\([^)]*$/i
/** "(E.D. N.C. Sept. 5, 2019)", "2018-046 (August 13, 2018)": the year of a decision that is cited. */
const cited = /(?:\d\s*\(|\((?:[A-Z][\w.’']*\s*){1,8})$/
const stamp = /\b(?:e-?filed|electronically filed|filed|received|entered|recorded|docketed|envelope|clerk)\b/i
const signature =
  /\b(?:dated?|signed|executed|sworn|subscribed|witness my hand|so ordered|done (?:and ordered|in)|given under|affirmed|commission expires|signature|acknowledged before me|respectfully submitted|entered)\b[^.;]{0,80}$/i
const signatureBegins =
  /^\W*(?:dated?\b|signed\b|executed\b|subscribed\b|sworn\b|so ordered\b|it is so ordered\b|done (?:and ordered|in)\b|given under\b|witness\b|my commission\b|entered (?:this|on)\b|this the\b)/i
const header = /^\W*(?:date|sent|received|from|to|subject|re|on [A-Z][a-z]{2},)\b\s*:?/i
const wrote = /\bwrote:\s*$/i
/** "the order of March 3", "your letter dated May 1": it says which paper is meant. */
const reference =
  /\b(?:order|decree|judgment|letter|e-?mail|message|notice|motion|agreement|report|petition|affidavit|declaration|statement|invoice|policy|contract|transcript|opinion|decision|stipulation|complaint|memorandum)s?\s+(?:\w+\s+){0,3}?(?:of|dated|from|filed|entered|issued|signed)(?: on)?[\s:,]*$/i

/** Whether a line has nothing but the date and signs, or a place before it, as the head of a letter has. */
const isAlone = ({ line, from, to }: Place) => /^[\s\W]*$/.test(line.slice(0, from)) && /^[\s\W]*$/.test(line.slice(to))

/** How a date stands in its paper, by the words around it. */
export function standingOf(place: Place): Standing {
  const { line, before, after, from, to } = place
  if (birth.test(before) || birthAfter.test(after) || (birthNear.test(line) && line.length < 160)) return 'none'
  if (statute.test(before) && (statuteLine.test(line) || /\b(?:stats?|laws|acts|leg|ch)\.?[\s,]*$/i.test(before))) return 'none'
  if (statuteAfter.test(after) || citation.test(before)) return 'none'
  if (cited.test(before) && /^\s*\)/.test(after)) return 'none'
  if (form.test(before) && (line.length < 120 || /[[(]\s*\w+\.?\s*$/.test(before))) return 'none'
  if (formLine.test(line) && line.length < 160) return 'none'
  if (isAlone(place)) return 'none'
  if (header.test(line) && (line.length < 90 || wrote.test(line)) && !/[.!?]\s*$/.test(line.slice(0, from))) {
    if (wrote.test(line) || /^\W*(?:date|sent|received|re|subject)\s*:/i.test(line)) return 'none'
  }
  const short = line.length <= 100
  if (short && stamp.test(line) && !/[a-z]\.\s*$/.test(line.slice(to)) && !/\b(?:was|were|has|had|I|he|she|they|who|which)\b/.test(line))
    return 'low'
  if (signatureBegins.test(line) && line.length < 200) return 'low'
  if (short && signature.test(before) && !/\b(?:was|were|has|had|I|he|she|they)\b/.test(before)) return 'low'
  return reference.test(before) || /\bdated[\s:,]*$/i.test(before) ? 'low' : null
}
