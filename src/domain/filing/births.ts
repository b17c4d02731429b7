import { datesIn, type SpelledDate } from './dates.ts'
import { before } from './digits.ts'
import type { Found, Known } from './types.ts'

const label =
  /(?:\bd\s?\.?\s?[o0]\s?\.?\s?b\b\.?|\bborn\b|\bbirth(?:s|date|day|days)?\b|\bb-?day\b|\bnac(?:id[oa]s?|imiento)\b|\bcumpleaños\b|\bbday\b)/giu
/** The last name of a birth date before a place has nothing of these after it: then the date is about something else. */
const otherEvent =
  /\b(?:filed|filing|separated|married|marriage|served|service|dated|hearing|moved|executed|signed|entered|order(?:ed)?|issued|since|until|expires?|visit|appointment|enrolled|graduated|adopted|printed|statement|certificate|party|invitation|celebrat\w*)\b/u
const joins = /^(?:[\s,;&|():/–-]|\b(?:and|y)\b|(?<![\p{L}.])\p{Lu}[\p{L}.'’]*)*$/u
/** Whether a second date goes on with the first: "born 3/4/2015 and 5/6/2017", or in the next row of a table. */
const goesOn = (between: string) =>
  joins.test(between) && (/[,;&|)]|\b(?:and|y)\b/u.test(between) || /^[ \t]*\n[ \t]*\p{Lu}\p{Ll}+ /u.test(between))

const sentenceEnd = /[.;?!]\s+\p{Lu}\p{Ll}/u

/** "3/4/2015 (date of birth)": the word follows. */
const follows =
  /^[\s,]*(?:\(|-|–|is|was|as)?\s*(?:(?:his|her|my|the|their|child's|child’s)\s+)?(?:actual\s+)?(?:d\.?\s?o\.?\s?b\b|(?:date\s+of\s+)?birth|b-?day|\(born)/iu

/** How far back a label may be: on this line and the one before it. Characters. */
const back = 64
const ahead = 24

const two = (n: number) => String(n).padStart(2, '0')
const same = (date: SpelledDate, day: string) =>
  date.year !== null &&
  (`${date.year}-${two(date.month)}-${two(date.day)}` === day ||
    (date.isEither && `${date.year}-${two(date.day)}-${two(date.month)}` === day))
const inMonth = (date: SpelledDate, month: string) =>
  date.year !== null && (`${date.year}-${two(date.month)}` === month || (date.isEither && `${date.year}-${two(date.day)}` === month))

/** Where the last label of a text ends; -1 where it has none. */
function lastLabel(text: string): number {
  let end = -1
  for (const match of text.matchAll(label)) end = match.index + match[0].length
  return end
}

type Said = Pick<Found, 'certainty' | 'why'> | null

function labelOf(text: string, date: SpelledDate, from: number): Said {
  const lead = before(text, date.start, Math.min(back, date.start - from))
  const end = lastLabel(lead)
  if (end >= 0) {
    const between = lead.slice(end)
    if (sentenceEnd.test(between)) return null
    // A day without its year has to be beside the word itself.
    if (otherEvent.test(between)) return between.length < 40 && date.year !== null ? { certainty: 'maybe', why: 'beside' } : null
    return { certainty: date.year === null ? 'maybe' : 'sure', why: 'label' }
  }
  return follows.test(text.slice(date.end, date.end + ahead)) ? { certainty: date.year === null ? 'maybe' : 'sure', why: 'label' } : null
}

/**
 * Finds birth dates: a date with a word beside it that names a birth, one that is known, and one in the month in which a child of the case
 * was born. A year alone is no finding; a birthday without its year may be one.
 * @param text of a page
 */
export function findBirths(text: string, { minors, births }: Pick<Known, 'minors' | 'births'>): Found[] {
  const found: Found[] = []
  let last: SpelledDate | null = null
  for (const date of datesIn(text)) {
    const said = saidOf(date, last)
    if (said) {
      found.push({ kind: 'birth', start: date.start, end: date.end, short: date.year === null ? '[birthday]' : String(date.year), ...said })
      // A word that follows a date belongs to it, and to none that comes later.
      const own =
        lastLabel(text.slice(Math.max(0, date.start - back), date.start)) < 0 ? follows.exec(text.slice(date.end, date.end + ahead)) : null
      last = { ...date, end: date.end + (own?.[0].length ?? 0) }
    }
  }
  return found

  function saidOf(date: SpelledDate, previous: SpelledDate | null): Said {
    if (births.some((day) => same(date, day))) return { certainty: 'sure', why: 'case' }
    const named = labelOf(text, date, previous?.end ?? 0)
    if (named) return named
    // "born 3/4/2015 and 5/6/2017": the second one goes on with the first.
    if (previous && date.year !== null && date.start - previous.end < 40 && goesOn(text.slice(previous.end, date.start)))
      return { certainty: 'maybe', why: 'beside' }
    return minors.some(({ born }) => born !== null && inMonth(date, born.slice(0, 7))) ? { certainty: 'maybe', why: 'case' } : null
  }
}
