import { addFirm, domain, firm, seat, twoOf } from '#test/support/keyed.ts'
import { newPerson } from '#test/support/family.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { putPerson } from '#test/support/ratings.ts'
import { checksOf } from '#test/support/checks.ts'

const admin = (backend: TestApp) => newPerson(backend, { roles: ['admin'] })

export const checks = checksOf({
  audiences: {
    'organizations.list': 'adminDesk',
    'organizations.one': 'adminDesk',
    'organizations.person': 'adminDesk',
    'organizations.add': 'adminDesk',
    'organizations.close': 'adminDesk',
    'organizations.addSeat': 'adminDesk',
    'organizations.endSeat': 'adminDesk',
    'organizations.correctSeat': 'adminDesk',
    'organizations.withdrawSeat': 'adminDesk',
    'organizations.verifyDomain': 'adminDesk',
    'organizations.withdrawDomain': 'adminDesk',
  },
  addresses: [['/professional-organization', 404, 404, 'organizations/organizations']],
  repeats: {
    '/api/organizations': async ({ backend }) => twoOf(await admin(backend), {}, firm('Fern & Pike'), { name: 'Pike & Fern' }),
    '/api/organizations/:id/seats': async ({ backend }) => {
      const who = await admin(backend)
      const body = seat(await putPerson(backend.database.owner), 'Partner')
      return twoOf(who, { id: await addFirm(who) }, body, { role: 'Of counsel' })
    },
    '/api/organizations/:id/domains': async ({ backend }) => {
      const who = await admin(backend)
      return twoOf(who, { id: await addFirm(who) }, domain('fernpike.example.com'), { domain: 'pikefern.example.com' })
    },
  },
})
