import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'ledger.site': 'everybody', 'ledger.code': 'agreed', 'ledger.compare': 'agreed' },
  addresses: [['/ledger', 'ledger/ledger', 404, 'ledger/ledger']],
})
