import { channels, clause, conduct, count } from './clause.ts'
import type { Effect } from './types.ts'

const driving = {
  receiving: 'The parent whose time begins picks up the children',
  giving: 'The parent whose time ends brings the children',
  halfway: 'We both drive and meet half way',
} as const

/** Changes of hands, driving, messages and calls, and who is asked first. */
export const handClauses = [
  clause({
    id: 'exchange-place',
    section: 'exchanges',
    title: 'Place and waiting time',
    blanks: { place: { kind: 'words', most: 120 }, grace: count('minute', 5, 60) },
    sentences: [
      'We meet here: {place}.',
      'If one of us is late, the other waits for {grace}.',
      'Whoever is late sends a message as soon as he or she knows.',
    ],
    effects: ({ place, grace }) => [{ kind: 'exchange', place: place.trim(), graceMinutes: grace }, ...conduct('say_when_late')],
  }),
  clause({
    id: 'exchange-school',
    section: 'exchanges',
    title: 'Changing at school',
    blanks: { place: { kind: 'words', most: 120 }, grace: count('minute', 5, 60) },
    sentences: [
      'On school days, one of us brings the children to school and the other picks them up there.',
      'On other days we meet here: {place}.',
      'There, each of us waits for {grace}.',
    ],
    effects: ({ place, grace }) => [{ kind: 'exchange', place: place.trim(), graceMinutes: grace }, ...conduct('school_days_at_school')],
  }),
  clause({
    id: 'exchange-things',
    section: 'exchanges',
    title: 'What goes along',
    blanks: {},
    sentences: [
      'School things, medicine and glasses go along with the children.',
      'Clothes go back clean.',
      'The children may take what they love to both homes.',
    ],
    effects: () => conduct('things_go_along'),
  }),
  clause({
    id: 'exchange-calm',
    section: 'exchanges',
    title: 'Calm changes',
    blanks: {},
    sentences: ['We keep changes short and calm.', 'We do not talk about money or the court in front of the children.'],
    effects: () => conduct('no_disputes_at_exchanges'),
  }),
  clause({
    id: 'transport-who',
    section: 'transport',
    title: 'Who drives',
    blanks: { who: { kind: 'choice', options: driving } },
    sentences: ['{who}.'],
    effects: ({ who }): Effect[] => [{ kind: 'transport', drives: who }],
  }),
  clause({
    id: 'transport-one',
    section: 'transport',
    title: 'One of us drives',
    blanks: { parent: { kind: 'parent' } },
    sentences: ['{parent} drives both ways.'],
    effects: ({ parent }) => [{ kind: 'transport', drives: parent }],
  }),
  clause({
    id: 'transport-safe',
    section: 'transport',
    title: 'Safe in the car',
    blanks: {},
    sentences: [
      'Whoever drives has a license and car insurance.',
      'The children ride in a seat that fits their size.',
      'Nobody drives the children after drinking or taking drugs.',
    ],
    effects: () => conduct('safe_driving'),
  }),
  clause({
    id: 'messages-channel',
    section: 'communication',
    title: 'How we write to each other',
    blanks: { channels: { kind: 'choices', options: channels }, hours: { kind: 'span' }, answer: count('hour', 12, 120) },
    sentences: [
      'We write to each other by {channels}.',
      'We write {hours}.',
      'A message that asks something is answered within {answer}.',
      'In an emergency we call at once, at any hour.',
    ],
    effects: ({ channels: allowed, hours, answer }) => [
      { kind: 'channel', channels: allowed, hours },
      { kind: 'answer_within', to: 'message', count: answer, unit: 'hour', silence: 'nothing' },
    ],
  }),
  clause({
    id: 'messages-tone',
    section: 'communication',
    title: 'What we write',
    blanks: {},
    sentences: [
      'Our messages are about the children.',
      'They are short and polite.',
      'The children carry no messages between us.',
      'Neither of us speaks badly of the other to the children.',
    ],
    effects: () => conduct('polite_messages', 'children_carry_no_messages', 'no_bad_words_about_the_other'),
  }),
  clause({
    id: 'calls',
    section: 'communication',
    title: 'Calls with the children',
    blanks: {
      days: { kind: 'weekdays' },
      hours: { kind: 'span' },
      channels: { kind: 'choices', options: { phone: channels.phone, video: channels.video } },
    },
    sentences: [
      'Every {days}, the parent who is away may call {children} {hours}.',
      'The call is by {channels}.',
      'The other parent helps with the call and leaves the room.',
    ],
    effects: ({ days, hours, channels: ways }) => [
      { kind: 'calls', channels: ways, weekdays: days, from: hours.from, to: hours.to },
      ...conduct('calls_in_private'),
    ],
  }),
  clause({
    id: 'first-refusal',
    section: 'first_refusal',
    title: 'The other parent is asked first',
    blanks: { hours: count('hour', 2, 48), answer: count('hour', 1, 48) },
    sentences: [
      'If one of us needs somebody to care for the children for more than {hours}, the other parent is asked first.',
      'The other parent answers within {answer}.',
      'After that, or after a no, a sitter may come.',
      'Time given in this way is not paid back.',
    ],
    effects: ({ hours, answer }) => [
      { kind: 'first_refusal', hours, answerWithinHours: answer },
      { kind: 'answer_within', to: 'first_refusal', count: answer, unit: 'hour', silence: 'refuses' },
    ],
  }),
] as const
