import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** What the databases of a whole run may come to, with their logs, and as much again. Bytes. */
const needed = 4 * 1024 ** 3

/**
 * Where the databases of tests lie: in memory where Linux has enough of it, else in the temporary folder. A database of
 * its own for every test is a copy of 300 small files, which takes a disk ten times as long.
 */
export function tmpfsDir(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize >= needed) return memory
  } catch {
    // Another system, which has no such folder.
  }
  return tmpdir()
}
