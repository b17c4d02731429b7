import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { PlainWords } from './plain-words.tsx'

interface Props {
  caseId: string
  incident: string
  isWithdrawal: boolean
  onDone: () => void
}

/** Adds to an incident, or withdraws it: its words stay as they were entered. */
export function AddendumForm({ caseId, incident, isWithdrawal, onDone }: Props) {
  const { t } = useLingui()
  const adding = useMutation(calls.addTo, stale)
  const [words, setWords] = useState('')
  const missing = isWithdrawal ? t`Write why you withdraw it.` : t`Write what you want to add.`
  return (
    <Form
      check={() => (words.trim() === '' ? { words: missing } : ({} as Record<string, string>))}
      done={isWithdrawal ? t`Incident withdrawn` : t`Added`}
      isControlled
      mutation={adding}
      onClose={onDone}
      read={() => null}
      send={() => adding.send({ params: { case: caseId, incident }, body: { words, isWithdrawal } })}
      submit={isWithdrawal ? <Trans>Withdraw incident</Trans> : <Trans>Add to incident</Trans>}
    >
      {(errorAt) => (
        <>
          <TextArea
            error={errorAt('words')}
            hint={
              isWithdrawal
                ? t`The incident stays in your list with this reason and is no longer counted.`
                : t`What you entered before stays as it is. Your addition appears below it with today’s date.`
            }
            label={isWithdrawal ? t`Reason` : t`Correction or addition`}
            maxLength={2000}
            name="words"
            onChange={(event) => setWords(event.target.value)}
            rows={3}
            value={words}
          />
          <PlainWords text={words} />
        </>
      )}
    </Form>
  )
}
