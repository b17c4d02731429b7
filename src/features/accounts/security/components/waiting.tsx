import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { calls, type Change } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Moment } from '#web/ui/moment.tsx'

interface StopProps {
  change: Change
  renew: () => Promise<void>
}

/** Stops a change that waits: nothing changes, and no password is asked for. */
export function StopButton({ change, renew }: StopProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem } = useConfirmed()
  const stop = () =>
    run(async () => {
      await api(calls.cancelChange, { params: { id: change.id } })
      toast({ title: t`The change was stopped`, text: t`Everything stays as it was.` })
      await renew()
    })
  return (
    <>
      <NotDone problem={problem} />
      <Button busy={busy} className="justify-self-start" kind="secondary" onClick={() => void stop()}>
        <Trans>Stop this change</Trans>
      </Button>
    </>
  )
}

function What({ change: { kind, name } }: { change: Change }) {
  if (kind === 'email') return <Trans>Another e-mail address: {name}</Trans>
  if (kind === 'add_factor') return <Trans>Codes of your new authenticator app are asked for at sign-in</Trans>
  if (kind === 'remove_factor') return <Trans>No codes are asked for at sign-in any more</Trans>
  if (kind === 'add_passkey') return <Trans>A new passkey: {name}</Trans>
  if (kind === 'recovery') return <Trans>Sign-in without the second factor, which was reported lost</Trans>
  return <Trans>A passkey no longer works: {name}</Trans>
}

/** Everything that waits for its day to be over, each with a way to stop it. The notices lead here. */
export function Waiting({ waiting, renew }: { waiting: readonly Change[]; renew: () => Promise<void> }) {
  if (waiting.length === 0) return null
  return (
    <div className="grid gap-3 border-s-4 border-attention bg-attention-wash px-4 py-3">
      <h3>
        <Trans>Waits for a day to be over</Trans>
      </h3>
      <ul className="grid gap-4">
        {waiting.map((change) => (
          <li className="grid gap-2" key={change.id}>
            <p>
              <b>
                <What change={change} />
              </b>
              <br />
              <Trans>
                Asked for on <Moment at={change.askedAt} />, takes effect on <Moment at={change.appliesAt} />.
              </Trans>
            </p>
            <StopButton change={change} renew={renew} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <Trans>Was one of these not you? Stop it, then change your password above.</Trans>
      </p>
    </div>
  )
}
