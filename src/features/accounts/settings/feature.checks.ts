import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'settings.mine': 'signedIn',
    'settings.mayExport': 'signedIn',
    'settings.saveNames': 'signedIn',
    'settings.saveZones': 'signedIn',
    'settings.saveNotify': 'signedIn',
    'settings.saveReminders': 'signedIn',
    'settings.saveContact': 'signedIn',
    'settings.askAddress': 'signedIn',
    'settings.proveAddress': 'signedIn',
    'settings.saveMode': 'signedIn',
    'settings.close': 'signedIn',
  },
  addresses: [['/account-settings', 404, 404, 'settings/account-settings']],
})
