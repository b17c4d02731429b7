import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '#web/ui/table.tsx'
import type { Run } from '../contract.ts'
import { momentInUtc, spanInWords } from './moment.ts'
import { Codes, Fault, StateBadge } from './run-words.tsx'

function Changes({ run: { added, changed, removed, skipped } }: { run: Run }) {
  const { i18n } = useLingui()
  const n = (value: number | null) => i18n.number(value ?? 0)
  return (
    <span className="figures">
      <Trans>
        {n(added)} new, {n(changed)} changed, {n(removed)} gone
      </Trans>
      {skipped !== null && skipped > 0 && <Trans>, {n(skipped)} left out</Trans>}
    </span>
  )
}

/** The runs of a source; one is opened by its moment. */
export function RunTable({ runs, onOpen }: { runs: readonly Run[]; onOpen: (run: string) => void }) {
  const { t, i18n } = useLingui()
  const number = (value: number | null) => (value === null ? null : <span className="figures">{i18n.number(value)}</span>)
  // A table's cells are functions and no components.
  const rows = runs.map((run) => ({
    run,
    open: (
      <button
        className="min-h-11 text-start font-semibold text-action underline lg:whitespace-nowrap"
        onClick={() => onOpen(run.id)}
        type="button"
      >
        {momentInUtc(run.askedAt, i18n.locale)}
      </button>
    ),
    state: <StateBadge {...run} />,
    changes: run.rowsIn !== null ? <Changes run={run} /> : run.fault === null ? null : <Fault run={run} />,
    codes: run.codes.length === 0 && run.fault === null ? null : <Codes {...run} />,
    took: run.took === null ? null : spanInWords(run.took, i18n),
  }))
  return (
    <Table
      caption={t`Runs, the newest first`}
      columns={[
        { key: 'open', header: <Trans>Begun</Trans>, cell: ({ open }) => open },
        { key: 'state', header: <Trans>What became of it</Trans>, cell: ({ state }) => state },
        { key: 'in', header: <Trans>Rows</Trans>, align: 'end', cell: ({ run }) => number(run.rowsIn) },
        { key: 'changes', header: <Trans>Changes</Trans>, cell: ({ changes }) => changes },
        { key: 'codes', header: <Trans>HTTP</Trans>, align: 'end', cell: ({ codes }) => codes },
        { key: 'took', header: <Trans>Took</Trans>, align: 'end', cell: ({ took }) => took },
      ]}
      quiet
      rowKey={({ run }) => run.id}
      rows={rows}
    />
  )
}
