import { type TimelineLane, whoseFor } from '#case/cases/public.ts'
import { instantAt, zoneNamed } from '#domain/calendar/clock.ts'
import { factDateWords } from '#domain/facts/dates.ts'
import { factKindNames } from '#domain/facts/kinds.ts'
import { english } from '#kernel/english.ts'
import { factsIn } from './store.ts'

/** Facts, on their first day; one whose date is not exact says so. Those that began before the days that were asked for are not repeated. */
export const factLane: TimelineLane = {
  name: 'facts',
  scopes: ['evidence'],
  marks: async (tx, here, { from, to, most }) => {
    const zone = zoneNamed(here.zone)
    const found = await factsIn(tx, whoseFor(here), { from, to }, { most })
    return found
      .filter(({ when }) => when.first >= from)
      .map(({ id, when, said, kind, citations }) => ({
        id,
        day: when.first,
        until: when.precision === 'range' ? when.last : null,
        at: when.time === null ? null : instantAt(zone, when.first, when.time),
        side: null,
        words: said.length > 200 ? `${said.slice(0, 199).toWellFormed()}…` : said,
        more: when.isAbout || when.precision !== 'day' ? factDateWords(when, 'en-US', english) : factKindNames[kind],
        cites: citations.flatMap(({ kind: of, id: item, page }) => (of === 'item' && item !== null ? [{ item, page }] : [])),
        to: `/evidence-dashboard?fact=${id}`,
      }))
  },
  first: async (tx, here) => (await factsIn(tx, whoseFor(here), {}, { most: 1 }))[0]?.when.first ?? null,
}
