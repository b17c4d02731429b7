import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** "24/7 secure access": what is meant, and what is not promised. */
export function SecureAccess() {
  return (
    <div className="prose">
      <ul>
        <li>
          <Trans>The free tool has no opening hours. Nobody has to let you in, and there is no password that could be stolen.</Trans>
        </li>
        <li>
          <Trans>
            Pages load nothing from other companies: no advertising, no counters, no fonts. Nobody else learns that you are here.
          </Trans>
        </li>
        <li>
          <Trans>
            Your browser is told to run only our own code, not to show us inside other sites, and not to store the pages you read. For use
            without a network it may keep a few pages that are the same for everybody. “Leave this site” deletes them.
          </Trans>
        </li>
        <li>
          <Trans>Every page can be read without JavaScript, and each has a button that leaves it at once.</Trans>
        </li>
        <li>
          <Trans>
            Shared records of a case are sealed in a <SiteLink to="/ledger">public ledger</SiteLink>, so that a later change can be found,
            even one of ours.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          It does not mean that the site never fails: we promise no share of hours. It does not protect a phone that somebody else controls.
        </Trans>
      </p>
    </div>
  )
}
