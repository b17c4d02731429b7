import { Trans, useLingui } from '@lingui/react/macro'
import { Detail } from '#shell/detail.tsx'
import { Empty } from '#web/ui/states.tsx'
import { statusCalls } from '../contract.ts'
import { Chart } from './chart.tsx'
import { RunTable } from './run-table.tsx'
import { usePolled } from './use-polled.ts'

/** The runs of one source, in the place of the list. */
export function History({ id, onBack, onOpen }: { id: string; onBack: () => void; onOpen: (run: string) => void }) {
  const { t } = useLingui()
  const asked = usePolled(statusCalls.history, { params: { id } }, ({ runs }) =>
    runs.some(({ state }) => state === 'queued' || state === 'running' || state === 'approved'),
  )
  return (
    <Detail
      asked={asked}
      back={<Trans>Back to all sources</Trans>}
      failed={t`The runs cannot be shown`}
      onBack={onBack}
      title={asked.data?.title ?? t`Source`}
    >
      {({ runs, chart }) =>
        runs.length === 0 ? (
          <Empty title={t`It has not run yet`}>
            <Trans>An admin lets it go on, or runs it by hand. Its runs are then listed here.</Trans>
          </Empty>
        ) : (
          <div className="grid gap-8">
            <section className="grid gap-3">
              <h2>
                <Trans>Rows of each run</Trans>
              </h2>
              <Chart chart={chart} />
            </section>
            <section className="grid gap-3">
              <h2>
                <Trans>The last 50 runs</Trans>
              </h2>
              <RunTable onOpen={onOpen} runs={runs} />
            </section>
          </div>
        )
      }
    </Detail>
  )
}
