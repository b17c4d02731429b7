import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'subscriptions.plan': 'signedIn',
    'subscriptions.offer': 'everybody',
    'subscriptions.invoices': 'signedIn',
    'subscriptions.checkout': 'agreed',
    'subscriptions.cancel': 'signedIn',
    'subscriptions.undo': 'signedIn',
    'subscriptions.agree': 'signedIn',
    'subscriptions.refund': 'signedIn',
  },
  addresses: [
    ['/pricing', 'subscriptions/pricing', 404, 'subscriptions/pricing'],
    ['/subscription', 404, 404, 'subscriptions/subscription'],
    ['/subscription?invoice=000001', 404, 404, 'subscriptions/invoice'],
  ],
})
