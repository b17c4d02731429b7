import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** The published principles (ratings.md, section 1, "never edit user text"). */
export function Principles() {
  return (
    <div className="prose">
      <ol>
        <li>
          <Trans>We never change what somebody wrote, not even a comma. We show it whole or not at all.</Trans>
        </li>
        <li>
          <Trans>Only the author takes words out. Our checks suggest other words; the author accepts them or does not.</Trans>
        </li>
        <li>
          <Trans>A review is never removed because it is bad, nor kept because it is good.</Trans>
        </li>
        <li>
          <Trans>People who pay us follow the same rules. Money changes no review, no score and no order.</Trans>
        </li>
        <li>
          <Trans>We are neutral. We were not there, and we do not decide what happened.</Trans>
        </li>
        <li>
          <Trans>The person who is rated should have the last word, free of charge.</Trans>
        </li>
      </ol>
      <h3 id="reply">
        <Trans>The right of reply</Trans>
      </h3>
      <p>
        <Trans>
          Whoever is rated can claim their page, answer each rating once and say something of their own, free of charge. It stands beside
          the rating and changes nothing in it.
        </Trans>{' '}
        <SiteLink to="/claim">
          <Trans>Claim your page</Trans>
        </SiteLink>{' '}
        <SiteLink to="/notice">
          <Trans>Report words that break a rule</Trans>
        </SiteLink>
      </p>
    </div>
  )
}
