import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { useToast } from '#web/toasts.tsx'
import { calls, type Domain, longest, shortestWhy } from '../contract.ts'
import { errorAt, Form, SourceFields, sourceOf, textOf } from './form.tsx'
import { Source } from './source.tsx'

function Verify({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui()
  const say = useToast()
  const { send, busy, problem } = useMutation(calls.verifyDomain, ['/api/organizations'])
  const verify = async (form: FormData) => {
    if (!(await send({ params: { id }, body: { domain: textOf(form, 'domain'), ...sourceOf(form) } }))) return
    say({ title: t`Domain verified` })
    onDone()
  }
  return (
    <Form busy={busy} fields={['domain', 'source', 'sourceOn']} onSend={verify} problem={problem} verb={<Trans>Verify domain</Trans>}>
      <TextInput
        autoCapitalize="off"
        autoComplete="off"
        error={errorAt(problem)('domain')}
        hint={t`What stands behind the @ of its addresses. Whoever has an address there can claim a profile of this organization.`}
        label={t`Domain`}
        maxLength={longest.domain}
        name="domain"
        spellCheck={false}
      />
      <SourceFields problem={problem} />
    </Form>
  )
}

function Withdraw({ domain, onDone }: { domain: Domain; onDone: () => void }) {
  const { t } = useLingui()
  const say = useToast()
  const { send, busy, problem } = useMutation(calls.withdrawDomain, ['/api/organizations'])
  const withdraw = async (form: FormData) => {
    if (!(await send({ params: { domain: domain.id }, body: { why: textOf(form, 'why') } }))) return
    say({ title: t`Domain taken back` })
    onDone()
  }
  return (
    <Form busy={busy} fields={['why']} isDanger onSend={withdraw} problem={problem} verb={<Trans>Take domain back</Trans>}>
      <TextArea counter={{ min: shortestWhy, max: longest.why }} error={errorAt(problem)('why')} label={t`Reason`} name="why" rows={3} />
    </Form>
  )
}

function Line({ domain, onWithdraw }: { domain: Domain; onWithdraw: () => void }) {
  const { i18n } = useLingui()
  const [verified, withdrawn] = [domain.verifiedOn, domain.withdrawnOn].map((on) => (on === null ? '' : dayInWords(on, i18n.locale)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
      <span>
        <strong className={domain.withdrawnOn === null ? '' : 'text-soft line-through'}>{domain.domain}</strong>{' '}
        <span className="block text-sm text-soft">
          {domain.withdrawnOn === null ? (
            <Trans>Verified on {verified}.</Trans>
          ) : (
            <Trans>
              Verified on {verified}, taken back on {withdrawn}: {domain.withdrawnWhy}.
            </Trans>
          )}{' '}
          <Source text={domain.source} />
        </span>
      </span>
      {domain.withdrawnOn === null && (
        <Button className="no-print" kind="quiet" onClick={onWithdraw}>
          <Trans>
            Take back …<span className="sr-only"> {domain.domain}</span>
          </Trans>
        </Button>
      )}
    </li>
  )
}

/** The domains of mail that are the organization's own, and those that were. */
export function Domains({ id, domains, isClosed }: { id: string; domains: readonly Domain[]; isClosed: boolean }) {
  const [openDialog, setOpenDialog] = useState<'verify' | Domain | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <section aria-labelledby="domains" className="grid gap-3">
      <h2 id="domains">
        <Trans>Domains of mail</Trans>
      </h2>
      {domains.length === 0 ? (
        <p className="max-w-prose text-soft">
          <Trans>None is verified. Claims from its addresses are checked by hand.</Trans>
        </p>
      ) : (
        <ul>
          {domains.map((domain) => (
            <Line domain={domain} key={domain.id} onWithdraw={() => setOpenDialog(domain)} />
          ))}
        </ul>
      )}
      {!isClosed && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setOpenDialog('verify')}>
          <Trans>Verify a domain</Trans>
        </Button>
      )}
      <Dialog
        onClose={close}
        open={openDialog !== null}
        title={openDialog === 'verify' ? <Trans>Verify a domain</Trans> : <Trans>Take {openDialog?.domain} back</Trans>}
      >
        {openDialog === 'verify' && <Verify id={id} onDone={close} />}
        {openDialog !== null && openDialog !== 'verify' && <Withdraw domain={openDialog} onDone={close} />}
      </Dialog>
    </section>
  )
}
