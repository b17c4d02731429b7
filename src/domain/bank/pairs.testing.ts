// Expenses and payments with the bank lines that they left, as banks write them: for tests and measurements.
import { dayAt, dayNumber } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import type { Matchable, MatchItem } from './match.ts'

/** A merchant: what a bank writes, and what parents do. */
const merchants: readonly (readonly [bank: string, ...parent: string[]])[] = [
  ['SQ *MAPLE DANCE ACADEMY', 'Maple Dance Academy', 'Dance class'],
  ['CAMPWOODS DAY CAMP', 'Camp Woods', 'Summer camp deposit'],
  ['TARGET T-2050', 'Target', 'School supplies'],
  ['WM SUPERCENTER #1234', 'Walmart', 'Winter coat'],
  ['AMZN MKTP US*2K4', 'Amazon', 'Books for school'],
  ['KROGER #552', 'Kroger', 'Groceries for birthday'],
  ['DR LINDEN PEDIATRIC DENT', 'Dr. Linden dentist', 'Dental checkup'],
  ['CVS/PHARMACY #08214', 'CVS pharmacy', 'Prescription'],
  ['OLENTANGY SCHOOLS', 'Olentangy Schools', 'School lunch'],
  ['YMCA CENTRAL OHIO', 'YMCA', 'Swim lessons'],
  ['TST* PIZZA CORNER', 'Pizza Corner', 'Team dinner'],
  ['PAYPAL *SOCCERCLUB', 'Soccer Club', 'Soccer registration'],
  ['GUITAR CENTER #339', 'Guitar Center', 'Violin rental'],
  ['OLD NAVY US 6042', 'Old Navy', 'Clothes'],
  ['CHILDRENS HOSP COLUMBUS', 'Children’s Hospital', 'ER visit copay'],
  ['VISION WORKS 221', 'Visionworks', 'Glasses'],
  ['LITTLE OAKS PRESCHOOL', 'Little Oaks Preschool', 'Preschool tuition'],
  ['KUMON MATH READING', 'Kumon', 'Tutoring'],
  ['PAYLESS SHOES 88', 'Payless', 'Shoes for Leo'],
  ['SP ORTHO BRACES GROUP', 'Ortho Braces Group', 'Braces payment'],
]
const strangers = [
  'SHELL OIL 5744',
  'STARBUCKS 0923',
  'COLUMBIA GAS BILL',
  'NETFLIX.COM',
  'SPOTIFY USA',
  'CHIPOTLE 1102',
  'UBER TRIP',
  'AEP OHIO',
  'VERIZON WRLS',
  'HOME DEPOT 3811',
  'ALDI 62014',
  'GIANT EAGLE 4021',
  'PARKMOBILE',
  'PANERA BREAD 602',
  'LOWES 00221',
  'SPEEDWAY 4410',
  'COSTCO WHSE',
  'STATE FARM',
  'PLANET FIT CLUB',
  'RENT BUCKEYE APTS',
]
const before = ['', '', 'POS DEBIT ', 'CHECKCARD 0312 ', 'PURCHASE AUTHORIZED ON 03/12 ', 'DEBIT CARD PURCHASE XXXX1234 ']
const cities = [' COLUMBUS OH', ' WESTERVILLE OH', '', ' DUBLIN OH CARD 1234', ' US']

/** What belongs together, by the ids of item and lines. */
export interface Generated {
  lines: Matchable[]
  items: MatchItem[]
  truth: Map<string, readonly string[]>
  /** What was done to each item's line, for the report of misses. */
  noise: Map<string, string>
}

interface Size {
  items: number
  strangers: number
  days: number
}

/** The same seed gives the same lines. Of the items 12 % have no line; the others' have the noise of real files. */
export function generatePairs(seed: number, { items: most, strangers: many, days }: Size): Generated {
  const next = seededNumbers(seed)
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  const start = dayNumber(2025, 1, 6)
  const lines: Matchable[] = []
  const items: MatchItem[] = []
  const truth = new Map<string, readonly string[]>()
  const noise = new Map<string, string>()
  const put = (cents: number, day: number, words: string) => {
    const id = `line ${lines.length}`
    lines.push({ id, cents, day: dayAt(day) as Day, words })
    return id
  }
  /** Prices are often round or end on 99, and small ones are many. */
  const price = () => {
    const dollars = 3 + Math.floor(next() ** 2.2 * 400)
    return dollars * 100 + pick([0, 0, 99, 99, 95, 50, below(100), below(100), below(100), below(100)])
  }
  const lesson = 45_00
  for (let n = 0; n < most; n += 1) {
    const id = `item ${n}`
    const day = start + below(days)
    const isTransfer = n % 6 === 5
    const isLesson = n % 25 === 0
    const [bank, name, title] = isLesson ? merchants[0]! : pick(merchants)
    const into = isTransfer && next() < 0.5 ? 1 : -1
    const cents = into * (isLesson ? lesson : price())
    const said = next()
    // Parents write the merchant, or what it was for, or both.
    const words = isTransfer
      ? pick(['Ben Carter reimbursement', 'Ben Carter', 'Zelle Ben camp half'])
      : said < 0.45
        ? name!
        : said < 0.7
          ? `${name}: ${title}`
          : title!
    items.push({ id, cents, day: dayAt(day) as Day, words, kind: isTransfer ? 'transfer' : 'purchase' })
    if (next() < 0.12) continue
    const posted = day + pick([0, 0, 0, 1, 1, 1, 2, 2])
    const full = isTransfer
      ? pick([
          `ZELLE ${into > 0 ? 'FROM' : 'TO'} BEN CARTER ON ${below(12) + 1}/${below(28) + 1} REF # WFCT0`,
          'VENMO PAYMENT BEN-CARTER-7',
          'ACH CREDIT BEN CARTER P2P',
        ])
      : `${pick(before)}${bank}${pick(cities)}`
    const isCut = next() < 0.3
    const written = isCut ? full.slice(0, 14 + below(12)) : full
    const kind = next()
    if (kind < 0.05) {
      const fee = Math.max(25, Math.round(Math.abs(cents) * pick([0.0175, 0.029, 0.03])))
      truth.set(id, [put(cents - fee, posted, written)])
      noise.set(id, 'fee')
    } else if (kind < 0.08 && !isTransfer && cents < -2_000) {
      const part = Math.round(cents * (0.25 + next() * 0.5))
      truth.set(id, [put(part, posted, full), put(cents - part, posted + below(2), full)])
      noise.set(id, 'two lines')
    } else {
      truth.set(id, [put(cents, posted, written)])
      noise.set(id, isCut ? 'cut name' : 'plain')
    }
  }
  for (let n = 0; n < many; n += 1)
    put(
      next() < 0.04 ? 185_000 : -price(),
      start + below(days + 10),
      `${pick(before)}${next() < 0.2 ? pick(merchants)[0] : pick(strangers)}${pick(cities)}`,
    )
  return { lines, items, truth, noise }
}
