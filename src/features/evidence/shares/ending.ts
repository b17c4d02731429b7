import type { CaseTx } from '#access/cases.ts'
import type { Ending } from '#domain/evidence/shares.ts'
import { endLink, linksOf, type Owner } from './store.ts'

/**
 * Ends the links that share some things or files, in the transaction in which these are removed or marked as sensitive.
 * @param ids of things (`Shareable.about`) or of stored files
 * @returns the links that this ended, for what the change leaves in the ledger
 */
export async function endLinksOf(
  tx: CaseTx,
  owner: Owner,
  ids: readonly string[],
  why: Exclude<Ending, 'author'>,
  at: Date,
): Promise<string[]> {
  const links = await linksOf(tx, owner, ids)
  for (const link of links) await endLink(tx, owner, link, why, at)
  return links
}
