import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Missing, Outcome, Wrong } from './contract.ts'

interface Arrival {
  id: string
  numberHash: Buffer
  receivedOn: Day
}

/** Keeps a suggestion. The same number again is the same suggestion: nothing is added. */
export async function keep(db: Db, { id, numberHash, receivedOn }: Arrival, sent: { missing: Missing } | { wrong: Wrong }): Promise<void> {
  const said =
    'missing' in sent
      ? {
          what: 'person',
          role: sent.missing.role,
          kind: sent.missing.kind,
          name: sent.missing.name,
          workplace: sent.missing.workplace || null,
          us_state: sent.missing.state,
          county: sent.missing.county || null,
          proof: sent.missing.proof,
          note: sent.missing.note || null,
        }
      : {
          what: 'fact',
          professional_id: sent.wrong.professional,
          field: sent.wrong.field,
          position_seq: sent.wrong.positionSeq,
          was: sent.wrong.was,
          now: sent.wrong.now,
          proof: sent.wrong.proof,
          note: sent.wrong.note || null,
        }
  await db
    .insertInto('suggestion')
    .values({ id, number_hash: numberHash, received_on: receivedOn, ...said })
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .execute()
}

/** How many reports about someone wait. */
export async function waitingOf(db: Db, professional: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from suggestion where professional_id = ${professional} and what = 'fact' and decided_on is null`.execute(db)
  return rows[0]!.n
}

/** How many people were suggested on a day. */
export async function missingOn(db: Db, day: Day): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from suggestion where what = 'person' and received_on = ${day}::date`.execute(db)
  return rows[0]!.n
}

/** What became of the suggestion with this number; `undefined` where there is none. */
export async function outcomeOf(db: Db, numberHash: Buffer): Promise<Outcome | undefined> {
  const { rows } = await sql<Outcome>`
    select what, state, reason, received_on as "receivedOn", decided_on as "decidedOn", professional_id as "professionalId",
      case when decided_on is null then (
        select count(*)::int from suggestion before where before.decided_on is null and before.received_on < s.received_on) end as ahead
    from suggestion s where number_hash = ${numberHash}`.execute(db)
  return rows[0]
}
