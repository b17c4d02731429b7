import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'orderTerms.list': 'agreed', 'orderTerms.save': 'premium' },
  addresses: [['/case-toolkit?terms=1', 404, 404, 'order-terms/terms']],
  hasCasePages: true,
})
