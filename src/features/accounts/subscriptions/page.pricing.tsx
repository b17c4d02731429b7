// What is free for ever, and on which terms the premium tool is open. Anybody may read it.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { useSite } from '#web/site.ts'
import { calls as ofSite } from '#http/open-contract.ts'
import { calls } from './contract.ts'
import { AfterTrial } from './components/after-trial.tsx'
import { HelpWithCost } from './components/help.tsx'
import { FreeTable } from './components/free-table.tsx'
import { Statement } from './components/statement.tsx'
import { Offers } from './components/offers.tsx'

function View() {
  const { toolsClosed } = useSite()
  const offer = useApiQuery(calls.offer, {}).data?.offer
  return (
    <main className="page grid gap-14" id="content" tabIndex={-1}>
      <header className="prose">
        <h1>
          <Trans>Pricing</Trans>
        </h1>
        <p className="text-lg text-soft">
          {toolsClosed ? (
            <Trans>One tool is free and stays free. The other is not open yet. This page says what that means, without small print.</Trans>
          ) : (
            <Trans>
              One tool is free and stays free. The other begins with a trial. This page says what that means, without small print.
            </Trans>
          )}
        </p>
      </header>
      <Offers />
      {offer && <Statement descriptor={offer.descriptor} />}
      {offer && <HelpWithCost />}
      <AfterTrial />
      <FreeTable />
      <section aria-labelledby="who-pays" className="prose">
        <h2 className="text-2xl" id="who-pays">
          <Trans>Who pays for the free tool</Trans>
        </h2>
        <p>
          <Trans>
            Not the people who are rated. Nobody can pay to be listed, to move a score or to remove a review, and we sell no data. The
            premium tool is meant to carry the cost of both.
          </Trans>
        </p>
        <p>
          <Trans>
            Before you can open the premium tool you will be asked to accept four documents.{' '}
            <SiteLink to="/terms-required">Read them now</SiteLink>.
          </Trans>
        </p>
      </section>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(ofSite.open, {}), apiQuery(calls.offer, {})],
  title: (_at, i18n) => t(i18n)`Pricing`,
  description: (_at, i18n) =>
    t(
      i18n,
    )`The rating tool is free for ever. The premium tool has 7 days of trial, no credit card, cancel anytime. What is free, line by line.`,
  View,
}
