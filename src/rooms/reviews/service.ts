import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import type { calls, filing } from './contract.ts'
import { afterOf, pageOf } from './cursor.ts'
import { filingHandlers, type Rated } from './filing.ts'
import { type Cost, proofs } from './proof.ts'
import { scores } from './scores.ts'
import { sheets } from './sheet.ts'
import { type Month, monthly } from './store.events.ts'
import { countsOf, published } from './store.ts'
import { usualNow } from './usual.ts'

/** Reviews on one page of a list. */
const pageSize = 20

export interface Needs {
  /** Reads what is published. */
  app: Db
  /** Writes arriving ratings, and may touch no table but the ratings'. */
  reviews: Db
  clock: Clock
  random: Random
  demo: boolean
  /** Asks the directory for somebody; `null` when there is nobody with this id. */
  find: (id: string) => Promise<Rated | null>
  /** What a proof of work costs. */
  proofCost: Cost
}

export interface Reviews {
  handlers: Handlers<typeof calls & typeof filing>
  /** For lists of professionals: how many published ratings each has. Those without one are not in the map. */
  summaries: (ids: readonly string[]) => Promise<Map<string, { n: number }>>
  /** What became of ratings, by month, newest first. */
  monthly: () => Promise<Month[]>
}

export function service({ app, reviews, clock, random, demo, find, proofCost }: Needs): Reviews {
  const usual = usualNow({ app, clock })
  const scoresOf = scores({ app, clock, usual })
  const sheetOf = sheets({ app, clock, usual })

  return {
    handlers: {
      list: async ({ params: { id }, query }) => {
        const after = afterOf(query.cursor)
        const [{ scores: shown, total }, found] = await Promise.all([
          scoresOf(id),
          published(app, { professionalId: id }, after, pageSize + 1),
        ])
        return { scores: shown, total, ...pageOf(found, pageSize) }
      },

      score: async ({ params: { id } }) => sheetOf(id),

      latest: async ({ query: { role, state, cursor } }) =>
        pageOf(await published(app, { role, state }, afterOf(cursor), pageSize + 1), pageSize),
      ...filingHandlers({ reviews, clock, random, demo, find, proofs: proofs({ clock, cost: proofCost }) }),
    },

    summaries: async (ids) => {
      if (ids.length === 0) return new Map()
      const counts = await countsOf(app, ids)
      return new Map([...counts].map(([id, n]) => [id, { n }]))
    },

    monthly: () => monthly(reviews),
  }
}
