import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { mostCents } from '../money/cents.ts'
import type { Side } from '../splits/split.ts'
import { applyOldestFirst, applyTo, paymentPostings } from './apply.ts'
import { balances, countedBy, positions } from './balances.ts'
import { bookOf, changeFor, checkEntry, correctionOf, pairOf, payerOf, undoneIn } from './entry.ts'
import { ageing, byDue, netting, outstanding } from './items.ts'
import { inOrder, isDifference, statement, twoColumns } from './statement.ts'
import { type Book, type Cause, type Entry, type Evidence, keyOf } from './types.ts'

const day = (text: string) => readDay(text)!
const expense = (id: string): Cause => ({ kind: 'expense', id })
const support = (id: string): Cause => ({ kind: 'support', id })

/** What `debtor` owes the other parent. */
function owed(
  item: Cause,
  debtor: Side,
  cents: number,
  { on = '2026-03-01', due = null as string | null, category = 'medical' as string | null, child = 'maya' as string | null } = {},
): Entry {
  const book: Book = item.kind === 'support' ? 'support' : 'shared'
  const of = { book, purpose: 'principal', child, category: book === 'support' ? null : category, item } as const
  const postings = pairOf(of, debtor === 'A' ? 'B' : 'A', cents)
  return { id: `e-${item.id}`, day: day(on), cause: item, corrects: null, due: due === null ? null : day(due), evidence: null, postings }
}

function paid(
  id: string,
  payer: Side,
  cents: number,
  entries: readonly Entry[],
  {
    book = 'shared' as Book,
    chosen = null as readonly Cause[] | null,
    on = '2026-04-01',
    evidence = 'declared' as Evidence,
    entry = `p-${id}`,
  } = {},
): Entry {
  const items = outstanding(entries)
  const applied = chosen ? applyTo(items, chosen, { payer, book, cents }) : applyOldestFirst(items, { payer, book, cents })
  const postings = paymentPostings(applied, { payer, book, payment: id })
  return { id: entry, day: day(on), cause: { kind: 'payment', id }, corrects: null, due: null, evidence, postings }
}
const undone = (entry: Entry, on = '2026-05-01') =>
  correctionOf(entry, { id: `c-${entry.id}`, day: day(on), cause: { kind: 'correction', id: `c-${entry.id}` } })
const open = (entries: readonly Entry[]) => outstanding(entries).map(({ item, debtor, cents }) => [keyOf(item), debtor, cents])

test('what one side owes the other is owed: both positions always sum to zero, and support is apart', () => {
  const entries = [owed(expense('x'), 'B', 4_000), owed(support('s'), 'A', 50_000)]
  for (const entry of entries) checkEntry(entry)
  expect(positions(entries)).toEqual({ support: { A: -50_000, B: 50_000 }, shared: { A: 4_000, B: -4_000 } })
  expect(positions([])).toEqual({ support: { A: 0, B: 0 }, shared: { A: 0, B: 0 } })
  expect(entries.map(bookOf)).toEqual(['shared', 'support'])
})

test('each account has its balance, in the order in which it came first', () => {
  const entries = [owed(expense('x'), 'B', 100), owed(expense('y'), 'B', 25), owed(expense('z'), 'A', 7, { child: 'leo' })]
  const account = { book: 'shared', purpose: 'principal', child: 'maya', category: 'medical' }
  expect(balances(entries)).toEqual([
    { ...account, side: 'A', cents: 125 },
    { ...account, side: 'B', cents: -125 },
    { ...account, child: 'leo', side: 'B', cents: 7 },
    { ...account, child: 'leo', side: 'A', cents: -7 },
  ])
})

