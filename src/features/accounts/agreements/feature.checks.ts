import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'agreements.versions': 'everybody',
    'agreements.document': 'everybody',
    'agreements.accept': 'signedIn',
    'agreements.check': 'signedIn',
    'agreements.acknowledge': 'signedIn',
    'agreements.mine': 'signedIn',
    'agreements.all': 'adminDesk',
    'agreements.proof': 'signedIn',
  },
  addresses: [
    ['/terms-required', 'agreements/required', 404, 'agreements/required'],
    ['/privacy-policy', 'agreements/privacy', 'agreements/privacy', 'agreements/privacy'],
    ['/terms-of-service', 'agreements/terms', 'agreements/terms', 'agreements/terms'],
    ['/terms-audit', 404, 404, 'agreements/audit'],
    ['/terms-audit?proof=x', 404, 404, 'agreements/proof'],
  ],
})
