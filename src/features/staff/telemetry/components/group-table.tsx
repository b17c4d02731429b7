import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Group } from '../contract.ts'
import { statusWords } from './words.ts'

/** What a group is called: the kind of error with what may be known of its message. */
export const nameOf = ({ kind, message }: Pick<Group, 'kind' | 'message'>): string => (message === '' ? kind : `${kind}: ${message}`)

export function StatusBadge({ status, returnedOn }: Pick<Group, 'status' | 'returnedOn'>) {
  const { i18n } = useLingui()
  return (
    <Badge tone={returnedOn !== null ? 'danger' : status === 'new' ? 'attention' : 'plain'}>
      {returnedOn === null ? i18n._(statusWords[status]) : <Trans>New again</Trans>}
    </Badge>
  )
}

/** The groups; one is opened by its name. */
export function GroupTable({ groups, onOpen }: { groups: readonly Group[]; onOpen: (stack: string) => void }) {
  const { t, i18n } = useLingui()
  const rows = groups.map((group) => ({
    key: group.stack,
    name: (
      <button
        className="min-h-11 text-start font-semibold break-words text-action underline"
        onClick={() => onOpen(group.stack)}
        type="button"
      >
        {nameOf(group)}
      </button>
    ),
    pages: group.pages.length === 0 ? null : group.pages.join(', '),
    seen: <span className="figures">{i18n.number(group.seen)}</span>,
    first: <span className="whitespace-nowrap">{dayInWords(group.firstOn, i18n.locale)}</span>,
    last: <span className="whitespace-nowrap">{dayInWords(group.lastOn, i18n.locale)}</span>,
    status: <StatusBadge {...group} />,
  }))
  return (
    <Table
      caption={t`Errors grouped by stack, those met last first`}
      columns={[
        { key: 'name', header: t`Error`, cell: ({ name }) => name },
        { key: 'pages', header: t`Pages`, cell: ({ pages }) => pages },
        { key: 'seen', header: t`Count`, align: 'end', cell: ({ seen }) => seen },
        { key: 'first', header: t`First`, cell: ({ first }) => first },
        { key: 'last', header: t`Last`, cell: ({ last }) => last },
        { key: 'status', header: t`Status`, cell: ({ status }) => status },
      ]}
      quiet
      rowKey={({ key }) => key}
      rows={rows}
    />
  )
}
