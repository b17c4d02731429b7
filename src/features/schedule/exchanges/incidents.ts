// Exchanges to which the other parent came late or has no record, and how often that was so of both.
import type { CaseTx } from '#access/cases.ts'
import { type FoundIncident, type IncidentSource, type Membership, timeWords, writersIn } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { exchangeKey, readExchangeKey } from '#domain/exchange/key.ts'
import { type Came, cameOf } from '#domain/exchange/lateness.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { english } from '#kernel/english.ts'
import type { Day } from '#kernel/day.ts'
import { msg } from '#kernel/text.ts'
import { aroundOf, factsOf, gather, type Gathered, orderedFactsOf } from './gather.ts'
import { firstRecordDay } from './store.exchanges.ts'

const otherOf = (side: 'A' | 'B') => (side === 'A' ? 'B' : 'A')

/** Past exchanges that were not called off. */
async function pastIn(tx: CaseTx, here: Membership, days: { from: Day; to: Day }, now: number): Promise<Gathered[]> {
  const all = await gather(tx, here, await aroundOf(tx, here), days, now)
  return all.filter((each) => each.due <= now && !factsOf(each, now).isCancelled)
}

const isAmiss = ({ is }: Came) => is === 'late' || is === 'no_record'

/** How a side came by the schedule, and by the orders where they say otherwise. */
function cameBoth(it: Gathered, side: 'A' | 'B', now: number) {
  const bySchedule = cameOf(factsOf(it, now), side)
  return { bySchedule, byOrder: it.ordered ? cameOf(orderedFactsOf(it, now), side) : bySchedule }
}

/** An exchange as an incident: what was scheduled, and what the records say of the other parent. `null` where they came in time. */
function foundOf(it: Gathered, here: Membership & { side: 'A' | 'B' }, now: number, names: { A: string; B: string }): FoundIncident | null {
  const other = otherOf(here.side)
  const { bySchedule, byOrder } = cameBoth(it, other, now)
  const came = isAmiss(bySchedule) ? bySchedule : byOrder
  if (came.is !== 'late' && came.is !== 'no_record') return null
  const due = came === bySchedule ? it.due : it.ordered!.due
  const at = (instant: number) => timeWords(here.zone, new Date(instant))
  const name = names[other]
  const clause = it.ordered?.timeBy ?? it.ordered?.graceBy ?? it.graceBy
  const id = exchangeKey({ due: it.due, to: it.to })
  const place = it.place ?? ''
  const [giver, receiver] = [names[otherOf(it.to)], names[it.to]]
  return {
    kind: came.is === 'late' ? 'late' : 'no_show',
    id,
    at: due,
    children: it.children,
    clause: clause && { order: clause.order, ...clause.clause },
    expected: [
      english(
        place === ''
          ? msg`Exchange at ${{ time: at(it.due) }}, from ${{ giver }} to ${{ receiver }}.`
          : msg`Exchange at ${{ time: at(it.due) }} at ${{ place }}, from ${{ giver }} to ${{ receiver }}.`,
      ),
      // Of two times neither is said alone.
      it.ordered && it.ordered.due !== it.due ? english(msg`The time in the order is ${{ time: at(it.ordered.due) }}.`) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    actual: english(
      came.is === 'late'
        ? msg`${{ name }} came at ${{ time: at(came.at) }}, ${{ minutes: came.after }} minutes after ${{ due: at(due) }}, by the check-in.`
        : msg`No check-in of ${{ name }} was recorded for this exchange.`,
    ),
    to: `/exchange-tracking?exchange=${id}`,
  }
}

export const exchangeIncidents: IncidentSource = {
  name: 'exchange',
  found: async (tx, here, { now, since, id }) => {
    const { side } = here
    if (side === null) return []
    const zone = zoneNamed(here.zone)
    const named = id === undefined ? null : readExchangeKey(id)
    if (id !== undefined && named === null) return []
    const first = named ? null : await firstRecordDay(tx, here.caseId)
    if (!named && first === null) return []
    const sinceDay = dayOfInstant(zone, since)
    const from = named ? dayOfInstant(zone, named.due) : first! > sinceDay ? first! : sinceDay
    const past = await pastIn(tx, here, { from, to: named ? from : dayOfInstant(zone, now) }, now)
    const { nameOn } = await writersIn(tx, here.caseId)
    return (
      past
        .filter((each) => !named || (each.due === named.due && each.to === named.to))
        // Where neither recorded anything, nothing says that the exchange was missed: it is proposed only where this parent was there, and
        // where schedule and order agree that it was late.
        .filter(
          (each) => named || (each.records.some((record) => record.side === side) && isAmiss(cameBoth(each, otherOf(side), now).byOrder)),
        )
        .flatMap((each) => foundOf(each, { ...here, side }, now, { A: nameOn('A', each.due), B: nameOn('B', each.due) }) ?? [])
        .toReversed()
    )
  },
  counted: async (tx, here, { now, since }) => {
    const first = await firstRecordDay(tx, here.caseId)
    if (first === null) return []
    const zone = zoneNamed(here.zone)
    const from = [first, dayOfInstant(zone, since)].toSorted().at(-1)! as Day
    const past = await pastIn(tx, here, { from, to: dayOfInstant(zone, now) }, now)
    return past.flatMap((each) =>
      (['A', 'B'] as const).flatMap((side): Occurrence[] => {
        const came = cameOf(factsOf(each, now), side)
        if (came.is === 'open') return []
        const noRecord = { line: 'no_record', side, at: each.due, is: came.is === 'no_record', minutes: null } as const
        // What was typed in later, and what has no record, is neither on time nor late.
        if (came.is === 'no_record' || came.enteredAt !== null) return [noRecord]
        const isLate = came.is === 'late'
        return [{ line: 'late', side, at: each.due, is: isLate, minutes: isLate ? came.after : null }, noRecord]
      }),
    )
  },
}
