import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Face, Pair } from '../contract.ts'
import { conflictWords, percent, placeOf } from './words.ts'

function Who({ of }: { of: Face }) {
  return (
    <>
      <span className="font-semibold">{of.name}</span>
      {of.isFictional && (
        <>
          {' '}
          <Badge>
            <Trans>fictional</Trans>
          </Badge>
        </>
      )}
      <span className="block text-sm font-normal text-soft">{placeOf(of)}</span>
    </>
  )
}

const columnsOf = (i18n: I18n, onOpen: (pair: Pair) => void): Column<Pair>[] => [
  { key: 'a', header: <Trans>One profile</Trans>, cell: ({ a }) => <Who of={a} /> },
  { key: 'b', header: <Trans>The other</Trans>, cell: ({ b }) => <Who of={b} /> },
  {
    key: 'probability',
    header: <Trans>One person</Trans>,
    align: 'end',
    cell: ({ probability, conflict }) => (
      <>
        <span className="figures">{percent(i18n, probability)}</span>
        {conflict !== null && <span className="block text-sm text-attention">{i18n._(conflictWords[conflict])}</span>}
      </>
    ),
  },
  {
    key: 'look',
    header: (
      <span className="sr-only">
        <Trans>Look</Trans>
      </span>
    ),
    cell: (pair) => (
      <Button kind="secondary" onClick={() => onOpen(pair)}>
        <Trans>Compare</Trans>
        <span className="sr-only">
          {' '}
          <Trans>
            {pair.a.name} and {pair.b.name}
          </Trans>
        </span>
      </Button>
    ),
  },
]

/** Pairs that wait for a person, the likeliest first. */
export function Queue({ items, onOpen }: { items: readonly Pair[]; onOpen: (pair: Pair) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t`Pairs, the likeliest first`}
      columns={columnsOf(i18n, onOpen)}
      quiet
      rowKey={({ a, b }) => `${a.id} ${b.id}`}
      rows={items}
    />
  )
}
