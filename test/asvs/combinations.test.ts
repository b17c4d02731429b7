import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { putPersonOf, signIn, withCookie, worldOfAccounts } from '../support/signed-in.ts'
import { file, putPerson, ratingOf } from '../support/ratings.ts'
import { testApp } from '../support/test-app.ts'

// What OWASP ASVS 5.0 requires of combined data (2.2.3). Each part alone would be accepted.

const reason = 'asked for in the weekly meeting'

test('asvs-2.2.3 hours belong to a zone and have two ends; an address and "never" belong to a proof', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const put = async (part: string, was: unknown, now: unknown) => {
    const reply = await ana.inject({ method: 'PUT', url: `/api/settings/${part}`, payload: { was, now } })
    return [reply.statusCode, reply.json().detail?.field]
  }
  const [none, hours] = [
    { chosen: [], quiet: null },
    { from: 540, until: 1020 },
  ]
  const contact = { address: null, hours: null, never: false }
  expect(await put('notifications', none, { chosen: [], quiet: hours })).toEqual([400, 'zone'])
  expect(await put('contact', contact, { ...contact, hours })).toEqual([400, 'zone'])
  expect(await put('zones', { own: null, court: null }, { own: 'America/Chicago', court: null })).toEqual([200, undefined])
  expect(await put('notifications', none, { chosen: [], quiet: { from: 540, until: 540 } })).toEqual([400, 'hours'])
  expect(await put('contact', contact, { ...contact, address: 'nobody@safe.example' })).toEqual([400, 'address'])
  expect(await put('notifications', none, { chosen: [], quiet: hours })).toEqual([200, undefined])
  // The zone cannot be removed while quiet hours depend on it.
  expect(await put('zones', { own: 'America/Chicago', court: null }, { own: null, court: null })).toEqual([400, 'zone'])
})

test('asvs-2.2.3 what staff sets belongs together: a person with a scope, a note with a risk, a first day before the last', async () => {
  const backend = await worldOfAccounts()
  const desk = withCookie(backend, (await putPersonOf(backend, { roles: ['super_admin'] })).cookie)
  const post = async (url: string, payload: object) => {
    const reply = await desk.inject({ method: 'POST', url, payload })
    return [reply.statusCode, reply.json().detail?.field]
  }
  const flag = '/api/staff/flags/evidenceVault'
  expect(await post(flag, { scope: 'person', isOn: false, reason })).toEqual([400, 'target'])
  expect(await post(flag, { scope: 'cohort', target: randomUUID(), isOn: false, reason })).toEqual([400, 'target'])
  expect(await post(flag, { scope: 'person', target: 'ana@demo.test', isOn: false, reason })).toEqual([200, undefined])
  const answers = ['whereabouts', 'contact', 'order', 'evidence', 'advice', 'children', 'loss'].map((question) => ({
    question,
    isRisk: false,
    note: '',
  }))
  const harm = (given: object[]) => post('/api/staff/harm/dataQuality', { answers: given })
  const risky = answers.map((one) => (one.question === 'order' ? { ...one, isRisk: true } : one))
  expect(await harm(risky)).toEqual([400, 'order'])
  expect((await harm(answers.slice(1)))[0]).toBe(400)
  expect(await harm(answers)).toEqual([200, undefined])
  const between = (from: string, to: string) => post('/api/staff/audit/search', { from, to })
  expect(await between('2026-03-12', '2026-03-11')).toEqual([400, 'from'])
  expect(await between('2026-02-30', '2026-03-11')).toEqual([400, 'from'])
  expect(await between('2026-03-11', '2026-03-11')).toEqual([200, undefined])
})

test('asvs-2.2.3 an answer by mail needs an address, and a rating what fits the one who is rated', async () => {
  const backend = await testApp()
  const question = { kind: 'using', message: 'How long does a review wait before it is shown?', way: 'email' }
  const ask = async (payload: object) => (await backend.app.inject({ method: 'POST', url: '/api/support', payload })).statusCode
  expect([await ask(question), await ask({ ...question, email: 'nia@example.org' })]).toEqual([400, 200])

  const judge = await putPerson(backend.database.owner)
  const rate = async (given: Parameters<typeof ratingOf>[1]) => (await file(backend.app, ratingOf(judge, given))).statusCode
  expect(await rate({})).toBe(200)
  // The questions of another profession, a role that no author has before a judge, and a future month.
  expect(await rate({ role: 'attorney', kind: 'attorney' as never })).toBe(400)
  expect(await rate({ part: 'client' })).toBe(400)
  expect(await rate({ eventMonth: '2026-12' })).toBe(400)
})

test('asvs-2.2.3 the database itself refuses what does not fit together, no matter who writes it', async () => {
  const { database, clock } = await worldOfAccounts()
  const { owner } = database
  const { id } = await owner.selectFrom('account').select('id').where('email', '=', 'ana@demo.test').executeTakeFirstOrThrow()
  const at = new Date(clock.now)
  const setting = (values: object) =>
    owner
      .insertInto('account_setting')
      .values({ account_id: id, updated_at: at, ...values })
      .execute()
  await expect(setting({ quiet_from: 540, own_zone: 'America/Chicago' })).rejects.toThrow(/check constraint/)
  await expect(setting({ quiet_from: 540, quiet_until: 600 })).rejects.toThrow(/check constraint/)
  await expect(setting({ never_email: true })).rejects.toThrow(/check constraint/)
  const change = { id: randomUUID(), account_id: id, kind: 'email', what: '{}', asked_at: at }
  await expect(
    owner
      .insertInto('pending_change')
      .values({ ...change, applies_at: at })
      .execute(),
  ).rejects.toThrow(/check constraint/)
  const notice = { id: randomUUID(), account_id: id, event: 'password', at }
  await expect(
    owner
      .insertInto('security_notice')
      .values({ ...notice, kind: 'email' })
      .execute(),
  ).rejects.toThrow(/check constraint/)
})
