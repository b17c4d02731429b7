import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { grants } from './grants.ts'
import { putPersonOf, signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import type { AuditLine, Figures, Glass, PersonSeen, Role, RoleAsked } from './contract.ts'

type Post = (
  url: string,
  payload?: object,
) => Promise<{ status: number; body: Record<string, unknown> & { detail?: { why?: string }; message?: string } }>

/** A signed-in person with some roles, and calls that carry the session. */
async function signedInPerson(backend: TestApp, roles: readonly Role[] = []) {
  const put = await putPersonOf(backend, { roles })
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await backend.app.inject({ method, url, headers: { cookie: put.cookie }, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json<never>() }
  }
  const post: Post = (url, payload = {}) => ask('POST', url, payload)
  const get = (url: string) => ask('GET', url) as ReturnType<Post>
  return { ...put, post, get }
}

const reason = 'asked for in the weekly meeting'
const grant = (email: string, role: Role) => ['/api/staff/roles/grant', { email, role, reason }] as const
const revoke = (account: string, role: Role) => ['/api/staff/roles/revoke', { account, role, reason }] as const
const rolesIn = async ({ database }: TestApp, account: string) =>
  (await database.owner.selectFrom('staff_role').select('role').where('account_id', '=', account).orderBy('role').execute()).map(
    ({ role }) => role,
  )
/** A person agrees to every role request that waits for them. */
async function agree({ get, post }: Pick<Awaited<ReturnType<typeof signedInPerson>>, 'get' | 'post'>): Promise<number[]> {
  const { requests } = (await get('/api/staff/roles')).body as unknown as { requests?: RoleAsked[] }
  const statuses: number[] = []
  for (const { id, may } of requests ?? [])
    if (may === 'decide') statuses.push((await post(`/api/staff/roles/requests/${id}/decide`, { decision: 'approved' })).status)
  return statuses
}
const auditOf = ({ database }: TestApp, action: string) =>
  database.owner.selectFrom('audit').selectAll().where('action', '=', action).orderBy('at').execute()

describe('roles', () => {
  test('a role that a super admin grants counts from the next call on, in every session, and is in the audit', async () => {
    const backend = await worldOfAccounts()
    const [sol, ana] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend)]
    const desk = '/api/moderation'
    expect((await ana.get(desk)).status).toBe(403)
    expect((await sol.post(...grant(ana.email, 'moderator'))).body).toEqual({ done: true, waits: false })
    expect((await ana.get(desk)).status).toBe(200)
    expect(await auditOf(backend, 'staff.grant')).toMatchObject([
      { account_id: sol.account, subject: ana.account, outcome: 'done', reason, detail: { role: 'moderator' } },
    ])
    expect((await sol.post(...revoke(ana.account, 'moderator'))).status).toBe(200)
    expect((await ana.get(desk)).status).toBe(403)
    expect(await auditOf(backend, 'staff.revoke')).toHaveLength(1)
  })

  test('a role that a person has is not granted twice, and one that they do not have is not revoked', async () => {
    const backend = await worldOfAccounts()
    const [sol, ana] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend)]
    await sol.post(...grant(ana.email, 'moderator'))
    expect((await sol.post(...grant(ana.email, 'moderator'))).status).toBe(409)
    expect((await sol.post(...revoke(ana.account, 'admin'))).status).toBe(409)
    expect((await sol.post(...grant('nobody@people.example', 'admin'))).status).toBe(404)
    expect(await rolesIn(backend, ana.account)).toEqual(['moderator'])
  })

  test('an unconfirmed address and a suspended account get no role', async () => {
    const backend = await worldOfAccounts()
    const [sol, ana] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend)]
    await backend.database.owner.updateTable('account').set({ email_verified: false }).where('id', '=', ana.account).execute()
    expect((await sol.post(...grant(ana.email, 'admin'))).status).toBe(403)
    await backend.database.owner
      .updateTable('account')
      .set({ email_verified: true, suspended_at: new Date() })
      .where('id', '=', ana.account)
      .execute()
    expect((await sol.post(...grant(ana.email, 'admin'))).status).toBe(403)
    expect(await rolesIn(backend, ana.account)).toEqual([])
  })

  test('the last super admin stays: not revoked by themselves or by a person who just lost the role', async () => {
    const backend = await worldOfAccounts()
    await backend.database.owner.deleteFrom('staff_role').execute()
    const [sol, tom] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend, ['super_admin'])]
    expect((await sol.post(...revoke(sol.account, 'super_admin'))).status).toBe(403)
    expect((await sol.post(...revoke(tom.account, 'super_admin'))).body).toEqual({ done: true, waits: true })
    expect(await agree(tom)).toEqual([200])
    expect((await sol.post(...revoke(sol.account, 'super_admin'))).body.message).toMatch('last super admin')
    expect((await tom.post(...revoke(sol.account, 'super_admin'))).status).toBe(403)
    expect(await rolesIn(backend, sol.account)).toEqual(['super_admin'])
  })

  test('of two super admins who revoke each other’s role at once one stays, in twenty rounds', async () => {
    const backend = await worldOfAccounts()
    await backend.database.owner.deleteFrom('staff_role').execute()
    const left: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend, ['super_admin'])]
      await Promise.all([one.post(...revoke(other.account, 'super_admin')), other.post(...revoke(one.account, 'super_admin'))])
      await Promise.all([agree(one), agree(other)])
      left.push((await rolesIn(backend, one.account)).length + (await rolesIn(backend, other.account)).length)
      await backend.database.owner.deleteFrom('staff_role').execute()
    }
    expect(new Set(left)).toEqual(new Set([1]))
  }, 60_000)
})

