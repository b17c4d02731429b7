import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** Adds words to an event; they stand as they are written. */
export function AddWords({ caseId, id }: { caseId: string; id: string }) {
  const { t } = useLingui()
  const adding = useMutation(calls.addend, ['/api/calendar/event'])
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button className="justify-self-start" kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Add words to it</Trans>
      </Button>
    )
  }
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const text = String(new FormData(submitted.currentTarget).get('text') ?? '').trim()
    if (text === '') return
    if (await adding.send({ params: { case: caseId, event: id }, body: { text } })) setOpen(false)
  }
  return (
    <form className="grid gap-3" onSubmit={(submitted) => void submit(submitted)}>
      <TextArea
        error={adding.problem?.sentence}
        hint={<Trans>Everybody who sees the event reads it. It cannot be changed or taken away.</Trans>}
        label={t`What you add`}
        maxLength={2000}
        name="text"
        rows={3}
      />
      <Button busy={adding.busy} className="justify-self-start" kind="secondary" type="submit">
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}
