import { Trans } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'

/** An author who was asked says that the text stands. */
export function AffirmForm({ by, onAffirmed }: { by: Key; onAffirmed: () => Promise<void> }) {
  const { send, busy, problem } = useMutation(calls.affirm)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: by }, { after: onAffirmed })
  }
  return (
    <Card className="mt-6 max-w-2xl">
      <h2>
        <Trans>Do you stand by it?</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>
          Say so only if what you wrote is true as far as you know. You may be held to it by law. You can also change it below, or withdraw
          it. Nobody learns who you are by this.
        </Trans>
      </p>
      <form action="/receipt" className="mt-4 grid gap-3" method="post" onSubmit={submit}>
        <KeyFields by={by} form="affirm" />
        <FormError problem={problem} />
        <Button busy={busy} className="justify-self-start" type="submit">
          <Trans>I stand by it</Trans>
        </Button>
      </form>
    </Card>
  )
}
