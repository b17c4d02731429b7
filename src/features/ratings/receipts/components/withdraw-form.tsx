import { Trans } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'

/** Taking a rating back: said what it does, then done by a second press. */
export function WithdrawForm({ by, onWithdrawn }: { by: Key; onWithdrawn: () => Promise<void> }) {
  const { send, busy, problem } = useMutation(calls.withdraw)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: by }, { after: onWithdrawn })
  }
  return (
    <details className="rounded-sm border border-line bg-surface px-4">
      <summary className="py-3 font-semibold">
        <Trans>Withdraw it</Trans>
      </summary>
      <form action="/receipt" className="grid gap-3 pb-4" method="post" onSubmit={submit}>
        <KeyFields by={by} form="withdraw" />
        <p className="max-w-prose">
          <Trans>
            It disappears from the site at once, and when the day is over it is deleted with all its versions. Nobody can bring it back. Who
            watches the page can see when it goes.
          </Trans>
        </p>
        <FormError problem={problem} />
        <Button busy={busy} className="justify-self-start" kind="danger" type="submit">
          <Trans>Withdraw my rating</Trans>
        </Button>
      </form>
    </details>
  )
}
