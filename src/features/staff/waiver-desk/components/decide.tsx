import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Full, longestAnswer } from '../contract.ts'

const addresses = [calls.list.path]

/** Twelve months from now, or from when what is open already ends. */
function usualDay(openUntil: string | null): string {
  const from = new Date(Math.max(Date.now(), openUntil === null ? 0 : Date.parse(openUntil)))
  from.setUTCFullYear(from.getUTCFullYear() + 1)
  return from.toISOString().slice(0, 10)
}

function Grant({ of }: { of: Full }) {
  const { t } = useLingui()
  const granting = useMutation(calls.grant, addresses, { saysConflicts: true })
  return (
    <Form
      check={(typed) => (typed('until') === '' ? { until: t`Choose a day.` } : {})}
      done={t`Fee waived. Documents deleted.`}
      kind="primary"
      mutation={granting}
      read={(typed) => ({ until: typed('until') })}
      send={(body) => granting.send({ params: { waiver: of.id }, body })}
      submit={<Trans>Waive fee</Trans>}
    >
      {(errorAt) => (
        <TextInput defaultValue={usualDay(of.openUntil)} error={errorAt('until')} label={t`Free through`} name="until" type="date" />
      )}
    </Form>
  )
}

function Answer({ id, which }: { id: string; which: 'ask' | 'decline' }) {
  const { t } = useLingui()
  const declining = useMutation(calls.decline, addresses, { saysConflicts: true })
  const asking = useMutation(calls.ask, addresses, { saysConflicts: true })
  const mutation = which === 'ask' ? asking : declining
  return (
    <Form
      check={(typed) => (typed('answer').length < 10 ? { answer: t`Write at least 10 characters.` } : {})}
      done={which === 'ask' ? t`Question sent.` : t`Application declined. Documents deleted.`}
      kind={which === 'ask' ? 'primary' : 'danger'}
      mutation={mutation}
      read={(typed) => ({ answer: typed('answer') })}
      send={(body) => mutation.send({ params: { waiver: id }, body })}
      submit={which === 'ask' ? <Trans>Send question</Trans> : <Trans>Decline application</Trans>}
    >
      {(errorAt) => (
        <TextArea
          counter={{ min: 10, max: longestAnswer }}
          error={errorAt('answer')}
          hint={t`The parent reads this. Use plain words.`}
          label={which === 'ask' ? t`What do you need?` : t`Why can’t it be approved?`}
          name="answer"
          rows={3}
        />
      )}
    </Form>
  )
}

/** The three answers that the desk gives, one at a time. */
export function Decide({ of }: { of: Full }) {
  const { t } = useLingui()
  const [which, setWhich] = useState<'grant' | 'ask' | 'decline'>('grant')
  return (
    <div className="grid max-w-xl gap-4">
      <RadioGroup
        legend={t`Decision`}
        name="decision"
        onChange={setWhich}
        options={[
          { value: 'grant', label: t`Yes, waive the fee` },
          { value: 'ask', label: t`Ask for more` },
          { value: 'decline', label: t`No` },
        ]}
        value={which}
      />
      {which === 'grant' ? <Grant of={of} /> : <Answer id={of.id} key={which} which={which} />}
    </div>
  )
}
