import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { checkIds } from '#domain/screening/types.ts'
import { calls, type Month, steps } from '../contract.ts'
import { fewestPublished } from '#domain/stats/small-counts.ts'
import { checkWords, stepWords } from './words.ts'

function Count({ n }: { n: number | null }) {
  const { i18n } = useLingui()
  return <span className="figures">{n === null ? <Trans>fewer than {fewestPublished}</Trans> : i18n.number(n)}</span>
}

/** The name of a check with its number, such as "Accusations stated as fact (C4)". */
function Reason({ of }: { of: string }) {
  const { i18n } = useLingui()
  if (of === 'form') return <Trans>Sent without JavaScript</Trans>
  if (of === 'other') return <Trans>Others together</Trans>
  const check = checkIds.find((id) => id === of)
  if (!check) return of
  return (
    <>
      {i18n._(checkWords[check].name)} ({check})
    </>
  )
}

// A table's cells are functions, not components.
const countOf = (n: number | null) => <Count n={n} />
const reasonOf = (reason: string) => <Reason of={reason} />

/** Outcomes of ratings, counted from the log of their steps as it is now. */
export function Counts() {
  const { t, i18n } = useLingui()
  const found = useApiQuery(calls.counts, {})
  if (found.isPending) return <Skeleton lines={6} />
  if (!found.data) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`They are safe. Try again in a moment.`}
        title={t`The counts did not load`}
      />
    )
  }
  const { months, reasons } = found.data
  if (months.length === 0) {
    return (
      <Empty title={t`Nothing to count yet`}>
        <p>
          <Trans>As soon as the first review was published or held, its month is counted here.</Trans>
        </p>
      </Empty>
    )
  }
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="max-w-prose">
        <Trans>
          Counted by the month of the step, as of now. A count of 1 to 4 is not shown, so that nobody finds a single review in it. Made-up
          reviews of a demonstration are not counted.
        </Trans>
      </p>
      <Table
        caption={t`What became of reviews, by month`}
        columns={[
          { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => dayInWords(`${month}-01`, i18n.locale, 'month') },
          ...steps.map((step) => ({
            key: step,
            header: i18n._(stepWords[step]),
            align: 'end' as const,
            cell: (row: Month) => countOf(row[step]),
          })),
        ]}
        rowKey={({ month }) => month}
        rows={months}
      />
      {reasons.length > 0 && (
        <Table
          caption={t`Why reviews were held, all months together`}
          columns={[
            { key: 'reason', header: <Trans>Reason</Trans>, cell: ({ reason }) => reasonOf(reason) },
            { key: 'n', header: i18n._(stepWords.held), align: 'end', cell: ({ n }) => countOf(n) },
          ]}
          rowKey={({ reason }) => reason}
          rows={reasons}
        />
      )}
    </div>
  )
}
