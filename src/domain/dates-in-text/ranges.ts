import type { Day } from '#kernel/day.ts'
import type { DayMention } from './days.ts'
import type { TimeMention } from './times.ts'

const joins = /^\s*(?:-|–|—|to|through|thru|until|till)\s*(?:on\s+)?$/i

/** A day, or days in a row. */
export interface Range extends DayMention {
  /** Times of the first and the last day, where both are given. */
  begin: TimeMention | null
  end: TimeMention | null
}

/** Joins two days with a "to" between them, and times if there are any, to one range. */
export function ranges(days: readonly DayMention[], times: readonly TimeMention[], letter: string): Range[] {
  const list: Range[] = []
  for (const day of days) {
    const before = list.at(-1)
    const between = before && times.find((time) => time.from >= before.to && time.to <= day.from)
    const words =
      before &&
      (between
        ? `${letter.slice(before.to, between.from).replace(/^[\s,]*(?:at)?[\s,]*$/i, '')} ${letter.slice(between.to, day.from)}`
        : letter.slice(before.to, day.from))
    if (before && !before.last && words !== undefined && joins.test(words) && turned(before, day) >= before.day) {
      before.last = turned(before, day)
      before.to = day.to
      before.begin = between ?? null
      before.end = between
        ? (times.find((time) => time.from >= day.to && /^[\s,]*(?:at)?[\s,]*$/i.test(letter.slice(day.to, time.from))) ?? null)
        : null
      before.doubts = [...new Set([...before.doubts, ...day.doubts])]
      // The year of the end is that of the begin too, where only one is written.
      if (day.full && !before.full) {
        before.day = yearBack(before.day, before.last)
        before.doubts = before.doubts.filter((doubt) => doubt !== 'year_guessed')
        before.full = true
      }
      continue
    }
    list.push({ ...day, begin: null, end: null })
  }
  return list
}

/** The end of a range, moved to after its begin where its year is a guess. */
function turned(begin: DayMention, end: DayMention): Day {
  if (end.full || end.day >= begin.day) return end.full && !begin.full && yearBack(begin.day, end.day) <= end.day ? end.day : end.day
  return `${Number(end.day.slice(0, 4)) + 1}${end.day.slice(4)}` as Day
}

/** The begin with the year that puts it at or right before the end. */
function yearBack(begin: Day, end: Day): Day {
  const sameYear = `${end.slice(0, 4)}${begin.slice(4)}` as Day
  return sameYear <= end ? sameYear : (`${Number(end.slice(0, 4)) - 1}${begin.slice(4)}` as Day)
}
