import { Trans } from '@lingui/react/macro'
import { useFlags } from '#shell/use-flags.ts'
import { SiteLink } from '#web/link.tsx'
import { caseLink } from './use-case.ts'

/** From a record to an incident that is filled in from it. @param source kind and id: `exchange:2026-03-20T22:00Z-B` */
export function NoteIncident({ source, search }: { source: string; search: URLSearchParams }) {
  if (!useFlags().incidentTracker) return null
  return (
    <SiteLink
      className="no-print inline-flex min-h-11 items-center justify-self-start"
      to={caseLink(`/co-parenting-incidents?source=${encodeURIComponent(source)}`, search)}
    >
      <Trans>Note as incident</Trans>
    </SiteLink>
  )
}
