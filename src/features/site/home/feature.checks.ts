import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'home.open': 'everybody',
    'home.examples': 'everybody',
  },
  addresses: [
    ['/landing', 'home/landing', 404, 'home/landing'],
    ['/casebalance', 'home/coming', 404, 'home/coming'],
    ['/case-balance', 'home/coming', 404, 'home/coming'],
    ['/platform-demo', 'home/demo', 404, 'home/demo'],
  ],
})
