import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'reviews.offer': 'everybody',
    'reviews.sign': 'everybody',
  },
})
