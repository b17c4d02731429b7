import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { usualBudget } from './budget.ts'
import { declarationOf, sumsByMonth } from './declaration.ts'
import { disclosureOf } from './disclosure.ts'
import { incomeOf } from './income.ts'
import { completeMonths, monthsFrom } from './months.ts'
import { type OwnRule, sortLines } from './sort.ts'
import type { MoneyLine } from './types.ts'
import { unusualTransfers } from './unusual.ts'
import { balanceOn, typedOn, worthOf } from './worth.ts'
import { proposedWords } from './words.ts'

let n = 0
const line = (day: string, cents: number, description: string, account = 'a'): MoneyLine => ({
  id: `line ${(n += 1)}`,
  account,
  day: day as Day,
  cents,
  description,
})
const rule = (more: Partial<OwnRule>): OwnRule => ({ id: 'r', words: null, line: null, way: 'out', category: 'other_spending', ...more })
const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10) as Day

test('the parent’s word about a line is first, then their longest words, then the table; each says why', () => {
  const [shell, other, refund] = [
    line('2026-01-05', -4000, 'SHELL OIL 5744'),
    line('2026-01-06', -900, 'SHELL OIL 11'),
    line('2026-01-07', 500, 'Shell Oil 5744'),
  ]
  expect(sortLines([shell], []).map(({ category, why }) => [category, why])).toEqual([
    ['fuel', { by: 'table', words: 'SHELL', rule: null }],
  ])
  const rules = [
    rule({ words: 'SHELL', category: 'travel' }),
    rule({ words: 'SHELL OIL', category: 'car' }),
    rule({ line: other.id, category: 'eating_out' }),
  ]
  expect(sortLines([shell, other, refund], rules).map(({ category, why }) => [category, why.by])).toEqual([
    ['car', 'own'],
    ['eating_out', 'line'],
    // A rule is of one direction; the table of both.
    ['fuel', 'table'],
  ])
  expect(sortLines([line('2026-01-05', -400, 'SHELLFISH HUT')], rules)[0]).toMatchObject({ category: 'unsorted', why: { by: 'none' } })
})

test('words of one direction decide before those of both, and longer ones before shorter', () => {
  const of = (cents: number, description: string) => sortLines([line('2026-01-05', cents, description)], [])[0]!.category
  expect(of(90000, 'WALMART PAYROLL')).toBe('wages')
  expect(of(-4000, 'COSTCO GAS 0042')).toBe('fuel')
  expect(of(-120000, 'RENT OAK COURT APTS')).toBe('housing')
  expect(of(-1500, 'INTEREST CHARGE ON PURCHASES')).toBe('bank_fees')
  expect(of(1500, 'INTEREST PAID')).toBe('interest')
  expect(of(-1, '')).toBe('unsorted')
})

test('a rule is proposed with the words that name the merchant', () => {
  expect(['POS DEBIT STRIDE SHOES 204 COLUMBUS OH', 'SQ *MAPLE DANCE', 'CHECK 1021', 'Niño’s Café 12'].map(proposedWords)).toEqual([
    'STRIDE SHOES',
    'MAPLE DANCE',
    '',
    'NINOS CAFE',
  ])
})

test('averages divide by the months that are covered; refunds lower them, transfers count in none', () => {
  const lines = [
    line('2026-01-05', -6000, 'SHELL OIL'),
    line('2026-02-05', 1000, 'SHELL OIL REFUND'),
    line('2026-02-09', 90000, 'PAYROLL ACME'),
    line('2026-02-10', -50000, 'ONLINE TRANSFER TO SAV'),
    line('2026-05-05', -99900, 'SHELL OIL'),
  ]
  const figures = declarationOf(sortLines(lines, []), ['2026-01', '2026-02', '2026-03'])
  expect(figures.filter((figure) => figure.lines > 0)).toEqual([
    { id: 'wages', part: 'income', average: 30000, total: 90000, lines: 1 },
    { id: 'transport', part: 'expense', average: 1667, total: 5000, lines: 2 },
  ])
  const byMonth = sumsByMonth(sortLines(lines, []), ['2026-01', '2026-02', '2026-03'])
  const total = (part: string) => figures.reduce((sum, one) => sum + (one.part === part ? one.total : 0), 0)
  expect(byMonth.reduce((sum, { income }) => sum + income, 0)).toBe(total('income'))
  expect(byMonth.reduce((sum, { spending }) => sum + spending, 0)).toBe(total('expense'))
  expect(new Set(byMonth.map(({ spending }) => spending)).size).toBeGreaterThan(1)
  expect(declarationOf(sortLines(lines, []), []).every(({ average }) => average === 0)).toBe(true)
})