describe('the role of an admin or a super admin', () => {
  const decide = (id: string, decision = 'approved') => [`/api/staff/roles/requests/${id}/decide`, { decision }] as const
  const requestsOf = async ({ get }: Awaited<ReturnType<typeof signedInPerson>>) =>
    ((await get('/api/staff/roles')).body as unknown as { requests: RoleAsked[] }).requests
  async function two() {
    const backend = await worldOfAccounts()
    await backend.database.owner.deleteFrom('staff_role').execute()
    return {
      backend,
      sol: await signedInPerson(backend, ['super_admin']),
      tom: await signedInPerson(backend, ['super_admin']),
      ana: await signedInPerson(backend),
    }
  }

  test('needs two people: it counts after the second agrees, who is neither the one who asked nor the one who gets it', async () => {
    const { backend, sol, tom, ana } = await two()
    for (const role of ['admin', 'super_admin'] as const) {
      expect((await sol.post(...grant(ana.email, role))).body).toEqual({ done: true, waits: true })
      expect((await sol.post(...grant(ana.email, role))).status).toBe(409)
      expect((await rolesIn(backend, ana.account)).includes(role)).toBe(false)
      const [asked] = (await requestsOf(tom)) as [RoleAsked]
      expect(asked).toMatchObject({ email: ana.email, role, verb: 'grant', may: 'decide', askedBy: sol.email })
      expect((await requestsOf(sol))[0]).toMatchObject({ may: 'withdraw' })
      expect((await sol.post(...decide(asked.id))).status).toBe(403)
      expect((await tom.post(...decide(asked.id))).status).toBe(200)
      expect((await tom.post(...decide(asked.id))).status).toBe(410)
      expect((await rolesIn(backend, ana.account)).includes(role)).toBe(true)
    }
    const given = await backend.database.owner.selectFrom('staff_role').selectAll().where('account_id', '=', ana.account).execute()
    for (const row of given) expect(row).toMatchObject({ granted_by: sol.account, seconded_by: tom.account, is_seconded: true })
    expect((await auditOf(backend, 'staff.grant')).filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { account_id: tom.account, detail: { role: 'admin', askedBy: sol.account } },
      { account_id: tom.account, detail: { role: 'super_admin', askedBy: sol.account } },
    ])
  })

  test('can be refused or withdrawn, expires as a request after a day, and the table accepts no approval by the same person', async () => {
    const { backend, sol, tom, ana } = await two()
    await sol.post(...grant(ana.email, 'admin'))
    expect((await tom.post(...decide((await requestsOf(tom))[0]!.id, 'withdrawn'))).status).toBe(403)
    expect((await tom.post(...decide((await requestsOf(tom))[0]!.id, 'refused'))).status).toBe(200)
    await sol.post(...grant(ana.email, 'admin'))
    expect((await sol.post(...decide((await requestsOf(sol))[0]!.id, 'withdrawn'))).status).toBe(200)
    await sol.post(...grant(ana.email, 'admin'))
    const [{ id }] = (await requestsOf(sol)) as [RoleAsked]
    const self = { decision: 'approved', decided_at: new Date() }
    for (const by of [sol.account, ana.account])
      await expect(
        backend.database.accounts
          .updateTable('role_request')
          .set({ ...self, decided_by: by })
          .where('id', '=', id)
          .execute(),
      ).rejects.toThrow(/check constraint/)
    await backend.database.owner
      .updateTable('role_request')
      .set({ asked_at: new Date(backend.clock.now - 24 * 3_600_000 - 1) })
      .execute()
    expect((await tom.post(...decide(id))).status).toBe(410)
    expect((await sol.post(...grant(ana.email, 'admin'))).status).toBe(200)
    expect(await rolesIn(backend, ana.account)).toEqual([])
  })

  test('is revoked by two people, and suspending the other super admin does not make anyone the only one', async () => {
    const { backend, sol, tom, ana } = await two()
    expect((await sol.post(`/api/staff/people/${tom.account}/suspend`, { reason })).status).toBe(200)
    expect((await sol.post(...grant(ana.email, 'super_admin'))).body).toEqual({ done: true, waits: true })
    expect((await sol.post(...revoke(tom.account, 'super_admin'))).body).toEqual({ done: true, waits: true })
    expect(await rolesIn(backend, tom.account)).toEqual(['super_admin'])
  })

  test('one person with two accounts cannot agree alone: a super admin’s request cannot be approved by an account that only they promoted', async () => {
    const backend = await worldOfAccounts()
    await backend.database.owner.deleteFrom('staff_role').execute()
    const [sol, ana, victim] = [
      await signedInPerson(backend, ['super_admin']),
      await signedInPerson(backend),
      await signedInPerson(backend),
    ]
    // A single super admin has nobody to ask.
    expect((await sol.post(...grant(ana.email, 'super_admin'))).body).toEqual({ done: true, waits: false })
    const breakGlassOf = async () => {
      const { body } = await sol.post('/api/staff/break-glass', { email: victim.email, reason: 'a court order of today', hours: 2 })
      return `/api/staff/break-glass/${String(body['id'])}/decide`
    }
    const refused = { status: 403, body: { message: 'The person who asked gave you your role. Someone else has to decide.' } }
    expect(await ana.post(await breakGlassOf(), { decision: 'approved' })).toMatchObject(refused)
    await backend.database.owner
      .updateTable('staff_role')
      .set({ granted_at: new Date(backend.clock.now - 400 * 24 * 3_600_000) })
      .where('account_id', '=', ana.account)
      .execute()
    const url = await breakGlassOf()
    expect(await ana.post(url, { decision: 'approved' })).toMatchObject(refused)
    const seen = (await ana.get('/api/staff/break-glass')).body as unknown as { glasses: Glass[]; seconds: number }
    expect(seen.glasses[0]).toMatchObject({ may: [], why: refused.body.message })
    expect((await sol.get('/api/staff/break-glass')).body['seconds']).toBe(0)
    // Now the role comes from the command on the server.
    const onServer = grants({ db: backend.database.owner, clock: () => backend.clock.now, random: { next: Math.random, uuid: randomUUID } })
    await onServer.grant(null, ana.email, 'super_admin', reason)
    expect((await ana.post(url, { decision: 'approved' })).status).toBe(200)
  })

  test('granted by one other person alone counts for break-glass after seven days', async () => {
    const { backend, sol, tom, ana } = await two()
    const { owner } = backend.database
    const made = (days: number) =>
      owner
        .insertInto('staff_role')
        .values({
          account_id: ana.account,
          role: 'super_admin',
          reason: 'for a test',
          granted_by: tom.account,
          granted_at: new Date(backend.clock.now - days * 24 * 3_600_000 + 60_000),
        })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'role']).doUpdateSet((of) => ({ granted_at: of.ref('excluded.granted_at') })),
        )
        .execute()
    const victim = await signedInPerson(backend)
    const { body } = await sol.post('/api/staff/break-glass', { email: victim.email, reason: 'a court order of today', hours: 2 })
    const url = `/api/staff/break-glass/${String(body['id'])}/decide`
    await made(7)
    expect((await ana.post(url, { decision: 'approved' })).body.message).toMatch(/younger than seven days/)
    await made(8)
    expect((await ana.post(url, { decision: 'approved' })).status).toBe(200)
  })
})

