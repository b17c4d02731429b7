import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'reviews.lookUp': 'everybody',
    'reviews.withdraw': 'everybody',
    'reviews.answer': 'everybody',
    'reviews.affirm': 'everybody',
    'reviews.appeal': 'everybody',
  },
})
