import type { CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { planned } from './demo.planned.ts'

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
