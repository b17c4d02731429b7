import { anybody, twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'corrections.add': 'everybody',
    'corrections.correct': 'everybody',
    'corrections.look': 'everybody',
  },
  addresses: [['/add-professional', 'corrections/add', 404, 'corrections/add']],
  repeats: {
    '/api/corrections/people': async ({ backend }) => {
      const missing = {
        role: 'gal',
        kind: 'guardian_ad_litem',
        name: 'Una Ferrow',
        workplace: 'Larkmoor Family Court',
        state: 'OH',
        county: 'Wood',
        proof: 'Roster of Wood County, page 3',
      }
      return twoOf(anybody(backend), {}, missing, { county: 'Lucas' })
    },
  },
})
