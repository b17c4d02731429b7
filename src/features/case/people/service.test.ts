import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { type Family, family, grant, type TestPerson, newPerson } from '#test/support/family.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'
import type { Granted, Invitation, Invited, People } from './contract.ts'
import { codeSentences } from './rules.ts'

const theApp = sharedApp()

const day = 86_400_000
const all = { scopes: ['schedule', 'children'], seesPrivate: false, from: null, to: null, until: null }

const people = async (who: TestPerson, caseId: string): Promise<People> => (await who.inject(`/api/people?case=${caseId}`)).json()
const send = (who: TestPerson, url: string, payload: object = {}, key?: string) =>
  who.inject({ method: 'POST', url, payload, ...(key && { headers: { 'idempotency-key': key } }) })
const invite = (who: TestPerson, caseId: string, more: object = {}, key?: string) =>
  send(who, `/api/cases/${caseId}/people/invitations`, { role: 'gal', name: 'G. Reyes', email: null, ...all, ...more }, key)
const invited = async (who: TestPerson, caseId: string, more: object = {}): Promise<Invited> => (await invite(who, caseId, more)).json()
const look = (who: TestPerson, code: string) => send(who, '/api/invitations/look', { code })
const accept = (who: TestPerson, code: string, key?: string) => send(who, '/api/invitations/accept', { code, name: 'As they say' }, key)
const decline = (who: TestPerson, code: string, block = false) => send(who, '/api/invitations/decline', { code, block })
const answer = (reply: { statusCode: number; json: () => { message?: string } }) => [reply.statusCode, reply.json().message]
const nothing = [404, english(codeSentences.nothing)]

