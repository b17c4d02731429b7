import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { deskCalls, type Full, longest } from '../contract.ts'
import { letters, toAuthors } from './letters.ts'
import { Problem } from '#web/form/problem.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'
import { outcomeWords } from './words.ts'

type Outcome = Full['outcomes'][number]

/** The decision: what becomes of the reviews, the letter, and what the authors read. */
export function DecideForm({ notice: { number, outcomes, can, seen } }: { notice: Full }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useDeskMutation(deskCalls.decide)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [letter, setLetter] = useState('')
  const [toAuthor, setToAuthor] = useState('')
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const choose = (next: Outcome) => {
    setOutcome(next)
    setLetter(i18n._(letters[next]))
    setToAuthor(next === 'kept' || next === 'gone' ? '' : i18n._(toAuthors[next]))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(outcome === null)
    if (outcome === null) return
    const body = { outcome, seen, letter, reason, ...(outcome !== 'kept' && outcome !== 'gone' && { toAuthor }) }
    void send({ params: { number }, body }).then((done) => done && toast({ title: t`The notice is decided` }))
  }
  return (
    <section className="max-w-2xl">
      <h2 className="mb-4">
        <Trans>Decide</Trans>
      </h2>
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <Problem of={problem} />
        <RadioGroup
          error={isEmpty ? t`Choose what becomes of the reviews.` : undefined}
          legend={t`What becomes of the reviews?`}
          name="outcome"
          onChange={choose}
          options={outcomes.map((value) => ({
            value,
            label: i18n._(outcomeWords[value]),
            hint:
              value === 'removed' && can.needsTwo ? (
                <Trans>Two people decide this: someone else has to propose it first.</Trans>
              ) : undefined,
          }))}
          value={outcome}
        />
        {outcome !== null && (
          <>
            <TextArea
              counter={{ min: 10, max: longest.letter }}
              hint={<Trans>Its sender reads it with number and words.</Trans>}
              label={t`Letter to the sender`}
              onChange={(event) => setLetter(event.target.value)}
              rows={7}
              value={letter}
            />
            {outcome !== 'kept' && outcome !== 'gone' && (
              <TextArea
                counter={{ min: 10, max: longest.letter }}
                hint={<Trans>Read through the receipt of the review. Do not say who sent the notice.</Trans>}
                label={t`Words to the author`}
                onChange={(event) => setToAuthor(event.target.value)}
                rows={5}
                value={toAuthor}
              />
            )}
            <TextArea
              counter={{ min: 10, max: longest.reason }}
              hint={<Trans>For the log among staff.</Trans>}
              label={t`Reason of the decision`}
              onChange={(event) => setReason(event.target.value)}
              rows={3}
              value={reason}
            />
          </>
        )}
        <Button
          busy={busy}
          className="justify-self-start"
          kind={outcome === 'removed' || outcome === 'hidden' ? 'danger' : 'primary'}
          type="submit"
        >
          <Trans>Decide the notice</Trans>
        </Button>
      </form>
    </section>
  )
}
