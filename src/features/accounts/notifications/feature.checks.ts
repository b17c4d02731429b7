import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'notifications.list': 'agreed',
    'notifications.see': 'agreed',
    'notifications.seeAll': 'agreed',
    'notifications.devices': 'signedIn',
    'notifications.addDevice': 'signedIn',
    'notifications.removeDevice': 'signedIn',
  },
  addresses: [['/notifications', 404, 404, 'notifications/notifications']],
})
