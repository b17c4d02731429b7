import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/api.ts'
import { type Problem, useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** The server's way to say that the password is to be given again (`detail.why`). */
export const asksAgain = (error: unknown) => error instanceof ApiError && error.status === 403 && error.why === 'confirm'

/** Asks for the password, and then goes on with what was asked. */
export function Confirm({ answer, why }: { answer: ((isConfirmed: boolean) => void) | null; why?: ReactNode }) {
  const { t } = useLingui()
  const { send, busy, problem, clear } = useMutation(calls.confirm)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog stands inside the form that opened it, as React sees it.
    event.stopPropagation()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (await send({ body: { password } })) answer?.(true)
  }
  return (
    <Dialog
      onClose={() => {
        clear()
        answer?.(false)
      }}
      open={answer !== null}
      title={<Trans>Is it you?</Trans>}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <p>{why ?? <Trans>Before something about your way in changes, give your password again. It then counts for ten minutes.</Trans>}</p>
        <TextInput autoComplete="current-password" error={problem?.sentence} label={t`Password`} name="password" required type="password" />
        <Button busy={busy} className="justify-self-start" type="submit">
          <Trans>Go on</Trans>
        </Button>
      </form>
    </Dialog>
  )
}

/**
 * Runs what may need the password again: asks for it in a dialog and goes on with what was asked.
 * `dialog` is to be shown by who uses it.
 */
export function useConfirmed() {
  const { go, ...action } = useAction()
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const run = (work: () => Promise<void>) =>
    go(async () => {
      try {
        await work()
      } catch (error) {
        if (!asksAgain(error)) throw error
        const isConfirmed = await new Promise<boolean>((settle) => setAnswer(() => settle))
        setAnswer(null)
        if (isConfirmed) await work()
      }
    })
  return { run, ...action, dialog: <Confirm answer={answer} /> }
}

/** Why it was not done, read out at once. */
export function NotDone({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  return (
    <div className="border-2 border-danger bg-surface p-4" role="alert">
      <p className="font-semibold">
        <Trans>This was not done</Trans>
      </p>
      <p className="mt-1">{problem.sentence}</p>
    </div>
  )
}
