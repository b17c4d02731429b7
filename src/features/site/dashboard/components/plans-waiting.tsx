import { Plural, Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { PlanWaiting } from './waiting.ts'

/** Parenting plans with clauses that wait for an answer: how many, and a link to answer them. */
export function PlansWaiting({ plans, link }: { plans: readonly PlanWaiting[]; link: (path: string) => string }) {
  return (
    <ul className="grid gap-3">
      {plans.map(({ id, title, clauses }) => (
        <li className="border-t border-line pt-3 first:border-0 first:pt-0" key={id}>
          <p className="flex flex-wrap items-center gap-2">
            <Badge>
              <Trans>Parenting plan</Trans>
            </Badge>
            <SiteLink className="min-w-0 font-semibold [overflow-wrap:anywhere]" to={link(`/parenting-plan-builder?plan=${id}`)}>
              {title}
            </SiteLink>
          </p>
          <p className="text-sm text-soft">
            <Plural one="# clause waits for an answer." other="# clauses wait for an answer." value={clauses} />
          </p>
        </li>
      ))}
    </ul>
  )
}
