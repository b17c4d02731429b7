import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table } from '#web/ui/table.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Counts } from '../contract.ts'

type Both = Readonly<Record<'A' | 'B', Counts>>

interface MonthCountsProps {
  counts: Both
  /** The same by the order, where it differs from the schedule: then both are shown. */
  byOrder: Both | null
  names: Names
  words: string
}

const sides = ['A', 'B'] as const

/** The numbers of a month, and a sentence of each parent where they are enough for one. */
export function MonthCounts({ counts, byOrder, names, words }: MonthCountsProps) {
  const { t } = useLingui()
  const rows = sides.flatMap((side) => [
    { side, by: 'schedule', ...counts[side] },
    ...(byOrder ? [{ side, by: 'order', ...byOrder[side] }] : []),
  ])
  return (
    <>
      <Table
        caption={<Trans>Exchanges of {words}</Trans>}
        columns={[
          {
            key: 'who',
            header: t`Parent`,
            cell: ({ side, by }) => (byOrder ? `${names[side]}, ${by === 'order' ? t`by the order` : t`by the schedule`}` : names[side]),
          },
          { key: 'n', header: t`Exchanges`, cell: ({ all }) => all.n, align: 'end' },
          { key: 'ways', header: t`Giving, receiving`, cell: ({ giving, receiving }) => `${giving.n}, ${receiving.n}`, align: 'end' },
          { key: 'on', header: t`On time`, cell: ({ all }) => all.onTime, align: 'end' },
          { key: 'late', header: t`Late`, cell: ({ all }) => all.late, align: 'end' },
          {
            key: 'median',
            header: t`Minutes past grace, median`,
            cell: ({ all }) => (all.isEnough ? all.medianMinutes : null),
            align: 'end',
          },
          { key: 'entered', header: t`Entered later`, cell: ({ all }) => all.enteredLater, align: 'end' },
          { key: 'none', header: t`No record`, cell: ({ all }) => all.noRecord, align: 'end' },
        ]}
        rowKey={({ side, by }) => `${side} ${by}`}
        rows={rows}
      />
      <ul className="grid gap-1">
        {sides.map((side) => (
          <li key={side}>
            <Sentence counts={counts[side]} name={names[side]} />
            {byOrder && counts[side].all.isEnough && (
              <>
                ; <Ordered counts={byOrder[side]} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How often on time, of what was recorded at the time or not at all. */
const timesOf = ({ onTime, n, enteredLater }: Counts['all']) => [onTime, n - enteredLater] as const

/** Each way by itself: giving the children, and receiving them. */
function Sentence({ counts: { giving, receiving, all }, name }: { counts: Counts; name: string }) {
  const count = all.n - all.enteredLater
  if (!all.isEnough)
    return (
      <Trans>
        {name}: not enough data, <Plural one="# exchange" other="# exchanges" value={count} />
      </Trans>
    )
  const [[gaveOn, gave], [tookOn, took]] = [timesOf(giving), timesOf(receiving)]
  return (
    <Trans>
      {name}: on time {gaveOn} of {gave} times when giving the children, {tookOn} of {took} times when receiving them
    </Trans>
  )
}

function Ordered({ counts: { giving, receiving } }: { counts: Counts }) {
  const [[gaveOn, gave], [tookOn, took]] = [timesOf(giving), timesOf(receiving)]
  return (
    <Trans>
      by the ordered times {gaveOn} of {gave} and {tookOn} of {took}
    </Trans>
  )
}
