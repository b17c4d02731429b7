import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ordered } from '#test/support/exchanges.ts'
import { type Family, family, grant, type TestPerson, system } from '#test/support/family.ts'
import { letMessagesOut, runMessageJobs, written } from '#test/support/messages.ts'
import { post, stranger } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

type Sent = { id: string; thread: string; sentAt: string; goesOutAt: string }
const url = ({ caseId }: Family, rest = '') => `/api/cases/${caseId}/messages${rest}`
const send = (who: TestPerson, f: Family, to: readonly string[], more: object = {}) =>
  post(who, url(f), { ...written(to), subject: 'School fair', sendAt: null, ...more })
const replyTo = (who: TestPerson, f: Family, id: string, to: readonly string[], more: object = {}) =>
  post(who, url(f, `/${id}/reply`), { ...written(to), sendAt: null, isAddendum: false, ...more })
const get = async (who: TestPerson, f: Family, rest: string) =>
  (await who.inject(`/api/messages${rest}${rest.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()
const listOf = async (who: TestPerson, f: Family, query = '') =>
  (await get(who, f, query)).threads as { id: string; unread: number; last: { id: string } }[]
const threadOf = async (who: TestPerson, f: Family, thread: string) => (await get(who, f, `/threads/${thread}`)).messages
const open = (who: TestPerson, f: Family, id: string) => post(who, url(f, `/${id}/open`))

async function begin() {
  const backend = await testApp()
  return { backend, f: await family(backend) }
}
/** A message of Ana to Ben that went out. */
async function sentByAna(backend: TestApp, f: Family, more: object = {}): Promise<string> {
  const { id } = (await send(f.ana, f, [f.ben.memberId], more)).json<Sent>()
  await letMessagesOut(backend)
  return id
}
const leavesOf = (backend: TestApp, f: Family) =>
  system(backend, (tx) =>
    tx.selectFrom('ledger_leaf').select(['verb', 'log', 'seq']).where('case_id', '=', f.caseId).orderBy('seq').execute(),
  )
const noteOf = (error: unknown) => String((error as Error).message)

test('sent, listed, opened, first viewed: once, by an open of that message alone', async () => {
  const { backend, f } = await begin()
  const sent = (await send(f.ana, f, [f.ben.memberId])).json<Sent>()
  expect(Date.parse(sent.goesOutAt) - Date.parse(sent.sentAt)).toBe(10_000)
  // Until it goes out it is its author's alone, and nothing is in the ledger.
  expect(await listOf(f.ben, f)).toEqual([])
  expect(await listOf(f.ana, f, '?box=sent')).toMatchObject([{ last: { deliveredAt: null, goesOutAt: sent.goesOutAt } }])
  expect(await leavesOf(backend, f)).toEqual([])
  await letMessagesOut(backend)

  const [listed] = await listOf(f.ben, f)
  expect(listed).toMatchObject({ subject: 'School fair', unread: 1, last: { isOpened: false, size: 36, to: [{ firstViewedAt: null }] } })
  expect(await threadOf(f.ben, f, sent.thread)).toMatchObject([{ id: sent.id, body: null, isUnread: true }])
  expect(await threadOf(f.ana, f, sent.thread)).toMatchObject([
    { body: 'Can you bring the cakes on Saturday?', to: [{ firstViewedAt: null }] },
  ])
  // The sender's own open is none.
  await open(f.ana, f, sent.id)
  expect(await threadOf(f.ana, f, sent.thread)).toMatchObject([{ to: [{ firstViewedAt: null }], openedAt: null }])

  backend.clock.now += 60_000
  const first = new Date(backend.clock.now).toISOString()
  expect((await open(f.ben, f, sent.id)).json()).toMatchObject({
    body: 'Can you bring the cakes on Saturday?',
    openedAt: first,
    isUnread: false,
  })
  backend.clock.now += 60_000
  await open(f.ben, f, sent.id)
  expect(await threadOf(f.ana, f, sent.thread)).toMatchObject([
    { to: [{ memberId: f.ben.memberId, firstViewedAt: first, deliveredAt: expect.any(String) }] },
  ])
  await runMessageJobs(backend)
  expect(await leavesOf(backend, f)).toEqual(
    [
      { verb: 'messages.send', log: f.caseId, seq: '1' },
      { verb: 'messages.open', log: f.caseId, seq: '2' },
    ].map((leaf) => ({ ...leaf, seq: expect.anything() })),
  )
})

test('no reply but that of an opened message has a word of its text, to whomever it goes', async () => {
  const { backend, f } = await begin()
  const word = 'quetzalcanary'
  const id = await sentByAna(backend, f, { body: `The ${word} is here.`, needsAnswer: true })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['messages'] })
  for (const who of [f.ben, gal]) {
    for (const rest of ['', '?box=all', '?box=needs_answer', `?q=${word}`, '?q=fair', '/counts', `/threads/${id}`, '/check', '/drafts'])
      expect(JSON.stringify(await get(who, f, rest))).not.toContain(word)
  }
  // The search finds the subject of an unopened message, but not its text.
  expect(await listOf(f.ben, f, `?box=all&q=${word}`)).toEqual([])
  expect(await listOf(f.ben, f, '?box=all&q=fair')).toHaveLength(1)
  expect(await listOf(f.ana, f, `?box=all&q=${word}`)).toHaveLength(1)
  await open(f.ben, f, id)
  expect(await listOf(f.ben, f, `?box=all&q=${word}`)).toHaveLength(1)
})

test('Undo makes it a draft again, until it goes out; then it can only be added to', async () => {
  const { backend, f } = await begin()
  const { id } = (await send(f.ana, f, [f.ben.memberId])).json<Sent>()
  expect((await post(f.ana, url(f, `/${id}/undo`))).json()).toEqual({ undone: true })
  await letMessagesOut(backend)
  expect(await listOf(f.ben, f)).toEqual([])
  expect((await get(f.ana, f, '/drafts')).drafts).toMatchObject([
    { id, subject: 'School fair', body: 'Can you bring the cakes on Saturday?' },
  ])
  expect((await get(f.ben, f, '/drafts')).drafts).toEqual([])

  await send(f.ana, f, [f.ben.memberId], { draft: id })
  expect((await get(f.ana, f, '/drafts')).drafts).toEqual([])
  await letMessagesOut(backend)
  expect((await post(f.ana, url(f, `/${id}/undo`))).statusCode).toBe(409)
  // A retry, long after: it was sent already.
  expect((await send(f.ana, f, [f.ben.memberId], { draft: id })).json()).toMatchObject({ id, thread: id })
  // With other words it would lose them without saying so.
  expect((await send(f.ana, f, [f.ben.memberId], { draft: id, body: 'Never mind.' })).statusCode).toBe(409)
  expect((await post(f.ana, url(f, `/drafts/${id}/discard`))).statusCode).toBe(404)
  expect((await replyTo(f.ben, f, id, [f.ana.memberId], { isAddendum: true })).statusCode).toBe(403)
  const added = (await replyTo(f.ana, f, id, [], { isAddendum: true, body: 'On Saturday at noon.' })).json<Sent>()
  await letMessagesOut(backend)
  expect(await threadOf(f.ben, f, id)).toMatchObject([
    { id },
    { id: added.id, kind: 'addendum', refersTo: id, to: [{ memberId: f.ben.memberId }] },
  ])
})

test('two workers let a message out once, in the order in which messages were sent', async () => {
  const { backend, f } = await begin()
  const ids: string[] = []
  for (const body of ['One.', 'Two.', 'Three.']) {
    ids.push((await send(f.ana, f, [f.ben.memberId], { body })).json<Sent>().id)
    backend.clock.now += 100
  }
  backend.clock.now += 10_000
  await Promise.all([runMessageJobs(backend), runMessageJobs(backend)])
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select(['seq', 'content']).where('case_id', '=', f.caseId).orderBy('seq').execute(),
  )
  expect(leaves.map(({ content }) => (JSON.parse(content) as { id: string }).id)).toEqual(ids)
  // Answers that went out together stand in their thread in that order too.
  const answers: string[] = []
  for (const body of ['a', 'b', 'c', 'd', 'e', 'f']) {
    answers.push(
      (await post(f.ana, url(f, `/${ids[0]}/reply`), { ...written([f.ben.memberId]), body, sendAt: null, isAddendum: true })).json<Sent>()
        .id,
    )
    backend.clock.now += 10
  }
  await letMessagesOut(backend)
  const { messages } = (await f.ben.inject(`/api/messages/threads/${ids[0]}?case=${f.caseId}`)).json<{ messages: { id: string }[] }>()
  expect(messages.map(({ id }) => id)).toEqual([ids[0], ...answers])
})

test('what went out is neither changed nor deleted, nor is a first view', async () => {
  const { backend, f } = await begin()
  const id = await sentByAna(backend, f)
  await open(f.ben, f, id)
  const tried = async (statement: ReturnType<typeof sql>) =>
    noteOf(await system(backend, (tx) => statement.execute(tx)).catch((error: unknown) => error))
  expect(await tried(sql`update case_message set body = 'Other words.' where id = ${id}`)).toMatch(/sent is not changed/)
  expect(await tried(sql`delete from case_message where id = ${id}`)).toMatch(/not deleted/)
  expect(await tried(sql`update message_view set viewed_at = now() where message_id = ${id}`)).toMatch(/first view is not changed/)
  expect(await tried(sql`delete from message_view where message_id = ${id}`)).toMatch(/first view is not deleted/)
  expect(await tried(sql`truncate case_message cascade`)).toMatch(/only added to|permission|truncate/)
})

test('a reply names a message of its own case; a message is checked for what it says and whom it goes to', async () => {
  const { backend, f } = await begin()
  const other = await family(backend)
  const elsewhere = await sentByAna(backend, other)
  expect((await replyTo(f.ana, f, elsewhere, [f.ben.memberId])).statusCode).toBe(404)
  expect((await send(f.ana, f, [other.ben.memberId])).statusCode).toBe(400)
  expect((await send(f.ana, f, [])).statusCode).toBe(400)
  expect((await send(f.ana, f, [f.ben.memberId], { body: 'x'.repeat(20_001) })).body).toMatch(/20,000 characters/)
  expect((await send(f.ana, f, [f.ben.memberId], { links: [{ kind: 'event', id: stranger, paragraph: '' }] })).statusCode).toBe(400)
  // A megabyte is refused before it is read as a message.
  expect((await send(f.ana, f, [f.ben.memberId], { body: 'x'.repeat(1_048_576) })).statusCode).toBe(413)
  const { id } = (await send(f.ana, f, [f.ben.memberId], { subject: 'Fair\u200B' })).json<Sent>()
  const turned = await send(f.ana, f, [f.ben.memberId], { subject: 'Fa\u202Eir' })
  expect([turned.statusCode, turned.json<{ detail: unknown }>().detail]).toEqual([400, { field: 'subject' }])
  const reversed = await send(f.ana, f, [f.ben.memberId], { body: 'It is \u202Eton\u202C fine.' })
  expect([reversed.statusCode, reversed.json<{ detail: unknown }>().detail]).toEqual([400, { field: 'body' }])
  expect(await threadOf(f.ana, f, id)).toMatchObject([{ subject: 'Fair' }])
})

test('a granted seat reads the messages between the parents and stamps nothing, and reads none after its grant has ended', async () => {
  const { backend, f } = await begin()
  const lena = await grant(backend, f, { scopes: ['messages'], seesPrivate: true })
  const id = await sentByAna(backend, f)
  await post(f.ana, url(f, '/drafts'), { ...written([f.ben.memberId]), subject: 'Not yet', refersTo: null })
  expect(await listOf(lena, f, '?box=all')).toHaveLength(1)
  expect((await get(lena, f, '/drafts')).drafts).toEqual([])
  expect((await open(lena, f, id)).json()).toMatchObject({ body: expect.any(String), to: [{ firstViewedAt: null }] })
  expect(await threadOf(f.ana, f, id)).toMatchObject([{ to: [{ memberId: f.ben.memberId, firstViewedAt: null }] }])
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', lena.memberId)
      .execute(),
  )
  expect((await open(lena, f, id)).statusCode).toBe(404)
})

test('what waits to go out when a part in the case ends is a draft again', async () => {
  const { backend, f } = await begin()
  const { id } = (await send(f.ana, f, [f.ben.memberId])).json<Sent>()
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  await letMessagesOut(backend)
  expect((await get(f.ana, f, '/drafts')).drafts).toMatchObject([{ id, returnedAt: expect.any(String) }])
  expect((await send(f.ana, f, [f.ben.memberId])).statusCode).toBe(400)
})

test('an answer is due by the order from the press, and both may answer at once', async () => {
  const { backend, f } = await begin()
  await ordered(backend, f, { answerWithin: { hours: 72, clause: { paragraph: '9(b)', text: 'Within 72 hours.' } } })
  const id = await sentByAna(backend, f, { kind: 'request', needsAnswer: true })
  const [asked] = await threadOf(f.ben, f, id)
  expect(Date.parse(asked.answerBy) - Date.parse(asked.sentAt)).toBe(72 * 3_600_000)
  expect(asked).toMatchObject({ answerParagraph: '9(b)', answeredAt: null })
  expect(await get(f.ben, f, '/counts')).toEqual({ unread: 1, needsAnswer: 1, drafts: 0 })
  const both = await Promise.all([replyTo(f.ben, f, id, [f.ana.memberId]), replyTo(f.ana, f, id, [f.ben.memberId])])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await letMessagesOut(backend)
  expect(await threadOf(f.ana, f, id)).toHaveLength(3)
  expect(await get(f.ben, f, '/counts')).toMatchObject({ needsAnswer: 0 })
})

test('archive, pin, mute and unread are for oneself; a message that comes after an archive brings its thread back', async () => {
  const { backend, f } = await begin()
  const id = await sentByAna(backend, f)
  const mark = (body: object) => post(f.ben, url(f, `/${id}/mark`), body)
  backend.clock.now += 1000
  await mark({ archived: true })
  expect(await listOf(f.ben, f)).toEqual([])
  expect(await listOf(f.ben, f, '?box=archive')).toHaveLength(1)
  expect(await listOf(f.ana, f, '?box=archive')).toEqual([])
  await replyTo(f.ana, f, id, [f.ben.memberId])
  await letMessagesOut(backend)
  expect(await listOf(f.ben, f)).toHaveLength(1)
  // A thread is archived by any of its messages.
  const last = (await threadOf(f.ben, f, id)).at(-1).id
  backend.clock.now += 1000
  await post(f.ben, url(f, `/${last}/mark`), { archived: true })
  expect(await listOf(f.ben, f)).toEqual([])
  await post(f.ben, url(f, `/${last}/mark`), { archived: false })
  expect(await listOf(f.ben, f)).toHaveLength(1)
  await open(f.ben, f, id)
  await mark({ unread: true, pinned: true })
  expect((await get(f.ben, f, '')).pinned).toMatchObject([{ id, isPinned: true }])
  expect(await threadOf(f.ana, f, id)).toMatchObject([{ to: [{ firstViewedAt: expect.any(String) }] }, {}])
})

test('the composer gets what the order says now: quiet hours, messages left, notice, emergencies', async () => {
  const { backend, f } = await begin()
  const check = async (who: TestPerson) => (await get(who, f, '/check')).terms
  const nothing = { quiet: null, budget: null, notice: [], emergency: null, channel: null }
  expect(await check(f.ana)).toEqual(nothing)
  const decree = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, facts: {}, isShared: true }
  const { id } = (await post(f.ana, `/api/cases/${f.caseId}/orders`, decree)).json<{ id: string }>()
  const clause = { paragraph: '9(b)', text: '' }
  const days = [0, 1, 2, 3, 4, 5, 6]
  const terms = [
    { kind: 'quiet_hours', days, from: '00:00', to: '00:00', exceptEmergencies: true },
    { kind: 'message_limit', count: 2, per: 'day', exceptEmergencies: true },
    { kind: 'notice', by: ['app'], days: 30 },
    { kind: 'emergency', by: 'call' },
  ].map((says) => ({ says, clause, since: null, until: null }))
  const saved = await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/orders/${id}/terms`, payload: { terms } })
  expect(saved.statusCode).toBe(200)
  await sentByAna(backend, f)
  await sentByAna(backend, f, { isEmergency: true })
  const { id: waits } = (await send(f.ana, f, [f.ben.memberId])).json<Sent>()
  const of = { ...clause, order: 'Decree' }
  expect(await check(f.ana)).toMatchObject({
    quiet: { exceptEmergencies: true, clause: of },
    budget: { count: 2, left: 0, per: 'day', clause: of },
    notice: [{ days: 30, clause: of }],
    emergency: { by: 'call', clause: of },
    channel: null,
  })
  // What was taken back was not sent, and the other parent has a budget of their own.
  await post(f.ana, url(f, `/${waits}/undo`))
  expect((await check(f.ana)).budget.left).toBe(1)
  expect((await check(f.ben)).budget.left).toBe(2)
})

