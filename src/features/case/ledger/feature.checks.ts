import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'ledger.site': 'everybody',
    'ledger.days': 'everybody',
    'ledger.look': 'everybody',
    'ledger.code': 'agreed',
    'ledger.compare': 'agreed',
  },
  addresses: [
    ['/ledger', 'ledger/ledger', 404, 'ledger/ledger'],
    ['/verify', 'ledger/verify', 404, 'ledger/verify'],
    ['/verify/9K2M-4X7P-QT0V-H3RD', 'ledger/verify', 404, 'ledger/verify'],
  ],
})
