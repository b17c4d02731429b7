import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/dates.ts'
import { timeIn, zoneLetters } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import type { CaseRow } from '../contract.ts'
import { within } from './places.ts'

/** The next hearing that the grant shows: when, what and where. */
export function NextHearing({ row: { hearing, caseId } }: { row: CaseRow }) {
  const { i18n } = useLingui()
  if (!hearing) return null
  const { title, fromAt, zone, court, room, documentsDueOn } = hearing
  const due = documentsDueOn === null ? '' : formatDate('dayWithWeekday', documentsDueOn, i18n.locale)
  return (
    <p className="[overflow-wrap:anywhere]">
      <time className="figures font-semibold" dateTime={fromAt}>
        {formatDate('dayWithWeekday', fromAt, i18n.locale, zone)}, {timeIn(fromAt, zone, i18n.locale)}{' '}
        {zoneLetters(fromAt, zone, i18n.locale)}
      </time>{' '}
      <SiteLink className="inline-block py-1 lg:py-0" to={within('/court-calendar-tracker', caseId)}>
        {title}
      </SiteLink>
      {[court, room]
        .filter((part) => part !== '')
        .map((part) => (
          <span className="text-soft" key={part}>
            {' '}
            · {part}
          </span>
        ))}
      {due !== '' && (
        <span className="text-soft">
          {' '}
          · <Trans>documents due {due}</Trans>
        </span>
      )}
    </p>
  )
}
