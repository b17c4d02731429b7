import { Worker } from 'node:worker_threads'
import { Fault } from '#kernel/fault.ts'
import type { Paper } from './paper.ts'

/** The longest that one file may take; a plan of every clause takes a second. */
const most = 20_000

/** Files that are made at once; the next waits, and so long a queue is refused. */
const atOnce = 2
const longest = 20

let running = 0
const waiting: (() => void)[] = []

async function turn() {
  if (running >= atOnce) {
    if (waiting.length >= longest) throw new Fault('unavailable', 'Too many files are being made just now. Try again in a minute.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
}
function done() {
  running -= 1
  waiting.shift()?.()
}

/** Makes a file of a plan, in a thread of its own. @throws Fault `unavailable` where too many are asked for */
export async function print(paper: Paper, kind: 'pdf' | 'docx'): Promise<Uint8Array> {
  await turn()
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      const thread = new Worker(new URL('./paper.thread.ts', import.meta.url), {
        workerData: { paper, kind },
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      })
      const late = setTimeout(() => void thread.terminate(), most)
      thread.once('message', (bytes: Uint8Array) => resolve(bytes))
      thread.once('error', reject)
      thread.once('exit', (code) => {
        clearTimeout(late)
        reject(new Error(`The thread that makes files ended with ${code}.`))
      })
    })
  } finally {
    done()
  }
}
