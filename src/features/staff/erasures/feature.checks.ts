import { checksOf } from '#test/support/checks.ts'
import { orderToErase, sentNow } from '#test/support/erasures.ts'
import { newPerson } from '#test/support/family.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  addresses: [['/admin-legal-records?erasures', 404, 404, 'erasures/desk']],
  audiences: {
    'erasures.list': 'adminDesk',
    'erasures.record': 'adminDesk',
    'erasures.confirm': 'adminDesk',
    'erasures.withdraw': 'adminDesk',
  },
  repeats: {
    '/api/staff/erasures': async ({ backend, f }) => {
      const { entry } = await sentNow(backend, f)
      return twoOf(await newPerson(backend, { roles: ['admin'] }), {}, orderToErase(f, entry), { docket: '26-DR-2' })
    },
  },
})
