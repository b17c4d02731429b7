// A line for every table that is behind the policies of cases. A table without one fails the sweep.
import { createHash } from 'node:crypto'
import type { Days, Value } from './model.ts'
import { caseChange, caseFile, caseLook, caseMember, caseOpening, linkHold, type Rule, rowOfRoom, seatChange, seatCount } from './oracle.ts'

/** What a new row is made from. `n`: another number each time. `of`: the id of some row of another table in the same case. */
export interface Fresh {
  isShared: boolean
  day: string
  /** That day or one soon after it. */
  until: string
  at: string
  n: number
  of: (table: string) => string
}

export interface Table {
  rule: Rule
  /** A column that the person who may change a row may set, and what to. */
  touch?: readonly [column: string, value: Value]
  /** Rows with an author: how they are filled in, besides case, id and author. */
  room?: {
    make: (fresh: Fresh) => Record<string, Value>
    shared: 'all' | 'none' | 'some'
    /** The days that a row is about; a last one that is `null` has not come. Without it a row is about none. */
    days?: (values: Record<string, Value>) => Days
    /** It has an id of its own; without one its key is the author's, or what `make` gives. */
    hasId: boolean
    /** One row an author. */
    isOnce: boolean
  }
  /** All columns may be written as far as the policy goes. */
  isWide?: true
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Changed = Parameters<typeof rowOfRoom>[1]
type Kept = Partial<Omit<NonNullable<Table['room']>, 'make'>> & { touch?: Table['touch']; isWide?: true }

function room(scope: string, changed: Changed, { touch, isWide, ...kept }: Kept, make: (fresh: Fresh) => Record<string, Value>): Table {
  return {
    rule: rowOfRoom(scope, changed),
    ...(touch && { touch }),
    ...(isWide && { isWide }),
    room: { make, shared: 'some', hasId: true, isOnce: false, ...kept },
  }
}

const moment = '2026-03-12T17:00:00Z'
/** Of two rows of someone, shared and kept, both or neither. */
const half = (n: number) => Math.floor(n / 2) % 2 === 0
const afterAll = '2030-01-01'
const noonOf = (day: string) => `${day}T12:00:00Z`
const dayIn = (value: Value | undefined) => String(value).slice(0, 10)
type DaysOf = NonNullable<NonNullable<Table['room']>['days']>
/** One day: of the first of these columns that has one. */
const on =
  (...columns: string[]): DaysOf =>
  (values) => {
    const only = dayIn(columns.map((column) => values[column]).find((value) => value !== null))
    return { first: only, last: only }
  }
const from =
  (first: string, last: string): DaysOf =>
  (values) => ({ first: dayIn(values[first]), last: dayIn(values[last]) })
/** From the earliest of these on. */
const since =
  (...columns: string[]): DaysOf =>
  (values) => ({ first: columns.map((column) => dayIn(values[column])).toSorted()[0]!, last: null })
const later = (at: string, n: number) => new Date(Date.parse(at) + n * 60_000).toISOString()

export const tables: Readonly<Record<string, Table>> = {
  case_file: { rule: caseFile, touch: ['title', 'Touched'] },
  case_member: { rule: caseMember, touch: ['name', 'Touched'] },
  case_opening: { rule: caseOpening, touch: ['at', moment] },
  case_count: { rule: caseFile, touch: ['last', 7] },
  case_change: { rule: caseChange },
  seat_count: { rule: seatCount, touch: ['last', 7] },
  seat_change: { rule: seatChange },
  case_look: { rule: caseLook },
  link_hold: { rule: linkHold, touch: ['lifted_at', moment] },

  child: room('children', 'parents', { shared: 'all', touch: ['name', 'Touched'] }, ({ at }) => ({ name: 'Sam', created_at: at })),
  case_profile: room(
    'case',
    'author',
    { shared: 'none', hasId: false, isOnce: true, touch: ['county', 'Touched'], isWide: true },
    ({ at }) => ({ updated_at: at }),
  ),
  case_contact: room('case', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    kind: 'school',
    name: 'Oak School',
    created_at: at,
  })),
  case_task: room('case', 'author', { shared: 'none', days: on('due_on', 'created_at'), touch: ['title', 'Touched'] }, ({ day, n }) => ({
    title: 'Call the clerk',
    // Without a due day it counts by the day on which it was made.
    due_on: n % 2 === 0 ? day : null,
    created_at: noonOf(n % 2 === 0 ? '2020-01-01' : day),
  })),
  case_order: room(
    'orders',
    'author',
    {
      days: (values) => ({ first: dayIn(values['effective_on']), last: values['ends_on'] ? dayIn(values['ends_on']) : null }),
      touch: ['title', 'Touched'],
    },
    ({ day, until, at, n, isShared }) => ({
      title: 'Order',
      kind: 'consent',
      effective_on: day,
      ends_on: half(n) ? until : null,
      is_shared: isShared,
      created_at: at,
    }),
  ),
  saved_view: room('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    page: 'calendar',
    name: 'Mine',
    query: '',
    created_at: at,
  })),
  invitation: room('own', 'author', { shared: 'none', touch: ['expires_at', moment] }, ({ at, n }) => ({
    role: 'gal',
    name: 'Pat Lane',
    code_hash: sha256(`code ${n}`),
    sent_at: at,
    expires_at: at,
  })),

  schedule_version: room(
    'schedule',
    'parents',
    { days: since('effective_on', 'created_at'), touch: ['viewed_at', moment] },
    ({ day, n, isShared }) => ({
      title: 'Plan',
      basis: 'own',
      // Agreed before the day from which it holds, or after it.
      effective_on: half(n) ? day : afterAll,
      rules: '[]',
      state: isShared ? 'proposed' : 'draft',
      created_at: noonOf(half(n) ? afterAll : day),
    }),
  ),
  schedule_change: room(
    'schedule',
    'parents',
    { shared: 'all', days: from('from_day', 'to_day'), touch: ['dropped_at', moment] },
    ({ at, day, until }) => ({
      rule: '{}',
      from_day: day,
      to_day: until,
      approved_at: at,
    }),
  ),
  actual_time: room('schedule', 'author', { days: on('day'), touch: ['removed_at', moment] }, ({ at, day, isShared }) => ({
    is_shared: isShared,
    from_at: noonOf(day),
    to_at: `${day}T13:00:00Z`,
    day,
    holder: 'A',
    created_at: at,
  })),
  parenting_plan: room('schedule', 'parents', { days: since('created_at'), touch: ['title', 'Touched'] }, ({ day, isShared }) => ({
    title: 'Plan',
    is_shared: isShared,
    created_at: noonOf(day),
  })),
  plan_clause: room('schedule', 'parents', { days: since('created_at'), touch: ['answered_at', moment] }, ({ day, n, isShared, of }) => ({
    plan_id: of('parenting_plan'),
    clause: 'quiet-hours',
    answers: '{}',
    state: isShared ? 'proposed' : 'draft',
    digest: sha256(`clause ${n}`),
    created_at: noonOf(day),
  })),

  // Taken back, so that the trigger which guards what has begun lets it be changed.
  event: room('calendar', 'author', { days: from('from_day', 'to_day'), touch: ['title', 'Touched'] }, ({ at, day, until, isShared }) => ({
    is_shared: isShared,
    kind: 'school',
    title: 'Concert',
    from_day: day,
    to_day: until,
    zone: 'UTC',
    cancelled_at: at,
    created_at: at,
    updated_at: at,
  })),
  event_version: room('calendar', 'nobody', { days: on('at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    event_id: of('event'),
    was: '{}',
    at: noonOf(day),
  })),
  event_addendum: room('calendar', 'nobody', { days: on('created_at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    event_id: of('event'),
    text: 'Added',
    created_at: noonOf(day),
  })),
  calendar_import: room('own', 'author', { shared: 'none', touch: ['undone_at', moment] }, ({ at }) => ({
    name: 'school.ics',
    events: 0,
    at,
  })),
  calendar_feed: room('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at, n }) => ({
    name: 'Phone',
    layers: '{events}',
    token_hash: sha256(`token ${n}`),
    created_at: at,
  })),
  conflict_note: room('own', 'author', { shared: 'none', hasId: false, touch: ['withdrawn_at', moment] }, ({ at, n }) => ({
    conflict: sha256(`conflict ${n}`),
    at,
  })),
  hearing: room('hearings', 'author', { days: on('day'), touch: ['title', 'Touched'] }, ({ at, day, isShared }) => ({
    is_shared: isShared,
    title: 'Hearing',
    kind: 'hearing',
    from_at: noonOf(day),
    to_at: `${day}T13:00:00Z`,
    day,
    zone: 'UTC',
    created_at: at,
    updated_at: at,
  })),
  hearing_version: room('hearings', 'nobody', { days: on('at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    hearing_id: of('hearing'),
    was: '{}',
    at: noonOf(day),
  })),
  time_trade: room('trades', 'parents', { days: on('first_day'), touch: ['handover', ''] }, ({ at, day, isShared, n }) => ({
    kind: 'give',
    reason: '',
    legs: '[{}]',
    first_day: day,
    // Every other was taken back: after it was sent the other parent goes on seeing it, a draft they never saw.
    ...(half(n) ? { state: isShared ? 'sent' : 'draft' } : { state: 'withdrawn', settled_at: at }),
    sent_at: isShared ? at : null,
    created_at: at,
  })),
  place: room('exchanges', 'author', { touch: ['name', 'Touched'] }, ({ at, isShared }) => ({
    name: 'Library',
    is_shared: isShared,
    created_at: at,
  })),
  exchange: room('exchanges', 'parents', { shared: 'all', days: on('day'), touch: ['cancelled_at', moment] }, ({ at, day, n }) => ({
    due_at: later(noonOf(day), n),
    day,
    to_side: 'A',
    child_ids: '{}',
    grace: 10,
    created_at: at,
  })),
  check_in: room('exchanges', 'nobody', { days: on('day') }, ({ at, day, isShared, of }) => ({
    is_shared: isShared,
    exchange_id: of('exchange'),
    kind: 'note',
    at,
    received_at: at,
    day,
  })),
  exchange_item: room('exchanges', 'parents', { shared: 'all', days: on('day'), touch: ['removed_at', moment] }, ({ at, day }) => ({
    due_at: noonOf(day),
    day,
    to_side: 'A',
    name: 'School bag',
    created_at: at,
  })),
}
