import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { type Family, family, grant, type TestPerson, newPerson } from '#test/support/family.ts'
import { joined, nia, signIn } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Invited, People, Waiting } from './contract.ts'
import { mailedSentence } from './rules.ts'

const theApp = sharedApp()

// Mailed invitations wait for the person who confirms the address.

const day = 86_400_000
type Asker = Pick<TestPerson, 'inject'>

const send = (who: Asker, url: string, payload: object = {}, key?: string) =>
  who.inject({ method: 'POST', url, payload, ...(key && { headers: { 'idempotency-key': key } }) })
const invite = async (who: Asker, caseId: string, email: string, more: object = {}): Promise<Invited> =>
  (
    await send(who, `/api/cases/${caseId}/people/invitations`, {
      role: 'gal',
      name: 'G. Reyes',
      email,
      scopes: ['schedule'],
      seesPrivate: false,
      from: null,
      to: null,
      until: null,
      ...more,
    })
  ).json()
const waiting = async (who: Asker): Promise<Waiting[]> => (await who.inject('/api/invitations')).json().waiting
const isInvited = async (who: Asker): Promise<boolean> => (await who.inject('/api/auth/user')).json().hasInvitation
const people = async (who: Asker, f: Family): Promise<People> => (await who.inject(`/api/people?case=${f.caseId}`)).json()

async function invited(backend: TestApp) {
  const f = await family(backend)
  const gal = await newPerson(backend)
  const { id } = await invite(f.ana, f.caseId, gal.email)
  return { f, gal, id }
}

test('the recipient sees who invited them and until when, opens the invitation, and takes the seat without a code', async () => {
  const backend = await theApp()
  const { f, gal, id } = await invited(backend)
  const at = new Date(backend.clock.now).toISOString()
  const until = new Date(backend.clock.now + 14 * day).toISOString()
  expect(await waiting(gal)).toEqual([{ id, role: 'gal', invitedBy: 'Ana Moreno', sentAt: at, expiresAt: until, zone: 'America/New_York' }])
  expect(await isInvited(gal)).toBe(true)
  // Listing an invitation does not mark it as opened.
  expect((await people(f.ana, f)).invitations).toMatchObject([{ id, viewedAt: null }])
  const offer = await send(gal, '/api/invitations/look', { invitation: id })
  expect(offer.json()).toMatchObject({ role: 'gal', invitedBy: 'Ana Moreno', reach: { scopes: ['schedule'] } })
  expect((await people(f.ana, f)).invitations).toMatchObject([{ id, viewedAt: at }])
  const key = randomUUID()
  const accept = () => send(gal, '/api/invitations/accept', { invitation: id, name: 'Grace Reyes' }, key)
  const [first, again] = await Promise.all([accept(), accept()])
  expect([first.json(), again.json()]).toEqual([{ caseId: f.caseId }, { caseId: f.caseId }])
  expect([await waiting(gal), await isInvited(gal)]).toEqual([[], false])
  expect((await people(f.ana, f)).granted).toMatchObject([{ name: 'Grace Reyes', role: 'gal', state: 'active' }])
})

test('it waits for a person without an account until they have signed up and confirmed the address', async () => {
  const backend = await theApp()
  backend.clock.now = Date.now()
  const f = await family(backend)
  const { id } = await invite(f.ana, f.caseId, nia.email)
  await joined(backend)
  const own = await signIn(backend, nia.email, nia.password)
  // Before the terms are accepted the invitation is not shown, but the navigation already says that one waits.
  expect((await own.inject('/api/invitations')).statusCode).toBe(403)
  expect(await isInvited(own)).toBe(true)
  const versions = (await own.inject('/api/terms/versions')).json() as { documentType: string; version: string }[]
  await send(own, '/api/terms/accept', { agreements: versions.map(({ documentType, version }) => ({ type: documentType, version })) })
  expect(await waiting(own)).toMatchObject([{ id, invitedBy: 'Ana Moreno' }])
  expect((await send(own, '/api/invitations/accept', { invitation: id, name: 'Nia' })).json()).toEqual({ caseId: f.caseId })
})

test('an account whose address was never confirmed sees no invitation', async () => {
  const backend = await theApp()
  const { gal, id } = await invited(backend)
  await backend.database.owner.updateTable('account').set({ email_verified: false }).where('id', '=', gal.account).execute()
  expect((await gal.inject('/api/invitations')).statusCode).toBe(401)
  const { rows } = await asAccount(backend, gal.account, `select * from invitations_to_me()`)
  expect(rows).toEqual([])
  const hash = await asAccount(backend, gal.account, `select mailed_to_me('${id}') as hash`)
  expect(hash.rows).toEqual([{ hash: null }])
})

test('for anyone else it does not exist', async () => {
  const backend = await theApp()
  const { f, id } = await invited(backend)
  const [stranger, lena] = [await newPerson(backend), await grant(backend, f)]
  for (const who of [stranger, f.ana, f.ben, lena]) {
    expect([await waiting(who), await isInvited(who)]).toEqual([[], false])
    for (const [url, body] of [
      ['look', {}],
      ['accept', { name: 'Somebody' }],
      ['decline', { block: true }],
    ] as const) {
      const foreign = await send(who, `/api/invitations/${url}`, { invitation: id, ...body })
      const missing = await send(who, `/api/invitations/${url}`, { invitation: randomUUID(), ...body })
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
      expect(foreign.json().message).toBe(english(mailedSentence))
    }
  }
  expect((await people(f.ana, f)).invitations).toMatchObject([{ id, state: 'pending', viewedAt: null }])
})

