// Support that fell due and was not paid, and how often that was so. Every recorded payment counts here, also one that waits to be confirmed.
import type { CaseTx } from '#access/cases.ts'
import { type IncidentSource, type Membership, writersIn } from '#case/cases/public.ts'
import { dueDays } from '#domain/books/due-days.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { formatCents } from '#domain/money/cents.ts'
import { otherSide } from '#domain/splits/split.ts'
import { openItems } from '#money/books/public.ts'
import type { Day } from '#kernel/day.ts'
import { dayInWords } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { dueEntry, dueNotBooked } from './due.ts'
import { supportIn, type TermRow } from './store.support.ts'

interface Due {
  id: string
  term: TermRow
  day: Day
  /** Cents that no recorded payment covers. */
  open: number
}

/** Each due day from a day on that is over, with what is open of it. */
async function pastDue(tx: CaseTx, here: Membership, { from, now }: { from: Day; now: number }): Promise<Due[]> {
  const today = dayOfInstant(zoneNamed(here.zone), now)
  const past = (await supportIn(tx, here.caseId)).flatMap((term) =>
    dueDays(term, later(today, -1))
      .filter((day) => day >= from)
      .map((day) => ({ id: dueEntry(term, day).id, term, day })),
  )
  const items = past.map(({ id }) => ({ kind: 'support' as const, id }))
  const unwritten = items.length === 0 ? [] : await dueNotBooked(tx, here.caseId, today)
  const open = new Map((await openItems(tx, here.caseId, undefined, { items, unwritten })).map(({ item, cents }) => [item.id, cents]))
  return past.map((due) => ({ ...due, open: open.get(due.id) ?? 0 }))
}

/** The last minute in which it could have been paid in time. */
const endOf = (here: Membership, day: Day) => instantAt(zoneNamed(here.zone), day, '23:59')

export const supportIncidents: IncidentSource = {
  name: 'support',
  found: async (tx, here, { now, since, id }) => {
    if (here.side === null) return []
    const from = id === undefined ? dayOfInstant(zoneNamed(here.zone), since) : ('1900-01-01' as Day)
    const due = (await pastDue(tx, here, { from, now })).filter(
      (one) => one.term.payer !== here.side && one.open > 0 && (id === undefined || one.id === id),
    )
    if (due.length === 0) return []
    const { nameOn } = await writersIn(tx, here.caseId)
    const today = dayInWords(dayOfInstant(zoneNamed(here.zone), now))
    return due.map(({ id: item, term, day, open }) => {
      const name = nameOn(otherSide(here.side!), endOf(here, day))
      return {
        kind: 'unpaid',
        id: item,
        at: endOf(here, day),
        children: term.child === null ? [] : [term.child],
        clause: term.paragraph === '' ? null : { order: '', paragraph: term.paragraph, text: '' },
        expected: english(msg`Support of ${{ amount: formatCents(term.cents) }} from ${{ name }}, due on ${{ day: dayInWords(day) }}.`),
        actual: english(msg`On ${{ today }} no payment was recorded here for ${{ amount: formatCents(open) }} of it.`),
        to: '/co-parenting-payments',
      }
    })
  },
  counted: async (tx, here, { now, since }) =>
    (await pastDue(tx, here, { from: dayOfInstant(zoneNamed(here.zone), since), now })).map(({ term, day, open }): Occurrence => ({
      line: 'support_open',
      side: term.payer,
      at: endOf(here, day),
      is: open > 0,
      minutes: null,
    })),
}
