import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../../web/link.tsx'
import { Card } from '../../../web/ui/notice.tsx'
import type { Plan } from '../contract.ts'

function useDay() {
  const { i18n } = useLingui()
  // By the world's clock, and said so: the account's own zone is known to the settings alone.
  const shape = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (at: string) => {
    const parts = shape.formatToParts(new Date(at))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()} UTC`
  }
}

/** The plan in words: what it is, how long it lasts, and that nobody is charged. */
export function PlanCard({ plan: { plan, trialEndsAt, paidUntil, daysLeft } }: { plan: Plan }) {
  const day = useDay()
  const trialEnd = day(trialEndsAt)
  const paidEnd = paidUntil === null ? '' : day(paidUntil)
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2>
        {plan === 'trial' && <Trans>Your trial is running</Trans>}
        {plan === 'paid' && <Trans>Your plan is open</Trans>}
        {plan === 'ended' && <Trans>Your trial has ended</Trans>}
      </h2>
      {plan !== 'ended' && (
        <p className="figures text-3xl font-bold text-action">
          <Plural one="# day left" other="# days left" value={daysLeft} />
        </p>
      )}
      <div className="prose">
        {plan === 'trial' && (
          <p>
            <Trans>It lasts 7 days from sign-up, and ends {trialEnd}. No card was asked for, so nothing can be charged.</Trans>
          </p>
        )}
        {plan === 'paid' && (
          <p>
            <Trans>It is open until {paidEnd}.</Trans>
          </p>
        )}
        {plan === 'ended' && (
          <p>
            <Trans>
              It ended {trialEnd}. Nothing was charged, and nothing of yours was taken away. The rating tool is free for ever:{' '}
              <SiteLink to="/search-professionals">look somebody up</SiteLink>.
            </Trans>
          </p>
        )}
      </div>
    </Card>
  )
}
