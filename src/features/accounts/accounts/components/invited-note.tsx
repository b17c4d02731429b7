import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'
import { useInvited } from './use-invited.ts'

/** For a person who came by the mail of an invitation: which address it waits for. */
export function InvitedNote() {
  if (!useInvited()) return null
  return (
    <div className="mt-6 max-w-xl">
      <Notice>
        <p>
          <Trans>
            Your invitation waits for the address that it was mailed to. Use that address here, and you see it once you are signed in.
          </Trans>
        </p>
      </Notice>
    </div>
  )
}
