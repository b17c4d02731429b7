import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Random } from '../../kernel/random.ts'
import type { Blind } from '../../ports/blind/port.ts'
import type { Db } from '../../ports/db/port.ts'
import { repliesTo, statementOf } from '../claims/door.ts'
import { noteOf, noteWords } from '../takedown/door.ts'
import type { calls, filing, tokens } from './contract.ts'
import { afterOf, pageOf } from './cursor.ts'
import { type Desk, desk } from './desk.ts'
import { filingHandlers, type Rated } from './filing.ts'
import { type Audited, neutralNow } from './neutral.ts'
import { type Cost, proofs } from './proof.ts'
import { tokenDesk } from './proof.tokens.ts'
import { scores } from './scores.ts'
import { sheets } from './sheet.ts'
import { type Month, monthly } from './store.events.ts'
import { countsOf, type Listed, published } from './store.ts'
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
  /** Signs tokens. */
  blind: Blind
  /** The installation's secret. */
  secret: string
  /** Told of bugs that are nobody's to hear of. */
  report: (error: unknown, where: string) => void
}

export interface Reviews {
  handlers: Handlers<typeof calls & typeof filing & typeof tokens>
  /** For lists of professionals: how many published ratings each has. Those without one are not in the map. */
  summaries: (ids: readonly string[]) => Promise<Map<string, { n: number }>>
  /** What became of ratings, by month, newest first. */
  monthly: () => Promise<Month[]>
  /** Whether ratings go for their sign. */
  neutrality: () => Promise<Audited>
  /** For the moderators' room. */
  desk: Desk
}

export function service({ app, reviews, clock, random, demo, find, proofCost, blind, secret, report }: Needs): Reviews {
  const paying = tokenDesk({
    reviews,
    clock,
    blind,
    secret,
    cost: proofCost,
    report: (error) => report(error, 'reviews.tokens'),
  })
  const usual = usualNow({ app, clock })
  const scoresOf = scores({ app, clock, usual })
  const sheetOf = sheets({ app, clock, usual })

  /** A page of what was found, each with what the person rated said to it. */
  const withReplies = async (found: Listed[]) => {
    const { items, next } = pageOf(found, pageSize)
    const replies = await repliesTo(
      app,
      items.map(({ id }) => id),
    )
    return { items: items.map((item) => ({ ...item, reply: replies.get(item.id) ?? null })), next }
  }

  return {
    handlers: {
      list: async ({ params: { id }, query }) => {
        const after = afterOf(query.cursor)
        const [{ scores: shown, total, frozenOn }, found, statement, note] = await Promise.all([
          scoresOf(id),
          published(app, { professionalId: id }, after, pageSize + 1),
          statementOf(app, id),
          noteOf(app, id),
        ])
        return { scores: shown, total, frozenOn, statement, note: note && noteWords(note), ...(await withReplies(found)) }
      },

      score: async ({ params: { id } }) => sheetOf(id),

      latest: async ({ query: { role, state, cursor } }) =>
        withReplies(await published(app, { role, state }, afterOf(cursor), pageSize + 1)),
      ...paying.handlers,
      ...filingHandlers({ reviews, clock, random, demo, find, proofs: proofs({ clock, cost: proofCost }), tokens: paying }),
    },

    summaries: async (ids) => {
      if (ids.length === 0) return new Map()
      const counts = await countsOf(app, ids)
      return new Map([...counts].map(([id, n]) => [id, { n }]))
    },

    monthly: () => monthly(reviews),

    neutrality: neutralNow({ reviews, clock }),

    desk: desk({ reviews, clock, random, find }),
  }
}
