import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'takedown.notes': 'adminDesk',
    'takedown.addNote': 'adminDesk',
    'takedown.decideNote': 'adminDesk',
    'takedown.withdrawNote': 'adminDesk',
  },
})
