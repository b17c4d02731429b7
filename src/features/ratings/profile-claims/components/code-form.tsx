import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Claim, codeLength } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'

/** The code that was mailed, and the way to another. */
export function CodeForm({ claim: { id, email, state, codesLeft, triesLeft } }: { claim: Claim }) {
  const { t } = useLingui()
  const confirming = useMutation(calls.confirm, ['/api/claims'])
  const sending = useMutation(calls.sendCode, ['/api/claims'])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    void confirming.send({ params: { id }, body: { code } })
  }
  return (
    <div className="grid gap-4">
      {state === 'code_sent' && (
        <form autoComplete="off" className="grid max-w-md gap-3" noValidate onSubmit={submit}>
          <TextInput
            autoComplete="one-time-code"
            className="figures"
            error={confirming.problem?.sentence}
            hint={
              <>
                <Trans>We mailed it to {email}. It counts for 30 minutes.</Trans>{' '}
                <Plural one="You can try once." other="You can try # times." value={triesLeft} />
              </>
            }
            inputMode="numeric"
            label={t`The code, ${codeLength} digits`}
            name="code"
          />
          <Button busy={confirming.busy} className="justify-self-start" type="submit">
            <Trans>Confirm the address</Trans>
          </Button>
        </form>
      )}
      {state === 'asked' && <Problem of={confirming.problem} />}
      <Problem of={sending.problem} />
      {codesLeft > 0 ? (
        <Button busy={sending.busy} className="justify-self-start" kind="secondary" onClick={() => void sending.send({ params: { id } })}>
          <Trans>Mail a new code</Trans>
        </Button>
      ) : (
        <p className="text-sm text-soft">
          <Trans>No more codes can be sent for this claim. You can end it, and show a paper instead.</Trans>
        </p>
      )}
    </div>
  )
}
