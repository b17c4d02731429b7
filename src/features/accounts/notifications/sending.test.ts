import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { casesOf, type CaseTx } from '#access/cases.ts'
import { turnSecret } from '#app/secret.ts'
import { pushService } from '#ports/push/service.testing.ts'
import { publicOf } from '#ports/push/vapid.ts'
import { webPush } from '#ports/push/web-push.ts'
import { subscriber } from '#ports/push/subscriber.testing.ts'
import type { Choice } from '#accounts/settings/contract.ts'
import { type Family, family, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { chose, mailsTo, tell } from '#test/support/notices.ts'
import { post as postAs } from '#test/support/schedule-acts.ts'
import { doWork, waitingWork } from '#test/support/queue.ts'
import { browser as newBrowser, nia, putAccount, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import type { Devices, List } from './contract.ts'
import { jobs } from './jobs.ts'
import { keyNow, makeKey } from './keys.ts'
import { notify } from './public.ts'

const hour = 3_600_000
const day = 24 * hour
const theApp = sharedApp()

/** A server whose queue is empty, with its key. */
async function begin() {
  const backend = await theApp()
  await backend.database.owner.deleteFrom('pgboss.job_common' as never).execute()
  await withKey(backend)
  return { backend, f: await family(backend), service: await pushService() }
}
const partsOf = ({ database, clock }: Pick<TestApp, 'database' | 'clock'>) => ({
  owner: database.owner,
  secret: testSecret,
  clock: () => clock.now,
  push: webPush({ clock: () => clock.now, contact: '' }),
})
const withKey = ({ database, clock }: TestApp) => makeKey(partsOf({ database, clock }))
const devicesOf = async ({ inject }: Pick<TestPerson, 'inject'>) => (await inject('/api/notifications/devices')).json<Devices>()
const post = ({ inject }: Pick<TestPerson, 'inject'>, url: string, payload: object) =>
  inject({ method: 'POST', url: `/api/notifications/${url}`, payload })

/** Puts a device there, as a browser with a push service on this machine would: in production such an address is refused. */
async function putDevice({ database, clock }: TestApp, { account }: TestPerson, endpoint: string) {
  const browser = subscriber()
  const session = await database.owner.selectFrom('session').select('id').where('account_id', '=', account).executeTakeFirstOrThrow()
  const values = { id: randomUUID(), account_id: account, session_id: session.id, endpoint, added_at: new Date(clock.now) }
  await database.owner
    .insertInto('push_device')
    .values({ ...values, p256dh: browser.p256dh, auth: browser.auth })
    .execute()
  return { ...browser, id: values.id, session: session.id }
}
const devicesIn = async ({ database }: TestApp, { account }: Pick<TestPerson, 'account'>) =>
  (await database.owner.selectFrom('push_device').select('id').where('account_id', '=', account).execute()).length

const as = <T>({ database, clock }: TestApp, { account }: TestPerson, work: (tx: CaseTx) => Promise<T>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, work)
const say = (backend: TestApp, f: Family, thread: string, kind: 'message' | 'needs_answer' | 'hearing' | 'answered' = 'message') =>
  as(backend, f.ana, (tx) =>
    notify(tx, { caseId: f.caseId, to: 'parents', kind, about: thread, page: `/co-parenting-messages?thread=${thread}` }),
  )
const subjects = async (backend: TestApp, to: string) => (await mailsTo(backend, to)).map(({ subject }) => subject)
/** Ben's device, and what he chose. */
async function withDevice(choices: readonly Choice[] = ['message:push'], more: Parameters<typeof chose>[3] = {}) {
  const begun = await begin()
  const { backend, f, service } = begun
  const to = await chose(backend, f.ben, choices, more)
  return { ...begun, to, device: await putDevice(backend, f.ben, service.addressOf(randomUUID())) }
}

test('a device is sent neutral words and a path, and that marks nothing in anyone’s list as seen', async () => {
  const { backend, f, service, device } = await withDevice()
  const thread = randomUUID()
  await say(backend, f, thread)
  expect(await doWork(backend)).toMatchObject([{ name: 'notifications.push' }])
  expect(service.received).toHaveLength(1)
  expect(JSON.parse(device.open(service.received[0]!.body))).toEqual({
    title: 'You have something new',
    to: `/co-parenting-messages?thread=${thread}`,
  })
  expect(Number(service.received[0]!.headers.ttl)).toBe(day / 1000)
  expect((await f.ben.inject('/api/notifications')).json<List>().unseen).toBe(1)
  expect(await waitingWork(backend)).toEqual([])
})

test('a message that goes out to a device and by mail has not been viewed by it', async () => {
  const { backend, f, service, to } = await withDevice(['message:push', 'message:email'])
  const body = { ...written([f.ben.memberId]), subject: 'Zyxsubject', sendAt: null }
  expect((await postAs(f.ana, `/api/cases/${f.caseId}/messages`, body)).statusCode).toBe(200)
  await letMessagesOut(backend)
  await doWork(backend)
  expect([service.received.length, await subjects(backend, to)]).toEqual([1, ['Something new']])
  const views = await system(backend, (tx) => tx.selectFrom('message_view').selectAll().where('case_id', '=', f.caseId).execute())
  expect(views).toEqual([])
})

test('what was seen meanwhile, what was not chosen, and a thread of a case that shows nothing any more go nowhere', async () => {
  const { backend, f, service } = await withDevice(['message:push', 'message:email'])
  await say(backend, f, randomUUID(), 'hearing')
  await say(backend, f, randomUUID(), 'answered')
  await doWork(backend)
  await say(backend, f, randomUUID())
  const { notifications } = (await f.ben.inject('/api/notifications')).json<List>()
  await post(f.ben, 'seen', { ids: notifications.map(({ id }) => id) })
  await doWork(backend)
  await say(backend, f, randomUUID())
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  await doWork(backend)
  expect([service.received, await waitingWork(backend)]).toEqual([[], []])
})

test('a message that asks for an answer goes to a device that is for either', async () => {
  const { backend, f, service } = await withDevice(['answer:push'])
  await say(backend, f, randomUUID(), 'needs_answer')
  await say(backend, f, randomUUID())
  await doWork(backend)
  expect(service.received).toHaveLength(1)
})

test('quiet hours and safe hours hold it back until they end, also on a second try, and a day later it is dropped', async () => {
  // It is 2 pm in New York.
  const { backend, f, service, to } = await withDevice(['message:push', 'message:email'], { quiet: { from: 13 * 60, until: 16 * 60 } })
  await say(backend, f, randomUUID())
  await doWork(backend)
  expect([service.received, await subjects(backend, to)]).toEqual([[], []])
  expect((await waitingWork(backend)).map(({ name, after }) => [name, after])).toEqual([
    ['notifications.mail', 2 * hour],
    ['notifications.push', 2 * hour],
  ])
  backend.clock.now += 2 * hour
  service.answers.push({ status: 503 })
  await doWork(backend)
  expect([service.received.length, await subjects(backend, to)]).toEqual([1, ['Something new']])
  // The second try would be a day later, at a quiet hour.
  backend.clock.now += 22 * hour
  await doWork(backend)
  backend.clock.now += 2 * hour
  await doWork(backend)
  expect([service.received.length, await waitingWork(backend)]).toEqual([1, []])
})

test('nothing goes to a device that others use, in safety mode or discreet mode, or to a suspended person', async () => {
  const { backend, f, service, device } = await withDevice()
  const { owner } = backend.database
  const tries = async () => {
    await say(backend, f, randomUUID())
    await doWork(backend)
    return service.received.length
  }
  const session = (values: { is_shared?: boolean; expires_at?: Date }) =>
    owner.updateTable('session').set(values).where('id', '=', device.session).execute()
  const setting = (values: { is_safety?: boolean; is_discreet?: boolean }) =>
    owner.updateTable('account_setting').set(values).where('account_id', '=', f.ben.account).execute()
  const suspended = (at: Date | null) => owner.updateTable('account').set({ suspended_at: at }).where('id', '=', f.ben.account).execute()
  await session({ is_shared: true })
  expect([await tries(), (await devicesOf(f.ben)).devices]).toEqual([0, []])
  await session({ is_shared: false })
  for (const mode of ['is_safety', 'is_discreet'] as const) {
    await setting({ [mode]: true })
    expect([mode, await tries()]).toEqual([mode, 0])
    await setting({ [mode]: false })
  }
  await suspended(new Date(backend.clock.now))
  expect(await tries()).toBe(0)
  await suspended(null)
  expect(await tries()).toBe(1)
  await session({ expires_at: new Date(backend.clock.now) })
  expect(await tries()).toBe(1)
})

test('a device that listens no more is removed; a busy push service is asked again, a few times, each time later', async () => {
  const { backend, f, service } = await withDevice()
  service.answers.push({ status: 429, headers: { 'retry-after': '600' } }, ...Array.from({ length: 6 }, () => ({ status: 500 })))
  await say(backend, f, randomUUID())
  await doWork(backend)
  const waits: number[] = []
  for (let next = await waitingWork(backend); next.length > 0; next = await waitingWork(backend)) {
    waits.push(next[0]!.after)
    await doWork(backend)
  }
  expect(waits).toEqual([600_000, 120_000, 480_000, 1_920_000, 7_680_000, 30_720_000])
  expect(service.received).toHaveLength(7)
  expect(await devicesIn(backend, f.ben)).toBe(1)
  service.answers.push({ status: 410 })
  await say(backend, f, randomUUID())
  await doWork(backend)
  expect([await devicesIn(backend, f.ben), await waitingWork(backend)]).toEqual([0, []])
  expect(backend.reports).toEqual([])
})

test('what a push service refuses is reported without its address', async () => {
  const { backend, f, service } = await withDevice()
  service.answers.push({ status: 403 })
  await say(backend, f, randomUUID())
  await doWork(backend)
  expect(backend.reports).toEqual(['notifications.push: Error: A push service refused a message (403).'])
  backend.reports.length = 0
})

test('a burst is one mail at once and one an hour later, unless it was seen; another thread has its own', async () => {
  const { backend, f } = await begin()
  const to = await chose(backend, f.ben, ['message:email'])
  const [thread, other] = [randomUUID(), randomUUID()]
  for (let n = 0; n < 3; n += 1) {
    await say(backend, f, thread)
    await doWork(backend)
    backend.clock.now += 60_000
  }
  expect(await subjects(backend, to)).toHaveLength(1)
  await say(backend, f, other)
  await doWork(backend)
  expect(await subjects(backend, to)).toHaveLength(2)
  backend.clock.now += hour
  await doWork(backend)
  expect(await subjects(backend, to)).toHaveLength(3)
  await doWork(backend)
  expect([(await subjects(backend, to)).length, await waitingWork(backend)]).toEqual([3, []])
})

test('no mail where it was not chosen, no address is safe, or reminders of questions have it', async () => {
  const { backend, f } = await begin()
  const to = await chose(backend, f.ben, ['digest:email'])
  const set = (values: object) =>
    backend.database.owner.updateTable('account_setting').set(values).where('account_id', '=', f.ben.account).execute()
  await say(backend, f, randomUUID())
  await set({ notify: ['message:email'], safe_email: null })
  await say(backend, f, randomUUID())
  await doWork(backend)
  await set({ notify: ['message:email', 'answer:email'], safe_email: to })
  await say(backend, f, randomUUID(), 'needs_answer')
  await doWork(backend)
  expect(await subjects(backend, to)).toEqual([])
})

test('a person turns notifications on for a device, with the key of the installation, and off again', async () => {
  const backend = await testApp()
  const [ana, ben] = [await newPerson(backend), await newPerson(backend)]
  const { p256dh, auth } = subscriber()
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  const endpoint = 'https://push.example/abc'
  expect(await devicesOf(ana)).toEqual({ key: null, devices: [] })
  const tooSoon = await post(ana, 'devices', { endpoint, ...keys })
  expect([tooSoon.statusCode, tooSoon.json<{ message: string }>().message]).toEqual([
    409,
    'This can’t be turned on yet. Try again in a minute.',
  ])
  // Reading made none.
  expect(await backend.database.owner.selectFrom('push_key').selectAll().execute()).toEqual([])
  const { owner } = backend.database
  await jobs({ db: backend.database.accounts, ...partsOf(backend) })
    .find(({ name }) => name === 'push.key')!
    .run()
  const key = (await keyNow(owner, testSecret))!
  await withKey(backend)
  expect((await keyNow(owner, testSecret))!.equals(key)).toBe(true)

  const on = await post(ana, 'devices', { endpoint, ...keys })
  expect(on.json<Devices>()).toMatchObject({ key: publicOf(key)!.toString('base64url'), devices: [{ isThis: true }] })
  expect(on.body).not.toContain('push.example')
  const bad = [
    { endpoint: 'http://push.example/' },
    { endpoint: 'https://10.0.0.1/' },
    { p256dh: 'AAAA' },
    { auth: keys.p256dh.slice(0, 30) },
  ]
  for (const one of bad) expect((await post(ana, 'devices', { endpoint, ...keys, ...one })).statusCode).toBe(400)
  // Another person in the same browser: it is theirs now.
  await post(ben, 'devices', { endpoint, ...keys })
  expect([(await devicesOf(ana)).devices.length, (await devicesOf(ben)).devices.length]).toEqual([0, 1])
  const [{ id }] = (await devicesOf(ben)).devices as [Devices['devices'][0]]
  expect((await post(ana, 'devices/removed', { id })).statusCode).toBe(404)
  expect((await post(ben, 'devices/removed', { id })).json<Devices>().devices).toEqual([])
})

test('a device is gone with its session: signed out, left, ended from elsewhere, with a new password; and none is added where others use it', async () => {
  const backend = await worldOfAccounts()
  await withKey(backend)
  const { p256dh, auth } = subscriber()
  const body = { endpoint: 'https://push.example/abc', p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  const { account, email } = await putAccount(backend, 60_000)
  const enter = async () => {
    const person = newBrowser(backend.app)
    await person.signIn(email)
    return person
  }
  type Person = Awaited<ReturnType<typeof enter>>
  const away = (url: string) => (person: Person) =>
    backend.app.inject({
      method: 'POST',
      url,
      headers: { cookie: `session=${person.jar.get('session')}`, 'sec-fetch-site': 'same-origin' },
    })
  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    'signing out': away('/api/logout'),
    leaving: away('/api/leave'),
    'the end of all other sessions': async () => (await enter()).ask('endOthers', {}),
    'a new password, set elsewhere': async () =>
      (await enter()).ask('changePassword', { currentPassword: nia.password, newPassword: 'nine tall lamps by the road' }),
  }
  for (const [way, end] of Object.entries(ends)) {
    const person = await enter()
    expect((await person.send('POST', '/api/notifications/devices', body)).statusCode).toBe(200)
    expect([way, await devicesIn(backend, { account })]).toEqual([way, 1])
    await end(person)
    expect([way, await devicesIn(backend, { account })]).toEqual([way, 0])
  }
  const shared = await newPerson(backend)
  await backend.database.owner.updateTable('session').set({ is_shared: true }).where('account_id', '=', shared.account).execute()
  expect((await post(shared, 'devices', body)).statusCode).toBe(403)
})

test('a changed secret opens the same key, and the old one does not', async () => {
  const backend = await testApp()
  await withKey(backend)
  const { owner } = backend.database
  const key = await keyNow(owner, testSecret)
  const another = 'x'.repeat(40)
  expect(await turnSecret(owner, testSecret, another)).toBe(0)
  expect(await keyNow(owner, another)).toEqual(key)
  await expect(keyNow(owner, testSecret)).rejects.toThrow('another secret')
})

test('the role of accounts reads the public half of the key alone, and that of cases no device', async () => {
  const { database } = await theApp()
  await expect(database.accounts.selectFrom('push_key').select('sealed').execute()).rejects.toThrow(/permission denied/)
  await expect(database.cases.selectFrom('push_device').select('id').execute()).rejects.toThrow(/permission denied/)
  await expect(database.app.selectFrom('push_device').select('id').execute()).rejects.toThrow(/permission denied/)
})

test('the mail of the day counts a message until it was opened, mailed alone or not', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const to = await chose(backend, f.ben, ['digest:email', 'message:email'])
  expect(to).toContain('@safe.example')
  const [thread, at] = [randomUUID(), new Date(backend.clock.now)]
  await system(backend, async (tx) => {
    const times = { composed_at: at, sent_at: at, due_at: at, published_at: at }
    for (const id of [thread, randomUUID()])
      await tx
        .insertInto('case_message')
        .values({
          case_id: f.caseId,
          id,
          thread_id: thread,
          author_id: f.ana.memberId,
          recipients: [f.ben.memberId],
          kind: 'message',
          subject: 'Zyxsubject',
          body: 'Zyxbody',
          ...times,
        })
        .execute()
    await tx
      .insertInto('message_view')
      .values({ case_id: f.caseId, message_id: thread, author_id: f.ben.memberId, viewed_at: at })
      .execute()
  })
  backend.clock.now += day
  await tell(backend)
  const [digest] = await mailsTo(backend, to)
  expect(digest!.body).toContain('New messages: 1')
})
