import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { threads } from '#ports/threads.ts'
import type { Paper } from './paper.ts'

/** The longest that one file may take, in milliseconds; a plan of every clause takes a second. */
const most = 20_000

/** Files that are made at once; the next waits, and so long a queue is refused. */
const atOnce = 2
const longest = 20

const printers = threads<{ paper: Paper; kind: 'pdf' | 'docx' }, Uint8Array>({
  file: new URL('./paper.thread.ts', import.meta.url),
  name: 'make',
  atOnce,
  idle: 60_000,
  megabytes: 256,
})

/** Makes a file of a plan, in a thread of its own. @throws Fault `unavailable` where too many are asked for */
export async function print(paper: Paper, kind: 'pdf' | 'docx'): Promise<Uint8Array> {
  if (printers.open() >= atOnce + longest)
    throw new Fault('unavailable', msg`Too many files are being made just now. Try again in a minute.`)
  return printers.run({ paper, kind }, most)
}
