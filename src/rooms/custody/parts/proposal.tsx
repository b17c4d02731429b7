import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayIn } from '../../../web/inside/times.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { useToast } from '../../../web/toasts.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Badge, Card, Notice } from '../../../web/ui/notice.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { calls, type Version } from '../contract.ts'
import { Changes } from './changes.tsx'
import { Declining } from './declining.tsx'
import { Legend } from './nights.tsx'
import { Months } from './months.tsx'
import { renews } from './renews.ts'
import type { Names } from './rule-words.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { Sums } from './sums.tsx'
import { dayShort } from './wall.ts'
import { basisNames } from './words.ts'

interface ProposalProps {
  version: Version
  caseId: string
  zone: string
  today: string
  /** The version that came into force last. */
  base: string | null
  child: string | null
  kids: readonly { id: string; name: string }[]
  names: Names
  onDay: (day: string, version: string) => void
}

/** A version that waits for the other parent: what it says, what would change, and the answer. */
export function Proposal({ version, caseId, zone, today, base, child, kids, names, onDay }: ProposalProps) {
  const { i18n } = useLingui()
  const toast = useToast()
  const { t } = useLingui()
  const [declining, setDeclining] = useState(false)
  const approving = useChange(calls.approve, renews)
  const withdrawing = useChange(calls.withdraw, renews)
  const viewing = useChange(calls.view, [])
  const seen = useRef(false)
  const at = { case: caseId, version: version.id }
  const { can } = version
  useEffect(() => {
    if (!can.answer || version.viewedAt !== null || seen.current) return
    seen.current = true
    void viewing.send({ params: at })
  })
  const query = { case: caseId, version: version.id, months: '24', ...(child && { child }) }
  const { data } = useAsk(calls.days, { query })
  const author = version.side ? names[version.side] : names.third
  const [effective, sent] = [dayShort(version.effective, i18n.locale), dayIn(version.proposedAt!, zone, i18n.locale)]
  const by = version.respondBy ? dayIn(new Date(Date.parse(version.respondBy) - 1).toISOString(), zone, i18n.locale) : null
  const viewed = version.viewedAt ? dayIn(version.viewedAt, zone, i18n.locale) : null
  const problem = approving.problem ?? withdrawing.problem
  const approve = async () => {
    if (await approving.send({ params: at, body: { base } }))
      toast({ title: t`The schedule is approved`, text: t`It counts from ${effective}.` })
  }
  return (
    <Card>
      <article aria-labelledby={`version-${version.id}`} className="grid gap-4">
        <header className="grid gap-1">
          <div className="flex flex-wrap gap-2">
            <Badge tone="attention">{can.answer ? <Trans>Waits for your answer</Trans> : <Trans>Waiting for an answer</Trans>}</Badge>
            <Badge>{i18n._(basisNames[version.basis])}</Badge>
          </div>
          <h3 id={`version-${version.id}`}>{version.title}</h3>
          <p className="text-soft">
            <Trans>
              Proposed by {author} on {sent}, to count from {effective}.
            </Trans>{' '}
            {by && <Trans>Answer asked for by {by}.</Trans>} {version.isMine && viewed && <Trans>First opened on {viewed}.</Trans>}
          </p>
        </header>
        {version.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{version.note}</p>}
        {data?.laid ? (
          <>
            {data.difference && (
              <section className="grid gap-2">
                <h4 className="text-base font-semibold">
                  <Trans>What would change</Trans>
                </h4>
                <Changes difference={data.difference} names={names} />
              </section>
            )}
            <Sums names={names} sums={data.laid.total} />
            <details className="no-print">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                <Trans>Show the months</Trans>
              </summary>
              <div className="grid gap-4 pt-2">
                <Legend letters={data.laid.nights} names={names} />
                <Months
                  before={data.difference ? { from: data.difference.from, nights: data.difference.before } : undefined}
                  laid={data.laid}
                  names={names}
                  onDay={(day) => onDay(day, version.id)}
                  today={today}
                />
              </div>
            </details>
          </>
        ) : (
          <Skeleton lines={4} />
        )}
        <h4 className="text-base font-semibold">
          <Trans>What it says</Trans>
        </h4>
        <RulesInWords kids={kids} names={names} rules={version.rules} />
        {problem && (
          <div role="alert">
            <Notice tone="attention">{problem.sentence}</Notice>
          </div>
        )}
        {can.answer && !declining && (
          <div className="no-print flex flex-wrap gap-3">
            <Button busy={approving.busy} onClick={() => void approve()}>
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
          <Button
            busy={withdrawing.busy}
            className="no-print justify-self-start"
            kind="secondary"
            onClick={() => void withdrawing.send({ params: at })}
          >
            <Trans>Take the proposal back</Trans>
            <span className="sr-only"> {version.title}</span>
          </Button>
        )}
      </article>
    </Card>
  )
}
