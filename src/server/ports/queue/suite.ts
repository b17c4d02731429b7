import { describe, expect, test } from 'vitest'
import type { Db } from '../db/port.ts'
import { enqueue } from './enqueue.ts'
import type { Work, Working } from './port.ts'

/** A queue of its own, empty. */
interface Place {
  /** What a sender's transaction runs on. */
  db: Db
  /** Starts a process's workers, which end with the test. */
  start: (works: readonly Work[]) => Promise<Working>
  /** What was reported. */
  reports: string[]
  /** Lets all waiting times pass, those of work that is to be tried again too. */
  pass: () => Promise<void>
}

/** A busy machine is no failure: what comes at last has come. */
const soon = { timeout: 20_000, interval: 20 }

/** Work that notes what it was given. */
function notes(name = 'notes.write') {
  const done: unknown[] = []
  const work: Work = { name, run: async (data) => void done.push(data['n']) }
  return { done, work }
}

/** A promise, and what keeps it. */
const gate = () => Promise.withResolvers<void>()

/** What every adapter of the queue keeps. */
export function queueSuite(adapter: string, make: () => Promise<Place>) {
  describe(`queue: ${adapter}`, () => {
    test('work is done once its transaction has committed, and never where that was undone', async () => {
      const { db, start, reports } = await make()
      const { done, work } = notes()
      await start([work])
      const open = gate()
      const committed = db.transaction().execute(async (tx) => {
        await enqueue(tx, { name: work.name, data: { n: 1 } })
        await open.promise
      })
      const undone = db.transaction().execute(async (tx) => {
        await enqueue(tx, { name: work.name, data: { n: 2 } })
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await db.transaction().execute((tx) => enqueue(tx, { name: work.name, data: { n: 3 } }))
      await expect.poll(() => done, soon).toEqual([3])
      open.resolve()
      await committed
      await expect.poll(() => done, soon).toEqual([3, 1])
      expect(reports).toEqual([])
    })

    test('of one key one piece waits; another is taken in while one is being worked on', async () => {
      const { db, start } = await make()
      const ask = (n: number, key?: string) => enqueue(db, { name: 'notes.write', data: { n }, ...(key && { key }) })
      for (const n of [1, 2]) await ask(n, 'a')
      await ask(3, 'b')
      for (const n of [4, 5]) await ask(n)
      const [begun, end] = [gate(), gate()]
      const done: unknown[] = []
      const work: Work = {
        name: 'notes.write',
        run: async ({ n }) => {
          begun.resolve()
          await end.promise
          done.push(n)
        },
      }
      await start([work])
      await begun.promise
      await ask(6, 'a')
      end.resolve()
      await expect.poll(() => done.length, soon).toBe(5)
      expect(done.toSorted()).toEqual([1, 3, 4, 5, 6])
    })

    test('what is asked for while a piece of its key waits is seen by who does that piece: it waits for this transaction too', async () => {
      const { db, start } = await make()
      await enqueue(db, { name: 'notes.write', data: { n: 1 }, key: 'a' })
      const [asked, end] = [gate(), gate()]
      let isCommitted = false
      const second = db.transaction().execute(async (tx) => {
        await enqueue(tx, { name: 'notes.write', data: { n: 2 }, key: 'a' })
        asked.resolve()
        await end.promise
        isCommitted = true
      })
      await asked.promise
      const found: boolean[] = []
      const other = notes('others.write')
      await start([{ name: 'notes.write', run: async () => void found.push(isCommitted) }, other.work])
      // Some looks have found nothing to take, since what was asked later is done.
      for (const n of [1, 2, 3]) {
        await enqueue(db, { name: 'others.write', data: { n } })
        await expect.poll(() => other.done.length, soon).toBe(n)
      }
      expect(found).toEqual([])
      end.resolve()
      await second
      await expect.poll(() => found, soon).toEqual([true])
    })

    test('work waits as long as it was asked to', async () => {
      const { db, start, pass } = await make()
      const { done, work } = notes()
      await enqueue(db, { name: work.name, data: { n: 1 }, after: 3_600_000 })
      await enqueue(db, { name: work.name, data: { n: 2 }, after: 3_600_000, key: 'a' })
      await enqueue(db, { name: work.name, data: { n: 3 }, after: 1, key: 'a' })
      await enqueue(db, { name: work.name, data: { n: 4 } })
      await start([work])
      await expect.poll(() => done.toSorted(), soon).toEqual([2, 4])
      await pass()
      await expect.poll(() => done.toSorted(), soon).toEqual([1, 2, 4])
    })

    test('work that fails is reported by its name and tried again, and the rest goes on', async () => {
      const { db, start, reports, pass } = await make()
      const { done, work } = notes()
      let tries = 0
      const fails: Work = {
        name: 'fails.twice',
        run: async () => {
          tries += 1
          if (tries < 3) throw new TypeError('with words of a person')
        },
      }
      await enqueue(db, { name: fails.name, data: {} })
      await enqueue(db, { name: work.name, data: { n: 1 } })
      await start([fails, work])
      await expect.poll(() => [tries, ...done], soon).toEqual([1, 1])
      for (const next of [2, 3]) {
        await expect
          .poll(async () => {
            await pass()
            return tries
          }, soon)
          .toBe(next)
      }
      expect(reports).toEqual(['work fails.twice: with words of a person', 'work fails.twice: with words of a person'])
    })

    test('to stop waits for the work under way and takes no other', async () => {
      const { db, start } = await make()
      const [begun, end] = [gate(), gate()]
      const done: unknown[] = []
      const slow: Work = {
        name: 'slow.work',
        run: async ({ n }) => {
          begun.resolve()
          await end.promise
          done.push(n)
        },
      }
      for (const n of [1, 2]) await enqueue(db, { name: slow.name, data: { n } })
      const working = await start([slow])
      await begun.promise
      let isStopped = false
      const stopping = working.stop().then(() => (isStopped = true))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect([isStopped, done]).toEqual([false, []])
      end.resolve()
      await stopping
      expect(done).toEqual([1])
      await start([slow])
      await expect.poll(() => done, soon).toEqual([1, 2])
    })
  })
}