describe('suspending', () => {
  test('a suspended person’s next call and sign-in answer 403 with the sentence; after lifting both work again', async () => {
    const backend = await worldOfAccounts()
    const admin = await signIn(backend, 'admin@demo.test')
    const ben = await signIn(backend, 'ben@demo.test')
    const found = await admin.inject({ method: 'POST', url: '/api/staff/people/find', payload: { email: ' Ben@Demo.test ' } })
    const { person } = found.json<{ person: PersonSeen }>()
    expect(person).toMatchObject({
      email: 'ben@demo.test',
      name: 'Ben Harlow',
      suspendedOn: null,
      roles: [],
      sessions: { count: 1 },
      closed: null,
    })
    const act = (verb: string) => admin.inject({ method: 'POST', url: `/api/staff/people/${person.account}/${verb}`, payload: { reason } })
    expect((await act('suspend')).statusCode).toBe(200)
    const refused = await ben.inject('/api/auth/user')
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'This account is suspended. Write to support if you think that is wrong.',
    ])
    await expect(signIn(backend, 'ben@demo.test')).rejects.toThrow(/403 .*This account is suspended/)
    expect((await act('suspend')).statusCode).toBe(409)
    expect((await act('lift')).statusCode).toBe(200)
    expect((await ben.inject('/api/auth/user')).statusCode).toBe(200)
    await signIn(backend, 'ben@demo.test')
    expect(await auditOf(backend, 'staff.suspend')).toMatchObject([{ subject: person.account, outcome: 'done', reason }])
    expect(await auditOf(backend, 'staff.lift')).toHaveLength(1)
    expect(await auditOf(backend, 'staff.find')).toMatchObject([{ subject: person.account }])
  })

  test('asvs-7.4.5 all sessions of the account end at once, and no others', async () => {
    const backend = await worldOfAccounts()
    const admin = await signedInPerson(backend, ['admin'])
    const [phone, desk] = [await signIn(backend, 'ben@demo.test'), await signIn(backend, 'ben@demo.test')]
    const ana = await signIn(backend, 'ana@demo.test')
    const { account } = (await admin.post('/api/staff/people/find', { email: 'ben@demo.test' })).body['person'] as PersonSeen
    expect((await admin.post(`/api/staff/people/${account}/end-sessions`, { reason })).body).toEqual({ ended: 2 })
    expect([(await phone.inject('/api/auth/user')).statusCode, (await desk.inject('/api/auth/user')).statusCode]).toEqual([401, 401])
    expect((await ana.inject('/api/auth/user')).statusCode).toBe(200)
  })

  test('what the desk sees of a person has days and no time of day', async () => {
    const backend = await worldOfAccounts()
    const [admin, ana] = [await signedInPerson(backend, ['admin']), await signedInPerson(backend)]
    const { body } = await admin.post('/api/staff/people/find', { email: ana.email })
    expect(JSON.stringify(body)).not.toMatch(/\d\d:\d\d/)
    expect((body['person'] as PersonSeen).sessions).toEqual({
      count: 1,
      lastUsedOn: new Date(backend.clock.now).toISOString().slice(0, 10),
    })
  })
})

