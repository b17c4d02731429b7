import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { useTold } from '../../../web/inside/case-times.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import type { Names } from '../../events/door.tsx'
import { calls, type Exchange } from '../contract.ts'
import { lookOf } from '../../../web/inside/side-look.ts'
import { holderName, letterOf } from './words.ts'

/** Who has the children tonight, and how long until they change hands. */
export function Tonight({ query, names }: { query: { case?: string }; names: Names }) {
  const { i18n } = useLingui()
  const { data } = useAsk(calls.tonight, { query })
  if (!data) return <Skeleton lines={2} />
  const { children, next, stopped, zone, hasSchedule } = data
  if (!hasSchedule) {
    return (
      <p className="rounded-md border border-line bg-surface p-4">
        <Trans>No schedule is in force yet, so nobody’s nights are shown.</Trans>
      </p>
    )
  }
  return (
    <section aria-labelledby="tonight" className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
      <div>
        <h2 className="text-base font-normal text-soft" id="tonight">
          <Trans>Tonight</Trans>
        </h2>
        <ul className="mt-1 grid gap-2">
          {children.map(({ id, name, tonight }) => {
            const holder = holderName(i18n, tonight, names)
            return (
              <li className="flex items-center gap-3" key={id}>
                <span
                  aria-hidden
                  className={`grid size-8 flex-none place-items-center rounded-sm border-2 font-semibold ${lookOf[tonight]}`}
                >
                  {letterOf[tonight]}
                </span>
                <span>
                  <Trans>
                    <strong>{name}</strong> is with {holder}
                  </Trans>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <div>
        <h2 className="text-base font-normal text-soft">
          <Trans>Next exchange</Trans>
        </h2>
        {stopped === 'ended' && <Trans>Your part in this case has ended.</Trans>}
        {stopped === 'held' && <Trans>Not shown while your protective-order hold is on.</Trans>}
        {stopped === null && (next ? <Next names={names} next={next} now={data.now} zone={zone} /> : <Trans>None is planned.</Trans>)}
      </div>
    </section>
  )
}

function Next({ next, now, zone, names }: { next: Exchange; now: string; zone: string; names: Names }) {
  const { i18n } = useLingui()
  const { moment } = useTold(zone, i18n)
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(new Date().toISOString()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const [from, to] = [holderName(i18n, next.from, names), holderName(i18n, next.to, names)]
  return (
    <>
      <p className="text-lg font-semibold">
        <time dateTime={next.at}>{moment(next.at)}</time>
      </p>
      <p>
        <Trans>
          From {from} to {to}
        </Trans>
        {next.place && <>, {next.place}</>}
      </p>
      <p className="figures text-soft no-print">
        <Left minutes={Math.max(0, Math.ceil((Date.parse(next.at) - Date.parse(at)) / 60_000))} />
      </p>
    </>
  )
}

/** How long from now: days and hours, or hours and minutes on the last day. */
function Left({ minutes }: { minutes: number }) {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (minutes === 0) return <Trans>It is time.</Trans>
  if (days > 0)
    return (
      <Trans>
        in <Plural one="# day" other="# days" value={days} /> and <Plural one="# hour" other="# hours" value={hours} />
      </Trans>
    )
  return (
    <Trans>
      in <Plural one="# hour" other="# hours" value={hours} /> and <Plural one="# minute" other="# minutes" value={rest} />
    </Trans>
  )
}
