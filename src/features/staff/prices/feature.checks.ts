import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [['/admin-dashboard?prices', 404, 404, 'prices/desk']],
  audiences: {
    'prices.list': 'adminDesk',
    'prices.ask': 'adminDesk',
    'prices.confirm': 'adminDesk',
    'prices.withdraw': 'adminDesk',
  },
})
