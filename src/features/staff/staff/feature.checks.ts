import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'staff.find': 'adminDesk',
    'staff.suspend': 'adminDesk',
    'staff.lift': 'adminDesk',
    'staff.endSessions': 'adminDesk',
    'staff.audit': 'adminDesk',
    'staff.auditCsv': 'adminDesk',
    'staff.figures': 'adminDesk',
    'staff.roles': 'superDesk',
    'staff.grant': 'superDesk',
    'staff.revoke': 'superDesk',
    'staff.roleDecide': 'superDesk',
    'staff.keys': 'superDesk',
    'staff.glasses': 'superDesk',
    'staff.breakGlassAsk': 'superDesk',
    'staff.breakGlassDecide': 'superDesk',
    'staff.breakGlassEnd': 'superDesk',
    'staff.breakGlassLook': 'superDesk',
  },
  addresses: [
    ['/admin-dashboard', 404, 404, 'staff/admin'],
    ['/user-access-control', 404, 404, 'staff/access'],
    ['/super-admin-dashboard', 404, 404, 'staff/super'],
    ['/account-recovery', 404, 404, 'staff/recoveries'],
  ],
})
