import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { dataKey, newDataKey, rewrapDataKey } from './data-key.ts'
import type { ByteRange } from './port.ts'
import { chunkBytes, NotAsSealed, openSealed, seal, sealedBytes } from './sealed.ts'
import { filled, parts, read } from './suite.ts'

const sealedFor = { key: Buffer.alloc(32, 7), context: 'case 1 file 1' }
const sealedOf = async (plain: Buffer, by = sealedFor) => (await read(seal(by, parts(plain, 9_999))))!

function opened(blob: Buffer, bytes: number, range?: ByteRange, by = sealedFor) {
  const touched: [number, number][] = []
  const reader = async ({ from, to }: Required<ByteRange>) => {
    touched.push([from, to])
    return parts(blob.subarray(from, to), 7_777)
  }
  return { touched, content: read(openSealed(by, { bytes, read: reader }, range)) }
}

const lengths = [0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 3 * chunkBytes + 17]

test.each(lengths)('%i bytes: sealed and opened again, as long as it says, and without a run of the plaintext', async (length) => {
  const plain = filled(length)
  const blob = await sealedOf(plain)
  expect(blob.length).toBe(sealedBytes(length))
  expect((await opened(blob, length).content)?.equals(plain)).toBe(true)
  expect(length > 32 && blob.includes(plain.subarray(0, 32))).toBe(false)
})

test('any piece is what the file has there, and no more chunks are read than it touches', async () => {
  const plain = filled(3 * chunkBytes + 17)
  const blob = await sealedOf(plain)
  const piece = fc.tuple(fc.nat(plain.length + 10), fc.nat(plain.length + 10))
  await fc.assert(
    fc.asyncProperty(piece, async ([one, other]) => {
      const range = { from: Math.min(one, other), to: Math.max(one, other) }
      const { content, touched } = opened(blob, plain.length, range)
      expect((await content)?.equals(plain.subarray(range.from, range.to))).toBe(true)
      const bytesRead = touched.slice(1).reduce((sum, [from, to]) => sum + to - from, 0)
      expect(bytesRead).toBeLessThanOrEqual(range.to - range.from + 2 * chunkBytes + 64)
    }),
    { numRuns: iterations(500, 60) },
  )
})

test('the same file sealed twice has nothing in common: its address tells nobody that it is the same', async () => {
  const plain = filled(200)
  const [one, other] = [await sealedOf(plain), await sealedOf(plain)]
  expect(one.subarray(0, 39).equals(other.subarray(0, 39))).toBe(false)
  expect(one.subarray(39).equals(other.subarray(39))).toBe(false)
})

const refused = async (blob: Buffer, bytes: number, by = sealedFor) =>
  expect(opened(blob, bytes, undefined, by).content).rejects.toThrow(NotAsSealed)

test('one changed bit anywhere is found', async () => {
  const plain = filled(100)
  const blob = await sealedOf(plain)
  expect((await opened(blob, plain.length).content)?.equals(plain)).toBe(true)
  for (let at = 0; at < blob.length; at += 1) {
    const changed = Buffer.from(blob)
    changed[at]! ^= 1 << (at % 8)
    await refused(changed, plain.length)
  }
})

test('chunks cut off, left out, repeated, swapped or added are found, and so is another file’s chunk', async () => {
  const plain = filled(3 * chunkBytes)
  const blob = await sealedOf(plain)
  const other = await sealedOf(plain)
  const [size, header] = [chunkBytes + 16, blob.subarray(0, 39)]
  const chunk = (n: number, of = blob) => of.subarray(39 + n * size, 39 + (n + 1) * size)
  const made = (...chunks: Buffer[]) => Buffer.concat([header, ...chunks])
  expect((await opened(made(chunk(0), chunk(1), chunk(2)), plain.length).content)?.equals(plain)).toBe(true)
  // As if the file ended sooner.
  await refused(made(chunk(0), chunk(1)), 2 * chunkBytes)
  await refused(made(chunk(0), chunk(1)), plain.length)
  await refused(made(chunk(0), chunk(2)), plain.length)
  await refused(made(chunk(0), chunk(0), chunk(2)), plain.length)
  await refused(made(chunk(1), chunk(0), chunk(2)), plain.length)
  await refused(made(chunk(0), chunk(1), chunk(2, other)), plain.length)
  // As if it went on.
  await refused(made(chunk(0), chunk(1), chunk(2), chunk(2)), 4 * chunkBytes)
  await refused(blob.subarray(0, 20), plain.length)
  await refused(Buffer.alloc(0), 0)
  await refused(blob.subarray(0, 39), 0)
})

test('it opens with its own key and for its own file alone', async () => {
  const plain = filled(100)
  const blob = await sealedOf(plain)
  await refused(blob, plain.length, { ...sealedFor, key: Buffer.alloc(32, 8) })
  await refused(blob, plain.length, { ...sealedFor, context: 'case 1 file 2' })
  await expect(read(seal({ ...sealedFor, key: Buffer.alloc(16) }, parts(plain)))).rejects.toThrow('32 bytes')
})

test('a data key opens with the secret and for the case that it was wrapped for; wrapped again it is the same key', () => {
  const wrapped = newDataKey('secret one', 'case 1')
  const key = dataKey('secret one', wrapped, 'case 1')!
  expect(key).toHaveLength(32)
  expect(dataKey('secret one', newDataKey('secret one', 'case 1'), 'case 1')!.equals(key)).toBe(false)
  expect([dataKey('secret two', wrapped, 'case 1'), dataKey('secret one', wrapped, 'case 2')]).toEqual([null, null])
  const turned = rewrapDataKey(wrapped, 'case 1', { from: 'secret one', to: 'secret two' })!
  expect(dataKey('secret two', turned, 'case 1')!.equals(key)).toBe(true)
  expect(dataKey('secret one', turned, 'case 1')).toBeNull()
  expect(rewrapDataKey(wrapped, 'case 1', { from: 'secret two', to: 'secret one' })).toBeNull()
  const spoiled = Array.from(wrapped, (_, at) => wrapped.with(at, wrapped[at]! ^ 1))
  expect(
    [...spoiled, wrapped.subarray(1), Buffer.alloc(0), randomBytes(60)].filter((each) => dataKey('secret one', each, 'case 1')),
  ).toEqual([])
})
