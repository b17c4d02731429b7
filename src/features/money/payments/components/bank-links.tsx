import { Trans, useLingui } from '@lingui/react/macro'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Fold } from '#shell/fold.tsx'
import { calls } from '../contract.ts'

const invalidates = ['/api/payments']

/** Links to a parent's own bank or payment app. Nothing is sent along. */
export function BankLinks({ links, caseId }: { links: readonly string[] | null; caseId: string }) {
  const { t } = useLingui()
  const adding = useMutation(calls.addLink, invalidates)
  const removing = useMutation(calls.removeLink, invalidates)
  if (links === null) return null
  const count = links.length
  return (
    <Fold id="links" title={<Trans>Your bank and payment apps ({count})</Trans>}>
      <p className="max-w-prose text-soft">
        <Trans>
          Money never goes through this site. Save a link to your bank or payment app, pay there, then record the payment here. Only you see
          these links.
        </Trans>
      </p>
      <Rows of={links} rowKey={(link) => link}>
        {(link) => (
          <div className="flex flex-wrap items-center gap-x-4">
            <a className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]" href={link} rel="noopener noreferrer" target="_blank">
              {link}
            </a>
            <ActionButton
              aria-label={t`Remove ${link}`}
              kind="quiet"
              mutation={removing}
              onAct={() => removing.send({ params: { case: caseId }, body: { address: link } })}
            >
              <Trans>Remove</Trans>
            </ActionButton>
          </div>
        )}
      </Rows>
      <Form
        columns="sm:grid-cols-[1fr_auto]"
        done={t`Link saved`}
        mutation={adding}
        read={(values) => ({ address: values('address') })}
        required={{ address: t`Enter an address that starts with https://.` }}
        send={(body) => adding.send({ params: { case: caseId }, body })}
        submit={<Trans>Save link</Trans>}
      >
        {(errorAt) => (
          <TextInput error={errorAt('address')} inputMode="url" label={t`Address`} maxLength={300} name="address" placeholder="https://" />
        )}
      </Form>
    </Fold>
  )
}
