import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { calls as security } from '#accounts/security/contract.ts'
import { calls } from '../contract.ts'
import { enter } from './enter.ts'

/** Signs in with a passkey, in the browser's own dialog. Its code is loaded when it is asked for. */
export function Passkey() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReactNode>(null)
  const use = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true)
    setProblem(null)
    try {
      const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
      if (!browserSupportsWebAuthn()) return setProblem(<Trans>This browser knows no passkeys.</Trans>)
      // In the second step it was said with the password.
      if (form) await api(calls.markDevice, { body: { shared: new FormData(form).has('shared') } })
      const optionsJSON = (await api(security.passkeyOptions, {})) as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const response = await startAuthentication({ optionsJSON })
      await api(security.passkeySignIn, { body: { response: { ...response } } })
      enter()
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : null
      setProblem(sentence ?? <Trans>No passkey was used. Try again, or go on without.</Trans>)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid max-w-md gap-2 noscript:hidden">
      <Button busy={busy} className="justify-self-start" kind="secondary" onClick={(event) => void use(event)}>
        <Trans>Use a passkey</Trans>
      </Button>
      <p aria-live="polite" className="font-semibold text-danger">
        {problem}
      </p>
    </div>
  )
}
