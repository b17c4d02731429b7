import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../web/link.tsx'
import type { Page } from '../../web/page.ts'
import { useSite } from '../../web/site.ts'
import { ButtonLink } from '../../web/ui/button.tsx'
import { FeatureCards } from './parts/feature-cards.tsx'
import { coparenting, divorce } from './parts/features.ts'
import { Why } from './parts/why.tsx'

/** Tool two of spec.md, before it opens: what it will do, why, and what can be used meanwhile. */
function View() {
  const { t: text } = useLingui()
  const { appName, supportEmail } = useSite()
  return (
    <main className="page grid gap-16" id="content" tabIndex={-1}>
      <header className="grid gap-6">
        <div className="grid gap-4">
          <h1 className="sm:text-[2.75rem]">
            <Trans>Coming Soon</Trans>
          </h1>
          <p className="max-w-[52ch] text-lg text-soft">
            <Trans>
              {appName} for your own case: ten tools for divorce and for the years after it. We are building it now. It cannot be opened
              yet, and this page will say so until it can.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/rate-your-court">
            <Trans>Try the free rating tool</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" to="/">
            <Trans>Back to home</Trans>
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="features" className="grid gap-10">
        <h2 className="text-2xl" id="features">
          <Trans>What it will do</Trans>
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
  description: (_at, i18n) =>
    t(i18n)`Ten tools for divorce and co-parenting are being built. See what they will do and why, and use the free rating tool meanwhile.`,
  View,
}
