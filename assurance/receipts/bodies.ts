// What stands between the head of a receipt and its end, by its shape.
import { type Chance, money, type Row, type Shape } from './rows.ts'

const cards = ['VISA', 'MASTERCARD', 'DEBIT', 'AMEX', 'DISCOVER']
export interface Parts {
  c: Chance
  sign: string
  items: readonly { name: string; cents: number }[]
  subtotal: number
  tax: number
  when: string
  clock: string
}
interface Body {
  rows: Row[]
  total: number
  tip?: number
}

const itemRows = ({ items, sign }: Parts): Row[] => items.map(({ name, cents }) => ({ left: name, right: money(cents, sign) }))
const pair = (left: string, cents: number, sign: string, isLarge = false): Row => ({ left, right: money(cents, sign), isLarge })
const card = ({ c }: Parts) => `${c.pick(cards)} ****${c.whole(1000, 9999)}`
const thanks: Row = { middle: 'THANK YOU' }

/** Cash that a person would hand over. */
const given = (total: number) => Math.ceil(total / 2000) * 2000

function checkout(of: Parts, words: { subtotal: string; tax: string; total: string }): Body {
  const { c, sign, subtotal, tax } = of
  const total = subtotal + tax
  const rows = [
    ...itemRows(of),
    pair(words.subtotal, subtotal, sign),
    pair(words.tax, tax, sign),
    pair(words.total, total, sign, c.is(0.5)),
  ]
  const paid = c.is(0.4)
    ? [pair('CASH', given(total), sign), pair(c.pick(['CHANGE', 'CHANGE DUE']), given(total) - total, sign)]
    : [pair(card(of), total, sign), { left: `AUTH CODE ${c.whole(100_000, 999_999)}` }]
  return { rows: [...rows, ...paid], total }
}

export const bodies: Record<Shape, (of: Parts) => Body> = {
  grocery: (of) => {
    const { rows, total } = checkout(of, {
      subtotal: 'SUBTOTAL',
      tax: of.c.pick(['TAX', 'SALES TAX']),
      total: of.c.pick(['TOTAL', 'BALANCE DUE']),
    })
    const saved = of.c.whole(50, 900)
    return { rows: [...rows, pair('YOU SAVED', saved, of.sign), { left: of.when, right: of.clock }, thanks], total }
  },
  pharmacy: (of) => {
    const { rows, total } = checkout(of, { subtotal: 'Subtotal', tax: 'Sales Tax', total: 'Total' })
    return {
      rows: [{ left: `Reg 03  Trn ${of.c.whole(1000, 9999)}`, right: of.when }, ...rows, { middle: 'Returns with receipt within 60 days' }],
      total,
    }
  },
  restaurant: (of) => {
    const { c, sign, subtotal, tax } = of
    const total = subtotal + tax
    const hints = [15, 18, 20].map((share) => ({ left: `${share}% Tip = ${money(Math.round((subtotal * share) / 100), '$')}` }))
    return {
      rows: [
        { left: `Server: ${c.pick(['Dana', 'Luis', 'Kim'])}`, right: `Table ${c.whole(1, 40)}` },
        { left: `Date: ${of.when}`, right: of.clock },
        ...itemRows(of),
        pair('Subtotal', subtotal, sign),
        pair('Tax', tax, sign),
        pair(c.pick(['Total', 'Amount Due', 'Balance Due']), total, sign, true),
        { middle: 'Suggested gratuity' },
        ...hints,
      ],
      total,
    }
  },
  'card slip': (of) => {
    const { c, sign, subtotal, tax } = of
    const amount = subtotal + tax
    const tip = Math.round((subtotal * c.pick([15, 18, 20, 22])) / 100)
    return {
      rows: [
        { left: of.when, right: of.clock },
        { left: 'Card', right: card(of) },
        { left: 'Auth', right: String(c.whole(100_000, 999_999)) },
        pair(c.pick(['AMOUNT', 'PURCHASE']), amount, sign),
        pair('TIP', tip, sign),
        pair('TOTAL', amount + tip, sign, true),
        { middle: 'CUSTOMER COPY' },
      ],
      total: amount + tip,
      tip,
    }
  },
  'big store': (of) => {
    const { c, sign, subtotal, tax, items } = of
    const total = subtotal + tax
    return {
      rows: [
        { left: `ST# ${c.whole(1000, 9999)} OP# ${c.whole(1000, 9999)} TE# 12` },
        ...items.map(({ name, cents }) => ({
          left: `${name} ${c.whole(10_000_000, 99_999_999)}`,
          right: `${money(cents, sign)} ${c.pick(['X', 'T', 'N'])}`,
        })),
        pair('SUBTOTAL', subtotal, sign),
        pair(`TAX 1  ${c.pick(['6.250', '8.250', '7.000'])} %`, tax, sign),
        pair('TOTAL', total, sign, c.is(0.5)),
        pair(`${c.pick(['MCARD', 'VISA', 'DEBIT'])} TEND`, total, sign),
        pair('CHANGE DUE', 0, sign),
        { middle: `# ITEMS SOLD ${items.length}` },
        { middle: `${of.when}   ${of.clock}` },
      ],
      total,
    }
  },
  doctor: (of) => {
    const { c, sign, subtotal } = of
    const insurance = Math.round((subtotal * c.pick([50, 60, 80])) / 100)
    return {
      rows: [
        { left: 'Patient statement', right: `Acct ${c.whole(10_000, 99_999)}` },
        { left: 'Date of service', right: of.when },
        ...itemRows(of),
        pair('Total charges', subtotal, sign),
        pair('Insurance paid', -insurance, sign),
        pair(c.pick(['Patient balance due', 'Amount due', 'You owe']), subtotal - insurance, sign, true),
      ],
      total: subtotal - insurance,
    }
  },
  'online order': (of) => {
    const { c, sign, subtotal, tax } = of
    const shipping = c.pick([0, 499, 599, 799])
    const total = subtotal + tax + shipping
    return {
      rows: [
        { left: `Order #${c.whole(100_000, 999_999)}` },
        { left: `Order placed: ${of.when}` },
        ...itemRows(of),
        pair('Item(s) subtotal:', subtotal, sign),
        pair('Shipping:', shipping, sign),
        pair('Estimated tax:', tax, sign),
        pair(c.pick(['Order total:', 'Grand total:']), total, sign, c.is(0.5)),
        { left: `Paid with ${card(of)}` },
      ],
      total,
    }
  },
  refund: (of) => {
    const { c, sign, subtotal, tax } = of
    const total = -(subtotal + tax)
    return {
      rows: [
        { middle: 'REFUND', isLarge: true },
        { left: of.when, right: of.clock },
        ...of.items.map(({ name, cents }) => ({ left: name, right: money(-cents, sign) })),
        pair('SUBTOTAL', -subtotal, sign),
        pair('TAX', -tax, sign),
        pair('TOTAL', total, sign, c.is(0.5)),
        { left: `REFUND TO ${card(of)}`, right: money(-total, sign) },
      ],
      total,
    }
  },
}
