import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useChange } from '#shell/use-change.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

interface DeclineFormProps {
  caseId: string
  trade: string
  renews: readonly string[]
  onDone: () => void
}

/** A no, with its reason: the other parent reads it. */
export function DeclineForm({ caseId, trade, renews, onDone }: DeclineFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const declining = useChange(calls.decline, renews)
  const [isEmpty, setEmpty] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setEmpty(reason === '')
    if (reason === '') return
    if (!(await declining.send({ params: { case: caseId, trade }, body: { reason } }))) return
    toast({ title: t`Declined` })
    onDone()
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        error={isEmpty ? t`Write a reason. One sentence is enough.` : declining.problem?.sentence}
        hint={t`The other parent reads this. The schedule stays as it is, and the request can’t be accepted later.`}
        label={t`Reason for declining`}
        maxLength={1000}
        name="reason"
        rows={2}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={declining.busy} type="submit">
          <Trans>Send the answer</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