/** A case with one parent. */
async function alone(backend: TestApp) {
  const ana = await newPerson(backend)
  const body = { title: 'A family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
  const { caseId } = (await send(ana, '/api/cases', body)).json() as { caseId: string }
  return { ana, caseId }
}

test('a parent invites the other with a code; he looks, joins under his own name, and both are in the case', async () => {
  const backend = await theApp()
  const { ana, caseId } = await alone(backend)
  expect(await people(ana, caseId)).toMatchObject({ isSolo: true, can: { invite: true, inviteParent: true } })
  const { code, id } = await invited(ana, caseId, { role: 'parent', name: 'Ben Carter', scopes: [] })
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const ben = await newPerson(backend)
  const offer = await look(ben, code.toLowerCase().replace('-', ' '))
  expect(offer.json()).toMatchObject({ role: 'parent', name: 'Ben Carter' })
  expect((await people(ana, caseId)).invitations).toMatchObject([
    { id, state: 'pending', viewedAt: new Date(backend.clock.now).toISOString() },
  ])
  expect((await accept(ben, code)).json()).toEqual({ caseId })
  const seen = await people(ben, caseId)
  expect(seen.parents).toMatchObject([
    { side: 'A', state: 'joined', isMe: false },
    { side: 'B', state: 'joined', isMe: true, name: 'As they say' },
  ])
  expect(seen.invitations).toEqual([])
  expect(await people(ana, caseId)).toMatchObject({ isSolo: false, can: { inviteParent: false }, invitations: [{ id, state: 'accepted' }] })
})

test('two people use one code at once: one joins, the other reads that it was used', async () => {
  const backend = await theApp()
  const { ana, caseId } = await alone(backend)
  const { code } = await invited(ana, caseId, { role: 'parent', name: 'Ben', scopes: [] })
  const [ben, carl] = [await newPerson(backend), await newPerson(backend)]
  const replies = await Promise.all([accept(ben, code), accept(carl, code)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  const late = replies.find(({ statusCode }) => statusCode === 410)!
  expect(late.json().message).toBe(english(codeSentences.accepted))
  const winner = replies[0]!.statusCode === 200 ? ben : carl
  // A repeated request gets the same response, and there is still one seat.
  expect((await accept(winner, code)).json()).toEqual({ caseId })
  expect((await people(ana, caseId)).parents).toHaveLength(2)
})

test('codes for another address, revoked, blocked and unknown codes all get the same response, which names nobody', async () => {
  const backend = await theApp()
  const { ana, caseId } = await alone(backend)
  const [ben, carl] = [await newPerson(backend), await newPerson(backend)]
  const mailed = await invited(ana, caseId, { role: 'parent', name: 'Ben', email: ben.email, scopes: [] })
  const back = await invited(ana, caseId)
  await send(ana, `/api/cases/${caseId}/people/invitations/${back.id}/revoke`)
  const toDave = await invited(ana, caseId, { role: 'mediator' })
  const dave = await newPerson(backend)
  expect((await decline(dave, toDave.code, true)).statusCode).toBe(200)
  const afterBlock = await invited(ana, caseId, { role: 'mediator' })
  for (const [who, code] of [
    [carl, mailed.code],
    [carl, back.code],
    [dave, afterBlock.code],
    [carl, '00000-00000'],
    [carl, 'no code'],
  ] as const) {
    expect(answer(await look(who, code))).toEqual(nothing)
    expect(answer(await accept(who, code))).toEqual(nothing)
    expect(answer(await decline(who, code))).toEqual(nothing)
  }
  const { invitations } = await people(ana, caseId)
  expect(invitations.find(({ id }) => id === mailed.id)).toMatchObject({ state: 'pending', viewedAt: null })
  expect(invitations.find(({ id }) => id === toDave.id)).toMatchObject({ state: 'blocked' })
  expect((await look(ben, mailed.code)).statusCode).toBe(200)
})

test('an invitation is valid for 14 days, and its sender and members of the case cannot use it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { code, expiresAt } = await invited(f.ana, f.caseId, { role: 'evaluator' })
  expect(Date.parse(expiresAt) - backend.clock.now).toBe(14 * day)
  expect(answer(await look(f.ana, code))).toEqual([409, english(codeSentences.own)])
  expect(answer(await accept(f.ben, code))).toEqual([409, english(codeSentences.member)])
  const eve = await newPerson(backend)
  backend.clock.now += 14 * day
  const later = await newPerson(backend)
  for (const reply of [await look(later, code), await accept(later, code), await decline(later, code)])
    expect(answer(reply)).toEqual([410, english(codeSentences.expired)])
  expect(eve.account).not.toBe(later.account)
  const ana = await newPerson(backend)
  expect((await people(ana, f.caseId)).parents).toBeUndefined()
})

test('a request sent twice with one key makes one invitation, one code and one mail', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const key = randomUUID()
  const body = { role: 'attorney', name: 'L. Brandt', email: 'lena@firm.example' }
  const replies = await Promise.all([invite(f.ana, f.caseId, body, key), invite(f.ana, f.caseId, body, key)])
  expect(replies[0]!.json()).toEqual(replies[1]!.json())
  expect(replies[0]!.json()).toMatchObject({ byMail: true })
  expect((await people(f.ana, f.caseId)).invitations).toHaveLength(1)
  const mails = await backend.database.owner.selectFrom('outbox').selectAll().where('recipient', '=', 'lena@firm.example').execute()
  expect(mails).toHaveLength(1)
  const { code } = replies[0]!.json() as Invited
  // The mail does not have the code.
  expect(mails[0]!.body).not.toContain(code)
  for (const name of ['Ana', 'Ben', ...f.children.map((child) => child.name)])
    expect(`${mails[0]!.subject} ${mails[0]!.body}`).not.toContain(name)
  // The code itself is not stored.
  const rows = await backend.database.owner.connection().execute(async (db) => {
    const { sql } = await import('kysely')
    await sql`set app.reason = 'a test'`.execute(db)
    return db.selectFrom('invitation').select('code_hash').execute()
  })
  expect(rows.map((row) => row.code_hash)).not.toContain(code.replace('-', ''))
})

test('the mail of an invitation is shown as waiting, sent or refused', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await invited(f.ana, f.caseId, { email: 'g@firm.example' })
  const mail = async () => (await people(f.ana, f.caseId)).invitations[0]!.mail
  expect(await mail()).toBe('waiting')
  await backend.database.owner.updateTable('outbox').set({ state: 'refused', refusal: '550' }).where('id', '=', id).execute()
  expect(await mail()).toBe('refused')
  // A mail that a mail server accepted is removed from the outbox (ports/mail).
  await backend.database.owner.deleteFrom('outbox').where('id', '=', id).execute()
  expect(await mail()).toBe('sent')
})

