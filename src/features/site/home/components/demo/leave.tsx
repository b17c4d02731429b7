import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** Step 5: how to leave the site; the button at the top of this page is the real one. */
export function Leave() {
  return (
    <div className="prose">
      <p>
        <Trans>
          Somebody comes into the room. The button “Leave this site” stands at the top of each page. One press empties the screen and opens
          a weather page.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>On a keyboard: press Shift three times, or Esc three times.</Trans>
        </li>
        <li>
          <Trans>The Back button then shows none of our pages.</Trans>
        </li>
        <li>
          <Trans>It works while a page still loads, and when the network is gone the screen is still emptied.</Trans>
        </li>
        <li>
          <Trans>Without JavaScript the button is a plain link to the weather page.</Trans>
        </li>
      </ul>
      <p>
        <strong>
          <Trans>What it cannot do:</Trans>
        </strong>{' '}
        <Trans>
          The history of your browser still names this site. A program that watches your phone still sees it. If you fear that, use a device
          that nobody else can reach.
        </Trans>
      </p>
      <p>
        <SiteLink to="/emotional-support">
          <Trans>More on staying safe, and people to talk to</Trans>
        </SiteLink>
      </p>
      <p>
        <Trans>Try it now. You can come back by typing the address of this site.</Trans>
      </p>
    </div>
  )
}
