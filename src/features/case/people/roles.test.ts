import { expect, test } from 'vitest'
import { family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'
import { grantRoles } from '#case/cases/contract.ts'
import { scopes } from '#case/cases/scopes.generated.ts'
import { grantable, usualScopes } from '#case/cases/rules.ts'
import type { Invited, People } from './contract.ts'

const open = { seesPrivate: false, from: null, to: null, until: null }
const post = (who: TestPerson, url: string, payload: object = {}) => who.inject({ method: 'POST', url, payload })
const people = async (who: TestPerson, caseId: string): Promise<People> => (await who.inject(`/api/people?case=${caseId}`)).json()

/** For each scope a call that only it allows. */
const reads = {
  schedule: '/api/schedule',
  hearings: '/api/hearings',
  exchanges: '/api/exchanges/list',
  trades: '/api/exchanges/trades',
} as const

test.each(grantRoles)(
  'a seat with the role %s is offered by a code, accepted, and shows only the usual scopes of the role',
  async (role) => {
    const backend = await testApp()
    const f = await family(backend)
    const invite = { role, name: 'Somebody', email: null, ...open, scopes: usualScopes[role] }
    const { code } = (await post(f.ana, `/api/cases/${f.caseId}/people/invitations`, invite)).json() as Invited
    const them = await newPerson(backend)
    expect((await post(them, '/api/invitations/accept', { code, name: 'S. Body' })).json()).toEqual({ caseId: f.caseId })
    expect((await them.inject('/api/cases')).json().seats).toMatchObject([{ role, side: null, scopes: usualScopes[role] }])
    for (const [scope, path] of Object.entries(reads)) {
      const seen = (await them.inject(`${path}?case=${f.caseId}`)).statusCode
      const expected = usualScopes[role].some((each) => each === scope) ? 200 : 404
      expect([role, scope, seen]).toEqual([role, scope, expected])
    }
    // Scopes that this role may not have are refused at the field.
    const beyond = scopes.filter((scope) => !grantable(role).includes(scope))
    for (const scope of beyond) {
      const reply = await post(f.ana, `/api/cases/${f.caseId}/people/invitations`, { ...invite, scopes: [scope] })
      expect([scope, reply.statusCode, reply.json().detail]).toEqual([scope, 400, { field: 'scopes' }])
    }
    // The other parent does not see a person who works for one parent only.
    const forHim = (await people(f.ben, f.caseId)).granted
    expect(forHim.map((seat) => [seat.role, seat.reach, seat.looks])).toEqual(
      role === 'attorney' || role === 'therapist' ? [] : [[role, null, null]],
    )
    // Granted seats cannot change the case or invite anyone.
    expect((await post(them, `/api/cases/${f.caseId}/people/invitations`, invite)).statusCode).toBe(404)
  },
)

test('an invitation is pending, accepted, declined, expired, revoked or blocked, and its sender reads which', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const invite = async (name: string) =>
    (
      await post(f.ana, `/api/cases/${f.caseId}/people/invitations`, { role: 'mediator', name, email: null, ...open, scopes: ['schedule'] })
    ).json() as Promise<Invited>
  const { id } = await invite('expired')
  await system(backend, (tx) =>
    tx
      .updateTable('invitation')
      .set({ expires_at: new Date(backend.clock.now) })
      .where('id', '=', id)
      .execute(),
  )
  const [one, two, three] = [await newPerson(backend), await newPerson(backend), await newPerson(backend)]
  const [accepted, declined, revoked, blocked] = [
    await invite('accepted'),
    await invite('declined'),
    await invite('revoked'),
    await invite('blocked'),
  ]
  await invite('pending')
  await post(one, '/api/invitations/accept', { code: accepted.code, name: 'M.' })
  await post(two, '/api/invitations/decline', { code: declined.code, block: false })
  await post(f.ana, `/api/cases/${f.caseId}/people/invitations/${revoked.id}/revoke`)
  await post(three, '/api/invitations/decline', { code: blocked.code, block: true })
  const { invitations } = await people(f.ana, f.caseId)
  expect(invitations.map(({ name, state }) => [name, state]).toSorted()).toEqual(
    ['accepted', 'blocked', 'declined', 'expired', 'pending', 'revoked'].map((state) => [state, state]),
  )
  // Nobody else sees them.
  for (const who of [f.ben, await grant(backend, f, { role: 'gal' })]) expect((await people(who, f.caseId)).invitations).toEqual([])
})
