import type { ReasonCode } from '../types.ts'

/**
 * Forms of personal data. Every quantifier has an upper bound, so that a place in a text costs no more than
 * a constant whatever stands there; a test reads the sources and sees to it. They read the plain text in
 * lower case, except those marked cased. Dockets: ratings.md 3.5 and the number systems of state courts.
 */
export interface Pattern {
  reason: ReasonCode
  regex: RegExp
  /** Reads the text with its capitals. */
  isCased?: boolean
  /** The group that is marked; the whole otherwise. */
  group?: number
}

const tld =
  '(?:com|net|org|info|io|gov|edu|biz|blog|site|app|dev|online|law|legal|xyz|mx|uk|tv|news|page|link|club|live|today|world|social|wordpress|ly|gg)'
const loose = '(?:co|us|me|es|ca|ly|in|to|gl|gle|be|it|st|cc|ai|so|sh|fm|im)'
const at = '(?:\\s{0,2}(?:@|\\(at\\)|\\[at\\]|\\{at\\}|<at>|\\(@\\)|\\[@\\]|\\barroba\\b)\\s{0,2}|\\s{1,3}(?:at|arroba)\\s{1,3})'
const dot = '(?:\\s{0,2}(?:\\.|\\(dot\\)|\\[dot\\]|\\{dot\\}|\\(\\.\\)|\\(punto\\))\\s{0,2}|\\s{1,3}(?:dot|punto|period)\\s{1,3})'
const mailHouse = '(?:gmail|yahoo|hotmail|outlook|icloud|aol|protonmail|proton|live|msn|ymail)'
const number = '(?:no\\.?|num(?:ber|ero)?\\.?|nr\\.?|#|id|is|was|:|es|de|el)'
const digits = '[0-9]'
const patterns: readonly Pattern[] = [
  {
    reason: 'email',
    regex: new RegExp(
      `[a-z0-9][a-z0-9._%+-]{0,63}\\s{0,2}(?:@|\\(at\\)|\\[at\\]|\\{at\\}|<at>|\\(@\\)|\\[@\\])\\s{0,2}[a-z0-9-]{1,63}${dot}[a-z]{2,12}(?:\\.[a-z]{2,6})?`,
      'g',
    ),
  },
  {
    reason: 'email',
    regex: new RegExp(
      `[a-z0-9][a-z0-9._%+-]{1,63}${at}[a-z0-9-]{2,63}(?:\\s{0,2}[([{](?:dot|punto|\\.)[)\\]}]\\s{0,2}|\\s{1,3}(?:dot|punto)\\s{1,3}|\\.)${tld}\\b`,
      'g',
    ),
  },
  { reason: 'email', regex: new RegExp(`[a-z0-9][a-z0-9._%+-]{1,63}${at}${mailHouse}\\b`, 'g') },
  { reason: 'email', regex: /[a-z0-9][a-z0-9._%+-]{1,63}@{1,3}[a-z0-9-]{2,63}(?:[.,]\s?[a-z]{2,12})?/g },
  { reason: 'link', regex: /\b(?:https?|hxxps?|ftp):\/\/[^\s<>"]{1,300}/g },
  { reason: 'link', regex: /\bwww\d?\.[^\s<>"]{1,200}/g },
  { reason: 'link', regex: new RegExp(`\\b[a-z0-9-]{2,40}(?:\\.[a-z0-9-]{2,40}){0,3}\\.${tld}\\b(?:\\/[^\\s<>"]{0,200})?`, 'g') },
  { reason: 'link', regex: new RegExp(`\\b[a-z0-9-]{2,40}\\.${loose}\\/[^\\s<>"]{1,200}`, 'g') },
  {
    reason: 'link',
    regex: new RegExp(`\\b[a-z0-9-]{2,40}(?:\\s{1,2}(?:dot|punto)\\s{1,2}|\\s{0,2}[([](?:dot|punto|\\.)[)\\]]\\s{0,2})${tld}\\b`, 'g'),
  },
  { reason: 'link', regex: /\b(?:[0-9]{1,3}\.){3}[0-9]{1,3}\b/g },
  { reason: 'handle', regex: /(?<![a-z0-9._])@[a-z0-9_][a-z0-9_.]{2,30}/g },
  {
    reason: 'handle',
    regex:
      /\b(?:insta|instagram|ig|twitter|tiktok|facebook|fb|snap|snapchat|telegram|whatsapp|venmo|cashapp|cash app|zelle|youtube|reddit|discord|skype|linkedin)\s?(?:(?:handle|name|user|id|page|account)\s?(?:is|as|under|:|=)|:|=|under)\s?([a-z0-9_.@/$-]{3,40})/g,
    group: 1,
  },
  { reason: 'handle', regex: /(?<![a-z0-9_$])\$[a-z][a-z0-9_]{2,24}/g },
  { reason: 'handle', regex: /(?<![a-z0-9_])(?:u|r)\/[a-z0-9_-]{3,30}/g },
  {
    reason: 'address',
    regex:
      /\b[0-9]{1,6}\s(?:county|state|us|private|rural|farm(?: to market)?|fm|cr|sr|n|s|e|w)\s(?:road|route|highway|hwy|rd|rt)\s[0-9]{1,5}\b/g,
  },
  { reason: 'address', regex: /\b(?:p\.?\s?o\.?\s?box|post office box|apartado(?: postal)?|apdo\.?)\s?(?:no\.?|#)?\s?[0-9]{1,7}/g },
  {
    reason: 'docket',
    regex:
      /\b(?:case|docket|cause|file|index|matter|petition|causa|caso|expediente|exp\.?|juicio)\s?(?:no\.?|num(?:ber|ero)?\.?|nr\.?|#|id|:)\s{0,2}(?:is|was|es|:)?\s{0,2}#?\s?((?=[a-z0-9/-]{0,24}[0-9]{2})[a-z0-9][a-z0-9/.-]{1,28}[a-z0-9])/g,
    group: 1,
  },
  {
    reason: 'docket',
    regex: /\b(?:docket|expediente|exp\.)\s{1,2}#?((?=[a-z0-9/-]{0,24}[0-9]{2})[a-z0-9][a-z0-9/.-]{2,28}[a-z0-9])/g,
    group: 1,
  },
  {
    reason: 'docket',
    regex: /(?<![a-z0-9-])(?:[0-9]{1,3}[-:])?[0-9]{2,4}[- /]?[a-z]{1,4}[-/ ]?[0-9]{3,8}(?:[-/][a-z0-9]{1,6}){0,2}(?![a-z0-9])/g,
  },
  { reason: 'docket', regex: /(?<![a-z0-9-])[a-z]{1,5}[-/ ]?[0-9]{2,4}[-/][0-9]{3,8}(?:[-/][a-z0-9]{1,6}){0,2}(?![a-z0-9])/g },
  { reason: 'docket', regex: /(?<![a-z0-9-])[a-z]{1,4}[-/][0-9]{1,4}[-/][a-z]{1,4}[-/][0-9]{2,8}(?:[-/][a-z0-9]{1,8}){0,2}(?![a-z0-9])/g },
  {
    reason: 'docket',
    regex: /(?<![a-z0-9-])[a-z]{1,4}-[0-9]{3,7}(?:-[0-9]{2,4})?(?:[-/][0-9]{2,4}[a-z]{0,2})(?:[-/][0-9]{1,4}[a-z]{0,2})?(?![a-z0-9])/g,
  },
  { reason: 'docket', regex: /(?<![a-z0-9-])(?:fl|dr|fd|fa|dm|dv|fc|ad|pat|fam|jv|cv|sp|fm|fs|do|pa)-?[0-9]{4,12}(?![a-z0-9])/g },
  { reason: 'docket', regex: /(?<![a-z0-9-])[a-z]{2,5}[0-9]{6,12}[a-z]{0,4}(?![a-z0-9])/g },
  { reason: 'docket', regex: /(?<![0-9-])[0-9]{2}-[0-9]-[0-9]{4,6}-[0-9](?![0-9])/g },
  { reason: 'docket', regex: /(?<![0-9-])(?:19|20)?[0-9]{2}-(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{4,7}(?:-[a-z0-9]{1,6}){0,2}(?![a-z0-9])/g },
  { reason: 'docket', regex: /(?<![0-9/])[0-9]{3,6}\/(?:19|20)[0-9]{2}(?![0-9/])/g },
  {
    reason: 'plate',
    regex: new RegExp(
      `\\b(?:plates?|licen[sc]e tags?|tags?|placas?|matricula)\\s?(?:${number}\\s?){0,2}:?\\s?"?((?=[a-z0-9 -]{0,8}${digits})[a-z0-9]{1,4}[ -]?[a-z0-9]{2,5}(?:-[0-9]{2,3})?)(?![a-z0-9])`,
      'g',
    ),
    group: 1,
  },
  { reason: 'plate', regex: /(?<![A-Z0-9-])(?:[0-9][A-Z]{3}[0-9]{3}|[A-Z]{3}[- ][0-9]{4})(?![A-Z0-9-])/g, isCased: true },
  { reason: 'plate', regex: new RegExp(`\\bvin\\s?(?:${number}\\s?){0,2}([a-z0-9]{17})\\b`, 'g'), group: 1 },
  {
    reason: 'account',
    regex: new RegExp(
      `\\b(?:account|acct|cuenta|routing|iban|clabe)\\.?\\s?(?:${number}\\s?){0,3}((?=[a-z0-9 -]{0,8}${digits})[a-z0-9-]{5,34})`,
      'g',
    ),
    group: 1,
  },
  { reason: 'account', regex: /\b[a-z]{2}[0-9]{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,4})?\b/g },
  {
    reason: 'document_number',
    regex: new RegExp(
      `\\b(?:licen[sc]e|passport|visa|green card|medicaid|medicare|member|alien|licencia|pasaporte|curp|rfc|badge)\\s?(?:${number}\\s?){0,3}((?=[a-z0-9-]{0,8}${digits})[a-z0-9-]{5,20})(?![a-z0-9])`,
      'g',
    ),
    group: 1,
  },
  { reason: 'document_number', regex: /(?<![a-z0-9])(?=[a-z]{0,12}[0-9]{2})(?=[0-9]{0,12}[a-z])[a-z0-9]{10,24}(?![a-z0-9])/g },
  { reason: 'docket', regex: /(?<![a-z0-9-])[0-9]{2}[a-z]{2,3}-[a-z]{2}[0-9]{2}-[0-9]{4,6}(?![0-9])/g },
  { reason: 'document_number', regex: /(?<![a-z0-9])a[ #-]{1,3}[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}(?![0-9])/g },
  { reason: 'docket', regex: /(?<![A-Z0-9-])[A-Z]{2,4} [0-9]{2,4} [0-9]{4,8}(?![0-9])/g, isCased: true },
  { reason: 'document_number', regex: /(?<![a-z0-9])a[ #-]{0,2}[0-9]{8,9}(?![0-9])/g },
]

/** In the order in which they are looked for; of two that overlap the first one names the reason. */
export const personalData = patterns
