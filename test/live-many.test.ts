import { expect, onTestFinished, test } from 'vitest'
import { liveServer } from './support/live-family.ts'
import { putFamilies } from './support/live-families.ts'
import { listen, type Reader } from './support/live-reader.ts'
import { testApp } from './support/test-app.ts'

/** A busy machine is no failure: late events count too. */
const soon = { timeout: 20_000 }

test('one server holds 1,000 open pages of 500 families, each gets the changes of its own case only, and all end with the server', async () => {
  const backend = await testApp()
  const families = await putFamilies(backend.database, 500, new Date(backend.clock.now))
  const server = await liveServer(backend)
  const pages: { caseId: string; reader: Reader }[] = []
  onTestFinished(() => pages.forEach(({ reader }) => reader.close()))
  for (let from = 0; from < families.length; from += 25) {
    const some = families.slice(from, from + 25).flatMap(({ caseId, parents }) => parents.map(({ cookie }) => ({ caseId, cookie })))
    const opened = await Promise.all(
      some.map(async ({ caseId, cookie }) => ({
        caseId,
        reader: await listen(`${server.origin}/api/live?case=${caseId}&after=0`, { cookie }),
      })),
    )
    pages.push(...opened)
  }
  expect(pages.map(({ reader }) => reader.status)).toEqual(pages.map(() => 200))
  // The n-th family has n changes, of seven at most, in turns.
  const due = (n: number) => n % 8
  for (let turn = 1; turn <= 7; turn += 1) {
    const busy = families.filter((_, n) => due(n) >= turn)
    for (let from = 0; from < busy.length; from += 50)
      await Promise.all(busy.slice(from, from + 50).map((family) => server.change(family, family.parents[turn % 2]!)))
  }
  const wanted = pages.map((_, n) => Array.from({ length: due(Math.floor(n / 2)) }, (__, seq) => seq + 1))
  await expect.poll(() => pages.reduce((sum, { reader }) => sum + reader.seqs().length, 0), soon).toBe(wanted.flat().length)
  expect(pages.map(({ reader }) => reader.seqs())).toEqual(wanted)
  expect(pages.filter(({ reader }) => reader.isOver())).toEqual([])
  await server.close()
  await expect.poll(() => pages.filter(({ reader }) => !reader.isOver()).length, soon).toBe(0)
  expect(server.reports).toEqual([])
}, 120_000)
