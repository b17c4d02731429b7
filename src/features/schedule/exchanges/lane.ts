import { type TimelineLane, timeWords, writersIn } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { exchangeKey } from '#domain/exchange/key.ts'
import { type Came, cameOf } from '#domain/exchange/lateness.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { aroundOf, factsOf, gather } from './gather.ts'
import { firstRecordDay } from './store.exchanges.ts'

/** Past exchanges since the first one with a record, with how each side came by the check-ins. */
export const exchangeLane: TimelineLane = {
  name: 'exchanges',
  scopes: ['exchanges'],
  marks: async (tx, here, { from, to, now, most }) => {
    const first = await firstRecordDay(tx, here.caseId)
    const today = dayOfInstant(zoneNamed(here.zone), now)
    const days = { from: first !== null && first > from ? first : from, to: to < today ? to : today }
    if (first === null || days.from > days.to) return []
    const { nameOn } = await writersIn(tx, here.caseId)
    const found = await gather(tx, here, await aroundOf(tx, here), days, now)
    return found
      .filter(({ due }) => due <= now)
      .slice(0, most)
      .map((it) => {
        const facts = factsOf(it, now)
        const name = (side: 'A' | 'B') => nameOn(side, it.due)
        const came = (side: 'A' | 'B') => cameWords(name(side), cameOf(facts, side), here.zone)
        const [giver, receiver] = [name(it.to === 'A' ? 'B' : 'A'), name(it.to)]
        const id = exchangeKey({ due: it.due, to: it.to })
        return {
          id,
          day: it.day,
          until: null,
          at: it.due,
          side: null,
          words: msg`Exchange: ${{ giver }} to ${{ receiver }}`,
          more: facts.isCancelled ? msg`Cancelled` : `${came('A')} · ${came('B')}`,
          to: `/exchange-tracking?exchange=${id}`,
        }
      })
  },
  first: (tx, { caseId }) => firstRecordDay(tx, caseId),
}

function cameWords(name: string, came: Came, zone: string): string {
  if (came.is === 'open' || came.is === 'no_record') return english(msg`${{ name }}: no record`)
  const time = timeWords(zone, new Date(came.at))
  if (came.enteredAt !== null) return english(msg`${{ name }}: ${{ time }}, entered later`)
  return came.is === 'late'
    ? english(msg`${{ name }}: ${{ time }}, ${{ minutes: came.after }} min after the scheduled time`)
    : `${name}: ${time}`
}
