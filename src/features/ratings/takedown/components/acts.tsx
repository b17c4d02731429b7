import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskCalls, type Full } from '../contract.ts'
import type { Exported } from './certificate.tsx'
import { Problem } from '#web/form/problem.tsx'
import { ReasonForm } from '#web/form/reason-form.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'

type Asked = 'propose' | 'mark' | 'hold' | 'export'

/** The smaller acts on a notice; most ask for a reason. */
export function Acts({ notice, onExported }: { notice: Full; onExported: (record: Exported) => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [step, propose, mark, hold, give] = [
    useDeskMutation(deskCalls.step),
    useDeskMutation(deskCalls.propose),
    useDeskMutation(deskCalls.mark),
    useDeskMutation(deskCalls.hold),
    useDeskMutation(deskCalls.export),
  ]
  const { number, can, isAbusive, isHeld } = notice
  const params = { number }
  const go = (to: 'acknowledged' | 'taken') =>
    void step
      .send({ params, body: { step: to } })
      .then((done) => done && toast({ title: to === 'taken' ? t`You took it up` : t`It is acknowledged` }))
  const said = (done: unknown) => {
    if (!done) return
    setAsked(null)
    toast({ title: t`It is done` })
  }
  const close = () => setAsked(null)
  return (
    <section className="no-print grid gap-4">
      {can.needsCounsel && (
        <Notice tone="attention" title={<Trans>For counsel</Trans>}>
          <p>
            <Trans>An order of a court is decided by an admin who is marked as counsel. You can acknowledge it and take it up.</Trans>
          </p>
        </Notice>
      )}
      <Problem of={step.problem} />
      <div className="flex flex-wrap gap-3">
        {can.acknowledge && (
          <Button busy={step.busy} onClick={() => go('acknowledged')}>
            <Trans>Acknowledge</Trans>
          </Button>
        )}
        {can.take && (
          <Button busy={step.busy} kind={can.acknowledge ? 'secondary' : 'primary'} onClick={() => go('taken')}>
            <Trans>Take up for review</Trans>
          </Button>
        )}
        {can.propose && (
          <Button kind="secondary" onClick={() => setAsked('propose')}>
            <Trans>Propose to take down</Trans>
          </Button>
        )}
        <Button kind="secondary" onClick={() => setAsked('mark')}>
          {isAbusive ? <Trans>Take the mark “abusive” away</Trans> : <Trans>Mark as abusive</Trans>}
        </Button>
        <Button kind="secondary" onClick={() => setAsked('hold')}>
          {isHeld ? <Trans>End the hold</Trans> : <Trans>Hold beyond three years</Trans>}
        </Button>
        <Button kind="secondary" onClick={() => setAsked('export')}>
          <Trans>Export with certificate</Trans>
        </Button>
      </div>
      <ReasonForm
        busy={propose.busy}
        hint={t`It stands in the log of the notice. Write no name of a child.`}
        onClose={close}
        onSend={(reason) => void propose.send({ params, body: { reason } }).then(said)}
        open={asked === 'propose'}
        problem={propose.problem}
        title={<Trans>Propose to take the reviews down?</Trans>}
        verb={<Trans>Propose</Trans>}
      >
        <p>
          <Trans>On this ground two people take a review down. Somebody else decides.</Trans>
        </p>
      </ReasonForm>
      <ReasonForm
        busy={mark.busy}
        hint={t`It stands in the log of the notice. Write no name of a child.`}
        onClose={close}
        onSend={(reason) => void mark.send({ params, body: { isAbusive: !isAbusive, reason } }).then(said)}
        open={asked === 'mark'}
        problem={mark.problem}
        title={isAbusive ? <Trans>Take the mark away?</Trans> : <Trans>Mark as abusive?</Trans>}
        verb={isAbusive ? <Trans>Take the mark away</Trans> : <Trans>Mark</Trans>}
      >
        <p>
          <Trans>For threats without ground, and notices that are sent again and again. It is counted on the page “Transparency”.</Trans>
        </p>
      </ReasonForm>
      <ReasonForm
        busy={hold.busy}
        hint={t`It stands in the log of the notice. Write no name of a child.`}
        onClose={close}
        onSend={(reason) => void hold.send({ params, body: { isHeld: !isHeld, reason } }).then(said)}
        open={asked === 'hold'}
        problem={hold.problem}
        title={isHeld ? <Trans>End the hold?</Trans> : <Trans>Hold this notice?</Trans>}
        verb={isHeld ? <Trans>End the hold</Trans> : <Trans>Hold</Trans>}
      >
        <p>
          <Trans>A notice is erased three years after its end. One that is held stays.</Trans>
        </p>
      </ReasonForm>
      <ReasonForm
        busy={give.busy}
        hint={t`It stands in the log of the notice. Write no name of a child.`}
        onClose={close}
        onSend={(reason) =>
          void give.send({ params, body: { reason } }).then((record) => {
            if (record) onExported(record)
            return record
          })
        }
        open={asked === 'export'}
        problem={give.problem}
        title={<Trans>Export the record?</Trans>}
        verb={<Trans>Export</Trans>}
      >
        <p>
          <Trans>The export is logged with your name and this reason. Say who asked for it.</Trans>
        </p>
      </ReasonForm>
    </section>
  )
}
