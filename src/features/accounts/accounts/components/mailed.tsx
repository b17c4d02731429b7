import { Trans } from '@lingui/react/macro'
import { DemoOutbox } from './demo-outbox.tsx'
import { Outcome } from './outcome.tsx'
import { SendAgain } from './send-again.tsx'

/** After signing up: the same for every address, known or not. */
export function Mailed({ email }: { email: string }) {
  return (
    <Outcome title={<Trans>Look into your mailbox</Trans>}>
      <p className="max-w-prose wrap-anywhere">
        <Trans>
          We sent a link to <strong>{email}</strong>. Open it and enter the password you just chose. It works once, for 24 hours. Then you
          can sign in.
        </Trans>
      </p>
      <DemoOutbox />
      <p className="max-w-prose">
        <Trans>Is nothing there after a few minutes? Look among the unwanted mail too, or send it again.</Trans>
      </p>
      <SendAgain email={email} page="/sign-up" />
    </Outcome>
  )
}
