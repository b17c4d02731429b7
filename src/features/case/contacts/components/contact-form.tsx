import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Contact, type ContactKind, contactKinds } from '../contract.ts'
import { Lookup, roleOf } from './lookup.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { Form } from '#web/form/form.tsx'
import type { Values } from '#web/form/use-form.ts'
import { contactNames } from './words.ts'

interface ContactFormProps {
  caseId: string
  /** The case's state, in which the directory is searched. */
  state: string
  contact?: Contact | undefined
  first: ContactKind
  onCancel: () => void
  onSaved: (id: string, name: string) => void
}

/** Adds or changes a contact: typed by the user, or linked to the directory. */
export function ContactForm({ caseId, state, contact, first, onCancel, onSaved }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addContact, recordAddresses)
  const changing = useMutation(calls.changeContact, recordAddresses)
  const [kind, setKind] = useState<ContactKind>(contact?.kind ?? first)
  const [name, setName] = useState(contact?.name ?? '')
  const [linked, setLinked] = useState<string | null>(contact?.professionalId ?? null)
  const role = roleOf[kind]
  const read = (typed: Values) => ({ kind, name: typed('name'), detail: typed('detail'), professionalId: role ? linked : null })
  const send = async (body: ReturnType<typeof read>) => {
    const saved = contact
      ? (await changing.send({ params: { case: caseId, contact: contact.id }, body })) && contact
      : await adding.send({ params: { case: caseId }, body })
    if (saved) onSaved(saved.id, body.name)
    return saved
  }
  return (
    <Form
      mutation={contact ? changing : adding}
      kind="primary"
      submit={contact ? <Trans>Save the person</Trans> : <Trans>Keep the person</Trans>}
      required={{ name: t`Write a name.` }}
      onClose={onCancel}
      read={read}
      send={send}
    >
      {(errorAt) => (
        <>
          <Select
            label={t`Who is it`}
            name="kind"
            onChange={(event) => {
              const to = contactKinds.find((each) => each === event.target.value) ?? 'other'
              // A person linked as a judge is not an attorney in the directory, so the link is removed.
              if (roleOf[to] !== role) setLinked(null)
              setKind(to)
            }}
            options={contactKinds.map((each) => ({ value: each, label: i18n._(contactNames[each]) }))}
            value={kind}
          />
          <TextInput
            error={errorAt('name')}
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
        </>
      )}
    </Form>
  )
}
