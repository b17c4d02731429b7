import { expect, test } from 'vitest'
import { amountsOf } from './amounts.ts'
import { labelFacts } from './labels.ts'
import { linesOfText } from './page.testing.ts'

const centsIn = (text: string) => amountsOf(linesOfText(text)).map(({ cents }) => cents)

test.each([
  ['TOTAL 42.10', [4210]],
  ['TOTAL $1,042.10', [104_210]],
  ['TOTAL 1.042,10', [104_210]],
  ['Total: RM 57,80', [5780]],
  ['TOTAL $ 42 .10', [4210]],
  ['TOTAL RM 64 13', [6413]],
  ['Nett Total: S8.20', [820]],
  ['TOTAL 4O.1O', [4010]],
  ['TOTAL l2.50', [1250]],
  ['REFUND -12.50', [-1250]],
  ['REFUND (12.50)', [-1250]],
  ['REFUND 12.50-', [-1250]],
  ['2 x 3.50 7.00', [350, 700]],
])('%s is %j cents', (text, cents) => {
  expect(centsIn(text)).toEqual(cents)
})

test.each([
  '12.03.2026',
  'GST 6.00%',
  'TAX 1 6.250 %',
  '10:25:49',
  'Tel 03.8941',
  '99999999999.00',
  'v1.23.4',
  '1234567890.12',
  '',
  '$',
  '.50.',
])('%s has no amount', (text) => {
  expect(centsIn(text)).toEqual([])
})

test('an amount alone on its line is named by the line above', () => {
  const [amount] = amountsOf(linesOfText('BALANCE DUE\n          42.10'))
  expect(labelFacts(amount!.label)).toMatchObject({ isDue: true, isTotal: true })
})

test.each([
  ['sub-total', { isSubtotal: true, isTotal: false }],
  ['total excl. gst', { isSubtotal: true, isTotal: false }],
  ['total incl gst', { isDue: true, isTax: false }],
  ['total gst', { isTax: true, isOther: true }],
  ['t0tal', { isTotal: true }],
  ['total items', { isOther: true }],
  ['15% tip =', { isTip: true, isOther: true }],
  ['total savings', { isOff: true, isOther: true }],
  ['rounding adj', { isRounding: true, isDue: false }],
  ['total rounded', { isRounding: false, isDue: true }],
  ['change due', { isChange: true }],
])('"%s" is known for what it is', (label, facts) => {
  expect(labelFacts(label)).toMatchObject(facts)
})
