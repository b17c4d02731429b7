import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { copyIn, opened, openingOf, type Sealed, type Stored } from './content.ts'
import { filesAfter, usedAddresses } from './store.ts'
import { madeAfter } from './store.made.ts'
import { usesAfter } from './store.uses.ts'

/** What a look at every file found. */
export interface Checked {
  /** Files and copies that open, with the hash that they had when they arrived. */
  whole: number
  /** Those that don't, each with its case and id. */
  broken: { caseId: string; id: string; why: string }[]
  /** Blobs that nothing refers to: the server's sweep deletes them. */
  unused: number
}

/** So many rows are read at once. */
const batch = 200

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest('hex')
}

interface Deps {
  /** As the machine, a transaction each. */
  read: <T>(work: (tx: CaseTx) => Promise<T>) => Promise<T>
  files: SealedFiles
  /** Of some addresses, those that others than cases need. */
  usedElsewhere: (addresses: readonly string[]) => Promise<Set<string>>
}

/** Opens every file of every case and compares its hash: after a restore, and whenever an operator wants to know. Nothing is changed. */
export async function checkFiles({ read, files, usedElsewhere }: Deps): Promise<Checked> {
  const found: Checked = { whole: 0, broken: [], unused: 0 }
  const opens = async (what: Sealed, file: Stored) => opened(files, await read((tx) => openingOf(tx, files, file, new Date())), what, file)

  async function look(row: { caseId: string; id: string }, sha256: string, open: () => Promise<AsyncIterable<Uint8Array>>) {
    try {
      if ((await hashOf(await open())) !== sha256) throw new Error('The file has another hash.')
      found.whole += 1
    } catch (error) {
      found.broken.push({ caseId: row.caseId, id: row.id, why: (error as Error).message })
    }
  }
  async function each<T extends { caseId: string; id: string }>(
    next: (tx: CaseTx, after: T | null, most: number) => Promise<T[]>,
    work: (row: T) => Promise<void>,
  ) {
    for (let last: T | null = null; ;) {
      const rows: T[] = await read((tx) => next(tx, last, batch))
      for (const row of rows) await work(row)
      if (rows.length < batch) return
      last = rows.at(-1)!
    }
  }

  await each(filesAfter, async (file) => look(file, file.sha256!, async () => opens('file', file)))
  await each(usesAfter, async (use) => look(use, use.sha256, async () => opens('copy of', copyIn(use))))
  await each(madeAfter, async (made) => look(made, made.sha256, async () => opens('made', made)))
  let addresses: string[] = []
  const count = async () => {
    const used = await read((tx) => usedAddresses(tx, addresses))
    const others = await usedElsewhere(addresses)
    found.unused += addresses.filter((address) => !used.has(address) && !others.has(address)).length
    addresses = []
  }
  for await (const { sha256 } of files.list()) if (addresses.push(sha256) === batch) await count()
  await count()
  return found
}
