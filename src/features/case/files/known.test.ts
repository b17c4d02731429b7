import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seenOf, watchPiece } from './known.ts'

const newFile = (bytes: number) => ({ caseId: randomUUID(), authorId: randomUUID(), id: randomUUID(), name: 'clip.bin', bytes })
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

test('an upload that was seen from its first byte to its last is known, once', async () => {
  const content = randomBytes(3000)
  const file = newFile(3000)
  watchPiece(file, 0, [content.subarray(0, 500), content.subarray(500, 1000)])
  watchPiece(file, 1000, [content.subarray(1000)])
  expect(await seenOf(file)!.known()).toEqual({
    sha256: sha256(content),
    bytes: 3000,
    type: 'application/octet-stream',
    isMisnamed: false,
  })
  expect(seenOf(file)).toBeNull()
})

test('what another server took, what came out of order, and an upload that is not over is not known', () => {
  const content = randomBytes(3000)
  const file = newFile(3000)
  // Its beginning went to another server.
  watchPiece(file, 1000, [content.subarray(1000)])
  expect(seenOf(file)).toBeNull()
  // The middle did.
  watchPiece(file, 0, [content.subarray(0, 1000)])
  watchPiece(file, 2000, [content.subarray(2000)])
  expect(seenOf(file)).toBeNull()
  watchPiece(file, 0, [content.subarray(0, 1000)])
  expect(seenOf(file)).toBeNull()
  // The same id in another case is another file.
  watchPiece(file, 0, [content])
  expect(seenOf({ ...file, caseId: randomUUID() })).toBeNull()
})

test('of more uploads than are watched at a time those that wait longest are read again', () => {
  const files = Array.from({ length: 201 }, () => newFile(2))
  for (const file of files) watchPiece(file, 0, [Buffer.from('a')])
  watchPiece(files[0]!, 1, [Buffer.from('b')])
  watchPiece(files[1]!, 1, [Buffer.from('b')])
  expect([files[0]!, files[1]!].map((file) => seenOf(file) !== null)).toEqual([false, true])
})
