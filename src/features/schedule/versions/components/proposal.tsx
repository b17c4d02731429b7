import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { dayShort } from '#shell/calendar-days.ts'
import { api } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { OpeningRow } from '#shell/opening-row.tsx'
import { dayIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { Due } from '#case/cases/public.tsx'
import { calls, type Version } from '../contract.ts'
import { Declining } from './declining.tsx'
import { Overlaps } from './overlaps.tsx'
import { PastDays } from './past-days.tsx'
import { invalidates } from './invalidates.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { basisNames } from './words.ts'

interface ProposalProps {
  version: Version
  caseId: string
  zone: string
  today: string
  /** The version that came into force last. */
  base: string | null
  kids: readonly { id: string; name: string }[]
  names: Names
  /** The address names it. */
  isNamed: boolean
  /** Whose days become whose, said before it is approved. */
  effect: ReactNode
  /** Its days laid out, and what would change. */
  children: ReactNode
}

/** A version that waits for the other parent: what it says, what would change, and the answer. */
export function Proposal({ version, caseId, zone, today, base, kids, names, isNamed, effect, children }: ProposalProps) {
  const { i18n, t } = useLingui()
  const toast = useToast()
  const [declining, setDeclining] = useState(false)
  const approving = useMutation(calls.approve, invalidates)
  const withdrawing = useMutation(calls.withdraw, invalidates)
  const at = { case: caseId, version: version.id }
  const { can } = version
  const { author } = version
  const [effective, sent] = [dayShort(version.effective, i18n.locale), dayIn(version.proposedAt!, zone, i18n.locale)]
  const viewed = version.viewedAt ? dayIn(version.viewedAt, zone, i18n.locale) : null
  const [asking, setAsking] = useState<'approve' | 'withdraw' | null>(null)
  const askFirst = (what: 'approve' | 'withdraw') => {
    approving.clear()
    withdrawing.clear()
    setAsking(what)
  }
  // Not said this time, it is said when it is opened next.
  const onSeen = () => void api(calls.view, { params: at }, { background: true }).catch(() => {})
  const approve = async () => {
    if (!(await approving.send({ params: at, body: { base } }))) return
    setAsking(null)
    toast({ title: t`The schedule is approved`, text: t`It counts from ${effective}.` })
  }
  return (
    <Card>
      <article aria-labelledby={`version-${version.id}`} id={`request-${version.id}`}>
        <OpeningRow
          isNamed={isNamed}
          onSeen={can.answer && version.viewedAt === null ? onSeen : undefined}
          summary={
            <>
              <div className="flex flex-wrap gap-2">
                <Badge tone="attention">{can.answer ? <Trans>Waits for your answer</Trans> : <Trans>Waiting for an answer</Trans>}</Badge>
                <Badge>{i18n._(basisNames[version.basis])}</Badge>
              </div>
              <h3 id={`version-${version.id}`}>{version.title}</h3>
              <p className="text-soft">
                <Trans>
                  Proposed by {author} on {sent}, to count from {effective}.
                </Trans>{' '}
                {version.isMine && viewed && <Trans>First opened on {viewed}.</Trans>}
              </p>
              {version.respondBy && (
                <p className="text-sm font-semibold">
                  <Trans>
                    Answer <Due at={version.respondBy} zone={zone} />
                  </Trans>
                </p>
              )}
            </>
          }
        >
          {version.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{version.note}</p>}
          {children}
          <h4 className="text-base font-semibold">
            <Trans>What it says</Trans>
          </h4>
          <RulesInWords from={version.effective} kids={kids} names={names} reading={version.reading} rules={version.rules} />
          {version.reading === null && <PastDays effective={version.effective} today={today} />}
          {version.reading === null && <Overlaps effective={version.effective} names={names} rules={version.rules} />}
          <Confirm
            busy={approving.busy}
            onClose={() => setAsking(null)}
            onConfirm={() => void approve()}
            open={asking === 'approve'}
            problem={approving.problem?.sentence}
            title={<Trans>Approve this schedule?</Trans>}
            verb={<Trans>Approve schedule</Trans>}
          >
            <p className="font-semibold">
              <Trans>
                “{version.title}” takes effect on {effective}, for both parents.
              </Trans>
            </p>
            {effect}
            <p>
              <Trans>You can’t take this back alone. Changing it takes a new proposal that both parents approve.</Trans>
            </p>
          </Confirm>
          <Confirm
            busy={withdrawing.busy}
            onClose={() => setAsking(null)}
            onConfirm={() => void withdrawing.send({ params: at })}
            open={asking === 'withdraw'}
            problem={withdrawing.problem?.sentence}
            title={<Trans>Withdraw this proposal?</Trans>}
            verb={<Trans>Withdraw proposal</Trans>}
          >
            <p>
              <Trans>The other parent can no longer approve it. The schedule stays as it is, and the proposal stays in the history.</Trans>
            </p>
          </Confirm>
          {can.answer && !declining && (
            <div className="no-print flex flex-wrap gap-3">
              <Button onClick={() => askFirst('approve')}>
                <Trans>Approve</Trans>
                <span className="sr-only"> {version.title}</span>
              </Button>
              <Button kind="secondary" onClick={() => setDeclining(true)}>
                {version.basis === 'order' ? <Trans>It differs from the order</Trans> : <Trans>Decline</Trans>}
                <span className="sr-only"> {version.title}</span>
              </Button>
            </div>
          )}
          {can.answer && declining && <Declining at={at} isOrder={version.basis === 'order'} onClose={() => setDeclining(false)} />}
          {can.withdraw && (
            <Button className="no-print justify-self-start" kind="secondary" onClick={() => askFirst('withdraw')}>
              <Trans>Withdraw proposal</Trans>
              <span className="sr-only"> {version.title}</span>
            </Button>
          )}
        </OpeningRow>
      </article>
    </Card>
  )
}
