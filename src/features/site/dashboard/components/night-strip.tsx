import { Trans, useLingui } from '@lingui/react/macro'
import { dayLong } from '#web/times.ts'
import type { Range } from '#schedule/calendar/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { formatDay } from '#web/dates.ts'
import { holderName } from './names.ts'

interface NightStripProps {
  seat: Seat
  name: string
  child: string
  nights: Range['nights']
}

const looks = {
  A: 'bg-action text-on-action border-action',
  B: 'bg-surface text-ink border-ink',
  third: 'bg-attention-wash text-ink border-edge',
  gap: 'bg-surface text-soft border-dashed border-edge',
}

const letters = { A: 'A', B: 'B', third: 'T', gap: '–' }

/** Two weeks of nights of a child, a letter for each: the letter says it, the color helps. */
export function NightStrip({ seat, name, child, nights }: NightStripProps) {
  const { i18n, t } = useLingui()
  const days = nights.flatMap(({ day, by }) => {
    const holder = by.find((each) => each.child === child)?.holder
    return holder === undefined ? [] : [{ day, holder }]
  })
  if (days.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{name}</p>
      <ol aria-label={t`Nights of ${name}`} className="mt-1 grid grid-cols-7 gap-1 sm:grid-cols-14">
        {days.map(({ day, holder }) => (
          <li className={`grid min-h-11 place-items-center rounded-sm border text-center ${looks[holder]}`} key={day}>
            <span className="sr-only">
              {dayLong(day, i18n.locale)}: {holderName(i18n, seat, holder)}
            </span>
            <span aria-hidden className="figures py-1 text-xs leading-tight">
              {formatDay('weekdayNarrow', day, i18n.locale)}
              <span className="block">{formatDay('dayOfMonth', day, i18n.locale)}</span>
              <span className="block text-base font-semibold">{letters[holder]}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Which letter is whom. */
export function Letters({ seat }: { seat: Seat }) {
  const { i18n } = useLingui()
  const [a, b] = [holderName(i18n, seat, 'A'), holderName(i18n, seat, 'B')]
  return (
    <p className="text-sm text-soft">
      <Trans>
        Nights, as the schedule has them. A: {a}. B: {b}. T: third party. Days begin in {seat.zone}.
      </Trans>
    </p>
  )
}
