import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Detail } from '#shell/detail.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Run, statusCalls } from '../contract.ts'
import { bytesInWords, momentInUtc, spanInWords } from './moment.ts'
import { Codes, Fault, RunProgress, StateBadge } from './run-words.tsx'
import { Sample } from './sample.tsx'
import { usePolled } from './use-polled.ts'
import { holdWords } from './words.ts'

function Counts({ run: { before, rowsIn, added, changed, removed, skipped } }: { run: Run }) {
  const { i18n } = useLingui()
  const n = (value: number | null) => i18n.number(value ?? 0)
  if (rowsIn === null) return <Trans>nothing was read</Trans>
  return (
    <span className="figures">
      <Trans>
        {n(rowsIn)} rows read, {n(skipped)} left out. Before: {n(before)}. New {n(added)}, changed {n(changed)}, gone {n(removed)}.
      </Trans>
    </span>
  )
}

interface RunViewProps {
  id: string
  onBack: () => void
  /** What an admin may do with it, below the facts. */
  children?: (run: Run) => ReactNode
}

/** One run: why it waits or failed, what it counted, and a sample of what it would change. */
export function RunView({ id, onBack, children }: RunViewProps) {
  const { t, i18n } = useLingui()
  const asked = usePolled(statusCalls.run, { params: { id } }, ({ run }) => ['queued', 'running', 'approved'].includes(run.state))
  return (
    <Detail
      asked={asked}
      back={<Trans>Back to the list</Trans>}
      failed={t`This run cannot be shown`}
      onBack={onBack}
      title={asked.data ? t`Run of ${momentInUtc(asked.data.run.askedAt, i18n.locale)}` : t`Run`}
    >
      {({ run, sample, chart }) => (
        <div className="grid gap-8">
          {run.state === 'held' && (
            <Notice title={<Trans>It waits for an admin’s yes</Trans>} tone="attention">
              <ul className="list-disc ps-5">
                {run.heldFor.map((hold) => (
                  <li key={hold}>{i18n._(holdWords[hold])}</li>
                ))}
              </ul>
              {chart && (
                <p>
                  <Trans>
                    Usual are {i18n.number(Math.ceil(chart.lower))} to {i18n.number(Math.floor(chart.upper))} rows.
                  </Trans>
                </p>
              )}
            </Notice>
          )}
          {run.state === 'failed' && (
            <Notice title={<Trans>It failed, and nothing was changed</Trans>} tone="danger">
              <Fault run={run} />
            </Notice>
          )}
          <RunProgress run={run} />
          <Facts
            items={[
              { term: <Trans>State</Trans>, value: <StateBadge {...run} /> },
              { term: <Trans>Records</Trans>, value: <Counts run={run} /> },
              { term: <Trans>HTTP</Trans>, value: <Codes {...run} />, note: bytesInWords(run.bytes, i18n) },
              ...(run.took === null ? [] : [{ term: <Trans>Took</Trans>, value: spanInWords(run.took, i18n) }]),
              { term: <Trans>Reader</Trans>, value: run.parser ?? <Trans>none</Trans> },
            ]}
          />
          {children?.(run)}
          {sample && (
            <section className="grid gap-4">
              <h2>
                <Trans>What it changes</Trans>
              </h2>
              <p className="text-soft">
                <Trans>The first ten of each kind.</Trans>
              </p>
              <Sample sample={sample} />
            </section>
          )}
        </div>
      )}
    </Detail>
  )
}
