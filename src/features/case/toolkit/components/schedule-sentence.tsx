import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Seat } from '#case/cases/contract.ts'
import type { CaseRecord } from '../contract.ts'
import { clockTime } from '#web/times.ts'

type Brief = NonNullable<CaseRecord['schedule']>

/** A schedule in one sentence: nights in the next four weeks, and the usual exchanges. Children appear as initials. */
export function ScheduleSentence({ schedule: { from, to, nights, exchanges }, seat }: { schedule: Brief; seat: Seat }) {
  const { t, i18n } = useLingui()
  const nameOf = (side: 'A' | 'B') => seat.parents.find((parent) => parent.side === side)?.name ?? side
  const [parentA, parentB] = [nameOf('A'), nameOf('B')]
  const [first, last] = [dayInWords(from, i18n.locale), dayInWords(to, i18n.locale)]
  const [usual] = exchanges
  const time = usual && clockTime(usual.time, i18n.locale)
  const place = usual?.place
  return (
    <>
      <Trans>
        From {first} to {last}:
      </Trans>{' '}
      {nights.map(({ children, A, B, third }, index) => {
        const who = nights.length > 1 ? `${children.map((name) => `${name.slice(0, 1)}.`).join(', ')} ` : ''
        return (
          <span key={children.join(' ')}>
            {index > 0 && '; '}
            {who}
            <Trans>
              {A} nights with {parentA} and {B} with {parentB}
            </Trans>
            {third > 0 && t`, ${third} elsewhere`}
          </span>
        )
      })}
      {time &&
        (place ? (
          <Trans>
            ; exchanges mostly at {time}, {place}
          </Trans>
        ) : (
          <Trans>; exchanges mostly at {time}</Trans>
        ))}
      .
    </>
  )
}