test('a message notifies its recipients once it is out, waits for its answer in their list, and a muted thread is silent', async () => {
  const { backend, f } = await begin()
  const linesOf = async (who: TestPerson) =>
    (await who.inject('/api/notifications')).json().notifications.map(({ kind, to }: { kind: string; to: string }) => [kind, to])
  const waitsOf = async (who: TestPerson) => (await who.inject('/api/answers')).json().waits
  const sent = (await send(f.ana, f, [f.ben.memberId], { needsAnswer: true, answerBy: null })).json<Sent>()
  expect([await linesOf(f.ben), await waitsOf(f.ben)]).toEqual([[], []])
  await letMessagesOut(backend)
  expect(await linesOf(f.ben)).toEqual([['needs_answer', `/co-parenting-messages?thread=${sent.thread}`]])
  expect(await linesOf(f.ana)).toEqual([])
  expect(await waitsOf(f.ben)).toMatchObject([
    {
      kind: 'message',
      id: sent.id,
      title: 'School fair',
      due: null,
      isLateAllowed: true,
      to: `/co-parenting-messages?thread=${sent.thread}&message=${sent.id}`,
    },
  ])
  // To be in a list is not to be opened.
  expect(await threadOf(f.ana, f, sent.thread)).toMatchObject([{ to: [{ firstViewedAt: null }] }])
  expect(await waitsOf(f.ana)).toEqual([])
  await post(f.ben, url(f, `/${sent.id}/mark`), { muted: true })
  await replyTo(f.ana, f, sent.id, [f.ben.memberId])
  await letMessagesOut(backend)
  expect(await linesOf(f.ben)).toHaveLength(1)
  await replyTo(f.ben, f, sent.id, [f.ana.memberId])
  expect(await waitsOf(f.ben)).toEqual([])
  await letMessagesOut(backend)
  expect(await linesOf(f.ana)).toEqual([['message', `/co-parenting-messages?thread=${sent.thread}`]])
})
