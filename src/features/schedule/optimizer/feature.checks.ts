import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'schedule.optimize': 'premium',
  },
  addresses: [['/custody-calendar-optimizer', 404, 404, 'optimizer/optimizer']],
  hasCasePages: true,
})
