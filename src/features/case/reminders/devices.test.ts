import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeKey } from '#accounts/notifications/keys.ts'
import type { Choice } from '#accounts/settings/contract.ts'
import { pushService } from '#ports/push/service.testing.ts'
import { subscriber } from '#ports/push/subscriber.testing.ts'
import { webPush } from '#ports/push/web-push.ts'
import { scheduled } from '#test/support/exchanges.ts'
import { family, type TestPerson } from '#test/support/family.ts'
import { chose, mailsTo, tell } from '#test/support/notices.ts'
import { doWork, waitingWork } from '#test/support/queue.ts'
import { sharedApp, type TestApp, testSecret } from '#test/support/test-app.ts'

const theApp = sharedApp()
const at = (text: string) => Date.parse(`${text}Z`)
/** The family's exchange is on Friday, March 13, at 6 pm in New York. */
const due = at('2026-03-13T22:00:00')
const minutes = 60_000

/** Ben's phone, turned on for notifications, and what he chose. */
async function begin(choices: readonly Choice[], more: Parameters<typeof chose>[3] = {}) {
  const backend = await theApp()
  const { owner } = backend.database
  await owner.deleteFrom('pgboss.job_common' as never).execute()
  await owner.deleteFrom('account_setting').execute()
  await makeKey({ owner, secret: testSecret, clock: () => backend.clock.now, push: webPush({ clock: Date.now, contact: '' }) })
  const f = await family(backend)
  await scheduled(backend, f)
  const to = await chose(backend, f.ben, choices, more)
  const service = await pushService()
  const phone = subscriber()
  const session = await owner.selectFrom('session').select('id').where('account_id', '=', f.ben.account).executeTakeFirstOrThrow()
  const device = { id: randomUUID(), account_id: f.ben.account, session_id: session.id, endpoint: service.addressOf(randomUUID()) }
  await owner
    .insertInto('push_device')
    .values({ ...device, p256dh: phone.p256dh, auth: phone.auth, added_at: new Date(backend.clock.now) })
    .execute()
  /** Every job's turn at a moment. */
  const turn = async (now: number) => {
    backend.clock.now = now
    // The test's session would be over by then.
    await owner
      .updateTable('session')
      .set({ expires_at: new Date(now + 60 * minutes) })
      .execute()
    await tell(backend)
    await doWork(backend)
  }
  return { backend, f, to, phone, service, turn }
}
const listOf = ({ database }: TestApp, { account }: TestPerson) =>
  database.owner.selectFrom('notification').select(['kind', 'times', 'page']).where('account_id', '=', account).execute()

test('an exchange that is near comes to a device once, without a word about place, child or name', async () => {
  const { backend, f, to, phone, service, turn } = await begin(['exchange:push'])
  await turn(due - 61 * minutes)
  expect(service.received).toEqual([])
  await turn(due - 59 * minutes)
  await turn(due - 57 * minutes)
  expect(service.received.map(({ body }) => JSON.parse(phone.open(body)))).toEqual([
    { title: 'You have something new', to: `/exchange-tracking?case=${f.caseId}` },
  ])
  // A phone that is off for longer gets nothing: by then it may be over.
  expect(Number(service.received[0]!.headers.ttl)).toBe(30 * 60)
  expect([await listOf(backend, f.ben), await listOf(backend, f.ana)]).toMatchObject([[{ kind: 'exchange', times: 1 }], []])
  expect([await mailsTo(backend, to), await waitingWork(backend)]).toEqual([[], []])
})

test('mail and device are chosen apart from each other, and one address that is not safe stops no device', async () => {
  const both = await begin(['exchange:email', 'exchange:push'])
  await both.turn(due - 59 * minutes)
  await both.turn(due - 57 * minutes)
  expect([both.service.received.length, (await mailsTo(both.backend, both.to)).length]).toEqual([1, 1])
  const mail = await begin(['exchange:email'])
  await mail.turn(due - 59 * minutes)
  expect([mail.service.received.length, (await mailsTo(mail.backend, mail.to)).length]).toEqual([0, 1])
  const never = await begin(['exchange:push'], { never: true })
  await never.turn(due - 59 * minutes)
  expect(never.service.received).toHaveLength(1)
})

test('in quiet hours it waits for their end, and once the exchange is over nothing is sent', async () => {
  const quiet = { from: 16 * 60, until: 17 * 60 + 30 }
  const before = await begin(['exchange:push'], { quiet })
  await before.turn(due - 59 * minutes)
  expect(before.service.received).toEqual([])
  await before.turn(due - 29 * minutes)
  expect(before.service.received).toHaveLength(1)
  const over = await begin(['exchange:push'], { quiet: { from: 16 * 60, until: 19 * 60 } })
  for (const now of [due - 59 * minutes, due - minutes, due + 61 * minutes]) await over.turn(now)
  expect([over.service.received, await listOf(over.backend, over.f.ben)]).toEqual([[], []])
})

test('nothing comes in discreet mode, of an exchange that was canceled, or to a device after half an hour', async () => {
  const discreet = await begin(['exchange:push'], { isDiscreet: true })
  await discreet.turn(due - 59 * minutes)
  expect(discreet.service.received).toEqual([])

  const off = await begin(['exchange:push'])
  const cancel = { dueAt: new Date(due).toISOString(), toSide: 'B', cancelled: true }
  const url = `/api/cases/${off.f.caseId}/exchanges/cancel`
  expect((await off.f.ana.inject({ method: 'POST', url, payload: cancel })).statusCode).toBe(200)
  await off.turn(due - 59 * minutes)
  expect(off.service.received).toEqual([])

  const late = await begin(['exchange:push'])
  late.backend.clock.now = due - 59 * minutes
  await tell(late.backend)
  late.backend.clock.now = due - 29 * minutes
  await doWork(late.backend)
  expect([late.service.received, await waitingWork(late.backend)]).toEqual([[], []])
})
