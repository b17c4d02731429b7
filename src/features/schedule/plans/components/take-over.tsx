import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'

interface TakeOverProps {
  caseId: string
  plan: string
  today: string
}

/** Makes a schedule and notice times of a plan that both agreed on. */
export function TakeOver({ caseId, plan, today }: TakeOverProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useMutation(calls.install, ['/api/plans', '/api/schedule', '/api/custody', '/api/cases'])
  const [effective, setEffective] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (effective === '') return
    const made = await send({ params: { case: caseId, plan }, body: { effective } })
    if (!made) return
    toast({
      title: made.schedule ? t`A schedule was made of the plan, and proposed` : t`The notice times of the plan are in the record`,
      ...(made.schedule && { text: t`It counts once the other parent says yes to it.` }),
    })
  }
  const missing = isTried && effective === '' ? t`Choose the day from which it counts.` : undefined
  return (
    <Notice title={<Trans>Both of you agreed on the whole plan</Trans>}>
      <p>
        <Trans>
          It can become your shared schedule. Times for notices and answers are then kept in the record of orders, marked as agreed and not
          signed by a court.
        </Trans>
      </p>
      <form className="mt-3 grid justify-items-start gap-3" noValidate onSubmit={(event) => void submit(event)}>
        {problem && problem.field === null && (
          <p className="font-semibold text-danger" role="alert">
            {problem.sentence}
          </p>
        )}
        <TextInput
          error={missing ?? (problem?.field === 'effective' ? problem.sentence : undefined)}
          label={t`From which day`}
          min={today}
          onChange={({ target }) => setEffective(target.value)}
          type="date"
          value={effective}
        />
        <Button busy={busy} type="submit">
          <Trans>Make a schedule of it</Trans>
        </Button>
      </form>
    </Notice>
  )
}