const good = owed(expense('x'), 'B', 4_000)
const [first, second] = good.postings as [Entry['postings'][0], Entry['postings'][0]]
const pays = paid('p', 'B', 4_000, [good])
test.each<[string, Entry, RegExp]>([
  ['without an id', { ...good, id: '' }, /have ids/],
  ['of a cause without an id', { ...good, cause: expense('') }, /have ids/],
  ['on a day that does not exist', { ...good, day: '2027-02-29' as Entry['day'] }, /no such day/],
  ['due on a day that does not exist', { ...good, due: '2026-13-01' as Entry['day'] }, /no such day/],
  ['that corrects nothing', { ...good, cause: { kind: 'correction', id: 'c' } }, /names what it corrects/],
  ['that corrects and is no correction', { ...good, corrects: 'e-y' }, /names what it corrects/],
  ['of a payment without evidence', { ...pays, evidence: null }, /has evidence/],
  ['with evidence of no payment', { ...good, evidence: 'declared' }, /has evidence/],
  ['without postings', { ...good, postings: [] }, /has postings/],
  ['with one side alone', { ...good, postings: [first] }, /sum to zero/],
  ['in two books', { ...good, postings: [first, { ...second, book: 'support' }] }, /one book/],
  [
    'of zero',
    {
      ...good,
      postings: [
        { ...first, cents: 0 },
        { ...second, cents: 0 },
      ],
    },
    /whole cents/,
  ],
  [
    'of half a cent',
    {
      ...good,
      postings: [
        { ...first, cents: 0.5 },
        { ...second, cents: -0.5 },
      ],
    },
    /whole cents/,
  ],
  [
    'of 19 digits',
    {
      ...good,
      postings: [
        { ...first, cents: 1e18 },
        { ...second, cents: -1e18 },
      ],
    },
    /whole cents/,
  ],
  [
    'of more than ten million dollars',
    {
      ...good,
      postings: [
        { ...first, cents: mostCents + 1 },
        { ...second, cents: -mostCents - 1 },
      ],
    },
    /whole cents/,
  ],
  [
    'whose items do not sum to zero by themselves',
    { ...good, postings: [first, { ...second, item: expense('y') }] },
    /of an item sum to zero/,
  ],
  [
    'of a payment of nothing',
    { ...pays, postings: [...pairOf({ ...first }, 'A', 5), ...pairOf({ ...first, item: expense('y') }, 'B', 5)] },
    /above zero/,
  ],
])('an entry %s is refused', (_what, entry, error) => {
  expect(() => checkEntry(entry)).toThrow(RangeError)
  expect(() => checkEntry(entry)).toThrow(error)
})

test('the largest amount is one', () => {
  expect(() => checkEntry(owed(expense('x'), 'B', mostCents))).not.toThrow()
  expect(() => checkEntry({ ...good, due: day('2028-02-29') })).not.toThrow()
  expect(() => checkEntry(pays)).not.toThrow()
})

test('a payment settles the earliest due first, and what is left of it is a credit', () => {
  const owes = [
    owed(expense('late'), 'B', 1_000, { on: '2026-01-01', due: '2026-03-05' }),
    owed(expense('early'), 'B', 600, { on: '2026-02-01' }),
    owed(expense('theirs'), 'A', 300, { on: '2026-01-15' }),
    owed(support('s'), 'B', 9_000, { on: '2026-01-01' }),
  ]
  expect(outstanding(owes).map(({ item, due }) => [item.id, due])).toEqual([
    ['s', '2026-01-01'],
    ['theirs', '2026-01-15'],
    ['early', '2026-02-01'],
    ['late', '2026-03-05'],
  ])
  const part = paid('p', 'B', 700, owes)
  checkEntry(part)
  expect([changeFor(part, 'B'), changeFor(part, 'A'), payerOf(part)]).toEqual([700, -700, 'B'])
  expect(open([...owes, part])).toEqual([
    ['support s', 'B', 9_000],
    ['expense theirs', 'A', 300],
    ['expense late', 'B', 900],
  ])
  const more = paid('q', 'B', 1_000, [...owes, part])
  expect(open([...owes, part, more])).toEqual([
    ['support s', 'B', 9_000],
    ['expense theirs', 'A', 300],
    ['payment q', 'A', 100],
  ])
  expect(payerOf(paid('r', 'A', 300, owes))).toBe('A')
})

test('a payment settles what was chosen, in that order, and sets off what its receiver owes', () => {
  const owes = [owed(expense('x'), 'B', 1_000), owed(expense('y'), 'B', 500), owed(expense('z'), 'A', 200), owed(support('s'), 'B', 70)]
  const items = outstanding(owes)
  const to = { payer: 'B', book: 'shared' } as const
  const lines = (chosen: Cause[], cents: number) => {
    const { lines: found, rest } = applyTo(items, chosen, { ...to, cents })
    return [...found.map(({ item, cents: part }) => [item.item.id, part]), rest]
  }
  expect(lines([expense('y'), expense('x')], 600)).toEqual([['y', 500], ['x', 100], 0])
  expect(lines([expense('y')], 600)).toEqual([['y', 500], 100])
  expect(lines([expense('x'), expense('z')], 800)).toEqual([['z', -200], ['x', 1_000], 0])
  expect(lines([expense('y'), expense('x')], 500)).toEqual([['y', 500], 0])
  expect(() => lines([expense('nothing')], 5)).toThrow(/not open/)
  expect(() => lines([support('s')], 5)).toThrow(/not open/)
  expect(() => lines([expense('x'), expense('x')], 5)).toThrow(/twice/)
})

