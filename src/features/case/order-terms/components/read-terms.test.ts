import { expect, test } from 'vitest'
import { plainCents } from '#domain/money/cents.ts'
import { TermSays } from '../contract.ts'
import { termsOf, wrongIn } from './read-terms.ts'
import { groups, kindNames } from './words.ts'

const form = (fields: Readonly<Record<string, string>>) => (field: string) => fields[field] ?? ''
const say = { days: 'days', time: 'time', number: 'number', amount: 'amount', way: 'way', order: 'order' }

test('a form reads each kind of term with its clause, and the days of the week in their order', () => {
  const typed = form({
    'a-day-6': 'on',
    'a-day-0': 'on',
    'a-from': '21:00',
    'a-to': '07:00',
    'a-emergencies': 'on',
    'a-paragraph': '9(b)',
    'a-words': 'No messages at night.',
    'b-count': '3',
    'b-per': 'week',
    'c-by-app': 'on',
    'd-amount': '$1,250.50',
    'd-since': '2026-01-01',
  })
  const entries = [
    { key: 'a', kind: 'quiet_hours' },
    { key: 'b', kind: 'message_limit' },
    { key: 'c', kind: 'notice' },
    { key: 'd', kind: 'expense_consent' },
  ] as const
  const none = { clause: { paragraph: '', text: '' }, since: null, until: null }
  expect(termsOf(entries, typed)).toEqual([
    {
      says: { kind: 'quiet_hours', days: [0, 6], from: '21:00', to: '07:00', exceptEmergencies: true },
      clause: { paragraph: '9(b)', text: 'No messages at night.' },
      since: null,
      until: null,
    },
    { says: { kind: 'message_limit', count: 3, per: 'week', exceptEmergencies: false }, ...none },
    { says: { kind: 'notice', by: ['app'], days: null }, ...none },
    { says: { kind: 'expense_consent', cents: 125_050 }, ...none, since: '2026-01-01' },
  ])
  expect(wrongIn(entries, typed, say)).toEqual({})
})

test('what is missing is said at its field', () => {
  const entries = [
    { key: 'a', kind: 'call_window' },
    { key: 'b', kind: 'expense_pay' },
    { key: 'c', kind: 'notice' },
    { key: 'd', kind: 'expense_consent' },
  ] as const
  const typed = form({ 'b-count': '-1', 'c-count': 'soon', 'd-amount': '12.345', 'd-since': '2026-02-01', 'd-until': '2026-01-01' })
  expect(wrongIn(entries, typed, say)).toEqual({
    'a-day-6': 'days',
    'a-from': 'time',
    'a-to': 'time',
    'b-count': 'number',
    'c-count': 'number',
    'c-by-app': 'way',
    'd-amount': 'amount',
    'd-until': 'order',
  })
})

test('consent may be needed from the first cent on, and an amount is in the field as it is read', () => {
  const entries = [{ key: 'd', kind: 'expense_consent' }] as const
  const says = (amount: string) => termsOf(entries, form({ 'd-amount': amount }))[0]!.says
  expect(['0', '$0.00', plainCents(125_050)].map((amount) => says(amount))).toEqual(
    [0, 0, 125_050].map((cents) => ({ kind: 'expense_consent', cents })),
  )
  for (const amount of ['12,50', '-5', '€20', '1234567890123456789', ''])
    expect(wrongIn(entries, form({ 'd-amount': amount }), say)).toEqual({ 'd-amount': 'amount' })
})

test('the form has every kind of term once', () => {
  const kinds = TermSays.def.options.map(({ shape }) => shape.kind.def.values[0])
  expect(groups.flatMap((group) => group.kinds).toSorted()).toEqual(kinds.toSorted())
  expect(Object.keys(kindNames).toSorted()).toEqual(kinds.toSorted())
})

test('days to answer and what silence counts as stand in a consent only where the order names them', () => {
  const entries = [{ key: 'd', kind: 'expense_consent' }] as const
  const says = (more: Record<string, string>) => termsOf(entries, form({ 'd-amount': '250', ...more }))[0]!.says
  expect(says({ 'd-count': '', 'd-silence': '' })).toEqual({ kind: 'expense_consent', cents: 25_000 })
  expect(says({ 'd-count': '10', 'd-silence': 'yes' })).toEqual({ kind: 'expense_consent', cents: 25_000, days: 10, silence: 'yes' })
  expect(wrongIn(entries, form({ 'd-amount': '250', 'd-silence': 'no' }), say)).toEqual({ 'd-count': 'number' })
})
