import { Standing } from './standing.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/notice.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { calls, type PlanLine } from '../contract.ts'

interface PlanRowProps {
  caseId: string
  plan: PlanLine
  seat: Seat
  side: 'A' | 'B' | null
  search: URLSearchParams
}

/** A plan in the list. Its author can remove it while the other parent has not seen it, and restore it while this row is shown. */
export function PlanRow({ caseId, plan, seat, side, search }: PlanRowProps) {
  const { i18n } = useLingui()
  // Invalidates nothing, so that the row stays and the plan can be restored.
  const { send, busy, problem } = useMutation(calls.remove, [])
  const [isRemoved, setRemoved] = useState(false)
  const { title, agreed, clauses, waits } = plan
  const begun = dayIn(plan.createdAt, seat.zone, i18n.locale)
  const author = seat.parents.find((parent) => parent.side === plan.by)?.name ?? ''
  const onMe = side ? waits[side] : 0
  const isOwn = plan.isMine && !plan.isShared && side !== null && !seat.isFormer
  const remove = async (removed: boolean) => {
    if (await send({ params: { case: caseId, plan: plan.id }, body: { removed } })) setRemoved(removed)
  }
  return (
    <Card>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg">
            {isRemoved ? title : <SiteLink to={caseLink(`/parenting-plan-builder?plan=${plan.id}`, search)}>{title}</SiteLink>}
          </h2>
          <Standing author={author} isAgreed={plan.isAgreed} isShared={plan.isShared} />
        </div>
        <p className="figures text-sm text-soft">
          <Trans>
            {agreed} of {clauses} clauses are agreed. Begun on {begun}.
          </Trans>{' '}
          {onMe > 0 && (
            <strong className="text-ink">
              <Plural one="# waits for your answer." other="# wait for your answer." value={onMe} />
            </strong>
          )}
        </p>
        {problem && (
          <p className="font-semibold text-danger" role="alert">
            {problem.sentence}
          </p>
        )}
        {isOwn && (
          <Button busy={busy} className="no-print justify-self-start" kind="quiet" onClick={() => void remove(!isRemoved)}>
            {isRemoved ? <Trans>Bring it back</Trans> : <Trans>Take it away</Trans>}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}
