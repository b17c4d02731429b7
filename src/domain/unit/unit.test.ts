import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { parseRows } from '#ports/csv.ts'
import { isSettled, linesOf } from '../bank/rows.ts'
import { readTable } from '../bank/table.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { type Comparable, compare } from './compare.ts'
import { unitLines } from './lines.ts'
import { proposeUnitMapping } from './mapping.ts'
import { rowsOfPages } from './pdf-rows.ts'

function read(text: string) {
  const table = readTable(text, parseRows)!
  const proposal = proposeUnitMapping(table)!
  if (!isSettled(proposal.mapping)) throw new Error('It asks.')
  const { lines, skipped } = linesOf(table, proposal.first, proposal.mapping)
  return { lines: unitLines(lines), skipped, preamble: proposal.preamble }
}

test('the kind of a line is read from its words, then from its sign or its column', () => {
  const one = `State Disbursement Unit\nCase 0012-345\n\nPayment Date,Type,Amount,Reference
01/05/2026,Payment received,$650.00,CSPC 1
01/07/2026,Disbursement,"1,650.00",D-1
01/07/2026,Annual service fee,35.00,
01/20/2026,Payment received,-650.00,CSPC 1
01/21/2026,Adjustment,=1+1,A`
  expect(read(one)).toEqual({
    preamble: 3,
    lines: [
      { day: '2026-01-05', kind: 'received', cents: 65_000, reference: 'CSPC 1' },
      { day: '2026-01-07', kind: 'sent', cents: 165_000, reference: 'D-1' },
      { day: '2026-01-07', kind: 'fee', cents: 3_500, reference: '' },
      { day: '2026-01-20', kind: 'adjustment', cents: -65_000, reference: 'CSPC 1' },
    ],
    skipped: [{ row: 9, why: 'no_amount' }],
  })
  const two = 'Date;Received;Disbursed;Receipt Number\n2026-01-05;650,00;;7\n2026-01-06;;650,00;8\n'
  expect(read(two).lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['received', 65_000],
    ['sent', 65_000],
  ])
})

test('a PDF’s lines are rows: dates of one word or three, columns that shift, a heading and a total that are none', () => {
  const lines = [
    'Payment history',
    '01/05/2026 Payment received $650.00 CSPC1',
    'Jan 7, 2026 Disbursement D-1 650.00 0.00',
    'Total 1300.00',
  ]
  const words = lines.flatMap((line, row) =>
    line.split(' ').map((text, n) => ({ text, x: n * 60, y: row * 20, w: 50, h: 12, confidence: 1 })),
  )
  expect(rowsOfPages([{ width: 600, height: 800, slope: 0, words: words.toReversed() }]).slice(1)).toEqual([
    ['01/05/2026', 'Payment received', '$650.00', 'CSPC1'],
    ['Jan 7, 2026', 'Disbursement', '650.00', 'D-1'],
  ])
})

const things = (prefix: string) =>
  fc
    .array(fc.record({ day: fc.integer({ min: 0, max: 40 }), cents: fc.integer({ min: 1, max: 4 }) }), { maxLength: 12 })
    .map((some) =>
      some.map(({ day, cents }, n): Comparable => ({ id: `${prefix}${n}`, day: dayAt(numberOf('2026-01-01' as Day) + day), cents })),
    )

test('each line and each record is used once, in whatever order they come', () => {
  fc.assert(
    fc.property(things('l'), things('r'), fc.boolean(), (lines, records, isPinned) => {
      const pinned = new Map(isPinned && lines[0] && records[0] ? [[lines[0].id, records[0].id]] : [])
      const found = compare(lines, records, pinned)
      const ids = (of: 'line' | 'record') => found.flatMap((row) => row[of]?.id ?? []).toSorted()
      expect(ids('line')).toEqual(lines.map(({ id }) => id).toSorted())
      expect(ids('record')).toEqual(records.map(({ id }) => id).toSorted())
      expect(compare(lines.toReversed(), records.toReversed(), pinned)).toEqual(found)
      for (const [line, record] of pinned) expect(found.some((row) => row.line?.id === line && row.record?.id === record)).toBe(true)
    }),
  )
})

test('two that are identical give only “same”; a payment of the next month is no late one', () => {
  fc.assert(
    fc.property(things('x'), (all) => {
      expect(
        compare(
          all,
          all.map((one) => ({ ...one, id: `r${one.id}` })),
        ).every(({ result }) => result === 'same'),
      ).toBe(true)
    }),
  )
  const at = (id: string, day: string, cents = 650) => ({ id, day: day as Day, cents })
  const found = compare(
    [at('a', '2026-01-05'), at('b', '2026-02-05', 600)],
    [at('c', '2026-01-09'), at('d', '2026-02-06'), at('e', '2026-03-05')],
  )
  expect(found.map(({ result }) => result)).toEqual(['day', 'amount', 'here'])
})
