import { fold } from '#domain/matching/fold.ts'
import type { Day } from '#kernel/day.ts'
import { readOffice, seatWords } from './office.ts'

/** What a result file reveals about the seat that an election was for. */
export interface Seat {
  /** The same words for the same seat, however a result file writes them. */
  key: string
  /** Whether one person at a time sits there; else several were elected under the same words. */
  isOne: boolean
  /** The district that votes on it, where one is named: what its counties are compared by. */
  district: string | null
  isAppellate: boolean
  /** The fewest counties that vote on the seat, if known; `unnamed` if nothing names its district. */
  least: number | null | 'unnamed'
}

/** Counties and what counts as one (US Census Bureau, 2020): who wins a statewide seat is counted in all of them. */
const countiesOf: Readonly<Record<string, number>> = Object.fromEntries(
  `AL 67 AK 30 AZ 15 AR 75 CA 58 CO 64 CT 8 DE 3 DC 1 FL 67 GA 159 HI 4 ID 44 IL 102 IN 92 IA 99 KS 105 KY 120 LA 64 ME 16 MD 24 MA 14
  MI 83 MN 87 MS 82 MO 115 MT 56 NE 93 NV 17 NH 10 NJ 21 NM 33 NY 62 NC 100 ND 53 OH 88 OK 77 OR 36 PA 67 RI 5 SC 46 SD 66 TN 95 TX 254
  UT 29 VT 14 VA 133 WA 39 WV 55 WI 72 WY 23`
    .split(/\s+(?=[A-Z])/)
    .map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]),
)

/** States whose highest court is elected by districts (Ky. Const. 110, Miss. Code 9-3-1, La. Const. V 4, Ill. Const. VI 2). */
const highByDistrict = new Set(['KY', 'MS', 'LA', 'IL'])
/** States that elect their court of appeals as a whole. */
const appealsStatewide = new Set(['GA', 'MN', 'OR', 'PA', 'NV', 'AL', 'NC'])

/**
 * Counties of a district, by the law that draws it, where the file itself does not show all of them:
 * Texas, courts of appeals since September 2005 (Gov't Code 22.201) and district courts of several counties (Gov't Code ch. 24);
 * Florida, circuits (Fla. Stat. 26.021); Oregon, circuits of several counties (ORS 3.012); New York, judicial districts
 * (Judiciary Law 140); Michigan, circuits of several counties (MCL 600.504 to 600.550m).
 */
const drawn: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'TX appeals': { 1: 10, 2: 12, 3: 24, 4: 32, 5: 6, 6: 19, 7: 46, 8: 17, 9: 10, 10: 18, 11: 28, 12: 17, 13: 20, 14: 10, 15: 254 },
  'TX district': { 5: 2, 18: 2, 24: 6, 32: 3, 34: 3, 69: 4, 119: 3, 132: 2, 135: 6 },
  'FL circuit': { 1: 4, 2: 6, 3: 7, 4: 3, 5: 5, 6: 2, 7: 4, 8: 6, 9: 2, 10: 3, 12: 3, 14: 6, 18: 2, 19: 4, 20: 5 },
  'OR district': { 6: 2, 7: 5, 10: 2, 15: 2, 22: 2, 24: 2 },
  'NY district': { 3: 7, 4: 11, 5: 6, 6: 10, 7: 8, 8: 8, 9: 5, 10: 2 },
  'MI circuit': Object.fromEntries([8, 11, 12, 13, 19, 23, 26, 27, 28, 29, 32, 34, 41, 46, 49, 51, 53, 55].map((number) => [number, 2])),
}
/** The fewest counties that any appellate district of these states has. */
const leastAppellate: Readonly<Record<string, number>> = { MI: 10, MS: 10 }
/** New York judicial districts of a single county: the boroughs. */
const boroughs = new Set(['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'])
/** Florida circuits of a single county. */
const ownCircuit = new Set(['Miami-Dade', 'Hillsborough', 'Palm Beach', 'Monroe', 'Broward'])
/** States where a circuit or superior court's district holds several counties and has to be named. */
const circuitStates = new Set(['AR', 'FL', 'GA', 'KY', 'MO', 'WV'])

