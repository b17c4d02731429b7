import type { CaseTx } from '../../access/cases.ts'
import type { Day } from '../../kernel/day.ts'
import type { DemoFamily } from '../cases/demo.ts'

interface Planned {
  name: string
  by: 'A' | 'B'
  shared?: boolean
  kind: 'event' | 'school' | 'health' | 'activity' | 'visit' | 'travel' | 'deadline' | 'other'
  title: string
  weeks: number
  days: number
  /** All day without one. */
  time?: readonly [string, string]
  until?: { weeks: number; days: number }
  place?: string
  notes?: string
  child?: 'maya' | 'leo'
  rrule?: string
}

const school = 'Overbrook Elementary'

/** What a family has in its calendar, told as the two of them would write it. */
const planned: readonly Planned[] = [
  {
    name: 'soccer',
    by: 'B',
    kind: 'activity',
    title: 'Maya: soccer practice',
    weeks: -14,
    days: 1,
    time: ['17:30', '18:30'],
    place: 'Whetstone fields',
    child: 'maya',
    rrule: 'FREQ=WEEKLY;COUNT=20',
  },
  {
    name: 'piano',
    by: 'A',
    kind: 'activity',
    title: 'Maya: piano',
    weeks: -20,
    days: 3,
    time: ['16:00', '16:45'],
    place: 'Ms. Adeyemi',
    child: 'maya',
    rrule: 'FREQ=WEEKLY;COUNT=30',
  },
  {
    name: 'swim',
    by: 'A',
    kind: 'activity',
    title: 'Leo: swimming',
    weeks: -10,
    days: 5,
    time: ['10:00', '10:40'],
    place: 'Rec center',
    child: 'leo',
    rrule: 'FREQ=WEEKLY;COUNT=16',
  },
  {
    name: 'dentist-a',
    by: 'A',
    kind: 'health',
    title: 'Dentist, both children',
    weeks: -28,
    days: 2,
    time: ['15:30', '16:30'],
    place: 'Dr. Wu',
    notes: 'Receipt is in the folder.',
  },
  {
    name: 'checkup-leo',
    by: 'B',
    kind: 'health',
    title: 'Leo: checkup and shots',
    weeks: -22,
    days: 0,
    time: ['08:40', '09:20'],
    place: 'Pediatrics',
    child: 'leo',
  },
  {
    name: 'conference-spring',
    by: 'A',
    kind: 'school',
    title: 'Parent-teacher conferences',
    weeks: -30,
    days: 3,
    time: ['17:00', '17:40'],
    place: school,
  },
  {
    name: 'field-trip',
    by: 'A',
    kind: 'school',
    title: 'Maya: field trip to the conservatory',
    weeks: -27,
    days: 4,
    child: 'maya',
    notes: 'Lunch and rain jacket.',
  },
  { name: 'last-day', by: 'A', kind: 'school', title: 'Last day of school', weeks: -25, days: 3, place: school },
  {
    name: 'camp',
    by: 'B',
    kind: 'activity',
    title: 'Day camp',
    weeks: -21,
    days: 0,
    until: { weeks: -21, days: 4 },
    place: 'Whetstone park',
    notes: 'Drop-off 8:30, pick-up by 4.',
  },
  {
    name: 'lake',
    by: 'A',
    kind: 'travel',
    title: 'Lake week with grandparents',
    weeks: -18,
    days: 5,
    until: { weeks: -17, days: 4 },
    notes: 'Cabin has poor reception. Calls at 7 pm from the porch.',
  },
  { name: 'cousins', by: 'B', kind: 'visit', title: 'Cousins visit', weeks: -19, days: 5, until: { weeks: -19, days: 6 } },
  { name: 'first-day', by: 'A', kind: 'school', title: 'First day of school', weeks: -14, days: 2, place: school },
  {
    name: 'birthday-leo',
    by: 'A',
    kind: 'event',
    title: 'Leo’s birthday party',
    weeks: -6,
    days: 5,
    time: ['14:00', '16:30'],
    place: 'Bowling',
    child: 'leo',
    notes: 'Both families are welcome.',
  },
  {
    name: 'flu-shot',
    by: 'B',
    kind: 'health',
    title: 'Flu shots',
    weeks: -5,
    days: 2,
    time: ['16:10', '16:30'],
    place: 'Pharmacy on High Street',
  },
  { name: 'picture-day', by: 'A', kind: 'school', title: 'Picture day', weeks: -8, days: 1 },
  { name: 'halloween', by: 'B', kind: 'event', title: 'Costume parade', weeks: -3, days: 4, time: ['13:30', '14:30'], place: school },
  {
    name: 'eye',
    by: 'A',
    kind: 'health',
    title: 'Maya: eye exam',
    weeks: -4,
    days: 3,
    time: ['09:10', '09:50'],
    child: 'maya',
    place: 'Dr. Feld',
  },
  {
    name: 'conference-fall',
    by: 'B',
    kind: 'school',
    title: 'Parent-teacher conferences',
    weeks: -2,
    days: 3,
    time: ['17:20', '18:00'],
    place: school,
  },
  {
    name: 'science',
    by: 'A',
    kind: 'school',
    title: 'Maya: science fair',
    weeks: 1,
    days: 2,
    time: ['18:00', '19:30'],
    place: school,
    child: 'maya',
  },
  {
    name: 'recital',
    by: 'A',
    kind: 'activity',
    title: 'Maya: piano recital',
    weeks: 2,
    days: 5,
    time: ['15:00', '16:00'],
    place: 'Community hall',
    child: 'maya',
  },
  {
    name: 'dentist-b',
    by: 'B',
    kind: 'health',
    title: 'Dentist, both children',
    weeks: 1,
    days: 0,
    time: ['15:30', '16:30'],
    place: 'Dr. Wu',
  },
  {
    name: 'sleepover',
    by: 'B',
    kind: 'event',
    title: 'Leo: sleepover at Finn’s',
    weeks: 1,
    days: 5,
    time: ['18:00', '20:00'],
    child: 'leo',
  },
  { name: 'winter-break', by: 'A', kind: 'school', title: 'Winter break', weeks: 5, days: 0, until: { weeks: 6, days: 4 }, place: school },
  {
    name: 'tournament',
    by: 'B',
    kind: 'activity',
    title: 'Maya: indoor tournament',
    weeks: 3,
    days: 6,
    time: ['12:00', '15:00'],
    place: 'Sports park',
    child: 'maya',
  },
  { name: 'grandma', by: 'A', kind: 'visit', title: 'Grandmother stays with us', weeks: 2, days: 3, until: { weeks: 2, days: 6 } },
  { name: 'lena', by: 'A', shared: false, kind: 'other', title: 'Call with Lena', weeks: 0, days: 3, time: ['12:30', '13:00'] },
  {
    name: 'class-a',
    by: 'A',
    shared: false,
    kind: 'other',
    title: 'Parenting class, evening 4',
    weeks: 1,
    days: 1,
    time: ['18:30', '20:30'],
  },
  { name: 'shift', by: 'B', shared: false, kind: 'other', title: 'Late shift', weeks: 1, days: 2, time: ['14:00', '22:00'] },
  { name: 'lease', by: 'B', shared: false, kind: 'deadline', title: 'Lease renewal', weeks: 2, days: 4 },
]

