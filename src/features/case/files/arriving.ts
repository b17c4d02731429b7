// An upload on its way: pieces of it that arrive over HTTP, and the file that they become.
import type { Actor } from '#access/actor.ts'
import { signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import { type CaseDeps, requireParent } from '#case/cases/public.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { keyFor, putPart } from './content.ts'
import { type FileAt, type FileRow, fileAt } from './store.ts'
import { addPart, receivedOf } from './store.parts.ts'

/** What is stored at once at least. Bytes: 1 MiB. */
export const pieceBytes = 1024 ** 2
/**
 * On a quick line more is: what comes within a twentieth of a second, up to 4 MiB. Each piece is synced to disk twice and has a row of its
 * own. A killed server loses two of them at most: the one that is being stored, and the one that is arriving.
 */
const mostBytes = 4 * pieceBytes
const patience = 50

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

/** Uploads of the person who asks. */
export function arriving({ cases, clock, files }: ArrivingDeps, actor: Actor, caseId: string) {
  const asParent = <T>(id: string, work: (tx: CaseTx, at: FileAt) => Promise<T>): Promise<T> =>
    cases.asActor(signedIn(actor), async (tx) => {
      const { memberId } = await requireParent(tx, caseId)
      return work(tx, { caseId, authorId: memberId, id })
    })

  async function find(id: string): Promise<Arriving | null> {
    return asParent(id, async (tx, at) => {
      const file = await fileAt(tx, at)
      return file && file.finishedAt === null ? { file, received: (await receivedOf(tx, at)).received } : null
    })
  }

  /** Stores a piece. @returns whether it is the upload's next one, of an upload that still goes on */
  async function add(file: FileRow, key: Uint8Array, from: number, piece: Buffer): Promise<boolean> {
    const part = await putPart(files, key, file, from, piece)
    const isNext = await asParent(file.id, async (tx, at) => {
      const now = await fileAt(tx, at, true)
      const { received, pieces } = await receivedOf(tx, at)
      if (!now || now.finishedAt !== null || received !== from || pieces >= mostPieces(file.bytes)) return false
      return addPart(tx, at, part)
    })
    if (!isNext) await files.remove(part.address)
    return isNext
  }

  /**
   * Takes in what a request brings, piece by piece: what has been stored stays, however the request ends.
   * @param content ends where the connection does
   * @returns how much has arrived then
   */
  async function take(id: string, from: number, content: AsyncIterable<Uint8Array>): Promise<number> {
    const found = await find(id)
    if (!found || found.received !== from) return found?.received ?? 0
    const { file } = found
    const key = await asParent(id, (tx, at) => keyFor(tx, files, at, new Date(clock())))
    let parts: Uint8Array[] = []
    let held = 0
    let since = performance.now()
    let next = from
    let received = from
    /** What is being stored while the line brings more. */
    let storing: Promise<boolean> = Promise.resolve(true)
    const store = async (): Promise<boolean> => {
      if (!(await storing)) return false
      const [at, piece] = [next, Buffer.concat(parts)]
      parts = []
      held = 0
      next += piece.length
      since = performance.now()
      storing = add(file, key, at, piece).then((isNext) => {
        if (isNext) received = at + piece.length
        return isNext
      })
      // An error is thrown where the next piece waits for this one, or at the end.
      storing.catch(() => {})
      return true
    }
    for await (let part of content) {
      while (held + part.byteLength >= mostBytes) {
        const taken = mostBytes - held
        parts.push(part.subarray(0, taken))
        held = mostBytes
        part = part.subarray(taken)
        if (!(await store())) return received
      }
      if (part.byteLength > 0) parts.push(part)
      held += part.byteLength
      if (held >= pieceBytes && performance.now() - since >= patience && !(await store())) return received
    }
    if (held > 0) await store()
    await storing
    return received
  }

  return { find, take }
}
