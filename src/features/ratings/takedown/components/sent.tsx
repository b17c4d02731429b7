import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Reply } from '#http/contract.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { calls } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'

/** The notice has come: what to write down, and what happens next. */
export function Sent({ number, code, lane, ackBy, decideBy, hidden, isCourtUnknown }: Reply<typeof calls.file>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moment = useUtcMoment()
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="grid max-w-2xl scroll-mt-20 gap-6 rounded-md border border-line bg-surface p-4 sm:p-6" id="notice">
      <h2 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your notice has arrived</Trans>
      </h2>
      <Facts
        items={[
          { term: <Trans>Number of the notice</Trans>, value: <strong className="figures text-xl tracking-wide">{number}</strong> },
          { term: <Trans>Your four words</Trans>, value: <strong className="text-xl">{code}</strong> },
          { term: <Trans>We acknowledge it by</Trans>, value: moment(ackBy) },
          {
            term: <Trans>We decide by</Trans>,
            value: decideBy === null ? <Trans>when our counsel has read the order</Trans> : moment(decideBy),
          },
        ]}
      />
      <Notice title={<Trans>Write both down now</Trans>} tone="attention">
        <p>
          <Trans>They are shown this one time. With both you read the answer on this page, or take the notice back.</Trans>
        </p>
      </Notice>
      <div className="prose">
        {hidden > 0 ? (
          <p>
            <Plural one="# review is not shown until we decide." other="# reviews are not shown until we decide." value={hidden} />
          </p>
        ) : (
          <p>
            <Trans>What you named stays shown until we decide.</Trans>
          </p>
        )}
        {lane === 'counsel' && isCourtUnknown && (
          <p>
            <Trans>Our list of courts has no court of this name. Our counsel asks the court, and the review stays shown until then.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
