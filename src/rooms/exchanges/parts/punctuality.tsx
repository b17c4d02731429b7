import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayInWords } from '../../../web/days.ts'
import { TextInput } from '../../../web/ui/field.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Table } from '../../../web/ui/table.tsx'
import { calls, type Counts } from '../contract.ts'
import type { Names } from './words.ts'

interface PunctualityProps {
  query: { case?: string }
  names: Names
  /** `YYYY-MM` in the case's zone. */
  thisMonth: string
}

/** What the records of a month say of when both came: numbers, and no word where they are few. */
export function Punctuality({ query, names, thisMonth }: PunctualityProps) {
  const { t, i18n } = useLingui()
  const [month, setMonth] = useState(thisMonth)
  const { data, error } = useAsk(calls.punctuality, { query: { ...query, month } }, { keepOld: true })
  const words = dayInWords(`${data?.month ?? month}-01`, i18n.locale, 'month')
  return (
    <section aria-labelledby="punctuality" className="grid gap-4">
      <h2 id="punctuality">
        <Trans>Punctuality by month</Trans>
      </h2>
      <TextInput
        className="no-print max-w-60"
        label={t`Month`}
        max={thisMonth}
        onChange={(event) => /^\d{4}-\d{2}$/.test(event.target.value) && setMonth(event.target.value)}
        type="month"
        value={month}
      />
      {error && (
        <p role="alert">
          <Trans>This month could not be loaded. Try again in a minute.</Trans>
        </p>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.A && data.B && (
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
          rows={(['A', 'B'] as const).map((side) => ({ side, name: names[side], ...data[side]! }))}
        />
      )}
      {data?.A && data.B && (
        <ul className="grid gap-1">
          {(['A', 'B'] as const).map((side) => (
            <li key={side}>
              <Sentence counts={data[side]!} name={names[side]} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-soft">
        <Trans>
          From the records that you can see, after the minutes of grace. “No record” says that nothing was written down, and no more. Under
          5 exchanges are not enough to say anything of somebody.
        </Trans>
      </p>
    </section>
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
