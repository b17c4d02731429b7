import { clause, conduct, count } from './clause.ts'

const faiths = {
  each: 'Each of us may share his or her faith with the children during his or her time',
  none: 'We leave religion to the children until they ask for it',
  both: 'The children may go to services with both of us',
} as const

/** School, health, religion, sports and clubs. */
export const dailyClauses = [
  clause({
    id: 'school-news',
    section: 'schooling',
    title: 'News from school',
    blanks: {},
    sentences: [
      'Both of us may talk to teachers and see school reports.',
      'Both of us may come to school events.',
      'Each of us asks the school for its news.',
    ],
    effects: () => conduct('both_have_school_records', 'both_may_attend_school_events'),
  }),
  clause({
    id: 'school-absence',
    section: 'schooling',
    title: 'Days off school',
    blanks: { hours: count('hour', 1, 24) },
    sentences: [
      'If a child is not in school, the parent who is there tells the other within {hours}.',
      'We make up the homework together.',
    ],
    effects: ({ hours }) => [{ kind: 'notice', about: 'absence', count: hours, unit: 'hour', when: 'after' }],
  }),
  clause({
    id: 'health-visits',
    section: 'health',
    title: 'Doctor and dentist',
    blanks: { days: count('day', 1, 30) },
    sentences: [
      'A planned visit to a doctor or dentist is told to the other parent at least {days} before.',
      'Both of us may come, and both may see the records.',
    ],
    effects: ({ days }) => [
      { kind: 'notice', about: 'appointment', count: days, unit: 'day', when: 'before' },
      ...conduct('both_have_health_records'),
    ],
  }),
  clause({
    id: 'health-illness',
    section: 'health',
    title: 'Sick days',
    blanks: { hours: count('hour', 1, 24) },
    sentences: [
      'If a child gets sick or hurt, the parent who is there tells the other within {hours}.',
      'Medicine goes along, with a note on when to take it.',
      'We both follow what the doctor said.',
    ],
    effects: ({ hours }) => [
      { kind: 'notice', about: 'illness', count: hours, unit: 'hour', when: 'after' },
      ...conduct('follow_the_doctor'),
    ],
  }),
  clause({
    id: 'religion',
    section: 'religion',
    title: 'Faith',
    blanks: { way: { kind: 'choice', options: faiths } },
    sentences: ['{way}.', 'Neither of us speaks badly of what the other believes.'],
    effects: ({ way }) => conduct(`faith_${way}`, 'respect_beliefs'),
  }),
  clause({
    id: 'activities-both',
    section: 'activities',
    title: 'Sports and clubs',
    blanks: { days: count('day', 3, 60) },
    sentences: [
      'A new sport or club that falls into the time of the other parent needs his or her yes.',
      'It is asked for at least {days} before the first day.',
      'Once we both said yes, each of us brings the children there during his or her time.',
      'Both of us may come to games and shows.',
    ],
    effects: ({ days }) => [
      { kind: 'notice', about: 'activity', count: days, unit: 'day', when: 'before' },
      ...conduct('both_bring_to_activities', 'both_may_attend_games'),
    ],
  }),
  clause({
    id: 'activities-each',
    section: 'activities',
    title: 'During his or her own time',
    blanks: {},
    sentences: ['Each of us may choose sports and clubs for his or her own time.', 'They bind the other parent to nothing.'],
    effects: () => conduct('own_activities_in_own_time'),
  }),
] as const
