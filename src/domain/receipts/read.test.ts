import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { madeUp } from '#assurance/receipts/made-up.ts'
import { pageOf } from '#assurance/receipts/page-of.ts'
import { shapes } from '#assurance/receipts/rows.ts'
import { pageOfText } from './page.testing.ts'
import { readReceipt } from './read.ts'

const latest = '2026-12-31' as Day
const read = (text: string, slope = 0) => readReceipt(pageOfText(text, slope), latest)

const market = `MAPLE LANE MARKET
114 Main St
DAYTON OH 45402
MILK                 4.29
SOCKS               12.00
SUBTOTAL            16.29
TAX                  1.18
TOTAL               17.47
CASH                20.00
CHANGE               2.53
03/04/2026  5:15 PM`

test('a receipt with everything on it', () => {
  const { total, tax, tip, day, merchant, isRefund } = read(market)
  expect(total[0]).toMatchObject({ value: 1747, reason: 'cash less change', box: { x: 200, y: 210, w: 50, h: 20 } })
  expect(total[0]!.score).toBeGreaterThan(0.9)
  expect([tax[0]!.value, tip, day[0]!.value, merchant[0]!.value, isRefund]).toEqual([118, [], '2026-03-04', 'MAPLE LANE MARKET', false])
})

test('a page that is turned has the same lines', () => {
  expect(read(market, 0.1).total[0]!.value).toBe(1747)
  expect(read(market, -0.1).total[0]!.value).toBe(1747)
})

test('the total is found by arithmetic where its label can’t be read', () => {
  expect(read(market.replace('TOTAL  ', 'T~ ##  ')).total[0]!.value).toBe(1747)
})

test('a card slip: tip and total are written by hand or printed, suggestions are not tips', () => {
  const { total, tip } = read('AMOUNT   40.00\nTIP       8.00\nTOTAL    48.00\n18% tip = 7.20\n20% tip = 8.00')
  expect([total[0]!.value, tip.map(({ value }) => value)]).toEqual([4800, [800]])
})

test('a refund is negative and says so', () => {
  const { total, isRefund } = read('BARGAIN RIVER\nREFUND\nSHOES   -20.00\nTAX      -1.45\nTOTAL   -21.45')
  expect([total[0]!.value, isRefund]).toEqual([-2145, true])
})

test.each(['', 'HELLO', '0.00', '????'])('"%s" has no total, and nothing breaks', (text) => {
  expect(read(text).total).toEqual([])
})

test.each(shapes)('%s: what is printed is read, for 12 made-up receipts of 12', (shape) => {
  for (let seed = 900_000; seed < 900_012; seed += 1) {
    const made = madeUp(shape, seededNumbers(seed))
    const { total, day, merchant } = readReceipt(pageOf(made.rows), latest)
    expect([seed, total[0]?.value, day[0]?.value, merchant[0]?.value]).toEqual([seed, made.total, made.day, made.merchant])
  }
})

test('no text breaks it, and work grows with the text and no faster', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'0123456789.,$-/: TOALtaxS|()%\n') }), { maxLength: 30 }), (parts) => {
      const { total } = read(parts.join('\n'))
      expect(total.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(1.0001)
    }),
    { numRuns: 200 },
  )
  const began = performance.now()
  read(`${'1.00 '.repeat(3000)}\n${'1/2/'.repeat(2000)}\n${'TOTAL 9.99\n'.repeat(1000)}`)
  expect(performance.now() - began).toBeLessThan(3000)
})
