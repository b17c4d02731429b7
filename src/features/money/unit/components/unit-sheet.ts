import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { plainCents } from '#domain/money/cents.ts'
import type { Board } from '../contract.ts'
import { kindNames, resultNames } from './words.ts'

/** The rows of the file: a row for each of the comparison, then what there is no payment for. */
export function unitRows(i18n: I18n, { compared, others }: Board): string[][] {
  const head = [
    t(i18n)`Kind`,
    t(i18n)`Comparison`,
    t(i18n)`Day (unit)`,
    t(i18n)`Amount (unit)`,
    t(i18n)`Taken back (unit)`,
    t(i18n)`Reference`,
    t(i18n)`Imported by`,
    t(i18n)`Day (recorded here)`,
    t(i18n)`Amount (recorded here)`,
    t(i18n)`Matched by`,
  ]
  // Below zero is in the column beside: a cell that begins with a minus sign would be a formula.
  const ofLine = (line: Board['others'][0] | null) =>
    line
      ? [line.day, line.cents > 0 ? plainCents(line.cents) : '', line.cents < 0 ? plainCents(-line.cents) : '', line.reference, line.by]
      : ['', '', '', '', '']
  const rows = compared.flatMap(({ kind, rows: some }) =>
    some.map(({ result, line, record, match }) => [
      i18n._(kindNames[kind]),
      i18n._(resultNames[result]),
      ...ofLine(line),
      record?.day ?? '',
      record ? plainCents(record.cents) : '',
      match?.by ?? '',
    ]),
  )
  return [head, ...rows, ...others.map((line) => [i18n._(kindNames[line.kind]), '', ...ofLine(line), '', '', ''])]
}
