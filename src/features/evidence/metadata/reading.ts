import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addLeaf, type Cases, changed } from '#access/cases.ts'
import { addMade, beside, type FileAt, fileAt, originalOf, putMade } from '#case/files/public.ts'
import { canonicalJson, type Json } from '#domain/transparency-log/canonical-json.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { MetadataRead, MetadataReader } from '#ports/metadata/port.ts'
import { addMetadata, metadataAt } from './store.ts'

export interface ReadingDeps {
  cases: Cases
  clock: Clock
  files: SealedFiles
  metadata: MetadataReader
}

const reason = 'the metadata of an uploaded file'
const topic = 'case'

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Reads a copy on this machine, which nobody but the server may open. @throws Error where the bytes are not those that were uploaded */
async function readCopy(
  { metadata }: ReadingDeps,
  type: string,
  sha256: string,
  content: AsyncIterable<Uint8Array>,
): Promise<MetadataRead> {
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-metadata-'))
  try {
    const path = join(folder, 'original')
    const hash = createHash('sha256')
    await pipeline(
      content,
      async function* hashed(parts) {
        for await (const part of parts) {
          hash.update(part)
          yield part
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    )
    if (hash.digest('hex') !== sha256) throw new Error('A stored file has another hash than at its upload.')
    return await metadata.read({ path, type })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is stored of a reading, byte by byte the same for the same file and tool: canonical JSON (RFC 8785). */
const written = (sha256: string, { tool, version, tags }: MetadataRead & { state: 'read' }): Uint8Array =>
  Buffer.from(
    canonicalJson(
      JSON.parse(JSON.stringify({ original: { sha256 }, tool, version, tags }), (_name, part: unknown) =>
        typeof part === 'string' ? part.toWellFormed() : part,
      ) as Json,
    ),
  )

/**
 * Reads the metadata of an uploaded file and stores it beside the file, which stays as it is. It bears to be run twice and beside itself: the
 * first reading counts. A file that is gone is not read.
 */
export async function readMetadata(deps: ReadingDeps, of: FileAt): Promise<void> {
  const { cases, clock, files } = deps
  const original = await originalOf(deps, of)
  if (!original || (await cases.asSystem(reason, (tx) => metadataAt(tx, of)))) return
  const { file, read } = original
  const sha256 = file.sha256!
  const found = await readCopy(deps, file.type!, sha256, await read())
  const into = beside(of, 'metadata')
  const bytes = found.state === 'read' ? written(sha256, found) : null
  const made = bytes && { bytes: bytes.length, sha256: sha256Of(bytes), address: await putMade(deps, into, once(bytes)) }
  const isFirst = await cases.asSystem(reason, async (tx) => {
    const at = new Date(clock())
    const { tool, version } = found
    const refusal = found.state === 'read' ? null : found.reason
    // Someone may have deleted the file meanwhile.
    if (!(await fileAt(tx, of, true)) || !(await addMetadata(tx, of, { sha256, tool, version, refusal, at }))) return false
    if (made) await addMade(tx, into, made, at)
    await changed(tx, { caseId: of.caseId, topic, privateTo: of.authorId, at, entry: null })
    const content = { file: of.id, sha256, tool, version, refusal, metadata: made && { bytes: made.bytes, sha256: made.sha256 } }
    await addLeaf(
      tx,
      { caseId: of.caseId, log: of.authorId, topic, at },
      { actor: null, author: of.authorId, verb: 'metadata.read', content, isShared: false },
    )
    return true
  })
  if (!isFirst && made) await files.remove(made.address)
}
