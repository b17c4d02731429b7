import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'duplicates.queue': 'adminDesk',
    'duplicates.pair': 'adminDesk',
    'duplicates.merge': 'adminDesk',
    'duplicates.decide': 'adminDesk',
    'duplicates.sure': 'adminDesk',
    'duplicates.accept': 'adminDesk',
    'duplicates.merges': 'adminDesk',
    'duplicates.undo': 'adminDesk',
    'duplicates.look': 'adminDesk',
    'duplicates.like': 'adminDesk',
  },
  addresses: [['/admin-duplicates', 404, 404, 'duplicates/duplicates']],
})
