import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { api } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Change, type State } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loaded, Section } from './section.tsx'
import { useSecurity } from './use-state.ts'
import { StopButton } from './waiting.tsx'

const textOf = (event: SubmitEvent<HTMLFormElement>, name: string) => String(new FormData(event.currentTarget).get(name) ?? '')

/** The code that was mailed to the new address. */
function CodeForm({ renew }: { renew: () => Promise<void> }) {
  const { t } = useLingui()
  const { run, busy, problem, dialog } = useConfirmed()
  const toast = useToast()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(event, 'code')
    void run(async () => {
      await api(calls.confirmEmail, { body: { code } })
      toast({ title: t`The new address is confirmed` })
      await renew()
    })
  }
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      <TextInput
        autoComplete="one-time-code"
        error={problem?.sentence}
        hint={<Trans>Eight digits. They are in the mail that we sent to the new address.</Trans>}
        inputMode="numeric"
        label={t`Code from the mail`}
        name="code"
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Confirm the new address</Trans>
      </Button>
      {dialog}
    </form>
  )
}

function Waits({ change, renew }: { change: Change; renew: () => Promise<void> }) {
  const { name, appliesAt, needsCode } = change
  return (
    <div className="grid gap-4 border-s-4 border-attention bg-attention-wash px-4 py-3">
      <p>
        {needsCode ? (
          <Trans>
            <b>{name}</b> takes its place on <Moment at={appliesAt} />, if you give the code by then.
          </Trans>
        ) : (
          <Trans>
            <b>{name}</b> takes its place on <Moment at={appliesAt} />. It is confirmed: you need do nothing more.
          </Trans>
        )}
      </p>
      {needsCode && <CodeForm renew={renew} />}
      <StopButton change={change} renew={renew} />
    </div>
  )
}

function Address({ state, renew }: { state: State; renew: () => Promise<void> }) {
  const { t } = useLingui()
  const { run, busy, problem, dialog } = useConfirmed()
  const toast = useToast()
  const change = state.waiting.find(({ kind }) => kind === 'email')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newEmail = textOf(event, 'email').trim()
    void run(async () => {
      await api(calls.changeEmail, { body: { newEmail } })
      toast({ title: t`A code is on its way to the new address` })
      await renew()
    })
  }
  return (
    <>
      <p>
        <Trans>
          You sign in with <b className="break-words">{state.email}</b>. Notices go there.
        </Trans>
      </p>
      {change ? (
        <Waits change={change} renew={renew} />
      ) : (
        <form className="grid max-w-md gap-5" noValidate onSubmit={submit}>
          {problem && problem.field === null && <NotDone problem={problem} />}
          <TextInput
            autoComplete="email"
            error={problem?.field == null ? undefined : problem.sentence}
            hint={<Trans>It counts a day later. Until then you can stop it, and so can whoever reads your mail now.</Trans>}
            inputMode="email"
            label={t`New e-mail address`}
            name="email"
            type="email"
          />
          <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
            <Trans>Change address</Trans>
          </Button>
        </form>
      )}
      {dialog}
    </>
  )
}

/** The address to sign in with, and another one. */
export function EmailPart() {
  const { asked, renew } = useSecurity()
  return (
    <Section id="email" title={<Trans>E-mail address</Trans>}>
      <Loaded asked={asked} lines={4}>
        {(state) => <Address renew={renew} state={state} />}
      </Loaded>
    </Section>
  )
}
