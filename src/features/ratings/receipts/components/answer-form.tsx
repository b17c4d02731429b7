import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, SubmitEvent } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, type Inbox, longestAnswer } from '../contract.ts'
import { KeyFields } from './key-fields.tsx'
import type { Key } from './receipt.ts'

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
  const { send, busy, problem, refuse } = useMutation(calls.answer)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text === '') refuse('text', t`Write an answer first.`)
    else void send({ body: { ...by, question: question.id, text } }, { after: onAnswered })
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
      <form action="/receipt" autoComplete="off" className="mt-4 grid gap-3" method="post" noValidate onSubmit={submit}>
        <KeyFields by={by} form="answer" />
        <input name="question" type="hidden" value={question.id} />
        <TextArea
          autoComplete="off"
          counter={{ max: longestAnswer }}
          error={problem?.sentence}
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