test.each([0, -1, 0.5, Number.NaN, 2 ** 60])('a payment of %s is refused', (cents) => {
  const to = { payer: 'B', book: 'shared', cents } as const
  expect(() => applyOldestFirst([], to)).toThrow(/whole cents above zero/)
  expect(() => applyTo([], [], to)).toThrow(/whole cents above zero/)
})

test('a correction undoes an entry and keeps both on record', () => {
  const payment = paid('p', 'B', 4_000, [good])
  const correction = undone(payment)
  checkEntry(correction)
  expect(correction).toMatchObject({ corrects: payment.id, evidence: null, due: null })
  expect(open([good, payment, correction])).toEqual([['expense x', 'B', 4_000]])
  expect(outstanding([good, undone(good)])).toEqual([])
})

test('what a correction undoes is undone, unless that correction is undone itself', () => {
  const [x, y] = [owed(expense('x'), 'B', 100), owed(expense('y'), 'B', 200)]
  const once = undone(x)
  const twice = undone(once)
  const thrice = undone(twice)
  expect(undoneIn([x, y])).toEqual(new Set())
  expect(undoneIn([x, y, once])).toEqual(new Set([x.id]))
  expect(undoneIn([x, y, once, twice])).toEqual(new Set([once.id]))
  expect(undoneIn([thrice, twice, x, y, once])).toEqual(new Set([x.id, twice.id]))
  // Corrected twice, and one of the two taken back: it stays undone.
  const other = { ...once, id: 'other' }
  expect(undoneIn([x, once, other, undone(other)])).toEqual(new Set([x.id, 'other']))
})

test('an open item says what it was at first, its child and category, and the days of what made it, in any order', () => {
  const owes = owed(expense('x'), 'B', 4_000, { on: '2026-03-01', due: '2026-03-31' })
  const entries = [owes, paid('p', 'B', 1_500, [owes])]
  const [item] = outstanding(entries)
  expect(item).toEqual({
    item: expense('x'),
    book: 'shared',
    purpose: 'principal',
    child: 'maya',
    category: 'medical',
    debtor: 'B',
    cents: 2_500,
    full: 4_000,
    day: '2026-03-01',
    due: '2026-03-31',
  })
  expect(outstanding(entries.toReversed())).toEqual([item])
  // A part that was approved later belongs to the item as it was first approved.
  const later: Entry = { ...owes, id: 'e-later', day: day('2026-04-10'), due: day('2026-05-10') }
  for (const order of [
    [owes, later],
    [later, owes],
  ])
    expect(outstanding(order)).toMatchObject([{ full: 8_000, day: '2026-03-01', due: '2026-03-31' }])
  // The earliest day by which a part is to be paid counts; that of a payment does not.
  const sooner: Entry = { ...later, due: day('2026-03-20') }
  const before = { ...paid('p', 'B', 1_500, [owes]), day: day('2026-02-01') }
  for (const order of [
    [owes, sooner, before],
    [before, sooner, owes],
  ])
    expect(outstanding(order)).toMatchObject([{ full: 8_000, day: '2026-03-01', due: '2026-03-20' }])
  expect(outstanding([before])).toMatchObject([{ full: 0, day: '2026-02-01', due: '2026-02-01' }])
})

test('of one day, items are in the order of their names', () => {
  const items = outstanding([owed(expense('b'), 'A', 1), owed(expense('a'), 'A', 1), owed(expense('c'), 'A', 1, { on: '2026-02-28' })])
  expect(items.map(({ item }) => item.id)).toEqual(['c', 'a', 'b'])
  expect(byDue(items[0]!, items[1]!)).toBe(-1)
  expect(byDue(items[1]!, items[0]!)).toBe(1)
})

