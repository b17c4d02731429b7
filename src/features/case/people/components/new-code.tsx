import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import type { Invited } from '../contract.ts'

/** The code of a new invitation, which is shown only now. */
export function NewCode({ invited, onDone }: { invited: Invited; onDone: () => void }) {
  const { i18n } = useLingui()
  const until = dayInWords(invited.expiresAt, i18n.locale)
  return (
    <div className="grid gap-4">
      <output className="block">
        {invited.byMail ? (
          <Trans>
            The invitation is on its way. It waits for whoever signs in with that address, even if the mail is lost. This code, for an
            account with that address, leads to it too.
          </Trans>
        ) : (
          <Trans>Give this code to the person whom you invite.</Trans>
        )}
      </output>
      <p className="figures rounded-sm border border-edge bg-action-wash px-4 py-3 text-center text-2xl font-semibold tracking-widest select-all">
        {invited.code}
      </p>
      <p>
        <Trans>
          It works once, until {until}. They sign in or make an account, choose “I have a code”, and see who invites them before they
          accept.
        </Trans>
      </p>
      <p className="text-sm text-soft">
        <Trans>We do not keep the code. If it is lost, send the invitation again for a new one.</Trans>
      </p>
      <Button className="justify-self-start" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
