import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'orderTerms.list': 'agreed', 'orderTerms.save': 'premium' },
})
