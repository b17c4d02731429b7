import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'

const box = 'grid justify-items-start gap-1 rounded-sm border-2 border-danger bg-surface p-4'

interface SummaryProps {
  /** Every field with an error, in the order of the form. */
  errors: readonly { name: string; sentence: string }[]
  onGo: (field: string) => void
}

/** Above a form with two errors or more: each leads to its field. With one the field itself has the focus. */
export function FormSummary({ errors, onGo }: SummaryProps) {
  if (errors.length < 2) return null
  return (
    <div className={box} role="alert">
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

interface PlainSummaryProps {
  /** The form's name: the control of a field has the id `name-field`. */
  form: string
  title: ReactNode
  errors: SummaryProps['errors']
  /** Why it was not sent, where that is at no field. */
  problem: { sentence: string } | null
}

/**
 * The same for a form that works without JavaScript: the page may come from the server with the error in it, so it says from the
 * first error on that nothing was sent, and takes the focus. A new attempt is a new one (`key`).
 */
export function PlainSummary({ form, title, errors, problem }: PlainSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={box} ref={place} role="alert" tabIndex={-1}>
      <p className="font-semibold">{title}</p>
      {errors.map(({ name, sentence }) => (
        <a className="py-2 font-semibold text-danger hover:text-danger" href={`#${form}-${name}`} key={name}>
          {sentence}
        </a>
      ))}
      {problem && <p>{problem.sentence}</p>}
    </div>
  )
}
