import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'subscriptions.plan': 'signedIn',
  },
  addresses: [
    ['/pricing', 'subscriptions/pricing', 404, 'subscriptions/pricing'],
    ['/subscription', 404, 404, 'subscriptions/subscription'],
  ],
})
