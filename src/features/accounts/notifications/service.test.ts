import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CaseTx } from '#access/cases.ts'
import { casesOf } from '#access/cases.ts'
import { webPush } from '#ports/push/web-push.ts'
import { type Family, family, grant, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { sharedApp, type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import type { List } from './contract.ts'
import { jobs } from './jobs.ts'
import { notify } from './public.ts'

const theApp = sharedApp()
const day = 24 * 3_600_000

const listOf = async ({ inject }: Pick<TestPerson, 'inject'>) => (await inject('/api/notifications')).json<List>()
const see = async ({ inject }: Pick<TestPerson, 'inject'>, ids: readonly string[]) =>
  inject({ method: 'POST', url: '/api/notifications/seen', payload: { ids } })
const as = <T>({ database, clock }: TestApp, { account }: TestPerson, work: (tx: CaseTx) => Promise<T>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, work)
const parts = ({ database, clock }: TestApp) => ({
  owner: database.owner,
  secret: testSecret,
  clock: () => clock.now,
  push: webPush({ clock: () => clock.now, contact: '' }),
})
/** The kind can be one that no feature here writes yet. */
const message = ({ caseId }: Family, about: string, to: 'parents' | readonly string[] = 'parents') =>
  ({ caseId, to, kind: 'message', about, page: `/co-parenting-messages?thread=${about}` }) as const

test('the other parent is notified, the person who acts is not, and no one can notify people of another case', async () => {
  const backend = await theApp()
  const [f, other] = [await family(backend), await family(backend)]
  const thread = randomUUID()
  await as(backend, f.ana, (tx) => notify(tx, message(f, thread)))
  expect(await listOf(f.ben)).toMatchObject({
    notifications: [{ kind: 'message', to: `/co-parenting-messages?thread=${thread}`, times: 1, isSeen: false }],
    unseen: 1,
    next: null,
  })
  expect(await listOf(f.ana)).toEqual({ notifications: [], unseen: 0, next: null })
  await as(backend, f.ana, (tx) => notify(tx, message(other, thread)))
  await as(backend, f.ana, (tx) => notify(tx, message(other, thread, [other.ben.memberId])))
  // A seat of another case, named in hers.
  await as(backend, f.ana, (tx) => notify(tx, message(f, randomUUID(), [other.ben.memberId])))
  expect([(await listOf(other.ana)).unseen, (await listOf(other.ben)).unseen]).toEqual([0, 0])
})

test('it is there if the change is: a transaction that fails notifies nobody', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const failed = as(backend, f.ana, async (tx) => {
    await notify(tx, message(f, randomUUID()))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect((await listOf(f.ben)).unseen).toBe(0)
})

test('what happens again before it is seen is counted in the same line; after that it is a new one', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const thread = randomUUID()
  for (let n = 0; n < 3; n += 1) await as(backend, f.ana, (tx) => notify(tx, message(f, thread)))
  const [line] = (await listOf(f.ben)).notifications
  expect(line).toMatchObject({ times: 3, isSeen: false })
  expect((await see(f.ben, [line!.id])).json<List>()).toMatchObject({ notifications: [{ isSeen: true }], unseen: 0 })
  await as(backend, f.ana, (tx) => notify(tx, message(f, thread)))
  expect((await listOf(f.ben)).notifications.map(({ times, isSeen }) => [times, isSeen]).toSorted()).toEqual([
    [1, false],
    [3, true],
  ])
})

test('nobody marks another person’s as seen, and the second of two windows finds it seen', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await as(backend, f.ana, (tx) => notify(tx, message(f, randomUUID())))
  const [line] = (await listOf(f.ben)).notifications
  expect((await see(f.ana, [line!.id])).statusCode).toBe(200)
  expect((await listOf(f.ben)).unseen).toBe(1)
  const both = await Promise.all([see(f.ben, [line!.id]), see(f.ben, [line!.id])])
  expect(both.map((reply) => reply.json<List>().unseen)).toEqual([0, 0])
})

test('the list comes in pages, all or the new ones, and all of it is marked as seen up to what was loaded', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const say = async (n: number) => {
    for (let count = 0; count < n; count += 1) {
      backend.clock.now += 1000
      await as(backend, f.ana, (tx) => notify(tx, message(f, randomUUID())))
    }
  }
  await say(60)
  const first = await listOf(f.ben)
  expect([first.notifications.length, first.unseen]).toEqual([50, 60])
  const page = async (query: string) => (await f.ben.inject(`/api/notifications?${query}`)).json<List>()
  const second = await page(`cursor=${first.next}`)
  expect([second.notifications.length, second.next]).toEqual([10, null])
  expect(new Set([...first.notifications, ...second.notifications].map(({ id }) => id)).size).toBe(60)
  // A cursor is good for its own list alone.
  expect((await f.ben.inject(`/api/notifications?only=unseen&cursor=${first.next}`)).statusCode).toBe(400)

  await see(f.ben, [first.notifications[0]!.id])
  expect((await page('only=unseen')).notifications.map(({ id }) => id)).not.toContain(first.notifications[0]!.id)
  await say(1)
  const seeAll = (person: TestPerson) =>
    person.inject({ method: 'POST', url: '/api/notifications/all-seen', payload: { until: first.notifications[0]!.at } })
  expect((await seeAll(f.ana)).json<List>().unseen).toBe(0)
  expect((await seeAll(f.ben)).json<List>()).toMatchObject({ unseen: 1 })
  expect(await page('only=unseen')).toMatchObject({ notifications: [{ isSeen: false }], next: null })
})

