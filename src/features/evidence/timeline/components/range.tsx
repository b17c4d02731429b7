import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'wouter'
import { daysBetween, plusDays } from '#shell/calendar-days.ts'
import { dayInWords } from '#web/days.ts'
import { pageWith, type Choice } from './addresses.ts'

interface Props {
  choice: Choice
  search: URLSearchParams
  today: string
}

/** The days that are chosen, with those before and after. */
export function Range({ choice: { from, to }, search, today }: Props) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const length = daysBetween(from, to) + 1
  const move = (direction: -1 | 1) =>
    go(pageWith(search, { from: plusDays(from, direction * length), to: plusDays(to, direction * length) }))
  const arrow = 'no-print grid size-11 flex-none place-items-center rounded-sm border border-edge bg-surface disabled:opacity-50'
  return (
    <div className="flex items-center gap-2">
      <button aria-label={t`Earlier`} className={arrow} onClick={() => move(-1)} type="button">
        <ChevronLeft className="icon" />
      </button>
      <h2 aria-live="polite" className="figures flex-1 text-center text-base">
        {dayInWords(from, i18n.locale)} – {dayInWords(to, i18n.locale)}
      </h2>
      <button aria-label={t`Later`} className={arrow} disabled={to >= today} onClick={() => move(1)} type="button">
        <ChevronRight className="icon" />
      </button>
    </div>
  )
}