/** Words that every office has, and words that result files add to it. */
const idle = new Set(
  `judge judges justice justices of the for at and in to court courts judicial associate chief presiding no number num term full unexpired
  partial ending new judgeship seat incumbent non position positions office state superior elected`.split(/\s+/),
)

type Level = 'criminal appeals' | 'supreme' | 'appeals' | 'trial'

function levelOf(state: string, words: string): Level {
  if (/\bcrim\w*\.? (court of )?app|\bapp\w* .*\bcrim|court of criminal appeals/.test(words)) return 'criminal appeals'
  if (/\bsup(reme)?\b/.test(words) && state !== 'NY') return 'supreme'
  if (/\bapp(eals?|ellate)?\b/.test(words)) return 'appeals'
  return state === 'PA' && /\b(superior|commonwealth) court\b/.test(words) ? 'appeals' : 'trial'
}

const labels: readonly RegExp[] = [
  // "2nd 25th Judicial District" is another court than the 25th.
  /\b(?<number>\d+ \d+) (?:judicial )?(?<label>district)?\w*/g,
  /\b(?<label>circuit|subdistrict|district|division|department|dept|place|position|pos|seat|group|post|class|ward)\.? ?(?:no\b\.?|number)? ?#? ?(?<number>\d+(?:[.-]\d+)*[a-z]?|[a-z])\b(?!')/g,
  /\b(?<label>no|pl|p|d)\.? ?#? ?(?<number>\d+)\b/g,
  /\b(?<number>\d+[a-z]?) ?(?:jud\w* |supreme court |appellate |court of appeals? )?(?:\w+ )?(?<label>circuit|district|division|department)\b/g,
]
const long: Readonly<Record<string, string>> = {
  dept: 'department',
  pos: 'place',
  position: 'place',
  seat: 'place',
  pl: 'place',
  p: 'place',
  no: 'place',
  d: 'district',
}

/** Joins "5th Judicial District", "District 5" and "D5" into one word, `district5`; the remaining words stay. */
function labelled(text: string): string[] {
  const found: string[] = []
  let rest = text.replaceAll(/(\d) ?(st|nd|rd|th)\b/g, '$1').replaceAll(/\bdist\b\.?/g, 'district')
  for (const label of labels) {
    rest = rest.replaceAll(label, (...match) => {
      const { label: what = 'district', number = '' } = match.at(-1) as Record<string, string | undefined>
      found.push(
        `${long[what] ?? what}${number
          .replace(' ', '-')
          .replace(/^0+(?=.)/, '')
          .replace(/\.0+/, '.')}`,
      )
      return ' '
    })
  }
  const words = fold(rest).split(' ')
  return [...found, ...words.filter((word) => word !== '' && !idle.has(word)).map((word) => word.replace(/^0+(?=\d)/, ''))]
}

const numberIn = (words: readonly string[], label: string) =>
  words.find((word) => new RegExp(`^${label}\\d`).test(word))?.slice(label.length) ?? null

/** A contest as a result file describes it. */
export interface Contest {
  state: string
  office: string
  district: string
  /** The counties that counted votes. */
  counties: readonly string[]
  day: Day
}

/** Reads the seat of a contest. */
export function readSeat({ state, office, district, counties, day }: Contest): Seat {
  const text = seatWords(state, office, district).toLowerCase()
  const level = levelOf(state, text)
  if (level === 'trial') return trialSeat(state, text, readOffice(state, office, district).courtName, counties)
  const seat = appellateSeat(state, level, text)
  // The districts of Texas were drawn again; before, the file itself shows them.
  return state === 'TX' && level === 'appeals' && day < '2005-09-01'
    ? { ...seat, district: seat.district && `${seat.district} before 2005`, least: seat.least === 'unnamed' ? 'unnamed' : null }
    : seat
}

