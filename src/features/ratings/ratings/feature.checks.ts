import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'reviews.challenge': 'everybody',
    'reviews.file': 'everybody',
    'reviews.edit': 'everybody',
  },
  addresses: [
    ['/rate-your-court', 'ratings/rate', 'ratings/rate', 'ratings/rate'],
    ['/rate-your-court-new', 'ratings/rate', 'ratings/rate', 'ratings/rate'],
    ['/quick-rate', 'ratings/rate', 'ratings/rate', 'ratings/rate'],
    ['/receipt', 'ratings/receipt', 'ratings/receipt', 'ratings/receipt'],
  ],
})
