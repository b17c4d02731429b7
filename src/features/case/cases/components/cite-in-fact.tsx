import { Trans } from '@lingui/react/macro'
import { useFlags } from '#shell/use-flags.ts'
import { SiteLink } from '#web/link.tsx'
import { caseLink } from './use-case.ts'

/** From a message to a new fact that cites it. */
export function CiteInFact({ message, search }: { message: string; search: URLSearchParams }) {
  if (!useFlags().evidenceVault) return null
  return (
    <SiteLink
      className="no-print inline-flex min-h-11 items-center justify-self-start"
      to={caseLink(`/evidence-dashboard?message=${message}`, search)}
    >
      <Trans>Cite in a fact</Trans>
    </SiteLink>
  )
}
