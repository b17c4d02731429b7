import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** A suggestion as the person who checks it reads it. */
export interface Suggestion {
  id: string
  what: 'person' | 'fact'
  state: 'received' | 'checking' | 'taken_over' | 'not_taken_over'
  reason: string | null
  receivedOn: string
  decidedOn: string | null
  professionalId: string | null
  field: string | null
  positionSeq: number | null
  was: string | null
  now: string | null
  role: string | null
  kind: string | null
  name: string | null
  workplace: string | null
  usState: string | null
  county: string | null
  proof: string
  note: string | null
}

const columns = [
  'id',
  'what',
  'state',
  'reason',
  'received_on as receivedOn',
  'decided_on as decidedOn',
  'professional_id as professionalId',
  'field',
  'position_seq as positionSeq',
  'was',
  'now',
  'role',
  'kind',
  'name',
  'workplace',
  'us_state as usState',
  'county',
  'proof',
  'note',
] as const

/** Suggestions that wait, the oldest day first; or all of them. */
export async function listSuggestions(db: Db, which: 'waiting' | 'all'): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom('suggestion')
    .select(columns)
    .$if(which === 'waiting', (query) => query.where('decided_on', 'is', null))
    .orderBy('received_on')
    .orderBy('id')
    .execute()
  return rows as Suggestion[]
}

/** Those whose id begins like this, held against another hand at the same time. */
export async function suggestionsLike(tx: Db, begin: string): Promise<Suggestion[]> {
  const rows = await tx
    .selectFrom('suggestion')
    .select(columns)
    .where((of) => of(of.cast<string>('id', 'text'), 'like', `${begin}%`))
    .limit(2)
    .forUpdate()
    .execute()
  return rows as Suggestion[]
}

export async function markChecking(tx: Db, id: string): Promise<void> {
  await tx.updateTable('suggestion').set({ state: 'checking' }).where('id', '=', id).where('state', '=', 'received').execute()
}

export interface Decision {
  state: 'taken_over' | 'not_taken_over'
  reason: string | null
  today: Day
  professionalId: string | null
}

/** Notes what was decided. What the sender wrote beside the facts is not needed any more, and goes. */
export async function decide(tx: Db, id: string, { state, reason, today, professionalId }: Decision): Promise<void> {
  await tx
    .updateTable('suggestion')
    .set({ state, reason, decided_on: today, professional_id: professionalId, note: null })
    .where('id', '=', id)
    .execute()
}
