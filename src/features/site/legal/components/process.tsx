import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { TimePolicy } from '#web/time-policy.tsx'

/** The subpoena policy in short; the whole of it is public (ratings.md, section 3.3). */
export function Process() {
  return (
    <div className="prose">
      <ul>
        <li>
          <Trans>We hand nothing over because somebody asks. We ask for a subpoena or an order of a court.</Trans>
        </li>
        <li>
          <Trans>We object to an order that is to uncover an author unless a court has seen evidence and weighed both sides.</Trans>
        </li>
        <li>
          <Trans>Where the law allows it we wait at least 21 days, so that an author can object.</Trans>
        </li>
        <li>
          <Trans>We have no name, no account and no network address of a reviewer to hand over.</Trans> <TimePolicy />
        </li>
      </ul>
      <p>
        <SiteLink to="/transparency#legal-process">
          <Trans>How we answer legal demands</Trans>
        </SiteLink>
        {' · '}
        <SiteLink to="/transparency#court">
          <Trans>What a court could get from us</Trans>
        </SiteLink>
      </p>
    </div>
  )
}

/** Children, and people who are not safe from someone. */
export function Safety() {
  return (
    <div className="prose">
      <p>
        <Trans>
          A review never names a child, and no photo can be added to one. If a text lets others find a child, say so: it is hidden within 24
          hours.
        </Trans>
      </p>
      <p>
        <Trans>
          If an order keeps somebody away from you, or you from them, read it before you write. Some orders forbid posts about the other
          person. The other person may guess who wrote a review: leave out dates, sums and how many children there are.
        </Trans>
      </p>
      <p>
        <SiteLink to="/emotional-support">
          <Trans>Lines to call, by state, and a safety plan</Trans>
        </SiteLink>
      </p>
    </div>
  )
}
