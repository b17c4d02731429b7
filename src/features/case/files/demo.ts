import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoParts } from '#case/cases/public.ts'
import { idOf } from '#http/key-id.ts'
import { keyFor, sealedAs } from './content.ts'
import { beside } from './beside.ts'
import { addCopy, addFile, type FileAt, finishFile } from './store.ts'
import { addMade } from './store.made.ts'
import { addUse, shareUses } from './store.uses.ts'

const type = 'image/jpeg'

async function* whole(content: Uint8Array) {
  yield content
}

interface Picture {
  caseId: string
  authorId: string
  /** What it is in, and the scope that shows that. */
  about: string
  topic: string
  /** Of the file. */
  id: string
  name: string
  svg: string
  /** When it was uploaded and shared. */
  at: Date
}

interface DemoFile extends Pick<Picture, 'caseId' | 'authorId' | 'id' | 'name' | 'at'> {
  /** Drawn as a photo, or its bytes as they are. */
  content: { svg: string } | { bytes: Uint8Array; type: string }
}

/**
 * A file that one of the demo family uploaded for themselves. A picture is drawn now, and has its copy and its small picture, as after `files.prepare`.
 * @returns its copy; `null` where it has none
 */
export async function putDemoFile(tx: CaseTx, { files, draw }: DemoParts, { caseId, authorId, id, name, at, content }: DemoFile) {
  const of = { caseId, authorId, id }
  const key = await keyFor(tx, files, of, at)
  const drawn = 'svg' in content ? await draw(content.svg) : null
  const stored = async (what: string, bytes: Uint8Array, as = of) => ({
    address: (await files.put(sealedAs(key, as, what), whole(bytes))).sha256,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  const original = 'svg' in content ? drawn!.photo : content.bytes
  const known = 'svg' in content ? type : content.type
  const { address, bytes, sha256 } = await stored('file', original)
  await addFile(tx, { ...of, at }, { name, bytes, isSensitive: false })
  await finishFile(tx, of, { type: known, sha256, address, scan: 'not_scanned', isMisnamed: false }, at)
  if (!drawn) return null
  // It was drawn without a place, a time or a device: its copy has the same bytes, sealed as a copy.
  const copy = { ...(await stored('copy of', drawn.photo)), type, scan: 'not_scanned' as const }
  await addCopy(tx, of, copy, { tool: 'sharp', version: drawn.version, parameters: { quality: 92 } }, at)
  const small = beside(of, 'small picture')
  await addMade(tx, small, await stored('made', drawn.small, small), at)
  return copy
}

/** A picture in something that the demo family shared. */
export async function putDemoPicture(tx: CaseTx, parts: DemoParts, { topic, about, svg, ...file }: Picture): Promise<void> {
  const { caseId, authorId, id, name, at } = file
  const copy = (await putDemoFile(tx, parts, { ...file, content: { svg } }))!
  await addUse(tx, { ...copy, id: idOf(about, id), caseId, authorId, fileId: id, topic, about, name, isScanned: false, position: 0, at })
  await shareUses(tx, caseId, [about], at)
}

/** A file that the platform made for one of the demo family. @param of its seat and its id */
export async function putDemoMade(tx: CaseTx, { files }: Pick<DemoParts, 'files'>, of: FileAt, bytes: Uint8Array, at: Date): Promise<void> {
  const address = (await files.put(sealedAs(await keyFor(tx, files, of, at), of, 'made'), whole(bytes))).sha256
  await addMade(tx, of, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), address }, at)
}
