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
    'subscriptions.given': 'signedIn',
    'subscriptions.makeCode': 'agreed',
    'subscriptions.withdrawCode': 'signedIn',
    'subscriptions.refuseTerm': 'signedIn',
    'subscriptions.look': 'everybody',
    'subscriptions.payByCode': 'everybody',
    'subscriptions.returnByCode': 'everybody',
  },
  addresses: [
    ['/pricing', 'subscriptions/pricing', 404, 'subscriptions/pricing'],
    ['/subscription', 404, 404, 'subscriptions/subscription'],
    ['/pricing?sponsor', 'subscriptions/pay-for-someone', 404, 'subscriptions/pay-for-someone'],
    ['/subscription?sponsor', 404, 404, 'subscriptions/sponsor'],
    ['/subscription?invoice=000001', 404, 404, 'subscriptions/invoice'],
  ],
})
