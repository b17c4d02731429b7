import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { apiQuery, type Page } from '#web/page.ts'
import { calls as notices } from '#ratings/takedown/contract.ts'
import { calls } from './contract.ts'
import { SecureAccess } from './components/access.tsx'
import { Checks } from './components/checks.tsx'
import { Counts } from './components/counts.tsx'
import { WhatIsStored } from './components/what-is-stored.tsx'
import { Neutrality } from './components/neutrality.tsx'
import { Notices } from './components/notices.tsx'
import { Price } from './components/price.tsx'
import { Principles } from './components/principles.tsx'
import { LegalProcess, Subpoena } from './components/process.tsx'
import { ScoreMethod } from './components/score.tsx'
import { Section } from './components/section.tsx'

function View() {
  const { t: text } = useLingui()
  const sections = [
    { id: 'protected-reviews', title: text`100% protected reviews`, body: <WhatIsStored /> },
    { id: 'secure-access', title: text`24/7 secure access`, body: <SecureAccess /> },
    { id: 'court', title: text`What a court could get from us`, body: <Subpoena /> },
    { id: 'legal-process', title: text`How we answer legal demands`, body: <LegalProcess /> },
    { id: 'principles', title: text`Our principles`, body: <Principles /> },
    { id: 'checks', title: text`How reviews are checked`, body: <Checks /> },
    { id: 'price', title: text`What a rating costs`, body: <Price /> },
    { id: 'score', title: text`How scores are computed`, body: <ScoreMethod /> },
    { id: 'counts', title: text`What became of reviews`, body: <Counts /> },
    { id: 'notices', title: text`What became of notices`, body: <Notices /> },
    { id: 'neutrality', title: text`Does the rating matter?`, body: <Neutrality /> },
  ]
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Transparency</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        <Trans>What we promise, what stands behind it, and what it cannot do.</Trans>
      </p>
      <nav aria-label={text`On this page`} className="no-print mt-6">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="inline-flex min-h-11 items-center" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, body }) => (
        <Section id={id} key={id} title={title}>
          {body}
        </Section>
      ))}
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.counts, {}), apiQuery(notices.published, {}), apiQuery(calls.neutrality, {})],
  title: (_at, i18n) => t(i18n)`Transparency`,
  description: (_at, i18n) =>
    t(i18n)`What we keep with a review and what a court could get, how reviews are checked, and what became of them.`,
  View,
}
