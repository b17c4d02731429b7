import { putHeld, refusing, twoOf } from '#test/support/keyed.ts'
import { newPerson } from '#test/support/family.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'moderation.queue': 'moderationDesk',
    'moderation.next': 'moderationDesk',
    'moderation.open': 'moderationDesk',
    'moderation.leave': 'moderationDesk',
    'moderation.decide': 'moderationDesk',
    'moderation.undo': 'moderationDesk',
  },
  addresses: [['/moderation', 404, 404, 'moderation/moderation']],
  repeats: {
    '/api/moderation/:id/decide': async ({ backend }) => {
      const moderator = await newPerson(backend, { roles: ['moderator'] })
      return twoOf(moderator, { id: await putHeld(backend) }, refusing, { verb: 'released', letter: 'as_written' })
    },
  },
})
