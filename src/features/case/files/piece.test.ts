import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostBytes, newPiece, pieceBytes } from './piece.ts'

/** Gives it content in steps, until it is full. */
function fill(piece: ReturnType<typeof newPiece>, content: Uint8Array, step: number): number {
  let taken = 0
  while (taken < content.length) {
    const now = piece.add(content.subarray(taken, taken + step))
    if (now === 0) break
    taken += now
  }
  return taken
}

test('a piece holds what came, in order, and no more than fits in', () => {
  const content = randomBytes(mostBytes + 1000)
  for (const step of [64 * 1024, 100_003, pieceBytes, content.length]) {
    const piece = newPiece()
    expect(fill(piece, content, step)).toBe(mostBytes)
    expect(piece.bytes()).toBe(mostBytes)
    expect(Buffer.concat(piece.blocks()).equals(content.subarray(0, mostBytes))).toBe(true)
    piece.release()
  }
})

test('a block that is used again shows nothing of the piece before', () => {
  const first = newPiece()
  fill(first, randomBytes(2 * pieceBytes), pieceBytes)
  first.release()
  const second = newPiece()
  const content = randomBytes(10)
  second.add(content)
  expect(Buffer.concat(second.blocks()).equals(content)).toBe(true)
  // What was given back twice would be two pieces' at once.
  first.release()
  const [third, fourth] = [newPiece(), newPiece()]
  for (const [piece, n] of [
    [third, 3],
    [fourth, 4],
  ] as const)
    piece.add(Buffer.alloc(10, n))
  expect([third, fourth].map((piece) => piece.blocks()[0]![0])).toEqual([3, 4])
  expect(second.blocks()[0]![0]).toBe(content[0])
})
