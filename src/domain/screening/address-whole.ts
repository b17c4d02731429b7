import { stateNames } from './lexicon/homes.ts'
import { states } from './lexicon/numbers.ts'
import type { Plain } from './plain.ts'

const codes = `(?:${states.split(' ').join('|')})`
const state = `(?:${codes}|${stateNames})(?![A-Za-z])\\.?`
const word = "[A-Z][A-Za-z'-]{1,20}\\.?"
/** "Denver", "St. Paul", "San Juan de los Lagos". */
const city = `${word}(?:\\s(?:${word}|de|del|la|las|los|el|of)){0,4}`
const gap = '(?:\\.?\\s{0,2}[,.;|\\n-]\\s{0,2}|\\s{1,2})'
const postal = '(?:(?:[Cc]\\.?\\s?[Pp]\\.?|ZIP|zip|Zip)(?:\\scode)?\\s?:?\\s?)?[0-9]{5}(?:-[0-9]{4})?(?![0-9])'
const rooms =
  '(?:apts?|apartment|apto|unit|suites?|ste|bldg|building|floor|flr|fl|flat|lot|trlr|trailer|space|spc|room|rm|depto|dpto|departamento|dep|int|interior|ext|exterior|piso|puerta|pta|esc|escalera|planta|bajo|local|casa|edif|edificio|torre|mz|mza|manzana|lt|lte|lote|portal|bloque|blq)'
/** "Apt. 3B", "depto no. 4", "#207"; a letter alone only after the words for a flat: "unit B", "piso A". */
const room = `(?:${rooms}\\.?\\s?(?:no\\.?\\s?|num\\.?\\s?)?#?\\s?[a-z]{0,2}-?[0-9]{1,5}-?[a-z]?|(?:apt|apartment|apto|unit|suite|ste|bldg|flat|lot|depto|int|piso|puerta|torre|portal)\\.?\\s#?[a-z]|(?:no\\.?|num\\.?)?\\s?#\\s?[a-z]{0,2}-?[0-9]{1,5}-?[a-z]?|(?:no|num|numero)\\.?\\s?[0-9]{1,5}-?[a-z]?)(?![a-z0-9'])`
const quarters =
  '(?:[Cc]ol|COL|[Cc]olonia|[Ff]racc|[Ff]raccionamiento|[Uu]rb|URB|[Uu]rbanizacion|[Bb]arrio|[Bb]o|[Ss]ector|[Rr]pto|[Rr]eparto|[Rr]es|[Rr]esidencial|[Cc]omunidad|[Ee]xt|[Aa]lcaldia|[Mm]unicipio|[Dd]elegacion|[Mm]pio)'

const roomTail = new RegExp(`[,.]{0,2}\\s{0,2}\\(?${room}\\)?`, 'y')
/** "12-B", "45-12". */
const numberTail = /-[A-Za-z0-9]{1,4}(?![A-Za-z0-9])/y
const numberHead = /(?<![A-Za-z0-9])(?:[0-9]{1,4}-|[nsew][0-9]{1,5}\s)$/
const floorTail = /,\s[0-9]{1,2}\.?\s?(?:o|a|er|do|º|ª)?\s?(?:[a-z]|[0-9]{1,2}\.?(?:o|a|º|ª)|izq(?:uierda)?|dcha|derecha|izda)\.?(?![a-z])/y
const quarterTail = new RegExp(`${gap}${quarters}\\.?\\s${word}(?:\\s(?:${word}|[0-9]{1,2}|de|del|la|las|los|el)){0,3}`, 'y')
const zipTail = new RegExp(`${gap}(?:(?:in|en)\\s)?(?:${city}${gap}){0,2}(?:${state}${gap})?${postal}`, 'y')
const stateTail = new RegExp(`${gap}(?:(?:in|en)\\s)?${city}${gap}${state}(?:${gap}${postal})?`, 'y')
const smallTail = new RegExp(
  `[,.]?\\s{1,2}(?:[a-z][a-z'.-]{2,20}\\s?){1,3},?\\s{1,2}(?:${codes}|${stateNames})\\.?,?\\s{1,2}[0-9]{5}(?:-[0-9]{4})?(?![0-9])`,
  'iy',
)
const roomHead = new RegExp(`(?<![a-z0-9])${room}[,;]?(?:\\s(?:on|at|of|in|en|de|del|@))?(?:\\sthe)?\\s{0,2}$`)
const cityHead = new RegExp(`(?<![A-Za-z0-9])${word}(?:\\s${word}){0,2},?\\s$`)

/** What is looked for around an address, for the test that sees to the bounds. */
export const around: readonly RegExp[] = [
  numberTail,
  numberHead,
  roomTail,
  floorTail,
  quarterTail,
  zipTail,
  stateTail,
  smallTail,
  roomHead,
  cityHead,
]

const mostRooms = 4
const endAfter = (regex: RegExp, text: string, at: number): number => {
  regex.lastIndex = at
  const match = regex.exec(text)
  return match ? at + match[0].length : at
}

/** The end of an address that goes on after the street: flats, the quarter, the city with its state or postal code. */
export function addressEnd({ text, lower }: Plain, from: number): number {
  let end = /[0-9]/.test(text[from - 1] ?? '') ? endAfter(numberTail, text, from) : from
  for (let parts = 0; parts < mostRooms; parts += 1) {
    const afterRoom = endAfter(roomTail, lower, end)
    const next = afterRoom > end ? afterRoom : endAfter(floorTail, lower, end)
    const quarter = next > end ? next : endAfter(quarterTail, text, end)
    if (quarter === end) break
    end = quarter
  }
  const zip = endAfter(zipTail, text, end)
  const last = zip > end ? zip : endAfter(stateTail, text, end)
  return last > end ? last : endAfter(smallTail, lower, end)
}

const farBack = 40
/** The beginning of an address that has the flat before the street: "apt 4 on", "Suite 900,". */
export function addressStart({ lower }: Plain, at: number): number {
  const backTo = (end: number) => lower.slice(Math.max(0, end - farBack), end)
  const number = at - (numberHead.exec(backTo(at))?.[0].length ?? 0)
  return number - (roomHead.exec(backTo(number))?.[0].length ?? 0)
}

/** The city in front of a state and its code. */
export function cityStart({ text }: Plain, at: number): number {
  const back = text.slice(Math.max(0, at - farBack), at)
  const match = cityHead.exec(back)
  return match ? at - (back.length - match.index) : at
}

/** Places that only their postal code shows to be addresses: "27 Larkspur, Novato 94947"; "Elkins, Texas 75771". */
export const shownByCode: readonly RegExp[] = [
  new RegExp(
    `(?<![A-Za-z0-9$.,])[0-9]{1,6}[A-Za-z]?\\s(?:[NSEW]{1,2}\\.?\\s)?[A-Z0-9][A-Za-z0-9'.-]{1,20}(?:\\s[A-Z0-9][A-Za-z0-9'.-]{0,20}){0,4},\\s(?:(?:#|[A-Z][a-z]{1,8}\\.?\\s)#?[A-Z0-9-]{1,6},\\s)?${city}${gap}(?:${state}|(?:${state}${gap})?${postal})`,
    'g',
  ),
  new RegExp(
    `(?<![A-Za-z])${city},\\s(?:${stateNames}),?\\s${postal}(?!\\s(?:people|personas|men|women|children|km|[a-z]{3,12}s\\b))`,
    'g',
  ),
]
