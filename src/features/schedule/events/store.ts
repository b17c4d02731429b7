import type { Acting, Cases, CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import type { EventKind } from './contract.ts'

type Side = 'A' | 'B'

/** What an event says, as it is stored. */
export interface Said {
  isShared: boolean
  kind: EventKind
  title: string
  fromDay: Day
  toDay: Day
  fromAt: Date | null
  toAt: Date | null
  zone: string
  place: string
  notes: string
  childIds: string[]
  sides: Side[]
  dropOff: Side | null
  pickUp: Side | null
  rrule: string | null
}

export interface EventRow extends Said {
  id: string
  authorId: string
  sequence: number
  importId: string | null
  cancelledAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const columns = [
  'id',
  'author_id',
  'is_shared',
  'kind',
  'title',
  'from_day',
  'to_day',
  'from_at',
  'to_at',
  'zone',
  'place',
  'notes',
  'child_ids',
  'sides',
  'drop_off',
  'pick_up',
  'rrule',
  'import_id',
  'sequence',
  'cancelled_at',
  'created_at',
  'updated_at',
] as const

/** The events that one sees and that are, or may repeat, on some days; by their first day. */
export async function eventsIn(tx: CaseTx, caseId: string, range: { from: Day; to: Day }): Promise<EventRow[]> {
  const rows = await tx
    .selectFrom('event')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('cancelled_at', 'is', null)
    .where('from_day', '<=', range.to)
    .where((either) => either.or([either('to_day', '>=', range.from), either('rrule', 'is not', null)]))
    .orderBy('from_day')
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(rowOf)
}

/**
 * The same to the one who acts, in one round trip and by no transaction of ours: what an open calendar asks again and again. In no
 * order; the function is the migrations', and row-level security judges each row.
 */
export async function eventsSeen(
  cases: Pick<Cases, 'readAs'>,
  actor: Acting,
  { caseId, from, to }: { caseId: string; from: Day; to: Day },
): Promise<EventRow[]> {
  return (await cases.readAs<Raw>(actor, { name: 'events_of', args: [caseId, from, to] })).map(rowOf)
}

/** One event, taken out or not. */
export async function eventAt(tx: CaseTx, caseId: string, id: string): Promise<EventRow | null> {
  const row = await tx.selectFrom('event').select(columns).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return row ? rowOf(row) : null
}

interface Raw {
  id: string
  author_id: string
  is_shared: boolean
  kind: string
  title: string
  from_day: string
  to_day: string
  from_at: Date | null
  to_at: Date | null
  zone: string
  place: string
  notes: string
  child_ids: string[]
  sides: string[]
  drop_off: string | null
  pick_up: string | null
  rrule: string | null
  import_id: string | null
  sequence: number
  cancelled_at: Date | null
  created_at: Date
  updated_at: Date
}

function rowOf(row: Raw): EventRow {
  return {
    id: row.id,
    authorId: row.author_id,
    isShared: row.is_shared,
    kind: row.kind as EventKind,
    title: row.title,
    fromDay: row.from_day as Day,
    toDay: row.to_day as Day,
    fromAt: row.from_at,
    toAt: row.to_at,
    zone: row.zone,
    place: row.place,
    notes: row.notes,
    childIds: row.child_ids,
    sides: row.sides as Side[],
    dropOff: row.drop_off as Side | null,
    pickUp: row.pick_up as Side | null,
    rrule: row.rrule,
    importId: row.import_id,
    sequence: row.sequence,
    cancelledAt: row.cancelled_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