test.each([
  ['taken back', (f: Family, id: string) => send(f.ana, `/api/cases/${f.caseId}/people/invitations/${id}/revoke`)],
  ['its sender left the case', (f: Family) => send(f.ana, `/api/cases/${f.caseId}/people/leave`)],
] as const)('it no longer waits once %s', async (_why, happens) => {
  const backend = await theApp()
  const { f, gal, id } = await invited(backend)
  expect((await happens(f, id)).statusCode).toBe(200)
  expect([await waiting(gal), await isInvited(gal)]).toEqual([[], false])
  const accepted = await send(gal, '/api/invitations/accept', { invitation: id, name: 'Grace' })
  expect([accepted.statusCode, accepted.json().message]).toEqual([404, english(mailedSentence)])
})

test('it expires after 14 days, to the millisecond', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const email = `${randomUUID()}@people.example`
  await invite(f.ana, f.caseId, email)
  backend.clock.now += 14 * day - 1
  const gal = await newPerson(backend)
  await backend.database.owner.updateTable('account').set({ email }).where('id', '=', gal.account).execute()
  expect([(await waiting(gal)).length, await isInvited(gal)]).toEqual([1, true])
  backend.clock.now += 1
  expect([(await waiting(gal)).length, await isInvited(gal)]).toEqual([0, false])
})

test('declining answers one invitation, blocking stops all later ones from that parent, and the sender reads which it was', async () => {
  const backend = await theApp()
  const { f, gal, id } = await invited(backend)
  expect((await send(gal, '/api/invitations/decline', { invitation: id, block: false })).json()).toEqual({ declined: true })
  expect(await waiting(gal)).toEqual([])
  const again = await invite(f.ana, f.caseId, gal.email)
  expect(await waiting(gal)).toMatchObject([{ id: again.id }])
  expect((await send(gal, '/api/invitations/decline', { invitation: again.id, block: true })).json()).toEqual({ declined: true })
  await invite(f.ana, f.caseId, gal.email)
  expect([await waiting(gal), await isInvited(gal)]).toEqual([[], false])
  const states = (await people(f.ana, f)).invitations.map(({ state }) => state).toSorted()
  expect(states).toEqual(['blocked', 'declined', 'pending'])
  // The other parent's invitations still arrive.
  await invite(f.ben, f.caseId, gal.email)
  expect(await waiting(gal)).toMatchObject([{ invitedBy: 'Ben Carter' }])
})

test('accepting one invitation in two windows at once makes one seat', async () => {
  const backend = await theApp()
  const { f, gal, id } = await invited(backend)
  const accept = () => send(gal, '/api/invitations/accept', { invitation: id, name: 'Grace' })
  const replies = await Promise.all([accept(), accept()])
  expect(replies.map((reply) => reply.json())).toEqual([{ caseId: f.caseId }, { caseId: f.caseId }])
  expect((await people(f.ana, f)).granted).toHaveLength(1)
})

test('a parent can change their own name in the case and nobody else’s', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  const rename = (who: Asker, name: string, caseId = f.caseId) =>
    who.inject({ method: 'PUT', url: `/api/cases/${caseId}/people/name`, payload: { name } })
  expect((await rename(f.ana, '  Ana  ')).json()).toEqual({ renamed: true })
  const names = async (who: Asker) => (await people(who, f)).parents.map(({ name }) => name)
  for (const who of [f.ana, f.ben, lena]) expect(await names(who)).toEqual(['Ana', 'Ben Carter'])
  expect((await rename(f.ana, ' ')).statusCode).toBe(400)
  const stranger = await newPerson(backend)
  const missing = await rename(stranger, 'X', randomUUID())
  for (const who of [stranger, lena]) {
    const foreign = await rename(who, 'X')
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  }
})

test('only the person who is in safety mode can see that', async () => {
  const backend = await theApp()
  const f = await family(backend)
  expect((await people(f.ana, f)).isSafety).toBe(false)
  const on = await f.ana.inject({ method: 'PUT', url: '/api/settings/modes/safety', payload: { was: false, now: true } })
  expect([on.statusCode, on.body]).toEqual([200, on.body])
  expect([(await people(f.ana, f)).isSafety, (await people(f.ben, f)).isSafety]).toEqual([true, false])
  expect((await f.ana.inject('/api/invitations')).json()).toEqual({ waiting: [], isSafety: true })
})

/** What the database role of the cases can read while this account acts, without the checks in our own code. */
async function asAccount(backend: TestApp, account: string, query: string): Promise<{ rows: unknown[] }> {
  const { casesOf } = await import('#access/cases.ts')
  const { sql } = await import('kysely')
  const { cases, owner } = backend.database
  return casesOf({ cases, owner, clock: () => backend.clock.now }).asActor({ account }, async (tx) => ({
    rows: (await sql.raw(query).execute(tx)).rows,
  }))
}
