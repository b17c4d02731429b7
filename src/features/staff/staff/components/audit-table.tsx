import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { AuditLine } from '../contract.ts'
import { momentInUtc } from './moment.ts'

// A table's cells are functions and no components.
const outcomeOf = ({ outcome }: AuditLine) =>
  outcome === 'done' ? (
    <Trans>done</Trans>
  ) : (
    <Badge tone="attention">
      <Trans>refused</Trans>
    </Badge>
  )
const whyOf = ({ reason, detail }: AuditLine) =>
  reason === null && detail === null ? null : (
    <span className="break-words">
      {reason}
      {detail !== null && <span className="block text-sm break-all text-soft">{detail}</span>}
    </span>
  )
const wrapped = (text: string | null) => (text === null ? null : <span className="block wrap-anywhere lg:min-w-52">{text}</span>)

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t`Lines of the audit, the newest first`}
      columns={[
        { key: 'at', header: <Trans>When</Trans>, cell: ({ at }) => momentInUtc(at, i18n.locale) },
        { key: 'by', header: <Trans>Who</Trans>, cell: ({ by }) => wrapped(by ?? t`the machine itself`) },
        { key: 'action', header: <Trans>Action</Trans>, cell: ({ action }) => action },
        { key: 'subject', header: <Trans>About</Trans>, cell: ({ subject }) => wrapped(subject) },
        { key: 'outcome', header: <Trans>Outcome</Trans>, cell: outcomeOf },
        { key: 'why', header: <Trans>Reason</Trans>, cell: whyOf },
      ]}
      quiet
      rowKey={({ id }) => id}
      rows={lines}
    />
  )
}
