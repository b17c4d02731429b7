import { clause, conduct, count } from './clause.ts'

/** Travel, passports and moving. */
export const travelClauses = [
  clause({
    id: 'travel-notice',
    section: 'travel',
    title: 'Trips',
    blanks: { nights: count('night', 1, 14), days: count('day', 1, 60) },
    sentences: [
      'A trip of more than {nights} with {children} is told to the other parent at least {days} before.',
      'The message says where the trip goes, when, and how to call.',
    ],
    effects: ({ days }) => [
      { kind: 'notice', about: 'travel', count: days, unit: 'day', when: 'before' },
      { kind: 'travel', abroad: false, needsConsent: false, itinerary: true },
    ],
  }),
  clause({
    id: 'travel-abroad',
    section: 'travel',
    title: 'Trips abroad',
    blanks: { days: count('day', 7, 120), answer: count('day', 1, 30) },
    sentences: [
      'For a trip abroad we ask the other parent at least {days} before, in writing.',
      'The other parent answers within {answer}.',
      'Without a yes in writing there is no trip.',
    ],
    effects: ({ days, answer }) => [
      { kind: 'notice', about: 'travel_abroad', count: days, unit: 'day', when: 'before' },
      { kind: 'answer_within', to: 'travel', count: answer, unit: 'day', silence: 'refuses' },
      { kind: 'travel', abroad: true, needsConsent: true, itinerary: true },
    ],
  }),
  clause({
    id: 'passports',
    section: 'travel',
    title: 'Passports',
    blanks: { parent: { kind: 'parent' }, days: count('day', 1, 30) },
    sentences: [
      '{parent} keeps the passports.',
      'For a trip that we agreed on, {parent} hands them over at least {days} before.',
      'They come back after the trip.',
    ],
    effects: ({ parent, days }) => [{ kind: 'passport', keeper: parent, handOverDays: days }],
  }),
  clause({
    id: 'relocation-notice',
    section: 'relocation',
    title: 'Before a move',
    blanks: { days: count('day', 14, 180) },
    sentences: [
      'Whoever plans to move tells the other parent at least {days} before, in writing.',
      'The message gives the new place and the day of the move.',
      'We then talk about what the move means for this plan.',
      'If the court or the law asks for more, we do that too.',
    ],
    effects: ({ days }) => [
      { kind: 'notice', about: 'relocation', count: days, unit: 'day', when: 'before' },
      ...conduct('talk_before_moving'),
    ],
  }),
  clause({
    id: 'relocation-address',
    section: 'relocation',
    title: 'Address and phone',
    blanks: { days: count('day', 1, 30) },
    sentences: [
      'A new address or phone number is told to the other parent within {days}.',
      'This does not count where a court keeps an address private.',
    ],
    effects: ({ days }) => [{ kind: 'notice', about: 'address', count: days, unit: 'day', when: 'after' }],
  }),
] as const
