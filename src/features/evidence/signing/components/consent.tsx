import { Trans, useLingui } from '@lingui/react/macro'
import { federal } from '#domain/signing/rules.ts'
import { mostSigned } from '#domain/signing/lifecycle.ts'
import type { ErrorAt } from '#web/form/use-form.ts'
import { formatDay } from '#web/dates.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { consentWords } from '../rules.ts'

interface Props {
  myName: string
  errorAt: ErrorAt
  name: string
  agrees: boolean
  onName: (name: string) => void
  onAgrees: (agrees: boolean) => void
}

/** What a person agrees to before they sign, and their typed name. */
export function Consent({ myName, errorAt, name, agrees, onName, onAgrees }: Props) {
  const { t, i18n } = useLingui()
  const { citation, checkedOn } = federal.consent
  const checked = formatDay('day', checkedOn, i18n.locale)
  return (
    <div className="grid gap-2" data-signs>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {consentWords.map((words) => (
          <li key={i18n._(words)}>{i18n._(words)}</li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Trans>
          In plain words after {citation}, read on {checked} in a copy. It may have changed since.
        </Trans>
      </p>
      <Checkbox
        checked={agrees}
        error={errorAt('agrees')}
        label={<Trans>I read this, and I agree to sign electronically</Trans>}
        name="agrees"
        onChange={(event) => onAgrees(event.target.checked)}
      />
      <TextInput
        autoComplete="off"
        error={errorAt('name')}
        hint={t`As it is in this case: ${myName}`}
        label={t`Type your name`}
        maxLength={mostSigned.name}
        name="name"
        onChange={(event) => onName(event.target.value)}
        value={name}
      />
    </div>
  )
}
