import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'calendar.range': 'agreed',
    'calendar.tonight': 'agreed',
  },
  addresses: [
    ['/dashboard', 404, 404, 'calendar/calendar'],
    ['/calendar-dashboard', 404, 404, 'calendar/calendar'],
    ['/legacy-dashboard', 404, 404, 'calendar/calendar'],
    ['/lifecycle', 404, 404, 'calendar/calendar'],
    ['/co-parenting-home', 404, 404, 'calendar/calendar'],
    ['/calendar', 404, 404, 'calendar/calendar'],
    ['/unified-calendar', 404, 404, 'calendar/calendar'],
    ['/master-calendar', 404, 404, 'calendar/calendar'],
  ],
  hasCasePages: true,
})
