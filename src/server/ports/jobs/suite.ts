import { describe, expect, test } from 'vitest'
import type { StartJobs } from './port.ts'

/** A clock that the test turns. */
export interface Turn {
  /** Lets so many milliseconds pass, with all that falls due in them. */
  (milliseconds: number): Promise<void>
}

/** What every adapter of the jobs port keeps. */
export function jobsSuite(name: string, make: () => { start: StartJobs; turn: Turn }) {
  const noReport = (error: unknown) => {
    throw error
  }

  describe(`jobs: ${name}`, () => {
    test('a job runs at once, and then again at its pace', async () => {
      const { start, turn } = make()
      let runs = 0
      const running = start([{ name: 'a', every: 1_000, run: async () => void (runs += 1) }], noReport)
      await turn(0)
      expect(runs).toBe(1)
      await turn(999)
      expect(runs).toBe(1)
      await turn(1)
      expect(runs).toBe(2)
      await turn(5_000)
      expect(runs).toBe(7)
      await running.stop()
    })

    test('a job that takes longer than its pace never runs twice at a time', async () => {
      const { start, turn } = make()
      let atOnce = 0
      let most = 0
      let finish = () => {}
      const run = async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise<void>((resolve) => (finish = resolve))
        atOnce -= 1
      }
      const running = start([{ name: 'slow', every: 10, run }], noReport)
      await turn(100)
      expect([atOnce, most]).toEqual([1, 1])
      finish()
      await turn(0)
      expect(atOnce).toBe(0)
      await turn(10)
      expect([atOnce, most]).toEqual([1, 1])
      finish()
      await running.stop()
    })

    test('a run that fails is reported by its name, and neither it nor another job stops for that', async () => {
      const { start, turn } = make()
      const reports: string[] = []
      let others = 0
      const fails = { name: 'fails', every: 10, run: () => Promise.reject(new Error('no')) }
      const other = { name: 'other', every: 10, run: async () => void (others += 1) }
      const running = start([fails, other], (error, where) => reports.push(`${where}: ${(error as Error).message}`))
      await turn(0)
      await turn(10)
      expect(reports).toEqual(['job fails: no', 'job fails: no'])
      expect(others).toBe(2)
      await running.stop()
    })

    test('to stop waits for the run under way and begins no other', async () => {
      const { start, turn } = make()
      let runs = 0
      let finish = () => {}
      const run = async () => {
        runs += 1
        await new Promise<void>((resolve) => (finish = resolve))
      }
      const running = start([{ name: 'a', every: 10, run }], noReport)
      await turn(0)
      let stopped = false
      const stop = running.stop().then(() => (stopped = true))
      await turn(50)
      expect(stopped).toBe(false)
      finish()
      await stop
      await turn(1_000)
      expect(runs).toBe(1)
    })
  })
}
