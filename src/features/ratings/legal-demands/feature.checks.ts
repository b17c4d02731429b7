import { checksOf } from '#test/support/checks.ts'
import { newPerson } from '#test/support/family.ts'
import { demand, twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'takedown.demands': 'adminDesk',
    'takedown.addDemand': 'adminDesk',
    'takedown.settleDemand': 'adminDesk',
    'takedown.counsel': 'superDesk',
    'takedown.markCounsel': 'superDesk',
  },
  repeats: {
    '/api/staff/legal-demands': async ({ backend }) =>
      twoOf(await newPerson(backend, { roles: ['admin'] }), {}, demand('26-DR-1'), { docket: '26-DR-2' }),
  },
})
