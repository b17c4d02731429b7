import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { type SubmitEvent, useState } from 'react'
import { useMutations } from '#web/form/use-mutation.ts'
import type { Posted } from '#web/posted.ts'
import { Button } from '#web/ui/button.tsx'
import type { Role } from '#directory/professionals/contract.ts'
import type { Inbox } from '#ratings/receipts/contract.ts'
import { type Key, KeyFields } from '#ratings/receipts/public.tsx'
import type { Finding } from '#ratings/reviews/contract.ts'
import { calls } from '../contract.ts'
import { acceptedIn } from './accept.ts'
import { Attestation } from './attestation.tsx'
import { blank, type Draft, problemsOf, ratingOf } from './draft.ts'
import { draftIn } from './early.ts'
import { Findings } from './findings.tsx'
import { questionsOf } from './questions.ts'
import { RatingFields } from './rating-fields.tsx'
import { type FormProblems, formProblems, refusalProblems, refusedBy, withoutChanged } from './refusal.tsx'
import type { Filed } from './filed.ts'
import { Summary } from './summary.tsx'
import { useScreening } from './use-screening.ts'

export interface Edited {
  id: string
  name: string
  role: Role
  kind: string
}

interface EditFormProps {
  of: Edited
  rating: NonNullable<Inbox['rating']>
  by: Key
  onSent: () => Promise<void>
  /** The server's answer to this form, if it was sent without JavaScript. */
  posted?: Posted | null
}

function draftOf(rating: EditFormProps['rating']): Draft {
  const { criteria, saw, wentWell, shouldKnow, part, outcome, eventMonth } = rating
  const [year = '', month = ''] = eventMonth.split('-')
  return { ...blank, criteria, saw, wentWell: wentWell ?? '', shouldKnow: shouldKnow ?? '', part, outcome, year, month }
}

/** The same questions, filled in with the rating as it is. Sending stores a new version and removes the old one at once. */
export function EditForm({ of, rating, by, onSent, posted = null }: EditFormProps) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState(() => (posted ? draftIn(posted.values) : draftOf(rating)))
  const filed = posted?.answer?.ok ? (posted.answer.data as Filed) : null
  const [stopped, setStopped] = useState<readonly Finding[]>(filed?.findings ?? [])
  const ids = questionsOf(of.role, of.kind).map(({ id }) => id)
  const problems = () => problemsOf(draft, ids, new Date().toISOString().slice(0, 7), rating.saw !== '')
  const say = (text: MessageDescriptor) => i18n._(text)
  const [summary, setSummary] = useState<FormProblems | null>(() => {
    if (filed) return refusalProblems({ why: 'stopped', findings: [] }, ids[0])
    if (!posted?.answer || posted.answer.ok) return null
    const found = problems()
    return found.length > 0
      ? formProblems(found, say)
      : refusalProblems(
          { why: 'refused', sentence: posted.answer.body.message, field: posted.answer.body.detail?.['field'] ?? null },
          ids[0],
        )
  })
  // Only the server knows the professional's terms, and asks about a month outside of them.
  const [asked, setAsked] = useState(posted?.answer?.ok === false && posted.answer.body.detail?.['ask'] === 'month')
  const [attempt, setAttempt] = useState(0)
  const { run, busy } = useMutations()
  const live = useScreening(draft, of)
  const change = (some: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...some }))
    setSummary((before) => withoutChanged(before, some))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    const found = problems()
    const said = ratingOf(draft, of.id)
    if (found.length > 0 || said === null) return setSummary(formProblems(found, say))
    const { professional: _, ...rest } = said
    const isStopped = (status: Filed['status']) => status === 'needs_author_edit' || status === 'blocked'
    const done = await run(
      calls.edit,
      { body: { ...by, version: rating.version, ...rest } },
      { after: ({ status }) => (isStopped(status) ? null : onSent()) },
    )
    if (!done.ok) {
      if (!done.problem) return
      const refused = refusedBy(done.problem)
      if (refused.why === 'refused' && refused.field === 'eventMonth') setAsked(true)
      return setSummary(refusalProblems(refused, ids[0]))
    }
    if (!isStopped(done.reply.status)) return
    setStopped(done.reply.findings)
    setSummary(refusalProblems({ why: 'stopped', findings: done.reply.findings }, ids[0]))
  }

  const findings = live ?? stopped
  const asks = asked || draft.monthSure
  return (
    <form action="/receipt" autoComplete="off" className="pb-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <KeyFields by={by} form="edit" />
      <input name="version" type="hidden" value={rating.version} />
      {(['id', 'name', 'role', 'kind'] as const).map((name) => (
        <input key={name} name={`of-${name}`} type="hidden" value={of[name]} />
      ))}
      <p className="max-w-prose text-soft">
        <Trans>
          The old text disappears at once. The new one is checked again and appears at a random time, like the first. Who watches the page
          can see when the old one goes.
        </Trans>
      </p>
      {summary && <Summary key={attempt} lines={summary.lines} title={t`Your change was not sent`} />}
      <RatingFields
        asksMonth={asks}
        change={change}
        draft={draft}
        errors={summary?.by ?? {}}
        findings={
          findings.length > 0 || live ? (
            <Findings
              findings={findings}
              onAccept={live ? (finding, rewrite) => change(acceptedIn(draft, finding, rewrite)) : undefined}
              texts={draft}
            />
          ) : null
        }
        of={of}
      />
      <div className="mt-8 grid gap-6">
        <Attestation checked={draft.attested} error={summary?.by.attested} onChange={(attested) => change({ attested })} />
        <Button busy={busy} className="justify-self-start" type="submit">
          {busy ? <Trans>Sending</Trans> : <Trans>Send the change</Trans>}
        </Button>
      </div>
    </form>
  )
}
