// An upload on its way: pieces of it that arrive over HTTP, and the file that they become.
import type { Actor } from '#access/actor.ts'
import { signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import { type CaseDeps, requireParent } from '#case/cases/public.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { keyFor, putPart } from './content.ts'
import { watchPiece } from './known.ts'
import { type FileAt, type FileRow, fileAt } from './store.ts'
import { mostBytes, newPiece, pieceBytes } from './piece.ts'
import { addPart, receivedOf } from './store.parts.ts'

/** On a quick line a piece grows for so long (piece.ts). Milliseconds. */
const patience = 50

/** Pieces that are stored at once: while the disk syncs one the next one is sealed. */
const atOnce = 2

/** A piece for each MiB, and one more for each break: someone who sends byte by byte fills the store with no more than these. */
const mostPieces = (bytes: number) => Math.ceil(bytes / pieceBytes) + 500

export interface ArrivingDeps extends CaseDeps {
  files: SealedFiles
}

/** An upload, and how much of it has arrived. */
export interface Arriving {
  file: FileRow
  received: number
}

export interface Open extends Arriving {
  key: Uint8Array
}

/** Uploads of the person who asks. */
export function arriving({ cases, clock, files }: ArrivingDeps, actor: Actor, caseId: string) {
  const asParent = <T>(id: string, work: (tx: CaseTx, at: FileAt) => Promise<T>): Promise<T> =>
    cases.asActor(signedIn(actor), async (tx) => {
      const { memberId } = await requireParent(tx, caseId)
      return work(tx, { caseId, authorId: memberId, id })
    })

  async function foundIn(tx: CaseTx, at: FileAt): Promise<Arriving | null> {
    const file = await fileAt(tx, at)
    return file && file.finishedAt === null ? { file, received: await receivedOf(tx, at) } : null
  }
  const find = async (id: string) => asParent(id, foundIn)
  /** The same with what its pieces are sealed with. */
  const open = async (id: string): Promise<Open | null> =>
    asParent(id, async (tx, at) => {
      const found = await foundIn(tx, at)
      return found && { ...found, key: await keyFor(tx, files, at, new Date(clock())) }
    })

  /**
   * Stores a piece.
   * @param before whether the piece before it was the upload's next one
   * @returns whether this one is, of an upload that still goes on
   */
  async function add(
    file: FileRow,
    key: Uint8Array,
    { from, blocks, before }: { from: number; blocks: readonly Uint8Array[]; before: Promise<boolean> },
  ): Promise<boolean> {
    const part = await putPart(files, key, file, from, blocks)
    const isNext = (await before) && (await cases.asActor(signedIn(actor), (tx) => addPart(tx, file, part, mostPieces(file.bytes))))
    if (isNext) watchPiece(file, from, blocks)
    else await files.remove(part.address)
    return isNext
  }

  /**
   * Takes in what a request brings, piece by piece: what has been stored stays, however the request ends.
   * @param content ends where the connection does
   * @returns how much has arrived then
   */
  async function take({ file, key, received: from }: Open, content: AsyncIterable<Uint8Array>): Promise<number> {
    let piece = newPiece()
    let since = performance.now()
    let next = from
    let received = from
    let last: Promise<boolean> = Promise.resolve(true)
    /** What is being stored while the line brings more. */
    const storing: Promise<boolean>[] = []
    const store = async (): Promise<boolean> => {
      if (storing.length >= atOnce && !(await storing.shift())) return false
      const [at, full] = [next, piece]
      piece = newPiece()
      next += full.bytes()
      since = performance.now()
      last = add(file, key, { from: at, blocks: full.blocks(), before: last })
        .then((isNext) => {
          if (isNext) received = at + full.bytes()
          return isNext
        })
        .finally(full.release)
      // An error is thrown where a later piece waits for this one, or at the end.
      last.catch(() => {})
      storing.push(last)
      return true
    }
    try {
      for await (let part of content) {
        while (part.byteLength > 0) {
          part = part.subarray(piece.add(part))
          const isDue = piece.bytes() >= pieceBytes && performance.now() - since >= patience
          if ((isDue || piece.bytes() === mostBytes) && !(await store())) return received
        }
      }
      if (piece.bytes() > 0) await store()
      await last
      return received
    } finally {
      piece.release()
    }
  }

  return { find, open, take }
}
