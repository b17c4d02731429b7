import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [['/for-you', 'mailed/for-you', 404, 'mailed/for-you']],
  audiences: {
    'mailed.address': 'agreed',
    'mailed.setAddress': 'agreed',
    'mailed.open': 'everybody',
    'mailed.stop': 'everybody',
  },
})
