import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { SiteLink } from '#web/link.tsx'
import { useUser } from '#web/user.ts'

/** The page on which people answer invitations. */
const page = '/parent-connection'

/** Shows on every page that an invitation waits: after signing up, the person who got it is nowhere near its page. */
export function Invited() {
  const { t } = useLingui()
  const [path] = useLocation()
  if (useUser()?.hasInvitation !== true || path === page) return null
  return (
    <aside aria-label={t`Invitation`} className="no-print border-b border-line bg-action-wash px-4 py-2 sm:px-8">
      <p>
        <Trans>
          An invitation waits for your answer.{' '}
          <SiteLink className="whitespace-nowrap" to={page}>
            See it
          </SiteLink>
        </Trans>
      </p>
    </aside>
  )
}
