import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [['/admin-dashboard?waivers', 404, 404, 'waiver-desk/desk']],
  audiences: {
    'waiverDesk.list': 'adminDesk',
    'waiverDesk.claim': 'adminDesk',
    'waiverDesk.one': 'adminDesk',
    'waiverDesk.release': 'adminDesk',
    'waiverDesk.grant': 'adminDesk',
    'waiverDesk.decline': 'adminDesk',
    'waiverDesk.ask': 'adminDesk',
  },
})
