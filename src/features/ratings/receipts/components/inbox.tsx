import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useRef } from 'react'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Notice } from '#web/ui/notice.tsx'
import { ReviewItem } from '#ratings/reviews/public.tsx'
import { calls, type Inbox } from '../contract.ts'
import { AffirmForm } from './affirm-form.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AppealForm } from './appeal-form.tsx'
import { Emergency } from './emergency.tsx'
import { HeldWhy } from './held.tsx'
import type { Key, Opened } from './receipt.ts'
import { StepWords } from './step-words.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const statusWords: Readonly<Record<Inbox['status'], MessageDescriptor>> = {
  pending: msg`It waits for its moment. It will be published at a random time, as you wrote it.`,
  queued_human: msg`A person reads it before it is published.`,
  published: msg`It is published, as you wrote it.`,
  refused: msg`It was not published. The reason stands below. You may change it and send it again, or appeal.`,
  quarantined_burst: msg`Many ratings of this person came at once. Yours waits with the others until the days are quiet again or a person has looked. That says nothing about yours.`,
  flagged: msg`Somebody reported it. It stays as it is while a person looks at it.`,
  flagged_hidden: msg`Somebody reported something in it that can do harm. It is not shown while a person looks at it.`,
  disputed_label: msg`It is published, as you wrote it, with the label “disputed”.`,
  author_affirm_pending: msg`Do you stand by it? It is shown until the day below. Stand by it, change it or withdraw it; after that day it is no longer shown.`,
  author_edit_pending: msg`Something in it has to be changed by you, and it is not shown until then. The reason stands below.`,
  hidden_legal: msg`It is not shown while a legal paper about it is looked at.`,
  removed: msg`It was taken down. The reason stands below. You may appeal: somebody else decides.`,
  appealed: msg`You appealed. Somebody who had no part in the decision looks at it.`,
  final: msg`Your appeal was looked at by somebody else, and the decision stands.`,
  withdrawn: msg`It was withdrawn. It is not shown any more, and is deleted with all its versions.`,
}

const stepWords: Readonly<Record<Inbox['steps'][number]['event'], MessageDescriptor>> = {
  held: msg`Held for a person to read`,
  published: msg`Published`,
  released: msg`Read and released`,
  refused: msg`Not published`,
  asked: msg`You were asked`,
  answered: msg`You answered`,
  edited: msg`You sent a new version`,
  quarantined: msg`Set aside with others that came at once`,
  flagged: msg`Reported by somebody`,
  kept: msg`The report is settled, and it is left as it is`,
  disputed: msg`Marked as disputed`,
  affirm_asked: msg`You were asked whether you stand by it`,
  affirmed: msg`You stand by it`,
  lapsed: msg`No longer shown: nobody said that they stand by it`,
  edit_asked: msg`You were asked to change something`,
  hidden: msg`Hidden for a legal paper`,
  shown_again: msg`Shown again`,
  removed: msg`Taken down`,
  appealed: msg`You appealed`,
  upheld: msg`The decision stands`,
  reinstated: msg`Your appeal was right: it is back`,
  withdrawn: msg`Withdrawn`,
}

/** The rules of a step with their versions, and the policy that they were part of. A text that came by a plain form breaks none. */
function StepRule({ step: { checks, letter, policy } }: { step: Inbox['steps'][number] }) {
  const rules = checks.filter((check) => check !== 'form').join(', ')
  if (rules === '' && letter === null) return null
  return (
    <span className="figures ms-3 inline-block text-sm text-soft">
      {rules}
      {rules !== '' && policy !== '' && ' · '}
      {policy !== '' && <Trans>policy {policy}</Trans>}
    </span>
  )
}

