import { twoOf } from '#test/support/keyed.ts'
import { holder, putLena } from '#test/support/claims.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'claims.mine': 'agreed',
    'claims.ask': 'agreed',
    'claims.sendCode': 'agreed',
    'claims.confirm': 'agreed',
    'claims.attach': 'agreed',
    'claims.withdraw': 'agreed',
    'claims.own': 'agreed',
    'claims.say': 'agreed',
    'claims.takeBack': 'agreed',
    'claims.queue': 'moderationDesk',
    'claims.paper': 'moderationDesk',
    'claims.decide': 'moderationDesk',
    'claims.revoke': 'moderationDesk',
    'claims.judge': 'moderationDesk',
  },
  addresses: [
    ['/claim', 'profile-claims/claim', 404, 'profile-claims/mine'],
    ['/moderation?claims', 404, 404, 'profile-claims/desk'],
  ],
  repeats: {
    '/api/claims/:id/replies': async ({ backend }) => {
      const lena = await holder(backend, await putLena(backend))
      const text = 'Thank you for writing. I read every rating, and I think about what it says of my work.'
      return twoOf(lena, { id: lena.claim }, { review: null, text }, { text: `${text} My office answers calls within two days.` })
    },
  },
})
