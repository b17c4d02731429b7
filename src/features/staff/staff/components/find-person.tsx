import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type PersonSeen } from '../contract.ts'
import { PersonCard } from './person-card.tsx'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

/** Looks someone up by their exact address. The address goes in no URL and stays in no browser. */
export function FindPerson() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<{ person: PersonSeen | null } | null>(null)
  const { send, busy, problem } = useMutation(calls.find)
  const find = async (wanted: string) => {
    const reply = await send({ body: { email: wanted } })
    if (reply) setFound(reply)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setEmail(wanted)
    setFound(null)
    void find(wanted)
  }
  return (
    <div className="grid gap-4">
      <form className="flex max-w-xl flex-wrap items-end gap-3" noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className="min-w-56 flex-1"
          inputMode="email"
          label={t`E-mail address, exactly`}
          name="email"
          spellCheck={false}
          type="email"
        />
        <Button busy={busy} className="min-h-12" type="submit">
          <Trans>Look up</Trans>
        </Button>
      </form>
      <Problem of={problem} />
      <div aria-live="polite">
        {found?.person === null && (
          <Empty title={<Trans>Nobody has this address</Trans>}>
            <p>
              <Trans>Only the exact address is looked up. Ask the person how they write it.</Trans>
            </p>
          </Empty>
        )}
        {found?.person && <PersonCard onChanged={() => void find(email)} person={found.person} />}
      </div>
    </div>
  )
}
