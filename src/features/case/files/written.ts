// Files that the platform writes for a parent because they asked for it, such as a paper from a template: a file of their own, like one that
// they uploaded.
import type { Authored, CaseTx } from '#access/cases.ts'
import { keyOfSeat, sealedAs, type SealingDeps } from './content.ts'
import { addFile, type Arrived, type FileAt, finishFile } from './store.ts'

/** Stores the content of a file that `addWritten` adds. Without its row the sweep of files deletes it. @returns where it is stored */
export async function putWritten(deps: SealingDeps, of: FileAt, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  async function* whole(bytes: Uint8Array) {
    yield bytes
  }
  const parts = content instanceof Uint8Array ? whole(content) : content
  return (await deps.files.put(sealedAs(await keyOfSeat(deps, of), of, 'file'), parts)).sha256
}

/** Adds the file, in the transaction that uses it. No scanner needs to see it: it is the platform's own writing. */
export async function addWritten(
  tx: CaseTx,
  by: Authored,
  file: Pick<Arrived, 'type' | 'sha256' | 'address'> & { name: string; bytes: number; isSensitive?: boolean },
): Promise<void> {
  const { name, bytes, type, sha256, address, isSensitive = false } = file
  await addFile(tx, by, { name, bytes, isSensitive })
  await finishFile(tx, by, { type, sha256, address, scan: 'made_here', isMisnamed: false }, by.at)
}
