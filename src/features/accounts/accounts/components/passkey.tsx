import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { api } from '#web/api.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useAction } from '#web/form/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { calls as security } from '#accounts/security/contract.ts'
import { calls } from '../contract.ts'
import { enter } from './enter.ts'

/** Signs in with a passkey, in the browser's own dialog. Its code is loaded when it is asked for. */
export function Passkey() {
  const { t } = useLingui()
  const { go, refuse, ...using } = useAction()
  const use = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const isShared = form && new FormData(form).has('shared')
    const done = await go(async () => {
      const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
      if (!browserSupportsWebAuthn()) return 'unknown'
      // In the second step it was said with the password.
      if (isShared !== null) await api(calls.markDevice, { body: { shared: isShared } })
      const optionsJSON = (await api(security.passkeyOptions, {})) as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const response = await startAuthentication({ optionsJSON }).catch(() => null)
      if (!response) return 'none'
      await api(security.passkeySignIn, { body: { response: { ...response } } })
      enter()
      return 'used'
    })
    if (!done.ok || done.reply === 'used') return
    refuse(null, done.reply === 'unknown' ? t`This browser knows no passkeys.` : t`No passkey was used. Try again, or go on without.`)
  }
  return (
    <div className="grid max-w-md gap-2 noscript:hidden">
      <Button busy={using.busy} className="justify-self-start" kind="secondary" onClick={(event) => void use(event)}>
        <Trans>Use a passkey</Trans>
      </Button>
      <FormError problem={using.problem} />
    </div>
  )
}
