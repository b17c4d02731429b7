import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { states } from '#domain/directory/states.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls } from '#case/cases/contract.ts'
import { recordAddresses } from '#case/cases/public.tsx'
import { Step } from './step.tsx'
import type { Values } from '#web/form/use-form.ts'
import { zonesOf } from './zones.ts'

/** The first step of a new case: its two parents, and its state. */
export function StepBegin() {
  const { t } = useLingui()
  const [, go] = useLocation()
  const change = useMutation(calls.begin, recordAddresses)
  const [side, setSide] = useState<'A' | 'B'>('A')
  const read = (typed: Values) => {
    const [otherName, state] = [typed('otherName'), typed('state')]
    return { title: typed('title') || t`Our case`, state, zone: zonesOf(state)[0], side, otherName }
  }
  const send = async (body: ReturnType<typeof read>) => {
    const begun = await change.send({ body })
    if (begun) go(`/case-toolkit?${new URLSearchParams({ step: '2', case: begun.caseId })}`)
    return begun
  }
  return (
    <Step
      back={null}
      mutation={change}
      required={{ otherName: t`Write how you call the other parent.`, state: t`Choose a state.` }}
      read={read}
      send={send}
      step={1}
      title={<Trans>The two parents</Trans>}
    >
      {(errorAt) => (
        <>
          <RadioGroup
            hint={t`A letter and a colour for the calendar. It says nothing about who filed.`}
            legend={t`Which parent are you`}
            name="side"
            onChange={setSide}
            options={[
              { value: 'A', label: t`Parent A` },
              { value: 'B', label: t`Parent B` },
            ]}
            value={side}
          />
          <TextInput
            error={errorAt('otherName')}
            hint={t`We don’t contact them. Everything works until they join.`}
            label={t`The other parent’s name`}
            maxLength={160}
            name="otherName"
          />
          <Select
            defaultValue=""
            error={errorAt('state')}
            hint={t`Where the court is, or would be. You can change it later.`}
            label={t`State`}
            name="state"
            options={[{ value: '', label: t`Choose a state` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
          />
          <TextInput
            error={errorAt('title')}
            hint={t`Do not use a child’s name: it stands on pages and in notices.`}
            label={t`What you call this case`}
            maxLength={80}
            name="title"
            optional
          />
        </>
      )}
    </Step>
  )
}
