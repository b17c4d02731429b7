/** What is stored at once at least, where an upload has as much. Bytes: 1 MiB. */
export const pieceBytes = 1024 ** 2
/**
 * On a quick line more is. Each piece is synced to disk twice and has a row of its own. A killed server loses three of them at most: the two
 * that are being stored, and the one that is arriving.
 */
export const mostBytes = 4 * pieceBytes

/** Blocks that the next piece can use. */
const mostSpare = 16
const spare: Uint8Array<SharedArrayBuffer>[] = []

/** A piece of an upload while it arrives. */
export interface Piece {
  bytes: () => number
  /** Copies what is new. @returns how much of it fitted in */
  add(part: Uint8Array): number
  /** What it holds, in order. */
  blocks(): readonly Uint8Array[]
  /** Gives its memory back: its blocks are others' from then on. */
  release(): void
}

/**
 * A piece without content, of up to 4 MiB. It lies in blocks of 1 MiB that threads share and that are used again: new memory for each piece
 * would have to be collected.
 */
export function newPiece(): Piece {
  const full: Uint8Array<SharedArrayBuffer>[] = []
  let bytes = 0
  return {
    bytes: () => bytes,
    add(part) {
      const at = bytes % pieceBytes
      if (at === 0 && bytes < mostBytes) full.push(spare.pop() ?? new Uint8Array(new SharedArrayBuffer(pieceBytes)))
      const taken = bytes === mostBytes ? 0 : Math.min(pieceBytes - at, part.byteLength)
      if (taken > 0) full.at(-1)!.set(part.subarray(0, taken), at)
      bytes += taken
      return taken
    },
    blocks: () => full.map((block, n) => block.subarray(0, Math.min(pieceBytes, bytes - n * pieceBytes))),
    release() {
      for (const block of full.splice(0)) if (spare.length < mostSpare) spare.push(block)
    },
  }
}
