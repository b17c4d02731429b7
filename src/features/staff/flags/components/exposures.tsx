import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { Empty } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls } from '../contract.ts'
import { Flag, Long } from './cells.tsx'
import { Moment } from './moment.tsx'
import { Paged } from './paged.tsx'

type Line = Reply<typeof calls.exposures>['items'][number]

const columns: readonly Column<Line>[] = [
  { key: 'email', header: <Trans>Account</Trans>, cell: ({ email }) => <Long>{email ?? <Trans>Closed account</Trans>}</Long> },
  { key: 'flag', header: <Trans>Flag</Trans>, cell: ({ flag }) => <Flag name={flag} /> },
  {
    key: 'began',
    header: <Trans>What</Trans>,
    cell: ({ began }) => (began ? <Trans>Begins to be shown</Trans> : <Trans>Is no longer shown</Trans>),
  },
  { key: 'cohort', header: <Trans>Cohort</Trans>, cell: ({ cohort }) => <Long>{cohort}</Long> },
  { key: 'at', header: <Trans>When</Trans>, cell: ({ at }) => <Moment at={at} /> },
]

function Lines() {
  const { t } = useLingui()
  return (
    <Paged
      call={calls.exposures}
      empty={
        <Empty title={t`Nobody was shown anything yet`}>
          <p>
            <Trans>When somebody in a cohort begins to be shown a flag, a line stands here, and another when it ends.</Trans>
          </p>
        </Empty>
      }
      failed={t`The log could not be loaded`}
    >
      {(items) => <Table caption={t`Exposure log, the newest first`} columns={columns} quiet rowKey={({ id }) => id} rows={items} />}
    </Paged>
  )
}

/** Who was shown which flag through a cohort, from when and until when. */
export function Exposures() {
  return (
    <section aria-labelledby="exposures" className="grid gap-4">
      <h2 id="exposures">
        <Trans>Exposure log</Trans>
      </h2>
      <Lines />
    </section>
  )
}
