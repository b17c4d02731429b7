import { readRepeat } from '#domain/calendar/repeats.ts'
import { numberOf, weekdayOf } from '#domain/time/calendar.ts'
import { readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Draft } from './contract.ts'

/** More days than this are no event. */
const longest = 366

/** Why an event cannot be as it is written, at its field; `null` when it can. */
export function wrongIn(draft: Draft): { field: string; sentence: Text } | null {
  const [first, last] = [readDay(draft.firstDay), readDay(draft.lastDay)]
  if (!first) return { field: 'firstDay', sentence: msg`There is no such day in the calendar.` }
  if (!last) return { field: 'lastDay', sentence: msg`There is no such day in the calendar.` }
  if (last < first) return { field: 'lastDay', sentence: msg`It ends before it begins.` }
  if (numberOf(last) - numberOf(first) > longest) return { field: 'lastDay', sentence: msg`It is longer than a year.` }
  if ((draft.from === null) !== (draft.to === null))
    return draft.from === null
      ? { field: 'from', sentence: msg`Say when it begins.` }
      : { field: 'to', sentence: msg`Say when it ends. A guess is enough.` }
  if (draft.from !== null && first === last && draft.to! < draft.from) return { field: 'to', sentence: msg`It ends before it begins.` }
  const { repeat } = draft
  if (!repeat) return null
  if (repeat.until !== null && !readDay(repeat.until)) return { field: 'until', sentence: msg`There is no such day in the calendar.` }
  if (repeat.until !== null && repeat.until < first) return { field: 'until', sentence: msg`It ends before it begins.` }
  if (!repeat.on.includes(weekdayOf(numberOf(first))))
    return { field: 'repeat', sentence: msg`The first day is on another weekday. Choose its weekday too, or another first day.` }
  if (numberOf(last) - numberOf(first) > 6) return { field: 'lastDay', sentence: msg`What repeats by the week can last a week at most.` }
  return null
}

/** Fields of an event whose change a person who relies on it must see. */
const comparedFields = ['title', 'kind', 'firstDay', 'lastDay', 'from', 'to', 'place', 'notes', 'dropOff', 'pickUp', 'isShared'] as const

type Said = Partial<Record<string, unknown>>
const written = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** What a change changed, field by field. A version says only what it knew: what it lacks is not compared. */
export function alterations(was: Said, is: Said): { field: string; was: string; is: string }[] {
  return comparedFields
    .filter((field) => field in was && field in is && written(was[field]) !== written(is[field]))
    .map((field) => ({ field, was: written(was[field]), is: written(is[field]) }))
}

interface Standing {
  isMine: boolean
  isLive: boolean
  begun: boolean
  cancelled: boolean
  repeats: boolean
}

/** Only who wrote an event changes it, and only before it begins; of one that repeats, what is to come. Words are added by either parent. */
export function canOf({ isMine, isLive, begun, cancelled, repeats }: Standing) {
  const change = isMine && isLive && !cancelled && (!begun || repeats)
  return { change, move: change && !repeats, add: isLive && !cancelled }
}

/** The repeat of a row; `null` too for a rule that is not one of ours. */
export const repeatOf = (rrule: string | null, firstDay: string) => {
  const day = readDay(firstDay)
  return rrule === null || !day ? null : readRepeat(rrule, day)
}
