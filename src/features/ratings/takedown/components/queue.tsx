import { useLingui } from '@lingui/react/macro'
import { Table } from '#web/ui/table.tsx'
import type { Queued } from '../contract.ts'
import { Clock, Marks } from './clock.tsx'
import { decidedWords, groundWords, stateWords } from './words.ts'

/** The notices: one is opened by its number. */
export function Queue({ notices, isEnded, onOpen }: { notices: readonly Queued[]; isEnded: boolean; onOpen: (number: string) => void }) {
  const { t, i18n } = useLingui()
  const rows = notices.map((one) => ({
    key: one.number,
    number: (
      <button
        className="figures min-h-11 font-semibold whitespace-nowrap text-action underline"
        onClick={() => onOpen(one.number)}
        type="button"
      >
        {one.number}
      </button>
    ),
    ground: i18n._(groundWords[one.ground].name),
    about: one.professional,
    clock: isEnded ? i18n._(one.outcome === null ? stateWords[one.state] : decidedWords[one.outcome]) : <Clock clock={one.clock} />,
    state: i18n._(stateWords[one.state]),
    marks: <Marks of={one} />,
  }))
  return (
    <Table
      caption={isEnded ? t`Notices that ended, the latest first` : t`Open notices, overdue ones first`}
      columns={[
        { key: 'number', header: t`Notice`, cell: ({ number }) => number },
        { key: 'ground', header: t`What is wrong`, cell: ({ ground }) => ground },
        { key: 'about', header: t`Reviews of`, cell: ({ about }) => about },
        { key: 'clock', header: isEnded ? t`What came of it` : t`Clock`, cell: ({ clock }) => clock },
        { key: 'state', header: t`State`, cell: ({ state }) => state },
        { key: 'marks', header: t`Marks`, cell: ({ marks }) => marks },
      ]}
      quiet
      rowKey={({ key }) => key}
      rows={rows}
    />
  )
}
