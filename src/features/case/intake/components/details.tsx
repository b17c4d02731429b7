import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '#domain/directory/states.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { IntakeRecord } from './record.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { Parties } from './parties.tsx'
import { zoneName } from './zones.ts'

/** The court, the docket and the dates of a case, as one parent entered them. */
export function Details({ record, search, seat }: { record: IntakeRecord; search: URLSearchParams; seat: Seat }) {
  const { i18n } = useLingui()
  const { profile } = record
  const city = zoneName(record.zone)
  const none = (
    <span className="text-soft">
      <Trans>not entered</Trans>
    </span>
  )
  const day = (value: string | null | undefined) => (value ? dayInWords(value, i18n.locale) : none)
  return (
    <div className="grid gap-3">
      <Facts
        items={[
          { term: <Trans>Parties</Trans>, value: <Parties record={record} seat={seat} /> },
          {
            term: <Trans>Place</Trans>,
            value: [profile?.county, states[record.state] ?? record.state].filter(Boolean).join(', '),
            note: <Trans>Times are those of the clock in {city}.</Trans>,
          },
          { term: <Trans>Court</Trans>, value: profile?.court || none },
          { term: <Trans>Docket number</Trans>, value: profile?.docket || none },
          { term: <Trans>Married</Trans>, value: day(profile?.marriedOn) },
          { term: <Trans>Separated</Trans>, value: day(profile?.separatedOn) },
          { term: <Trans>Filed</Trans>, value: day(profile?.filedOn) },
          { term: <Trans>Served</Trans>, value: day(profile?.servedOn) },
          { term: <Trans>Decree</Trans>, value: day(profile?.decreeOn) },
        ]}
      />
      {record.can.change && (
        <p className="no-print flex flex-wrap gap-x-5">
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit?step=3', search)}>
            <Trans>Change the place</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit?step=4', search)}>
            <Trans>Change the court</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit?step=5', search)}>
            <Trans>Change who filed</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit?step=6', search)}>
            <Trans>Change the dates</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center" to="/case-toolkit?begin=yes">
            <Trans>Begin another case</Trans>
          </SiteLink>
        </p>
      )}
    </div>
  )
}
