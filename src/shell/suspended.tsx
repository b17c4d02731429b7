import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#web/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SignOutLink } from './sign-out-link.tsx'

/** Whether a call of this page was answered with it: the look for new flags hears of it within seconds. */
function useIsSuspended(): boolean {
  const client = useQueryClient()
  const [isSuspended, setSuspended] = useState(false)
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query: { state } }) => {
        if (state.error instanceof ApiError && state.error.why === 'suspended') setSuspended(true)
      }),
    [client],
  )
  return isSuspended
}

/** Over an open page whose person was suspended meanwhile. It can be closed, so that what was typed can be copied. */
export function Suspended() {
  const isSuspended = useIsSuspended()
  const [isClosed, setClosed] = useState(false)
  return (
    <Dialog onClose={() => setClosed(true)} open={isSuspended && !isClosed} title={<Trans>This account is suspended</Trans>}>
      <p>
        <Trans>You cannot use your account now. None of your data was deleted. If you think that is wrong, write to support.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {/* A new page from the server, which shows it as to any visitor. */}
        <a className="button button-primary" href="/support">
          <Trans>Write to support</Trans>
        </a>
        <SignOutLink className="button button-secondary">
          <Trans>Sign Out</Trans>
        </SignOutLink>
      </div>
    </Dialog>
  )
}
