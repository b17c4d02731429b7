import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { useUser } from '#web/user.ts'
import { calls } from '../contract.ts'
import { PlanTitle } from './plan.tsx'

/** On the page of prices, for someone who is signed in: as whom, and how their own plan stands. */
export function Mine() {
  const email = useUser()?.email ?? ''
  const { data } = useApiQuery(calls.plan, {})
  return (
    <div className="border-t border-line pt-4">
      <p>
        <Trans>You’re signed in as {email}.</Trans>
      </p>
      {data && (
        <p className="font-semibold">
          <PlanTitle plan={data} />
        </p>
      )}
      <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/subscription">
        <Trans>See your plan</Trans>
      </SiteLink>
    </div>
  )
}
