import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dateParts } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { useSite } from '#web/site.ts'
import { Card } from '#web/ui/notice.tsx'
import type { Plan } from '../contract.ts'

function useDay() {
  const { i18n } = useLingui()
  // In UTC, and marked as UTC: only the settings know the account's own time zone.
  // Composed here, because the server and the browser use different spaces before AM and PM.
  return (at: string) => {
    const part = dateParts('moment', at, i18n.locale, 'UTC')
    return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} UTC`
  }
}

/** The state of a plan in a few words. For an invited parent it does not mention a trial. */
export function PlanTitle({ plan: { plan, isForSale, paidUntil } }: { plan: Plan }) {
  switch (plan) {
    case 'waiting':
      return <Trans>Your trial hasn’t started</Trans>
    case 'trial':
      return <Trans>Your trial is running</Trans>
    case 'paid':
      return <Trans>Your plan is open</Trans>
    case 'invited':
      return <Trans>You were invited to a case</Trans>
    case 'ended':
      if (paidUntil !== null) return <Trans>Your plan has ended</Trans>
      return isForSale ? <Trans>Your trial has ended</Trans> : <Trans>You have no plan, and need none yet</Trans>
  }
}

/** Describes the plan: what it is, and how long it lasts. */
export function PlanCard({ plan: all }: { plan: Plan }) {
  const { plan, trialEndsAt, paidUntil, daysLeft, isForSale, bought, given } = all
  const { toolsClosed } = useSite()
  const day = useDay()
  const trialEnd = trialEndsAt === null ? '' : day(paidUntil !== null && paidUntil > trialEndsAt ? paidUntil : trialEndsAt)
  const paidEnd = paidUntil === null ? '' : day(paidUntil)
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2>
        <PlanTitle plan={all} />
      </h2>
      {(plan === 'trial' || (plan === 'paid' && !bought)) && (
        <p className="figures text-3xl font-bold text-action">
          <Plural one="# day left" other="# days left" value={daysLeft} />
        </p>
      )}
      <div className="prose">
        {plan === 'trial' && (
          <p>
            <Trans>
              The 7 days began with your first work on a case and end {trialEnd}. No card was asked for, so nothing can be charged.
            </Trans>
          </p>
        )}
        {plan === 'waiting' && (
          <p>
            <Trans>The 7 days start with your first work on a case. No card is asked for, so nothing can be charged.</Trans>
          </p>
        )}
        {plan === 'invited' && (
          <p>
            <Trans>
              You can always read, answer the other parent and export. You pay nothing for new work while the parent who invited you has a
              trial or a plan.
            </Trans>
          </p>
        )}
        {plan === 'paid' && !bought && (
          <p>
            {given === 'waived' ? (
              <Trans>Your fee is waived until {paidEnd}. Nothing is charged.</Trans>
            ) : given === 'sponsored' ? (
              <Trans>Someone paid for you until {paidEnd}. Nothing is charged to you.</Trans>
            ) : (
              <Trans>It is open until {paidEnd}.</Trans>
            )}
          </p>
        )}
        {plan === 'paid' && bought && (
          <p>
            <Trans>New work is open. You can always read, reply and export for free.</Trans>
          </p>
        )}
        {plan === 'ended' && isForSale && trialEndsAt !== null && (
          <p>
            <Trans>
              It ended {trialEnd}. None of your data was removed. The rating tool is free for ever:{' '}
              <SiteLink to="/search-professionals">look somebody up</SiteLink>.
            </Trans>
          </p>
        )}
        {toolsClosed && (
          <p>
            <Trans>New work is closed on this site for now. You can still read, answer the other parent and export.</Trans>
          </p>
        )}
        {plan !== 'paid' && !isForSale && !toolsClosed && (
          <p>
            <Trans>Nothing can be bought yet, so nothing closes. You will see the price before anybody can pay.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}
