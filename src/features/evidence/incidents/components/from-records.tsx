import { Trans, useLingui } from '@lingui/react/macro'
import { caseLink, caseQuery, Moment } from '#case/cases/public.tsx'
import { kindNames } from '#domain/incidents/kinds.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Found } from '../contract.ts'
import { path } from './addresses.ts'

/** Where a record is noted: the form, filled in. */
const noteLink = (source: string, search: URLSearchParams) => caseLink(`${path}?source=${encodeURIComponent(source)}`, search)

/** Records of the last 60 days that can be noted and are not yet. Nothing where there are none. */
export function FromRecords({ search, zone }: { search: URLSearchParams; zone: string }) {
  const { data } = useApiQuery(calls.found, { query: caseQuery(search) })
  const found = data?.found ?? []
  if (found.length === 0) return null
  return (
    <Disclosure className="no-print" title={<Trans>From your records, last 60 days ({found.length})</Trans>}>
      <Rows of={found} rowKey={({ source }) => source}>
        {(one) => <OneRecord found={one} search={search} zone={zone} />}
      </Rows>
    </Disclosure>
  )
}

function OneRecord({ found: { source, kind, at, actual, to }, search, zone }: { found: Found; search: URLSearchParams; zone: string }) {
  const { i18n } = useLingui()
  return (
    <div>
      <p>
        <span className="font-semibold">{i18n._(kindNames[kind])}</span>{' '}
        <span className="text-sm text-soft">
          <Moment at={at} zone={zone} />
        </span>
      </p>
      <p className="text-sm [overflow-wrap:anywhere]">{actual}</p>
      <p className="flex flex-wrap gap-x-4">
        <SiteLink className="inline-flex min-h-11 items-center font-semibold" to={noteLink(source, search)}>
          <Trans>Note as incident</Trans>
        </SiteLink>
        <SiteLink className="inline-flex min-h-11 items-center" to={caseLink(to, search)}>
          <Trans>Open the record</Trans>
        </SiteLink>
      </p>
    </div>
  )
}
