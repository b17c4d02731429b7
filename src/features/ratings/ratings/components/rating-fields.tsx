import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { RadioGroup } from '#web/ui/choice.tsx'
import type { Role } from '#directory/professionals/contract.ts'
import { outcomes } from '#domain/ratings/raters.ts'
import { partsOf, quickCriteriaOf } from '#domain/ratings/criteria.ts'
import { Answers } from './answers.tsx'
import type { Draft, Field } from './draft.ts'
import { MonthField } from './month-field.tsx'
import { questionsOf } from './questions.ts'
import { Texts } from './texts.tsx'
import { outcomeWords, partWords } from '#web/rating-words.ts'

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

export interface RatingFieldsProps {
  of: { role: Role; kind: string }
  draft: Draft
  change: (some: Partial<Draft>) => void
  errors: Partial<Record<Field, ReactNode>>
  /** Whether the month lies outside the known term, so that its author is asked. */
  asksMonth: boolean
  /** Three questions and an optional text; the rest is filled in, and can be changed. */
  quick?: boolean
  /** What the checks say of the texts. */
  findings: ReactNode
}

function PartField({ of, draft, change, errors }: Pick<RatingFieldsProps, 'of' | 'draft' | 'change' | 'errors'>) {
  const { t, i18n } = useLingui()
  return (
    <RadioGroup
      error={errors.part}
      id="part"
      legend={t`What was your part?`}
      name="part"
      onChange={(part) => change({ part })}
      options={partsOf(of.role).map((value) => ({ value, label: i18n._(partWords[value]) }))}
      value={draft.part}
    />
  )
}

function WhenAndHow({ draft, change, errors, asksMonth }: Pick<RatingFieldsProps, 'draft' | 'change' | 'errors' | 'asksMonth'>) {
  const { t, i18n } = useLingui()
  const [thisYear] = useState(() => new Date().getUTCFullYear())
  return (
    <div className="mt-4 grid gap-8">
      <MonthField asks={asksMonth} draft={draft} error={errors.eventMonth} onChange={change} thisYear={thisYear} />
      <RadioGroup
        error={errors.outcome}
        id="outcome"
        legend={t`How did it turn out for you?`}
        name="outcome"
        onChange={(outcome) => change({ outcome })}
        options={outcomes.map((value) => ({ value, label: i18n._(outcomeWords[value]) }))}
        value={draft.outcome}
      />
    </div>
  )
}

/** The questions of a rating: of the whole form, of the quick one and of an edit. */
export function RatingFields({ of, draft, change, errors, asksMonth, quick = false, findings }: RatingFieldsProps) {
  const { t, i18n } = useLingui()
  const all = questionsOf(of.role, of.kind)
  const texts = <Texts draft={draft} errors={errors} findings={findings} onChange={change} quick={quick} />
  if (quick) {
    const few: readonly string[] = quickCriteriaOf(of.role, of.kind)
    const part = draft.part && i18n._(partWords[draft.part])
    return (
      <>
        <div className="mt-6">
          <Answers
            draft={draft}
            error={errors.criteria}
            onChange={(criteria) => change({ criteria })}
            questions={all.filter(({ id }) => few.includes(id))}
            quick
          />
        </div>
        <div className="mt-8">{texts}</div>
        <details
          className="mt-6 rounded-sm border border-line bg-surface px-4 py-2"
          open={Boolean(errors.part ?? errors.eventMonth ?? errors.outcome) || asksMonth}
        >
          <summary className="py-2 font-semibold">
            {part ? (
              <Trans>You rate as: {part}. Change this, the month or the outcome</Trans>
            ) : (
              <Trans>Your part, the month and the outcome</Trans>
            )}
          </summary>
          <div className="mt-4 grid gap-8 pb-4">
            <PartField change={change} draft={draft} errors={errors} of={of} />
            <WhenAndHow asksMonth={asksMonth} change={change} draft={draft} errors={errors} />
          </div>
        </details>
      </>
    )
  }
  return (
    <>
      <div className="mt-6">
        <PartField change={change} draft={draft} errors={errors} of={of} />
      </div>
      <Section title={t`Your answers`}>
        <Answers draft={draft} error={errors.criteria} onChange={(criteria) => change({ criteria })} questions={all} />
      </Section>
      <Section title={t`In your own words`}>{texts}</Section>
      <Section title={t`When, and how it turned out`}>
        <WhenAndHow asksMonth={asksMonth} change={change} draft={draft} errors={errors} />
      </Section>
    </>
  )
}
