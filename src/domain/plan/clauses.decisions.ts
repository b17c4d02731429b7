import { areas, clause, conduct, count } from './clause.ts'

/** Who decides about what. */
export const decisionClauses = [
  clause({
    id: 'decide-together',
    section: 'decisions',
    title: 'Deciding together',
    blanks: { areas: { kind: 'choices', options: areas }, days: count('day', 1, 30) },
    sentences: [
      'We decide together about {areas}.',
      'One of us writes down the question and what he or she suggests.',
      'The other answers within {days}.',
      'Until we both say yes, things stay as they are.',
    ],
    effects: ({ areas: about, days }) => [
      { kind: 'decision', areas: about, by: 'both' },
      { kind: 'answer_within', to: 'decision', count: days, unit: 'day', silence: 'refuses' },
    ],
  }),
  clause({
    id: 'decide-one',
    section: 'decisions',
    title: 'One of us decides',
    blanks: { areas: { kind: 'choices', options: areas }, parent: { kind: 'parent' } },
    sentences: [
      '{parent} decides about {areas}.',
      'First, {parent} asks the other parent and listens to the answer.',
      '{parent} then tells the other parent what was decided.',
    ],
    effects: ({ areas: about, parent }) => [{ kind: 'decision', areas: about, by: parent }, ...conduct('ask_before_deciding')],
  }),
  clause({
    id: 'decide-daily',
    section: 'decisions',
    title: 'Day to day',
    blanks: {},
    sentences: [
      'Each of us makes the daily choices while the children are with him or her.',
      'Meals, bedtime and homework are such choices.',
    ],
    effects: () => conduct('daily_choices_by_whoever_has_the_children'),
  }),
  clause({
    id: 'decide-emergency',
    section: 'decisions',
    title: 'In an emergency',
    blanks: { hours: count('hour', 1, 24) },
    sentences: ['In an emergency, the parent who is there gets help at once.', 'That parent tells the other within {hours}.'],
    effects: ({ hours }) => [{ kind: 'notice', about: 'emergency', count: hours, unit: 'hour', when: 'after' }],
  }),
] as const