describe('who may read what', () => {
  const desks: readonly [string, 'GET' | 'POST', string, 'admin' | 'super'][] = [
    ['find', 'POST', '/api/staff/people/find', 'admin'],
    ['suspend', 'POST', '/api/staff/people/ID/suspend', 'admin'],
    ['lift', 'POST', '/api/staff/people/ID/lift', 'admin'],
    ['endSessions', 'POST', '/api/staff/people/ID/end-sessions', 'admin'],
    ['audit', 'POST', '/api/staff/audit/search', 'admin'],
    ['auditCsv', 'POST', '/api/staff/audit/csv', 'admin'],
    ['figures', 'GET', '/api/staff/figures', 'admin'],
    ['roles', 'GET', '/api/staff/roles', 'super'],
    ['grant', 'POST', '/api/staff/roles/grant', 'super'],
    ['revoke', 'POST', '/api/staff/roles/revoke', 'super'],
    ['keys', 'GET', '/api/staff/keys', 'super'],
    ['glasses', 'GET', '/api/staff/break-glass', 'super'],
    ['breakGlassAsk', 'POST', '/api/staff/break-glass', 'super'],
    ['breakGlassDecide', 'POST', '/api/staff/break-glass/ID/decide', 'super'],
    ['breakGlassEnd', 'POST', '/api/staff/break-glass/ID/end', 'super'],
    ['breakGlassLook', 'POST', '/api/staff/break-glass/ID/look', 'super'],
  ]
  const every: readonly (readonly Role[])[] = [
    [],
    ['professional'],
    ['beta_tester'],
    ['support_admin'],
    ['moderator'],
    ['professional', 'beta_tester', 'support_admin', 'moderator'],
    ['admin'],
    ['super_admin'],
  ]

  test.each(every.map((roles) => ({ roles, name: roles.join(' + ') || 'member' })))(
    '$name: each call is open or refused by the desk, and each refusal is in the audit',
    async ({ roles }) => {
      const backend = await worldOfAccounts()
      const person = await signedInPerson(backend, roles)
      const open = (desk: 'admin' | 'super') => roles.includes('super_admin') || (desk === 'admin' && roles.includes('admin'))
      const answers: [string, string][] = []
      for (const [name, method, url, desk] of desks) {
        const at = url.replace('ID', randomUUID())
        const reply = method === 'GET' ? await person.get(at) : await person.post(at)
        const isRefused = reply.status === 403 && reply.body.detail?.why === 'not_staff'
        answers.push([name, isRefused ? 'refused' : 'open'])
        expect([name, isRefused]).toEqual([name, !open(desk)])
        expect([name, reply.body.message === 'This is not open to your account.']).toEqual([name, isRefused])
      }
      const refusedCalls = answers.filter(([, is]) => is === 'refused').map(([name]) => `staff.${name}`)
      await expect
        .poll(
          async () =>
            (
              await backend.database.owner
                .selectFrom('audit')
                .select('action')
                .where('account_id', '=', person.account)
                .where('reason', '=', 'not_staff')
                .execute()
            ).length,
        )
        .toBe(refusedCalls.length)
    },
  )
})

