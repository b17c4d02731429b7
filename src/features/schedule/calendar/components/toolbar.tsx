import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react'
import { monthName, plusDays } from '#shell/calendar-days.ts'
import { dayIn } from '#web/times.ts'
import { Button } from '#web/ui/button.tsx'
import { dayShort } from '#schedule/events/public.tsx'
import { type Range, type View, views } from '../contract.ts'
import { type LayerName, layers } from '../rules.ts'
import { layerNames, plusMonths, viewNames } from './words.ts'

interface ToolbarProps {
  range: Range
  view: View
  day: string
  off: ReadonlySet<LayerName>
  /** The value in the address if nothing is hidden. */
  everything: string
  go: (change: Partial<Record<'view' | 'day' | 'off', string>>) => void
}

/** The first day of the previous or next view. */
function stepOf(view: View, day: string, direction: 1 | -1): string {
  if (view === 'month') return plusMonths(day, direction)
  return plusDays(day, direction * (view === 'week' ? 7 : 30))
}

/** Always open on a wide screen, also if it was closed on a narrow one. */
const alwaysOpen = 'md:[&::details-content]:block md:[&::details-content]:[content-visibility:visible]'

/** Chooses days, view and layers. */
export function Toolbar({ range, view, day, off, everything, go }: ToolbarProps) {
  const { t, i18n } = useLingui()
  const title =
    view === 'month'
      ? monthName(day, i18n.locale)
      : `${dayShort(range.from, i18n.locale)} – ${dayIn(`${range.to}T12:00:00Z`, 'UTC', i18n.locale)}`
  const arrow = 'grid size-11 place-items-center rounded-sm border border-edge bg-surface'
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
      <div className="no-print flex gap-1">
        <button aria-label={t`Before`} className={arrow} onClick={() => go({ day: stepOf(view, day, -1) })} type="button">
          <ChevronLeft className="icon" />
        </button>
        <Button className="max-sm:px-2.5" kind="secondary" onClick={() => go({ day: '' })}>
          <Trans>Today</Trans>
        </Button>
        <button aria-label={t`After`} className={arrow} onClick={() => go({ day: stepOf(view, day, 1) })} type="button">
          <ChevronRight className="icon" />
        </button>
      </div>
      <h2 aria-live="polite" className="me-auto flex-1 basis-20 text-sm leading-tight sm:text-xl">
        {title}
      </h2>
      {/* On a phone both are behind a button; on wide screens they are in the row. */}
      <details className={`no-print open:w-full md:w-auto ${alwaysOpen}`}>
        <summary className="button button-secondary list-none px-3 max-sm:w-11 md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden className="icon sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>View and filters</Trans>
          </span>
        </summary>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:pt-2">
          <fieldset className="flex flex-wrap">
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
          <details className="open:w-full">
            <summary className="inline-block min-h-11 py-2 text-action underline underline-offset-4">
              {off.size === 0 ? <Trans>Filters: none</Trans> : <Trans>Filters: some things are hidden</Trans>}
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
      </details>
    </div>
  )
}
