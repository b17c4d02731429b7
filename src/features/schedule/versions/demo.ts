import type { CaseTx } from '#access/cases.ts'
import type { Rule } from '#domain/schedule/types.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { decree, library, temporary } from './demo-rules.ts'

/** Two versions in force one after the other, one that was declined, one that nobody answered, and a proposal that waits. */
export async function putDemoSchedule(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at } = f
  const version = (
    name: string,
    title: string,
    of: {
      by: 'A' | 'B'
      basis: string
      order: string | null
      effective: string
      rules: Rule[]
      proposed: Date
      state: string
      answered: Date | null
      note?: string
      respondBy?: Date
    },
  ) => ({
    case_id: caseId,
    id: id(`version ${name}`),
    author_id: members[of.by],
    title,
    basis: of.basis,
    order_id: of.order,
    effective_on: of.effective,
    rules: JSON.stringify(of.rules),
    state: of.state,
    proposed_at: of.proposed,
    respond_by: of.respondBy ?? null,
    answered_by: of.answered ? members[of.by === 'A' ? 'B' : 'A'] : null,
    answered_at: of.answered,
    answer_note: of.note ?? '',
    created_at: of.proposed,
  })
  await tx
    .insertInto('schedule_version')
    .values([
      version('temporary', 'Temporary order: 2-2-3', {
        by: 'A',
        basis: 'order',
        order: f.orders.temporary,
        effective: day(-34),
        rules: temporary(f),
        proposed: at(day(-34, 1), '19:00'),
        state: 'approved',
        answered: at(day(-34, 2), '21:55'),
      }),
      version('weeks', 'Full weeks from the start of school', {
        by: 'B',
        basis: 'agreed',
        order: null,
        effective: day(-16),
        rules: [
          {
            ...temporary(f)[0]!,
            span: { kind: 'cycle', anchor: day(-16), nights: 'AAAAAAABBBBBBB', handover: { at: '18:00', place: library } },
          },
        ],
        proposed: at(day(-19, 3), '22:05'),
        state: 'declined',
        answered: at(day(-18, 1), '20:40'),
        note: 'Seven nights are long for Leo. I would rather wait for the decree.',
      }),
      version('decree', 'Decree: 2-2-5-5 with holidays', {
        by: 'A',
        basis: 'order',
        order: f.orders.consent,
        effective: day(-12),
        rules: decree(f),
        proposed: at(day(-13, 4), '20:15'),
        state: 'approved',
        answered: at(day(-13, 5), '08:50'),
      }),
      version('dinner', 'Dinner on Tuesdays', {
        by: 'A',
        basis: 'agreed',
        order: null,
        effective: day(-5),
        rules: [
          ...decree(f),
          {
            id: 'dinner',
            layer: 'base',
            children: 'all',
            span: { kind: 'visits', weekdays: [1], from: '17:00', to: '19:30', holder: 'B' },
            label: 'Dinner on Tuesdays',
          },
        ],
        proposed: at(day(-8, 1), '20:05'),
        state: 'expired',
        answered: null,
        // The end of the day a week later.
        respondBy: at(day(-7, 2), '00:00'),
      }),
      version('summer', 'Two weeks at a time in summer', {
        by: 'B',
        basis: 'agreed',
        order: null,
        effective: day(8),
        rules: decree(f).map((rule) =>
          rule.id === 'summer' && rule.span.kind === 'cycle'
            ? { ...rule, span: { ...rule.span, nights: `${'A'.repeat(14)}${'B'.repeat(14)}` } }
            : rule,
        ),
        proposed: at(day(-1, 1), '20:30'),
        state: 'proposed',
        answered: null,
      }),
    ])
    .execute()
}
