import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import type { Term } from '../order-terms/types.ts'
import { answerByOf, consentFor, silenceOf } from './silence.ts'

const place = { clause: { paragraph: '7', text: '' }, order: 'Decree', since: '2026-01-01' as Day, until: null }
const consent = (more: object = {}): Term => ({ kind: 'expense_consent', cents: 25_000, ...place, ...more })

test('a clause is about what costs more than its amount, on the days it holds', () => {
  expect(consentFor([consent()], { cents: 25_000, day: '2026-03-01' })).toBeNull()
  expect(consentFor([consent()], { cents: 25_001, day: '2026-03-01' })).toMatchObject({ cents: 25_000 })
  expect(consentFor([consent()], { cents: 25_001, day: '2025-12-31' })).toBeNull()
})

test('silence means what the order says once its last day is over, and nothing where it says nothing', () => {
  const term = (more: object = {}) => consentFor([consent(more)], { cents: 30_000, day: '2026-02-21' })!
  const by = answerByOf(term({ days: 10 }), '2026-02-21')
  expect(by).toBe('2026-03-03')
  const open = { state: 'viewed', answerBy: by } as const
  expect(silenceOf(open, '2026-03-03', term({ days: 10, silence: 'yes' }))).toBe('waiting')
  expect(silenceOf(open, '2026-03-04', term({ days: 10, silence: 'yes' }))).toBe('yes')
  expect(silenceOf(open, '2026-03-04', term({ days: 10, silence: 'no' }))).toBe('no')
  expect(silenceOf(open, '2026-03-04', term({ days: 10 }))).toBe('none')
  expect(silenceOf(open, '2026-03-04', null)).toBe('none')
  // A day that a parent chose gives silence no meaning, whatever the order says of its own.
  expect(silenceOf(open, '2026-03-04', term({ silence: 'yes' }))).toBe('none')
  expect(silenceOf({ state: 'sent', answerBy: null }, '2026-03-04', term({ silence: 'yes' }))).toBe('waiting')
  expect(silenceOf({ state: 'agreed', answerBy: by }, '2026-03-04', term({ days: 10, silence: 'no' }))).toBeNull()
})

test('a last day on February 29 is a day like others, and days count over the end of a year', () => {
  const term = (days: number) => consentFor([consent({ since: '2027-01-01', days })], { cents: 30_000, day: '2028-02-19' })!
  expect(answerByOf(term(10), '2028-02-19')).toBe('2028-02-29')
  expect(answerByOf(term(14), '2027-12-25')).toBe('2028-01-08')
})
