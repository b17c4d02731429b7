import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Which } from '../contract.ts'
import { Problem } from './problem.tsx'

interface AnswersProps {
  which: Which
  /** The account's name, as the first value of the field. */
  name: string
  /** Called with the case that was joined; `null` if the invitation was declined. */
  onDone: (caseId: string | null) => void
}

/** A new seat changes everything that the user can see, so all queries are invalidated. */
const joining = ['/api/']

/** Accept under a name, decline, or decline and block further invitations. */
export function Answers({ which, name, onDone }: AnswersProps) {
  const { t } = useLingui()
  const [isEmpty, setIsEmpty] = useState(false)
  const accepting = useMutation(calls.accept, joining)
  const declining = useMutation(calls.decline, joining)
  const accept = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const own = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setIsEmpty(own === '')
    if (own === '') return
    const reply = await accepting.send({ body: { ...which, name: own } })
    if (reply) onDone(reply.caseId)
  }
  const decline = async (block: boolean) => {
    if (await declining.send({ body: { ...which, block } })) onDone(null)
  }
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={(event) => void accept(event)}>
      <TextInput
        defaultValue={name}
        error={isEmpty ? t`Write a name.` : undefined}
        hint={t`Those in the case see you by this name.`}
        label={t`Your name in this case`}
        maxLength={160}
        name="name"
      />
      <Problem problem={accepting.problem ?? declining.problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={accepting.busy} type="submit">
          <Trans>Accept and join</Trans>
        </Button>
        <Button busy={declining.busy} kind="secondary" onClick={() => void decline(false)}>
          <Trans>Decline</Trans>
        </Button>
        <Button busy={declining.busy} kind="quiet" onClick={() => void decline(true)}>
          <Trans>Decline and block</Trans>
        </Button>
      </div>
      <p className="text-sm text-soft">
        <Trans>Block: no invitation from this person reaches you again. You can lift it under parent connection.</Trans>
      </p>
    </form>
  )
}
