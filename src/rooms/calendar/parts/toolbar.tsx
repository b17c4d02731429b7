import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthName, plusDays } from '../../../web/inside/calendar-days.ts'
import { dayIn } from '../../../web/inside/times.ts'
import { Button } from '../../../web/ui/button.tsx'
import { dayShort } from '../../events/door.tsx'
import { type Range, type View, views } from '../contract.ts'
import { type LayerName, layers } from '../rules.ts'
import { layerNames, plusMonths, viewNames } from './words.ts'

interface ToolbarProps {
  range: Range
  view: View
  day: string
  off: ReadonlySet<LayerName>
  /** What the address says where nothing is hidden. */
  everything: string
  go: (change: Partial<Record<'view' | 'day' | 'off', string>>) => void
}

/** The day from which the view before or after begins. */
function stepOf(view: View, day: string, direction: 1 | -1): string {
  if (view === 'month') return plusMonths(day, direction)
  return plusDays(day, direction * (view === 'week' ? 7 : 30))
}

/** Which days, which view, which layers. */
export function Toolbar({ range, view, day, off, everything, go }: ToolbarProps) {
  const { t, i18n } = useLingui()
  const title =
    view === 'month'
      ? monthName(day, i18n.locale)
      : `${dayShort(range.from, i18n.locale)} – ${dayIn(`${range.to}T12:00:00Z`, 'UTC', i18n.locale)}`
  const arrow = 'grid size-11 place-items-center rounded-sm border border-edge bg-surface'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="no-print flex gap-1">
          <button aria-label={t`Before`} className={arrow} onClick={() => go({ day: stepOf(view, day, -1) })} type="button">
            <ChevronLeft className="icon" />
          </button>
          <Button kind="secondary" onClick={() => go({ day: '' })}>
            <Trans>Today</Trans>
          </Button>
          <button aria-label={t`After`} className={arrow} onClick={() => go({ day: stepOf(view, day, 1) })} type="button">
            <ChevronRight className="icon" />
          </button>
        </div>
        <h2 aria-live="polite" className="me-auto">
          {title}
        </h2>
        <fieldset className="no-print flex flex-wrap">
          <legend className="sr-only">
            <Trans>View</Trans>
          </legend>
          {views.map((each) => (
            <button
              aria-pressed={each === view}
              className={`-me-px min-h-11 border border-edge px-3 text-sm sm:text-base ${each === view ? 'bg-action font-semibold text-on-action' : 'bg-surface'}`}
              key={each}
              onClick={() => go({ view: each === 'month' ? '' : each })}
              type="button"
            >
              {i18n._(viewNames[each])}
            </button>
          ))}
        </fieldset>
      </div>
      <details className="no-print">
        <summary className="inline-block min-h-11 py-2 text-action underline underline-offset-4">
          {off.size === 0 ? <Trans>What is shown: everything</Trans> : <Trans>What is shown: not everything</Trans>}
        </summary>
        <div className="flex flex-wrap gap-x-6">
          {layers.map((layer) => (
            <label className="flex min-h-11 items-center gap-2" key={layer}>
              <input
                checked={!off.has(layer)}
                className="size-5"
                onChange={() => {
                  const next = new Set(off)
                  if (!next.delete(layer)) next.add(layer)
                  go({ off: layers.filter((each) => next.has(each)).join('.') || everything })
                }}
                type="checkbox"
              />
              {i18n._(layerNames[layer])}
            </label>
          ))}
        </div>
      </details>
    </div>
  )
}
