import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Scale } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { fewestAnswers } from '../contract.ts'
import { answeredIn, type Draft } from './draft.ts'
import type { Question } from './questions.ts'

interface AnswersProps {
  questions: readonly Question[]
  draft: Draft
  onChange: (criteria: Draft['criteria']) => void
  error?: ReactNode
  /** Three questions, three taps: no count is needed. */
  quick?: boolean
}

/** The criteria, each from 1 to 5 or "does not apply", and how many are answered. */
export function Answers({ questions, draft, onChange, error, quick = false }: AnswersProps) {
  const { t, i18n } = useLingui()
  const total = questions.length
  const settled = questions.filter(({ id }) => draft.criteria[id] !== undefined).length
  const missing = Math.max(0, fewestAnswers - answeredIn(draft))
  return (
    <>
      {!quick && (
        <p className="max-w-prose text-soft">
          <Trans>
            {total} questions. Give a number to at least {fewestAnswers}; leave out what you did not see yourself.
          </Trans>
        </p>
      )}
      {error && <FieldError id="criteria-error">{error}</FieldError>}
      <div className="mt-6">
        <div className="grid gap-8">
          {questions.map(({ id, name, asks, low, high }) => (
            <Scale
              high={i18n._(high)}
              hint={i18n._(asks)}
              id={`criteria-${id}`}
              key={id}
              legend={i18n._(name)}
              low={i18n._(low)}
              naLabel={t`Does not apply`}
              name={`criteria-${id}`}
              onChange={(answer) => onChange({ ...draft.criteria, [id]: answer })}
              value={draft.criteria[id]}
            />
          ))}
        </div>
        {!quick && (
          <p className="figures bottom-0 tall:sticky mt-6 max-w-2xl border-t border-line bg-paper pt-2 pb-3 text-sm">
            <strong>
              <Trans>
                {settled} of {total} answered
              </Trans>
            </strong>
            {missing > 0 && (
              <>
                {'. '}
                <Trans>At least {missing} more with a number.</Trans>
              </>
            )}
          </p>
        )}
      </div>
    </>
  )
}
