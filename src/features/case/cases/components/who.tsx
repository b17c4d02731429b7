import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { dayIn, differ, timeElsewhere, timeIn, useViewerZone, zoneLetters } from '#web/times.ts'
import type { Seat } from '../contract.ts'

/** The parents' names by their sides. */
export type Names = Readonly<Record<'A' | 'B', string>>

/** The parents' names by their sides, as the case has them. */
export function useNames(seat: Seat): Names {
  const { t } = useLingui()
  const named = (side: 'A' | 'B') => seat.parents.find((parent) => parent.side === side)?.name
  return { A: named('A') ?? t`Parent A`, B: named('B') ?? t`Parent B` }
}

/** A parent: by a letter and the name, never by color alone. */
export function Who({ side, names }: { side: 'A' | 'B'; names: Names }) {
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden
        className="figures me-1 inline-grid size-6 place-items-center rounded-full border border-edge text-sm font-semibold"
      >
        {side}
      </span>
      {names[side]}
    </span>
  )
}

/** A moment in the case's zone. A page may have hundreds: one is put into words again only when it is another. */
export const Moment = memo(function Moment({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const [day, time, letters] = [dayIn(at, zone, i18n.locale), timeIn(at, zone, i18n.locale), zoneLetters(at, zone, i18n.locale)]
  return (
    <time className="figures" dateTime={at}>
      {day}, {time} {letters}
    </time>
  )
})

/** The same moment on the viewer's own clock, where that shows another time. */
export function Elsewhere({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const viewer = useViewerZone()
  if (viewer === null || !differ(at, zone, viewer)) return null
  const own = timeElsewhere(at, zone, viewer, i18n.locale)
  return (
    <span className="figures text-sm text-soft">
      {' '}
      <Trans>({own} where you are)</Trans>
    </span>
  )
}
