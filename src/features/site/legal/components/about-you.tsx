import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Facts } from '#web/ui/facts.tsx'

/** For a person who is written about (ratings.md, sections 3.4 and 3.5). */
export function RightOfReply() {
  return (
    <div className="prose">
      <p>
        <Trans>
          Whoever is rated may answer each review once, and put one statement on the profile. Both are free, and stand beside the review.
          The last word is theirs. An answer must keep a client’s secrets too: it is checked like a review.
        </Trans>
      </p>
      <p>
        <Trans>
          We never change a review, and never take one down because it is good or bad. Who pays us changes nothing.{' '}
          <SiteLink to="/transparency#principles">All our principles</SiteLink>
        </Trans>
      </p>
      <p>
        <SiteLink to="/claim">
          <Trans>Claim your profile to reply</Trans>
        </SiteLink>
      </p>
    </div>
  )
}

/** What can be asked for, and how long it takes. */
export function Takedown() {
  const { t } = useLingui()
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            Say which words are wrong and why, and what shows it. A review stays where it is while we look, unless it can hurt somebody.
            Then it is hidden first.
          </Trans>
        </p>
      </div>
      <div className="mt-6 max-w-3xl">
        <Facts
          items={[
            { term: t`Home addresses, children, private data, threats`, value: <Trans>Within 24 hours.</Trans> },
            {
              term: t`A false statement of fact`,
              value: (
                <Trans>
                  Within 10 business days. The author may be asked to stand by the text or to change it. Two people decide before it is
                  taken down.
                </Trans>
              ),
            },
            {
              term: t`An order of a court`,
              value: <Trans>Read by counsel: which court, which parties, was the author heard, and is it final.</Trans>,
            },
            {
              term: t`Threats without ground, or the same notice again and again`,
              value: <Trans>A note on the profile may say so. Two people decide before it names a sender, and it can be taken back.</Trans>,
            },
          ]}
        />
      </div>
      <p className="mt-4 max-w-prose">
        <Trans>
          What can come of it: it stays, its author is asked, it is marked as disputed with your answer beside it, it is hidden until it is
          changed, or it is taken down.
        </Trans>
      </p>
      <p className="mt-2">
        <SiteLink className="inline-block py-2.5" to="/notice">
          <Trans>Send us a notice</Trans>
        </SiteLink>
      </p>
    </>
  )
}
