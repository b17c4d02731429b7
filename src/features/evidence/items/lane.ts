import { type TimelineLane, whoseFor } from '#case/cases/public.ts'
import type { Day } from '#kernel/day.ts'
import { datedIn } from './store.ts'

/** Items of the vault, on the day that their author says they are of. Those without a day are not on a timeline. */
export const evidenceLane: TimelineLane = {
  name: 'evidence',
  scopes: ['evidence'],
  marks: async (tx, here, { from, to, most }) =>
    (await datedIn(tx, whoseFor(here), { from, to }, most)).map(({ id, day, title, name }) => ({
      id,
      day: day as Day,
      until: null,
      at: null,
      side: null,
      words: title,
      more: title === name ? null : name,
      cites: [{ item: id, page: null }],
      to: `/evidence-vault?item=${id}`,
    })),
  first: async (tx, here) => ((await datedIn(tx, whoseFor(here), {}, 1))[0]?.day ?? null) as Day | null,
}
