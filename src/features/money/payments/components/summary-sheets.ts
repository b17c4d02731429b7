import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Names } from '#case/cases/public.tsx'
import { plainCents } from '#domain/money/cents.ts'
import { otherSide } from '#domain/splits/split.ts'
import type { History } from '../contract.ts'
import { bookNames, interestIn, notCounted } from '../rules.ts'

/** What was paid in a calendar year, below an empty row; no rows where none is chosen. */
export function yearSheet(i18n: I18n, { taxYear, children }: History, names: Names): string[][] {
  if (taxYear === null) return []
  const { year, rows } = taxYear
  return [
    [],
    [t(i18n)`Tax year ${year}`, i18n._(notCounted)],
    [
      t(i18n)`Paid by`,
      t(i18n)`Kind`,
      t(i18n)`Child`,
      t(i18n)`Paid (payer’s records)`,
      t(i18n)`Received (receiver’s records)`,
      t(i18n)`Confirmed by the receiver`,
    ],
    ...rows.map(({ payer, book, child, paid, received, confirmed }) => [
      names[payer],
      i18n._(bookNames[book]),
      children.find(({ id }) => id === child)?.name ?? t(i18n)`All children`,
      ...[paid, received, confirmed].map(plainCents),
    ]),
  ]
}

/** What support is overdue, and the interest on it, with and without what a parent sees differently. */
export function arrearsSheet(i18n: I18n, { arrears, interest, today }: History, names: Names): string[][] {
  if (arrears === null || interest === null) return []
  const [payer, receiver] = [names[arrears.payer], names[otherSide(arrears.payer)]]
  const row = (name: string, byPayer: number, byReceiver: number) => [name, plainCents(byPayer), plainCents(byReceiver)]
  const overdue = t(i18n)`Overdue child support`
  const interestName = t(i18n)`Interest`
  const without = t(i18n)`Without support that a parent sees differently`
  const { undisputed } = arrears
  const hasInterest = interest.byPayer.length + interest.byReceiver.length > 0
  return [
    [],
    [today, t(i18n)`Records of ${payer}`, t(i18n)`Records of ${receiver}`],
    row(overdue, arrears.byPayer, arrears.byReceiver),
    ...(hasInterest ? [row(interestName, interestIn(interest.byPayer), interestIn(interest.byReceiver))] : []),
    ...(undisputed ? [row(`${overdue}: ${without}`, undisputed.byPayer, undisputed.byReceiver)] : []),
    ...(hasInterest && interest.undisputed
      ? [row(`${interestName}: ${without}`, interestIn(interest.undisputed.byPayer), interestIn(interest.undisputed.byReceiver))]
      : []),
  ]
}
