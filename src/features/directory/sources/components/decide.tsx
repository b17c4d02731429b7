import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { calls, type Run } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

/** Yes or no to what a run found, each with a reason. */
export function Decide({ run }: { run: Run }) {
  const { t } = useLingui()
  const toast = useToast()
  const [choice, setChoice] = useState<'apply' | 'refuse' | null>(null)
  const decide = useMutation(calls.decide, ['/api/sources'])
  const send = async (reason: string) => {
    if (choice === null) return
    const done = await decide.send({ params: { id: run.id }, body: { decision: choice, reason } })
    if (!done) return
    setChoice(null)
    toast({ title: choice === 'apply' ? t`It is applied in a moment` : t`Refused. Nothing was changed.` })
  }
  const close = () => {
    decide.clear()
    setChoice(null)
  }
  return (
    <section className="grid gap-4">
      <h2>
        <Trans>Your decision</Trans>
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setChoice('apply')}>
          <Trans>Apply it</Trans>
        </Button>
        <Button kind="secondary" onClick={() => setChoice('refuse')}>
          <Trans>Refuse it</Trans>
        </Button>
      </div>
      <ReasonDialog
        busy={decide.busy}
        onClose={close}
        onSend={(reason) => void send(reason)}
        open={choice !== null}
        problem={decide.problem}
        title={choice === 'apply' ? <Trans>Apply what was found</Trans> : <Trans>Refuse what was found</Trans>}
        verb={choice === 'apply' ? <Trans>Apply</Trans> : <Trans>Refuse</Trans>}
      >
        {choice === 'apply' ? (
          <p>
            <Trans>
              The directory then says what this run has read, exactly as it is shown here. Each value names this source and its day.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>The directory stays as it is. The source is read again at its pace.</Trans>
          </p>
        )}
      </ReasonDialog>
    </section>
  )
}

/** Calls a run off. */
export function CallOff({ run }: { run: Run }) {
  const cancel = useMutation(calls.cancel, ['/api/sources'])
  return (
    <div className="grid justify-items-start gap-3">
      <Problem of={cancel.problem} />
      <Button busy={cancel.busy || run.cancelAsked} kind="secondary" onClick={() => void cancel.send({ params: { id: run.id } })}>
        <Trans>Call it off</Trans>
      </Button>
    </div>
  )
}
