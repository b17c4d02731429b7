import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { calls as ofPlans } from '#accounts/subscriptions/contract.ts'
import { calls } from './contract.ts'
import { FeatureCards } from './components/feature-cards.tsx'
import { coparenting, divorce } from './components/features.ts'
import { AlsoOpen, StartLink } from './components/open-today.tsx'
import { Why } from './components/why.tsx'

/** Tool two of spec.md: what of it is open today, what is coming, why, and what can be used meanwhile. */
function View() {
  const { t: text } = useLingui()
  const { appName, supportEmail, toolsClosed } = useSite()
  return (
    <main className="page grid gap-16" id="content" tabIndex={-1}>
      <header className="grid gap-6">
        <div className="grid gap-4">
          <h1 className="sm:text-[2.75rem]">
            <Trans>Coming Soon</Trans>
          </h1>
          <p className="max-w-[52ch] text-lg text-soft">
            {toolsClosed ? (
              <Trans>
                {appName} for your own case: ten tools for divorce and for the years after it. We’re building them now. They aren’t open
                yet, and this page will say when they are.
              </Trans>
            ) : (
              <Trans>
                {appName} for your own case: ten tools for divorce and for the years after it. Those marked “Open today” can be used now.
                The others are coming.
              </Trans>
            )}
          </p>
          <div className="max-w-[52ch]">
            <AlsoOpen />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/rate-your-court">
            <Trans>Try the free rating tool</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" to="/">
            <Trans>Back to home</Trans>
          </ButtonLink>
        </div>
        <p>
          <StartLink />
        </p>
      </header>
      <section aria-labelledby="features" className="grid gap-10">
        <h2 className="text-2xl" id="features">
          <Trans>What the tools do</Trans>
        </h2>
        <FeatureCards features={divorce} start={1} title={text`Divorce Case`} />
        <FeatureCards features={coparenting} start={divorce.length + 1} title={text`Co-Parenting Journey`} />
      </section>
      <Why />
      <section aria-labelledby="contact" className="prose">
        <h2 className="text-2xl" id="contact">
          <Trans>Ask us</Trans>
        </h2>
        <p>
          <Trans>
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. If somebody else can read your mail, use the{' '}
            <SiteLink to="/support">support page</SiteLink> instead: it needs no address of yours.
          </Trans>
        </p>
      </section>
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Coming Soon`,
  queries: () => [apiQuery(calls.open, {}), apiQuery(ofPlans.offer, {})],
  description: (_at, i18n) =>
    t(i18n)`Ten tools for divorce and co-parenting: which are open today, which are coming, and why. The rating tool is free.`,
  View,
}
