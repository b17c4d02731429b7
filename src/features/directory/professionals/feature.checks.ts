import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'professionals.get': 'everybody',
    'professionals.courts': 'everybody',
    'professionals.changes': 'everybody',
  },
})
