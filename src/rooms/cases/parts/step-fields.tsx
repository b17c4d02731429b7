import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '../../../web/ui/choice.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { type CaseRecord, type Phase, phases } from '../contract.ts'
import { useState } from 'react'
import { errorAt } from './problem.tsx'
import { phaseNames } from './words.ts'

interface FieldsProps {
  record: CaseRecord
  problem: { sentence: string; field: string | null } | null
}

const form = 'step-form'

/** Step 4: the court and its number of the case. */
export function StepCourt({ record, problem }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        defaultValue={record.profile?.court}
        error={errorAt(problem, 'court')}
        form={form}
        hint={t`As it stands on your papers.`}
        label={t`Court`}
        maxLength={160}
        name="court"
        optional
      />
      <TextInput
        defaultValue={record.profile?.docket}
        error={errorAt(problem, 'docket')}
        form={form}
        hint={t`Also called the case number or cause number.`}
        label={t`Docket number`}
        maxLength={60}
        name="docket"
        optional
      />
    </>
  )
}

/** Of step 5: which side of the caption one is. */
export function StepSide({ record }: { record: CaseRecord }) {
  const { t } = useLingui()
  const is = record.profile?.isPetitioner
  const [side, setSide] = useState<'yes' | 'no' | ''>(is == null ? '' : is ? 'yes' : 'no')
  return (
    <>
      <RadioGroup
        legend={t`In the papers you are`}
        name="side-shown"
        onChange={setSide}
        options={[
          { value: 'yes', label: t`Petitioner`, hint: t`Also called plaintiff: who filed.` },
          { value: 'no', label: t`Respondent`, hint: t`Also called defendant: who was served.` },
          { value: '', label: t`Not filed yet, or I do not know` },
        ]}
        value={side}
      />
      <input form={form} name="isPetitioner" type="hidden" value={side} />
    </>
  )
}

/** Step 6: the dates, as far as they are known. */
export function StepDates({ record: { profile }, problem }: FieldsProps) {
  const { t } = useLingui()
  const days = [
    ['marriedOn', t`Married`],
    ['separatedOn', t`Separated`],
    ['filedOn', t`Filed`],
    ['servedOn', t`Served`],
    ['decreeOn', t`Decree`],
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {days.map(([field, label]) => (
        <TextInput
          defaultValue={profile?.[field] ?? ''}
          error={errorAt(problem, field)}
          form={form}
          key={field}
          label={label}
          name={field}
          optional
          type="date"
        />
      ))}
    </div>
  )
}

/** Step 7: the phase. */
export function StepPhase({ record }: { record: CaseRecord }) {
  const { t, i18n } = useLingui()
  const [phase, setPhase] = useState<Phase>(record.profile?.phase ?? 'preparing')
  return (
    <>
      <RadioGroup
        hint={t`You can change it whenever the case moves on.`}
        legend={t`Where does your case stand`}
        name="phase-shown"
        onChange={setPhase}
        options={phases.map((each) => ({ value: each, label: i18n._(phaseNames[each]) }))}
        value={phase}
      />
      <input form={form} name="phase" type="hidden" value={phase} />
    </>
  )
}
