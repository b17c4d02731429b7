import { expect, test } from 'vitest'
import { inThisProcess, type Timer } from './embedded.ts'
import { jobsSuite } from './suite.ts'

/** A timer whose time passes when the test says so. */
function fakeTimer() {
  let now = 0
  const due = new Map<object, { at: number; run: () => void }>()
  const timer: Timer = (run, milliseconds) => {
    const key = {}
    due.set(key, { at: now + milliseconds, run })
    return () => due.delete(key)
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const turn = async (milliseconds: number) => {
    const end = now + milliseconds
    await settle()
    for (;;) {
      const [next] = [...due].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at)
      if (!next) break
      due.delete(next[0])
      now = next[1].at
      next[1].run()
      await settle()
    }
    now = end
  }
  return { timer, turn }
}

jobsSuite('in this process', () => {
  const { timer, turn } = fakeTimer()
  return { start: inThisProcess(timer), turn }
})

test('real time passes by itself', async () => {
  let runs = 0
  const twice = new Promise<void>((resolve) => {
    const running = inThisProcess()(
      [
        {
          name: 'a',
          every: 1,
          run: async () => {
            runs += 1
            if (runs === 2) resolve(running.stop())
          },
        },
      ],
      () => {},
    )
  })
  void twice
  await expect.poll(() => runs).toBe(2)
})
