import { Trans, useLingui } from '@lingui/react/macro'
import { isOpenTo } from './desks.ts'
import { SiteLink } from '#web/link.tsx'
import { lineAt } from '#web/match.ts'
import { useSite } from '#web/site.ts'
import { useUser } from '#web/user.ts'

/** The ways to the other desks: those that are open to who looks; none for who has one alone. */
export function Desks({ here }: { here: string }) {
  const { t } = useLingui()
  const { inside } = useSite()
  const roles = useUser()?.roles ?? []
  const ways = [
    { to: '/admin-dashboard', label: <Trans>Figures</Trans> },
    { to: '/admin-dashboard?prices', label: <Trans>Plan price</Trans> },
    { to: '/admin-dashboard?waivers', label: <Trans>Fee waivers</Trans> },
    { to: '/user-access-control', label: <Trans>People and audit</Trans> },
    { to: '/account-recovery', label: <Trans>Account recovery</Trans> },
    { to: '/support-admin-dashboard', label: <Trans>Support desk</Trans> },
    { to: '/moderation', label: <Trans>Moderation</Trans> },
    { to: '/moderation?claims', label: <Trans>Claims and replies</Trans> },
    { to: '/bug-detection', label: <Trans>Errors</Trans> },
    { to: '/scraping-status', label: <Trans>Collection status</Trans> },
    { to: '/scraper-management', label: <Trans>Collection management</Trans> },
    { to: '/professional-organization', label: <Trans>Organizations</Trans> },
    { to: '/admin-duplicates', label: <Trans>Duplicates</Trans> },
    { to: '/beta-testing-dashboard', label: <Trans>Beta testing</Trans> },
    { to: '/terms-audit', label: <Trans>Terms audit</Trans> },
    { to: '/admin-legal-records', label: <Trans>Legal records</Trans> },
    { to: '/admin-legal-records?copies', label: <Trans>Certified copies</Trans> },
    { to: '/admin-legal-records?erasures', label: <Trans>Ordered erasures</Trans> },
    { to: '/admin-legal-records?files', label: <Trans>Blocked files</Trans> },
    { to: '/super-admin-dashboard', label: <Trans>Super admin</Trans> },
  ]
  const visible = ways.filter(({ to }) => {
    const [path = '', query = ''] = to.split('?')
    const found = lineAt('', path, query, inside)
    return found !== null && isOpenTo(found.line, roles)
  })
  if (visible.length < 2) return null
  const list = (
    <ul className="flex flex-wrap gap-x-6 max-lg:flex-col">
      {visible.map(({ to, label }) => (
        <li key={to}>
          {to === here ? (
            <span aria-current="page" className="inline-flex min-h-11 items-center font-semibold lg:border-b-2 lg:border-action">
              {label}
            </span>
          ) : (
            <SiteLink className="inline-flex min-h-11 items-center" to={to}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
  // Twenty ways fill a phone before the desk begins: there they are folded.
  return (
    <nav aria-label={t`Desks`} className="no-print mb-6 border-b border-line">
      <details className="lg:hidden">
        <summary className="min-h-11 py-2.5 font-semibold">
          <Trans>Other desks</Trans>
        </summary>
        {list}
      </details>
      <div className="max-lg:hidden">{list}</div>
    </nav>
  )
}
