import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { calls } from '../contract.ts'

/** What goes on for ever and what stops when the trial ends (routes.md, ruling 5). */
export function AfterTrial() {
  const isSold = Boolean(useApiQuery(calls.offer, {}).data?.offer)
  return (
    <section aria-labelledby="after" className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <h2 className="text-2xl" id="after">
        <Trans>When the 7 days are over</Trans>
      </h2>
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="prose">
          <h3>
            <Trans>Goes on for ever, without paying</Trans>
          </h3>
          <ul>
            <li>
              <Trans>You can read all that you put in.</Trans>
            </li>
            <li>
              <Trans>You can answer the other parent.</Trans>
            </li>
            <li>
              <Trans>You can export everything, to keep or to give to your lawyer.</Trans>
            </li>
          </ul>
        </div>
        <div className="prose">
          <h3>
            <Trans>Stops until you choose to go on</Trans>
          </h3>
          <ul>
            <li>
              <Trans>Only new work of your own. The page says so, and shows the way on.</Trans>
            </li>
            {!isSold && (
              <li>
                <Trans>While nothing can be bought, nothing stops.</Trans>
              </li>
            )}
          </ul>
          <p className="text-soft">
            <Trans>The trial asks for no card, so nothing is charged when it ends.</Trans>
          </p>
        </div>
      </div>
    </section>
  )
}
