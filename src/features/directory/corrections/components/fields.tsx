import { Trans, useLingui } from '@lingui/react/macro'
import { TimePolicy } from '#web/time-policy.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { longest } from '../contract.ts'

interface ProofProps {
  values: Readonly<Record<string, string>>
  errorAt: (name: string) => string | undefined
}

/** Fields for the source and a note. Both forms end with them. */
export function Proof({ values, errorAt }: ProofProps) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        autoComplete="off"
        defaultValue={values['proof'] ?? ''}
        error={errorAt('proof')}
        hint={<Trans>A web address, or the name of a public list, order or page. We check it there.</Trans>}
        id="proof"
        label={t`Where can it be checked?`}
        maxLength={longest.proof}
        name="proof"
        spellCheck={false}
      />
      <TextArea
        defaultValue={values['note'] ?? ''}
        error={errorAt('note')}
        hint={<Trans>Do not write who you are, and nothing about a case. We do not need it.</Trans>}
        id="note"
        label={t`Anything else we should know`}
        maxLength={longest.note}
        name="note"
        optional
        rows={3}
      />
    </>
  )
}

/** Says what is stored, before the form is sent. */
export function StorageNote() {
  return (
    <p className="max-w-prose text-sm text-soft">
      <Trans>
        We keep what you type here. We do not keep your network address or your browser, and we never ask who you are. A person checks it.
        Nothing changes before that.
      </Trans>{' '}
      <TimePolicy />
    </p>
  )
}
