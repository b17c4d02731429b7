import { Trans } from '@lingui/react/macro'

/** What each rating costs, what stays of that, and what it cannot show (docs/decisions/0034). */
export function Price() {
  return (
    <div className="prose">
      <p>
        <Trans>
          Nobody has to say who they are to rate. So each rating has a price instead: your device does a small sum, and pays with a token
          that works once. The sum grows while many ratings come.
        </Trans>
      </p>
      <p>
        <strong>
          <Trans>It is a price, and not a proof that each rating comes from another person.</Trans>
        </strong>{' '}
        <Trans>Whoever pays a hundred times gets a hundred tokens. It makes many ratings from one hand slow and dear, and no more.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Your browser hides the number of the token before our server signs it. So when it pays, we cannot tell when it was asked for, or
            by whom.
          </Trans>
        </li>
        <li>
          <Trans>
            We keep that a token has paid, apart from the ratings: two scrambled numbers without an hour, until a few days after its month
            is over.
          </Trans>
        </li>
        <li>
          <Trans>Somebody who watches your network both when you ask and when you send could still guess on a quiet day.</Trans>
        </li>
        <li>
          <Trans>Without JavaScript there is no token. A person then reads the rating first.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          When far more bad or good ratings come at once for one person than chance sends, the newest wait. Scores then stay as they were on
          the last quiet day, and the page says so. Texts that are one text, put in other words, wait too. What we miss: fewer than five at
          a time, and those that come over weeks.
        </Trans>
      </p>
    </div>
  )
}
