import { Trans, useLingui } from '@lingui/react/macro'
import { dayIn, timeIn, zoneLetters } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import type { CaseRecord } from '../contract.ts'
import { caseLink } from '#case/cases/public.tsx'

/** The hearings that are coming up, with links to the court calendar. */
export function HearingsList({ record, search }: { record: CaseRecord; search: URLSearchParams }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-3">
      {record.hearings.length === 0 ? (
        <p className="text-soft">
          <Trans>No hearing is coming up.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {record.hearings.map(({ id, title, fromAt, zone, court, room, ready, toPrepare }) => (
            <li className="rounded-sm border border-line bg-surface p-3 [overflow-wrap:anywhere]" key={id}>
              <p className="font-semibold">
                <SiteLink to={caseLink(`/court-calendar-tracker#hearing-${id}`, search)}>{title}</SiteLink>
              </p>
              <p>
                <time dateTime={fromAt}>
                  {dayIn(fromAt, zone, i18n.locale)}, {timeIn(fromAt, zone, i18n.locale)} {zoneLetters(fromAt, zone, i18n.locale)}
                </time>
              </p>
              <p className="text-sm text-soft">{[court, room].filter((text) => text !== '').join(', ')}</p>
              {toPrepare > 0 && (
                <p className="text-sm">
                  <Trans>
                    Prepared: {ready} of {toPrepare}
                  </Trans>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="no-print">
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/court-calendar-tracker', search)}>
          <Trans>Open hearings</Trans>
        </SiteLink>
      </p>
    </div>
  )
}
