import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/site.ts'
import { TimePolicy } from '#web/time-policy.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** "100% protected reviews": each column of the rating tables (migrations 0002 and 0004), and what has no column. */
export function WhatIsStored() {
  const { t } = useLingui()
  const { demo } = useSite()
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        <Trans>
          It means: what you never gave us, nobody can take from us. We built the rating tool so that nothing in it says who wrote a review.
          This is the whole list.
        </Trans>
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="prose">
          <h3>
            <Trans>We keep with a review</Trans>
          </h3>
          <ul aria-label={t`Kept`}>
            <li>
              <Trans>whom it is about, your answers and your texts</Trans>
            </li>
            <li>
              <Trans>your part, how it turned out, and the month of the events</Trans>
            </li>
            <li>
              <Trans>the day on which it came</Trans>
            </li>
            <li>
              <Trans>a random number as its name, and how many times you changed it</Trans>
            </li>
            <li>
              <Trans>
                a scrambled form of your receipt and a key made of it, from which the 12 words cannot be found; words to you are sealed to
                that key
              </Trans>
            </li>
            <li>
              <Trans>whether it waits, is shown or was refused, and which checks stopped it</Trans>
            </li>
            <li>
              <Trans>the days of these steps, what a person who looked at it wrote to you, and what you answered</Trans>
            </li>
          </ul>
          <p>
            <TimePolicy />
          </p>
          <p>
            <Trans>
              If you take it back, all texts are deleted. What stays is that a review of this person was withdrawn, the day, and the days of
              its steps.
            </Trans>
          </p>
        </div>
        <div className="prose">
          <h3>
            <Trans>We do not keep</Trans>
          </h3>
          <ul aria-label={t`Not kept`}>
            <li>
              <Trans>your name, an account or an e-mail address: we do not ask</Trans>
            </li>
            <li>
              <Trans>your network address (IP)</Trans>
            </li>
            <li>
              <Trans>your browser, your device, its language or time zone</Trans>
            </li>
            <li>
              <Trans>the page that you came from</Trans>
            </li>
            <li>
              <Trans>cookies: this site sets none for visitors</Trans>
            </li>
            <li>
              <Trans>a log of who opened which page</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              To stop floods, the memory of the server counts visits by a scrambled form of the network. The key changes every day and is
              never written down.
            </Trans>
          </p>
        </div>
      </div>
      <div className="max-w-3xl">
        <Notice title={<Trans>What this cannot protect</Trans>} tone="attention">
          <ul>
            <li>
              <Trans>Someone who took our server before that log is erased could read the order and time of that day’s reviews.</Trans>
            </li>
            <li>
              <Trans>Your own words may tell who you are. So may your phone, your internet provider or your employer’s network.</Trans>
            </li>
            <li>
              <Trans>
                A review comes out 6 to 72 hours after you sent it, at a random moment. If few people write, a guess is still easier.
              </Trans>
            </li>
            {demo && (
              <li>
                <Trans>This demonstration shows reviews within minutes. Do not use it for a review that must stay secret.</Trans>
              </li>
            )}
          </ul>
        </Notice>
      </div>
    </div>
  )
}
