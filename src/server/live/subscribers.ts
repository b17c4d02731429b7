import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Cases } from '#access/cases.ts'

/** Someone who would hear of a case. */
export interface Subscriber {
  account: string
  caseId: string
}

/**
 * How far someone is in a case: in what is shared, and in what they see of private work. `own` is `null` where
 * it is not known.
 */
export interface Place {
  seq: number
  own: number | null
}

/** A change that someone may see: numbered by the case (`seq`), or among what is private (`own`). */
export type Heard = { seq: number; own: null; topic: string } | { seq: null; own: number; topic: string }

/** What was found after a place: how far there is to go, and the changes that this person may see, oldest first. */
export interface Found {
  last: Place
  changes: readonly Heard[]
}

/** What live pages may hear of, judged by the database for each person and each line. */
export interface ChangeFeed {
  /** Changes after a place, at most so many of each number; `null` where the case is not theirs to hear. `after` null asks for the newest place only. */
  since(subscriber: Subscriber, after: Place | null, most: number): Promise<Found | null>
  /**
   * The newest number of each one's case, in their order, and a number that moves with private work that they may see some of:
   * it wakes the page, and is sent to no one. `null` where the case is not theirs to hear (any more). One round trip for all.
   */
  look(subscribers: readonly Subscriber[]): Promise<({ seq: number; own: number } | null)[]>
  /** Which of these sessions a next call would still find (as in `session_actor`). One round trip for all. */
  stillIn(sessions: readonly string[]): Promise<ReadonlySet<string>>
}

interface Deps {
  family: Pick<Cases, 'readAs'>
  /** The cases' role. */
  cases: Db
  /** The accounts' role. */
  accounts: Db
  clock: Clock
}

interface Line {
  last: number
  own_last: number | null
  seq: number | null
  own: number | null
  topic: string | null
}

export function changeFeed({ family, cases, accounts, clock }: Deps): ChangeFeed {
  return {
    since: async ({ account, caseId }, after, most) => {
      const args = [caseId, after?.seq ?? null, after?.own ?? null, most]
      const lines = await family.readAs<Line>({ account }, { name: 'live_since', args })
      const [first] = lines
      if (!first) return null
      const changes = lines.flatMap(({ seq, own, topic }): Heard[] =>
        seq !== null ? [{ seq, own: null, topic: topic! }] : own !== null ? [{ seq: null, own, topic: topic! }] : [],
      )
      return { last: { seq: first.last, own: first.own_last }, changes }
    },
    look: async (subscribers) => {
      const found: ({ seq: number; own: number } | null)[] = subscribers.map(() => null)
      const whose = [subscribers.map(({ account }) => account), subscribers.map(({ caseId }) => caseId), new Date(clock())]
      const { rows } = await sql<{ n: number; last: number; own: number }>`select * from live_heard(${sql.join(whose)})`.execute(cases)
      for (const { n, last, own } of rows) found[n - 1] = { seq: last, own }
      return found
    },
    stillIn: async (sessions) => {
      const now = new Date(clock())
      const { rows } = await sql<{ id: string }>`
        select s.id from session s join account a on a.id = s.account_id
        where s.id = any (${sessions}::uuid[]) and s.expires_at > ${now} and a.suspended_at is null
          and s.last_used_at > ${now}::timestamptz - case when s.is_shared then interval '5 minutes' else interval '15 minutes' end`.execute(
        accounts,
      )
      return new Set(rows.map(({ id }) => id))
    },
  }
}
