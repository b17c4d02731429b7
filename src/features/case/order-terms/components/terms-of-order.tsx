import { Trans } from '@lingui/react/macro'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { calls } from '../contract.ts'
import { TermsList } from './terms-list.tsx'

/** The terms of an order in its card, and the way to enter them. */
export function TermsOfOrder({ order, search }: { order: string; search: URLSearchParams }) {
  const { data } = useApiQuery(calls.list, { query: caseQuery(search) })
  const its = data?.orders.find(({ id }) => id === order)
  if (!its) return null
  return (
    <>
      {its.terms.length > 0 && <TermsList terms={its.terms} />}
      {its.can.change && (
        <SiteLink
          className="no-print inline-flex min-h-11 items-center justify-self-start"
          to={caseLink(`/case-toolkit?terms=${order}`, search)}
        >
          {its.terms.length > 0 ? <Trans>Change terms on messages and money</Trans> : <Trans>Enter terms on messages and money</Trans>}
        </SiteLink>
      )}
    </>
  )
}