function Steps({ steps, secret }: Pick<Opened, 'secret'> & { steps: Inbox['steps'] }) {
  const { i18n } = useLingui()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="way" className="mt-8">
      <h2 id="way">
        <Trans>What happened so far</Trans>
      </h2>
      <ol className="mt-2 border-t border-line">
        {steps.map((step) => (
          <li className="border-b border-line py-2" key={step.id}>
            <span className="font-semibold">{i18n._(stepWords[step.event])}</span>
            <span className="figures ms-3 inline-block text-sm text-soft">{dayInWords(step.onDay, i18n.locale, 'day')}</span>
            <StepRule step={step} />
            <StepWords secret={secret} step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a form is given that writes a rating again; `onSent` shows the inbox as it is then. */
interface EditProps {
  by: Key
  of: Inbox['professional']
  rating: NonNullable<Inbox['rating']>
  onSent: () => Promise<void>
}

interface InboxProps {
  opened: Opened
  onChange: (inbox: Inbox) => void
  onClose: () => void
  /** The form that writes it again (features/ratings/ratings). */
  Edit: ComponentType<EditProps>
}

/** What a receipt opens: how the rating stands, and what its author can do. */
export function InboxView({ opened, onChange, onClose, Edit }: InboxProps) {
  const { i18n } = useLingui()
  const { inbox, by, secret } = opened
  const { professional, status, rating, heldFor, question, steps, isHearsay, can, dueOn, pleaded } = inbox
  const due = dueOn && dayInWords(dueOn, i18n.locale, 'day')
  const asked = question && steps.find(({ id }) => id === question.id)
  const looking = useMutation(calls.lookUp)
  const heading = useRef<HTMLHeadingElement>(null)
  const goToTop = () => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }
  useEffect(goToTop, [])
  const refresh = async () => {
    const now = await looking.send({ body: by })
    if (now) onChange(now)
    goToTop()
  }
  return (
    <>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your rating of {professional.name}</Trans>
      </h1>
      {looking.problem && (
        <div className="mt-4 grid max-w-2xl gap-2">
          <ActionButton className="justify-self-start" kind="secondary" mutation={looking} onAct={refresh}>
            <Trans>Load it again</Trans>
          </ActionButton>
        </div>
      )}
      <div className="mt-4 max-w-2xl">
        <Notice tone={status === 'published' || status === 'pending' ? 'info' : 'attention'}>
          <p>{i18n._(statusWords[status])}</p>
          {due && (
            <p>
              <Trans>You have time until {due}.</Trans>
            </p>
          )}
          {pleaded && (
            <p>{pleaded === 'affirm' ? <Trans>You said today that you stand by it.</Trans> : <Trans>You appealed today.</Trans>}</p>
          )}
          {heldFor.length > 0 && <HeldWhy checks={heldFor} />}
          {isHearsay && (
            <p>
              <Trans>It tells what others said, not what you saw, so it does not count in the score.</Trans>
            </p>
          )}
        </Notice>
      </div>
      {heldFor.some((check) => check.startsWith('C1.')) && (
        <div className="mt-4 max-w-2xl">
          <Emergency />
        </div>
      )}
      {question && asked && (
        <AnswerForm by={by} onAnswered={refresh} question={question}>
          <StepWords secret={secret} step={asked} />
        </AnswerForm>
      )}
      {can.affirm && <AffirmForm by={by} onAffirmed={refresh} />}
      {can.appeal && <AppealForm by={by} onAppealed={refresh} />}
      {rating && (
        <>
          <Card className="mt-6 max-w-3xl">
            <h2 className="mb-4">
              <Trans>What you sent</Trans>
            </h2>
            <ReviewItem review={{ id: '', isHearsay, ...rating }} />
          </Card>
          <Steps secret={secret} steps={steps} />
          <div className="no-print mt-8 grid max-w-2xl gap-4">
            {can.edit && (
              <details className="rounded-sm border border-line bg-surface px-4">
                <summary className="py-3 font-semibold">
                  <Trans>Change it</Trans>
                </summary>
                <Edit by={by} of={professional} onSent={refresh} rating={rating} />
              </details>
            )}
            <WithdrawForm by={by} onWithdrawn={refresh} />
          </div>
        </>
      )}
      <p className="no-print mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <SiteLink className="inline-block py-2.5" to={`/professionals/${professional.id}`}>
          <Trans>Go to the page of {professional.name}</Trans>
        </SiteLink>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Close the receipt</Trans>
        </Button>
      </p>
    </>
  )
}
