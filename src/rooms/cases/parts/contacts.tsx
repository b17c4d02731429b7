import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChange } from '../../../web/inside/use-change.ts'
import { SiteLink } from '../../../web/link.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { calls, type CaseRecord, type Contact, type ContactKind, contactKinds } from '../contract.ts'
import { ContactForm } from './contact-form.tsx'
import { Problem } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { useRemoval } from './use-removal.tsx'
import { contactNames } from './words.ts'

/** People around the case who have no seat in it. */
export function Contacts({ record, first = 'judge' }: { record: CaseRecord; first?: ContactKind }) {
  const { i18n } = useLingui()
  const [form, setForm] = useState<{ contact?: Contact } | null>(null)
  const removing = useChange(calls.removeContact, recordAddresses)
  const { remove, undo } = useRemoval((id, removed) => removing.send({ params: { case: record.caseId, contact: id }, body: { removed } }))
  const contacts = record.contacts.toSorted((one, other) => contactKinds.indexOf(one.kind) - contactKinds.indexOf(other.kind))
  return (
    <div className="grid gap-4">
      {contacts.length === 0 ? (
        <p className="text-soft">
          <Trans>Nobody is here yet. What you add is yours alone.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {contacts.map((contact) => (
            <li
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-surface p-3"
              key={contact.id}
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="text-sm text-soft">{i18n._(contactNames[contact.kind])}</p>
                <p className="font-semibold">
                  {contact.professionalId ? (
                    <SiteLink to={`/professionals/${contact.professionalId}`}>{contact.name}</SiteLink>
                  ) : (
                    contact.name
                  )}
                </p>
                {contact.detail !== '' && <p className="text-sm whitespace-pre-line">{contact.detail}</p>}
              </div>
              {record.can.change && (
                <span className="no-print flex flex-wrap">
                  <Button kind="quiet" onClick={() => setForm({ contact })}>
                    <Trans>Change</Trans>
                    <span className="sr-only"> {contact.name}</span>
                  </Button>
                  <Button kind="quiet" onClick={() => void remove(contact.id, contact.name)}>
                    <Trans>Remove</Trans>
                    <span className="sr-only"> {contact.name}</span>
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {undo}
      <Problem problem={removing.problem} />
      {record.can.change && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setForm({})}>
          <Trans>Add a person</Trans>
        </Button>
      )}
      <Dialog
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.contact ? <Trans>Change a person</Trans> : <Trans>Add a person</Trans>}
      >
        {form && (
          <ContactForm caseId={record.caseId} contact={form.contact} first={first} onDone={() => setForm(null)} state={record.state} />
        )}
      </Dialog>
    </div>
  )
}
