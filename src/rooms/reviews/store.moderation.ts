import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'

/** A version of a rating as a moderator sees it: without its receipt, and without any hour. */
export interface Queued {
  id: string
  professionalId: string
  status: string
  version: number
  heldFor: string[]
  criteria: Record<string, number | null>
  saw: string
  wentWell: string | null
  shouldKnow: string | null
  part: string
  outcome: string
  month: string
  receivedOn: string
}

/** A step of its way, with the author's answer to a question. */
export interface Step {
  event: string
  checks: string[]
  said: string | null
  onDay: string
  answer: string | null
}

const columns = sql.raw(`r.id, r.professional_id as "professionalId", r.status, r.version, r.held_for as "heldFor", r.criteria, r.saw,
  r.went_well as "wentWell", r.should_know as "shouldKnow", r.part, r.outcome, to_char(r.event_month, 'YYYY-MM') as month, r.received_on as "receivedOn"`)
/** An author's words are nobody's to read from the moment on that they are taken back. */
const isWithdrawn = `exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')`
/** Not what its author has edited or withdrawn today: nobody decides on what is no longer meant. */
const isStillMeant = sql.raw(`not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
  and not ${isWithdrawn}`)

/** What waits for a person, the longest waiting first. */
export async function queue(db: Db): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select ${columns} from review r where r.status = 'queued_human' and ${isStillMeant} order by r.received_on, r.id`.execute(db)
  return rows
}

/** Versions whose id begins so; one, unless the beginning is too short. */
export async function versionsBegun(db: Db, beginning: string): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select ${columns} from review r where r.id::text like ${`${beginning}%`} and not ${sql.raw(isWithdrawn)} order by r.id limit 2`.execute(
    db,
  )
  return rows
}

export async function stepsOfVersion(db: Db, id: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select e.event, e.checks, e.said, e.on_day as "onDay", a.body as answer
    from review_event e left join review_answer a on a.event_id = e.id where e.review_id = ${id} order by e.n`.execute(db)
  return rows
}
