import { Trans, useLingui } from '@lingui/react/macro'
import { type AnswerTimes, answerTimes, type Asked, fewest } from '#domain/answers/answer-clock.ts'
import type { Seat } from '#case/cases/contract.ts'
import { holderName } from './names.ts'

/** Hours up to two days, then days, with one decimal where that says something. */
function lengthOf(minutes: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  if (minutes < 90) return { value: Math.round(minutes), unit: 'minute' }
  if (minutes < 48 * 60) return { value: Math.round(minutes / 6) / 10, unit: 'hour' }
  return { value: Math.round(minutes / 144) / 10, unit: 'day' }
}

/** How long both parents take to answer, beside each other; with too few answers it says so. */
export function AnswerClock({
  seat,
  asked,
  order,
}: {
  seat: Seat
  asked: readonly Asked[]
  order: { hours: number; clause: { paragraph: string } } | null
}) {
  const { i18n } = useLingui()
  const times = answerTimes(asked)
  const say = ({ medianMinutes }: AnswerTimes) => {
    if (medianMinutes === null) return null
    const { value, unit } = lengthOf(medianMinutes)
    return i18n.number(value, { style: 'unit', unit, unitDisplay: 'long' })
  }
  const [hours, paragraph] = [order?.hours ?? 0, order ? `¶\u00a0${order.clause.paragraph}` : '']
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-4">
        {(['A', 'B'] as const).map((side) => {
          const n = times[side].n
          return (
            <div key={side}>
              <dt className="text-sm text-soft">
                {side} · {holderName(i18n, seat, side)}
              </dt>
              <dd>
                <span className="figures block text-xl font-semibold">{say(times[side]) ?? <Trans>Not enough data</Trans>}</span>
                <span className="text-sm text-soft">
                  <Trans>n = {n} answers</Trans>
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="text-sm text-soft">
        <Trans>Median time from a swap request or proposed schedule to its answer. Shown from {fewest} answers on.</Trans>{' '}
        {order ? (
          <Trans>
            The order ({paragraph}) gives {hours} hours.
          </Trans>
        ) : (
          <Trans>No order that was entered gives a deadline for answers.</Trans>
        )}
      </p>
    </div>
  )
}
