import { expect, test } from 'vitest'
import { putPersonOf, type SignedIn, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

const question = { kind: 'review', message: 'How long does a review wait before it is shown?', way: 'here' } as const

async function filed({ app }: TestApp, part: object = {}) {
  const reply = await app.inject({ method: 'POST', url: '/api/support', payload: { ...question, ...part } })
  return reply.json<{ number: string; code: string }>()
}
const deskOf = async (backend: TestApp) => withCookie(backend, (await putPersonOf(backend, { roles: ['support_admin'] })).cookie)
const post = ({ inject }: SignedIn, url: string, payload: object = {}) => inject({ method: 'POST', url, payload })
const queue = async ({ inject }: SignedIn, query = '') =>
  (await inject(`/api/desk/tickets${query}`)).json<{ tickets: { number: string; kind: string; age: number }[]; counts: object }>()

test('safety comes first, then the oldest, with the age in days', async () => {
  const backend = await testApp()
  const old = await filed(backend)
  backend.clock.now += 3 * 24 * 3_600_000
  const young = await filed(backend, { message: 'A second question about something.' })
  const safety = await filed(backend, { kind: 'safety', message: 'Somebody follows me. What can I do?' })
  const { tickets, counts } = await queue(await deskOf(backend))
  expect(tickets.map(({ number, age }) => [number, age])).toEqual([
    [safety.number, 0],
    [old.number, 3],
    [young.number, 0],
  ])
  expect(counts).toEqual({ open: 3, safety: 1, escalated: 0 })
})

test('the queue can be filtered by state, by kind and by escalation', async () => {
  const backend = await testApp()
  const staff = await deskOf(backend)
  const [one, other] = [await filed(backend), await filed(backend, { kind: 'fact', message: 'A fact is wrong, and I know it.' })]
  await post(staff, `/api/desk/tickets/${one.number}/answer`, { text: 'Between 6 and 72 hours.' })
  await post(staff, `/api/desk/tickets/${other.number}/escalate`, { words: 'Needs an admin.' })
  const numbers = async (query: string) => (await queue(staff, query)).tickets.map(({ number }) => number)
  expect(await numbers('?state=answered')).toEqual([one.number])
  expect(await numbers('?kind=fact')).toEqual([other.number])
  expect(await numbers('?state=open&escalated=yes')).toEqual([other.number])
  expect(await numbers('?state=closed')).toEqual([])
})

test('a ticket is read, answered, noted, escalated and closed; each act is audited by the ticket’s number, without text', async () => {
  const backend = await testApp()
  const staff = await deskOf(backend)
  const { number, code } = await filed(backend, { way: 'email', email: 'ana@example.org' })
  const one = `/api/desk/tickets/${number}`
  await post(staff, `${one}/notes`, { words: 'I asked the others.' })
  await post(staff, `${one}/escalate`, { words: 'They do not know.' })
  await post(staff, `${one}/answer`, { text: ' Between 6 and 72 hours. ' })
  const seen = await staff.inject(one)
  expect(seen.json()).toMatchObject({
    message: question.message,
    byMail: true,
    hasAccount: false,
    state: 'answered',
    answer: 'Between 6 and 72 hours.',
    escalatedOn: '2026-03-12',
    leaveUntil: null,
    notes: [
      { by: 'Some Body', kind: 'note', words: 'I asked the others.' },
      { by: 'Some Body', kind: 'escalation', words: 'They do not know.' },
    ],
  })
  expect(seen.body).not.toContain('ana@example.org')
  const looked = await backend.app.inject({ method: 'POST', url: '/api/support/answer', payload: { number, code } })
  expect(looked.json()).toMatchObject({ state: 'answered', answer: 'Between 6 and 72 hours.' })
  const mails = await backend.database.owner.selectFrom('outbox').select(['recipient', 'body']).execute()
  expect(mails).toContainEqual({ recipient: 'ana@example.org', body: 'Between 6 and 72 hours.\n' })

  expect((await post(staff, `${one}/close`)).json()).toEqual({ done: true })
  expect((await staff.inject(one)).json()).toMatchObject({ state: 'closed', message: null, notes: [], byMail: false })
  expect((await post(staff, `${one}/answer`, { text: 'Once more.' })).statusCode).toBe(409)
  const audited = await backend.database.owner.selectFrom('audit').selectAll().orderBy('at').execute()
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['support.answer', 'support.close', 'support.escalate', 'support.note'])
  expect(audited.every(({ subject, reason, detail }) => subject === number && reason === null && detail === null)).toBe(true)
})

