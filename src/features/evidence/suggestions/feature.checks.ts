import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'suggestions.list': 'agreed',
    'suggestions.look': 'premium',
    'suggestions.accept': 'premium',
    'suggestions.dismiss': 'agreed',
    'suggestions.reopen': 'agreed',
  },
})