function appellateSeat(state: string, level: Exclude<Level, 'trial'>, text: string): Seat {
  // "5th Court of Appeals" is the district of that number; of the numbers that are left, the last is the seat's.
  const plain = text.replace(/\b(\d+)(st|nd|rd|th)? (?=c(our)?t\b|app)/, 'district $1 ')
  const words = labelled(plain)
  const isWhole = level === 'criminal appeals' || (level === 'supreme' ? !highByDistrict.has(state) : appealsStatewide.has(state))
  const loose = words.filter((word) => /^\d+$/.test(word))
  const number = isWhole ? null : (numberIn(words, 'district') ?? /\b(northern|central|southern)\b/.exec(text)?.[0] ?? loose[0] ?? null)
  const division = state === 'WA' ? (numberIn(words, 'division') ?? '') : ''
  const seat =
    numberIn(words, 'place') ?? numberIn(words, 'division') ?? (isWhole || numberIn(words, 'district') ? loose.at(-1) : undefined)
  const letter = words.find((word) => /^place[a-z]$/.test(word))?.slice(-1)
  const chief = /\bchief justice|presiding judge/.test(text) ? 'chief' : null
  const place = chief ?? letter ?? seat ?? null
  // Kentucky's two higher courts are elected by the same seven districts.
  const court = isWhole ? level : `${level} ${division} ${number ?? '?'}`
  return {
    key: `${state} ${court} ${place ?? '?'}`,
    isOne: place !== null && (isWhole || number !== null),
    district: isWhole || number === null ? null : `${state} appellate ${division} ${number}`,
    isAppellate: true,
    least: isWhole
      ? (countiesOf[state] ?? 'unnamed')
      : (leastAppellate[state] ?? drawn[`${state} ${level}`]?.[number ?? ''] ?? (number === null ? 'unnamed' : null)),
  }
}

function trialSeat(state: string, text: string, court: string | null, counties: readonly string[]): Seat {
  const words = labelled(text)
  const [circuit, numbered] = [numberIn(words, 'circuit'), numberIn(words, 'district')]
  const isCounty = /county|town|village|city|municipal|magistrate|probate|justice of|\bjp\b|small claims/.test(text)
  const isTexan = state === 'TX' && numbered !== null && !isCounty
  const place = words.some((word) => /^(place|division|department|group|post|class)/.test(word))
  // "4th District Court 58", "County Court at Law 6". New York and Pennsylvania number districts and ballots so.
  const loose = state !== 'NY' && state !== 'PA' && words.some((word) => /^\d+$/.test(word))
  const area = circuit
    ? `circuit ${circuit}`
    : numbered && !isCounty
      ? `district ${numbered}`
      : court && /circuit|, [^,]*district/i.test(court)
        ? fold(court.replaceAll(/,? (division|department|at large)\b[^,]*/gi, ''))
        : null
  const sub = words.find((word) => word.startsWith('subdistrict')) ?? ''
  const isCircuit =
    /\bcircuit\b/.test(text) || (state === 'GA' && /\bsuperior\b/.test(text)) || (state === 'NY' && /\bsup(reme)?\b/.test(text))
  return {
    // In Texas a district court is one judge's (Const. V 7), and its number tells it from all others.
    key: isTexan
      ? `TX district ${numbered}`
      : [state, ...[...new Set(words)].toSorted(), [...counties].toSorted().join(',')].join(' ').trim(),
    isOne: isTexan || place || loose,
    district: area && `${state} ${area} ${sub}`.trim(),
    isAppellate: false,
    least: leastOfTrial(state, isCircuit, area, circuit ?? numbered, counties),
  }
}

function leastOfTrial(
  state: string,
  isCircuit: boolean,
  area: string | null,
  number: string | null,
  counties: readonly string[],
): Seat['least'] {
  const [only = ''] = counties
  if (state === 'NY' && isCircuit) return boroughs.has(only) ? 1 : (drawn['NY district']![number ?? ''] ?? 'unnamed')
  if (state === 'FL' && isCircuit && number === null) return ownCircuit.has(only) ? 1 : 'unnamed'
  if (isCircuit && area === null && circuitStates.has(state)) return 'unnamed'
  const kind = area?.split(' ')[0]
  return number === null ? null : (drawn[`${state} ${kind}`]?.[number] ?? null)
}
