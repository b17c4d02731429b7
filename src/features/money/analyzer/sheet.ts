// The declaration as files for a spreadsheet. Exports are in English, as all of the platform's are.
import { categories, figures as figureNames } from '#domain/finances/categories.ts'
import { type Figure, figureOf } from '#domain/finances/declaration.ts'
import type { Sorted } from '#domain/finances/sort.ts'
import { plainCents } from '#domain/money/cents.ts'
import { csvOf } from '#kernel/csv.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Account, Period } from './contract.ts'

const figureHead = [
  msg`Part`,
  msg`Figure`,
  msg`Computed a month`,
  msg`Refunds above spending a month`,
  msg`Lines`,
  msg`Typed by me a month`,
  msg`Note`,
  msg`Months`,
]
const lineHead = [
  msg`Figure`,
  msg`Category`,
  msg`Day`,
  msg`Description`,
  msg`Money out`,
  msg`Money in`,
  msg`Account`,
  msg`Last four digits`,
]
const parts = { income: msg`Income`, expense: msg`Expense` }

type Typed = Figure & { override: { cents: number; note: string } | null }

/** Each figure with its computed average, the number of lines behind it, and what the parent typed beside it. */
export function figuresCsv({ months }: Period, figures: readonly Typed[]): string {
  const rows = figures.map(({ id, part, average, lines, override }) => [
    english(parts[part]),
    english(figureNames[id].name),
    // An amount below zero would be marked as text: a spreadsheet could take it for a formula.
    plainCents(Math.max(0, average)),
    average < 0 ? plainCents(-average) : '',
    String(lines),
    override && plainCents(override.cents),
    override && override.note,
    months.join(' '),
  ])
  return csvOf([figureHead.map(english), ...rows])
}

/** The lines behind the figures, and those that count in none. */
export function linesCsv(lines: readonly Sorted[], accounts: readonly Account[]): string {
  const rows = lines.map((line) => {
    const figure = figureOf(line)
    const account = accounts.find(({ id }) => id === line.account)
    return [
      figure && english(figureNames[figure].name),
      english(categories[line.category].name),
      line.day,
      line.description,
      line.cents < 0 ? plainCents(-line.cents) : '',
      line.cents > 0 ? plainCents(line.cents) : '',
      account?.name ?? null,
      account?.lastFour ?? null,
    ]
  })
  return csvOf([lineHead.map(english), ...rows])
}
