// Shares of expenses that were agreed, fell due and were not paid. Every recorded payment counts here, also one that waits to be confirmed.
import type { CaseTx } from '#access/cases.ts'
import { type IncidentSource, type Membership, sidesIn, writersIn } from '#case/cases/public.ts'
import { dayOfInstant, instantAt, zoneNamed } from '#domain/calendar/clock.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { formatCents } from '#domain/money/cents.ts'
import { otherSide, type Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import { dayInWords } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { openBy, openOf } from './books.ts'
import { expensesIn, type ExpenseRow } from './store.ts'

interface Due {
  row: ExpenseRow
  /** Who owes the share, and the day by which it was to be paid: that of the answer where it came after the day that was asked for. */
  debtor: Side
  day: Day
  owed: number
  open: number
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Agreed shares whose day is over, of days from one on; with `id` that one alone. */
async function pastDue(
  tx: CaseTx,
  here: Membership,
  { from, now, id }: { from: Day; now: number; id?: string | undefined },
): Promise<Due[]> {
  const zone = zoneNamed(here.zone)
  const today = dayOfInstant(zone, now)
  const sides = await sidesIn(tx, here.caseId)
  const rows = await expensesIn(tx, here.caseId, { state: ['approved', 'partially_approved'], ...(id !== undefined && { id }) })
  const due = rows.flatMap((row) => {
    const payer = sides.get(row.authorId)
    if (!payer || row.answeredAt === null || (row.owedCents ?? 0) === 0) return []
    const answered = dayOfInstant(zone, row.answeredAt.getTime())
    const day = row.answerBy !== null && row.answerBy > answered ? (row.answerBy as Day) : answered
    return day < today && day >= from ? [{ row, payer, day, owed: row.owedCents! }] : []
  })
  const open = await openBy(
    tx,
    here.caseId,
    due.map(({ row }) => row.id),
  )
  return due.map(({ payer, ...one }) => ({ ...one, debtor: otherSide(payer), open: openOf(open, one.row.id, payer).declared }))
}

const endOf = (here: Membership, day: Day) => instantAt(zoneNamed(here.zone), day, '23:59')

export const expenseIncidents: IncidentSource = {
  name: 'expense',
  found: async (tx, here, { now, since, id }) => {
    if (here.side === null || (id !== undefined && !isUuid.test(id))) return []
    const from = id === undefined ? dayOfInstant(zoneNamed(here.zone), since) : ('1900-01-01' as Day)
    const due = (await pastDue(tx, here, { from, now, id })).filter(({ debtor, open }) => debtor !== here.side && open > 0)
    if (due.length === 0) return []
    const { nameOn } = await writersIn(tx, here.caseId)
    const today = dayInWords(dayOfInstant(zoneNamed(here.zone), now))
    return due.map(({ row: { id: expense, title, children }, debtor, day, owed, open }) => {
      const name = nameOn(debtor, endOf(here, day))
      return {
        kind: 'unpaid',
        id: expense,
        at: endOf(here, day),
        children,
        clause: null,
        expected: english(msg`${{ amount: formatCents(owed) }} from ${{ name }} for “${{ title }}”, due on ${{ day: dayInWords(day) }}.`),
        actual: english(msg`On ${{ today }} no payment was recorded here for ${{ amount: formatCents(open) }} of it.`),
        to: `/co-parenting-expenses?request=${expense}`,
      }
    })
  },
  counted: async (tx, here, { now, since }) =>
    (await pastDue(tx, here, { from: dayOfInstant(zoneNamed(here.zone), since), now })).map(({ debtor, day, open }): Occurrence => ({
      line: 'expense_open',
      side: debtor,
      at: endOf(here, day),
      is: open > 0,
      minutes: null,
    })),
}
