import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { type Answer, type HarmQuestion, harmQuestions } from '../contract.ts'
import { harmWords } from './words.ts'

export type Answers = Partial<Record<HarmQuestion, Pick<Answer, 'isRisk' | 'note'>>>

/** What is answered so far, as it is sent. */
export function answersIn(answers: Answers): Answer[] {
  return harmQuestions.flatMap((question) => (answers[question] ? [{ question, ...answers[question] }] : []))
}

export function answersFrom(saved: readonly Answer[]): Answers {
  return Object.fromEntries(saved.map(({ question, isRisk, note }) => [question, { isRisk, note }]))
}

interface HarmFieldsProps {
  answers: Answers
  onChange: (answers: Answers) => void
  /** The question that was refused. */
  wrong: string | null
}

/** The harm checklist: each question is answered, and a risk comes with what is done about it. */
export function HarmFields({ answers, onChange, wrong }: HarmFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="font-semibold">
        <Trans>Harm checklist</Trans>
      </legend>
      <p className="text-sm text-soft">
        <Trans>Think of a parent who is afraid of the other one. Nobody is shown this before every question is answered.</Trans>
      </p>
      {harmQuestions.map((question) => {
        const answer = answers[question]
        const put = (isRisk: boolean, note: string) => onChange({ ...answers, [question]: { isRisk, note } })
        const error = wrong === question ? (answer ? t`Write what is done about it.` : t`Answer this question.`) : undefined
        return (
          <div className="grid gap-2" key={question}>
            <RadioGroup
              error={error}
              id={`harm-${question}`}
              legend={i18n._(harmWords[question])}
              name={`harm-${question}`}
              onChange={(value) => put(value === 'yes', answer?.note ?? '')}
              options={[
                { value: 'no', label: t`No` },
                { value: 'yes', label: t`Yes, or we are not sure` },
              ]}
              value={answer ? (answer.isRisk ? 'yes' : 'no') : null}
            />
            {answer?.isRisk && (
              <TextInput
                label={t`What is done about it?`}
                maxLength={500}
                name={`harm-${question}-note`}
                onChange={(event) => put(true, event.target.value)}
                value={answer.note}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
