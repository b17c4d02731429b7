import { expect, test } from 'vitest'
import { day, una } from '#test/support/roster.ts'
import { testApp } from '#test/support/test-app.ts'
import { importSource } from '#directory/imports/service.ts'
import { jobs } from './jobs.ts'

test('the job takes courts over after an import alone, by itself, and runs beside another process that does the same', async () => {
  const { database, clock } = await testApp()
  const { owner } = database
  const [job] = jobs({ owner, clock: () => clock.now, demo: true })
  const fills = () => owner.selectFrom('organization_fill').selectAll().execute()
  await job!.run()
  expect(await fills()).toEqual([])
  await importSource(owner, una(), { today: day('2026-03-12') })
  await Promise.all([job!.run(), job!.run()])
  expect(await fills()).toMatchObject([{ filled_on: '2026-03-12', unlinked: 1 }])
  await job!.run()
  expect(await fills()).toHaveLength(1)
})
