import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { calls, type State } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { CodeForm, Secret } from './new-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  state: State
  renew: () => Promise<void>
}

/** Codes of an app on a phone or computer: set up, recovery codes, and taken away. */
export function Authenticator({ state, renew }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem, clear, dialog } = useConfirmed()
  const [draft, setDraft] = useState<{ uri: string; secret: string } | null>(null)
  const [isRenewing, setIsRenewing] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const leave = () => {
    setDraft(null)
    setIsRenewing(false)
    clear()
  }
  const begin = () => run(async () => setDraft(await api(calls.newAuthenticator, {})))
  const confirm = (code: string) =>
    run(async () => {
      const made = await api(calls.confirmAuthenticator, { body: { code } })
      setDraft(null)
      setCodes(made.codes)
      toast(
        made.appliesAt === null
          ? { title: t`Your authenticator is on`, text: t`From now on a code is asked for when you sign in.` }
          : { title: t`Your authenticator is on in a day`, text: t`A mail tells you of it, and you can stop it until then.` },
      )
      await renew()
    })
  const newCodes = (code: string) =>
    run(async () => {
      const made = await api(calls.newRecoveryCodes, { body: { code } })
      setIsRenewing(false)
      setCodes(made.codes)
      await renew()
    })
  const remove = () =>
    run(async () => {
      await api(calls.removeAuthenticator, {})
      toast({ title: t`No codes are asked for in a day`, text: t`A mail tells you of it, and you can stop it until then.` })
      await renew()
    })
  const { hasAuthenticator, waiting } = state
  const isWaiting = (kind: string) => waiting.some((change) => change.kind === kind)
  const left = state.recoveryCodesLeft
  return (
    <div className="grid gap-4">
      <h3>
        <Trans>Authenticator app</Trans>
      </h3>
      {hasAuthenticator ? (
        <p>
          <Trans>A code is asked for when you sign in. Recovery codes left: {left}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>An app on your phone or computer shows a new code every 30 seconds. Signing in then needs your password and a code.</Trans>
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {draft && <Secret {...draft} />}
      {draft && (
        <CodeForm
          busy={busy}
          button={t`Turn it on`}
          label={t`Code of the app`}
          onCode={(code) => void confirm(code)}
          onLeave={leave}
          problem={problem}
        />
      )}
      {isRenewing && (
        <CodeForm
          busy={busy}
          button={t`Make ten new codes`}
          label={t`Code of your app`}
          onCode={(code) => void newCodes(code)}
          onLeave={leave}
          problem={problem}
        />
      )}
      {!draft && !isRenewing && <NotDone problem={problem} />}
      {!draft && !isRenewing && !codes && (
        <div className="flex flex-wrap gap-3">
          {!hasAuthenticator && !isWaiting('add_factor') && (
            <Button busy={busy} kind="secondary" onClick={() => void begin()}>
              <Trans>Set up an authenticator</Trans>
            </Button>
          )}
          {hasAuthenticator && (
            <Button kind="secondary" onClick={() => setIsRenewing(true)}>
              <Trans>New recovery codes</Trans>
            </Button>
          )}
          {hasAuthenticator && !isWaiting('remove_factor') && (
            <Button busy={busy} kind="danger" onClick={() => void remove()}>
              <Trans>Turn the authenticator off</Trans>
            </Button>
          )}
        </div>
      )}
      {dialog}
    </div>
  )
}
