import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { calls, type Contact, type ContactKind, contactKinds } from '../contract.ts'
import { ContactForm } from './contact-form.tsx'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { useNews } from '#web/form/use-news.tsx'
import { contactNames } from './words.ts'

interface ContactsProps {
  record: { caseId: string; state: string; contacts: readonly Contact[]; can: { change: boolean } }
  /** The kind that the form for a new contact starts with. */
  first: ContactKind
}

/** People around the case who have no seat in it. */
export function Contacts({ record, first }: ContactsProps) {
  const [form, setForm] = useState<{ contact?: Contact } | null>(null)
  const removing = useMutation(calls.removeContact, recordAddresses)
  const { remove, added, changed, news } = useNews((id, removed) =>
    removing.send({ params: { case: record.caseId, contact: id }, body: { removed } }),
  )
  const contacts = record.contacts.toSorted((one, other) => contactKinds.indexOf(one.kind) - contactKinds.indexOf(other.kind))
  return (
    <div className="grid gap-4">
      {contacts.length === 0 && (
        <p className="text-soft">
          <Trans>Nobody is here yet. What you add is yours alone.</Trans>
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {contacts.map((contact) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-surface p-3" key={contact.id}>
            <ContactLines contact={contact} />
            {record.can.change && (
              <RowButtons
                id={contact.id}
                name={contact.name}
                onChange={() => setForm({ contact })}
                onRemove={() => void remove(contact.id, contact.name)}
              />
            )}
          </li>
        ))}
      </ul>
      {news}
      <FormError problem={removing.problem} />
      {record.can.change && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setForm({})}>
          <Trans>Add a person</Trans>
        </Button>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.contact ? <Trans>Change a person</Trans> : <Trans>Add a person</Trans>}
      >
        {form && (
          <ContactForm
            caseId={record.caseId}
            contact={form.contact}
            first={first}
            onCancel={() => setForm(null)}
            onSaved={form.contact ? changed : added}
            state={record.state}
          />
        )}
      </Dialog>
    </div>
  )
}

/** One contact, with a link to the directory if the contact is linked to it. */
function ContactLines({ contact: { kind, name, professionalId, detail } }: { contact: Contact }) {
  const { i18n } = useLingui()
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-sm text-soft">{i18n._(contactNames[kind])}</p>
      <p className="font-semibold">{name}</p>
      {detail !== '' && <p className="text-sm whitespace-pre-line">{detail}</p>}
      {professionalId && (
        <p className="no-print">
          <SiteLink className="inline-flex min-h-11 items-center text-sm" to={`/professionals/${professionalId}`}>
            <Trans>Profile in the directory</Trans>
            <span className="sr-only">: {name}</span>
          </SiteLink>
        </p>
      )}
    </div>
  )
}
