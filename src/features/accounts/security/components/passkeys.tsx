import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Passkey, type State } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Moment } from '#web/ui/moment.tsx'

interface Props {
  state: State
  renew: () => Promise<void>
}

const nameIn = (event: SubmitEvent<HTMLFormElement>) => String(new FormData(event.currentTarget).get('name') ?? '').trim()

/** Lets the browser make a passkey. @returns `null` if the user canceled the browser's dialog */
async function made() {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = (await api(calls.newPasskeyOptions, {})) as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON }).catch(() => null)
}

function NewPasskey({ renew }: Pick<Props, 'renew'>) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem, refuse, dialog } = useConfirmed()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = nameIn(event) || t`My passkey`
    void run(async () => {
      const response = await made()
      if (!response) {
        refuse(null, t`No passkey was made: the browser stopped it, or it is on this device already.`)
        return
      }
      const { appliesAt } = await api(calls.addPasskey, { body: { response: { ...response }, name } })
      form.reset()
      toast(
        appliesAt === null
          ? { title: t`The passkey was added` }
          : { title: t`The passkey works in a day`, text: t`A mail tells you of it, and you can stop it until then.` },
      )
      await renew()
    })
  }
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      <NotDone problem={problem} />
      <TextInput
        autoComplete="off"
        hint={<Trans>So that you know it again: “My phone”, “Key on my ring”.</Trans>}
        label={t`Name of the new passkey`}
        maxLength={80}
        name="name"
        optional
      />
      <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
        <Trans>Add a passkey</Trans>
      </Button>
      {dialog}
    </form>
  )
}

function PasskeyRow({ passkey: { id, name, addedAt }, isLeaving, renew }: { passkey: Passkey; isLeaving: boolean; renew: Props['renew'] }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem, dialog } = useConfirmed()
  const [isNaming, setIsNaming] = useState(false)
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = nameIn(event)
    void run(async () => {
      await api(calls.renamePasskey, { body: { id, name: wanted } })
      setIsNaming(false)
      await renew()
    })
  }
  const remove = () =>
    run(async () => {
      await api(calls.removePasskey, { body: { id } })
      toast({ title: t`The passkey works for one more day`, text: t`A mail tells you of it, and you can stop it until then.` })
      await renew()
    })
  return (
    <li className="grid gap-3 border-b border-line pb-4">
      <p>
        <b className="break-words">{name}</b>
        {addedAt && (
          <span className="block text-sm text-soft">
            <Trans>
              Added on <Moment at={addedAt} />
            </Trans>
          </span>
        )}
      </p>
      <NotDone problem={problem} />
      {isNaming ? (
        <form className="grid max-w-md gap-3" noValidate onSubmit={rename}>
          <TextInput autoComplete="off" defaultValue={name} label={t`New name`} maxLength={80} name="name" />
          <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
            <Trans>Save the name</Trans>
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-label={t`Rename: ${name}`} kind="quiet" onClick={() => setIsNaming(true)}>
            <Trans>Rename</Trans>
          </Button>
          {!isLeaving && (
            <Button aria-label={t`Take away: ${name}`} busy={busy} kind="danger" onClick={() => void remove()}>
              <Trans>Take away</Trans>
            </Button>
          )}
        </div>
      )}
      {dialog}
    </li>
  )
}

/** Lists passkeys; adds, renames and removes them. */
export function Passkeys({ state: { passkeys, waiting }, renew }: Props) {
  const leaving = waiting.filter(({ kind }) => kind === 'remove_passkey').map(({ name }) => name)
  return (
    <div className="grid gap-4">
      <h3>
        <Trans>Passkeys</Trans>
      </h3>
      <p>
        <Trans>
          A passkey signs you in by the finger, face or number that unlocks your device. It cannot be typed into a false page. Add none on a
          device that somebody else can unlock.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className="grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyRow isLeaving={leaving.includes(passkey.name)} key={passkey.id} passkey={passkey} renew={renew} />
          ))}
        </ul>
      )}
      <NewPasskey renew={renew} />
    </div>
  )
}
