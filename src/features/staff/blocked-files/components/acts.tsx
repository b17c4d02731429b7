import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { calls, type Report } from '../contract.ts'
import { DisclosureForm, ExtensionForm, LiftForm, TipForm } from './act-forms.tsx'
import { addresses } from './words.ts'

type Asking = 'block' | 'lift' | 'withdraw' | 'tip' | 'disclose' | 'extend' | 'ask'

/** What staff may do about a report: one main act, the others beside it. */
export function Acts({ report }: { report: Report }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<Asking | null>(null)
  const blocking = useMutation(calls.block, addresses, { saysConflicts: true })
  const lifting = useMutation(calls.lift, addresses, { saysConflicts: true })
  const withdrawing = useMutation(calls.withdraw, addresses, { saysConflicts: true })
  const { state, asked, reference } = report
  const params = { report: report.id }
  const close = () => setAsking(null)
  const closeIf = (done: unknown) => done && close()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === 'reported' && (
        <Button kind="danger" onClick={() => setAsking('block')}>
          <Trans>Block file</Trans>
        </Button>
      )}
      {state !== 'reported' && (
        <>
          <Button kind={state === 'blocked' ? 'primary' : 'secondary'} onClick={() => setAsking('tip')}>
            <Trans>Enter CyberTipline number</Trans>
          </Button>
          <Button kind="secondary" onClick={() => setAsking('disclose')}>
            <Trans>Note legal process</Trans>
          </Button>
        </>
      )}
      {state === 'tipped' && (
        <Button kind="quiet" onClick={() => setAsking('extend')}>
          <Trans>Preserve longer</Trans>
        </Button>
      )}
      {asked === null && (
        <Button kind="quiet" onClick={() => setAsking('ask')}>
          <Trans>Ask to end report</Trans>
        </Button>
      )}
      {asked !== null && (
        <>
          {asked.isMine ? (
            <p>
              <Trans>You asked to end it. A second person decides.</Trans>
            </p>
          ) : (
            <Button kind="secondary" onClick={() => setAsking('lift')}>
              <Trans>End report</Trans>
            </Button>
          )}
          <Button kind="quiet" onClick={() => setAsking('withdraw')}>
            <Trans>Leave as it is</Trans>
          </Button>
        </>
      )}
      <Confirm
        busy={blocking.busy}
        isDanger
        onClose={close}
        onConfirm={() => void blocking.send({ params }, { done: t`File blocked.` }).then(closeIf)}
        open={asking === 'block'}
        problem={blocking.problem?.sentence}
        title={<Trans>Block the file of {reference}?</Trans>}
        verb={<Trans>Block file</Trans>}
      >
        <p>
          <Trans>
            Nobody can open, copy or export it from then on, you neither. Everyone in the case reads that it is not available, and not why.
            It stays stored as it is.
          </Trans>
        </p>
      </Confirm>
      <Confirm
        busy={lifting.busy}
        isDanger
        onClose={close}
        onConfirm={() => void lifting.send({ params }, { done: t`Report ended.` }).then(closeIf)}
        open={asking === 'lift'}
        problem={lifting.problem?.sentence}
        title={<Trans>End the report {reference}?</Trans>}
        verb={<Trans>End report</Trans>}
      >
        <p className="[overflow-wrap:anywhere]">
          <Trans>The reason: {asked?.reason}</Trans>
        </p>
        <p>
          <Trans>The file is available again to everyone who had it. Decide by the reason and the papers. Don’t look at the file.</Trans>
        </p>
      </Confirm>
      <Confirm
        busy={withdrawing.busy}
        onClose={close}
        onConfirm={() => void withdrawing.send({ params }, { done: t`The report stays.` }).then(closeIf)}
        open={asking === 'withdraw'}
        problem={withdrawing.problem?.sentence}
        title={<Trans>Leave the report {reference} as it is?</Trans>}
        verb={<Trans>Leave as it is</Trans>}
      >
        <p>
          <Trans>The request to end it is closed. It can be asked again.</Trans>
        </p>
      </Confirm>
      <Dialog keepsWords onClose={close} open={asking === 'tip'} title={<Trans>CyberTipline number of {reference}</Trans>}>
        {asking === 'tip' && <TipForm onDone={close} report={report.id} />}
      </Dialog>
      <Dialog keepsWords onClose={close} open={asking === 'disclose'} title={<Trans>Legal process about {reference}</Trans>}>
        {asking === 'disclose' && <DisclosureForm onDone={close} report={report.id} />}
      </Dialog>
      <Dialog keepsWords onClose={close} open={asking === 'extend'} title={<Trans>Preserve the file of {reference} longer</Trans>}>
        {asking === 'extend' && <ExtensionForm onDone={close} report={report.id} />}
      </Dialog>
      <Dialog keepsWords onClose={close} open={asking === 'ask'} title={<Trans>Ask to end {reference}</Trans>}>
        {asking === 'ask' && <LiftForm onDone={close} report={report.id} />}
      </Dialog>
    </div>
  )
}
