import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { answers, longest } from '../contract.ts'

interface Props {
  values: Readonly<Record<string, string>>
  errorAt: (name: string) => string | undefined
}

/** The order of a court: shown where that is chosen, by the style sheet, so without JavaScript too. */
export function OrderFields({ values, errorAt }: Props) {
  const { t } = useLingui()
  const field = (name: 'court' | 'docket' | 'parties' | 'country', label: string, hint?: string) => (
    <TextInput
      defaultValue={values[name] ?? ''}
      error={errorAt(name)}
      hint={hint}
      id={`notice-${name}`}
      label={label}
      maxLength={longest[name]}
      name={name}
    />
  )
  const choices = [
    { value: 'yes', label: <Trans>Yes</Trans> },
    { value: 'no', label: <Trans>No</Trans> },
    { value: 'unknown', label: <Trans>I do not know</Trans> },
  ] as const
  const chosen = (name: string) => answers.find((answer) => answer === values[name]) ?? 'unknown'
  return (
    <fieldset className="hidden min-w-0 gap-6 border-s-2 border-edge ps-4 group-has-[[value^=court]:checked]:grid">
      <legend className="mb-4 font-semibold">
        <Trans>The order of the court</Trans>
      </legend>
      {field('court', t`Court that made it`, t`Its full name. It is compared with our list of courts.`)}
      <Checkbox
        defaultChecked={values['isSure'] === 'yes'}
        id="notice-isSure"
        label={
          <Trans>
            The order has just this name, though your list has no such court. The review then stays shown until your counsel has asked the
            court.
          </Trans>
        }
        name="isSure"
        value="yes"
      />
      {field('docket', t`Case number`)}
      {field('parties', t`Parties`)}
      {field('country', t`Country of the court`)}
      <RadioGroup
        id="notice-wasServed"
        legend={t`Was the author told of the case?`}
        name="wasServed"
        options={choices}
        value={chosen('wasServed')}
      />
      <RadioGroup id="notice-isFinal" legend={t`Is the order final?`} name="isFinal" options={choices} value={chosen('isFinal')} />
    </fieldset>
  )
}
