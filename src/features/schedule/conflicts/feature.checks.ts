import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'conflicts.list': 'agreed',
    'conflicts.letBe': 'agreed',
  },
})