test('ages are counted in days since it was due', () => {
  const due = (id: string, on: string, cents: number) => owed(expense(id), 'B', cents, { on: '2025-01-01', due: on })
  const items = outstanding([
    due('tomorrow', '2026-07-01', 1),
    due('today', '2026-06-30', 2),
    due('30', '2026-05-31', 4),
    due('31', '2026-05-30', 8),
    due('60', '2026-05-01', 16),
    due('61', '2026-04-30', 32),
    due('90', '2026-04-01', 64),
    due('91', '2026-03-31', 128),
    owed(expense('theirs'), 'A', 1_000),
  ])
  expect(ageing(items, 'B', day('2026-06-30'))).toEqual({ notDue: 1, days30: 6, days60: 24, days90: 96, older: 128 })
  expect(ageing(items, 'A', day('2026-06-30'))).toEqual({ notDue: 0, days30: 0, days60: 0, days90: 0, older: 1_000 })
})

test('netting says who pays what, with the lines behind it', () => {
  const owes = [owed(expense('x'), 'A', 300), owed(expense('y'), 'B', 1_000), owed(expense('z'), 'B', 50)]
  const items = outstanding(owes)
  const net = netting(items)
  expect([net.payer, net.payee, net.cents, net.lines.map(({ item, cents }) => [item.item.id, cents])]).toEqual([
    'B',
    'A',
    750,
    [
      ['x', -300],
      ['y', 1_000],
      ['z', 50],
    ],
  ])
  const transfer = paid('p', net.payer, net.cents, owes, { chosen: items.map(({ item }) => item) })
  checkEntry(transfer)
  expect(outstanding([...owes, transfer])).toEqual([])
  expect(netting(items.filter(({ debtor }) => debtor === 'A'))).toMatchObject({ payer: 'A', payee: 'B', cents: 300 })
  expect(netting([])).toMatchObject({ cents: 0, lines: [] })
  expect(() => netting(outstanding([owed(expense('x'), 'A', 300), owed(support('s'), 'A', 5)]))).toThrow(/not set off/)
})

test('a statement opens with what was before, and the other parent has its exact mirror', () => {
  const owes = [owed(expense('x'), 'B', 1_000, { on: '2026-01-31' }), owed(expense('y'), 'A', 300, { on: '2026-02-01' })]
  const entries = [...owes, paid('p', 'B', 400, owes, { on: '2026-02-28' }), owed(expense('z'), 'B', 5, { on: '2026-03-01' })]
  const period = { from: day('2026-02-01'), to: day('2026-02-28') }
  const [supportBook, shared] = statement(entries.toReversed(), 'A', period)
  expect(supportBook).toEqual({ book: 'support', opening: 0, lines: [], closing: 0 })
  expect([shared!.opening, shared!.lines.map(({ change, balance }) => [change, balance]), shared!.closing]).toEqual([
    1_000,
    [
      [-300, 700],
      [-400, 300],
    ],
    300,
  ])
  expect(statement(entries, 'A', { from: null, to: null })[1]).toMatchObject({ opening: 0, closing: 305 })
  expect(statement(entries, 'A', { from: day('2026-03-01'), to: null })[1]).toMatchObject({ opening: 300, closing: 305 })
  expect(
    inOrder([
      { ...good, id: 'b' },
      { ...good, id: 'a' },
    ]).map(({ id }) => id),
  ).toEqual(['a', 'b'])
})

test('the payer counts a payment that was declared, the payee one that was confirmed or that a bank line matches', () => {
  const [declared, confirmed, matched] = (['declared', 'confirmed', 'bank_matched'] as const).map((evidence) =>
    paid('p', 'B', 4_000, [good], { evidence }),
  ) as [Entry, Entry, Entry]
  expect(countedBy([good, declared], 'B')).toEqual([good, declared])
  expect(countedBy([good, declared], 'A')).toEqual([good])
  for (const entry of [confirmed, matched]) expect(countedBy([good, entry], 'A')).toEqual([good, entry])
  expect(countedBy([good, declared, undone(declared)], 'A')).toEqual([good])
  expect(countedBy([good, undone(good)], 'A')).toHaveLength(2)

  expect(twoColumns([good, declared], 'support')).toEqual([])
  const lines = twoColumns([good, declared], 'shared')
  expect(lines.map(({ byA, byB, balanceA, balanceB }) => [byA, byB, balanceA, balanceB])).toEqual([
    [4_000, 4_000, 4_000, 4_000],
    [null, -4_000, 4_000, 0],
  ])
  expect(lines.map(isDifference)).toEqual([false, true])
  expect(isDifference({ ...lines[0]!, byB: null })).toBe(true)
})
