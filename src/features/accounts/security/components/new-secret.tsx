import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type SubmitEvent, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Problem } from '#web/form/use-action.ts'
import { NotDone } from './confirm.tsx'

// Only who sets one up loads what draws the picture.
const Qr = lazy(async () => ({ default: (await import('#web/ui/qr.tsx')).Qr }))

interface CodeFormProps {
  label: string
  button: string
  busy: boolean
  problem: Problem | null
  onCode: (code: string) => void
  onLeave: () => void
}

/** Six digits of the authenticator. */
export function CodeForm({ label, button, busy, problem, onCode, onLeave }: CodeFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      {problem && problem.field === null && <NotDone problem={problem} />}
      <TextInput
        autoComplete="one-time-code"
        error={problem?.field == null ? undefined : problem.sentence}
        hint={<Trans>Six digits. A new code comes every 30 seconds, and each works once.</Trans>}
        inputMode="numeric"
        label={label}
        name="code"
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {button}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The secret as a picture and as text. */
export function Secret({ uri, secret }: { uri: string; secret: string }) {
  const { t } = useLingui()
  return (
    <ol className="grid list-decimal gap-4 ps-6">
      <li>
        <p>
          <Trans>Open an authenticator app on your phone or computer, and let it take this picture.</Trans>
        </p>
        <div className="mt-3">
          <Suspense fallback={<Skeleton lines={4} />}>
            <Qr label={t`QR code with the secret`} text={uri} />
          </Suspense>
        </div>
        <p className="mt-3">
          <Trans>
            No camera at hand? Type this into the app: <code className="figures break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Trans>
        </p>
      </li>
      <li>
        <Trans>Write the code that the app shows now into the field below.</Trans>
      </li>
    </ol>
  )
}
