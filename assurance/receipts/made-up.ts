// Receipts of American shape, made up by chance: the stores don't exist. What each one says is known, so that reading can be measured.
import { type Day, dayOf, startOf } from '#kernel/day.ts'

/** A row of a receipt: text at the left, in the middle or as two columns; larger where it is printed so. */
export interface Row {
  left?: string
  middle?: string
  right?: string
  isLarge?: boolean
}

export interface MadeUp {
  shape: Shape
  rows: readonly Row[]
  /** Cents. */
  total: number
  tax: number | null
  tip: number | null
  day: Day
  merchant: string
}

export const shapes = ['grocery', 'pharmacy', 'restaurant', 'card slip', 'big store', 'doctor', 'online order', 'refund'] as const
export type Shape = (typeof shapes)[number]

interface Chance {
  whole(from: number, to: number): number
  pick<T>(of: readonly T[]): T
  is(share: number): boolean
}

const chanceOf = (next: () => number): Chance => ({
  whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
  pick: (of) => of[Math.floor(next() * of.length)]!,
  is: (share) => next() < share,
})

const names: Record<Shape, readonly string[]> = {
  grocery: ['MAPLE LANE MARKET', 'GREEN BARN FOODS', 'Harbor Grocery'],
  pharmacy: ['WILLOWBROOK PHARMACY', 'Corner Leaf Drugs', 'NORTHGATE RX'],
  restaurant: ['Blue Heron Diner', 'TONY & ELLA PIZZA', 'The Copper Spoon'],
  'card slip': ['Old Mill Grill', 'SUNDIAL CAFE', 'Juniper Tacos'],
  'big store': ['BARGAIN RIVER', 'HOMESTEAD OUTLET', 'KIDS & CO SHOES'],
  doctor: ['Lakeview Pediatrics', 'Bright Smile Dental', 'Summit Therapy Group'],
  'online order': ['Paper Kite Books', 'Little Acorn Toys', 'Trailhead Sports'],
  refund: ['GREEN BARN FOODS', 'BARGAIN RIVER', 'Little Acorn Toys'],
}
const goods =
  'MILK 2% GAL,BANANAS,WHEAT BREAD,KIDS SOCKS 6PK,NOTEBOOK COLLEGE,CHEDDAR 8OZ,APPLE JUICE,PENCILS 24CT,CHICKEN THIGH,CEREAL OATS,TODDLER TEE,SUNSCREEN SPF50,AMOXICILLIN SUSP,BANDAGES,RAIN BOOTS YTH,BACKPACK BLUE'.split(
    ',',
  )
const dishes =
  'Kids Grilled Cheese,Caesar Salad,Lg Pepperoni,Iced Tea,Club Sandwich,Tomato Soup,Lemonade,Pancakes,Burger Combo,Apple Pie'.split(',')
const visits = 'Office visit 99213,Well child 99393,Cleaning D1120,Fluoride D1206,Therapy 45 min,Flu vaccine'.split(',')
const towns = 'AUSTIN TX 78704,BOISE ID 83702,DAYTON OH 45402,TACOMA WA 98402,ALBANY NY 12207'.split(',')
const streets = 'Main St,Oak Ave,Harbor Rd,5th Street,Mill Pkwy'.split(',')
const cards = ['VISA', 'MASTERCARD', 'DEBIT', 'AMEX', 'DISCOVER']
const monthNames = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

/** "1,042.10", with a dollar sign where the receipt has them. */
const money = (cents: number, sign: string) => {
  const text = `${sign}${Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

function dayText(day: Day, style: number): string {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number]
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    `${two(m)}/${two(d)}/${y}`,
    `${two(m)}/${two(d)}/${y % 100}`,
    `${m}/${d}/${y}`,
    `${two(m)}-${two(d)}-${y}`,
    `${monthNames[m - 1]!.slice(0, 3)} ${d}, ${y}`,
    `${monthNames[m - 1]} ${d}, ${y}`,
  ][style]!
}

/** One receipt. @param next numbers in [0, 1): the same ones make the same receipt */
export function madeUp(shape: Shape, next: () => number): MadeUp {
  const c = chanceOf(next)
  const day = dayOf(startOf('2025-01-01' as Day) + c.whole(0, 690) * 86_400_000)
  const merchant = c.pick(names[shape])
  const sign = shape === 'online order' || shape === 'doctor' || c.is(0.4) ? '$' : ''
  const clock = `${c.whole(1, 12)}:${String(c.whole(0, 59)).padStart(2, '0')} ${c.pick(['AM', 'PM'])}`
  const when = dayText(day, shape === 'online order' ? c.whole(4, 5) : c.whole(0, 4))
  const head: Row[] = [
    { middle: merchant, isLarge: true },
    { middle: `${c.whole(10, 9999)} ${c.pick(streets)}` },
    { middle: c.pick(towns) },
    { middle: `(${c.whole(201, 989)}) 555-01${c.whole(10, 99)}` },
  ]
  const list = shape === 'restaurant' || shape === 'card slip' ? dishes : shape === 'doctor' ? visits : goods
  const items = Array.from({ length: c.whole(2, shape === 'grocery' ? 9 : 5) }, () => ({
    name: c.pick(list),
    cents: shape === 'doctor' ? c.whole(20, 220) * 100 : c.whole(99, 4599),
  }))
  const subtotal = items.reduce((sum, { cents }) => sum + cents, 0)
  const tax = shape === 'doctor' ? 0 : Math.round((subtotal * c.pick([600, 625, 725, 825, 887])) / 10_000)
  const of: Parts = { c, sign, items, subtotal, tax, when, clock }
  const body = bodies[shape](of)
  return { shape, rows: [...head, ...body.rows], total: body.total, tax: tax === 0 ? null : tax, tip: body.tip ?? null, day, merchant }
}

interface Parts {
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

const bodies: Record<Shape, (of: Parts) => Body> = {
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
