import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { type LaneName, laneTexts } from '#domain/timeline/marks.ts'
import type { Mark } from '../contract.ts'
import { pageWith, type Shown } from './addresses.ts'

interface Props {
  frame: { lanes: readonly LaneName[] }
  /** All records of the days, also of lanes that are off. */
  marks: readonly Mark[]
  shown: Shown
  search: URLSearchParams
}

/** Kinds of records, each with how many there are on these days: a press hides or shows them. */
export function Lanes({ frame, marks, shown: { off }, search }: Props) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const counts = useMemo(() => {
    const found = new Map<LaneName, number>()
    for (const { lane } of marks) found.set(lane, (found.get(lane) ?? 0) + 1)
    return found
  }, [marks])
  const toggle = (lane: LaneName) => {
    const next = new Set(off)
    if (!next.delete(lane)) next.add(lane)
    go(pageWith(search, { off: [...next].join(',') }), { replace: true })
  }
  return (
    <fieldset className="no-print">
      <legend className="sr-only">
        <Trans>Kinds of records</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {frame.lanes.map((lane) => (
          <button
            aria-pressed={!off.has(lane)}
            className={`min-h-11 rounded-sm border px-3 text-sm ${off.has(lane) ? 'border-dashed border-edge text-soft' : 'border-action bg-action-wash'}`}
            key={lane}
            onClick={() => toggle(lane)}
            type="button"
          >
            {i18n._(laneTexts[lane])} <span className="figures">{i18n.number(counts.get(lane) ?? 0)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
