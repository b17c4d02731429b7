import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useState, type ReactNode } from 'react'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'
import { sayRefused } from './say-refused.tsx'
import { refusedBy } from './refused.ts'

/** Taking a rating back: said what it does, then done by a second press. */
export function WithdrawForm({ by, onWithdrawn }: { by: Key; onWithdrawn: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await api(calls.withdraw, { body: by })
      await onWithdrawn()
    } catch (failure) {
      setError(sayRefused(refusedBy(failure)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="rounded-sm border border-line bg-surface px-4">
      <summary className="py-3 font-semibold">
        <Trans>Withdraw it</Trans>
      </summary>
      <form action="/receipt" className="grid gap-3 pb-4" method="post" onSubmit={(event) => void submit(event)}>
        <KeyFields by={by} form="withdraw" />
        <p className="max-w-prose">
          <Trans>
            It disappears from the site at once, and when the day is over it is deleted with all its versions. Nobody can bring it back. Who
            watches the page can see when it goes.
          </Trans>
        </p>
        {error && <FieldError id="withdraw-error">{error}</FieldError>}
        <Button busy={busy} className="justify-self-start" kind="danger" type="submit">
          <Trans>Withdraw my rating</Trans>
        </Button>
      </form>
    </details>
  )
}
