import { anybody, twoOf } from '#test/support/keyed.ts'
import { newPerson } from '#test/support/family.ts'
import { putPerson } from '#test/support/ratings.ts'
import { putPublished } from '#test/support/published.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'takedown.published': 'everybody',
    'takedown.challenge': 'everybody',
    'takedown.file': 'everybody',
    'takedown.look': 'everybody',
    'takedown.withdraw': 'everybody',
    'takedown.queue': 'adminDesk',
    'takedown.show': 'adminDesk',
    'takedown.step': 'adminDesk',
    'takedown.propose': 'adminDesk',
    'takedown.decide': 'adminDesk',
    'takedown.mark': 'adminDesk',
    'takedown.hold': 'adminDesk',
    'takedown.export': 'adminDesk',
    'takedown.exports': 'adminDesk',
    'takedown.findExport': 'adminDesk',
    'takedown.holds': 'adminDesk',
  },
  addresses: [
    ['/notice?professional=x', 'takedown/notice-about', 'takedown/notice-about', 'takedown/notice-about'],
    ['/notice', 'takedown/notice', 'takedown/notice', 'takedown/notice'],
    ['/admin-legal-records', 404, 404, 'takedown/records'],
  ],
  repeats: {
    // A threat: what it names is hidden by the first, and cannot be chosen any more when the same comes again.
    '/api/takedowns': async ({ backend }) => {
      const { owner } = backend.database
      const professional = await putPerson(owner)
      await putPublished(owner, professional, [{}])
      const rating = await owner.selectFrom('review').select('id').where('professional_id', '=', professional).executeTakeFirstOrThrow()
      const notice = {
        professional,
        ratings: [rating.id],
        ground: 'threat',
        sender: 'Vera Example',
        capacity: 'self',
        isOfficial: true,
        words: 'each side was heard for as long as it needed',
        why: 'Somebody said the same words before they came to my door.',
        sworn: true,
      }
      return twoOf(anybody(backend), {}, notice, { why: 'Somebody wrote the same words on a letter to my home.' })
    },
    '/api/cases': async ({ backend }) => {
      const body = { title: 'Ours', state: 'TX', zone: 'America/Chicago', side: 'A', otherName: 'Ben Cole' }
      return twoOf(await newPerson(backend), {}, body, { title: 'Mine' })
    },
    '/api/cases/:case/children': ({ f, ofCase }) => twoOf(f.ana, ofCase, { name: 'Ida', born: '2020-02' }, { name: 'Ada' }),
  },
})