test('privilege escalation fails in each of 24 ways', async () => {
  const backend = await worldOfAccounts()
  await backend.database.owner.deleteFrom('staff_role').execute()
  const sol = await signedInPerson(backend, ['super_admin'])
  const tom = await signedInPerson(backend, ['super_admin'])
  const ada = await signedInPerson(backend, ['admin'])
  const sam = await signedInPerson(backend, ['support_admin'])
  const mika = await signedInPerson(backend, ['moderator'])
  const ana = await signedInPerson(backend)
  const lena = await signedInPerson(backend, ['professional'])
  const gone = await signedInPerson(backend, ['super_admin'])
  await sol.post(...revoke(gone.account, 'super_admin'))
  await agree(tom)
  const held = await signedInPerson(backend, ['super_admin'])
  await sol.post(`/api/staff/people/${held.account}/suspend`, { reason })
  const noFactor = await putPersonOf(backend, { roles: ['super_admin'], factor: false })
  const breakGlassOfSol = (await sol.post('/api/staff/break-glass', { email: ana.email, reason, hours: 1 })).body['id'] as string
  const about = (person: { account: string }, verb: string) => `/api/staff/people/${person.account}/${verb}`
  const before = await backend.database.owner
    .selectFrom('staff_role')
    .select(['account_id', 'role'])
    .orderBy('account_id')
    .orderBy('role')
    .execute()

  const tries: readonly [string, Promise<{ status: number }>][] = [
    ['a member gives themselves super admin', ana.post(...grant(ana.email, 'super_admin'))],
    ['a professional gives themselves admin', lena.post(...grant(lena.email, 'admin'))],
    ['support gives themselves admin', sam.post(...grant(sam.email, 'admin'))],
    ['a moderator gives a friend moderator', mika.post(...grant(ana.email, 'moderator'))],
    ['an admin gives themselves super admin', ada.post(...grant(ada.email, 'super_admin'))],
    ['an admin gives a member admin', ada.post(...grant(ana.email, 'admin'))],
    ['an admin takes super admin from one', ada.post(...revoke(sol.account, 'super_admin'))],
    ['an admin suspends a super admin', ada.post(about(sol, 'suspend'), { reason })],
    ['an admin ends the sessions of a super admin', ada.post(about(tom, 'end-sessions'), { reason })],
    ['an admin lifts the suspension of a super admin', ada.post(about(held, 'lift'), { reason })],
    ['an admin suspends themselves, to be let in later by a friend', ada.post(about(ada, 'suspend'), { reason })],
    ['somebody whose role was taken gives it back to themselves', gone.post(...grant(gone.email, 'super_admin'))],
    ['somebody who is suspended lifts that', held.post(about(held, 'lift'), { reason })],
    ['somebody who is suspended gives a friend super admin', held.post(...grant(ana.email, 'super_admin'))],
    ['a role that is none', sol.post('/api/staff/roles/grant', { email: ana.email, role: 'owner', reason })],
    ['a list of roles', sol.post('/api/staff/roles/grant', { email: ana.email, role: ['moderator', 'super_admin'], reason })],
    ['no reason', sol.post('/api/staff/roles/grant', { email: ana.email, role: 'admin' })],
    ['a reason of blanks', sol.post('/api/staff/roles/grant', { email: ana.email, role: 'admin', reason: ' '.repeat(40) })],
    ['a super admin agrees to what they asked for', sol.post(`/api/staff/break-glass/${breakGlassOfSol}/decide`, { decision: 'approved' })],
    ['the person it is about agrees', ana.post(`/api/staff/break-glass/${breakGlassOfSol}/decide`, { decision: 'approved' })],
    ['an admin agrees', ada.post(`/api/staff/break-glass/${breakGlassOfSol}/decide`, { decision: 'approved' })],
    ['a look before anybody agreed', sol.post(`/api/staff/break-glass/${breakGlassOfSol}/look`)],
    ['a look by somebody else', tom.post(`/api/staff/break-glass/${breakGlassOfSol}/look`)],
    [
      'a super admin without a second factor',
      backend.app
        .inject({
          method: 'POST',
          url: '/api/staff/roles/grant',
          headers: { cookie: noFactor.cookie },
          payload: { email: ana.email, role: 'admin', reason },
        })
        .then(({ statusCode }) => ({ status: statusCode })),
    ],
  ]
  const worked: string[] = []
  for (const [name, attempt] of tries) if ((await attempt).status < 400) worked.push(name)
  expect(tries).toHaveLength(24)
  expect(worked).toEqual([])
  // Nor can the session's own call carry a role.
  const asked = await backend.app.inject({
    url: '/api/auth/user',
    headers: { cookie: ana.cookie, 'x-role': 'super_admin', 'x-roles': 'super_admin' },
  })
  expect(asked.json<{ roles: string[] }>().roles).toEqual([])
  expect(
    await backend.database.owner.selectFrom('staff_role').select(['account_id', 'role']).orderBy('account_id').orderBy('role').execute(),
  ).toEqual(before)
})

