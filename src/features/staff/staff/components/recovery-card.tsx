import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, longestStory, type Recovery, shortestStory } from '#accounts/security/contract.ts'
import { Moment } from '#web/ui/moment.tsx'

const states: Readonly<Record<Recovery['state'], MessageDescriptor>> = {
  waiting: msg`Waits for approval`,
  approved: msg`Approved`,
  done: msg`Done`,
  stopped: msg`Stopped`,
}

type Decision = 'approved' | 'refused'

/** The effect in words, and why: the reason stands in the audit. */
function Deciding({ of, decision, onClose }: { of: Recovery; decision: Decision; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useMutation(calls.recoveryDecide, [calls.recoveries.path])
  const [short, setShort] = useState(false)
  const isYes = decision === 'approved'
  const isLast = of.approvedBy.length > 0
  const decide = async (reason: string) => {
    if (!(await send({ params: { id: of.id }, body: { decision, reason } }))) return
    toast({ title: isYes ? t`Request approved` : t`Request refused` })
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setShort(reason.length < shortestStory)
    if (reason.length >= shortestStory) void decide(reason)
  }
  return (
    <Dialog onClose={onClose} open title={isYes ? t`Approve this request?` : t`Refuse this request?`}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p className="wrap-anywhere">
          {!isYes && <Trans>{of.email} keeps the second factor. They are told by mail that the request was stopped.</Trans>}
          {isYes && !isLast && <Trans>A second person has to approve it too. Nothing changes for {of.email} yet.</Trans>}
          {isYes && isLast && (
            <Trans>
              You are the second person. When the wait is over, {of.email} signs in with the password alone, and all sessions end.
            </Trans>
          )}
        </p>
        {problem && (
          <p className="border-2 border-danger p-3" role="alert">
            {problem.sentence}
          </p>
        )}
        <TextArea
          counter={{ min: shortestStory, max: longestStory }}
          error={short && t`Write at least ${shortestStory} characters.`}
          hint={t`How you checked that it is them. It stays in the audit. Write nothing about a case.`}
          label={t`Reason`}
          name="reason"
          rows={3}
        />
        <Button busy={busy} className="justify-self-start" kind={isYes ? 'primary' : 'danger'} type="submit">
          {isYes ? <Trans>Approve request</Trans> : <Trans>Refuse request</Trans>}
        </Button>
      </form>
    </Dialog>
  )
}

/** One request: whose, since when, what they wrote, who approved, and what the reader may do. */
export function RecoveryCard({ of }: { of: Recovery }) {
  const { t, i18n } = useLingui()
  const [decision, setDecision] = useState<Decision | null>(null)
  const gone = t`someone whose account is gone`
  const approvers = of.approvedBy.map((one) => one ?? gone).join(', ')
  const since = dayInWords(of.createdOn, i18n.locale)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg break-all">{of.email}</h2>
        <Badge tone={of.state === 'waiting' ? 'attention' : of.state === 'approved' ? 'info' : 'plain'}>{i18n._(states[of.state])}</Badge>
      </div>
      {of.story !== null && <p className="mt-2 whitespace-pre-line">{of.story}</p>}
      <p className="mt-1 text-sm text-soft">
        <Trans>
          Asked <Moment at={of.askedAt} />. Takes effect <Moment at={of.appliesAt} /> at the earliest. Account since {since}.
        </Trans>{' '}
        {of.roles.length > 0 && <Trans>Staff: check in person or by video.</Trans>}{' '}
        {approvers !== '' && <Trans>Approved by {approvers}.</Trans>} {of.onServer && <Trans>Approved on the server.</Trans>}
      </p>
      {of.why !== null && <p className="mt-2 text-sm">{of.why}</p>}
      {of.mayDecide && (
        <div className="no-print mt-3 flex flex-wrap gap-3">
          <Button onClick={() => setDecision('approved')}>
            <Trans>Approve request</Trans>
          </Button>
          <Button kind="secondary" onClick={() => setDecision('refused')}>
            <Trans>Refuse request</Trans>
          </Button>
        </div>
      )}
      {decision !== null && <Deciding decision={decision} of={of} onClose={() => setDecision(null)} />}
    </Card>
  )
}
