import { expect, test } from 'vitest'
import { add } from '#test/support/calendar.ts'
import { type Family, family, grant, newPerson, type TestPerson, system } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

type Seat = TestPerson & { memberId: string }
const url = ({ caseId }: Family, rest = '') => `/api/cases/${caseId}/messages${rest}`
const send = (who: TestPerson, f: Family, to: readonly Seat[], more: object = {}) =>
  post(who, url(f), { ...written(to.map(({ memberId }) => memberId)), subject: 'School fair', sendAt: null, ...more })
const replyTo = (who: TestPerson, f: Family, id: string, to: readonly Seat[], more: object = {}) =>
  post(who, url(f, `/${id}/reply`), { ...written(to.map(({ memberId }) => memberId)), sendAt: null, isAddendum: false, ...more })
const get = async (who: TestPerson, f: Family, rest: string) =>
  (await who.inject(`/api/messages${rest}${rest.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()
const subjects = async (who: TestPerson, f: Family) =>
  ((await get(who, f, '?box=all')).threads as { subject: string }[] | undefined)?.map(({ subject }) => subject).toSorted()
const thread = async (who: TestPerson, f: Family, id: string) => get(who, f, `/threads/${id}`)
const open = (who: TestPerson, f: Family, id: string) => post(who, url(f, `/${id}/open`))
const letRead = (who: TestPerson, f: Family, id: string, seat: Seat, reads: boolean) =>
  post(who, url(f, `/${id}/readers`), { seat: seat.memberId, reads })
const endSeat = (backend: TestApp, seat: Seat) =>
  system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', seat.memberId)
      .execute(),
  )
const inSafety = (backend: TestApp, { account }: TestPerson) =>
  backend.database.accounts
    .insertInto('account_setting')
    .values({ account_id: account, is_safety: true, updated_at: new Date() } as never)
    .execute()

async function begin() {
  const backend = await testApp()
  const f = await family(backend)
  return { backend, f, lena: await grant(backend, f, { scopes: ['threads'] }) }
}
async function sent(backend: TestApp, f: Family, to: readonly Seat[], more: object = {}): Promise<string> {
  const reply = await send(f.ana, f, to, more)
  expect(reply.json()).toMatchObject({ id: expect.any(String) })
  await letMessagesOut(backend)
  return reply.json<{ id: string }>().id
}
/** What both parents read of the ledger and of changes. */
const sharedTraces = async (backend: TestApp, f: Family) => {
  const count = await system(backend, (tx) => tx.selectFrom('case_change').select('seq').where('case_id', '=', f.caseId).execute())
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_leaf').select('verb').where('case_id', '=', f.caseId).where('log', '=', f.caseId).orderBy('seq').execute(),
  )
  return { changes: count.length, verbs: leaves.map(({ verb }) => verb) }
}

test('each recipient has a stamp of their own, by their own open, and all read who else it went to', async () => {
  const { backend, f, lena } = await begin()
  const gil = await grant(backend, f, { role: 'gal', scopes: ['messages'] }, f.ben.memberId)
  const { recipients } = await get(f.ana, f, '/check')
  expect(recipients).toMatchObject([
    { name: 'Ben Carter' },
    { role: 'attorney', isOwnAttorney: true },
    { role: 'gal', isOwnAttorney: false },
  ])
  // His own composer does not know of her attorney.
  expect((await get(f.ben, f, '/check')).recipients).toMatchObject([{ name: 'Ana Moreno' }, { role: 'gal' }])
  const id = await sent(backend, f, [f.ben, lena, gil])
  backend.clock.now += 60_000
  const viewed = new Date(backend.clock.now).toISOString()
  expect((await thread(lena, f, id)).messages).toMatchObject([{ body: null, isUnread: true }])
  expect((await open(lena, f, id)).json()).toMatchObject({ body: expect.any(String), openedAt: viewed, isUnread: false })
  backend.clock.now += 60_000
  await open(lena, f, id)
  const to = [
    { name: 'Ben Carter', role: 'parent', firstViewedAt: null, deliveredAt: expect.any(String) },
    { name: 'Lena Brandt', role: 'attorney', firstViewedAt: viewed },
    { name: 'Lena Brandt', role: 'gal', firstViewedAt: null },
  ]
  for (const who of [f.ana, f.ben, lena, gil]) expect((await thread(who, f, id)).messages).toMatchObject([{ to }])
  expect((await sharedTraces(backend, f)).verbs).toEqual(['messages.send', 'messages.open'])
  // An answer goes to who can be written to: his never to her attorney.
  expect((await replyTo(f.ben, f, id, [f.ana, lena])).statusCode).toBe(400)
  expect((await replyTo(f.ben, f, id, [f.ana, gil])).statusCode).toBe(200)
})

test('a message to the author’s attorney alone is between the two: no trace for the other parent, nor for any other seat', async () => {
  const { backend, f, lena } = await begin()
  const others = [
    f.ben,
    await grant(backend, f, { role: 'gal', scopes: ['messages'] }),
    await grant(backend, f, { scopes: ['messages'], seesPrivate: true }),
    await grant(backend, f, { scopes: ['messages'], seesPrivate: true }, f.ben.memberId),
  ]
  const before = await sharedTraces(backend, f)
  const id = await sent(backend, f, [lena], { subject: 'Between us', body: 'A quetzal sang.' })
  expect((await open(lena, f, id)).json()).toMatchObject({ body: 'A quetzal sang.', isPrivate: true })
  expect((await thread(f.ana, f, id)).messages).toMatchObject([{ to: [{ role: 'attorney', firstViewedAt: expect.any(String) }] }])
  const added = await replyTo(f.ana, f, id, [], { isAddendum: true, body: 'And once more.' })
  expect(added.statusCode).toBe(200)
  await letMessagesOut(backend)
  expect(await sharedTraces(backend, f)).toEqual(before)
  for (const who of others) {
    expect(await subjects(who, f)).toEqual([])
    expect((await who.inject(`/api/messages/threads/${id}?case=${f.caseId}`)).statusCode).toBe(404)
    expect((await open(who, f, id)).statusCode).toBe(404)
    expect(await get(who, f, '/counts')).toEqual({ unread: 0, needsAnswer: 0, drafts: 0 })
    expect((await who.inject('/api/notifications')).json().notifications).toEqual([])
  }
  // It stands in her own log, and its words by their hash: another attorney reads that log.
  const own = await system(backend, (tx) =>
    tx
      .selectFrom('ledger_object as o')
      .innerJoin('ledger_leaf as l', (on) => on.onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'))
      .select(['l.verb', 'o.content'])
      .where('o.log', '=', f.ana.memberId)
      .orderBy('o.seq')
      .execute(),
  )
  expect(own.map(({ verb }) => verb)).toEqual(['messages.send', 'messages.open', 'messages.send'])
  expect(own.map(({ content }) => content).join()).not.toContain('quetzal')
  // It stays between them, and the shared thread between the parents.
  expect((await replyTo(f.ana, f, id, [f.ben])).body).toMatch(/between you and your attorney/)
  expect((await letRead(f.ana, f, id, lena, true)).statusCode).toBe(400)
  const shared = await sent(backend, f, [f.ben])
  expect((await replyTo(f.ana, f, shared, [lena])).body).toMatch(/begins a thread of its own/)
})

test('a seat reads the threads that it was given and no other, stamps nothing, and reads none once they are taken back', async () => {
  const { backend, f, lena } = await begin()
  const [one, other] = [await sent(backend, f, [f.ben], { subject: 'One' }), await sent(backend, f, [f.ben], { subject: 'Other' })]
  expect(await subjects(lena, f)).toEqual([])
  expect((await thread(f.ana, f, one)).readers).toMatchObject([{ memberId: lena.memberId, reads: 'not' }])
  expect((await thread(f.ben, f, one)).readers).toEqual([])
  const before = await sharedTraces(backend, f)
  expect((await letRead(f.ben, f, one, lena, true)).statusCode).toBe(400)
  expect((await letRead(f.ana, f, one, lena, true)).json()).toEqual({ reads: true })
  await letRead(f.ana, f, one, lena, true)
  expect((await thread(f.ana, f, one)).readers).toMatchObject([{ reads: 'this' }])
  expect(await subjects(lena, f)).toEqual(['One'])
  expect((await open(lena, f, one)).json()).toMatchObject({ body: expect.any(String), to: [{ firstViewedAt: null }] })
  expect((await open(lena, f, other)).statusCode).toBe(404)
  // What follows in the thread is read too, and hers to answer it is not.
  await replyTo(f.ben, f, one, [f.ana])
  await letMessagesOut(backend)
  expect((await thread(lena, f, one)).messages).toHaveLength(2)
  expect((await replyTo(lena, f, one, [f.ben])).statusCode).toBe(404)
  // The page of people says so, for who granted it alone, and takes it back.
  const chosenOf = async (who: TestPerson) =>
    (await who.inject(`/api/people?case=${f.caseId}`)).json().granted.map(({ chosen }: { chosen: object[] }) => chosen)
  expect(await chosenOf(f.ana)).toEqual([[{ id: one, title: 'One', to: `/co-parenting-messages?thread=${one}` }]])
  expect(await chosenOf(lena)).toEqual([[]])
  const since = async () => (await lena.inject(`/api/live/since?case=${f.caseId}&after=0.0`)).json()
  const heard = (await since()).changes.length
  const back = `/api/cases/${f.caseId}/people/seats/${lena.memberId}/chosen/${one}/end`
  expect((await post(f.ben, back)).statusCode).toBe(404)
  expect((await post(f.ana, back)).json()).toEqual({ taken: true })
  expect(await subjects(lena, f)).toEqual([])
  const gone = await open(lena, f, one)
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'There is no such message.'])
  // Her open page asks again, and his learns nothing of it all.
  expect((await since()).changes.length).toBe(heard + 1)
  expect((await sharedTraces(backend, f)).verbs).toEqual([...before.verbs, 'messages.send'])
})

test('to let a seat without messages read a thread shows it that thread alone', async () => {
  const { backend, f } = await begin()
  const gal = await grant(backend, f, { role: 'gal', scopes: ['calendar'] })
  const all = await grant(backend, f, { role: 'evaluator', scopes: ['messages'] })
  const id = await sent(backend, f, [f.ben])
  expect((await gal.inject(`/api/messages?case=${f.caseId}`)).statusCode).toBe(404)
  expect((await letRead(f.ana, f, id, gal, true)).statusCode).toBe(200)
  expect(await subjects(gal, f)).toEqual(['School fair'])
  expect((await letRead(f.ana, f, id, all, false)).statusCode).toBe(409)
})

test('a seat whose grant ended is no recipient, sees nothing, and stamps nothing; what waits for it is a draft again', async () => {
  const { backend, f, lena } = await begin()
  const id = await sent(backend, f, [f.ben, lena])
  const { id: waits } = (await send(f.ana, f, [f.ben, lena], { subject: 'Later' })).json<{ id: string }>()
  expect((await thread(lena, f, id)).messages).toHaveLength(1)
  await endSeat(backend, lena)
  await letMessagesOut(backend)
  expect((await get(f.ana, f, '/drafts')).drafts).toMatchObject([{ id: waits, returnedAt: expect.any(String) }])
  const gone = await open(lena, f, id)
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'There is no such case.'])
  expect((await get(f.ana, f, '/check')).recipients).toMatchObject([{ role: 'parent' }])
  expect((await send(f.ana, f, [f.ben, lena])).statusCode).toBe(400)
  expect((await thread(f.ana, f, id)).messages[0].to).toMatchObject([{}, { name: 'Lena Brandt', firstViewedAt: null }])
  // What can still be added goes to who is there.
  const added = (await replyTo(f.ana, f, id, [], { isAddendum: true })).json<{ id: string }>()
  await letMessagesOut(backend)
  expect((await thread(f.ana, f, id)).messages).toMatchObject([{}, { id: added.id, to: [{ memberId: f.ben.memberId }] }])
})

test('nobody else’s look is a first view: not the sender’s, not a former parent’s, not one past every handler', async () => {
  const { backend, f, lena } = await begin()
  const id = await sent(backend, f, [f.ben, lena])
  await open(f.ana, f, id)
  const views = () => system(backend, (tx) => tx.selectFrom('message_view').select('author_id').where('message_id', '=', id).execute())
  await endSeat(backend, f.ben)
  backend.clock.now += 60_000
  expect((await open(f.ben, f, id)).json()).toMatchObject({
    body: expect.any(String),
    to: [{ firstViewedAt: null, leftAt: expect.any(String) }, {}],
  })
  expect(await views()).toEqual([])
  const stranger = await newPerson(backend)
  expect((await open(stranger, f, id)).statusCode).toBe(404)
  expect(await views()).toEqual([])
})

test('a recipient’s name is shown as it was when the message went out, without what turns it around or can’t be seen', async () => {
  const { backend, f, lena } = await begin()
  const name = (to: string) =>
    system(backend, (tx) => tx.updateTable('case_member').set({ name: to }).where('id', '=', lena.memberId).execute())
  await name('Lena \u202Etdnarb\u200B')
  expect((await get(f.ana, f, '/check')).recipients).toMatchObject([{}, { name: 'Lena tdnarb' }])
  const id = await sent(backend, f, [f.ben, lena])
  await name('Someone Else')
  expect((await thread(f.ben, f, id)).messages[0].to).toMatchObject([{}, { name: 'Lena tdnarb' }])
})

test('what may not be sent is refused with its reason, and leaves no leaf, no change and no notification', async () => {
  const { backend, f, lena } = await begin()
  const { id } = (await add(f.ana, f)).json<{ id: string }>()
  await inSafety(backend, f.ana)
  expect((await get(f.ana, f, '/check')).isSafety).toBe(true)
  const before = await sharedTraces(backend, f)
  const links = [{ kind: 'event', id, paragraph: '' }]
  const refused = await send(f.ana, f, [f.ben], { links })
  expect([refused.statusCode, refused.json().detail]).toEqual([400, { field: 'links' }])
  expect((await send(f.ben, f, [f.ana], { links })).statusCode).toBe(200)
  expect((await post(f.ana, `/api/cases/${f.caseId}/people/hold`, { kind: 'blocked', note: '', email: null })).statusCode).toBe(200)
  const check = await get(f.ana, f, '/check')
  expect(check.refusal).toMatch(/You ended the link/)
  expect(check.recipients.map(({ memberId }: { memberId: string }) => memberId)).toContain(lena.memberId)
  expect((await send(f.ana, f, [f.ben])).body).toMatch(/You ended the link/)
  await letMessagesOut(backend)
  const after = await sharedTraces(backend, f)
  expect(after.verbs.filter((verb) => verb.startsWith('messages.'))).toEqual(before.verbs.filter((verb) => verb.startsWith('messages.')))
  expect((await f.ben.inject('/api/notifications')).json().notifications).toEqual([])
})

test('links say what they lead to only for a reader who sees it', async () => {
  const { backend, f, lena } = await begin()
  const sees = await grant(backend, f, { role: 'gal', scopes: ['messages', 'calendar'] })
  const { id: event } = (await add(f.ana, f)).json<{ id: string }>()
  expect((await get(f.ana, f, '/linkable')).things).toEqual([{ kind: 'event', id: event, title: 'Dentist', day: '2026-03-20', at: null }])
  expect((await get(lena, f, '/linkable')).things).toEqual([])
  const id = await sent(backend, f, [f.ben, lena], { links: [{ kind: 'event', id: event, paragraph: '' }] })
  const seen = { kind: 'event', title: 'Dentist', to: '/unified-calendar' }
  for (const who of [f.ana, f.ben, sees]) expect((await thread(who, f, id)).messages[0].links).toMatchObject([seen])
  expect((await thread(lena, f, id)).messages[0].links).toMatchObject([{ kind: 'event', title: null, to: null }])
  const unknown = { kind: 'clause', id: f.caseId, paragraph: '' }
  expect((await send(f.ana, f, [f.ben], { links: [unknown] })).statusCode).toBe(400)
})

test('the list is filtered by child', async () => {
  const { backend, f } = await begin()
  const [maya, leo] = f.children
  await sent(backend, f, [f.ben], { subject: 'Maya', children: [maya!.id] })
  await sent(backend, f, [f.ben], { subject: 'Both', children: [maya!.id, leo!.id] })
  const of = async (child: string) =>
    (await get(f.ben, f, `?box=all&child=${child}`)).threads.map(({ subject }: { subject: string }) => subject).toSorted()
  expect([await of(maya!.id), await of(leo!.id)]).toEqual([['Both', 'Maya'], ['Both']])
  expect((await get(f.ben, f, '?box=all')).children.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Leo', 'Maya'])
})
