import { Trans } from '@lingui/react/macro'

interface SummaryProps {
  /** Every field with an error, in the order of the form. */
  errors: readonly { name: string; sentence: string }[]
  onGo: (field: string) => void
}

/** Above a form with two errors or more: each leads to its field. With one the field itself has the focus. */
export function FormSummary({ errors, onGo }: SummaryProps) {
  if (errors.length < 2) return null
  return (
    <div className="grid justify-items-start gap-1 rounded-sm border-2 border-danger bg-surface p-4" role="alert">
      <p className="font-semibold">
        <Trans>Please correct these fields:</Trans>
      </p>
      <ul>
        {errors.map(({ name, sentence }) => (
          <li key={name}>
            <button className="min-h-11 py-1 text-start font-semibold text-danger underline" onClick={() => onGo(name)} type="button">
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
