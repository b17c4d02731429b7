// Small pictures for pages: made of the copy that others are given, with it, so that nothing is in them that is not in the copy.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { RangedFile } from '#http/ranged-file.ts'
import type { CleanCopy, Cleaner } from '#ports/cleaning/port.ts'
import { beside } from './beside.ts'
import type { SealingDeps } from './content.ts'
import { madeContent, putMade } from './made.ts'
import { noFile } from './present.ts'
import { isPicture } from './rules.ts'
import { type FileAt, fileAt } from './store.ts'
import { addMade, madeAt } from './store.made.ts'

/** Its longer side: the tile of 112 pixels is filled by a photo of 4:3 on a screen with two or three dots for each. Pixels. */
const side = 384

/** Makes the small picture of a copy, where it is a picture. Twice changes nothing. @param folder where the copy is, as `copy` */
export async function addSmall(
  deps: SealingDeps & { cleaner: Cleaner },
  file: FileAt,
  { type }: Pick<CleanCopy, 'type'>,
  folder: string,
): Promise<void> {
  if (!isPicture(type)) return
  const [path, into] = [join(folder, 'copy'), join(folder, 'small')]
  const small = await deps.cleaner.thumbnail({ path, type }, into, side)
  if (!small) return
  const of = beside(file, 'small picture')
  const address = await putMade(deps, of, createReadStream(into))
  const isNew = await deps.cases.asSystem('a small picture', (tx) => addMade(tx, of, { ...small, address }, new Date(deps.clock())))
  if (!isNew) await deps.files.remove(address)
}

/** The small picture of a file, for someone who may have the copy. @throws Fault `not_found` where there is none */
export async function smallOf(deps: SealingDeps, file: FileAt, name: string): Promise<RangedFile> {
  const of = beside(file, 'small picture')
  const made = await deps.cases.asSystem('a small picture', async (tx) => {
    const now = await fileAt(tx, file)
    // One that was made before its author marked the file is not given out either.
    return now && !now.isSensitive && now.blocked === null ? madeAt(tx, of.caseId, of.id) : null
  })
  if (!made) return noFile()
  const { bytes, sha256 } = made
  return { name, type: 'image/webp', bytes, sha256, read: async (range) => madeContent(deps, made, range) }
}