test('a month is complete if its files cover it but for a week at either end', () => {
  const span = (first: string, last: string) => ({ first: first as Day, last: last as Day })
  expect(completeMonths([span('2026-01-06', '2026-03-25')], '2026-04-02' as Day)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(completeMonths([span('2026-01-20', '2026-03-10')], '2026-04-02' as Day)).toEqual(['2026-02'])
  expect(completeMonths([span('2026-03-01', '2026-03-31')], '2026-03-31' as Day)).toEqual([])
  expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test('the checklist finds missing days, accounts that only lines name, accounts imported twice and equal lines', () => {
  const spans = [
    { first: day(0), last: day(30) },
    { first: day(60), last: day(120) },
  ]
  const account = (id: string, lastFour: string, more = spans) => ({ id, lastFour, kind: 'checking' as const, spans: more })
  const both = Array.from({ length: 8 }, (_, at) => at)
  const lines = [
    line(day(3), -5000, 'ONLINE TRANSFER TO SAV ...4471'),
    line(day(5), -5000, 'ONLINE TRANSFER TO CHK ...2222'),
    // A year, and the parent's own card at a shop, name no account.
    line(day(6), -5000, 'TRANSFER TO ACCT 2026'),
    line(day(7), -2500, 'SHELL OIL CARD 9988'),
    line(day(8), -20000, 'CAPITAL ONE CRCARDPMT'),
    ...both.flatMap((at) => ['a', 'b'].map((id) => line(day(10 + at), -1000 - at, `OAKDALE FOODS ${at}`, id))),
    line(day(70), -3000, 'HALE HARDWARE'),
    line(day(70), -3000, 'HALE HARDWARE'),
  ]
  const items = disclosureOf([account('a', '1111'), account('b', '2222', [{ first: day(50), last: day(120) }])], sortLines(lines, []))
  expect(items.map(({ kind, key }) => `${kind} ${key.split(':')[1]}`)).toEqual([
    'unlisted 4471',
    `unlisted_card ${lines[4]!.id}`,
    'gap a',
    'starts_late b',
    'twin a',
    `equal ${lines.at(-2)!.id}`,
  ])
  expect(items[2]).toMatchObject({ first: day(31), last: day(59), days: 29, months: ['2026-02', '2026-03'] })
})

test('income has its pace from three deposits on, over months without one too', () => {
  const pays = Array.from({ length: 6 }, (_, at) => line(day(2 + 14 * at), 100000 + at, `KESTREL PAYROLL ${at}`))
  const gift = line(day(20), 5000, 'DEPOSIT BRANCH')
  const [source, ...others] = incomeOf(sortLines([...pays, gift], []), ['2026-01', '2026-02', '2026-03', '2026-04'])
  expect([source!.payer, source!.pace, source!.lines.length, source!.monthly, others]).toEqual([
    'KESTREL',
    'every_two_weeks',
    6,
    150004,
    [],
  ])
  const [few] = incomeOf(sortLines(pays.slice(0, 2), []), ['2026-01'])
  expect([few!.isEnough, few!.pace]).toEqual([false, null])
})

test('a transfer is unusual beside its account’s own history of twenty, never below that', () => {
  const usual = Array.from({ length: 40 }, (_, at) => line(day(at * 3), -10000 - (at % 7) * 1000, 'ONLINE TRANSFER TO SAV'))
  const large = line(day(50), -500000, 'ONLINE TRANSFER TO SAV')
  const [found] = unusualTransfers(sortLines([...usual, large], []))
  expect([found!.n, found!.isEnough, found!.lines.map(({ id }) => id)]).toEqual([41, true, [large.id]])
  expect(found!.threshold).toBeGreaterThan(16000)
  const [few] = unusualTransfers(sortLines([...usual.slice(0, 18), large], []))
  expect([few!.n, few!.isEnough, few!.threshold, few!.lines]).toEqual([19, false, null, []])
})

test('a balance is the bank’s own, or that with the covered lines between; else it is missing', () => {
  const account = { id: 'a', spans: [{ first: day(0), last: day(60) }], balances: [{ day: day(30), cents: 100_00 }] }
  const lines = [line(day(30), -100, 'X'), line(day(31), -2000, 'X'), line(day(20), 500, 'X'), line(day(31), -7, 'X', 'b')]
  const on = (number: number) => balanceOn(account, lines, day(number))
  expect(on(30)).toMatchObject({ cents: 100_00, from: 'file' })
  expect(on(31)).toMatchObject({ cents: 80_00, from: 'lines', on: day(30), lines: 1 })
  // The lines of the balance's own day are in it.
  expect(on(29)).toMatchObject({ cents: 101_00, lines: 1 })
  expect(on(19)).toMatchObject({ cents: 96_00, lines: 2 })
  expect(on(61)).toEqual({ id: 'a', cents: null, why: 'not_covered' })
  expect(balanceOn({ ...account, balances: [] }, lines, day(30))).toMatchObject({ why: 'no_balance' })
  const house = [5, 40].map((at) => ({ id: `h${at}`, name: 'House', day: day(at), cents: at * 100 }))
  expect([4, 5, 39, 40].map((at) => typedOn(house, day(at)).cents)).toEqual([null, 500, 500, 4000])
  expect(worthOf([on(30), on(61), typedOn(house, day(50))])).toEqual({ cents: 140_00, known: 2, missing: 1 })
})

test('a budget is proposed from the median of the latest six months', () => {
  const spent = [9000, 100, 4000, 5000, 6000, 7000, 8000]
  const lines = spent.map((cents, at) => line(`2026-0${at + 1}-05`, -cents, 'SHELL OIL'))
  const months = spent.map((_, at) => `2026-0${at + 1}`)
  expect(usualBudget(sortLines(lines, []), months)).toEqual(new Map([['fuel', 5500]]))
  expect(usualBudget(sortLines(lines.slice(0, 3), []), months)).toEqual(new Map())
})
