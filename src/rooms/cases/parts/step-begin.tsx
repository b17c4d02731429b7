import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { states } from '../../../domain/directory/states.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { RadioGroup } from '../../../web/ui/choice.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { calls } from '../contract.ts'
import { errorAt } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { Step } from './step.tsx'
import { zonesOf } from './zones.ts'

const form = 'step-form'

/** The first step of a case that is not begun: who its two parents are, and whose state's court has it. */
export function StepBegin() {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { send, busy, problem } = useChange(calls.begin, recordAddresses)
  const [side, setSide] = useState<'A' | 'B'>('A')
  const [missing, setMissing] = useState<'otherName' | 'state' | null>(null)
  const save = async (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const [otherName, state] = [text('otherName'), text('state')]
    const empty = otherName === '' ? 'otherName' : state === '' ? 'state' : null
    setMissing(empty)
    if (empty !== null) return
    const begun = await send({ body: { title: text('title') || t`Our case`, state, zone: zonesOf(state)[0], side, otherName } })
    if (begun) go(`/case-toolkit?${new URLSearchParams({ step: '2', case: begun.caseId })}`)
  }
  return (
    <Step back={null} busy={busy} onSave={save} problem={problem} step={1} title={<Trans>The two parents</Trans>}>
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
        autoComplete="off"
        error={missing === 'otherName' ? t`Write how you call the other parent.` : errorAt(problem, 'otherName')}
        form={form}
        hint={t`They are told nothing. Everything works while they have not joined.`}
        label={t`The other parent’s name`}
        maxLength={160}
        name="otherName"
      />
      <Select
        defaultValue=""
        error={missing === 'state' ? t`Choose a state.` : errorAt(problem, 'state')}
        form={form}
        hint={t`Where the court is, or would be. You can change it later.`}
        label={t`State`}
        name="state"
        options={[{ value: '', label: t`Choose a state` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
      />
      <TextInput
        error={errorAt(problem, 'title')}
        form={form}
        hint={t`Do not use a child’s name: it stands on pages and in notices.`}
        label={t`What you call this case`}
        maxLength={80}
        name="title"
        optional
      />
    </Step>
  )
}
