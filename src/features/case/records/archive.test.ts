import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archived, type Entry, entryOf } from './archive.ts'

const at = new Date('2026-11-28T10:00:00Z')
async function whole(entries: readonly Entry[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of archived(entries, at)) parts.push(part)
  return Buffer.concat(parts)
}

test('an archive has its files in one folder, byte by byte, empty ones too', async () => {
  const long = Buffer.from('word '.repeat(100_000))
  const random = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 7919) % 251))
  const entries = [entryOf('a.txt', long), { ...entryOf('files/b.jpg', random), isDense: true }, entryOf('empty', new Uint8Array())]
  const found = unzipSync(await whole(entries))
  expect(Object.keys(found)).toEqual(['record/a.txt', 'record/files/b.jpg', 'record/empty'])
  expect(Buffer.from(found['record/a.txt']!).equals(long)).toBe(true)
  expect(Buffer.from(found['record/files/b.jpg']!).equals(random)).toBe(true)
  expect(found['record/empty']).toHaveLength(0)
})

test('memory that its source uses again changes nothing', async () => {
  const buffer = new Uint8Array(1000)
  async function* reused() {
    for (let n = 0; n < 50; n += 1) yield buffer.fill(n)
  }
  const bytes = Buffer.concat(Array.from({ length: 50 }, (_, n) => Buffer.alloc(1000, n)))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  for (const isDense of [true, false]) {
    const found = unzipSync(await whole([{ path: 'a', bytes: bytes.length, sha256, content: reused, isDense }]))
    expect(Buffer.from(found['record/a']!).equals(bytes)).toBe(true)
  }
})

test('bytes that are not those of the hash end it', async () => {
  const entry = entryOf('a', Buffer.from('one'))
  await expect(whole([{ ...entry, sha256: 'ab'.repeat(32) }])).rejects.toThrow('not the one')
  await expect(whole([{ ...entry, bytes: 4 }])).rejects.toThrow('not the one')
})
