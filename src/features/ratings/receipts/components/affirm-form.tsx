import { Trans } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'
import { sayRefused } from './say-refused.tsx'
import { refusedBy } from './refused.ts'

/** An author who was asked says that the text stands. */
export function AffirmForm({ by, onAffirmed }: { by: Key; onAffirmed: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await api(calls.affirm, { body: by })
      await onAffirmed()
    } catch (failure) {
      setError(sayRefused(refusedBy(failure)))
    } finally {
      setBusy(false)
    }
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
      <form action="/receipt" className="mt-4 grid gap-3" method="post" onSubmit={(event) => void submit(event)}>
        <KeyFields by={by} form="affirm" />
        {error && <FieldError id="affirm-error">{error}</FieldError>}
        <Button busy={busy} className="justify-self-start" type="submit">
          <Trans>I stand by it</Trans>
        </Button>
      </form>
    </Card>
  )
}
