import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Conflict, Reason } from '../contract.ts'
import { Kind, type Reader, Why } from './conflict-words.tsx'

const names = { A: 'Omar Haddad', B: 'Nina Brooks' }
const family = [
  { id: 'ira', name: 'Ira', born: null, colour: 0 },
  { id: 'sol', name: 'Sol', born: null, colour: 1 },
]
const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

function textOf(kind: Conflict['kind'], reason: Reason, reader: Reader, more: Partial<Conflict> = {}): string {
  const conflict: Conflict = {
    key: 'x',
    kind,
    items: [],
    from: '2026-03-28T17:00:00Z',
    to: '2026-03-28T19:00:00Z',
    severity: 'medium',
    clause: null,
    reason,
    author: null,
    fix: { kind: 'confirm', draft: null, move: null },
    letBe: false,
    ...more,
  }
  const shared = { conflict, names, reader }
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Kind {...shared} />
      {': '}
      <Why family={family} group={[conflict]} zone="America/Los_Angeles" {...shared} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim()
}

const kids = { children: ['ira'] }

test('the reader’s own time is "yours", the other parent’s has a name, and the other parent reads who planned the event', () => {
  const reason = { key: 'others_time', holder: 'B' as const, ...kids }
  expect(textOf('others_time', reason, 'A')).toBe('Falls on Nina Brooks’s time: Nina Brooks has Ira then, and there’s no agreed swap.')
  expect(textOf('others_time', reason, 'B')).toBe(
    'Falls on your time: You have Ira then, and there’s no agreed swap. Omar Haddad planned this.',
  )
  expect(textOf('others_time', reason, null)).toBe(
    'Falls on Nina Brooks’s time: Nina Brooks has Ira then, and there’s no agreed swap. Omar Haddad planned this.',
  )
})

test('the sentence says who is away and who may have the time', () => {
  const reason = { key: 'away', parent: 'A' as const, ...kids, hours: 4 }
  expect(textOf('first_refusal', reason, 'A')).toBe(
    'Offer Nina Brooks this time first: You’re away from Ira for 4 hours or more. Your order lets Nina Brooks have that time first.',
  )
  expect(textOf('first_refusal', reason, 'B')).toBe(
    'You may have this time first: Omar Haddad is away from Ira for 4 hours or more. Your order lets you have that time first.',
  )
  expect(textOf('first_refusal', reason, null)).toBe(
    'Nina Brooks may have this time first: Omar Haddad is away from Ira for 4 hours or more. The order lets Nina Brooks have that time first.',
  )
})

test('the sentence says who must give notice and whether the deadline was missed', () => {
  const late = { key: 'notice_late', days: 30, due: '2026-03-04' }
  const by = { author: 'A' as const }
  expect(textOf('notice', late, 'A', by)).toMatch(
    /^Late notice: Your order asks you for 30 days of notice, by .*Mar 4.*\. That was missed\.$/,
  )
  expect(textOf('notice', late, 'B', by)).toMatch(
    /^Late notice: Your order asks Omar Haddad for 30 days of notice, by .* That was missed\.$/,
  )
  expect(textOf('notice', { ...late, key: 'notice_due' }, null, by)).toMatch(
    /^Notice due: The order asks Omar Haddad for 30 days of notice, by [^.]*\.$/,
  )
})

test('a parent in two places is "you" to themselves and a name to the other', () => {
  const reason = { key: 'parent_twice', people: ['A' as const] }
  expect(textOf('overlap', reason, 'A')).toBe('You’re in two places: You would be in two places at the same time.')
  expect(textOf('overlap', reason, 'B')).toBe('A parent in two places: Omar Haddad would be in two places at the same time.')
  expect(textOf('overlap', { ...reason, people: ['A', 'B'] }, 'B')).toBe(
    'A parent in two places: You and Omar Haddad would be in two places at the same time.',
  )
})

test('an order is "your order" or "the order", and a gap has its times and no minutes', () => {
  const reason = { key: 'order_says', ordered: '18:00', planned: '17:00', times: 27 }
  expect(textOf('order_against_schedule', reason, 'A')).toBe(
    'The order and the schedule differ: Your order says 6:00 PM; your schedule says 5:00 PM. Affects 27 exchanges.',
  )
  expect(textOf('order_against_schedule', { ...reason, times: 1 }, null)).toBe(
    'The order and the schedule differ: The order says 6:00 PM; the schedule says 5:00 PM. Affects 1 exchange.',
  )
  const gap = textOf('gap', { key: 'nobody', child: 'sol', minutes: 120 }, 'A')
  expect(gap).toMatch(/^Gap in the schedule: The schedule doesn’t say who has Sol from .*10:00 AM.* to .*12:00 PM/)
  expect(gap).not.toContain('minutes')
})

test('a conflict can be an exchange during an event', () => {
  const items = [
    { id: 'e', what: 'event' as const, title: 'Party', day: '2026-03-28' },
    { id: 'x', what: 'exchange' as const, title: '', day: '2026-03-28' },
  ]
  expect(textOf('double_booking', { key: 'child_twice', ...kids }, 'A', { items })).toBe(
    'Exchange during an event: The exchange of Ira is at the same time as “Party”.',
  )
  expect(textOf('double_booking', { key: 'child_twice', ...kids }, 'A')).toBe(
    'A child in two places: Ira would be in two places at the same time.',
  )
})
