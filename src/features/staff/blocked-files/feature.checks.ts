import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [['/admin-legal-records?files', 404, 404, 'blocked-files/desk']],
  audiences: {
    'blockedFiles.list': 'supportDesk',
    'blockedFiles.report': 'supportDesk',
    'blockedFiles.block': 'adminDesk',
    'blockedFiles.tip': 'adminDesk',
    'blockedFiles.disclose': 'adminDesk',
    'blockedFiles.extend': 'adminDesk',
    'blockedFiles.askToLift': 'adminDesk',
    'blockedFiles.lift': 'adminDesk',
    'blockedFiles.withdraw': 'adminDesk',
  },
})
