import { Trans, useLingui } from '@lingui/react/macro'
import { Empty } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type Change } from '../contract.ts'
import { Flag, Long, OnOff } from './cells.tsx'
import { Moment } from './moment.tsx'
import { Paged } from './paged.tsx'

const columns: readonly Column<Change>[] = [
  { key: 'name', header: <Trans>Flag</Trans>, cell: ({ name }) => <Flag name={name} /> },
  { key: 'at', header: <Trans>When</Trans>, cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'whom',
    header: <Trans>For</Trans>,
    cell: ({ scope, label }) => <Long>{scope === 'all' ? <Trans>Everybody</Trans> : (label ?? <Trans>Gone</Trans>)}</Long>,
  },
  {
    key: 'to',
    header: <Trans>Set to</Trans>,
    cell: ({ isOn }) => (isOn === null ? <Trans>Taken away</Trans> : <OnOff isOn={isOn} />),
  },
  {
    key: 'by',
    header: <Trans>By</Trans>,
    cell: ({ by, isByCommand }) => <Long>{isByCommand ? <Trans>Command on the server</Trans> : (by ?? <Trans>Gone</Trans>)}</Long>,
  },
  { key: 'reason', header: <Trans>Why</Trans>, cell: ({ reason }) => <Long>{reason}</Long> },
]

/** Every change of a flag, the newest first. */
export function History() {
  const { t } = useLingui()
  return (
    <Paged
      call={calls.history}
      empty={
        <Empty title={t`No changes yet`}>
          <p>
            <Trans>Each change will stand here with its reason, and stays.</Trans>
          </p>
        </Empty>
      }
      failed={t`The history could not be loaded`}
    >
      {(items) => <Table caption={t`Changes, the newest first`} columns={columns} quiet rowKey={({ id }) => id} rows={items} />}
    </Paged>
  )
}
