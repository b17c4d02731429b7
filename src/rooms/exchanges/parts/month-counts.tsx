import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table } from '../../../web/ui/table.tsx'
import type { Names } from '../../cases/door.tsx'
import type { Counts } from '../contract.ts'

/** The numbers of a month, and a sentence of each parent where they are enough for one. */
export function MonthCounts({ counts, names, words }: { counts: Readonly<Record<'A' | 'B', Counts>>; names: Names; words: string }) {
  const { t } = useLingui()
  return (
    <>
      <Table
        caption={<Trans>Exchanges of {words}</Trans>}
        columns={[
          { key: 'who', header: t`Parent`, cell: ({ name }) => name },
          { key: 'n', header: t`Exchanges`, cell: ({ all }) => all.n, align: 'end' },
          { key: 'ways', header: t`Giving, receiving`, cell: ({ giving, receiving }) => `${giving.n}, ${receiving.n}`, align: 'end' },
          { key: 'on', header: t`On time`, cell: ({ all }) => all.onTime, align: 'end' },
          { key: 'late', header: t`Late`, cell: ({ all }) => all.late, align: 'end' },
          { key: 'median', header: t`Minutes late, median`, cell: ({ all }) => (all.isEnough ? all.medianMinutes : null), align: 'end' },
          { key: 'none', header: t`No record`, cell: ({ all }) => all.noRecord, align: 'end' },
        ]}
        rowKey={({ side }) => side}
        rows={(['A', 'B'] as const).map((side) => ({ side, name: names[side], ...counts[side] }))}
      />
      <ul className="grid gap-1">
        {(['A', 'B'] as const).map((side) => (
          <li key={side}>
            <Sentence counts={counts[side]} name={names[side]} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each way by itself: giving the children, and receiving them. */
function Sentence({ counts: { giving, receiving, all }, name }: { counts: Counts; name: string }) {
  if (!all.isEnough)
    return (
      <Trans>
        {name}: not enough data, <Plural one="# exchange" other="# exchanges" value={all.n} />
      </Trans>
    )
  const [gaveOn, gave, tookOn, took] = [giving.onTime, giving.n, receiving.onTime, receiving.n]
  return (
    <Trans>
      {name}: on time {gaveOn} of {gave} times when giving the children, {tookOn} of {took} times when receiving them
    </Trans>
  )
}
