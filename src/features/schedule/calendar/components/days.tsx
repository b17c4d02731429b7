import { Trans, useLingui } from '@lingui/react/macro'
import { dayLong } from '#web/times.ts'
import { Empty } from '#web/ui/states.tsx'
import type { Range } from '../contract.ts'
import { entriesOf, holdersOf } from './entries.ts'
import { type Around, Line } from './line.tsx'
import { lookOf } from '#shell/side-look.ts'
import type { LayerName } from '../rules.ts'
import { daysFrom, holderName, letterOf } from './words.ts'

interface DaysProps {
  range: Range
  off: ReadonlySet<LayerName>
  around: Around
}

/** With whom the children sleep after a day. */
function Nights({ range, day, around }: { range: Range; day: string; around: Around }) {
  const { i18n } = useLingui()
  return (
    <>
      {holdersOf(range, day).map((holder) => {
        const who = holderName(i18n, holder, around.names)
        const kids = range.nights
          .find((each) => each.day === day)!
          .by.filter((each) => each.holder === holder)
          .map(({ child }) => around.kids.find(({ id }) => id === child)?.name ?? '')
        const some = kids.length < around.kids.length ? kids.join(', ') : ''
        return (
          <p className="flex items-center gap-2" key={holder}>
            <span
              aria-hidden
              className={`grid size-7 flex-none place-items-center rounded-sm border-2 text-sm font-semibold ${lookOf[holder]}`}
            >
              {letterOf[holder]}
            </span>
            <span>
              <Trans>Night with {who}</Trans>
              {some && <span className="text-soft"> ({some})</span>}
            </span>
          </p>
        )
      })}
    </>
  )
}

/** Day after day with its lines: all of them, or only those that have some. */
export function Agenda({ range, off, around, all }: DaysProps & { all: boolean }) {
  const { i18n } = useLingui()
  const days = daysFrom(range.from, range.to)
    .map((day) => ({ day, entries: entriesOf(range, day, off) }))
    .filter(({ entries }) => all || entries.length > 0)
  if (days.length === 0) {
    return (
      <Empty
        title={
          off.size === 0 ? (
            <Trans>Nothing is planned in these thirty days</Trans>
          ) : (
            <Trans>Nothing matches your filters in these 30 days</Trans>
          )
        }
      >
        <p>
          <Trans>What you add shows here, and what is shared with you.</Trans>
        </p>
      </Empty>
    )
  }
  return (
    <ol className="grid gap-3">
      {days.map(({ day, entries }) => (
        <li className="grid gap-1 border-t border-line pt-3 break-inside-avoid sm:grid-cols-[14rem_1fr]" key={day}>
          <h3 className={`text-base ${day === range.today ? 'text-action' : ''}`}>
            <time dateTime={day}>{dayLong(day, i18n.locale)}</time>
          </h3>
          <div className="grid gap-1">
            {all && !off.has('time') && <Nights around={around} day={day} range={range} />}
            <Lines around={around} day={day} entries={entries} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Lines({ entries, day, around }: { entries: ReturnType<typeof entriesOf>; day: string; around: Around }) {
  if (entries.length === 0) return null
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.key}>
          <Line around={around} day={day} entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** The day that is chosen in the grid, with everything on it. */
export function OneDay({ range, off, around, day }: DaysProps & { day: string }) {
  const { i18n } = useLingui()
  const entries = entriesOf(range, day, off)
  return (
    <section aria-labelledby="chosen-day" className="no-print grid gap-2 rounded-md border border-line bg-surface p-4">
      <h2 aria-live="polite" className="text-lg" id="chosen-day">
        {dayLong(day, i18n.locale)}
      </h2>
      {!off.has('time') && <Nights around={around} day={day} range={range} />}
      {entries.length === 0 ? (
        <p className="text-soft">
          {off.size === 0 ? <Trans>Nothing is planned on this day.</Trans> : <Trans>Nothing matches your filters on this day.</Trans>}
        </p>
      ) : (
        <Lines around={around} day={day} entries={entries} />
      )}
    </section>
  )
}
