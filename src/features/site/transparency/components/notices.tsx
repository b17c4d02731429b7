import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { calls, type Published } from '#ratings/takedown/contract.ts'
import { groundNames, outcomeNames } from '#ratings/takedown/public.tsx'
import { fewestPublished } from '#domain/stats/small-counts.ts'
import { few, noticeColumns, tookWords } from './notice-words.ts'

function Count({ n }: { n: number | null }) {
  const { i18n } = useLingui()
  return <span className="figures">{n === null ? <Trans>fewer than {fewestPublished}</Trans> : i18n.number(n)}</span>
}
// A table's cells are functions and no components.
const countOf = (n: number | null) => <Count n={n} />

function GroundName({ of, rare }: { of: Published['grounds'][number]['ground']; rare: MessageDescriptor }) {
  const { i18n } = useLingui()
  return i18n._(of === null ? rare : groundNames[of])
}
const groundOf = (of: Published['grounds'][number]['ground'], rare: MessageDescriptor) => <GroundName of={of} rare={rare} />

function Tables({ months, grounds, abusive, notes, notices }: Published) {
  const { t, i18n } = useLingui()
  const monthOf = (month: string) => dayInWords(`${month}-01`, i18n.locale, 'month')
  return (
    <>
      <Table
        caption={t`Notices, by the month in which they came`}
        columns={[
          { key: 'month', header: t`Month`, cell: ({ month }) => monthOf(month) },
          ...(['received', 'kept', 'changed', 'down', 'withdrawn'] as const).map((key) => ({
            key,
            header: i18n._(noticeColumns[key]),
            align: 'end' as const,
            cell: (row: Published['months'][number]) => countOf(row[key]),
          })),
        ]}
        rowKey={({ month }) => month}
        rows={months}
      />
      <Table
        caption={t`What notices were about, all months together`}
        columns={[
          {
            key: 'ground',
            header: t`About`,
            cell: ({ ground }) => groundOf(ground, few.together),
          },
          { key: 'n', header: t`Notices`, align: 'end', cell: ({ n }) => countOf(n) },
        ]}
        rowKey={({ ground }) => ground ?? 'other'}
        rows={grounds}
      />
      <p>
        <Trans>
          Threats without ground, and notices that were sent again and again: <Count n={abusive} />.
        </Trans>
      </p>
      <p>
        <Trans>
          Notes on profiles that say so: <Count n={notes.shown} /> shown now, <Count n={notes.withdrawn} /> taken back.
        </Trans>
      </p>
      {notices.length > 0 && (
        <Table
          caption={t`Each notice that was decided`}
          columns={[
            { key: 'month', header: t`Came in`, cell: ({ month }) => (month === null ? i18n._(few.month) : monthOf(month)) },
            {
              key: 'ground',
              header: t`About`,
              cell: ({ ground }) => groundOf(ground, few.ground),
            },
            { key: 'outcome', header: t`Decision`, cell: ({ outcome }) => i18n._(outcomeNames[outcome]) },
            { key: 'took', header: t`It took`, cell: ({ took }) => i18n._(tookWords[took]) },
          ]}
          rowKey={({ key }) => String(key)}
          rows={notices.map((notice, key) => ({ ...notice, key }))}
        />
      )}
    </>
  )
}

/** What came of notices against reviews: no names, no words, and no count of 1 to 4. */
export function Notices() {
  const { t } = useLingui()
  const found = useApiQuery(calls.published, {})
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
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        <Trans>
          Whoever says that words of a review break a rule or the law sends a notice. We count what came of it. A number from 1 to 4 is not
          shown. Names and words of a notice are not shown here, and made-up notices of a demonstration are not counted.
        </Trans>{' '}
        <SiteLink to="/notice">
          <Trans>Send a notice</Trans>
        </SiteLink>
      </p>
      {found.data.months.length === 0 ? (
        <Empty title={t`No notice has come yet`}>
          <Trans>As soon as one has, its month is counted here.</Trans>
        </Empty>
      ) : (
        <Tables {...found.data} />
      )}
    </div>
  )
}
