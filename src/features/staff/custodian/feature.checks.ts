import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [['/admin-legal-records?copies', 404, 404, 'custodian/desk']],
  audiences: {
    'custodian.copies': 'adminDesk',
    'custodian.sign': 'adminDesk',
    'custodian.settleFee': 'adminDesk',
    'custodian.refuse': 'adminDesk',
  },
})
