import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

type Address = Reply<typeof calls.address>
const addresses = ['/api/messages']

/** For a parent whose co-parent has not joined: where messages are mailed, too. It stands beside the form of a message. */
export function MailAddress({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  const { data } = useApiQuery(calls.address, { query: caseQuery(search) })
  return data && data.name !== null && data.can.change ? <Given address={data} caseId={caseId} name={data.name} /> : null
}

function Given({ address: { email, stop }, caseId, name }: { address: Address; caseId: string; name: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const removing = useMutation(calls.setAddress, addresses)
  const removed = { done: t`Messages are no longer mailed` }
  return (
    <section aria-labelledby="mail-title" className="no-print grid gap-2 rounded-md border border-line bg-surface p-3 sm:p-4">
      <h2 className="text-base" id="mail-title">
        <Trans>{name} has not joined</Trans>
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {email === null ? (
          <Trans>Messages wait until {name} joins. You can also have each one mailed as a link.</Trans>
        ) : stop === 'held' ? (
          <Trans>
            You blocked {email}, so nothing is mailed there. Messages wait until {name} joins.
          </Trans>
        ) : stop === 'stopped' ? (
          <Trans>
            Mail to {email} was stopped by the recipient. Messages wait until {name} joins.
          </Trans>
        ) : (
          <Trans>Each message you send is also mailed to {email}, as a link.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {email === null ? <Trans>Add e-mail address</Trans> : <Trans>Change address</Trans>}
        </Button>
        {email !== null && (
          <ActionButton
            kind="quiet"
            mutation={removing}
            onAct={() => removing.send({ params: { case: caseId }, body: { email: null } }, removed)}
          >
            <Trans>Remove address</Trans>
          </ActionButton>
        )}
      </div>
      {/* The form of the message goes on below, with buttons of its own. */}
      <Dialog keepsWords onClose={() => setOpen(false)} open={isOpen} title={<Trans>Mail messages to {name}</Trans>}>
        {isOpen && <AddressForm caseId={caseId} email={email} name={name} onClose={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

interface AddressFormProps {
  caseId: string
  email: string | null
  name: string
  onClose: () => void
}

function AddressForm({ caseId, email, name, onClose }: AddressFormProps) {
  const { t } = useLingui()
  const saving = useMutation(calls.setAddress, addresses)
  return (
    <Form
      done={t`Address saved`}
      mutation={saving}
      onClose={onClose}
      read={(typed) => ({ email: typed('email') })}
      required={{ email: t`Enter an e-mail address.` }}
      send={(body) => saving.send({ params: { case: caseId }, body })}
      submit={<Trans>Save address</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-prose gap-3">
          <p className="text-sm text-soft">
            <Trans>
              The mail has no names and no words of the message. It has a link that works for 30 days, and a way to stop these mails. Anyone
              who reads that mailbox can open the link. You see whether the mail server accepted the mail, and when the link was opened.
              That is not a first view.
            </Trans>
          </p>
          {email !== null && (
            <p className="text-sm text-soft">
              <Trans>Links sent to {email} stop working.</Trans>
            </p>
          )}
          <TextInput
            autoComplete="off"
            defaultValue={email ?? ''}
            error={errorAt('email')}
            label={t`E-mail address of ${{ name }}`}
            maxLength={254}
            name="email"
            type="email"
          />
        </div>
      )}
    </Form>
  )
}
