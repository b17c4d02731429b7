import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Role } from '../professionals/contract.ts'
import type { calls } from './contract.ts'
import { afterOf, pageOf } from './cursor.ts'
import { criteriaOf, refusalOf, toldDelay } from './rules.ts'
import { scores } from './scores.ts'
import { countsOf, keep, published } from './store.ts'

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
  find: (id: string) => Promise<{ role: Role; kind: string; gone: boolean } | null>
}

export interface Reviews {
  handlers: Handlers<typeof calls>
  /** For lists of professionals: how many published ratings each has. Those without one are not in the map. */
  summaries: (ids: readonly string[]) => Promise<Map<string, { n: number }>>
}

export function service({ app, reviews, clock, random, demo, find }: Needs): Reviews {
  const scoresOf = scores({ app, clock })

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

      latest: async ({ query: { role, state, cursor } }) =>
        pageOf(await published(app, { role, state }, afterOf(cursor), pageSize + 1), pageSize),

      file: async ({ body }) => {
        const rated = await find(body.professional)
        if (!rated)
          throw new Fault('invalid', 'Nobody in the directory has this id. Search for the person again.', { field: 'professional' })
        if (rated.gone) {
          throw new Fault('invalid', 'The directory no longer lists this person, so no new rating is taken.', { field: 'professional' })
        }
        const today = dayOf(clock())
        const refusal = refusalOf(body, rated, today)
        if (refusal) throw new Fault('invalid', refusal.why, { field: refusal.field })
        await keep(reviews, {
          id: random.uuid(),
          professionalId: body.professional,
          criteria: Object.fromEntries(criteriaOf(rated.role, rated.kind).map((name) => [name, body.criteria[name] ?? null])),
          saw: body.saw,
          wentWell: body.wentWell || null,
          shouldKnow: body.shouldKnow || null,
          part: body.part,
          outcome: body.outcome,
          month: body.eventMonth,
          receivedOn: today,
          receiptHash: body.receiptHash === undefined ? null : Buffer.from(body.receiptHash, 'hex'),
        })
        return { status: 'pending', publishedIn: toldDelay(demo) }
      },
    },

    summaries: async (ids) => {
      if (ids.length === 0) return new Map()
      const counts = await countsOf(app, ids)
      return new Map([...counts].map(([id, n]) => [id, { n }]))
    },
  }
}
