import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'schedule.current': 'agreed',
    'schedule.days': 'agreed',
    'schedule.why': 'agreed',
    'schedule.compare': 'agreed',
    'schedule.preview': 'agreed',
    'schedule.confirm': 'agreed',
  },
  addresses: [
    ['/co-parenting-calendar', 404, 404, 'schedule/schedule'],
    ['/co-parenting-calendar?compare=x', 404, 404, 'schedule/compare'],
  ],
  hasCasePages: true,
})
