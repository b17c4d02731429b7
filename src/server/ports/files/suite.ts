import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BlobStore } from './port.ts'

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

export async function* parts(content: Uint8Array, size = 50_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

export async function read(content: AsyncIterable<Uint8Array> | null): Promise<Buffer | null> {
  if (content === null) return null
  const all: Uint8Array[] = []
  for await (const part of content) all.push(part)
  return Buffer.concat(all)
}

export const filled = (length: number, seed = 1) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 7 + (at >> 8)) % 256))

async function listed(store: BlobStore) {
  const all = []
  for await (const one of store.list()) all.push(one)
  return all.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
}

/** The contract of every blob store. */
export function blobSuite(name: string, make: () => Promise<BlobStore>) {
  describe(`files: ${name}`, () => {
    test('what was put comes back byte by byte under the hash of its bytes, and nothing else is there', async () => {
      const store = await make()
      expect(await listed(store)).toEqual([])
      const blobs = [0, 1, 65_536, 300_001].map((length) => filled(length))
      for (const blob of blobs) expect(await store.put(parts(blob))).toEqual({ sha256: sha256(blob), bytes: blob.length })
      for (const blob of blobs) expect((await read(await store.get(sha256(blob))))?.equals(blob)).toBe(true)
      const expected = blobs.map((blob) => ({ sha256: sha256(blob), bytes: blob.length }))
      expect(await listed(store)).toEqual(expected.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1)))
      const other = sha256(Buffer.from('other'))
      expect([await store.has(sha256(blobs[0]!)), await store.has(other), await store.get(other)]).toEqual([true, false, null])
    })

    test('a piece is read by itself; what lies beyond the end is not there', async () => {
      const store = await make()
      const blob = filled(70_000)
      const { sha256: address } = await store.put(parts(blob))
      const piece = async (from: number, to?: number) => read(await store.get(address, { from, ...(to !== undefined && { to }) }))
      for (const [from, to] of [[0, 1], [65_535, 65_537], [69_999], [60_000, 90_000], [0], [10, 10]] as [number, number?][])
        expect((await piece(from, to))?.equals(blob.subarray(from, to))).toBe(true)
      expect((await piece(70_000, 70_010))?.length).toBe(0)
      expect(await store.get(sha256(Buffer.from('none')), { from: 0, to: 0 })).toBeNull()
    })

    test('put again it is there once, and removed once; removing nothing is no error', async () => {
      const store = await make()
      const blob = filled(1_000)
      const all = await Promise.all(Array.from({ length: 5 }, async () => store.put(parts(blob))))
      expect(new Set(all.map(({ sha256: address }) => address)).size).toBe(1)
      expect(await listed(store)).toHaveLength(1)
      await store.remove(sha256(blob))
      await store.remove(sha256(blob))
      expect([await listed(store), await store.get(sha256(blob))]).toEqual([[], null])
    })

    test('a blob that breaks off half way leaves nothing, and says why', async () => {
      const store = await make()
      async function* breaks() {
        yield filled(100_000)
        throw new Error('the line was lost')
      }
      await expect(store.put(breaks())).rejects.toThrow('the line was lost')
      expect(await listed(store)).toEqual([])
    })

    test('asvs-5.3.2 what is no hash is no address, so none leads out of the store', async () => {
      const store = await make()
      const bad = ['', '..', '../../etc/passwd', `${'a'.repeat(62)}/.`, 'A'.repeat(64), `${'a'.repeat(64)}\n`, '%2e%2e%2f'.repeat(7)]
      for (const address of bad) {
        await expect(store.get(address)).rejects.toThrow('as its address')
        await expect(store.has(address)).rejects.toThrow('as its address')
        await expect(store.remove(address)).rejects.toThrow('as its address')
      }
    })

    test('many at once, all whole', async () => {
      const store = await make()
      const blobs = Array.from({ length: 200 }, (_, n) => filled(1_000 + n * 97, n))
      await Promise.all(blobs.map(async (blob) => store.put(parts(blob, 500))))
      const wrong = await Promise.all(blobs.map(async (blob) => !(await read(await store.get(sha256(blob))))?.equals(blob)))
      expect(wrong.filter(Boolean)).toEqual([])
      expect(await listed(store)).toHaveLength(blobs.length)
    })
  })
}
