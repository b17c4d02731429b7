import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { calls } from '#accounts/subscriptions/contract.ts'
import { useApiQuery } from '#web/api.ts'

function Reason({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check className="icon mt-1 text-action" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="max-w-prose text-soft">{children}</p>
      </div>
    </li>
  )
}

/** The why-list of the coming-soon page: what the premium tool is built for. */
export function Why() {
  const isSold = Boolean(useApiQuery(calls.offer, {}).data?.offer)
  return (
    <section aria-labelledby="why" className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <h2 className="text-2xl" id="why">
        <Trans>Why we are building it</Trans>
      </h2>
      <ul className="grid gap-5">
        <Reason title={<Trans>Your papers are in ten places</Trans>}>
          <Trans>Court mail, texts, photos, bills. A hearing asks for all of it in order, and often in a week.</Trans>
        </Reason>
        <Reason title={<Trans>A fight about facts is a long fight</Trans>}>
          <Trans>When both parents see the same calendar and the same bills, there is less to argue about.</Trans>
        </Reason>
        <Reason title={<Trans>Help should not depend on money</Trans>}>
          <Trans>The trial lasts 7 days and asks for no credit card. You can cancel anytime.</Trans>
        </Reason>
        <Reason title={<Trans>Your record is yours</Trans>}>
          {isSold ? (
            <Trans>After the trial you can still read, answer the other parent and export.</Trans>
          ) : (
            <Trans>
              After the trial you can still read, answer the other parent and export. While nothing can be bought, nothing closes.
            </Trans>
          )}
        </Reason>
      </ul>
    </section>
  )
}
