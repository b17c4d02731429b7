import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { addAccount, addLines } from './store.ts'
import { addImport } from './store.imports.ts'

/** Lines of Ana's account, by weeks and days from this Monday. All names are fictional. */
const lines: readonly (readonly [weeks: number, day: number, cents: number, description: string])[] = [
  [-20, 2, -120_000, 'ONLINE TRANSFER TO SAV ...7702'],
  [-14, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [-14, 5, -8_412, 'MARKET ON MAIN COLUMBUS OH'],
  [-13, 1, -14_500, 'CAMP WILLOW DAY CAMP DEPOSIT'],
  [-12, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [-12, 6, -4_299, 'STRIDE SHOES 204 COLUMBUS OH'],
  [-7, 0, -120_000, 'RENT OAK COURT APTS'],
  [-6, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [-6, 5, -6_000, 'MAPLE DANCE ACADEMY'],
  [-5, 2, -18_250, 'LINDEN PEDIATRIC DENTAL'],
  [-5, 5, 9_125, 'ZELLE FROM BEN HARLOW'],
  [-4, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [-4, 6, -3_180, 'CORNER PHARMACY 0821'],
  [-3, 1, -6_000, 'MAPLE DANCE ACADEMY'],
  [-2, 0, -120_000, 'RENT OAK COURT APTS'],
  [-2, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [-2, 5, -7_450, 'SCHOOL SUPPLY HOUSE'],
  [-1, 2, -2_599, 'PAGE ONE BOOKS'],
]

/** The weeks of the first file before its lines above: enough months for averages. */
const firstWeek = -44

/** What a household pays week by week. The amounts differ, and are the same on every machine. */
const usual: readonly (readonly [every: number, offset: number, day: number, cents: number, description: string])[] = [
  [1, 0, 5, -8_900, 'MARKET ON MAIN COLUMBUS OH'],
  [2, 1, 2, -4_150, 'SHELL OIL 5744 COLUMBUS OH'],
  [2, 0, 3, -2_460, 'COPPER SPOON CAFE'],
  [2, 0, 4, 186_420, 'PAYROLL FRANKLIN LIBRARY'],
  [1, 0, 0, -5_010, 'ONLINE TRANSFER TO SAV ...7702'],
  [4, 1, 1, -9_240, 'COLUMBUS ELECTRIC CO'],
  [4, 2, 1, -7_000, 'CITYNET INTERNET'],
  [4, 1, 0, -120_000, 'RENT OAK COURT APTS'],
  [4, 2, 6, -3_180, 'CORNER PHARMACY 0821'],
  [4, 3, 3, -6_000, 'MAPLE DANCE ACADEMY'],
  [4, 0, 6, -1_599, 'NETFLIX.COM'],
  [8, 3, 2, -25_000, 'ROSEN AND PIKE LAW OFFICE'],
  [5, 2, 6, -5_260, 'HARLAN AND DAUGHTER'],
]
const weekly = Array.from({ length: -firstWeek }, (_, at) => firstWeek + at).flatMap((week) =>
  usual
    .filter(([every, offset, , cents]) => (week + 44) % every === offset && (week < -14 || (cents < 0 && cents > -50_000)))
    .map(([, , day, cents, description]) => {
      const isFixed = cents > 0 || cents % 1_000 === 0
      return [week, day, isFixed ? cents : cents - (((week + 60) * 137) % 23) * 70, description] as const
    }),
)

/** The card line of an expense of the demo family, by days before today: it can be matched (money/expenses/demo.ts). */
const cleats = { ago: 12, cents: -4_278, description: 'KICKOFF SPORTS CLEATS' }

/** Two files of Ana's bank; the weeks between them are missing. */
export async function putDemoBank(tx: CaseTx, { caseId, members, id, day, at, today }: DemoFamily): Promise<void> {
  const [owner, account] = [{ caseId, authorId: members.A }, id('bank account')]
  const by = (name: string, weeks: number) => ({ ...owner, id: id(name), at: at(day(weeks, 1), '20:10') })
  await addAccount(tx, { ...by('', -11), id: account }, { name: 'Household checking', kind: 'checking', lastFour: '4821' })
  for (const [name, from, until, balance] of [
    ['checking-spring.csv', firstWeek, -12, 241_310],
    ['checking-summer.csv', -7, -1, 318_466],
  ] as const) {
    const of = [
      ...[...weekly, ...lines].map(([weeks, days, cents, description]) => ({ cents, description, day: day(weeks, days) })),
      { ...cleats, day: dayAt(numberOf(today) - cleats.ago) },
    ]
      .map((line, n) => ({ ...line, n, checkNumber: null, fitId: null }))
      .filter((line) => line.day >= day(from) && line.day < day(until + 1))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    const [first, last] = [of[0]!.day, of.at(-1)!.day]
    await addImport(tx, by(name, until), {
      batchId: id(name),
      account,
      name,
      sha256: createHash('sha256').update(name).digest('hex'),
      format: 'csv',
      first,
      last,
      added: of.length,
      known: 0,
      corrected: 0,
      skipped: 0,
      balance: { day: last, cents: balance },
    })
    const ids = of.map(({ n }) => id(`bank line ${n}`))
    await addLines(tx, owner, { account, importId: id(name), newId: () => ids.shift()! }, of)
  }
}