test('sending an invitation again makes a new code and ends the old one', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const first = await invited(f.ana, f.caseId)
  backend.clock.now += 1000
  const again = (await send(f.ana, `/api/cases/${f.caseId}/people/invitations/${first.id}/resend`)).json() as Invited
  expect(again.code).not.toBe(first.code)
  const gal = await newPerson(backend)
  expect(answer(await look(gal, first.code))).toEqual(nothing)
  expect((await accept(gal, again.code)).json()).toEqual({ caseId: f.caseId })
  expect((await people(f.ana, f.caseId)).invitations.map(({ state }: Invitation) => state)).toEqual(['accepted', 'revoked'])
})

test('the other parent sees professionals who work for both, but neither Ana’s attorney nor the reach of a seat', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { seesPrivate: true })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['schedule'] })
  const bySide = async (who: TestPerson) => (await people(who, f.caseId)).granted.map(({ memberId }: Granted) => memberId).toSorted()
  expect(await bySide(f.ana)).toEqual([lena.memberId, gal.memberId].toSorted())
  expect(await bySide(f.ben)).toEqual([gal.memberId])
  expect((await people(f.ben, f.caseId)).granted).toMatchObject([{ reach: null, looks: null, can: { change: false, end: false } }])
  const refused = await send(f.ben, `/api/cases/${f.caseId}/people/seats/${gal.memberId}/end`)
  const missing = await send(f.ben, `/api/cases/${f.caseId}/people/seats/${randomUUID()}/end`)
  expect([refused.statusCode, refused.body]).toEqual([404, missing.body])
})

