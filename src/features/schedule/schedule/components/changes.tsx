import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayShort, plusDays } from '#shell/calendar-days.ts'
import { letterName, type Names } from '#shell/holders.ts'
import type { Difference } from '../contract.ts'

/** So many days are named unless it is said otherwise; of a proposal the months mark all of them. */
const usual = 12

/** What a version would change: the balance in nights, and the first days with their parent before and after. */
export function Changes({ difference, names, named = usual }: { difference: Difference; names: Names; named?: number }) {
  const { i18n } = useLingui()
  const { before, after, from, changed, balance } = difference
  const days = [...after].flatMap((letter, index) =>
    letter === before[index] ? [] : [{ day: plusDays(from, index), was: before[index]!, is: letter }],
  )
  const signed = (number: number) => i18n.number(number, { signDisplay: 'exceptZero' })
  const [total, a, b] = [i18n.number(after.length), signed(balance.nights.A), signed(balance.nights.B)]
  const more = i18n.number(days.length - named)
  if (changed === 0)
    return (
      <p>
        <Trans>No night of these {total} days changes hands. Times or places may.</Trans>
      </p>
    )
  return (
    <div className="grid gap-2">
      <p>
        <Plural one="# night changes hands" other="# nights change hands" value={changed} />{' '}
        <Trans>
          of {total}: {names.A} {a}, {names.B} {b}.
        </Trans>
      </p>
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
        {days.slice(0, named).map(({ day, was, is }) => {
          const [date, now, then] = [dayShort(day, i18n.locale), letterName(was, names, i18n), letterName(is, names, i18n)]
          return (
            <li key={day}>
              <Trans>
                <span className="figures">{date}</span>: {then} in place of {now}
              </Trans>
            </li>
          )
        })}
      </ul>
      {days.length > named && (
        <p className="text-sm text-soft">
          <Trans>And {more} more.</Trans>
        </p>
      )}
    </div>
  )
}
