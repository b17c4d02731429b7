// Generated statements of a parent with the truth behind each line: for tests and measurements. All names are invented.
import { dayAt, dayNumber } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import type { CategoryId } from './categories.ts'
import type { CoveredAccount, MoneyLine, Span } from './types.ts'

/** Small merchants whose names say their trade, as many do. */
const speaking: readonly (readonly [CategoryId, ...string[]])[] = [
  ['child_care', 'TINY STEPS DAYCARE', 'WILLOWBROOK MONTESSORI', 'SUNBEAM PRESCHOOL LLC'],
  ['activities', 'STARLIGHT DANCE STUDIO', 'RIVERBEND SOCCER CLUB', 'OTTER SWIM SCHOOL', 'PINE HOLLOW CAMP'],
  ['school', 'EASTLAKE SCHOOLS LUNCH', 'BRIGHTPATH TUTORING'],
  ['child_health', 'LINDQUIST PEDIATRICS', 'HARBORVIEW ORTHODONTICS'],
  ['housing', 'STONEGATE APTS RENT', 'FERNHILL PROPERTY MGMT'],
  ['utilities', 'TRI VALLEY ELECTRIC COOP', 'MILLPOND WATER DEPT'],
  ['groceries', 'HARVEST MOON GROCERY', 'GREENFIELD FARMERS MARKET', 'OAKDALE FOODS'],
  ['eating_out', 'THE COPPER SPOON CAFE', 'LUCKY LANTERN RESTAURANT', 'BRICK OVEN PIZZA CO'],
  ['clothing', 'MERIDIAN APPAREL', 'BLUE HERON BOUTIQUE'],
  ['health_care', 'CORNERSTONE DENTAL GROUP', 'NORTHGATE PHARMACY', 'LAKESIDE FAMILY MEDICINE'],
  ['fuel', 'PRAIRIE STAR FUEL', 'HILLTOP GAS STATION'],
  ['car', 'DELGADO AUTO REPAIR', 'CENTRAL PARKING DECK'],
  ['leisure', 'ORPHEUM CINEMAS', 'PAGE AND QUILL BOOKS'],
  ['pets', 'BARKLEY VETERINARY'],
  ['attorney_fees', 'ROSEN AND PIKE LAW OFFICES', 'HALE FAMILY MEDIATION'],
]
/** Merchants whose names say a trade that is not theirs, or in a way that few do. */
const misleading: readonly (readonly [CategoryId, ...string[]])[] = [
  ['eating_out', 'COURT STREET TAPROOM', 'THE OLD SCHOOLHOUSE INN', 'PHARMACY ROW NOODLES', 'MARKET DISTRICT TAPAS'],
  ['groceries', 'SHELL BEACH PRODUCE', 'CHURCH STREET PROVISIONS', 'BUTTERNUT CO OP'],
  ['housing', 'SHELL POINT CONDO ASSN', 'PARKVIEW TOWERS LEASE', 'HARBOR COURT APTS RENT'],
  ['clothing', 'CAMP AND FIELD OUTFITTERS', 'THE SHOE INN'],
  ['leisure', 'TARGET ARCHERY RANGE', 'POWER BOWL LANES', 'VINYL EXCHANGE'],
  ['car', 'METRO AUTO BODY', 'TEMPLE TRANSMISSION SHOP'],
  ['child_care', 'LITTLE SCHOLARS ACADEMY', 'NURTURE NEST SITTERS'],
  ['health_care', 'SPRINGFIELD ORAL SURGERY', 'WELLNESS ON MAIN'],
  ['pets', 'FURRY FRIENDS CLINIC', 'PAWS N PLAY BOARDING'],
  ['attorney_fees', 'ADLER BRANDT PLLC', 'M OKAFOR COUNSELOR'],
]
/** Merchants whose names say nothing: only the parent knows. */
export const silent: readonly (readonly [CategoryId, ...string[]])[] = [
  ['child_care', 'LITTLE ACORNS OF DUBLIN', 'ROSA M DELACRUZ'],
  ['activities', 'VELTRI AND DAUGHTERS', 'JUMPING JUNIPER'],
  ['groceries', 'BAXTER BROS', 'LA ESPIGA DORADA', 'QUINCE AND COMPANY'],
  ['eating_out', 'NOODLE THEORY', 'ZIGGYS ON FIFTH', 'THE HUNGRY OTTER'],
  ['shopping', 'TILDEN AND SONS', 'HEARTHWORKS'],
  ['clothing', 'MARLOWE AND FINCH', 'VERADA'],
  ['leisure', 'MOONRAKER', 'PINBALL ALLEY'],
  ['car', 'DONOVAN BROTHERS'],
  ['personal', 'STUDIO ELLERY'],
]
const before = ['', '', '', 'POS DEBIT ', 'CHECKCARD 0312 ', 'PURCHASE AUTHORIZED ON 03/12 ', 'SQ *', 'TST* ']
const after = ['', '', ' COLUMBUS OH', ' WESTERVILLE OH', ' 00482', ' DUBLIN OH CARD 1234', ' US']

export interface GeneratedStatements {
  accounts: CoveredAccount[]
  /** The latest first. */
  lines: MoneyLine[]
  /** The category of each line, by its id. */
  truth: ReadonlyMap<string, CategoryId>
  /** Lines whose merchant says nothing of its trade. */
  isSilent: ReadonlySet<string>
  /** Words of the payer of a regular income, with how many deposits it made and how often. */
  payer: { words: string; deposits: number; pace: 'every_two_weeks' | 'twice_a_month' | 'monthly' }
  /** Endings that transfers name and no account has. */
  unlisted: readonly string[]
  /** Days that are missing in the files of the first account. */
  gap: Span | null
  /** Transfers that were made much larger than the others. */
  large: readonly string[]
}