test('changing or ending a grant applies at the next request, and after the end the case does not exist for that person', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const gal = await grant(backend, f, { role: 'gal', scopes: ['schedule', 'hearings'] })
  const hearings = () => gal.inject(`/api/hearings?case=${f.caseId}`)
  expect((await hearings()).statusCode).toBe(200)
  const change = (payload: object) =>
    f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/people/seats/${gal.memberId}`, payload: { ...all, ...payload } })
  expect((await change({ scopes: ['schedule'] })).statusCode).toBe(200)
  const missing = await gal.inject(`/api/hearings?case=${randomUUID()}`)
  const narrowed = await hearings()
  expect([narrowed.statusCode, narrowed.body]).toEqual([404, missing.body])
  expect((await change({ scopes: ['schedule'], seesPrivate: true })).json()).toMatchObject({ detail: { field: 'seesPrivate' } })
  await change({ scopes: ['hearings'], until: '2026-04-16' })
  expect((await hearings()).statusCode).toBe(200)
  expect((await send(f.ana, `/api/cases/${f.caseId}/people/seats/${gal.memberId}/end`)).statusCode).toBe(200)
  const ended = await gal.inject(`/api/people?case=${f.caseId}`)
  const never = await gal.inject(`/api/people?case=${randomUUID()}`)
  expect([ended.statusCode, ended.body]).toEqual([404, never.body])
  expect((await people(f.ana, f.caseId)).granted).toMatchObject([{ state: 'ended', can: { change: false, end: false } }])
})

test('a grant lasts to the end of its last day in the case’s time zone', async () => {
  const backend = await theApp()
  // Five minutes before midnight in New York, where the case is.
  backend.clock.now = Date.parse('2026-04-22T03:55:00Z')
  const f = await family(backend)
  const { code } = await invited(f.ana, f.caseId, { role: 'gal', scopes: ['hearings'], until: '2026-04-21' })
  const gal = await newPerson(backend)
  await accept(gal, code)
  const seen = async () => (await gal.inject(`/api/hearings?case=${f.caseId}`)).statusCode
  const state = async () => (await people(f.ana, f.caseId)).granted[0]
  expect([await seen(), await state()]).toMatchObject([200, { state: 'active', reach: { until: '2026-04-21' } }])
  backend.clock.now += 6 * 60_000
  expect([await seen(), await state()]).toMatchObject([404, { state: 'expired' }])
  // A new invitation makes a new seat; the old one stays in the list as ended.
  const again = await invited(f.ana, f.caseId, { role: 'gal', scopes: ['hearings'] })
  expect((await accept(gal, again.code)).statusCode).toBe(200)
  expect(await seen()).toBe(200)
  expect((await people(f.ana, f.caseId)).granted.map((seat) => seat.state)).toEqual(['active', 'ended'])
})

test('only the grantor sees what a granted seat opens', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  // Several requests of one page count as one look.
  await Promise.all([1, 2, 3].map(async () => lena.inject(`/api/hearings?case=${f.caseId}`)))
  const looks = (who: TestPerson) => who.inject(`/api/people/${lena.memberId}/looks?case=${f.caseId}`)
  expect((await looks(f.ana)).json()).toEqual({ looks: [{ scope: 'hearings', at: new Date(backend.clock.now).toISOString() }] })
  expect((await looks(lena)).statusCode).toBe(200)
  expect((await people(f.ana, f.caseId)).granted).toMatchObject([{ looks: { count: 1 } }])
  const missing = await f.ben.inject(`/api/people/${randomUUID()}/looks?case=${f.caseId}`)
  const foreign = await looks(f.ben)
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
})

test('after a hold the other parent reads only the past, and no code connects the two until it is lifted', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const held = await send(f.ana, `/api/cases/${f.caseId}/people/hold`, { kind: 'protective_order', note: '', email: null })
  expect(held.json()).toEqual({ held: true })
  const after = await people(f.ana, f.caseId)
  expect(after).toMatchObject({ isSolo: true, holds: [{ kind: 'protective_order', note: 'Ben Carter', liftedAt: null }] })
  expect(after.parents).toMatchObject([{ side: 'A' }, { side: 'B', name: 'Ben Carter', state: 'left' }])
  expect((await f.ben.inject(`/api/hearings?case=${f.caseId}`)).statusCode).toBe(200)
  expect((await invite(f.ben, f.caseId)).statusCode).toBe(410)
  const { code } = await invited(f.ana, f.caseId, { role: 'parent', name: 'Ben', scopes: [] })
  expect(answer(await look(f.ben, code))).toEqual(nothing)
  expect(answer(await accept(f.ben, code))).toEqual(nothing)
  // Nor can he invite her, in a case of his own.
  const own = (
    await send(f.ben, '/api/cases', { title: 'Mine', state: 'OH', zone: 'America/New_York', side: 'B', otherName: 'Ana' })
  ).json()
  const back = await invited(f.ben, own.caseId, { role: 'parent', name: 'Ana', scopes: [] })
  expect(answer(await accept(f.ana, back.code))).toEqual(nothing)
  const foreign = await send(f.ben, `/api/holds/${after.holds[0]!.id}/lift`)
  expect(foreign.statusCode).toBe(404)
  expect((await send(f.ana, `/api/holds/${after.holds[0]!.id}/lift`)).statusCode).toBe(200)
  expect((await accept(f.ben, code)).json()).toEqual({ caseId: f.caseId })
  expect((await people(f.ben, f.caseId)).parents).toMatchObject([{ side: 'A' }, { side: 'B', state: 'joined', isMe: true }])
})

test('a parent can block an address before the other parent has joined', async () => {
  const backend = await theApp()
  const { ana, caseId } = await alone(backend)
  const ben = await newPerson(backend)
  const hold = (email: string | null) => send(ana, `/api/cases/${caseId}/people/hold`, { kind: 'blocked', note: 'Kept apart', email })
  expect((await hold(null)).json()).toMatchObject({ detail: { field: 'email' } })
  expect((await hold(ben.email)).json()).toEqual({ held: true })
  const { code } = await invited(ana, caseId, { role: 'parent', name: 'Ben', scopes: [] })
  expect(answer(await accept(ben, code))).toEqual(nothing)
})

test('when a parent leaves, the other continues alone and can invite again; a granted seat can leave too', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const gal = await grant(backend, f, { role: 'gal' })
  expect((await send(gal, `/api/cases/${f.caseId}/people/leave`)).json()).toEqual({ left: true })
  expect((await gal.inject(`/api/people?case=${f.caseId}`)).statusCode).toBe(404)
  expect((await send(f.ben, `/api/cases/${f.caseId}/people/leave`)).json()).toEqual({ left: true })
  expect((await send(f.ben, `/api/cases/${f.caseId}/people/leave`)).statusCode).toBe(410)
  expect(await people(f.ana, f.caseId)).toMatchObject({ isSolo: true, can: { inviteParent: true } })
  expect(await people(f.ben, f.caseId)).toMatchObject({ can: { invite: false, leave: false } })
  const { code } = await invited(f.ana, f.caseId, { role: 'parent', name: 'Ben', scopes: [] })
  expect((await accept(f.ben, code)).statusCode).toBe(200)
})

test('no one sees another person’s email address or account id', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  const gal = await grant(backend, f, { role: 'gal' })
  const { code } = await invited(f.ana, f.caseId, { role: 'supervisor', email: 'visits@center.example' })
  const seen = async (who: TestPerson) => {
    const texts = [
      (await who.inject(`/api/people?case=${f.caseId}`)).body,
      (await who.inject('/api/cases')).body,
      (await look(who, code)).body,
    ]
    return texts.join('\n')
  }
  const everybody: readonly TestPerson[] = [f.ana, f.ben, lena, gal]
  for (const who of everybody) {
    const visible = await seen(who)
    for (const other of everybody.filter((each) => each !== who)) {
      expect(visible).not.toContain(other.email)
      expect(visible).not.toContain(other.account)
    }
    expect(visible.includes('visits@center.example')).toBe(who === f.ana)
  }
})

test('an invited parent whose own trial is over can join and read, and can work while the plan of the inviting parent lasts', async () => {
  const backend = await theApp()
  const { ana, caseId } = await alone(backend)
  const { code } = await invited(ana, caseId, { role: 'parent', name: 'Ben', scopes: [] })
  const ben = await newPerson(backend, { trial: 'ended' })
  expect((await invite(ben, caseId)).statusCode).toBe(403)
  expect((await accept(ben, code)).statusCode).toBe(200)
  expect((await ben.inject(`/api/people?case=${caseId}`)).statusCode).toBe(200)
  expect((await invite(ben, caseId)).statusCode).toBe(200)
})

test('after five wrong codes from one account a sixth is refused for a while, and right codes do not count', async () => {
  const backend = await testApp({ limiter: limiter(() => 0) })
  const f = await family(backend)
  const { code } = await invited(f.ana, f.caseId)
  const gal = await newPerson(backend)
  for (let tried = 0; tried < 7; tried += 1) expect((await look(gal, code)).statusCode).toBe(200)
  const wrong = (from: string) =>
    gal.inject({ method: 'POST', url: '/api/invitations/look', payload: { code: '00000-00000' }, remoteAddress: from })
  for (let tried = 0; tried < 5; tried += 1) expect((await wrong(`198.51.${tried}.1`)).statusCode).toBe(404)
  expect((await wrong('203.0.113.9')).statusCode).toBe(429)
})

test.each([
  [{ role: 'child', scopes: ['trades'] }, 'scopes'],
  [{ role: 'gal', seesPrivate: true }, 'seesPrivate'],
  [{ role: 'gal', until: '2001-01-01' }, 'until'],
  [{ role: 'gal', from: '2026-02-30' }, 'from'],
])('%j is refused at its field, and nobody is invited', async (wrong, field) => {
  const backend = await theApp()
  const f = await family(backend)
  const reply = await invite(f.ana, f.caseId, wrong)
  expect([reply.statusCode, reply.json().detail]).toEqual([400, { field }])
  expect((await people(f.ana, f.caseId)).invitations).toEqual([])
})

test('strangers and granted seats cannot invite: for them the case does not exist', async () => {
  const backend = await theApp()
  const f: Family = await family(backend)
  const [strange, gal] = [await newPerson(backend), await grant(backend, f, { role: 'gal' })]
  const missing = await strange.inject(`/api/people?case=${randomUUID()}`)
  const foreign = await strange.inject(`/api/people?case=${f.caseId}`)
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  for (const who of [strange, gal]) expect((await invite(who, f.caseId)).statusCode).toBe(404)
  expect((await people(gal, f.caseId)).parents.map(({ name }) => name)).toEqual(['Ana Moreno', 'Ben Carter'])
})
