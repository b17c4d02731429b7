import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, type Inbox, longestAnswer } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'
import { sayRefused } from './say-refused.tsx'
import { refusedBy } from './refused.ts'

interface AnswerFormProps {
  question: NonNullable<Inbox['question']>
  /** What was asked: a letter, and words besides. */
  children: ReactNode
  by: Key
  onAnswered: () => Promise<void>
}

/** A question of the person who reads the rating, and the author's answer to it. */
export function AnswerForm({ question, by, onAnswered, children }: AnswerFormProps) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const written = new FormData(event.currentTarget).get('text')
    const text = typeof written === 'string' ? written.trim() : ''
    if (text === '') return setError(<Trans>Write an answer first.</Trans>)
    setBusy(true)
    try {
      await api(calls.answer, { body: { ...by, question: question.id, text } })
      await onAnswered()
    } catch (failure) {
      setError(sayRefused(refusedBy(failure)))
    } finally {
      setBusy(false)
    }
  }
  const asked = dayInWords(question.onDay, i18n.locale, 'day')
  return (
    <Card className="mt-6 max-w-2xl">
      <h2>
        <Trans>A question for you</Trans>
      </h2>
      {children}
      <p className="figures mt-1 text-sm text-soft">
        <Trans>Asked on {asked}. Your answer is read by that person only. You need not answer.</Trans>
      </p>
      <form
        action="/receipt"
        autoComplete="off"
        className="mt-4 grid gap-3"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <KeyFields by={by} form="answer" />
        <input name="question" type="hidden" value={question.id} />
        <TextArea
          autoComplete="off"
          counter={{ max: longestAnswer }}
          error={error}
          id="answer"
          label={t`Your answer`}
          name="text"
          rows={4}
        />
        <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
          <Trans>Send answer</Trans>
        </Button>
      </form>
    </Card>
  )
}
