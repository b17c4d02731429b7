import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { type GrantRole, grantRoles, type SeatRole } from '#case/cases/contract.ts'
import { roleNames } from '#case/cases/public.tsx'
import { calls, type Invited } from '../contract.ts'
import { NewCode } from './new-code.tsx'
import { Problem } from './problem.tsx'
import { ReachFields, reachIn } from './reach-fields.tsx'
import { roleHints } from './words.ts'

interface InviteFormProps {
  caseId: string
  /** The name of the other parent, if they are invited; without it the form invites another person. */
  parent?: string | undefined
  onDone: () => void
}

const nothing = { scopes: [], seesPrivate: false, from: null, to: null, until: null }

/** Invites the other parent, or lets someone in: who, how the invitation reaches them, what they see. */
export function InviteForm({ caseId, parent, onDone }: InviteFormProps) {
  const { t, i18n } = useLingui()
  const inviting = useMutation(calls.invite, ['/api/people'])
  const [role, setRole] = useState<GrantRole>('attorney')
  const [way, setWay] = useState<'code' | 'email'>('code')
  const [missing, setMissing] = useState<string | null>(null)
  const [sent, setSent] = useState<Invited | null>(null)
  const { busy, problem, send } = inviting
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const name = parent ?? text('name')
    const email = way === 'email' ? text('email') : null
    const empty = name === '' ? 'name' : email === '' ? 'email' : null
    setMissing(empty)
    if (empty !== null) return
    const asked: SeatRole = parent === undefined ? role : 'parent'
    const reach = parent === undefined ? reachIn(form, role) : nothing
    const reply = await send({ params: { case: caseId }, body: { role: asked, name, email, ...reach } })
    if (reply) setSent(reply)
  }
  if (sent) return <NewCode invited={sent} onDone={onDone} />
  const sentences: Readonly<Record<string, string>> = { name: t`Write a name.`, email: t`Write an e-mail address, or choose the code.` }
  const errorAt = (field: string) => (missing === field ? sentences[field] : problem?.field === field ? problem.sentence : undefined)
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      {parent === undefined ? (
        <>
          <Select
            hint={i18n._(roleHints[role])}
            label={t`Who is it`}
            name="role"
            onChange={(event) => setRole(grantRoles.find((each) => each === event.target.value) ?? role)}
            options={grantRoles.map((each) => ({ value: each, label: i18n._(roleNames[each]) }))}
            value={role}
          />
          <TextInput
            error={errorAt('name')}
            hint={t`So that you know whose seat it is. They are shown to others by the name that they join with.`}
            label={t`Name`}
            maxLength={160}
            name="name"
          />
        </>
      ) : (
        <p>
          <Trans>
            {parent} will see the schedule, exchanges, swap requests, children and whatever else you shared. They do not see your e-mail
            address, or anything that you keep private.
          </Trans>
        </p>
      )}
      <RadioGroup
        legend={t`How does it reach them`}
        name="way"
        onChange={setWay}
        options={[
          {
            value: 'code',
            label: t`By a code that you give them`,
            hint: t`Ten letters and digits, to read out or send in your own way. Whoever has the code can use it, once.`,
          },
          {
            value: 'email',
            label: t`By e-mail`,
            hint: t`A neutral mail without any names. The invitation waits for an account with that address, and for no other.`,
          },
        ]}
        value={way}
      />
      {way === 'email' && (
        <TextInput autoComplete="off" error={errorAt('email')} label={t`E-mail address`} maxLength={254} name="email" type="email" />
      )}
      {parent === undefined && <ReachFields errorAt={errorAt} role={role} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {way === 'email' ? <Trans>Send the invitation</Trans> : <Trans>Make a code</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
