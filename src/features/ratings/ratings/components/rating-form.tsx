import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { usePosted, usePostKey } from '#web/posted.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { canProve } from '#web/work.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import type { Finding } from '#ratings/reviews/contract.ts'
import { beginToken } from '#ratings/tokens/public.tsx'
import { termsOf } from '#domain/directory/term.ts'
import { partsOf } from '#domain/ratings/criteria.ts'
import { Attestation } from './attestation.tsx'
import { asksMonth, blank, type Draft, isStarted, monthProblem, problemsOf, ratingOf } from './draft.ts'
import { draftIn, early } from './early.ts'
import { Findings } from './findings.tsx'
import { WhatIsStored } from './what-is-stored.tsx'
import { questionsOf } from './questions.ts'
import { RatingFields, Section } from './rating-fields.tsx'
import { type FormProblems, formProblems, refusalProblems, withoutChanged } from './refusal.tsx'
import type { Arrived, Filed } from './filed.ts'
import { useSend } from './send.ts'
import { Sent } from './sent-later.tsx'
import { Summary } from './summary.tsx'
import { acceptedIn } from './accept.ts'
import { useDraft } from './use-draft.ts'
import { useScreening } from './use-screening.ts'

interface RatingFormProps {
  of: Professional
  /** Shown above the form until it is sent. */
  head: ReactNode
  /** The address for choosing another person, and for sending the plain form. */
  again: string
  quick: boolean
}

/** The quick form's defaults: the author's own case, this month, no outcome. */
function quickStart(of: Professional, now: Date): Draft {
  const [year = '', month = ''] = now.toISOString().split('-')
  return { ...blank, part: partsOf(of.role)[0] ?? null, outcome: 'prefer_not', month, year }
}

/** Step two: the rating itself, and after sending, what happens next. */
export function RatingForm({ of, head, again, quick }: RatingFormProps) {
  const { t, i18n } = useLingui()
  const { demo } = useSite()
  const posted = usePosted('rate')
  const key = usePostKey()
  const [start] = useState(() => (posted ? draftIn(posted.values) : quick ? quickStart(of, new Date()) : blank))
  const { draft, change: put, clear } = useDraft(`${of.id} ${quick}`, start)
  const { send, busy, arrived } = useSend(clear)
  const filed = posted?.answer?.ok ? (posted.answer.data as Filed) : null
  const [stopped, setStopped] = useState<readonly Finding[]>(filed?.findings ?? [])
  const questions = questionsOf(of.role, of.kind)
  const ids = questions.map(({ id }) => id)
  const terms = termsOf(of.positions.map(({ since }) => since))
  const asks = asksMonth(draft, terms)
  const problems = () => {
    const found = problemsOf(draft, ids, new Date().toISOString().slice(0, 7), !quick)
    return asks && !draft.monthSure && found.every(({ field }) => field !== 'eventMonth') ? [...found, monthProblem] : found
  }
  const say = (text: MessageDescriptor) => i18n._(text)

  const [summary, setSummary] = useState<FormProblems | null>(() => {
    if (filed)
      return filed.status === 'needs_author_edit' || filed.status === 'blocked'
        ? refusalProblems({ why: 'stopped', findings: [] }, ids[0])
        : null
    if (!posted?.answer || posted.answer.ok) return null
    const found = problems()
    if (found.length > 0) return formProblems(found, say)
    const { message, detail } = posted.answer.body
    return refusalProblems({ why: 'refused', sentence: message, field: detail?.['field'] ?? null }, ids[0])
  })
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const live = useScreening(draft, of)

  const change = (some: Partial<Draft>) => {
    beginToken()
    put(some)
    setSummary((before) => withoutChanged(before, some))
  }
  useEffect(() => {
    const typed = form.current && early(form.current)
    if (typed && isStarted(typed, start)) put(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page's code takes over the plain form
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!canProve()) return // the browser sends the plain form
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    const found = problems()
    const rating = ratingOf(draft, of.id)
    if (found.length > 0 || rating === null) return setSummary(formProblems(found, say))
    const refused = await send(rating)
    if (refused?.why === 'stopped') setStopped(refused.findings)
    setSummary(refused && refusalProblems(refused, ids[0]))
  }

  const taken: Arrived | null = arrived ?? (filed?.words ? { ...filed, words: filed.words } : null)
  if (taken) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <Sent again={again} arrived={taken} byServer={arrived === null} professional={of} />
      </Suspense>
    )
  }
  const by = summary?.by ?? {}
  const findings = live ?? (draft.saw + draft.wentWell + draft.shouldKnow === '' ? null : stopped)
  return (
    <>
      {head}
      <form autoComplete="off" className="mt-6 max-w-2xl" method="post" noValidate onSubmit={(event) => void submit(event)} ref={form}>
        <input name="form" type="hidden" value="rate" />
        <input name="professional" type="hidden" value={of.id} />
        <input name="key" type="hidden" value={key} />
        {summary && <Summary key={attempt} lines={summary.lines} title={t`Your rating was not sent`} />}
        <RatingFields
          asksMonth={asks}
          change={change}
          draft={draft}
          errors={by}
          findings={
            findings && (findings.length > 0 || live) ? (
              <Findings
                findings={findings}
                onAccept={live ? (finding, rewrite) => change(acceptedIn(draft, finding, rewrite)) : undefined}
                texts={draft}
              />
            ) : null
          }
          of={of}
          quick={quick}
        />
        <Section title={t`Before you send`}>
          <div className="mt-4 grid gap-6">
            <WhatIsStored demo={demo} />
            <Attestation checked={draft.attested} error={by.attested} onChange={(attested) => change({ attested })} />
            <noscript>
              <Notice tone="attention">
                <Trans>
                  Without JavaScript a person reads every rating before it is published, and the 12 words of your receipt are made by our
                  server, which shows them once and forgets them.
                </Trans>
              </Notice>
            </noscript>
            <p className="max-w-prose text-sm text-soft">
              <Trans>
                A rating has a price: your device does a small sum and pays with a token that works once. That makes many ratings from one
                hand dear. It is a price, and not a proof that each comes from another person. When it pays, we cannot tell who asked for
                it.
              </Trans>
            </p>
            <div className="grid justify-items-start gap-2">
              <Button busy={busy} type="submit">
                {busy ? <Trans>Sending</Trans> : <Trans>Send rating</Trans>}
              </Button>
              <p aria-live="polite" className="text-sm text-soft">
                {busy && <Trans>This takes a second or two: your device pays with a small sum.</Trans>}
              </p>
            </div>
          </div>
        </Section>
      </form>
    </>
  )
}
