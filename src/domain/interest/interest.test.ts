import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { loadParameters } from '../legal-parameters/parameters.ts'
import { supportInterest } from '../legal-parameters/support-interest.ts'
import { interestOn, type Rate } from './interest.ts'

const day = (text: string) => readDay(text)!
const on = (text: string, cents: number) => ({ day: day(text), cents })
const rate = (hundredths: number, from = '2000-01-01', until: string | null = null, citation = 'Code § 1'): Rate => ({
  rate: hundredths,
  from: day(from),
  until: until === null ? null : day(until),
  citation,
})
const brief = (lines: ReturnType<typeof interestOn>) =>
  lines.map(({ from, to, days, principal, cents }) => [from, to, days, principal, cents])

test('an amount bears interest from its due day to the day it is paid', () => {
  const lines = interestOn({
    due: [on('2026-01-01', 100_000)],
    paid: [on('2027-01-01', 100_000)],
    rates: [rate(1_000)],
    to: day('2027-06-01'),
  })
  expect(lines).toEqual([
    { from: '2026-01-01', to: '2027-01-01', days: 365, principal: 100_000, rate: 1_000, citation: 'Code § 1', cents: 10_000 },
  ])
})

test('a leap year has one day more of interest', () => {
  const lines = interestOn({ due: [on('2028-01-01', 365_000)], paid: [], rates: [rate(1_000)], to: day('2029-01-01') })
  expect(brief(lines)).toEqual([['2028-01-01', '2029-01-01', 366, 365_000, 36_600]])
})

test('payments go to what was due first, and what is paid ahead to what comes', () => {
  const due = [on('2026-01-01', 50_000), on('2026-02-01', 50_000), on('2026-03-01', 50_000)]
  expect(brief(interestOn({ due, paid: [on('2026-02-15', 60_000)], rates: [rate(1_000)], to: day('2026-03-11') }))).toEqual([
    ['2026-01-01', '2026-02-01', 31, 50_000, 425],
    ['2026-02-01', '2026-02-15', 14, 100_000, 384],
    ['2026-02-15', '2026-03-01', 14, 40_000, 153],
    ['2026-03-01', '2026-03-11', 10, 90_000, 247],
  ])
  expect(interestOn({ due, paid: [on('2025-12-31', 150_000)], rates: [rate(1_000)], to: day('2026-12-31') })).toEqual([])
})

test('days that change nothing do not cut a line', () => {
  const due = [on('2026-01-01', 50_000), on('2026-02-01', 0)]
  expect(brief(interestOn({ due, paid: [], rates: [rate(1_000)], to: day('2026-03-02') }))).toEqual([
    ['2026-01-01', '2026-03-02', 60, 50_000, 822],
  ])
})

test('a rate is of its days: there is a line for each, and none where there is no rate', () => {
  const rates = [rate(600, '2025-01-01', '2025-12-31', 'Old § 1'), rate(300, '2026-01-11', null, 'New § 2')]
  const lines = interestOn({ due: [on('2025-12-22', 365_000)], paid: [], rates, to: day('2026-01-31') })
  expect(lines.map(({ from, to, days, rate: its, citation, cents }) => [from, to, days, its, citation, cents])).toEqual([
    ['2025-12-22', '2026-01-01', 10, 600, 'Old § 1', 600],
    ['2026-01-11', '2026-01-31', 20, 300, 'New § 2', 600],
  ])
})

test('interest may start some days after the due day, and leave out one month', () => {
  const due = [on('2025-01-01', 100_000), on('2025-02-01', 100_000)]
  const lines = interestOn({ due, paid: [], rates: [rate(600)], startsAfter: 31, above: 100_000, to: day('2025-03-14') })
  // Until March 4, the 31st day after February 1, no more than one month is overdue.
  expect(brief(lines)).toEqual([['2025-03-04', '2025-03-14', 10, 100_000, 164]])
})

test('half a cent is rounded up, once for each line', () => {
  // 365 dollars at 5 % for a day: 5 cents. 18.25 dollars: a quarter of a cent. 36.50: half a cent.
  const at = (cents: number) =>
    interestOn({ due: [on('2026-01-01', cents)], paid: [], rates: [rate(500)], to: day('2026-01-02') })[0]!.cents
  expect([at(36_500), at(1_825), at(3_650), at(3_649)]).toEqual([5, 0, 1, 0])
})

test('the largest amounts are exact', () => {
  const lines = interestOn({ due: [on('2026-01-01', 1_000_000_000_000)], paid: [], rates: [rate(1_000)], to: day('2126-01-01') })
  expect(lines[0]!.cents).toBe(Number((1_000_000_000_000n * BigInt(lines[0]!.days) * 1_000n * 2n + 3_650_000n) / 7_300_000n))
})

test('nothing is due before its day', () => {
  expect(interestOn({ due: [on('2026-01-01', 1_000_000)], paid: [], rates: [rate(1_000)], to: day('2026-01-01') })).toEqual([])
  expect(interestOn({ due: [], paid: [], rates: [rate(1_000)], to: day('2026-01-01') })).toEqual([])
  expect(
    interestOn({ due: [on('2026-02-01', 1_000_000)], paid: [on('2026-01-05', -5)], rates: [rate(1_000)], to: day('2026-01-15') }),
  ).toMatchObject([{ principal: 5 }])
})

test('states have dated rates with the words of the law; no other state has one', () => {
  expect([...supportInterest].map(([state, rows]) => [state, rows.map(({ value }) => value.rate)])).toEqual([
    ['CA', [1_000]],
    ['TX', [600]],
    ['NY', [900]],
  ])
  for (const [row] of supportInterest.values()) expect(row!.words).toMatch(/interest/i)
  expect(supportInterest.get('TX')![0]).toMatchObject({ kind: 'support_interest', until: '2025-12-31', checkedOn: null })
})

const row = { state: 'OH', value: 1, from: '2026-01-01', until: null, citation: 'Code § 1', checkedOn: null, words: 'Interest' }
test.each([
  ['a day that does not exist', [{ ...row, from: '2026-02-30' }], /no day/],
  ['an end before the beginning', [{ ...row, until: '2025-12-31' }], /ends before/],
  ['no citation', [{ ...row, citation: '' }], /needs a state/],
  ['no words', [{ ...row, words: '' }], /needs a state/],
  ['no state', [{ ...row, state: 'Ohio' }], /needs a state/],
  ['two rows on one day', [{ ...row, from: '2027-01-01' }, row], /one day/],
  [
    'two rows that meet on a day',
    [
      { ...row, until: '2027-01-01' },
      { ...row, from: '2027-01-01' },
    ],
    /one day/,
  ],
])('legal parameters with %s are refused', (_what, rows, error) => {
  expect(() => loadParameters('a_kind', rows)).toThrow(error)
})

test('rows of one state may follow each other, in any order of writing', () => {
  const rows = loadParameters('a_kind', [
    { ...row, from: '2027-01-01' },
    { ...row, until: '2026-12-31', checkedOn: '2026-11-01' },
  ])
  expect(rows.get('OH')!.map(({ from, until, checkedOn }) => [from, until, checkedOn])).toEqual([
    ['2026-01-01', '2026-12-31', '2026-11-01'],
    ['2027-01-01', null, null],
  ])
})
