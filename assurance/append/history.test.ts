import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { anomalies, firstGap, type History } from './history.ts'

/** A list as eight clients fill it: each sends one after the other, some give up, and two read the latest fifty now and then. */
function history(seed: number): History {
  const { next } = seededRandom(seed)
  const clients = Array.from({ length: 8 }, () => 0)
  const taken: { value: string; began: number; at: number; confirmed: number | null }[] = []
  for (let n = 0; n < 200; n += 1) {
    const client = Math.floor(next() * 8)
    const began = clients[client]! + 1
    const at = began + next() * 5
    const end = at + next() * 5
    clients[client] = end
    taken.push({ value: `${client}:${n}`, began, at, confirmed: next() < 0.05 ? null : end })
  }
  const appends = taken.map(({ value, began, confirmed }) => ({ value, began, confirmed }))
  // Who gave up finds the message there half of the time.
  const list = taken
    .filter(({ confirmed }) => confirmed !== null || next() < 0.5)
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
  const ends = Array.from({ length: 20 }, () => Math.ceil(next() * list.length)).toSorted((a, b) => a - b)
  const reads = ends.map((end, n) => ({ reader: n % 2 === 0 ? 'ana' : 'ben', values: list.slice(Math.max(0, end - 50), end) }))
  return { appends, reads, list }
}
const damaged = (good: History, list: string[]) => anomalies({ ...good, list, reads: [] })

test('a list that can have been is right, with clients that gave up', () => {
  for (let seed = 0; seed < 200; seed += 1) expect(anomalies(history(seed))).toEqual([])
})

test('one message that is lost, doubled, strange, or in another place is named', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const good = history(seed)
    const { list } = good
    const sure = list.findIndex((value) => good.appends.find((append) => append.value === value)!.confirmed !== null)
    expect(damaged(good, list.toSpliced(sure, 1))).toEqual([`lost: ${list[sure]}`])
    expect(damaged(good, [...list, list[sure]!])).toContain(`doubled: ${list[sure]}`)
    expect(damaged(good, [...list, 'of another'])).toEqual(['never sent: of another'])
    // To the very end: everything that began after it was confirmed stands before it now.
    expect(damaged(good, [...list.toSpliced(sure, 1), list[sure]!]).some((line) => line.startsWith('out of order'))).toBe(true)
  }
})

test('a read that shows what the list never was, or less than before, is named', () => {
  const { appends, list } = history(1)
  const read = (...values: string[]) => ({ reader: 'ana', values })
  const of = (...reads: ReturnType<typeof read>[]) => anomalies({ appends, list, reads })
  expect(of(read(...list.slice(0, 5)), read(...list.slice(2, 7)))).toEqual([])
  expect(of(read(list[0]!, list[2]!))).toEqual([`read otherwise: ${list[0]} ${list[2]}`])
  expect(of(read('of another'))).toEqual(['read otherwise: of another'])
  expect(of(read(...list.slice(0, 5)), read(...list.slice(0, 4)))).toEqual([`gone again: ${list[4]}`])
})

test('a number that is missing or twice is a gap', () => {
  expect([firstGap([1, 2, 3]), firstGap([1, 3]), firstGap([1, 1, 2]), firstGap([2]), firstGap([])]).toEqual([null, 3, 1, 2, null])
})
