// Receipts of American shape, made up by chance: the stores don't exist. What each one says is known, so that reading can be measured.
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { bodies, type Parts } from './bodies.ts'
import { chanceOf, type Row, type Shape } from './rows.ts'

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
const monthNames = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

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
