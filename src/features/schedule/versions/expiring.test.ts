import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { type Family, family, type TestPerson, system } from '#test/support/family.ts'
import { act, clockAt, current, newDraft } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Version } from './contract.ts'
import { jobs } from './jobs.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York. Respond by the 14th means by the end of that day there.
const over = Date.parse('2026-03-15T04:00:00Z')
const hour = 3_600_000

async function askedUntil14th(f: Family): Promise<string> {
  const id = await newDraft(f.ana, f)
  expect((await act(f.ana, f, id, 'propose', { base: null, respondBy: '2026-03-14' })).json()).toEqual({ state: 'proposed' })
  return id
}
const sweep = (backend: TestApp, at: () => number) =>
  jobs({ cases: casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: at }), clock: at })[0]!.run()
const storedVersion = (backend: TestApp, id: string) =>
  system(backend, (tx) =>
    tx.selectFrom('schedule_version').select(['state', 'answered_at', 'viewed_at']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
const versionSeenBy = async (who: TestPerson, f: Family, id: string): Promise<Version> =>
  (await current(who, f)).versions.find((version: Version) => version.id === id)

test('after its deadline a proposed schedule reads as expired, before any job has stored that', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const id = await askedUntil14th(f)
  await clockAt(backend, over - 1)
  expect(await versionSeenBy(f.ben, f, id)).toMatchObject({ state: 'proposed', can: { answer: true } })
  await clockAt(backend, over)
  for (const who of [f.ana, f.ben])
    expect(await versionSeenBy(who, f, id)).toMatchObject({ state: 'expired', can: { answer: false, withdraw: false } })
  expect((await storedVersion(backend, id)).state).toBe('proposed')
  await sweep(backend, () => backend.clock.now)
  expect(await storedVersion(backend, id)).toMatchObject({ state: 'expired', answered_at: null })
  expect(await versionSeenBy(f.ben, f, id)).toMatchObject({ state: 'expired' })
})

test('an answer exactly at the deadline is refused as too late, and one a millisecond earlier counts', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const [late, early] = [await askedUntil14th(f), await askedUntil14th(f)]
  await clockAt(backend, over)
  const tries = [
    await act(f.ben, f, late, 'approve', { base: null }),
    await act(f.ben, f, late, 'decline', { reason: 'No.' }),
    await act(f.ana, f, late, 'withdraw'),
  ]
  for (const reply of tries)
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'The time to answer this proposal is over. Whoever made it may propose it again.',
    ])
  await act(f.ben, f, late, 'view')
  expect(await storedVersion(backend, late)).toMatchObject({ state: 'proposed', viewed_at: null })
  await clockAt(backend, over - 1)
  expect((await act(f.ben, f, early, 'approve', { base: null })).json()).toEqual({ state: 'approved' })
})

test.each([
  ['ahead', over - hour, 2 * hour, 200],
  ['behind', over + hour, -2 * hour, 409],
])('a device whose clock is two hours %s changes nothing: the server’s decides', async (_way, now, off, status) => {
  const backend = await testApp()
  const f = await family(backend)
  const id = await askedUntil14th(f)
  await clockAt(backend, now)
  const reply = await f.ben.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/schedule/versions/${id}/approve`,
    payload: { base: null },
    headers: { date: new Date(now + off).toUTCString() },
  })
  expect(reply.statusCode).toBe(status)
})

test('when an answer and the deadline meet, exactly one takes effect, and the reply says which', async () => {
  const backend = await testApp()
  const f = await family(backend)
  for (let turn = 0; turn < 8; turn += 1) {
    await clockAt(backend, Date.parse('2026-03-12T18:00:00Z') + turn)
    const id = await newDraft(f.ana, f, { title: `Turn ${turn}` })
    const { base } = await current(f.ana, f)
    await act(f.ana, f, id, 'propose', { base, respondBy: '2026-03-14' })
    // The answer is a millisecond in time; by another server's clock the deadline has passed.
    await clockAt(backend, over - 1)
    const [reply] = await Promise.all([act(f.ben, f, id, 'approve', { base }), sweep(backend, () => over)])
    const { state, answered_at: answeredAt } = await storedVersion(backend, id)
    expect([reply.statusCode, state, answeredAt !== null]).toEqual(
      reply.statusCode === 200 ? [200, 'approved', true] : [409, 'expired', false],
    )
  }
})

test('an expired proposal can be proposed again as a new version, and the old one stays expired in the history', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const id = await askedUntil14th(f)
  await clockAt(backend, over + hour)
  await sweep(backend, () => backend.clock.now)
  const { title, basis, orderId, effective, rules, note, can } = await versionSeenBy(f.ana, f, id)
  expect(can).toMatchObject({ again: true, propose: false })
  const again = await newDraft(f.ana, f, { title, basis, orderId, effective, rules, note })
  expect((await act(f.ana, f, again, 'propose', { base: null, respondBy: '2026-03-20' })).statusCode).toBe(200)
  expect((await act(f.ben, f, again, 'approve', { base: null })).json()).toEqual({ state: 'approved' })
  expect(await versionSeenBy(f.ana, f, id)).toMatchObject({ state: 'expired' })
})

test('a proposal without a deadline waits indefinitely, and an expired one cannot be reopened', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const open = await newDraft(f.ana, f)
  await act(f.ana, f, open, 'propose', { base: null, respondBy: null })
  const id = await askedUntil14th(f)
  await clockAt(backend, over + 300 * 24 * hour)
  await sweep(backend, () => backend.clock.now)
  expect((await storedVersion(backend, open)).state).toBe('proposed')
  await expect(
    system(backend, (tx) => tx.updateTable('schedule_version').set({ state: 'proposed' }).where('id', '=', id).execute()),
  ).rejects.toThrow(/frozen/)
  await expect(
    system(backend, (tx) =>
      tx
        .updateTable('schedule_version')
        .set({ respond_by: new Date(over + 999 * 24 * hour) })
        .where('id', '=', open)
        .execute(),
    ),
  ).rejects.toThrow(/frozen/)
})
