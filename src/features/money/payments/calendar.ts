import { dueDays } from '#domain/books/due-days.ts'
import { keyOf } from '#domain/books/types.ts'
import { within } from '#domain/schedule/within.ts'
import type { Day } from '#kernel/day.ts'
import type { Due, DueSource } from '#schedule/events/public.ts'
import { openItems } from '#money/books/public.ts'
import { dueEntry, dueNotBooked } from './due.ts'
import { supportIn } from './store.support.ts'

/** The due days of support for the calendar: past ones with what is open by the reader's own books. */
export const supportDues: DueSource = async (tx, here, days, today) => {
  const visible = within(days, here.days)
  if (!visible) return []
  const due = (await supportIn(tx, here.caseId)).flatMap((term) =>
    dueDays(term, visible.to as Day)
      .filter((day) => day >= visible.from)
      .map((day) => ({ term, day, cause: dueEntry(term, day).cause })),
  )
  const past = due.filter(({ day }) => day <= today).map(({ cause }) => cause)
  const isWhole = here.side !== null || (here.days.from === null && here.days.to === null)
  const unwritten = past.length > 0 && isWhole ? await dueNotBooked(tx, here.caseId, today) : []
  const items = isWhole ? await openItems(tx, here.caseId, here.side ?? undefined, { items: past, unwritten }) : []
  const open = new Map(items.map(({ item, cents }) => [keyOf(item), cents]))
  return due.map(({ term, day, cause }): Due => {
    const left = open.get(keyOf(cause)) ?? 0
    const sinceDue = left === 0 ? 'settled' : left < term.cents ? 'part' : 'open'
    return {
      id: cause.id,
      day,
      payer: term.payer,
      cents: term.cents,
      open: left,
      state: day > today ? 'coming' : isWhole ? sinceDue : 'unknown',
      to: '/co-parenting-payments',
    }
  })
}
