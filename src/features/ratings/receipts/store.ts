import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { type Inbox, Outcome, Part, authorSteps } from './contract.ts'

/** The newest version under a receipt. */
export interface Current {
  id: string
  professionalId: string
  status: string
  receivedOn: string
  isHearsay: boolean
  heldFor: string[]
  rating: NonNullable<Inbox['rating']>
}

/** The newest version of the rating with this receipt, of today's arrivals or before; `null` when there is none. */
export async function currentOf(db: Db, receiptHash: Buffer): Promise<Current | null> {
  const { rows } = await sql<{
    id: string
    professional_id: string
    criteria: Record<string, number | null>
    saw: string
    went_well: string | null
    should_know: string | null
    part: string
    outcome: string
    month: string
    received_on: string
    status: string
    version: number
    is_hearsay: boolean
    held_for: string[]
  }>`
    select id, professional_id, criteria, saw, went_well, should_know, part, outcome, to_char(event_month, 'YYYY-MM') as month,
      received_on, status, version, is_hearsay, held_for
    from (select * from review_intake where receipt_hash = ${receiptHash} union all select * from review where receipt_hash = ${receiptHash}) every
    order by version desc limit 1`.execute(db)
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    professionalId: row.professional_id,
    status: row.status,
    receivedOn: row.received_on,
    isHearsay: row.is_hearsay,
    heldFor: row.held_for,
    rating: {
      version: row.version,
      criteria: row.criteria,
      saw: row.saw,
      wentWell: row.went_well,
      shouldKnow: row.should_know,
      part: Part.parse(row.part),
      outcome: Outcome.parse(row.outcome),
      eventMonth: row.month,
    },
  }
}

export interface Withdrawn {
  professionalId: string
  onDay: string
}

/** Whether the rating with this receipt was withdrawn, today or before. */
export async function withdrawalOf(db: Db, receiptHash: Buffer): Promise<Withdrawn | null> {
  const { rows } = await sql<{ professional_id: string; on_day: string }>`
    select professional_id, withdrawn_on as on_day from review_withdrawn where receipt_hash = ${receiptHash}
    union all
    select every.professional_id, a.received_on from review_act_intake a
      join (select professional_id, receipt_hash from review_intake union all select professional_id, receipt_hash from review) every
        on every.receipt_hash = a.receipt_hash
      where a.receipt_hash = ${receiptHash} and a.kind = 'withdraw'
    limit 1`.execute(db)
  const row = rows[0]
  return row ? { professionalId: row.professional_id, onDay: row.on_day } : null
}

/** A step as it is stored: sealed words are bytes here. */
type StepRow = Omit<Inbox['steps'][number], 'sealed'> & { sealed: Buffer | null }

/** The steps of every version under a receipt, oldest first, and the ids of questions that were answered. */
export async function stepsOf(db: Db, receiptHash: Buffer): Promise<{ steps: StepRow[]; answered: ReadonlySet<string> }> {
  const { rows } = await sql<{
    id: string
    event: string
    checks: string[]
    policy: string
    letter: string | null
    said: string | null
    sealed: Buffer | null
    due_on: string | null
    on_day: string
    version: number
    is_answered: boolean
  }>`
    select e.id, e.event, e.checks, e.policy, e.letter, e.said, e.sealed, e.due_on, e.on_day, r.version,
      exists (select from review_answer a where a.event_id = e.id)
        or exists (select from review_act_intake a where a.event_id = e.id) as is_answered
    from review r join review_event e on e.review_id = r.id
    where r.receipt_hash = ${receiptHash} and e.event = any(${[...authorSteps]})
      -- What was taken back within its minute was never said.
      and not exists (select from review_event u where u.review_id = e.review_id and u.n = e.n + 1 and u.event = 'undone')
    order by r.version, e.n`.execute(db)
  return {
    steps: rows.map(({ id, event, checks, policy, letter, said, sealed, due_on, on_day }) => ({
      id,
      event: event as Inbox['steps'][number]['event'],
      checks,
      policy,
      letter,
      said,
      sealed,
      dueOn: due_on,
      onDay: on_day,
    })),
    answered: new Set(rows.filter((row) => row.is_answered).map(({ id }) => id)),
  }
}

/** What an author does besides writing: laid with today's acts. Done twice it is there once. */
export interface Act {
  id: string
  receiptHash: Buffer
  kind: 'withdraw' | 'answer' | 'affirm' | 'appeal'
  eventId: string | null
  body: string | null
  receivedOn: string
}

export async function act(db: Db, { id, receiptHash, kind, eventId, body, receivedOn }: Act): Promise<void> {
  await db
    .insertInto('review_act_intake')
    .values({ id, receipt_hash: receiptHash, kind, event_id: eventId, body, received_on: receivedOn })
    .onConflict((is) => is.doNothing())
    .execute()
}

/** What an author has said of a decision today. */
export async function pleadedToday(db: Db, receiptHash: Buffer): Promise<'affirm' | 'appeal' | null> {
  const { rows } = await sql<{ kind: 'affirm' | 'appeal' }>`
    select kind from review_act_intake where receipt_hash = ${receiptHash} and kind in ('affirm', 'appeal') limit 1`.execute(db)
  return rows[0]?.kind ?? null
}
