import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { invalidates } from './invalidates.ts'

/** Says no to a proposal, with a reason. */
export function Declining({ at, isOrder, onClose }: { at: { case: string; version: string }; isOrder: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { send, busy, problem } = useMutation(calls.decline, invalidates)
  const [empty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setEmpty(reason === '')
    if (reason !== '') await send({ params: at, body: { reason } })
  }
  return (
    <form className="no-print grid gap-3" noValidate onSubmit={(event) => void submit(event)} ref={form}>
      <TextArea
        counter={{ max: 1000 }}
        error={empty ? t`Say why, in a sentence.` : problem?.sentence}
        hint={t`The other parent reads it, and it stays in the history. The schedule stays as it is.`}
        label={isOrder ? t`What the order says otherwise` : t`Reason`}
        maxLength={1000}
        name="reason"
        rows={3}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          <Trans>Send the answer</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
