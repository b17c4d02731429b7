import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { SiteLink } from '#web/link.tsx'
import { useUser } from '#web/user.ts'

/** Where invitations are answered. */
const page = '/parent-connection'

/** Says on every page that an invitation waits, for whoever it was mailed to: after signing up they are nowhere near it. */
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
