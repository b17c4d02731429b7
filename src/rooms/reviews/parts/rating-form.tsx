import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSite } from '../../../web/site.ts'
import { Button } from '../../../web/ui/button.tsx'
import { RadioGroup } from '../../../web/ui/choice.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import type { Professional } from '../../professionals/contract.ts'
import { outcomes } from '../contract.ts'
import { partsOf } from '../rules.ts'
import { Answers } from './answers.tsx'
import { Attestation } from './attestation.tsx'
import { type Draft, isStarted, problemsOf, ratingOf } from './draft.ts'
import { early } from './early.ts'
import { WhatIsKept } from './kept.tsx'
import { MonthField } from './month-field.tsx'
import { questionsOf } from './questions.ts'
import { type Shown, shownProblems, shownRefusal, withoutChanged } from './refusal.tsx'
import { useSend } from './send.ts'
import { Sent } from './sent.tsx'
import { Summary } from './summary.tsx'
import { Texts } from './texts.tsx'
import { useDraft } from './use-draft.ts'
import { outcomeWords, partWords } from './words.ts'

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

interface RatingFormProps {
  of: Professional
  /** What stands above the form while it is not sent. */
  head: ReactNode
  /** Where another person can be chosen. */
  again: string
}

/** Step two: the rating itself, and after it what happens next. */
export function RatingForm({ of, head, again }: RatingFormProps) {
  const { t, i18n } = useLingui()
  const { demo } = useSite()
  const { draft, change: put, clear } = useDraft(of.id)
  const { send, busy, arrived } = useSend(clear)
  const [shown, setShown] = useState<Shown | null>(null)
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  const change = (some: Partial<Draft>) => {
    put(some)
    setShown((before) => withoutChanged(before, some))
  }
  useEffect(() => {
    const typed = form.current && early(form.current)
    if (typed && isStarted(typed)) put(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the code takes the form over
  }, [])

  const questions = questionsOf(of.role, of.kind)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    const now = new Date()
    const ids = questions.map(({ id }) => id)
    const problems = problemsOf(draft, ids, now.toISOString().slice(0, 7))
    const rating = ratingOf(draft, of.id)
    if (problems.length > 0 || rating === null) return setShown(shownProblems(problems, (text) => i18n._(text)))
    const refused = await send(rating)
    setShown(refused && shownRefusal(refused, ids[0]))
  }

  if (arrived) return <Sent again={again} arrived={arrived} professional={of} />
  const by = shown?.by ?? {}
  return (
    <>
      {head}
      {/* A form of the kind "dialog" sends nothing by itself: before the code is here nothing is lost or put into an address. */}
      <form autoComplete="off" className="mt-6 max-w-2xl" method="dialog" noValidate onSubmit={(event) => void submit(event)} ref={form}>
        {shown && <Summary key={attempt} lines={shown.lines} title={t`Your rating was not sent`} />}
        <div className="mt-6">
          <RadioGroup
            error={by.part}
            id="part"
            legend={t`What was your part?`}
            name="part"
            onChange={(part) => change({ part })}
            options={partsOf(of.role).map((value) => ({ value, label: i18n._(partWords[value]) }))}
            value={draft.part}
          />
        </div>
        <Section title={t`Your answers`}>
          <Answers draft={draft} error={by.criteria} onChange={(criteria) => change({ criteria })} questions={questions} />
        </Section>
        <Section title={t`In your own words`}>
          <Texts draft={draft} errors={by} onChange={change} />
        </Section>
        <Section title={t`When, and how it turned out`}>
          <div className="mt-4 grid gap-8">
            <MonthField draft={draft} error={by.eventMonth} onChange={change} thisYear={new Date().getUTCFullYear()} />
            <RadioGroup
              error={by.outcome}
              id="outcome"
              legend={t`How did it turn out for you?`}
              name="outcome"
              onChange={(outcome) => change({ outcome })}
              options={outcomes.map((value) => ({ value, label: i18n._(outcomeWords[value]) }))}
              value={draft.outcome}
            />
          </div>
        </Section>
        <Section title={t`Before you send`}>
          <div className="mt-4 grid gap-6">
            <WhatIsKept demo={demo} />
            <Attestation checked={draft.attested} error={by.attested} onChange={(attested) => change({ attested })} />
            <noscript>
              <Notice tone="attention">
                <Trans>Sending a rating needs JavaScript for now. Reading and searching do not.</Trans>
              </Notice>
            </noscript>
            <Button busy={busy} className="justify-self-start" type="submit">
              {busy ? <Trans>Sending</Trans> : <Trans>Send rating</Trans>}
            </Button>
          </div>
        </Section>
      </form>
    </>
  )
}
