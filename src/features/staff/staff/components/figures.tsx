import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { calls, type Figures as Told, type periods } from '../contract.ts'
import { Bars } from './bars.tsx'
import { Jobs } from './jobs.tsx'
import { queueWords } from './words.ts'

const sum = (bars: Told['signUps']) => bars.reduce((all, { n }) => all + n, 0)

function Numbers({ items }: { items: readonly { term: string; n: number }[] }) {
  const { i18n } = useLingui()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-4">
      {items.map(({ term, n }) => (
        <div key={term}>
          <dt className="text-sm text-soft">{term}</dt>
          <dd className="figures text-xl font-semibold">{i18n.number(n)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Queues({ queues }: { queues: Told['queues'] }) {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t`What waits, now`}
      columns={[
        { key: 'queue', header: <Trans>Queue</Trans>, cell: ({ queue }) => i18n._(queueWords[queue]) },
        { key: 'n', header: <Trans>Waiting</Trans>, align: 'end', cell: ({ n }) => i18n.number(n) },
        {
          key: 'oldest',
          header: <Trans>Oldest from</Trans>,
          align: 'end',
          cell: ({ oldestOn }) => (oldestOn === null ? null : dayInWords(oldestOn, i18n.locale)),
        },
      ]}
      quiet
      rowKey={({ queue }) => queue}
      rows={queues}
    />
  )
}

/** How the site does, in numbers that were counted when the page was opened. */
export function Figures({ days }: { days: (typeof periods)[number] }) {
  const { t } = useLingui()
  const found = useApiQuery(calls.figures, { query: { days } }, { keepOld: true })
  if (found.isPending) return <Skeleton lines={12} />
  if (!found.data) {
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={t`Nothing is lost. Try again in a moment.`}
        title={t`The figures did not load`}
      />
    )
  }
  const { accounts, trials, step, ...of } = found.data
  const each = <Plural one="Each bar is one day (UTC)." other="Each bar is # days (UTC)." value={step} />
  return (
    <div className="grid gap-10">
      <section className="grid gap-4">
        <h2>
          <Trans>People</Trans>
        </h2>
        <Numbers
          items={[
            { term: t`Accounts`, n: accounts.all },
            { term: t`Address confirmed`, n: accounts.confirmed },
            { term: t`Suspended`, n: accounts.suspended },
            { term: t`Of the demonstration`, n: accounts.demo },
            { term: t`Trial running or not begun`, n: trials.running },
            { term: t`Trial over, not paid`, n: trials.ended },
            { term: t`Paid`, n: trials.paid },
          ]}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <Bars
            bars={of.signUps}
            each={each}
            note={<Trans>New accounts, confirmed or not.</Trans>}
            title={<Trans>Sign-ups</Trans>}
            total={sum(of.signUps)}
            unit={t`New accounts`}
          />
          <Bars
            bars={of.active}
            each={each}
            note={<Trans>People who signed in, each once in a bar. The total counts each once.</Trans>}
            title={<Trans>Active people</Trans>}
            total={of.activeInAll}
            unit={t`People who signed in`}
          />
        </div>
      </section>
      <section>
        <h2 className="mb-3">
          <Trans>Queues</Trans>
        </h2>
        <Queues queues={of.queues} />
      </section>
      <section className="grid gap-4">
        <h2>
          <Trans>Errors and jobs</Trans>
        </h2>
        <div className="grid gap-4 lg:grid-cols-2">
          <Bars
            bars={of.errors}
            each={each}
            note={<Trans>Crashes of pages that browsers reported; they are kept for 30 days.</Trans>}
            title={<Trans>Errors</Trans>}
            total={sum(of.errors)}
            unit={t`Crashes`}
          />
          <Bars
            bars={of.jobFailures}
            each={each}
            note={<Trans>Runs of jobs that failed.</Trans>}
            title={<Trans>Failed runs</Trans>}
            total={sum(of.jobFailures)}
            unit={t`Failed runs`}
          />
        </div>
        <Jobs jobs={of.jobs} />
      </section>
    </div>
  )
}
