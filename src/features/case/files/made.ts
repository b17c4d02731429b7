// Files that the platform makes for one parent, such as the archive of a record: sealed with that parent's key, and seen by nobody else.
import type { ByteRange } from '#ports/files/port.ts'
import { contentOf, keyOfSeat, sealedAs, type SealingDeps } from './content.ts'
import type { FileAt } from './store.ts'
import type { MadeRow } from './store.made.ts'

/**
 * Stores content for a parent. It counts once `addMade` has its row; without one the sweep of files deletes it.
 * @returns where it is stored
 */
export async function putMade(deps: SealingDeps, of: FileAt, content: AsyncIterable<Uint8Array>): Promise<string> {
  const { sha256 } = await deps.files.put(sealedAs(await keyOfSeat(deps, of), of, 'made'), content)
  return sha256
}

/** The bytes of a made file, or of a piece of it. @throws Error where the store has none */
export async function madeContent(deps: SealingDeps, made: MadeRow, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
  return contentOf(deps, 'made', made, range)
}