describe('the audit', () => {
  test.each(['app', 'reviews', 'accounts'] as const)('cannot be changed, emptied or deleted by the role of %s', async (role) => {
    const backend = await worldOfAccounts()
    const sol = await signedInPerson(backend, ['super_admin'])
    await sol.post('/api/staff/people/find', { email: sol.email })
    const db = backend.database[role]
    for (const attempt of [
      sql`update audit set reason = 'nothing happened'`,
      sql`delete from audit`,
      sql`truncate audit`,
      sql`drop table audit`,
      sql`alter table audit disable trigger all`,
      sql`create rule quiet as on insert to audit do instead nothing`,
    ]) {
      await expect(attempt.execute(db)).rejects.toThrow(/permission denied|must be owner/)
    }
    expect((await auditOf(backend, 'staff.find')).length).toBe(1)
  })

  test('is searched by person, action, outcome and days, in pages without gaps or duplicates', async () => {
    const backend = await worldOfAccounts()
    const [ada, ana] = [await signedInPerson(backend, ['admin']), await signedInPerson(backend)]
    const at = (n: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + n * 60_000)
    await backend.database.owner
      .insertInto('audit')
      .values(
        Array.from({ length: 130 }, (_, n) => ({
          id: randomUUID(),
          at: at(Math.floor(n / 3)),
          account_id: ada.account,
          action: n % 2 ? 'test.odd' : 'test.even',
          subject: ana.account,
          outcome: n % 2 ? 'refused' : 'done',
          reason: `number ${n}`,
        })),
      )
      .execute()
    const search = async (wanted: object) => {
      const reply = await ada.post('/api/staff/audit/search', wanted)
      return { status: reply.status, ...(reply.body as unknown as { lines: AuditLine[]; cursor: string | null; found: number }) }
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await search({ who: ana.email, action: 'test.', ...(cursor !== null && { cursor }) })
      expect(page.found).toBe(130)
      seen.push(...page.lines.map(({ id }) => id))
      cursor = page.cursor
    } while (cursor !== null)
    expect([seen.length, new Set(seen).size]).toEqual([130, 130])
    const odd = await search({ action: 'test.', outcome: 'refused', from: '2026-03-01', to: '2026-03-01' })
    expect([odd.found, odd.lines[0]?.by, odd.lines[0]?.subject]).toEqual([65, ada.email, ana.email])
    expect((await search({ action: 'test.', from: '2026-03-02' })).found).toBe(0)
    expect((await search({ action: "test.' or true --" })).found).toBe(0)
    expect((await search({ action: '%' })).found).toBe(0)
    expect((await search({ who: 'nobody@people.example' })).found).toBe(0)
    expect((await search({ from: '2026-02-31' })).status).toBe(400)
    expect((await search({ cursor: 'x' })).status).toBe(400)
  })

  test('hides what owners did themselves, by address, action or file: only break-glass shows it, by days', async () => {
    const backend = await worldOfAccounts()
    const [ada, sol, tom, ana] = [
      await signedInPerson(backend, ['admin']),
      await signedInPerson(backend, ['super_admin']),
      await signedInPerson(backend, ['super_admin']),
      await signedInPerson(backend),
    ]
    const own = ['settings.safety', 'settings.discreet', 'settings.shared', 'settings.export', 'security.endSession']
    await backend.database.owner
      .insertInto('audit')
      .values([
        ...own.map((action) => ({
          id: randomUUID(),
          at: new Date(backend.clock.now),
          account_id: ana.account,
          action,
          subject: ana.account,
          outcome: 'done',
        })),
        // By a mailed link: nobody is signed in, and staff decide on it.
        {
          id: randomUUID(),
          at: new Date(backend.clock.now),
          account_id: null,
          action: 'security.asked',
          subject: ana.account,
          outcome: 'done',
        },
      ])
      .execute()
    for (const wanted of [{ who: ana.email }, { who: ana.account }, { action: 'settings.' }, { action: 'security.endSession' }, {}]) {
      const lines = (await ada.post('/api/staff/audit/search', wanted)).body as unknown as { lines: AuditLine[]; found: number }
      expect(lines.lines.filter(({ action }) => own.includes(action))).toEqual([])
      expect((await ada.post('/api/staff/audit/csv', wanted)).body['csv']).not.toMatch(/settings\.|security\.endSession/)
    }
    const steps = (await ada.post('/api/staff/audit/search', { who: ana.email, action: 'security.' })).body as unknown as { found: number }
    expect(steps.found).toBe(1)
    const { body } = await sol.post('/api/staff/break-glass', { email: ana.email, reason: 'a court order of today', hours: 2 })
    await tom.post(`/api/staff/break-glass/${String(body['id'])}/decide`, { decision: 'approved' })
    const look = (await sol.post(`/api/staff/break-glass/${String(body['id'])}/look`)).body as unknown as { acts: { action: string }[] }
    expect(look.acts.map(({ action }) => action).toSorted()).toEqual(own.toSorted())
    expect(JSON.stringify(look.acts)).not.toMatch(/\d\d:\d\d/)
  })

  test('is exported as CSV in which no reason becomes a formula, and the export is audited as well', async () => {
    const backend = await worldOfAccounts()
    const [sol, ana] = [await signedInPerson(backend, ['super_admin']), await signedInPerson(backend)]
    await sol.post('/api/staff/roles/grant', { email: ana.email, role: 'moderator', reason: '=HYPERLINK("http://evil.example","click")' })
    const { body } = await sol.post('/api/staff/audit/csv', { action: 'staff.grant' })
    expect(body).toMatchObject({ lines: 1, isCut: false })
    expect(body['csv']).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`)
    expect(await auditOf(backend, 'staff.auditCsv')).toMatchObject([{ account_id: sol.account, detail: { lines: 1 } }])
  })
})

describe('a look that two people agree to', () => {
  async function agreed() {
    const backend = await worldOfAccounts()
    const [sol, tom, ana] = [
      await signedInPerson(backend, ['super_admin']),
      await signedInPerson(backend, ['super_admin']),
      await signedInPerson(backend),
    ]
    const { body } = await sol.post('/api/staff/break-glass', { email: ana.email, reason: 'a court order of today', hours: 2 })
    return { backend, sol, tom, ana, at: (verb: string) => `/api/staff/break-glass/${String(body['id'])}/${verb}` }
  }
  const mailsTo = ({ database }: TestApp, to: string) =>
    database.owner.selectFrom('outbox').selectAll().where('recipient', '=', to).execute()
  const refused = { status: 403, body: { detail: { why: 'rule' } } }

  test('is open only to the one who asked, for the agreed hours; each look is audited, and the owner is notified', async () => {
    const { backend, sol, tom, ana, at } = await agreed()
    expect(await sol.post(at('look'))).toMatchObject(refused)
    expect((await tom.post(at('decide'), { decision: 'approved' })).status).toBe(200)
    expect(await tom.post(at('look'))).toMatchObject(refused)
    const look = await sol.post(at('look'))
    expect([look.status, look.body['tickets']]).toEqual([200, []])
    expect((await sol.post(at('look'))).status).toBe(200)
    const looks = await auditOf(backend, 'staff.look')
    expect(looks).toHaveLength(2)
    expect(looks[0]).toMatchObject({
      account_id: sol.account,
      subject: ana.account,
      detail: { what: ['sign-ins', 'tickets', 'own acts'], told: true },
    })
    // The owner's page lists it as well, whether a mail reached them or not.
    const mine = (await ana.get('/api/support/leave')).body as unknown as { looks: object[] }
    expect(mine.looks).toEqual(
      Array.from({ length: 2 }, () => ({ at: expect.any(String), by: 'Some B.', what: 'sign-ins, tickets, own acts', isGlass: true })),
    )
    expect((await tom.get('/api/support/leave')).body['looks']).toEqual([])
    const mails = await mailsTo(backend, ana.email)
    expect(mails).toHaveLength(2)
    expect(mails[0]!.subject + mails[0]!.body).not.toMatch(/court order|sign-in|ticket|custody|break/i)
    expect(await auditOf(backend, 'staff.glass.look')).toMatchObject([
      { outcome: 'refused' },
      { outcome: 'refused', account_id: tom.account },
    ])
  })

  test('ends after its hours, or earlier if someone ends it', async () => {
    const { backend, sol, tom, at } = await agreed()
    await tom.post(at('decide'), { decision: 'approved' })
    expect((await tom.post(at('end'))).status).toBe(200)
    expect(await sol.post(at('look'))).toMatchObject(refused)
    const other = await agreed()
    await other.tom.post(other.at('decide'), { decision: 'approved' })
    await other.backend.database.owner
      .updateTable('break_glass')
      .set({ ends_at: new Date(other.backend.clock.now - 1) })
      .execute()
    expect(await other.sol.post(other.at('look'))).toMatchObject(refused)
    expect(await mailsTo(backend, 'x')).toEqual([])
  })

  test('a refused request, an old one, and one about the super admin who would decide open nothing', async () => {
    const { sol, tom, at } = await agreed()
    await tom.post(at('decide'), { decision: 'refused' })
    expect(await tom.post(at('decide'), { decision: 'approved' })).toMatchObject(refused)
    expect(await sol.post(at('look'))).toMatchObject(refused)
    const old = await agreed()
    await old.backend.database.owner
      .updateTable('break_glass')
      .set({ asked_at: new Date(old.backend.clock.now - 25 * 3_600_000) })
      .execute()
    expect(await old.tom.post(old.at('decide'), { decision: 'approved' })).toMatchObject(refused)
    const own = await sol.post('/api/staff/break-glass', { email: tom.email, reason: 'a court order of today', hours: 2 })
    expect(await tom.post(`/api/staff/break-glass/${String(own.body['id'])}/decide`, { decision: 'approved' })).toMatchObject(refused)
    expect((await sol.post('/api/staff/break-glass', { email: sol.email, reason: 'my own account here', hours: 1 })).status).toBe(400)
    expect((await sol.post('/api/staff/break-glass', { email: tom.email, reason: 'a court order of today', hours: 25 })).status).toBe(400)
  })

  test('a super admin who lost the role cannot look, although it was agreed', async () => {
    const { sol, tom, at } = await agreed()
    await tom.post(at('decide'), { decision: 'approved' })
    await tom.post(...revoke(sol.account, 'super_admin'))
    expect(await agree(sol)).toEqual([200])
    expect((await sol.post(at('look'))).status).toBe(403)
  })

  test('the database does not accept a look that one person both asked for and approved', async () => {
    const { backend, sol } = await agreed()
    const self = backend.database.accounts
      .updateTable('break_glass')
      .set({ decided_by: sol.account, decision: 'approved', decided_at: new Date(), ends_at: new Date() })
      .execute()
    await expect(self).rejects.toThrow(/check constraint/)
    const { glasses } = (await sol.get('/api/staff/break-glass')).body as unknown as { glasses: Glass[] }
    expect(glasses[0]).toMatchObject({ state: 'waiting', may: [], askedBy: sol.email })
  })
})

test('the figures count people, trials, queues, errors and jobs, each day in one bar', async () => {
  const backend = await worldOfAccounts()
  const ada = await signedInPerson(backend, ['admin'])
  await signIn(backend, 'ana@demo.test')
  await signIn(backend, 'ana@demo.test')
  await signedInPerson(backend)
  const { owner } = backend.database
  const day = new Date(backend.clock.now).toISOString().slice(0, 10)
  await owner
    .insertInto('job_run')
    .values({ day, job: 'mail.deliver', runs: 4, failures: 1, total_ms: 100, most_ms: 70, last_fault: 'Error ECONNREFUSED' })
    .execute()
  await backend.app.inject({
    method: 'POST',
    url: '/api/support',
    payload: { kind: 'using', message: 'How does this work, please?', way: 'here' },
  })
  const all = await owner
    .selectFrom('account')
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  for (const days of ['7', '30', '90']) {
    const { status, body } = await ada.get(`/api/staff/figures?days=${days}`)
    expect(status).toBe(200)
    const figures = body as unknown as Figures
    const sum = (bars: Figures['signUps']) => bars.reduce((count, { n }) => count + n, 0)
    expect(sum(figures.signUps)).toBe(all.n)
    expect([sum(figures.active), figures.activeInAll]).toEqual([1, 1])
    expect(figures.accounts).toMatchObject({ all: all.n, suspended: 0, demo: 9 })
    expect(figures.trials.running + figures.trials.ended + figures.trials.paid).toBe(figures.accounts.confirmed)
    expect(figures.queues.find(({ queue }) => queue === 'tickets')).toEqual({ queue: 'tickets', n: 1, oldestOn: day })
    expect(figures.queues.find(({ queue }) => queue === 'mail_waiting')?.n).toBe(1)
    expect([sum(figures.jobRuns), sum(figures.jobFailures)]).toEqual([4, 1])
    expect(figures.jobs.find(({ job }) => job === 'mail.deliver')).toMatchObject({
      runs: 4,
      failures: 1,
      meanMs: 25,
      mostMs: 70,
      lastFault: 'Error ECONNREFUSED',
      lastDay: day,
    })
  }
  expect((await ada.get('/api/staff/figures?days=3650')).status).toBe(400)
})

test('the keys are listed with their origin, and no key is shown', async () => {
  const backend = await worldOfAccounts({ env: { AUTH_SECRET: 'a-secret-that-nobody-must-ever-see-here' } })
  const sol = await signedInPerson(backend, ['super_admin'])
  const { body } = await sol.get('/api/staff/keys')
  expect(body['keys']).toContainEqual({ key: 'secret', from: 'setting', since: null })
  expect(JSON.stringify(body)).not.toContain('nobody-must-ever-see')
})
