import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useSite } from '#web/site.ts'
import { TimePolicy } from '#web/time-policy.tsx'
import { calls } from '#directory/search/contract.ts'
import { formatCount } from '../rules.ts'

interface ClaimProps {
  figure: string
  title: string
  /** Where the claim is explained in full. A plain link: the anchor is to be found there. */
  to: string
  more: ReactNode
  children: ReactNode
}

function Claim({ figure, title, to, more, children }: ClaimProps) {
  return (
    <li className="gap-x-6 gap-y-1 border-b border-line py-4 sm:grid sm:grid-cols-[9rem_1fr] sm:items-baseline lg:grid-cols-[9rem_13rem_1fr_11rem]">
      <strong className="figures text-3xl tracking-tight whitespace-nowrap text-action">{figure}</strong>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-soft sm:col-start-2 lg:col-start-3">{children}</p>
      <a className="inline-flex min-h-11 items-center sm:col-start-2 lg:col-start-4" href={to}>
        {more}
      </a>
    </li>
  )
}

/** The count and the fixed claims of spec.md section 1, each with what it means and where that is said in full. */
export function Claims() {
  const { t } = useLingui()
  const { demo } = useSite()
  const count = useApiQuery(calls.count, {})
  return (
    <section aria-label={t`In short`}>
      <ul className="border-t border-line">
        <Claim
          figure={formatCount(count.data?.count)}
          more={<Trans>Look somebody up</Trans>}
          title={t`professionals`}
          to="/search-professionals"
        >
          {demo ? (
            <Trans>The fictional people of this demonstration are counted too. Federal judges are not: they do not hear divorces.</Trans>
          ) : (
            <Trans>In the directory now. Federal judges are not counted: they do not hear divorces.</Trans>
          )}
        </Claim>
        <Claim figure="100%" more={<Trans>What is free</Trans>} title={t`free`} to="/pricing">
          <Trans>Searching, reading and rating cost nothing, now and later. No account, no card, no ads.</Trans>
        </Claim>
        <Claim figure="100%" more={<Trans>What that means</Trans>} title={t`protected reviews`} to="/transparency#protected-reviews">
          <Trans>With a review we keep no name, no account and no network address, so we can’t hand them over.</Trans> <TimePolicy />
        </Claim>
        <Claim figure="24/7" more={<Trans>What that covers</Trans>} title={t`secure access`} to="/transparency#secure-access">
          <Trans>
            Open at any hour, on any phone. Reading, searching and rating need no login, and the pages load nothing from other companies.
          </Trans>
        </Claim>
      </ul>
    </section>
  )
}
