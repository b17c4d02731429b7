import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayLeaf, sizeOfDay } from './day-leaf.ts'

test('a leaf of a day is the hash of its nonce and the entry, and no other nonce makes it', () => {
  const [nonce, hash] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(9)]
  const data = createHash('sha256').update(nonce).update(hash).digest('hex')
  expect(Buffer.from(dayLeaf(nonce, hash)).toString('hex')).toBe(data)
  expect(dayLeaf(new Uint8Array(32).fill(8), hash)).not.toEqual(dayLeaf(nonce, hash))
  expect(() => dayLeaf(new Uint8Array(31), hash)).toThrow('A nonce has 32 bytes.')
})

test('the size of a day tells no more than which power of two its entries fit into', () => {
  const sizes = [0, 1, 2, 1000, 1024, 1025, 2048, 2049, 100_000].map(sizeOfDay)
  expect(sizes).toEqual([1024, 1024, 1024, 1024, 1024, 2048, 2048, 4096, 131_072])
})
