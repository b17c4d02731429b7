import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'

interface AttestationProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: ReactNode
}

/** The four statements that a rating rests on. */
export function Attestation({ checked, onChange, error }: AttestationProps) {
  const { t } = useLingui()
  return (
    <div className="max-w-prose">
      <p className="font-semibold" id="statements">
        <Trans>The four statements</Trans>
      </p>
      <ol aria-labelledby="statements" className="mt-2 grid list-decimal gap-1 ps-6">
        <li>
          <Trans>I write about what I saw or heard myself.</Trans>
        </li>
        <li>
          <Trans>What I write is true as far as I know.</Trans>
        </li>
        <li>
          <Trans>It has no details by which a child could be known.</Trans>
        </li>
        <li>
          <Trans>I am not the person I rate, and I do not compete with that person.</Trans>
        </li>
      </ol>
      <div className="mt-3">
        <Checkbox
          checked={checked}
          error={error}
          id="attested"
          label={t`All four statements are true.`}
          name="attested"
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
    </div>
  )
}
