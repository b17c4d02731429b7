import { sql } from 'kysely'
import type { Clock } from '../kernel/clock.ts'
import type { Db } from '../ports/db/port.ts'
import type { Cases } from './cases.ts'

/** Somebody who would hear of a case. */
export interface Hearer {
  account: string
  caseId: string
}

/** What was found after a number: the case's newest number, and the changes that this person may see, oldest first. */
export interface Found {
  last: number
  changes: readonly { seq: number; topic: string }[]
}

/** What live pages may be told, judged by the database for each person and each line. */
export interface Hearing {
  /** Changes after a number, at most so many; `null` where the case is not theirs to hear. `after` null asks for the newest number only. */
  since(hearer: Hearer, after: number | null, most: number): Promise<Found | null>
  /** The newest number of each one's case, in their order; `null` where it is not theirs to hear (any more). One round trip for all. */
  look(hearers: readonly Hearer[]): Promise<(number | null)[]>
  /** Which of these sessions a next call would still find (as in `session_actor`). One round trip for all. */
  stillIn(sessions: readonly string[]): Promise<ReadonlySet<string>>
}

interface Needs {
  family: Pick<Cases, 'readAs'>
  /** The cases' role. */
  cases: Db
  /** The accounts' role. */
  accounts: Db
  clock: Clock
}

interface Line {
  last: number
  seq: number | null
  topic: string | null
}

export function hearingOf({ family, cases, accounts, clock }: Needs): Hearing {
  return {
    since: async ({ account, caseId }, after, most) => {
      const lines = await family.readAs<Line>({ account }, { name: 'live_since', args: [caseId, after, most] })
      const [first] = lines
      if (!first) return null
      return { last: first.last, changes: lines.flatMap(({ seq, topic }) => (seq === null ? [] : [{ seq, topic: topic! }])) }
    },
    look: async (hearers) => {
      const found: (number | null)[] = hearers.map(() => null)
      const whose = [hearers.map(({ account }) => account), hearers.map(({ caseId }) => caseId), new Date(clock())]
      const { rows } = await sql<{ n: number; last: number }>`select * from live_heard(${sql.join(whose)})`.execute(cases)
      for (const { n, last } of rows) found[n - 1] = last
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
