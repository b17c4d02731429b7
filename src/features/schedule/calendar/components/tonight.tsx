import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useCaseTimes } from '#shell/case-times.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Side } from '#case/cases/contract.ts'
import type { Names } from '#schedule/events/public.tsx'
import { calls, type Exchange } from '../contract.ts'
import { type Holder, lookOf } from '#shell/side-look.ts'
import { formatList } from '#web/dates.ts'
import { holderName, letterOf } from './words.ts'

/** Who has the children tonight, and how long until the next exchange. */
export function Tonight({ query, names, side }: { query: { case?: string }; names: Names; side: Side | null }) {
  const { i18n } = useLingui()
  const { data } = useApiQuery(calls.tonight, { query })
  const { moment } = useCaseTimes(data?.zone ?? 'UTC', i18n)
  if (!data) return <Skeleton lines={2} />
  const { children, next, stopped, zone, hasSchedule } = data
  if (!hasSchedule) {
    return (
      <p className="rounded-md border border-line bg-surface px-3 py-2">
        <Trans>No schedule is in force yet, so nobody’s nights are shown.</Trans>
      </p>
    )
  }
  return (
    <section aria-labelledby="tonight" className="rounded-md border border-line bg-surface px-3">
      <details className="group print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="icon no-print flex-none text-soft group-open:rotate-90" />
          <div className="flex flex-wrap gap-x-4 text-sm">
            <div>
              <h2 className="inline text-sm" id="tonight">
                <Trans>Tonight</Trans>
              </h2>{' '}
              <TonightLine names={names} side={side} tonight={children} />
            </div>
            {next && stopped === null && (
              <span>
                <Trans>
                  <strong>Next</strong> {moment(next.at)}
                </Trans>
              </span>
            )}
          </div>
        </summary>
        <div className="grid gap-4 pt-1 pb-3 sm:grid-cols-2">
          <div>
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
        </div>
      </details>
    </section>
  )
}

/** With whom they are, in a few words: the children are named where they are not together. */
function TonightLine({ tonight, names, side }: { tonight: readonly { name: string; tonight: Holder }[]; names: Names; side: Side | null }) {
  const { t, i18n } = useLingui()
  const nameOf = (holder: Holder) => (holder === side ? t`you` : holderName(i18n, holder, names))
  const holders = [...new Set(tonight.map((child) => child.tonight))]
  if (holders.length === 1) {
    const who = nameOf(holders[0]!)
    return <Trans>with {who}</Trans>
  }
  const kidsOf = (holder: Holder) =>
    formatList(
      tonight.filter((child) => child.tonight === holder).map(({ name }) => name),
      i18n.locale,
    )
  return holders
    .map((holder) => {
      const [kids, who] = [kidsOf(holder), nameOf(holder)]
      return t`${kids} with ${who}`
    })
    .join(', ')
}

function Next({ next, now, zone, names }: { next: Exchange; now: string; zone: string; names: Names }) {
  const { i18n } = useLingui()
  const { moment } = useCaseTimes(zone, i18n)
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
