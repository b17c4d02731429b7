import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls as security } from '#accounts/security/contract.ts'
import { NotSaved, Section } from './section.tsx'
import { type Problem, problemOf } from './use-section.ts'

/** Fetches the file and hands it to the browser. @throws ApiError */
async function download() {
  const reply = await fetch('/api/settings/export')
  if (!reply.ok) throw new ApiError(reply.status, await reply.text())
  const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip'
  const href = URL.createObjectURL(await reply.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** The server's way to say that the password is to be given again. */
const asksAgain = (error: unknown) => error instanceof ApiError && error.status === 403 && error.message.includes('"why":"confirm"')

/** Everything that is kept of the account, as a file. The password is asked for when it was given long ago. */
export function ExportPart() {
  const { t } = useLingui()
  const toast = useToast()
  const [mustConfirm, setMustConfirm] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    setBusy(true)
    try {
      if (mustConfirm) await api(security.confirm, { body: { password } })
      await download()
      setMustConfirm(false)
      setPassword('')
      setProblem(null)
      toast({ title: t`Exported`, text: t`The file is where this device keeps downloads.` })
    } catch (error) {
      if (asksAgain(error)) setMustConfirm(true)
      setProblem(asksAgain(error) ? null : problemOf(error))
      setAttempt((n) => n + 1)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section id="export" title={<Trans>Take everything with you</Trans>}>
      <p>
        <Trans>
          A ZIP file with all that is kept of your account: a page to read, and the same as JSON for programs. Passwords and keys are named
          in it and not contained, and nothing of other people is in it.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>The file stays on this device until you delete it. On a device that others use, take it somewhere safe first.</Trans>
      </p>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {problem && <NotSaved key={attempt} problem={problem} />}
        {mustConfirm && (
          <output className="block">
            <TextInput
              autoComplete="current-password"
              hint={t`You gave it more than ten minutes ago: give it again, then press the button again.`}
              label={t`Your password`}
              name="export-password"
              onChange={(event) => setPassword(event.target.value)}
              type="password"
              value={password}
            />
          </output>
        )}
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Export everything</Trans>
        </Button>
      </form>
    </Section>
  )
}
