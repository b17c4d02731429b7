import { clause, conduct, count } from './clause.ts'
import type { Effect, Step } from './types.ts'

/** What parents share out. */
const expenseCategories = {
  medical: 'doctor, dentist and medicine',
  counseling: 'counseling',
  childcare: 'child care',
  school: 'school',
  activities: 'sports and clubs',
  clothing: 'clothes',
  travel: 'travel between the homes',
} as const

const steps = {
  talk: 'we talk, in person or by phone',
  write: 'each of us writes down a proposal',
  mediate: 'we see a mediator',
  coordinator: 'we ask a parenting coordinator',
} as const satisfies { [step in Step]: string }

/** Expenses, what is done when the parents do not agree, and how the plan is changed. */
export const moneyClauses = [
  clause({
    id: 'expenses-split',
    section: 'expenses',
    title: 'Who pays how much',
    blanks: { categories: { kind: 'choices', options: expenseCategories }, split: { kind: 'split' } },
    sentences: ['This is about {categories}.', 'Of these costs, {split}.', 'Costs that insurance pays are left out.'],
    effects: ({ categories, split }) => [{ kind: 'expense_split', categories, A: split.A, B: split.B }],
  }),
  clause({
    id: 'expenses-deadlines',
    section: 'expenses',
    title: 'Asking and paying back',
    blanks: { ask: count('day', 7, 90), pay: count('day', 7, 90) },
    sentences: [
      'Whoever paid sends the bill to the other within {ask}.',
      'The other pays his or her part within {pay} after that.',
      'If one of us thinks a bill is wrong, he or she says so in that time and says why.',
    ],
    effects: ({ ask, pay }) => [
      { kind: 'expense_deadlines', askWithinDays: ask, payWithinDays: pay },
      { kind: 'answer_within', to: 'expense', count: pay, unit: 'day', silence: 'nothing' },
    ],
  }),
  clause({
    id: 'expenses-consent',
    section: 'expenses',
    title: 'Larger costs',
    blanks: {
      above: { kind: 'choice', options: { '50': '$50', '100': '$100', '200': '$200', '300': '$300', '500': '$500', '1000': '$1,000' } },
    },
    sentences: ['A cost of more than {above} is shared only if we both said yes before.', 'An emergency does not wait for a yes.'],
    effects: ({ above }) => [{ kind: 'expense_consent', aboveDollars: Number(above) }],
  }),
  clause({
    id: 'disputes-steps',
    section: 'disputes',
    title: 'Step by step',
    blanks: {
      first: { kind: 'choice', options: steps },
      firstDays: count('day', 1, 60),
      second: { kind: 'choice', options: steps },
      secondDays: count('day', 1, 90),
    },
    sentences: [
      'If we do not agree, we take these steps before we ask the court.',
      'First, {first}. We give this {firstDays}.',
      'If that does not help, {second}. We give this {secondDays}.',
      'If a child is in danger, either of us may go to the court at once.',
    ],
    effects: ({ first, firstDays, second, secondDays }): Effect[] => [
      { kind: 'dispute_step', order: 1, step: first, days: firstDays },
      { kind: 'dispute_step', order: 2, step: second, days: secondDays },
    ],
  }),
  clause({
    id: 'disputes-cost',
    section: 'disputes',
    title: 'What help costs',
    blanks: { split: { kind: 'split' } },
    sentences: ['A mediator or coordinator costs money. Of that, {split}.'],
    effects: ({ split }) => [{ kind: 'expense_split', categories: ['mediation'], A: split.A, B: split.B }],
  }),
  clause({
    id: 'changes-once',
    section: 'changes',
    title: 'A change for one time',
    blanks: { hours: count('hour', 12, 168), answer: count('hour', 6, 96) },
    sentences: [
      'Whoever wants to swap time asks at least {hours} before, in writing.',
      'The other answers within {answer}.',
      'No answer means no.',
      'After a yes, the new time counts.',
    ],
    effects: ({ hours, answer }) => [
      { kind: 'notice', about: 'schedule_change', count: hours, unit: 'hour', when: 'before' },
      { kind: 'answer_within', to: 'schedule_change', count: answer, unit: 'hour', silence: 'refuses' },
    ],
  }),
  clause({
    id: 'changes-plan',
    section: 'changes',
    title: 'A change for good',
    blanks: { months: count('month', 3, 36) },
    sentences: [
      'We look at this plan together every {months}.',
      'A change for good counts once we both said yes in writing.',
      'Where a court made an order, the order counts until the court changes it.',
    ],
    effects: ({ months }) => [{ kind: 'review', everyMonths: months }, ...conduct('changes_in_writing')],
  }),
] as const
