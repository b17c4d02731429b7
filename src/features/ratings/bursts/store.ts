import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** What came for one professional on one day. */
export interface Arrivals {
  professionalId: string
  role: string
  state: string | null
  /** Days since 1970. */
  day: number
  /** The mean of each rating's answers. */
  scores: number[]
}

/** Every first version that came from `from` to `to`, whatever became of it, by professional and day. With the owner's connection. */
export async function arrivalsBetween(owner: Db, from: string, to: string): Promise<Arrivals[]> {
  const { rows } = await sql<Arrivals>`
    select r.professional_id as "professionalId", p.role, p.state, (r.received_on - date '1970-01-01')::int as day, array_agg(answers.mean) as scores
    from review r join professional p on p.id = r.professional_id,
      lateral (select avg(value::float8) as mean from jsonb_each_text(r.criteria) where value is not null) answers
    where r.version = 1 and r.received_on between ${from}::date and ${to}::date and answers.mean is not null
    group by r.professional_id, p.role, p.state, r.received_on order by r.professional_id, r.received_on`.execute(owner)
  return rows
}

/** The days of a burst. */
export interface Days {
  professionalId: string
  fromOn: string
  lastOn: string
}

/** Whether the first version of a rating came in the days of a burst. */
const inBurst = ({ professionalId, fromOn, lastOn }: Days) => sql`
  r.professional_id = ${professionalId} and exists (
    select from review first where (first.id = r.id or first.receipt_hash = r.receipt_hash) and first.version = 1
      and first.received_on between ${fromOn}::date and ${lastOn}::date)`

/** The ratings of a burst that wait for their moment or for a person; not those that a person has let go before. */
export async function waitingIn(db: Db, burst: Days): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from review r where status in ('pending', 'queued_human') and ${inBurst(burst)}
      and not exists (select from review_event e where e.review_id = r.id and e.event = 'released') order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of a burst's ratings it holds now, and whether a person has let one of them go. */
export async function heldIn(db: Db, burst: Days, rule: string): Promise<{ ids: string[]; isReleased: boolean }> {
  const { rows } = await sql<{ id: string; isHeld: boolean; isReleased: boolean }>`
    select id, status = 'quarantined_burst' and exists (
        select from review_event e where e.review_id = r.id and e.event = 'quarantined' and ${rule} = any(e.checks)) as "isHeld",
      exists (select from review_event e where e.review_id = r.id and e.event = 'released' and e.actor = 'moderator'
        and exists (select from review_event q where q.review_id = r.id and q.event = 'quarantined' and q.n < e.n)) as "isReleased"
    from review r where ${inBurst(burst)} order by id`.execute(db)
  return { ids: rows.filter(({ isHeld }) => isHeld).map(({ id }) => id), isReleased: rows.some(({ isReleased }) => isReleased) }
}

/** Whether ratings that came before `day` wait to be mixed in. */
export async function isUnmixed(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from review_intake where received_on < ${day} union all select from review_act_intake where received_on < ${day} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
