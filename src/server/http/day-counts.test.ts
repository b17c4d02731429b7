import { expect, test } from 'vitest'
import { dayCounts } from './day-counts.ts'

const noon = Date.parse('2026-03-12T12:00:00Z')
const dayLong = 24 * 3_600_000

function counting() {
  const clock = { now: noon }
  const written: [day: string, what: string, n: number][] = []
  const failing = { isSo: false }
  const reported: unknown[] = []
  const counts = dayCounts<string>({
    clock: () => clock.now,
    write: async (day, what, n) => {
      if (failing.isSo) throw new Error('the database is away')
      written.push([day, what, n])
    },
    report: (error) => reported.push(error),
  })
  return { clock, written, failing, reported, counts }
}

test('nothing is written while the day lasts, however much is counted; when it is over each count is written once', async () => {
  const { clock, written, counts } = counting()
  for (const what of ['one', 'other', 'one']) counts.add(what, what)
  await counts.turn()
  expect(written).toEqual([])
  clock.now += dayLong
  // The first count of the next day writes nothing: a write would reveal its time.
  counts.add('one', 'one')
  expect(written).toEqual([])
  await counts.turn()
  await counts.turn()
  expect(written).toEqual([
    ['2026-03-12', 'one', 2],
    ['2026-03-12', 'other', 1],
  ])
  clock.now += dayLong
  await counts.turn()
  expect(written.at(-1)).toEqual(['2026-03-13', 'one', 1])
  counts.stop()
})

test('counts that could not be written are reported, retained, and written later', async () => {
  const { clock, written, failing, reported, counts } = counting()
  counts.add('one', 'one')
  clock.now += dayLong
  failing.isSo = true
  await counts.turn()
  expect([written, reported.length]).toEqual([[], 1])
  failing.isSo = false
  await counts.turn()
  expect(written).toEqual([['2026-03-12', 'one', 1]])
  counts.stop()
})
