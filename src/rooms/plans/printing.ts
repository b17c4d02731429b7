import { Piscina } from 'piscina'
import { Fault } from '#kernel/fault.ts'
import type { Paper } from './paper.ts'

/** The longest that one file may take, in milliseconds; a plan of every clause takes a second. */
const most = 20_000

/** Files that are made at once; the next waits, and so long a queue is refused. */
const atOnce = 2
const longest = 20

const threads = new Piscina<{ paper: Paper; kind: 'pdf' | 'docx' }, Uint8Array>({
  filename: new URL('./paper.thread.ts', import.meta.url).href,
  name: 'make',
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})
let open = 0

/** Makes a file of a plan, in a thread of its own. @throws Fault `unavailable` where too many are asked for */
export async function print(paper: Paper, kind: 'pdf' | 'docx'): Promise<Uint8Array> {
  if (open >= atOnce + longest) throw new Fault('unavailable', 'Too many files are being made just now. Try again in a minute.')
  // The limit counts from now on: those before it may take their time too.
  const signal = AbortSignal.timeout(most * (1 + Math.floor(open / atOnce)))
  open += 1
  try {
    return await threads.run({ paper, kind }, { signal })
  } finally {
    open -= 1
  }
}
