import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { dayIn } from '#web/times.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import type { calls, ExpenseRow } from '../contract.ts'
import { stateWords, sumsBy } from '../rules.ts'
import { taxNames } from './words.ts'

interface Props {
  report: Reply<typeof calls.report>
  year: string
  back: string
  csv: string
}

/** The expenses of a year on paper: each with when it was paid, sent, viewed, answered and settled, and the sums behind. */
export function Report({ report, year, back, csv }: Props) {
  const { i18n } = useLingui()
  const { expenses, names, zone, title, children } = report
  const counted = expenses.filter(({ state }) => state !== 'void')
  const kids = (row: ExpenseRow) =>
    children
      .filter(({ id }) => row.children.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const moment = (at: string | null) => (at === null ? null : dayIn(at, zone, i18n.locale))
  const sums = sumsBy(counted, ({ categoryTitle }) => categoryTitle)
  const marks = sumsBy(
    counted.filter(({ tax }) => tax !== 'none'),
    ({ tax, authorSide }) => `${i18n._(taxNames[tax])}: ${names[authorSide]}`,
  )
  const sumColumns = [
    { key: 'name', header: <Trans>Group</Trans>, cell: ({ name }: (typeof sums)[number]) => name },
    { key: 'n', header: <Trans>Expenses</Trans>, cell: ({ n }: (typeof sums)[number]) => n, align: 'end' as const },
    { key: 'all', header: <Trans>Paid</Trans>, cell: ({ cents }: (typeof sums)[number]) => formatCents(cents), align: 'end' as const },
    {
      key: 'approved',
      header: <Trans>Approved</Trans>,
      cell: ({ approved }: (typeof sums)[number]) => formatCents(approved),
      align: 'end' as const,
    },
  ]
  return (
    <div className="grid gap-6">
      <div className="no-print flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
        <a className="button button-secondary" download href={csv}>
          <Trans>Download CSV</Trans>
        </a>
        <ButtonLink kind="quiet" to={back}>
          <Trans>Back to expenses</Trans>
        </ButtonLink>
      </div>
      <p className="text-soft">
        <Trans>
          {title}. {expenses.length} expenses sent, paid in {year}. Amounts in US dollars, days in {zone}.
        </Trans>
      </p>
      <Table
        caption={<Trans>Expenses of {year}</Trans>}
        columns={[
          {
            key: 'title',
            header: <Trans>Expense</Trans>,
            cell: (row) => `${row.title} (${[row.categoryTitle, kids(row)].filter(Boolean).join(', ')})`,
          },
          { key: 'payer', header: <Trans>Paid by</Trans>, cell: (row) => names[row.authorSide] },
          { key: 'day', header: <Trans>Paid on</Trans>, cell: (row) => dayInWords(row.day, i18n.locale) },
          { key: 'sent', header: <Trans>Sent</Trans>, cell: (row) => moment(row.sentAt) },
          { key: 'viewed', header: <Trans>Viewed</Trans>, cell: (row) => moment(row.viewedAt) },
          { key: 'answered', header: <Trans>Answered</Trans>, cell: (row) => moment(row.answeredAt) },
          { key: 'state', header: <Trans>Status</Trans>, cell: (row) => i18n._(stateWords[row.state]) },
          {
            key: 'cents',
            header: <Trans>Amount</Trans>,
            cell: (row) => formatCents(row.cents),
            align: 'end',
          },
          {
            key: 'asked',
            header: <Trans>Other’s share</Trans>,
            cell: (row) => formatCents(row.owed ?? row.asked ?? 0),
            align: 'end',
          },
          {
            key: 'open',
            header: <Trans>Open</Trans>,
            cell: (row) => formatCents(row.open),
            align: 'end',
          },
        ]}
        rowKey={({ id }) => id}
        rows={expenses}
      />
      <Section id="sums" title={<Trans>By category</Trans>}>
        <Table caption={<Trans>Sums by category</Trans>} columns={sumColumns} quiet rowKey={({ name }) => name} rows={sums} />
      </Section>
      {marks.length > 0 && (
        <Section id="tax" title={<Trans>Tax marks</Trans>}>
          <Table caption={<Trans>Sums by tax mark</Trans>} columns={sumColumns} quiet rowKey={({ name }) => name} rows={marks} />
          <p className="text-sm text-soft">
            <Trans>The marks are the parents’ own. Whether an expense counts for a tax return is for a tax preparer to say.</Trans>
          </p>
        </Section>
      )}
    </div>
  )
}
