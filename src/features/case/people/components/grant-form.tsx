import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import type { GrantRole } from '#case/cases/contract.ts'
import { calls, type Granted, type Reach } from '../contract.ts'
import { Problem } from './problem.tsx'
import { ReachFields, reachIn } from './reach-fields.tsx'

interface GrantFormProps {
  caseId: string
  seat: Granted
  was: Reach
  onDone: () => void
}

/** Changes how far a seat sees, from this moment on. */
export function GrantForm({ caseId, seat, was, onDone }: GrantFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useMutation(calls.change, ['/api/people'])
  const role = seat.role as GrantRole
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reach = reachIn(new FormData(event.currentTarget), role)
    if (!(await send({ params: { case: caseId, seat: seat.memberId }, body: reach }))) return
    toast({ title: t`Changed`, text: t`It is so from this moment.` })
    onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <ReachFields errorAt={(field) => (problem?.field === field ? problem.sentence : undefined)} role={role} was={was} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          <Trans>Save the change</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
