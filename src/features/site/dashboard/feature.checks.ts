import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [
    ['/co-parenting-dashboard', 404, 404, 'dashboard/dashboard'],
    ['/enhanced-co-parenting', 404, 404, 'dashboard/enhanced'],
  ],
  hasCasePages: true,
})
