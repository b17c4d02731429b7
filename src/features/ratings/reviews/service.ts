import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Scores } from '#ratings/scores/service.ts'
import type { calls } from './contract.ts'
import { type Audited, neutralNow } from './neutral.ts'
import { type Month, monthly } from './store.events.ts'
import { type After, type Listed, published } from './store.ts'

/** Reviews on one page of a list. */
const pageSize = 20

/** What the person rated says, and in which month: `YYYY-MM`. */
interface BySubject {
  text: string
  month: string
}

export interface Deps {
  /** Reads what is published. */
  app: Db
  /** Reads the log of what became of ratings. */
  reviews: Db
  clock: Clock
  /** Asks for the scores of someone. */
  scoresOf: Scores['of']
  /** What the people rated said to ratings, by rating (features/ratings/profile-claims). */
  repliesTo: (ratings: readonly string[]) => Promise<ReadonlyMap<string, BySubject>>
  /** What someone says on their page, not to one rating; `null` for nothing. */
  statementOf: (professional: string) => Promise<BySubject | null>
  /** What we say of notices without ground about the reviews of someone's page (features/ratings/takedown); `null` for nothing. */
  noteOf: (professional: string) => Promise<{ title: string; text: string; on: string } | null>
}

export interface Reviews {
  handlers: Handlers<typeof calls>
  /** What became of ratings, by month, newest first. */
  monthly: () => Promise<Month[]>
  /** Whether ratings go for their sign. */
  neutrality: () => Promise<Audited>
}

function afterOf(asked: unknown, cursor: string | undefined): After | null {
  const at = readCursor(asked, cursor, ['month', 'id'])
  return at && { month: at[0], id: at[1] }
}

export function service({ app, reviews, clock, scoresOf, repliesTo, statementOf, noteOf }: Deps): Reviews {
  /** A page of what was found, each with what the person rated said to it. */
  const withReplies = async (found: Listed[], asked: unknown) => {
    const { items, next } = pageOf(found, pageSize, asked, ({ eventMonth, id }) => [eventMonth, id])
    const replies = await repliesTo(items.map(({ id }) => id))
    return { items: items.map((item) => ({ ...item, reply: replies.get(item.id) ?? null })), next }
  }

  return {
    handlers: {
      list: async ({ params: { id }, query }) => {
        const after = afterOf(id, query.cursor)
        const [{ scores, total, frozenOn }, found, statement, note] = await Promise.all([
          scoresOf(id),
          published(app, { professionalId: id }, after, pageSize + 1),
          statementOf(id),
          noteOf(id),
        ])
        return { scores, total, frozenOn, statement, note, ...(await withReplies(found, id)) }
      },

      latest: async ({ query: { role, state, cursor } }) =>
        withReplies(await published(app, { role, state }, afterOf({ role, state }, cursor), pageSize + 1), { role, state }),
    },

    monthly: () => monthly(reviews),

    neutrality: neutralNow({ reviews, clock }),
  }
}
