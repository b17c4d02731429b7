// Mails about cases survive a kill of the worker: nothing is sent twice, and nothing is lost.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { roleNames } from '#ports/db/port.ts'
import { iterations } from './support/depth.ts'
import { root } from './support/copy.ts'
import { type Family, family, system } from './support/family.ts'
import { chose, mailsTo, tell } from './support/notices.ts'
import { seededRandom } from './support/random.ts'
import { type TestApp, testApp } from './support/test-app.ts'

const howMany = 25
const kills = iterations(6, 3)

/** Each asks the other something. */
const asks = (backend: TestApp, { caseId, ana, ben }: Family) =>
  system(backend, async (tx) => {
    const now = new Date(backend.clock.now)
    const trade = (by: string) => ({
      case_id: caseId,
      id: randomUUID(),
      author_id: by,
      kind: 'give',
      reason: 'A wedding.',
      legs: JSON.stringify([{ from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: [], side: 'A' }]),
      first_day: '2026-03-20',
      state: 'sent',
      sent_at: now,
      created_at: now,
    })
    await tx
      .insertInto('time_trade')
      .values([trade(ana.memberId), trade(ben.memberId)])
      .execute()
  })

test(`kill -9, ${kills} times while two workers tell ${2 * howMany} people: everybody has one mail, and one line that says so`, async () => {
  const backend = await testApp()
  const addresses: string[] = []
  for (let n = 0; n < howMany; n += 1) {
    const f = await family(backend)
    for (const who of [f.ana, f.ben]) addresses.push(await chose(backend, who, ['answer:email']))
    await asks(backend, f)
  }
  const given = JSON.stringify({
    owner: backend.engine.owner,
    roles: Object.fromEntries(roleNames.map((name) => [name, backend.engine.role(name)])),
    now: backend.clock.now,
  })
  const running = new Set<ChildProcess>()
  onTestFinished(() => running.forEach((child) => child.kill('SIGKILL')))
  const start = async () => {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'reminders-worker.ts'), given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.add(child)
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    await Promise.race([new Promise<void>((resolve) => child.stdout.once('data', () => resolve())), ended])
    return async () => {
      child.kill('SIGKILL')
      await ended
      running.delete(child)
    }
  }
  const { next } = seededRandom(5)
  const reminderCount = async () =>
    Number(
      (
        await backend.database.owner
          .selectFrom('reminder')
          .select((q) => q.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const reached: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const ends = await Promise.all([start(), start()])
    // In the middle of the work: since the start some more people were notified, or all of them.
    const enough = Math.min(2 * howMany, (await reminderCount()) + 1 + Math.floor(next() * 7))
    await expect.poll(reminderCount, { interval: 1, timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
    await Promise.all(ends.map((end) => end()))
    reached.push(await reminderCount())
  }
  expect(reached[0]).toBeLessThan(2 * howMany)
  await tell(backend)
  const mails = await Promise.all(addresses.map(async (to) => (await mailsTo(backend, to)).length))
  expect(mails).toEqual(addresses.map(() => 1))
  expect(await reminderCount()).toBe(2 * howMany)
}, 180_000)
