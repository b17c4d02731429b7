import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { file, putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import type { StartJobs } from '#ports/jobs/port.ts'
import { unlimited } from '#http/limits.ts'
import { readConfig } from './config.ts'
import { startWorker } from './worker.ts'

test("the worker sweeps as soon as it starts: yesterday's rating is mixed without further ado", async () => {
  const { app, clock, database, reports } = await testApp()
  const vera = await putPerson(database.owner)
  await file(app, ratingOf(vera))
  clock.now += 24 * 3_600_000
  const worker = startWorker({
    config: readConfig({ DEMO: 'off' }),
    clock: () => clock.now,
    random: seededRandom(2),
    database,
    limiter: unlimited,
    secret: '',
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
  })
  const moved = () => database.owner.selectFrom('review').select('status').execute()
  await expect.poll(moved).toEqual([{ status: 'pending' }])
  await worker.stop()
  expect(reports).toEqual([])
})

test('only jobs of every minute run at the pace of DEMO_SWEEP', async () => {
  const { database, clock } = await testApp()
  const pacesWith = (env: Record<string, string>) => {
    const paces = new Map<string, number>()
    const start: StartJobs = (jobs) => {
      for (const { name, every } of jobs) paces.set(name, every)
      return { stop: async () => {} }
    }
    startWorker(
      {
        config: readConfig(env),
        clock: () => clock.now,
        random: seededRandom(3),
        database,
        limiter: unlimited,
        secret: '',
        report: () => {},
      },
      { start },
    )
    return paces
  }
  const [usual, quick] = [pacesWith({}), pacesWith({ DEMO_SWEEP: '15' })]
  expect(usual.get('reviews.sweep')).toBe(60_000)
  expect([...quick]).toEqual([...usual].map(([name, every]) => [name, every === 60_000 ? 15_000 : every]))
})
