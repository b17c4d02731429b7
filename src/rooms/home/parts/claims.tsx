import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { useSite } from '../../../web/site.ts'
import { calls } from '../../professionals/contract.ts'
import { countShown } from '../rules.ts'

function Claim({ figure, title, children }: { figure: string; title: string; children: ReactNode }) {
  return (
    <li className="gap-x-6 gap-y-1 border-b border-line py-4 sm:grid sm:grid-cols-[9rem_1fr] sm:items-baseline lg:grid-cols-[9rem_14rem_1fr]">
      <strong className="figures text-3xl tracking-tight whitespace-nowrap text-action">{figure}</strong>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-soft sm:col-start-2 lg:col-start-3">{children}</p>
    </li>
  )
}

/** The count and the two fixed claims of spec.md section 1, each with what it means. */
export function Claims() {
  const { t } = useLingui()
  const { demo } = useSite()
  const count = useAsk(calls.count, {})
  return (
    <section aria-label={t`In short`}>
      <ul className="border-t border-line">
        <Claim figure={countShown(count.data?.count)} title={t`professionals`}>
          {demo ? (
            <Trans>The fictional people of this demonstration are counted too. Federal judges are not: they do not hear divorces.</Trans>
          ) : (
            <Trans>In the directory now. Federal judges are not counted: they do not hear divorces.</Trans>
          )}
        </Claim>
        <Claim figure="100%" title={t`protected reviews`}>
          <Trans>
            With a review we keep no name, no account, no address of a device and no time of day. What was never kept cannot be handed over.
          </Trans>
        </Claim>
        <Claim figure="24/7" title={t`secure access`}>
          <Trans>
            Open at any hour, on any phone. Reading, searching and rating need no login, and the pages load nothing from other companies.
          </Trans>
        </Claim>
      </ul>
    </section>
  )
}
