import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Queued } from '../contract.ts'
import { kindWords } from './words.ts'

/** How long ago a ticket came, in whole days. */
export function Age({ days }: { days: number }) {
  return days === 0 ? <Trans>today</Trans> : <Plural one="# day ago" other="# days ago" value={days} />
}

export function StateBadge({ state, escalated }: { state: Queued['state']; escalated: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={state === 'open' ? 'attention' : 'plain'}>
        {state === 'open' ? <Trans>Waits</Trans> : state === 'answered' ? <Trans>Answered</Trans> : <Trans>Closed</Trans>}
      </Badge>
      {escalated && (
        <Badge tone="info">
          <Trans>Handed on</Trans>
        </Badge>
      )}
    </span>
  )
}

/** The queue: a ticket is opened by its number. */
export function QueueTable({ tickets, onOpen }: { tickets: readonly Queued[]; onOpen: (number: string) => void }) {
  const { t, i18n } = useLingui()
  const rows = tickets.map(({ number, kind, age, hasAccount, files, state, escalatedOn }) => ({
    key: number,
    number: (
      <button className="figures min-h-11 font-semibold text-action underline" onClick={() => onOpen(number)} type="button">
        {number}
      </button>
    ),
    kind:
      kind === 'safety' ? (
        <Badge tone="danger">
          <Trans>Safety</Trans>
        </Badge>
      ) : (
        i18n._(kindWords[kind])
      ),
    age: <Age days={age} />,
    from: hasAccount ? <Trans>an account</Trans> : <Trans>a visitor</Trans>,
    files: files === 0 ? null : files,
    state: <StateBadge escalated={escalatedOn !== null} state={state} />,
  }))
  return (
    <Table
      caption={t`Tickets, safety first, then the oldest`}
      columns={[
        { key: 'number', header: t`Ticket`, cell: ({ number }) => number },
        { key: 'kind', header: t`About`, cell: ({ kind }) => kind },
        { key: 'age', header: t`Came`, cell: ({ age }) => age },
        { key: 'from', header: t`From`, cell: ({ from }) => from },
        { key: 'files', header: t`Files`, align: 'end', cell: ({ files }) => files },
        { key: 'state', header: t`State`, cell: ({ state }) => state },
      ]}
      quiet
      rowKey={({ key }) => key}
      rows={rows}
    />
  )
}
