import { createHash } from 'node:crypto'
import { fileTypeFromBuffer, supportedExtensions } from 'file-type'
import type { Cases, CaseTx } from '#access/cases.ts'
import { endingOf, isAsNamed } from '#domain/files/names.ts'
import { control } from '#http/file-type.ts'
import { idOf } from '#http/key-id.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Clock } from '#kernel/clock.ts'
import type { ByteRange, SealedAs, SealedFiles } from '#ports/files/port.ts'
import type { FileAt } from './store.ts'
import { addKey, keyOf, keyToOpen, sealedOwner } from './store.keys.ts'
import type { PartRow } from './store.parts.ts'
import type { UseRow } from './store.uses.ts'

const keyId = ({ authorId }: Omit<FileAt, 'id'>) => idOf(authorId, 'the key of files')

/** The key of a seat's files, made with its first one: to store with. What is stored opens by `contentOf`. */
export async function keyFor(tx: CaseTx, files: SealedFiles, of: Omit<FileAt, 'id'>, at: Date): Promise<Buffer> {
  const id = keyId(of)
  const stored = await keyOf(tx, of, id)
  if (stored) return stored
  await addKey(tx, of, id, files.newKey(sealedOwner(of)), at)
  // Of two that came at once the first one's stands.
  return (await keyOf(tx, of, id))!
}

export interface SealingDeps {
  cases: Cases
  clock: Clock
  files: SealedFiles
}

/** The same for the platform: no seat of anyone else reads it. */
export const keyOfSeat = ({ cases, clock, files }: SealingDeps, of: Omit<FileAt, 'id'>): Promise<Buffer> =>
  cases.asSystem('the key of files', (tx) => keyFor(tx, files, of, new Date(clock())))

export const sealedAs = (key: Uint8Array, of: FileAt, context: string): SealedAs => ({
  key,
  owner: sealedOwner(of),
  context: `${context} ${of.id}`,
})
const asPart = (key: Uint8Array, of: FileAt, from: number) => sealedAs(key, of, `part ${from} of`)

/** Stores a piece of an upload. */
export async function putPart(files: SealedFiles, key: Uint8Array, of: FileAt, from: number, piece: Buffer): Promise<PartRow> {
  const { sha256 } = await files.put(asPart(key, of, from), onePiece(piece))
  return { from, bytes: piece.length, address: sha256 }
}

async function* onePiece(piece: Buffer) {
  yield piece
}

/** An upload, from its first byte to its last. @throws Error where a piece is missing from the store */
export async function* joined(files: SealedFiles, key: Uint8Array, of: FileAt, parts: readonly PartRow[]): AsyncGenerator<Uint8Array> {
  let next = 0
  for (const { from, bytes, address } of parts) {
    if (from !== next) throw new Error('A piece of an upload is missing.')
    const content = await files.open(asPart(key, of, from), { sha256: address, bytes })
    if (!content) throw new Error('A piece of an upload is gone from the store.')
    yield* content
    next += bytes
  }
}

/** What a blob is: what came, the copy that others are given, or what the platform made. It was sealed as that, and opens as nothing else. */
export type Sealed = 'file' | 'copy of' | 'made'

/** The copy of a file in something, as `contentOf` takes it: sealed for the file. */
export const copyIn = ({ caseId, authorId, fileId, address, bytes }: UseRow) => ({ caseId, authorId, id: fileId, address, bytes })

export type Stored = FileAt & { address: string | null; bytes: number }

/** What everyone is answered about a file that staff blocked. @param reference by which support finds it */
export const notAvailable = (reference: string | null): Fault =>
  new Fault(
    'forbidden',
    reference === null ? msg`This file is not available.` : msg`This file is not available. Reference ${{ reference }}.`,
    {
      why: 'blocked',
    },
  )

/**
 * The bytes of a stored file, or of a piece of it: the one place in which files are opened, for people and for what the platform does by
 * itself. The database gives no key to what is blocked.
 * @throws Fault `forbidden` for what is blocked
 * @throws Error where the store has none
 */
export async function contentOf(
  { cases, files }: Pick<SealingDeps, 'cases' | 'files'>,
  what: Sealed,
  file: Stored,
  range?: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const key = await cases.asSystem('the key of a file', (tx) => keyToOpen(tx, file, keyId(file)))
  if (key.isBlocked) throw notAvailable(null)
  if (key.sealed === null) throw new Error('The files of a seat have no key.')
  return opened(files, key.sealed, what, file, range)
}

/** The same with a key that is known: of a file that has just arrived, and for what compares hashes (check.ts). */
export async function opened(
  files: SealedFiles,
  key: Uint8Array,
  what: Sealed,
  file: Stored,
  range?: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const { address, bytes } = file
  const content = address === null ? null : await files.open(sealedAs(key, file, what), { sha256: address, bytes }, range)
  if (!content) throw new Error(`A file (${what}) is gone from the store.`)
  return content
}

/** Of a file's beginning: what `file-type` needs to name it. Bytes. */
const headBytes = 65_536

export interface Known {
  sha256: string
  bytes: number
  /** Its media type, by its content. */
  type: string
  /** Whether the name says that it is something else. */
  isMisnamed: boolean
}

/** Content that passes through, and what is known of it at its end. @param name what it is called */
export function watched(
  content: AsyncIterable<Uint8Array>,
  name: string,
): { content: AsyncIterable<Uint8Array>; known: () => Promise<Known> } {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head: Buffer = Buffer.alloc(0)
  let bytes = 0
  let isText = true
  const look = (part?: Uint8Array) => {
    if (!isText) return
    try {
      isText = !control.test(decoder.decode(part, { stream: part !== undefined }))
    } catch {
      isText = false
    }
  }
  async function* through() {
    for await (const part of content) {
      hash.update(part)
      bytes += part.byteLength
      if (head.length < headBytes) head = Buffer.concat([head, part.subarray(0, headBytes - head.length)])
      look(part)
      yield part
    }
    look()
  }
  return {
    content: through(),
    known: async () => ({ sha256: hash.digest('hex'), bytes, ...(await typeOf(head, { isText, name })) }),
  }
}

const known = supportedExtensions as ReadonlySet<string>

/** The media type of a file by its beginning. What nobody knows is a row of bytes. */
async function typeOf(head: Buffer, { isText, name }: { isText: boolean; name: string }): Promise<Pick<Known, 'type' | 'isMisnamed'>> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found) return { type: found.mime, isMisnamed: !isAsNamed(name, found.ext) }
  if (isText) return { type: 'text/plain', isMisnamed: !isAsNamed(name, null) }
  return { type: 'application/octet-stream', isMisnamed: known.has(endingOf(name)) }
}
