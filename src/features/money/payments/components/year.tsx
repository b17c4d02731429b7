import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { History, YearRow } from '../contract.ts'
import { bookNames, notCounted } from '../rules.ts'
import { amountCell } from './amount.tsx'

type TaxYear = NonNullable<History['taxYear']>

const childCell = (kids: History['children']) => (row: YearRow) =>
  kids.find(({ id }) => id === row.child)?.name ?? <Trans>All children</Trans>

/** What was paid, received and confirmed in a calendar year. */
export function Year({ of: { year, rows }, names, kids }: { of: TaxYear; names: Names; kids: History['children'] }) {
  const { i18n } = useLingui()
  const columns: Column<YearRow>[] = [
    { key: 'payer', header: <Trans>Paid by</Trans>, cell: ({ payer }) => names[payer] },
    { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ book }) => i18n._(bookNames[book]) },
    {
      key: 'child',
      header: <Trans>Child</Trans>,
      cell: childCell(kids),
    },
    { key: 'paid', header: <Trans>Paid (payer’s records)</Trans>, align: 'end', cell: amountCell(({ paid }) => paid) },
    { key: 'received', header: <Trans>Received (receiver’s records)</Trans>, align: 'end', cell: amountCell(({ received }) => received) },
    { key: 'confirmed', header: <Trans>Confirmed by the receiver</Trans>, align: 'end', cell: amountCell(({ confirmed }) => confirmed) },
  ]
  return (
    <Section about={i18n._(notCounted)} id="year" title={<Trans>Tax year {year}</Trans>}>
      {rows.length > 0 ? (
        <Table
          caption={<Trans>Payments of {year}</Trans>}
          columns={columns}
          quiet
          rowKey={({ payer, book, child }) => `${payer} ${book} ${child ?? ''}`}
          rows={rows}
        />
      ) : (
        <p>
          <Trans>No payments were made in {year}.</Trans>
        </p>
      )}
    </Section>
  )
}
