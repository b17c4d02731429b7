import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, longestAnswer } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'
import { sayRefused } from './say-refused.tsx'
import { refusedBy } from './refused.ts'

/** Against a decision: why it is wrong, for someone who had no part in it. */
export function AppealForm({ by, onAppealed }: { by: Key; onAppealed: () => Promise<void> }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const written = new FormData(event.currentTarget).get('text')
    const text = typeof written === 'string' ? written.trim() : ''
    if (text === '') return setError(<Trans>Write why first.</Trans>)
    setBusy(true)
    try {
      await api(calls.appeal, { body: { ...by, text } })
      await onAppealed()
    } catch (failure) {
      setError(sayRefused(refusedBy(failure)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card className="mt-6 max-w-2xl">
      <h2>
        <Trans>Appeal</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>Somebody who had no part in the decision reads your rating and what you write here. You can appeal once.</Trans>
      </p>
      <form
        action="/receipt"
        autoComplete="off"
        className="mt-4 grid gap-3"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <KeyFields by={by} form="appeal" />
        <TextArea
          autoComplete="off"
          counter={{ max: longestAnswer }}
          error={error}
          hint={t`Please give no names and nothing that tells who you are.`}
          id="appeal"
          label={t`Why is the decision wrong?`}
          name="text"
          rows={4}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Send appeal</Trans>
        </Button>
      </form>
    </Card>
  )
}
