import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { calls, type Contact, type ContactKind, contactKinds } from '../contract.ts'
import { Lookup, roleOf } from './lookup.tsx'
import { errorAt, Problem } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { contactNames } from './words.ts'

interface ContactFormProps {
  caseId: string
  /** The case's state: the directory is searched there first. */
  state: string
  contact?: Contact | undefined
  first: ContactKind
  onDone: () => void
}

/** Adds a person, or changes one: typed freely, or linked to the directory. */
export function ContactForm({ caseId, state, contact, first, onDone }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const adding = useChange(calls.addContact, recordAddresses)
  const changing = useChange(calls.changeContact, recordAddresses)
  const { busy, problem } = contact ? changing : adding
  const [kind, setKind] = useState<ContactKind>(contact?.kind ?? first)
  const [name, setName] = useState(contact?.name ?? '')
  const [linked, setLinked] = useState<string | null>(contact?.professionalId ?? null)
  const [missing, setMissing] = useState(false)
  const role = roleOf[kind]
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const detail = String(new FormData(event.currentTarget).get('detail') ?? '').trim()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const body = { kind, name: name.trim(), detail, professionalId: role ? linked : null }
    const kept = contact
      ? await changing.send({ params: { case: caseId, contact: contact.id }, body })
      : await adding.send({ params: { case: caseId }, body })
    if (kept) onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <Select
        label={t`Who is it`}
        name="kind"
        onChange={(event) => setKind(contactKinds.find((each) => each === event.target.value) ?? 'other')}
        options={contactKinds.map((each) => ({ value: each, label: i18n._(contactNames[each]) }))}
        value={kind}
      />
      <TextInput
        error={missing ? t`Write a name.` : (errorAt(problem, 'name') ?? errorAt(problem, 'professionalId'))}
        label={t`Name`}
        maxLength={160}
        name="name"
        onChange={(event) => setName(event.target.value)}
        value={name}
      />
      {role && (
        <Lookup
          linked={linked}
          name={name}
          onPick={(found) => {
            setLinked(found?.id ?? null)
            if (found) setName(found.name)
          }}
          role={role}
          state={state}
        />
      )}
      <TextArea
        defaultValue={contact?.detail}
        hint={t`Phone, room, hours: what you need to reach them.`}
        label={t`Details`}
        maxLength={500}
        name="detail"
        optional
        rows={3}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {contact ? <Trans>Save the person</Trans> : <Trans>Keep the person</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