test('a granted seat is notified where it is named, and neither after it has ended nor of what came before', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { role: 'mediator' })
  await as(backend, f.ben, (tx) => notify(tx, message(f, randomUUID())))
  expect((await listOf(lena)).unseen).toBe(0)
  await as(backend, f.ben, (tx) => notify(tx, message(f, randomUUID(), [lena.memberId, f.ana.memberId])))
  expect([(await listOf(lena)).unseen, (await listOf(f.ana)).unseen]).toEqual([1, 2])
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', lena.memberId)
      .execute(),
  )
  await as(backend, f.ben, (tx) => notify(tx, message(f, randomUUID(), [lena.memberId])))
  expect(await listOf(lena)).toMatchObject({ notifications: [], unseen: 0 })
  const rows = await backend.database.owner.selectFrom('notification').select('id').where('account_id', '=', lena.account).execute()
  expect(rows).toHaveLength(1)
})

test('a page that is no plain address of this site is refused, and with it the change', async () => {
  const backend = await theApp()
  const f = await family(backend)
  for (const page of ['https://evil.example', '//evil.example', '/a?name=Ana Moreno', '/a?title=Zyx', '/a#b', 'javascript:alert(1)'])
    await expect(as(backend, f.ana, (tx) => notify(tx, { ...message(f, randomUUID()), page }))).rejects.toThrow(/notification_page_check/)
})

test('the roles: cases can’t read or write the table, and accounts can’t change what a line says', async () => {
  const { database } = await theApp()
  await expect(database.cases.selectFrom('notification').select('id').execute()).rejects.toThrow(/permission denied/)
  await expect(database.cases.deleteFrom('notification').execute()).rejects.toThrow(/permission denied/)
  await expect(database.accounts.updateTable('notification').set({ page: '/' }).execute()).rejects.toThrow(/permission denied/)
  await expect(database.app.selectFrom('notification').select('id').execute()).rejects.toThrow(/permission denied/)
})

test('after 90 days it is deleted, seen or not, and with the account at once', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const rows = () => backend.database.owner.selectFrom('notification').select('account_id').execute()
  const run = () => jobs({ ...parts(backend), db: backend.database.accounts })[0]!.run()
  await as(backend, f.ana, (tx) => notify(tx, message(f, randomUUID())))
  await as(backend, f.ben, (tx) => notify(tx, message(f, randomUUID())))
  backend.clock.now += 89 * day
  await run()
  expect(await rows()).toHaveLength(2)
  await backend.database.owner.deleteFrom('account').where('id', '=', f.ana.account).execute()
  expect(await rows()).toEqual([{ account_id: f.ben.account }])
  backend.clock.now += 2 * day
  await run()
  expect(await rows()).toEqual([])
})

test('someone without a case has an empty list, and visitors have none', async () => {
  const backend = await theApp()
  expect(await listOf(await newPerson(backend))).toEqual({ notifications: [], unseen: 0, next: null })
  expect((await backend.app.inject('/api/notifications')).statusCode).toBe(401)
})
