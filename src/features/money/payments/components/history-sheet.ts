import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Names } from '#case/cases/public.tsx'
import { plainCents } from '#domain/money/cents.ts'
import type { History } from '../contract.ts'
import { bookNames, lineTitle } from '../rules.ts'
import { arrearsSheet, yearSheet } from './summary-sheets.ts'

/** Below zero is in the column of the other parent: a cell that begins with a minus sign would be a formula. */
const pair = (cents: number | null): [string, string] =>
  cents === null ? ['', ''] : [cents > 0 ? plainCents(cents) : '', cents < 0 ? plainCents(-cents) : '']

/** The rows of the file: a line for each entry in the books of both parents, then what was paid in the year, then overdue support. */
export const historyRows = (i18n: I18n, data: History, names: Names): string[][] => [
  ...entryRows(i18n, data, names),
  ...yearSheet(i18n, data, names),
  ...arrearsSheet(i18n, data, names),
]

function entryRows(i18n: I18n, { books, children }: History, names: Names): string[][] {
  const { A, B } = names
  const head = [
    t(i18n)`Day`,
    t(i18n)`Kind`,
    t(i18n)`Entry`,
    t(i18n)`Child`,
    t(i18n)`Owed to ${A} (records of ${A})`,
    t(i18n)`Owed to ${B} (records of ${A})`,
    t(i18n)`Owed to ${A} (records of ${B})`,
    t(i18n)`Owed to ${B} (records of ${B})`,
    t(i18n)`Balance owed to ${A} (records of ${A})`,
    t(i18n)`Balance owed to ${B} (records of ${A})`,
    t(i18n)`Balance owed to ${A} (records of ${B})`,
    t(i18n)`Balance owed to ${B} (records of ${B})`,
    t(i18n)`Evidence`,
    t(i18n)`Seen differently`,
  ]
  const rows = books.flatMap(({ book, lines }) =>
    lines.map((line) => [
      line.day,
      i18n._(bookNames[book]),
      lineTitle((text) => i18n._(text), line),
      children.find(({ id }) => id === line.child)?.name ?? '',
      ...pair(line.byA),
      ...pair(line.byB),
      ...pair(line.balanceA),
      ...pair(line.balanceB),
      line.evidence ?? '',
      line.otherwise ? `${line.otherwise.by}: ${line.otherwise.reason}` : '',
    ]),
  )
  return [head, ...rows]
}
