import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** Why something was not done: a sentence, and the field it is about. */
export interface Problem {
  sentence: ReactNode
  field: string | null
}

function problemOf(error: unknown): Problem {
  if (error instanceof ApiError && error.sentence !== null) return { sentence: error.sentence, field: error.field }
  if (!navigator.onLine)
    return { sentence: <Trans>There is no connection. Nothing was changed: try again when you are connected.</Trans>, field: null }
  return { sentence: <Trans>The server did not answer. Try again in a minute.</Trans>, field: null }
}

/** The server's way to say that the password is to be given again (`detail.why`). */
export const asksAgain = (error: unknown) => error instanceof ApiError && error.status === 403 && error.message.includes('"why":"confirm"')

/** Asks for the password, and then goes on with what was asked. */
export function Confirm({ answer, why }: { answer: ((isConfirmed: boolean) => void) | null; why?: ReactNode }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog stands inside the form that opened it, as React sees it.
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await api(calls.confirm, { body: { password: String(new FormData(event.currentTarget).get('password') ?? '') } })
      answer?.(true)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={() => {
        setProblem(null)
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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (first) {
      if (!asksAgain(first)) setProblem(problemOf(first))
      else if (await new Promise<boolean>((settle) => setAnswer(() => settle))) {
        setAnswer(null)
        await work().catch((error: unknown) => setProblem(problemOf(error)))
      } else setAnswer(null)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, problem, setProblem, dialog: <Confirm answer={answer} /> }
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
