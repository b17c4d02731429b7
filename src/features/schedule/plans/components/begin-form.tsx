import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { caseLink } from '#case/cases/public.tsx'
import { calls } from '../contract.ts'

/** Begins a plan and opens it. */
export function BeginForm({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { send, busy, problem } = useMutation(calls.begin, ['/api/plans'])
  const [isEmpty, setEmpty] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim()
    setEmpty(title === '')
    if (title === '') return
    const made = await send({ params: { case: caseId }, body: { title } })
    if (made) go(caseLink(`/parenting-plan-builder?plan=${made.id}`, search))
  }
  return (
    <form
      autoComplete="off"
      className="no-print grid max-w-xl justify-items-start gap-3"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>
        <Trans>Begin a plan</Trans>
      </h2>
      <TextInput
        className="w-full"
        error={isEmpty ? t`Give it a title.` : problem?.sentence}
        hint={t`For example: Our parenting plan`}
        label={t`Title`}
        maxLength={120}
        name="title"
      />
      <Button busy={busy} type="submit">
        <Trans>Begin the plan</Trans>
      </Button>
    </form>
  )
}
