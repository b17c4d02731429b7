import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { english } from '#kernel/english.ts'
import { type Alone, alone, leavesOf, mailedOf, mailsFor, writes } from '#test/support/alone.ts'
import { newPerson } from '#test/support/family.ts'
import { letMessagesOut, mailing, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import { jobs } from '#messages/messages/jobs.ts'
import { linkDays, mostADay, noLink } from './rules.ts'

const theApp = sharedApp()
const day = 86_400_000

const open = ({ app }: TestApp, token: string) => app.inject({ method: 'POST', url: '/api/for-you/open', payload: { token } })
const stop = ({ app }: TestApp, token: string) => app.inject({ method: 'POST', url: '/api/for-you/stop', payload: { token } })
const address = async ({ ana, caseId }: Alone) => (await ana.inject(`/api/messages/mail-address?case=${caseId}`)).json()
const invited = { role: 'parent', name: 'Ben', email: null, scopes: [], seesPrivate: false, from: null, to: null, until: null }
/** Ben joins, with an own account. */
async function joins(backend: TestApp, a: Alone) {
  const { code } = (await post(a.ana, `/api/cases/${a.caseId}/people/invitations`, invited)).json<{ code: string }>()
  const ben = await newPerson(backend)
  expect((await post(ben, '/api/invitations/accept', { code, name: 'Ben Carter' })).statusCode).toBe(200)
  return ben
}
async function mailed(backend: TestApp) {
  const a = await alone(backend)
  expect((await a.give(a.email)).statusCode).toBe(200)
  const id = await writes(backend, a)
  const [mail] = await mailsFor(backend, a.email)
  return { a, id, mail: mail! }
}

/** Ana sends a message to Ben, and it waits. */
async function send({ ana, ben, caseId }: Alone, more: object = {}) {
  const reply = await post(ana, `/api/cases/${caseId}/messages`, { ...written([ben]), subject: 'School fair', sendAt: null, ...more })
  return reply.json<{ id: string }>().id
}

test('without an address nothing is mailed; with one each message is, without a word of it, a name or the site', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  expect(await address(a)).toMatchObject({ name: 'Ben Carter', email: null, can: { change: true } })
  expect(await mailedOf(a, await writes(backend, a))).toBeNull()
  expect((await a.give(` ${a.email.toUpperCase()} `)).statusCode).toBe(200)
  const check = (await a.ana.inject(`/api/messages/check?case=${a.caseId}`)).json()
  expect(check.recipients).toMatchObject([{ hasJoined: false, isMailed: true }])
  const id = await writes(backend, a, { subject: 'Maya’s inhaler', body: 'She lost it at the clinic.' })
  const [mail] = await mailsFor(backend, a.email)
  expect(mail).toMatchObject({ subject: 'Something for you', watched: { stopUrl: expect.stringMatching(/\/for-you\/stop\?token=/) } })
  for (const word of ['Ana', 'Ben', 'Maya', 'inhaler', 'clinic', 'CaseBalance', 'court record']) expect(mail!.text).not.toContain(word)
  expect(mail!.text).toContain('11 April 2026')
  const at = new Date(backend.clock.now).toISOString()
  expect(await mailedOf(a, id)).toMatchObject({ address: a.email, notedAt: at, acceptedAt: null, openedAt: null })
  // The leaf names no address, and proves which one it was.
  const to = createHash('sha256').update(`${mail!.id}\n${a.email}`).digest('hex')
  expect(await leavesOf(backend, a.caseId)).toEqual([{ verb: 'mailed.queue', content: { mail: mail!.id, message: id, at, to } }])
})

test('only the press of the button opens it: once “link opened”, and never a first view', async () => {
  const backend = await theApp()
  const { a, id, mail } = await mailed(backend)
  for (const method of ['GET', 'HEAD'] as const)
    for (const url of [`/for-you?token=${mail.token}`, `/api/for-you/open?token=${mail.token}`, `/for-you/stop?token=${mail.token}`])
      await backend.app.inject({ method, url })
  expect(await mailedOf(a, id)).toMatchObject({ openedAt: null, stoppedAt: null })
  backend.clock.now += 60_000
  const at = new Date(backend.clock.now).toISOString()
  const reply = await open(backend, mail.token)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(reply.json()).toEqual({
    subject: 'School fair',
    body: 'Can you bring the cakes on Saturday?',
    kind: 'Message',
    from: expect.any(String),
    sentAt: expect.any(String),
    deliveredAt: expect.any(String),
    zone: 'America/New_York',
    files: [],
  })
  backend.clock.now += 60_000
  expect((await open(backend, mail.token)).statusCode).toBe(200)
  expect(await mailedOf(a, id)).toMatchObject({ openedAt: at })
  const { messages } = (await a.ana.inject(`/api/messages/threads/${id}?case=${a.caseId}`)).json()
  expect(messages[0].to).toMatchObject([{ firstViewedAt: null }])
  expect((await leavesOf(backend, a.caseId)).map(({ verb }) => verb)).toEqual(['mailed.queue', 'mailed.open'])
})