test('an answer of only spaces or with invisible characters is refused; an unknown number is not found', async () => {
  const backend = await testApp()
  const staff = await deskOf(backend)
  const { number } = await filed(backend)
  for (const text of ['   ', 'a bell: \u0007']) {
    expect((await post(staff, `/api/desk/tickets/${number}/answer`, { text })).statusCode).toBe(400)
  }
  expect((await staff.inject('/api/desk/tickets/2222-2222')).statusCode).toBe(404)
  expect((await staff.inject('/api/desk/tickets/nonsense')).statusCode).toBe(404)
})

test('canned replies are stored under their title, changed and deleted', async () => {
  const backend = await testApp()
  const staff = await deskOf(backend)
  const put = (body: string) => staff.inject({ method: 'PUT', url: '/api/desk/replies', payload: { title: 'How long', body } })
  const first = (await put('A day.')).json<{ id: string }>()
  expect((await put('Between 6 and 72 hours.')).json()).toEqual({ id: first.id, title: 'How long', body: 'Between 6 and 72 hours.' })
  expect((await staff.inject('/api/desk/replies')).json()).toMatchObject({ replies: [{ body: 'Between 6 and 72 hours.' }] })
  const drop = () => staff.inject({ method: 'DELETE', url: `/api/desk/replies/${first.id}` })
  expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([200, 404])
})

const mine = { kind: 'using', message: 'Why does my page look different today?' } as const

test('a signed-in user reads the answer to their own question, and nobody else sees it', async () => {
  const backend = await worldOfAccounts()
  const [ana, ben, support] = [
    await signIn(backend, 'ana@demo.test'),
    await signIn(backend, 'ben@demo.test'),
    await signIn(backend, 'support@demo.test'),
  ]
  const { number } = (await post(ana, '/api/support/mine', mine)).json<{ number: string }>()
  await post(support, `/api/desk/tickets/${number}/answer`, { text: 'We changed a colour.' })
  const list = await ana.inject('/api/support/mine')
  expect(list.json()).toMatchObject({ tickets: [{ number, state: 'answered', answer: 'We changed a colour.', files: 0 }] })
  expect((await ben.inject('/api/support/mine')).json()).toEqual({ tickets: [] })
  const content = Buffer.from('a text').toString('base64')
  expect((await post(ben, '/api/support/mine/files', { number, content })).statusCode).toBe(404)
  expect((await post(ana, '/api/support/mine/files', { number, content })).json()).toMatchObject({ place: 1, type: 'text/plain' })
})

test('a question sent twice with one key is one ticket; the same key from another account is another ticket', async () => {
  const backend = await worldOfAccounts()
  const [ana, ben] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'ben@demo.test')]
  const send = ({ inject }: SignedIn) =>
    inject({ method: 'POST', url: '/api/support/mine', payload: mine, headers: { 'idempotency-key': 'k-0123456789abcdef0123' } })
  const numbers = [await send(ana), await send(ana), await send(ben)].map((reply) => reply.json<{ number: string }>().number)
  expect(numbers[0]).toBe(numbers[1])
  expect(numbers[2]).not.toBe(numbers[0])
})

test('the desk sees nothing of an account until its owner allows it, and each look is shown to the owner', async () => {
  const backend = await worldOfAccounts()
  const [ana, support] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'support@demo.test')]
  const { number } = (await post(ana, '/api/support/mine', mine)).json<{ number: string }>()
  const look = () => post(support, `/api/desk/tickets/${number}/account`)
  const closed = await look()
  expect([closed.statusCode, closed.json()]).toMatchObject([403, { detail: { why: 'no_leave' } }])
  expect((await support.inject(`/api/desk/tickets/${number}`)).body).not.toMatch(/ana|demo\.test/i)

  const given = (await post(ana, '/api/support/leave', { hours: 2 })).json<{ standing: { hours: number }; looks: object[] }>()
  expect(given).toMatchObject({ standing: { hours: 2 }, looks: [] })
  const facts = await look()
  expect(facts.json()).toMatchObject({
    name: expect.stringMatching(/^Ana /),
    emailConfirmed: true,
    suspended: false,
    signIns: [{ done: 1, failed: 0 }],
  })
  expect(facts.body).not.toContain('@')
  const after = (await ana.inject('/api/support/leave')).json<{ looks: { by: string; what: string }[] }>()
  expect(after.looks).toMatchObject([{ what: 'account', by: expect.stringMatching(/^\S+ \S\.$/) }])

  backend.clock.now += 2 * 3_600_000
  const later = await post(await deskOf(backend), `/api/desk/tickets/${number}/account`)
  expect([later.statusCode, later.json()]).toMatchObject([403, { detail: { why: 'no_leave' } }])
})

test('a ticket is deleted with its account', async () => {
  const backend = await testApp()
  const { account, cookie } = await putPersonOf(backend)
  await post(withCookie(backend, cookie), '/api/support/mine', mine)
  const { owner } = backend.database
  await owner.deleteFrom('account').where('id', '=', account).execute()
  expect(await owner.selectFrom('ticket').select('id').execute()).toEqual([])
})
