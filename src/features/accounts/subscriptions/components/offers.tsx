import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { formatCents } from '#domain/money/cents.ts'
import { Mine } from './mine.tsx'

function Offer({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <section
      className={`grid content-start gap-4 rounded-md border bg-surface p-5 sm:p-8 ${strong ? 'border-action shadow-[inset_0_3px_0_var(--color-action)]' : 'border-line'}`}
    >
      {children}
    </section>
  )
}

/** To the premium tool, for someone without an account or not signed in. */
function WaysIn() {
  const { toolsClosed } = useSite()
  return (
    <>
      {!toolsClosed && (
        <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/sign-up">
          <Trans>Start your 7-day trial, no credit card</Trans>
        </SiteLink>
      )}
      <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/sign-in">
        <Trans>Sign in</Trans>
      </SiteLink>
    </>
  )
}

/** The free tool, and the premium one with its trial and, where it is for sale, its price. */
export function Offers() {
  const { set, toolsClosed } = useSite()
  const offer = useApiQuery(calls.offer, {}).data?.offer
  const [month, year] = [formatCents(offer?.monthCents ?? 0), formatCents(offer?.yearCents ?? 0)]
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Offer strong>
        <h2>
          <Trans>Rating and review</Trans>
        </h2>
        <p className="text-3xl font-bold text-action">
          <Trans>100% free</Trans>
        </p>
        <div className="prose">
          <p>
            <Trans>Free today, and free for ever. No account, no card, no ads. Nothing here will ever ask you to pay.</Trans>
          </p>
        </div>
        <p>
          <ButtonLink to="/search-professionals">
            <Trans>Look somebody up</Trans>
          </ButtonLink>
        </p>
      </Offer>
      <Offer>
        <h2>
          <Trans>Premium case management</Trans>
        </h2>
        <p className="text-3xl font-bold">
          <Trans>7 days of trial</Trans>
        </p>
        {offer && (
          <p className="figures text-xl font-semibold">
            <Trans>
              Then {month} a month or {year} a year, if you choose a plan
            </Trans>
          </p>
        )}
        <p>
          <Badge tone="attention">{toolsClosed ? <Trans>Coming soon</Trans> : <Trans>Open today, with more coming</Trans>}</Badge>
        </p>
        <div className="prose">
          <ul>
            <li>
              <Trans>No credit card. Cancel anytime.</Trans>
            </li>
            <li>
              <Trans>The 7 days start with your first work on a case, not when you sign up.</Trans>
            </li>
            <li>
              <Trans>If the other parent invites you in, you pay nothing while they have it.</Trans>
            </li>
            {offer ? (
              <>
                <li>
                  <Trans>After the trial you can always read, reply and export for free. New work of your own needs a plan.</Trans>
                </li>
                <li>
                  <Trans>Full refund of your last payment within 30 days. Trials from before plans were for sale start again once.</Trans>
                </li>
              </>
            ) : (
              <li>
                <Trans>The price is not set. You will see it before anybody can pay. Until then nothing closes.</Trans>
              </li>
            )}
          </ul>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <SiteLink className="inline-flex min-h-11 items-center font-semibold" to="/casebalance">
            <Trans>See what is open and what is coming</Trans>
          </SiteLink>
          {set !== 'in' && <WaysIn />}
        </p>
        {set === 'in' && <Mine />}
      </Offer>
    </div>
  )
}
