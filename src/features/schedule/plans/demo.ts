import type { CaseTx } from '#access/cases.ts'
import { digestOfWording, wordingOf } from '#domain/plan/digest.ts'
import { clauseOf } from '#domain/plan/library.ts'
import type { State } from '#domain/plan/negotiation.ts'
import type { Answers } from '#domain/plan/types.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

const names = { A: 'Ana Moreno', B: 'Ben Harlow', children: ['Maya', 'Leo'] }

interface Said {
  by: 'A' | 'B'
  clause: string
  answers: Answers
  state: State
  /** Weeks and days from this week, and the hour. */
  on: readonly [number, number, string]
  answered?: readonly [number, number, string]
  /** The name of the version that it answers. */
  counters?: string
}

const said: Readonly<Record<string, Said>> = {
  'first choice asked': {
    by: 'A',
    clause: 'first-refusal',
    answers: { hours: 4, answer: 2 },
    state: 'proposed',
    on: [-5, 1, '20:10'],
  },
  'first choice': {
    by: 'B',
    clause: 'first-refusal',
    answers: { hours: 8, answer: 4 },
    state: 'accepted',
    on: [-5, 3, '21:30'],
    answered: [-4, 0, '07:45'],
    counters: 'first choice asked',
  },
  waiting: {
    by: 'B',
    clause: 'exchange-place',
    answers: { place: 'Clintonville library, front steps', grace: 15 },
    state: 'accepted',
    on: [-5, 2, '19:05'],
    answered: [-5, 2, '22:20'],
  },
  calls: {
    by: 'B',
    clause: 'calls',
    answers: { days: [1, 3, 6], hours: { from: '18:30', to: '19:00' }, channels: ['phone', 'video'] },
    state: 'proposed',
    on: [-1, 4, '20:40'],
  },
  abroad: {
    by: 'A',
    clause: 'travel-abroad',
    answers: { days: 60, answer: 14 },
    state: 'declined',
    on: [-3, 0, '18:15'],
    answered: [-3, 1, '12:05'],
  },
  costs: {
    by: 'A',
    clause: 'expenses-split',
    answers: { categories: ['medical', 'school'], split: { A: 45, B: 55 } },
    state: 'draft',
    on: [-1, 5, '21:00'],
  },
}

/** A parenting plan in the making: two clauses are agreed, one waits for her, one was declined, one is her draft. */
export async function putDemoPlan(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at } = f
  const plan = id('plan summer')
  const when = ([weeks, days, time]: readonly [number, number, string]) => at(day(weeks, days), time)
  await tx
    .insertInto('parenting_plan')
    .values({
      case_id: caseId,
      id: plan,
      author_id: members.A,
      title: 'What the decree leaves open',
      is_shared: true,
      created_at: at(day(-5, 1), '19:50'),
    })
    .execute()
  for (const [name, { by, clause, answers, state, on, answered, counters }] of Object.entries(said)) {
    const wording = wordingOf(clauseOf(clause)!, answers, names)
    const isDraft = state === 'draft'
    await tx
      .insertInto('plan_clause')
      .values({
        case_id: caseId,
        id: id(`clause ${name}`),
        author_id: members[by],
        plan_id: plan,
        clause,
        answers: JSON.stringify(answers),
        state,
        digest: digestOfWording(wording),
        names: isDraft ? null : JSON.stringify({ ...names, caseTitle: 'Moreno and Harlow' }),
        wording: isDraft ? null : JSON.stringify(wording),
        answered_by: answered ? members[by === 'A' ? 'B' : 'A'] : null,
        answered_at: answered ? when(answered) : null,
        counters: counters === undefined ? null : id(`clause ${counters}`),
        created_at: when(on),
      })
      .execute()
  }
}
