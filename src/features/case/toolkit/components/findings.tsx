import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { CaseRecord } from '../contract.ts'
import { clockTime } from '#web/times.ts'
import { caseLink } from '#case/cases/public.tsx'
import { findingNames, mendNames, valueNames } from './words.ts'

type Finding = NonNullable<CaseRecord['findings']>[number]
type Value = Finding['values'][number]

/** The page on which a finding is fixed. */
const mendAt: Readonly<Record<Finding['mend'], string>> = {
  orders: '/case-toolkit#orders',
  schedule: '/co-parenting-calendar',
  court: '/case-toolkit?step=4',
  dates: '/case-toolkit?step=6',
  phase: '/case-toolkit#tasks',
  hearings: '/court-calendar-tracker',
  contacts: '/case-toolkit#contacts',
  children: '/case-toolkit#children',
}

const dates = '/case-toolkit?step=6'
/** The page with a value. */
const placeOf: Readonly<Record<Value['of'], string | null>> = {
  order: '/case-toolkit#orders',
  schedule: '/co-parenting-calendar',
  profile_married: dates,
  profile_separated: dates,
  profile_filed: dates,
  profile_served: dates,
  profile_decree: dates,
  profile_docket: '/case-toolkit?step=4',
  response: '/case-toolkit#tasks',
  hearing: '/court-calendar-tracker',
  preparation: '/court-calendar-tracker',
  judge: '/case-toolkit#contacts',
  directory: '/search-professionals',
  child: '/case-toolkit#children',
  today: null,
}

/** Details of the record that do not match: both values, with links to where each is and to where it is fixed. */
export function Findings({ findings, search }: { findings: readonly Finding[]; search: URLSearchParams }) {
  const { i18n } = useLingui()
  if (findings.length === 0) {
    return (
      <p>
        <Trans>Nothing in the record disagrees with itself.</Trans>
      </p>
    )
  }
  return (
    <ul className="grid gap-3">
      {findings.map((finding) => (
        <li
          className="grid gap-2 border-s-4 border-attention bg-surface px-4 py-3"
          key={`${finding.kind} ${finding.values.map(({ value, source }) => `${value} ${source}`).join(' ')}`}
        >
          <h3 className="text-base">{i18n._(findingNames[finding.kind])}</h3>
          <dl className="grid gap-1 text-sm">
            {finding.values.map((value) => (
              <div className="[overflow-wrap:anywhere]" key={`${value.of} ${value.value} ${value.source}`}>
                <dt className="inline">
                  <Place search={search} value={value} />:{' '}
                </dt>
                <dd className="inline font-semibold">
                  <Said value={value} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="no-print">
            <SiteLink className="inline-flex min-h-11 items-center" to={caseLink(mendAt[finding.mend], search)}>
              {i18n._(mendNames[finding.mend])}
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The part of the record that a value comes from, with a link to it. */
function Place({ value: { of, source }, search }: { value: Value; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const to = placeOf[of]
  const name = `${i18n._(valueNames[of])}${source === '' ? '' : ` (${source})`}`
  return to ? (
    <SiteLink className="inline-flex min-h-6 items-center" to={caseLink(to, search)}>
      {name}
    </SiteLink>
  ) : (
    <span className="text-soft">{name}</span>
  )
}

function Said({ value: { as, value } }: { value: Value }) {
  const { i18n } = useLingui()
  const [ready, all] = value.split('/')
  switch (as) {
    case 'day':
      return dayInWords(value, i18n.locale)
    case 'month':
      return dayInWords(`${value}-01`, i18n.locale, 'month')
    case 'time':
      return clockTime(value, i18n.locale)
    case 'hours':
      return <Trans>{value} hours</Trans>
    case 'days':
      return <Trans>{value} days</Trans>
    case 'minutes':
      return <Trans>{value} minutes</Trans>
    case 'part':
      return (
        <Trans>
          {ready} of {all} done
        </Trans>
      )
    case 'nothing':
      return <Trans>nothing is noted</Trans>
    default:
      return value
  }
}
