import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { jobsSeen, logged } from './job-log.ts'

test('each run of a job is noted by its day: how often, how long, and the kind of a failure without its words', async () => {
  const { clock, database } = await testApp()
  const reports: string[] = []
  let fails = false
  const run = async () => {
    if (fails) throw new TypeError('the address of ana@people.example is wrong')
  }
  const [job] = logged([{ name: 'test.job', every: 1_000, run }], {
    database,
    clock: () => clock.now,
    report: (_error, where) => reports.push(where),
  })
  await job!.run()
  await job!.run()
  fails = true
  await expect(job!.run()).rejects.toThrow(TypeError)
  const rows = await database.owner.selectFrom('job_run').selectAll().execute()
  expect(rows).toMatchObject([{ day: '2026-03-12', job: 'test.job', runs: 3, failures: 1, last_fault: 'TypeError' }])
  expect(JSON.stringify(rows)).not.toContain('ana@')
  expect(jobsSeen()).toContainEqual({ job: 'test.job', every: 1_000, lastAt: clock.now })
  expect(reports).toEqual([])
})

test('a run that cannot be noted is reported, and the job has run for all that', async () => {
  const { clock, database } = await testApp()
  const reports: string[] = []
  let runs = 0
  const run = async () => void (runs += 1)
  const [job] = logged([{ name: 'Not a name', every: 1_000, run }], {
    database,
    clock: () => clock.now,
    report: (_error, where) => reports.push(where),
  })
  await job!.run()
  expect([runs, reports]).toEqual([1, ['the note of job Not a name']])
})