test('two presses at once are one opening', async () => {
  const backend = await theApp()
  const { a, mail } = await mailed(backend)
  const both = await Promise.all([open(backend, mail.token), open(backend, mail.token)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await leavesOf(backend, a.caseId)).filter(({ verb }) => verb === 'mailed.open')).toHaveLength(1)
})

test.each<[string, (backend: TestApp, a: Alone, token: string) => Promise<unknown>]>([
  ['has ended', async (backend) => (backend.clock.now += linkDays * day)],
  ['was stopped', (backend, _, token) => stop(backend, token)],
  ['went to an address that was removed', (_, a) => a.give(null)],
  ['went to an address that was changed', (_, a) => a.give(`new.${a.email}`)],
  [
    'went to an address that was blocked since',
    (_, { ana, caseId, email }) => post(ana, `/api/cases/${caseId}/people/hold`, { kind: 'blocked', note: '', email }),
  ],
  ['is of someone who left', (_, { ana, caseId }) => post(ana, `/api/cases/${caseId}/people/leave`)],
  ['is for someone who has joined', (backend, a) => joins(backend, a)],
])('a link that %s says what one says that never was, and notes nothing', async (_, happens) => {
  const backend = await theApp()
  const { a, mail } = await mailed(backend)
  await happens(backend, a, mail.token)
  const [gone, never] = [await open(backend, mail.token), await open(backend, 'a'.repeat(64))]
  expect([gone.statusCode, gone.json().message]).toEqual([404, english(noLink)])
  expect(gone.body).toBe(never.body)
  expect((await leavesOf(backend, a.caseId)).map(({ verb }) => verb)).not.toContain('mailed.open')
})

test('who joins reads messages as everyone does: the first view is theirs, and nothing is mailed any more', async () => {
  const backend = await theApp()
  const { a, id, mail } = await mailed(backend)
  await open(backend, mail.token)
  const ben = await joins(backend, a)
  expect(await address(a)).toMatchObject({ name: null, can: { change: false } })
  const seen = (await ben.inject(`/api/messages/threads/${id}?case=${a.caseId}`)).json().messages[0]
  // He sees what became of the mail, without the address that she gave.
  expect(seen).toMatchObject({
    body: null,
    isUnread: true,
    to: [{ firstViewedAt: null, mailed: { address: null, openedAt: expect.any(String) } }],
  })
  const viewed = await post(ben, `/api/cases/${a.caseId}/messages/${id}/open`)
  expect(viewed.json().to).toMatchObject([{ firstViewedAt: new Date(backend.clock.now).toISOString() }])
  expect(await mailedOf(a, await writes(backend, a, { subject: 'Later' }))).toBeNull()
  expect((await a.give(`other.${a.email}`)).statusCode).toBe(409)
})

