import { documentAddresses } from '#accounts/waivers/public.ts'
import type { Cases } from '#access/cases.ts'
import { changed } from '#access/cases.ts'
import { uploadFor } from '#domain/files/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { dropParts } from './service.ts'
import { givenUp, removeFile, usedAddresses } from './store.ts'
import { removedWithParts } from './store.parts.ts'

/** Addresses that are asked about at once. */
const batch = 500

/** Gives up uploads that nobody finished, and deletes what no row refers to: what a killed process left. */
export function jobs({ cases, accounts, clock, files }: { cases: Cases; accounts: Db; clock: Clock; files: SealedFiles }): readonly Job[] {
  /** Blobs that nothing referred to the time before. A new one gets its row within the hour. */
  let unused = new Set<string>()

  async function looked(addresses: readonly string[], found: Set<string>) {
    const used = await cases.asSystem('files that nothing refers to', (tx) => usedAddresses(tx, addresses))
    // Documents of applications lie in the same store.
    const documents = await documentAddresses(accounts, addresses)
    for (const address of addresses.filter((each) => !used.has(each) && !documents.has(each))) {
      if (unused.has(address)) await files.remove(address)
      else found.add(address)
    }
  }

  return [
    {
      name: 'files.giveUp',
      every: 60 * 60_000,
      run: async () => {
        const at = new Date(clock())
        const old = await cases.asSystem('uploads that nobody finished', async (tx) => {
          const found = await givenUp(tx, new Date(clock() - uploadFor))
          for (const of of found)
            if (await removeFile(tx, of, at))
              await changed(tx, { caseId: of.caseId, topic: 'case', privateTo: of.authorId, at, entry: null })
          return [...found, ...(await removedWithParts(tx, batch))]
        })
        for (const of of old) await dropParts({ cases, files }, of)
      },
    },
    {
      name: 'files.sweep',
      every: 60 * 60_000,
      run: async () => {
        const found = new Set<string>()
        let addresses: string[] = []
        for await (const { sha256 } of files.list()) {
          addresses.push(sha256)
          if (addresses.length < batch) continue
          await looked(addresses, found)
          addresses = []
        }
        await looked(addresses, found)
        unused = found
      },
    },
  ]
}
