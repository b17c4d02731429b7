import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Demand } from '../contract.ts'
import { demandStateWords, demandWords } from './words.ts'

/** The demands; one that is not settled has a way to say what was done. */
export function DemandTable({ demands, onSettle }: { demands: readonly Demand[]; onSettle: (demand: Demand) => void }) {
  const { t, i18n } = useLingui()
  const day = (on: string | null) => (on === null ? '' : dayInWords(on, i18n.locale))
  const rows = demands.map((demand) => ({
    key: demand.id,
    kind: i18n._(demandWords[demand.kind]),
    from: [demand.fromWhom, demand.docket].filter(Boolean).join(', '),
    asks: demand.asksFor,
    came: day(demand.receivedOn),
    due: (
      <>
        {day(demand.answerBy)}{' '}
        {demand.isLate && (
          <Badge tone="danger">
            <Trans>Overdue</Trans>
          </Badge>
        )}
      </>
    ),
    state: (
      <>
        {i18n._(demandStateWords[demand.state])}
        {demand.note !== null && `. ${demand.note}`}
        {demand.closedOn === null && (
          <Button className="mt-1" kind="secondary" onClick={() => onSettle(demand)}>
            <Trans>Say what was done</Trans>
          </Button>
        )}
      </>
    ),
  }))
  return (
    <Table
      caption={t`Subpoenas, orders and requests, open ones first`}
      columns={[
        { key: 'kind', header: t`Kind`, cell: ({ kind }) => kind },
        { key: 'from', header: t`From whom`, cell: ({ from }) => from },
        { key: 'asks', header: t`Asks for`, cell: ({ asks }) => asks },
        { key: 'came', header: t`Arrived`, cell: ({ came }) => came },
        { key: 'due', header: t`Due`, cell: ({ due }) => due },
        { key: 'state', header: t`State`, cell: ({ state }) => state },
      ]}
      quiet
      rowKey={({ key }) => key}
      rows={rows}
    />
  )
}
