import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Figures } from '../contract.ts'

type Job = Figures['jobs'][number]

/** Seconds in the largest unit that fits: "12 s", "4 min", "6 h". */
function Span({ seconds }: { seconds: number }) {
  const { i18n } = useLingui()
  const [n, unit] = seconds < 120 ? [seconds, 'second'] : seconds < 7_200 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour']
  return <>{i18n.number(Math.round(n as number), { style: 'unit', unit: unit as string, unitDisplay: 'short' })}</>
}

/** A job that has not run for three times its pace, and two minutes more, does not run. */
const isLate = ({ every, ago }: Job) => every !== null && ago !== null && ago > 3 * every + 120

function LastRun({ job }: { job: Job }) {
  const { i18n } = useLingui()
  if (isLate(job)) {
    return (
      <Badge tone="attention">
        <Trans>
          late: <Span seconds={job.ago ?? 0} /> ago
        </Trans>
      </Badge>
    )
  }
  if (job.ago !== null) {
    return (
      <Trans>
        <Span seconds={job.ago} /> ago
      </Trans>
    )
  }
  return job.lastDay === '' ? <Trans>not yet</Trans> : dayInWords(job.lastDay, i18n.locale)
}

// A table's cells are functions and no components.
const lastRunOf = (job: Job) => <LastRun job={job} />
const paceOf = ({ every }: Job) => (every === null ? null : <Span seconds={every} />)

/** What the server does by itself: whether it runs, how often it failed, how long it takes. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t, i18n } = useLingui()
  const ms = (value: number) => i18n.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 })
  return (
    <Table
      caption={t`Jobs of these days`}
      columns={[
        { key: 'job', header: <Trans>Job</Trans>, cell: ({ job }) => job },
        { key: 'every', header: <Trans>Every</Trans>, align: 'end', cell: paceOf },
        { key: 'last', header: <Trans>Last run</Trans>, align: 'end', cell: lastRunOf },
        { key: 'runs', header: <Trans>Runs</Trans>, align: 'end', cell: ({ runs }) => i18n.number(runs) },
        {
          key: 'failures',
          header: <Trans>Failed</Trans>,
          align: 'end',
          cell: ({ failures, lastFault }) => (failures === 0 ? '0' : `${i18n.number(failures)} (${lastFault ?? ''})`),
        },
        { key: 'mean', header: <Trans>Mean, ms</Trans>, align: 'end', cell: ({ meanMs }) => ms(meanMs) },
        { key: 'most', header: <Trans>Longest, ms</Trans>, align: 'end', cell: ({ mostMs }) => ms(mostMs) },
      ]}
      rowKey={({ job }) => job}
      rows={jobs}
    />
  )
}
