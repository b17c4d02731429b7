// Written by `npm run derive` from what the features declare (feature.ts). Do not edit.
import type { Catalog } from '#web/i18n.ts'
import type { Page } from '#web/page.ts'

/** The code of the pages that visitors have, each with its texts. */
export const visitorFiles = import.meta.glob<{ page: Page } & Catalog>(
  [
    '../features/accounts/accounts/page.forgot-password.tsx',
    '../features/accounts/accounts/page.reset-password.tsx',
    '../features/accounts/accounts/page.sign-in.tsx',
    '../features/accounts/accounts/page.sign-up.tsx',
    '../features/accounts/accounts/page.verify-email.tsx',
    '../features/accounts/agreements/page.privacy.tsx',
    '../features/accounts/agreements/page.required.tsx',
    '../features/accounts/agreements/page.terms.tsx',
    '../features/accounts/outbox/page.outbox.tsx',
    '../features/accounts/security/page.recover.tsx',
    '../features/accounts/security/page.stop.tsx',
    '../features/accounts/subscriptions/page.pay-for-someone.tsx',
    '../features/accounts/subscriptions/page.pricing.tsx',
    '../features/case/ledger/page.ledger.tsx',
    '../features/case/ledger/page.verify.tsx',
    '../features/directory/corrections/page.add.tsx',
    '../features/directory/search/page.profiles.tsx',
    '../features/directory/search/page.search.tsx',
    '../features/messages/mailed/page.for-you.tsx',
    '../features/ratings/profile-claims/page.claim.tsx',
    '../features/ratings/profiles/page.compare.tsx',
    '../features/ratings/profiles/page.professional.tsx',
    '../features/ratings/ratings/page.rate.tsx',
    '../features/ratings/ratings/page.receipt.tsx',
    '../features/ratings/reviews/page.reviews.tsx',
    '../features/ratings/scores/page.score.tsx',
    '../features/ratings/takedown/page.notice-about.tsx',
    '../features/ratings/takedown/page.notice.tsx',
    '../features/site/emotional-support/page.emotional-support.tsx',
    '../features/site/home/page.coming.tsx',
    '../features/site/home/page.demo.tsx',
    '../features/site/home/page.landing.tsx',
    '../features/site/transparency/page.transparency.tsx',
    '../features/staff/support/page.support.tsx',
  ],
  { query: '?texts' },
)
