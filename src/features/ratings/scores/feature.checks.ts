import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'reviews.score': 'everybody',
  },
  addresses: [['/reviews?score=x', 'scores/score', 'scores/score', 'scores/score']],
})
