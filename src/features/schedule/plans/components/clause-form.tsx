import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { wrongIn } from '#domain/plan/answers.ts'
import { effectOf } from '#domain/plan/effects.ts'
import { render } from '#domain/plan/render.ts'
import type { Answers, Clause, Names } from '#domain/plan/types.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Item } from '../contract.ts'
import { wrongSentences } from '../rules.ts'
import { BlankField } from './blank-field.tsx'
import { effectsInWords } from './words.ts'

/** What the words are for. */
export type Purpose = { kind: 'draft' } | { kind: 'edit' | 'propose' | 'counter'; item: Item }

interface ClauseFormProps {
  caseId: string
  plan: string
  clause: Clause
  names: Names
  purpose: Purpose
  onDone: () => void
}

/** The first sentence that a blank stands in, with a line in its place: what is asked. */
function questionOf(clause: Clause, blank: string, { A, B, children }: Names): string {
  const sentence = clause.sentences.find((each) => each.includes(`{${blank}}`)) ?? ''
  const known: Readonly<Record<string, string>> = { A, B, children: children.join(', '), [blank]: '____' }
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '…')
}

const invalidates = ['/api/plans', '/api/answers']

/** Fills the blanks of a clause, beside what it then says. */
export function ClauseForm({ caseId, plan, clause, names, purpose, onDone }: ClauseFormProps) {
  const { i18n } = useLingui()
  const [answers, setAnswers] = useState<Answers>(purpose.kind === 'draft' ? {} : purpose.item.answers)
  const [isTried, setTried] = useState(false)
  const drafting = useMutation(calls.draft, invalidates)
  const editing = useMutation(calls.edit, invalidates)
  const proposing = useMutation(calls.propose, invalidates)
  const countering = useMutation(calls.counter, invalidates)
  const change = { draft: drafting, edit: editing, propose: proposing, counter: countering }[purpose.kind]
  const { busy, problem } = change
  const wrong = wrongIn(clause, answers)
  const blanks = Object.entries(clause.blanks)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length > 0) return
    const params = { case: caseId, plan }
    if (purpose.kind === 'draft') {
      if (await drafting.send({ params, body: { clause: clause.id, answers } })) onDone()
      return
    }
    const { id, version, digest } = purpose.item
    const input = { params: { ...params, item: id }, body: { version, digest, answers } }
    const send = { edit: editing, propose: proposing, counter: countering }[purpose.kind].send
    if (await send(input)) onDone()
  }
  const errorAt = (blank: string) => {
    const found = wrong.find((each) => each.blank === blank)
    if (isTried && found) return i18n._(wrongSentences[found.key])
    return problem?.field === blank ? problem.sentence : undefined
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && !blanks.some(([blank]) => blank === problem.field) && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      {blanks.map(([blank, kind]) => (
        <BlankField
          blank={kind}
          error={errorAt(blank)}
          key={blank}
          label={questionOf(clause, blank, names)}
          names={names}
          onChange={(value) => setAnswers({ ...answers, [blank]: value })}
          value={answers[blank]}
        />
      ))}
      <section aria-live="polite" className="grid gap-2 border-s-4 border-action ps-4">
        <h3 className="text-base">
          <Trans>What it says</Trans>
        </h3>
        {wrong.length > 0 ? (
          <p className="text-soft">
            <Trans>Fill in every blank to read the whole clause.</Trans>
          </p>
        ) : (
          <>
            <p>{render(clause, answers, names).join(' ')}</p>
            <ul className="list-disc ps-5 text-sm text-soft">
              {effectsInWords(effectOf(clause, answers), i18n).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {purpose.kind === 'propose' ? (
            <Trans>Propose it</Trans>
          ) : purpose.kind === 'counter' ? (
            <Trans>Send these words back</Trans>
          ) : (
            <Trans>Keep as my draft</Trans>
          )}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
