import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Mine } from '../contract.ts'
import { NotSaved } from './section.tsx'
import { type Problem, problemOf, useMine } from './use-section.ts'

/** Another address becomes the safe one when the code that was mailed to it is typed in here. */
export function OtherAddress() {
  const { t } = useLingui()
  const toast = useToast()
  const { mine, learn } = useMine()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<Mine>, done: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      learn(await work())
      setProblem(null)
      done()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }
  const send = () =>
    run(
      () => api(calls.askAddress, { body: { address } }),
      () => toast({ title: t`The code is on its way`, text: t`It works for 30 minutes. The mail does not name this site.` }),
    )
  const prove = () =>
    run(
      () => api(calls.proveAddress, { body: { code } }),
      () => {
        setAddress('')
        setCode('')
        toast({ title: t`Saved`, text: t`This address is the safe one now.` })
      },
    )
  const to = mine.waiting
  return (
    <form
      className="grid gap-4 border-t border-line pt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (to === null ? send() : prove())
      }}
    >
      <h3>
        <Trans>Another safe address</Trans>
      </h3>
      {problem && <NotSaved key={attempt} problem={problem} />}
      {to === null ? (
        <TextInput
          autoComplete="off"
          hint={t`We mail a code to it. Nobody can see that it belongs to you.`}
          inputMode="email"
          label={t`Address`}
          name="other"
          onChange={(event) => setAddress(event.target.value)}
          type="email"
          value={address}
        />
      ) : (
        <TextInput
          autoComplete="one-time-code"
          className="max-w-48"
          hint={t`Mailed to ${to}`}
          inputMode="numeric"
          label={t`Code of six digits`}
          maxLength={6}
          name="code"
          onChange={(event) => setCode(event.target.value)}
          value={code}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} kind="secondary" type="submit">
          {to === null ? <Trans>Mail me a code</Trans> : <Trans>Use this address</Trans>}
        </Button>
      </div>
    </form>
  )
}
