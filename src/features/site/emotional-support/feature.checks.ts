import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'community.local': 'everybody',
  },
  addresses: [['/emotional-support', 'emotional-support/emotional-support', 404, 'emotional-support/emotional-support']],
})
