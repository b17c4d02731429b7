import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'protection.check': 'agreed',
  },
  addresses: [
    ['/legal-protection', 404, 404, 'legal/protection'],
    ['/legal-protection-demo', 404, 404, 'legal/demo'],
  ],
})
