import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, longestAnswer } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'

/** Against a decision: why it is wrong, for someone who had no part in it. */
export function AppealForm({ by, onAppealed }: { by: Key; onAppealed: () => Promise<void> }) {
  const { t } = useLingui()
  const { send, busy, problem, refuse } = useMutation(calls.appeal)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text === '') refuse('text', t`Write why first.`)
    else void send({ body: { ...by, text } }, { after: onAppealed })
  }
  return (
    <Card className="mt-6 max-w-2xl">
      <h2>
        <Trans>Appeal</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>Somebody who had no part in the decision reads your rating and what you write here. You can appeal once.</Trans>
      </p>
      <form action="/receipt" autoComplete="off" className="mt-4 grid gap-3" method="post" noValidate onSubmit={submit}>
        <KeyFields by={by} form="appeal" />
        <TextArea
          autoComplete="off"
          counter={{ max: longestAnswer }}
          error={problem?.sentence}
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
