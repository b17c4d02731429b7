import type { CaseTx } from '#access/cases.ts'
import { removeBeside } from './beside.ts'
import { usedAddresses } from './store.ts'
import { removeWith } from './store.uses.ts'

/**
 * Deletes the files of a thing that a court's order erased, with what was made of them, but for a file that is also in another thing that was
 * shared. As the machine.
 * @returns addresses that nothing refers to any more: their blobs go once this is committed, and the sweep deletes what is left
 */
export async function eraseUses(tx: CaseTx, caseId: string, about: string, at: Date): Promise<string[]> {
  const { files, addresses } = await removeWith(tx, caseId, about)
  for (const file of files) addresses.push(...(await removeBeside(tx, file, at)))
  if (addresses.length === 0) return []
  const used = await usedAddresses(tx, addresses)
  return [...new Set(addresses)].filter((address) => !used.has(address))
}