test('one press stops mails from that person: by the page, and by the mail program’s own button', async () => {
  const backend = await theApp()
  for (const press of ['page', 'program'] as const) {
    const { a, id, mail } = await mailed(backend)
    const oneClick = () =>
      backend.app.inject({
        method: 'POST',
        url: `/for-you/stop?token=${mail.token}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (const _ of [1, 2]) expect((await (press === 'page' ? stop(backend, mail.token) : oneClick())).statusCode).toBe(200)
    expect(await mailedOf(a, id)).toMatchObject({ stoppedAt: expect.any(String) })
    expect(await address(a)).toMatchObject({ email: a.email, stop: 'stopped' })
    const check = (await a.ana.inject(`/api/messages/check?case=${a.caseId}`)).json()
    expect(check.recipients).toMatchObject([{ hasJoined: false, isMailed: false }])
    const later = await writes(backend, a, { subject: 'Later' })
    expect(await mailedOf(a, later)).toMatchObject({ unsent: 'stopped', openedAt: null })
    expect(await mailsFor(backend, a.email)).toHaveLength(1)
    expect((await leavesOf(backend, a.caseId)).map(({ verb }) => verb)).toEqual(['mailed.queue', 'mailed.stop', 'mailed.skip'])
    // Someone else can write there, and who stopped mails can still join.
    const other = await alone(backend)
    await other.give(a.email)
    await writes(backend, other)
    expect(await mailsFor(backend, a.email)).toHaveLength(2)
    await joins(backend, a)
  }
  const never = await stop(backend, 'a'.repeat(64))
  expect(never.json()).toEqual({ stopped: true })
})

test('what may not be mailed is refused at the address, with the reason, and leaves nothing', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await post(a.ana, `/api/cases/${a.caseId}/people/hold`, { kind: 'protective_order', note: '', email: a.email })
  const before = await leavesOf(backend, a.caseId)
  for (const [email, why] of [
    [a.email, /You blocked this address/],
    [a.ana.email, /your own address/],
    ['nobody', /not an e-mail address/],
    [`${'x'.repeat(65)}@elsewhere.example`, /No mail can be sent|not an e-mail/],
  ] as const) {
    const reply = await a.give(email)
    expect([email, reply.statusCode, reply.json().message]).toEqual([email, 400, expect.stringMatching(why)])
  }
  expect(await address(a)).toMatchObject({ email: null })
  expect(await leavesOf(backend, a.caseId)).toEqual(before)
  const stranger = await newPerson(backend)
  const url = `/api/cases/${a.caseId}/messages/mail-address`
  expect((await stranger.inject({ method: 'PUT', url, payload: { email: a.email } })).statusCode).toBe(404)
})

test('who tries the demonstration mails to its own addresses alone', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const begun = { title: 'Ours', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
  const { caseId } = (await ana.inject({ method: 'POST', url: '/api/cases', payload: begun })).json<{ caseId: string }>()
  const give = async (email: string) =>
    (await ana.inject({ method: 'PUT', url: `/api/cases/${caseId}/messages/mail-address`, payload: { email } })).statusCode
  expect([await give('ben@elsewhere.example'), await give('new@demo.test')]).toEqual([400, 200])
})

test('an address that its author blocked afterwards gets nothing, and no one learns why', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await a.give(a.email)
  await post(a.ana, `/api/cases/${a.caseId}/people/hold`, { kind: 'blocked', note: '', email: a.email })
  expect(await address(a)).toMatchObject({ stop: 'held' })
  expect(await mailedOf(a, await writes(backend, a))).toBeNull()
  expect([await mailsFor(backend, a.email), await leavesOf(backend, a.caseId)]).toEqual([[], []])
})

test('who has an account with that address and blocked her gets nothing, as if mails had been stopped', async () => {
  const backend = await theApp()
  const [a, him] = [await alone(backend), await newPerson(backend)]
  const { id } = (await post(a.ana, `/api/cases/${a.caseId}/people/invitations`, { ...invited, email: him.email })).json<{ id: string }>()
  await post(him, '/api/invitations/decline', { invitation: id, block: true })
  await a.give(him.email)
  expect(await mailedOf(a, await writes(backend, a))).toMatchObject({ unsent: 'stopped' })
  expect(await mailsFor(backend, him.email)).toEqual([])
})

test(`one address gets ${mostADay} mails a day from one person, and more the day after`, async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await a.give(a.email)
  for (let n = 0; n < mostADay; n += 1) await send(a)
  await send(a, { sendAt: '2026-03-13T15:00' })
  await letMessagesOut(backend)
  expect(await mailedOf(a, await writes(backend, a))).toMatchObject({ unsent: 'limit' })
  expect(await mailsFor(backend, a.email)).toHaveLength(mostADay)
  backend.clock.now += day + 3_600_000
  await letMessagesOut(backend)
  expect(await mailsFor(backend, a.email)).toHaveLength(mostADay + 1)
})

test('a message that is taken back within ten seconds is not mailed, nor one whose job is killed before its end', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await a.give(a.email)
  const id = await send(a)
  await post(a.ana, `/api/cases/${a.caseId}/messages/${id}/undo`)
  await letMessagesOut(backend)
  expect(await mailsFor(backend, a.email)).toEqual([])
  await send(a, { draft: id })
  backend.clock.now += 10_000
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const parts = mailing(database.owner, () => clock.now)
  const killed: typeof parts.mail = {
    post: async (db, mail) => {
      await parts.mail.post(db, mail)
      throw new Error('killed')
    },
  }
  const [publish] = jobs({ cases, clock: () => clock.now, ...parts, mail: killed })
  await expect(publish!.run()).rejects.toThrow('killed')
  expect([await mailsFor(backend, a.email), await leavesOf(backend, a.caseId)]).toEqual([[], []])
  await letMessagesOut(backend)
  expect(await mailsFor(backend, a.email)).toHaveLength(1)
})