/** The same seed gives the same statements. About as many lines a month as a household has. */
export function generateStatements(seed: number, { months = 12, perMonth = 60 } = {}): GeneratedStatements {
  const next = seededNumbers(seed)
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  const start = dayNumber(2025, 1, 1)
  const end = dayNumber(2025, 1 + (months % 12 === 0 ? 12 : months % 12), 28) + Math.floor((months - 1) / 12) * 365
  const lines: MoneyLine[] = []
  const truth = new Map<string, CategoryId>()
  const isSilent = new Set<string>()
  const put = (account: string, day: number, cents: number, description: string, category: CategoryId) => {
    const id = `line ${lines.length}`
    lines.push({ id, account, day: dayAt(day) as Day, cents, description })
    truth.set(id, category)
    return id
  }
  const [checking, savings] = ['checking', 'savings']
  for (let n = 0; n < months * perMonth; n += 1) {
    const says = next() < 0.65
    const [category, ...names] = pick(says ? (next() < 0.15 ? misleading : speaking) : silent)
    const price = 4_00 + Math.floor(next() ** 2.2 * 250_00)
    const full = `${pick(before)}${pick(names)}${pick(after)}`
    // Some banks cut what a terminal sent.
    const words = next() < 0.2 ? full.slice(0, 14 + below(10)).trimEnd() : full
    const id = put(checking, start + below(end - start), next() < 0.02 ? price : -price, words, category)
    if (!says) isSilent.add(id)
  }
  const pace = pick(['every_two_weeks', 'twice_a_month', 'monthly'] as const)
  const pay = 1_200_00 + below(2_000_00)
  const employer = pick(['KESTREL LOGISTICS', 'MOSSBACH COUNTY', 'TALLOWAY BOTTLING'])
  let deposits = 0
  const paid = (day: number) => {
    // A month without pay, a bonus, a payday that a weekend moved.
    if (next() < 0.06) return
    const bonus = next() < 0.04 ? below(1_500_00) : 0
    put(
      checking,
      day + pick([0, 0, 0, 0, -1, -2, 1]),
      pay + below(80_00) + bonus,
      `${employer} ${pick(['PAYROLL', 'PAYROLL', 'DIRECT DEP'])} PPD ID 88${below(90) + 10}`,
      'wages',
    )
    deposits += 1
  }
  // Money in that is no regular income: sold things, a friend, the state.
  for (let n = 0; n < months / 2; n += 1) {
    put(
      checking,
      start + below(end - start),
      20_00 + below(300_00),
      pick(['MOBILE DEPOSIT', 'DEPOSIT BRANCH 0044', 'REMOTE CHECK CAPTURE']),
      'other_income',
    )
    put(
      checking,
      start + below(end - start),
      10_00 + below(90_00),
      `ZELLE FROM ${pick(['J ABARA', 'KIM OSTROW', 'T LINDE'])}`,
      'person_transfer',
    )
  }
  if (pace === 'every_two_weeks') for (let day = start + 3; day < end; day += 14) paid(day)
  else
    for (let month = 0; month < months; month += 1) {
      paid(dayNumber(2025, 1 + month, 1))
      if (pace === 'twice_a_month') paid(dayNumber(2025, 1 + month, 16))
    }
  const unlisted = next() < 0.7 ? [String(1_000 + below(900)), String(5_000 + below(4_000))].slice(0, 1 + below(2)) : []
  const large: string[] = []
  for (let month = 0; month < months; month += 1) {
    const first = dayNumber(2025, 1 + month, 1)
    for (let n = 0; n < 3; n += 1)
      put(
        checking,
        first + below(27),
        -Math.round(60_00 * Math.exp(next() * 1.6)),
        `ONLINE TRANSFER TO SAV ...7702 ${below(99)}`,
        'own_transfer',
      )
    put(savings, first + below(27), 80_00 + below(120_00), 'TRANSFER FROM CHK XXXXX4821', 'own_transfer')
    const other = unlisted[month % 3]
    if (other)
      put(
        checking,
        first + below(27),
        -(50_00 + below(100_00)),
        pick([
          `ONLINE TRANSFER TO CHK ...${other}`,
          `TRANSFER TO ACCT ENDING IN ${other}`,
          `XFER XXXX${other}`,
          `EXT TRNSFR ${other} CONFIRMED`,
        ]),
        'own_transfer',
      )
    if (month % 8 === 5)
      large.push(put(checking, first + below(27), -(700_00 + below(3_000_00)), 'ONLINE TRANSFER TO SAV ...7702', 'own_transfer'))
  }
  const gapFrom = start + 20 + below(Math.max(1, end - start - 80))
  const gap = next() < 0.6 ? { first: dayAt(gapFrom), last: dayAt(gapFrom + 9 + below(40)) } : null
  const spans = gap
    ? [
        { first: dayAt(start), last: dayAt(gapFrom - 1) },
        { first: dayAt(gapFrom + (Date.parse(gap.last) - Date.parse(gap.first)) / 86_400_000 + 1), last: dayAt(end) },
      ]
    : [{ first: dayAt(start), last: dayAt(end) }]
  const left = gap ? lines.filter(({ account, day }) => account !== checking || day < gap.first || day > gap.last) : lines
  return {
    accounts: [
      { id: checking, lastFour: '4821', kind: 'checking', spans },
      { id: savings, lastFour: '7702', kind: 'savings', spans: [{ first: dayAt(start), last: dayAt(end) }] },
    ],
    lines: left.toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    truth,
    isSilent,
    payer: { words: employer, deposits, pace },
    unlisted,
    gap,
    large,
  }
}
