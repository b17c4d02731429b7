import { threads } from '#ports/threads.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { read, type ReadFile, type Work } from './reading.thread.ts'
import { refusals } from './rules.ts'

/** Files up to this are read where they are, in a few milliseconds: starting a thread takes longer. */
const small = 64 * 1024
const [atOnce, longest] = [2, 20]
/** A file of the most lines takes two seconds. */
const patience = 20_000

const readers = threads<Work, ReturnType<typeof read>>({
  file: new URL('./reading.thread.ts', import.meta.url),
  name: 'read',
  atOnce,
  idle: 10_000,
  megabytes: 512,
})

/**
 * Reads a bank's file, a large one in a thread of its own.
 * @throws Fault `invalid` with a sentence for what is no such file, `unavailable` where too many are read at once
 */
export async function readUpload(work: Work): Promise<ReadFile> {
  if (work.bytes.length > small && readers.open() >= atOnce + longest)
    throw new Fault('unavailable', msg`Too many files are being read just now. Try again in a minute.`)
  const found = work.bytes.length > small ? await readers.run(work, patience) : read(work)
  if ('refused' in found) throw new Fault('invalid', refusals[found.refused], { field: 'file' })
  return found
}
