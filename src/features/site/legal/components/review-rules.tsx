import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** What a review may say, in our own words (ratings.md, sections 3.1, 3.2 and 3.5). */
export function ReviewRules() {
  return (
    <div className="prose">
      <p>
        <Trans>
          You may be as angry as you like about the work that was done. Say what you saw and heard, then what you think of it. An opinion
          whose facts are on the table is the safest thing to write.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Name only the person whom you rate. No children, not even their initials. No other party, no school, no employer.</Trans>
        </li>
        <li>
          <Trans>No addresses, phone numbers, e-mail addresses, case numbers, accounts or links.</Trans>
        </li>
        <li>
          <Trans>
            A crime told as a fact waits for a person. Write what you saw instead, or mark it as your opinion and give the facts.
          </Trans>
        </li>
        <li>
          <Trans>No words from sealed papers, and none that a judge told you to keep to yourself. Such an order binds you here too.</Trans>
        </li>
        <li>
          <Trans>No medical labels on anybody but yourself, no slurs, no attacks on looks, family, faith or origin.</Trans>
        </li>
        <li>
          <Trans>A threat is not taken. Lines to call are shown in its place.</Trans>
        </li>
      </ul>
      <p>
        <SiteLink to="/legal-protection-demo">
          <Trans>Try the checks on a text of yours</Trans>
        </SiteLink>{' '}
        <Trans>
          or read <SiteLink to="/transparency#checks">all checks with their versions</SiteLink>.
        </Trans>
      </p>
    </div>
  )
}
