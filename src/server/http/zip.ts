import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: a text that is packed, or bytes that are passed on as they are read. Their number is known before: less than 4 GiB. */
export type ZipEntry = { path: string } & (
  | { text: string }
  | { bytes: number; content: () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array> }
)

/** What the list at the end says of an entry. Bytes. */
interface Written {
  name: Buffer
  method: 0 | 8
  crc: number
  packed: number
  plain: number
  at: number
}

const most32 = 0xffff_ffff
const most16 = 0xffff
/** Lengths and checksum follow the content (bit 3), and names are UTF-8 (bit 11). */
const flags = 0x0808
/** The version of the format that reads 64-bit places. */
const version = 45

/** Little-endian numbers, each with its bytes. */
function fields(...parts: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const made = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of parts) {
    if (bytes === 8) made.writeBigUInt64LE(BigInt(value), at)
    else made.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return made
}

/** A time as MS-DOS has it: steps of two seconds, from 1980. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((at.getUTCFullYear() - 1980) << 9) * 65_536 + (((at.getUTCMonth() + 1) << 5) | at.getUTCDate()) * 65_536 + time
}

/** The list at the end, and where it is (APPNOTE 4.3.12 to 4.3.16); places beyond 4 GiB in 64 bits (4.5.3). */
function* listed(entries: readonly Written[], from: number, dos: number): Generator<Buffer> {
  let size = 0
  for (const { name, method, crc, packed, plain, at } of entries) {
    const isFar = at >= most32
    const extra = isFar ? fields([2, 1], [2, 8], [8, at]) : Buffer.alloc(0)
    const head = fields(
      ...([
        [4, 0x02014b50],
        [2, version],
        [2, version],
        [2, flags],
        [2, method],
        [4, dos],
      ] as const),
      ...([
        [4, crc],
        [4, packed],
        [4, plain],
        [2, name.length],
        [2, extra.length],
      ] as const),
      ...([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, isFar ? most32 : at],
      ] as const),
    )
    const line = Buffer.concat([head, name, extra])
    size += line.length
    yield line
  }
  const count = entries.length
  const end = from + size
  if (count >= most16 || end >= most32) {
    yield fields([4, 0x06064b50], [8, 44], [2, version], [2, version], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, from])
    yield fields([4, 0x07064b50], [4, 0], [8, end], [4, 1])
  }
  const [few, near] = [Math.min(count, most16), Math.min(from, most32)]
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, few], [2, few], [4, Math.min(size, most32)], [4, near], [2, 0])
}

/**
 * A ZIP archive of any length, made as it is read: each entry's bytes are asked for when its turn comes, and none is held (PKWARE
 * APPNOTE 6.3.10; `fflate` has no archives beyond 4 GiB).
 * @param made the time that its entries have
 * @param before how many bytes stand before it, where it follows something else
 * @throws Error where an entry has another length than it says: the archive ends there
 */
export async function* zipped(entries: Iterable<ZipEntry>, made: Date, before = 0): AsyncGenerator<Uint8Array> {
  const dos = dosTime(made)
  const written: Written[] = []
  let at = before
  for (const entry of entries) {
    const name = Buffer.from(entry.path)
    const isText = 'text' in entry
    const text = isText ? Buffer.from(entry.text) : null
    const method = isText ? 8 : 0
    const one: Written = { name, method, crc: 0, packed: 0, plain: 0, at }
    yield Buffer.concat([
      fields([4, 0x04034b50], [2, version], [2, flags], [2, method], [4, dos], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
      name,
    ])
    if (isText) {
      const packed = deflateRawSync(text!)
      Object.assign(one, { crc: crc32(text!), packed: packed.length, plain: text!.length })
      yield packed
    } else {
      for await (const part of await entry.content()) {
        one.crc = crc32(part, one.crc)
        one.plain += part.length
        yield part
      }
      if (one.plain !== entry.bytes) throw new Error('A file of an archive has another length than it says.')
      one.packed = one.plain
    }
    yield fields([4, 0x08074b50], [4, one.crc], [4, one.packed], [4, one.plain])
    at += 30 + name.length + one.packed + 16
    written.push(one)
  }
  yield* listed(written, at, dos)
}
