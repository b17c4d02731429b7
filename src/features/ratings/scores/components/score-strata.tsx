import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Column, Table } from '#web/ui/table.tsx'
import { dayInWords } from '#web/days.ts'
import type { Sheet } from '../contract.ts'
import type { Criterion } from '#domain/ratings/criteria.ts'
import { Range } from './score-range.tsx'
import { criterionNames, outcomeWords } from '#web/rating-words.ts'

interface Stratum {
  key: string
  name: ReactNode
  n: number
  show: 'nothing' | 'interval' | 'score'
  mean: number | null
  low: number | null
  high: number | null
}

function Bar({ low, high, mean }: Stratum) {
  return low === null || high === null ? null : <Range high={high} low={low} mean={mean} />
}

/** Parts of a group's ratings; each shows as much as its number of ratings allows. */
function Strata({ title, first, counts, rows }: { title: ReactNode; first: ReactNode; counts: ReactNode; rows: readonly Stratum[] }) {
  const { t, i18n } = useLingui()
  const oneDecimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const columns: Column<Stratum>[] = [
    { key: 'name', header: first, cell: ({ name }) => name },
    { key: 'n', header: counts, align: 'end', cell: ({ n }) => n },
    { key: 'score', header: t`Score`, align: 'end', cell: ({ mean }) => (mean === null ? null : oneDecimal(mean)) },
    {
      key: 'between',
      header: t`Likely between`,
      align: 'end',
      cell: ({ low, high }) => (low === null || high === null ? t`too few to show` : t`${oneDecimal(low)} and ${oneDecimal(high)}`),
    },
    { key: 'range', header: t`From 1 to 5`, cell: Bar },
  ]
  return (
    <div className="mt-8">
      <Table caption={title} columns={columns} rowKey={({ key }) => key} rows={rows} />
    </div>
  )
}

/** The same ratings by outcome, for the last twelve months, and by question. */
export function StrataOf({ sheet, since }: { sheet: Sheet; since: string }) {
  const { i18n } = useLingui()
  const from = dayInWords(`${since}-01`, i18n.locale, 'month')
  const order = Object.keys(criterionNames)
  const criteria = sheet.criteria.toSorted((a, b) => order.indexOf(a.criterion) - order.indexOf(b.criterion))
  return (
    <>
      <Strata
        counts={<Trans>Ratings</Trans>}
        first={<Trans>Outcome for the rater</Trans>}
        rows={sheet.outcomes.map((part) => ({ key: part.outcome, name: i18n._(outcomeWords[part.outcome]), ...part }))}
        title={<Trans>By how it turned out</Trans>}
      />
      {sheet.recent && (
        <Strata
          counts={<Trans>Ratings</Trans>}
          first={<Trans>About what happened</Trans>}
          rows={[
            { key: 'recent', name: <Trans>Since {from}</Trans>, ...sheet.recent },
            { key: 'all', name: <Trans>At any time</Trans>, ...sheet.plain },
          ]}
          title={<Trans>The last 12 months against all</Trans>}
        />
      )}
      <Strata
        counts={<Trans>Answers</Trans>}
        first={<Trans>Question</Trans>}
        rows={criteria.map((part) => ({ key: part.criterion, name: i18n._(criterionNames[part.criterion as Criterion]), ...part }))}
        title={<Trans>By question</Trans>}
      />
      <p className="mt-3 max-w-prose text-sm text-soft">
        <Trans>
          In the parts every rating counts alike, whatever its age; only the score above weighs by age. Each part is compared with the same
          part of the ratings of others. Where many ranges stand side by side, about one in ten misses the true value.
        </Trans>
      </p>
    </>
  )
}
