import { lookalikes } from './lexicon/lookalikes.ts'

/**
 * A text as the checks read it: without marks and invisible characters, look-alike letters and full-width
 * digits as plain ones, entities as what they stand for. Each unit knows where it came from.
 */
export interface Plain {
  /** One UTF-16 unit for each unit of `lower`. */
  text: string
  lower: string
  /** Where unit `i` begins and ends in the text that the author wrote. */
  from: readonly number[]
  to: readonly number[]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  colon: ':',
  sol: '/',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  num: '#',
}
/** Bounded, so that each place costs no more than a constant. */
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,7}));?/iy
const tag = /<\/?(?:b|i|u|s|em|p|br|div|span|strong|small|sub|sup)\s?\/?>/iy
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164]/u
const blank = /[\p{Zs}\t\v\f]/u

function decoded(match: RegExpExecArray): string | null {
  const [, decimal, hexadecimal, name] = match
  if (name) return entities[name.toLowerCase()] ?? null
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal!, 16)
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code)
}

/** What one code point reads as; empty for what cannot be seen. */
function readAs(point: string): string {
  if (point === '\n' || point === '\r') return '\n'
  if (point.length === 1 && point >= ' ' && point <= '~') return point === '`' ? "'" : point
  if (blank.test(point)) return ' '
  if (point < ' ' || point === '\u007f' || unseen.test(point)) return ''
  let read = ''
  for (const part of point.normalize('NFKD')) if (!unseen.test(part)) read += lookalikes[part] ?? part
  return read
}

/** Reads a text; the text itself is never altered. Work grows with its length and no faster. */
export function plainOf(written: string): Plain {
  const from: number[] = []
  const to: number[] = []
  const units: string[] = []
  const put = (read: string, begin: number, end: number) => {
    if (read === '' && to.length > 0) to[to.length - 1] = end
    for (const unit of read.split('')) {
      units.push(unit)
      from.push(begin)
      to.push(end)
    }
  }
  for (let at = 0; at < written.length;) {
    const code = written.codePointAt(at)!
    const point = String.fromCodePoint(code)
    const special = code === 0x26 ? entity : code === 0x3c ? tag : null
    if (special) special.lastIndex = at
    const match = special?.exec(written) ?? null
    const stands = match ? (special === tag ? '' : decoded(match)) : null
    const end = at + (match && stands !== null ? match[0].length : point.length)
    put(stands === null ? readAs(point) : [...stands].map(readAs).join(''), at, end)
    at = end
  }
  const lower = units.map((unit) => {
    const small = unit.toLowerCase()
    return small.length === 1 ? small : unit
  })
  return { text: units.join(''), lower: lower.join(''), from, to }
}

/** The place in the author's text of the units from `begin` up to `end` of the plain one. */
export function spanIn(plain: Plain, begin: number, end: number): readonly [number, number] {
  if (begin >= end) return [0, 0]
  return [plain.from[begin]!, plain.to[end - 1]!]
}
