import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Draft } from '../contract.ts'

export interface PartProps {
  /** What it is, or begins with. */
  was: Partial<Draft>
  errorAt: (field: string) => string | undefined
}

interface WhenProps extends PartProps {
  zone: string
  onFirst: (day: string) => void
}

/** The days of an event, and its hours unless it has whole days. */
export function When({ was, errorAt, zone, onFirst }: WhenProps) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(was.from === null)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          defaultValue={was.firstDay}
          error={errorAt('firstDay')}
          label={t`First day`}
          name="firstDay"
          onChange={(changed) => onFirst(changed.target.value)}
          type="date"
        />
        <TextInput
          defaultValue={was.lastDay === was.firstDay ? '' : was.lastDay}
          error={errorAt('lastDay')}
          label={t`Last day`}
          name="lastDay"
          optional
          type="date"
        />
      </div>
      <Checkbox checked={isWhole} label={t`Whole days`} name="isWhole" onChange={(changed) => setIsWhole(changed.target.checked)} />
      {!isWhole && (
        <div className="grid gap-2">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput defaultValue={was.from ?? ''} error={errorAt('from')} label={t`Begins`} name="from" type="time" />
            <TextInput defaultValue={was.to ?? ''} error={errorAt('to')} label={t`Ends`} name="to" type="time" />
          </div>
          <p className="text-sm text-soft">
            <Trans>Times are those of the clock in {zone}.</Trans>
          </p>
        </div>
      )}
    </>
  )
}
