import { useLingui } from '@lingui/react/macro'
import type { Group } from '#domain/filing/reduce.ts'
import { ruleOfKind } from '#domain/filing/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { type LeaveReason, leaveReasons, reasonNames, treatmentWords } from './words.ts'

/** Groups that stay as they are, each with the reason. */
export type Left = ReadonlyMap<string, LeaveReason>

interface Props {
  group: Group
  state: string
  left: Left
  onChange: (left: Left) => void
  /** What undoes that it is left; by default what the rule leaves of it. */
  undo?: string
}

/** Whether a finding is replaced or left as it is, with the reason why. */
export function ChoiceOf({ group: { id, kind, quote }, state, left, onChange, undo }: Props) {
  const { t, i18n } = useLingui()
  const reason = left.get(id)
  if (reason === undefined)
    return (
      <Button kind="quiet" onClick={() => onChange(new Map(left).set(id, 'none'))}>
        {t`Leave it`}
        <span className="sr-only"> {quote}</span>
      </Button>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Select
        label={t`Why ${quote} stays`}
        onChange={(event) => onChange(new Map(left).set(id, leaveReasons.find((one) => one === event.target.value) ?? 'none'))}
        options={leaveReasons.map((one) => ({ value: one, label: i18n._(reasonNames[one]) }))}
        quiet
        value={reason}
      />
      <Button kind="quiet" onClick={() => onChange(new Map([...left].filter(([other]) => other !== id)))}>
        {undo ?? i18n._(treatmentWords[ruleOfKind(state, kind).treatment])}
        <span className="sr-only"> {quote}</span>
      </Button>
    </span>
  )
}
