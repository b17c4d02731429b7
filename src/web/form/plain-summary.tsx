import { type ReactNode, useEffect, useRef } from 'react'

interface PlainSummaryProps {
  /** The form's name: the control of a field has the id `name-field`. */
  form: string
  title: ReactNode
  /** Every field with an error, in the order of the form. */
  errors: readonly { name: string; sentence: string }[]
  /** Why it was not sent, where that is at no field. */
  problem: { sentence: string } | null
}

/**
 * Above a form that works without JavaScript: the page may come from the server with the error in it, so it says from the
 * first error on that nothing was sent, and takes the focus. A new attempt is a new one (`key`).
 */
export function PlainSummary({ form, title, errors, problem }: PlainSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-1 rounded-sm border-2 border-danger bg-surface p-4" ref={place} role="alert" tabIndex={-1}>
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
