import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'reviews.list': 'everybody',
    'reviews.latest': 'everybody',
  },
  addresses: [['/reviews', 'reviews/reviews', 'reviews/reviews', 'reviews/reviews']],
})
