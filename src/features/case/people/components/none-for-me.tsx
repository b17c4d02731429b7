import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useUser } from '#web/user.ts'
import { calls } from '../contract.ts'

/** Someone came by the mail of an invitation, and none waits for the address with which they are signed in. */
export function NoneForMe() {
  const waiting = useApiQuery(calls.waiting, {}).data?.waiting
  const email = useUser()?.email ?? ''
  if (!waiting || waiting.length > 0) return null
  return (
    <Notice title={<Trans>No invitation waits for this address</Trans>} tone="attention">
      <p>
        <Trans>
          You are signed in as <strong className="[overflow-wrap:anywhere]">{email}</strong>. An invitation waits only for the address that
          it was mailed to: if that is another one, <a href="/api/logout">sign out</a> and sign in with that. It may also have been
          answered, taken back or be over. Whoever invited you can send a new one.
        </Trans>
      </p>
    </Notice>
  )
}
