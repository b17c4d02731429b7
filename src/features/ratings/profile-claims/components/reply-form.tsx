import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation, useMutations } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, longestReply, type Own, type ReplyFinding, shortestReply } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { checkWords } from './words.ts'

/** What the checks found, each with its words. */
export function ReplyFindings({ findings, text }: { findings: readonly ReplyFinding[]; text: string }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-3">
      {findings.map(({ check, span }) => (
        <li key={`${check} ${span.join()}`}>
          <q className="bg-attention-wash wrap-anywhere">{text.slice(span[0], span[1])}</q>
          <p className="mt-1 max-w-prose">{i18n._(checkWords[check])}</p>
        </li>
      ))}
    </ul>
  )
}

function Standing({ own }: { own: Own }) {
  const { i18n } = useLingui()
  const day = (on: string) => dayInWords(on, i18n.locale)
  return (
    <>
      {own.shown && (
        <div className="border-s-4 border-action ps-4">
          <p className="text-sm text-soft">
            <Trans>Shown since {day(own.shown.on)}</Trans>
          </p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{own.shown.text}</p>
        </div>
      )}
      {own.held && (
        <Notice title={<Trans>A person reads this first, since {day(own.held.on)}</Trans>} tone="attention">
          <p className="whitespace-pre-line wrap-anywhere">{own.held.text}</p>
        </Notice>
      )}
      {own.refused && (
        <Notice title={<Trans>Not shown</Trans>} tone="attention">
          <p className="whitespace-pre-line wrap-anywhere">{own.refused.text}</p>
          <p className="mt-2">
            <Trans>Why: {own.refused.reason}</Trans>
          </p>
        </Notice>
      )}
    </>
  )
}

interface ReplyFormProps {
  claim: string
  /** The rating; `null` for the statement. */
  review: string | null
  own: Own | undefined
}

/** What was said, and the field to say it, or to say it again. */
export function ReplyForm({ claim, review, own }: ReplyFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, problem } = useMutations(['/api/claims', '/api/professionals', '/api/reviews'])
  const taking = useMutation(calls.takeBack, ['/api/claims', '/api/professionals', '/api/reviews'])
  const [found, setFound] = useState<{ text: string; findings: readonly ReplyFinding[] } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const stands = own !== undefined && (own.shown !== null || own.held !== null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    const done = await run(calls.say, { params: { id: claim }, body: { review, text } })
    if (!done.ok) return setFound(null)
    if (done.reply.became === 'needs_edit') return setFound({ text, findings: done.reply.findings })
    setFound(null)
    setOpen(false)
    toast(done.reply.became === 'held' ? { title: t`Sent. A person reads it first.` } : { title: t`It is shown now.` })
  }
  const verb =
    review === null ? (stands ? t`Write the statement anew` : t`Write a statement`) : stands ? t`Write the reply anew` : t`Write a reply`
  return (
    <div className="grid gap-3">
      {own && <Standing own={own} />}
      {!isOpen && (
        <p className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {verb}
          </Button>
          {stands && (
            <Button busy={taking.busy} kind="secondary" onClick={() => void taking.send({ params: { id: claim }, body: { review } })}>
              <Trans>Take it back</Trans>
            </Button>
          )}
        </p>
      )}
      <Problem of={taking.problem} />
      {isOpen && (
        <form autoComplete="off" className="grid max-w-2xl gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea
            counter={{ min: shortestReply, max: longestReply }}
            defaultValue={own?.held?.text ?? own?.shown?.text ?? own?.refused?.text ?? ''}
            error={problem?.sentence}
            hint={
              <Trans>Speak of how you work. No names, nothing about a case or a client, no guess at who wrote. Anybody can read it.</Trans>
            }
            label={review === null ? t`Your statement` : t`Your reply`}
            name="text"
            rows={6}
          />
          {found && (
            <Notice title={<Trans>Please change this; nothing was sent</Trans>} tone="danger">
              <ReplyFindings {...found} />
            </Notice>
          )}
          <p className="flex flex-wrap gap-3">
            <Button busy={busy} type="submit">
              <Trans>Send it</Trans>
            </Button>
            <Button
              kind="secondary"
              onClick={() => {
                setFound(null)
                setOpen(false)
              }}
            >
              <Trans>Leave it</Trans>
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