/** The events, one that was changed before it took place, and an addendum to one that had begun. */
export async function putDemoEvents(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at, zone, children } = f
  const written = (first: Day) => {
    const early = at(first, '20:00').getTime() - 21 * 24 * 3_600_000
    return new Date(Math.min(early, at(day(-1), '19:00').getTime()))
  }
  await tx
    .insertInto('event')
    .values(
      planned.map((plan) => {
        const first = day(plan.weeks, plan.days)
        const last = plan.until ? day(plan.until.weeks, plan.until.days) : first
        return {
          case_id: caseId,
          id: id(`event ${plan.name}`),
          author_id: members[plan.by],
          is_shared: plan.shared ?? true,
          kind: plan.kind,
          title: plan.title,
          from_day: first,
          to_day: last,
          from_at: plan.time ? at(first, plan.time[0]) : null,
          to_at: plan.time ? at(first, plan.time[1]) : null,
          zone,
          place: plan.place ?? '',
          notes: plan.notes ?? '',
          child_ids: plan.shared === false ? [] : plan.child ? [children[plan.child]] : [...children.both],
          sides: plan.shared === false ? [plan.by] : [],
          rrule: plan.rrule ?? null,
          sequence: plan.name === 'science' ? 1 : 0,
          created_at: written(first),
          updated_at: written(first),
        }
      }),
    )
    .execute()
  await tx
    .insertInto('event_version')
    .values({
      case_id: caseId,
      id: id('event science before'),
      author_id: members.A,
      is_shared: true,
      event_id: id('event science'),
      was: JSON.stringify({
        title: 'Maya: science fair',
        from: at(day(1, 2), '17:00').toISOString(),
        to: at(day(1, 2), '18:30').toISOString(),
      }),
      at: at(day(-1, 2), '17:05'),
    })
    .execute()
  await tx
    .insertInto('event_addendum')
    .values({
      case_id: caseId,
      id: id('addendum party'),
      author_id: members.A,
      is_shared: true,
      event_id: id('event birthday-leo'),
      text: 'We ended at 5:10 pm because the lane was free. Ben took Leo home from there, as agreed at the party.',
      created_at: at(day(-6, 5), '20:45'),
    })
    .execute()
}
