import type { Cases, CaseTx } from '#access/cases.ts'
import { idOf } from '#http/key-id.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Clock } from '#kernel/clock.ts'
import type { ByteRange, SealedAs, SealedFiles } from '#ports/files/port.ts'
import type { FileAt } from './store.ts'
import { addKey, keyOf, keyToOpen, sealedOwner } from './store.keys.ts'
import { type PartRow, partsOf } from './store.parts.ts'
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
export async function putPart(
  files: SealedFiles,
  key: Uint8Array,
  of: FileAt,
  from: number,
  blocks: readonly Uint8Array[],
): Promise<PartRow> {
  const { sha256 } = await files.putBlocks(asPart(key, of, from), blocks)
  return { from, bytes: blocks.reduce((sum, { byteLength }) => sum + byteLength, 0), address: sha256 }
}

/** What a blob is: what came, the copy that others are given, or what the platform made. It was sealed as that, and opens as nothing else. */
export type Sealed = 'file' | 'copy of' | 'made'

/** The copy of a file in something, as `contentOf` takes it: sealed for the file. */
export const copyIn = ({ caseId, authorId, fileId, address, bytes }: UseRow) => ({ caseId, authorId, id: fileId, address, bytes })

/** A stored file: in one blob, or, where it has no address, in the pieces in which it arrived. */
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
  const { key, parts } = await cases.asSystem('the key of a file', async (tx) => ({
    key: await keyToOpen(tx, file, keyId(file)),
    parts: await piecesOf(tx, file, range),
  }))
  if (key.isBlocked) throw notAvailable(null)
  if (key.sealed === null) throw new Error('The files of a seat have no key.')
  return opened(files, { key: key.sealed, parts }, what, file, range)
}

/** What a file opens with: the key of its seat, and its pieces (none where it lies in one blob). */
export interface Opening {
  key: Uint8Array
  parts: readonly PartRow[]
}

const piecesOf = async (tx: CaseTx, file: Stored, range?: ByteRange): Promise<readonly PartRow[]> =>
  file.address === null ? partsOf(tx, file, range) : []

/** The same, whether it is blocked or not: for its own arrival, for what compares hashes (check.ts), and for legal process (preserved.ts). */
export const openingOf = async (tx: CaseTx, files: SealedFiles, file: Stored, at: Date): Promise<Opening> => ({
  key: await keyFor(tx, files, file, at),
  parts: await piecesOf(tx, file),
})

/** Bytes of a file, by what it opens with. @throws Error where the store has none */
export async function opened(
  files: SealedFiles,
  { key, parts }: Opening,
  what: Sealed,
  file: Stored,
  range?: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const { address, bytes } = file
  if (address === null)
    return joined(files, key, file, placesIn(parts, { from: range?.from ?? 0, to: Math.min(range?.to ?? bytes, bytes) }))
  const content = await files.open(sealedAs(key, file, what), { sha256: address, bytes }, range)
  if (!content) throw new Error(`A file (${what}) is gone from the store.`)
  return content
}

/** What of each piece is in a range. @throws Error where the pieces don’t cover it, one after the other */
function placesIn(parts: readonly PartRow[], { from, to }: Required<ByteRange>): { part: PartRow; range: Required<ByteRange> }[] {
  let next = from
  const places = []
  for (const part of parts) {
    if (part.from >= to || part.from + part.bytes <= from) continue
    if (places.length > 0 ? part.from !== next : part.from > from) throw new Error('A piece of a file is missing.')
    const end = Math.min(part.bytes, to - part.from)
    places.push({ part, range: { from: next - part.from, to: end } })
    next = part.from + end
  }
  if (next < to) throw new Error('A piece of a file is missing.')
  return places
}

/** Pieces, one after the other. The first one is looked for before anything is given out. */
async function joined(
  files: SealedFiles,
  key: Uint8Array,
  of: FileAt,
  places: ReturnType<typeof placesIn>,
): Promise<AsyncIterable<Uint8Array>> {
  const open = async ({ part, range }: (typeof places)[number]) => {
    const content = await files.open(asPart(key, of, part.from), { sha256: part.address, bytes: part.bytes }, range)
    if (!content) throw new Error('A piece of a file is gone from the store.')
    return content
  }
  const [first, ...others] = places
  const begin = first && (await open(first))
  return (async function* all() {
    if (begin) yield* begin
    for (const place of others) yield* await open(place)
  })()
}
