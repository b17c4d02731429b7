import { Trans, useLingui } from '@lingui/react/macro'
import { TimePolicy } from '#web/time-policy.tsx'
import { Card } from '#web/ui/notice.tsx'
import { delayRange } from '#ratings/reviews/rules.ts'

/** The delay until publication: "6 to 72 hours", "1 to 3 minutes". */
export function Delay({ of }: { of: ReturnType<typeof delayRange> }) {
  const { from, to, unit } = of
  return unit === 'hours' ? (
    <Trans>
      {from} to {to} hours
    </Trans>
  ) : (
    <Trans>
      {from} to {to} minutes
    </Trans>
  )
}

/** Lists everything that is stored with a rating (migrations/0002_review.sql, 0004_receipt.sql), and what is not. */
export function WhatIsStored({ demo }: { demo: boolean }) {
  const { t } = useLingui()
  return (
    <Card>
      <h3>
        <Trans>What is kept with your rating</Trans>
      </h3>
      <div className="prose mt-2">
        <ul aria-label={t`Kept`}>
          <li>
            <Trans>whom you rate</Trans>
          </li>
          <li>
            <Trans>your answers and your texts</Trans>
          </li>
          <li>
            <Trans>your part, how it turned out, and the month</Trans>
          </li>
          <li>
            <Trans>the day we received it, whether it is published yet, what the checks said, and a random number as its name</Trans>
          </li>
          <li>
            <Trans>a fingerprint of your receipt and a key made of it, from which nobody comes back to its words</Trans>
          </li>
        </ul>
        <p>
          <strong>
            <Trans>Nothing else.</Trans>
          </strong>{' '}
          <Trans>Not your name, no account, not your internet address, not your device or browser.</Trans> <TimePolicy />
        </p>
        <p>
          <Trans>
            After sending you are shown a receipt of 12 words. Only with them can you change or withdraw the rating. If they are lost,
            nobody can find it for you, and neither can we.
          </Trans>
        </p>
        <p>
          <Trans>
            It appears on the site <Delay of={delayRange(demo)} /> after you send it, at a random moment, so that the time does not tell who
            wrote it. The day we received it is not shown.
          </Trans>
        </p>
      </div>
    </Card>
  )
}
