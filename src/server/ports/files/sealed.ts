// A file, encrypted so that any piece of it can be read by itself: STREAM, the construction of Hoang, Reyhanitabar, Rogaway and Vizár
// ("Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", CRYPTO 2015, section 7), over AES-256-GCM. Each chunk is sealed
// with its number and with whether it is the last one in its nonce: none can be changed, moved, repeated, left out or cut off unnoticed.
// Key and nonce are made as in Tink's AES-GCM-HKDF streaming AEAD; the layout differs from Tink's in that the header shortens no chunk.
//
//   header: salt (32 bytes), prefix of the nonces (7 bytes)
//   chunk n: ciphertext of 65,536 bytes, the last of 0 to 65,536; tag of 16 bytes
//   key: HKDF-SHA-256(data key, salt, context); nonce: prefix, n (4 bytes, most significant first), 1 for the last chunk or else 0
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { ByteRange } from './port.ts'

/** Bytes of plaintext in each chunk but the last. */
export const chunkBytes = 65_536
const tagBytes = 16
const saltBytes = 32
const prefixBytes = 7
const headerBytes = saltBytes + prefixBytes
/** Bytes of each sealed chunk but the last. */
export const sealedChunk = chunkBytes + tagBytes

/** A key, and what it is for: a blob that is sealed in one context doesn't open in another. */
export interface SealedFor {
  /** 32 bytes. */
  key: Buffer
  /** The case and the file. */
  context: string
}

/** An empty file is one empty chunk, so that its end is sealed too. */
const lastChunk = (bytes: number) => Math.max(0, Math.ceil(bytes / chunkBytes) - 1)

/** How many bytes a file of so many bytes has when it is sealed. */
export const sealedBytes = (bytes: number): number => headerBytes + bytes + (lastChunk(bytes) + 1) * tagBytes

/** As an object: bytes would be read again for each chunk, which takes half as long as sealing it. */
function cipherKey({ key, context }: SealedFor, salt: Uint8Array): KeyObject {
  if (key.length !== 32) throw new Error('A data key has 32 bytes.')
  return createSecretKey(new Uint8Array(hkdfSync('sha256', key, salt, context, 32)))
}

function nonceOf(prefix: Uint8Array, chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.set(prefix)
  nonce.writeUInt32BE(chunk, prefixBytes)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Chunks of a size, the last of 1 byte to all of it; none where there is nothing. */
async function* inChunks(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let held = 0
  for await (let part of content) {
    while (held + part.byteLength >= size) {
      const taken = size - held
      const end = part.subarray(0, taken)
      // Most often it is whole already, and copying it costs as much as sealing it.
      yield held === 0 ? Buffer.from(end.buffer, end.byteOffset, end.byteLength) : Buffer.concat([...parts, end])
      part = part.subarray(taken)
      parts = []
      held = 0
    }
    if (part.byteLength > 0) {
      parts.push(part)
      held += part.byteLength
    }
  }
  if (held > 0) yield Buffer.concat(parts)
}

/**
 * Seals a file, with a salt of its own: the same file sealed twice has two different ciphertexts, so their addresses tell nobody that
 * it is the same. In memory at a time: two chunks.
 */
export async function* seal(sealedFor: SealedFor, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const [salt, prefix] = [randomBytes(saltBytes), randomBytes(prefixBytes)]
  const key = cipherKey(sealedFor, salt)
  // GCM is a stream cipher: `update` gives all bytes, and `final` none.
  function* sealChunk(chunk: Buffer, number: number, isLast: boolean) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number, isLast))
    yield cipher.update(chunk)
    cipher.final()
    yield cipher.getAuthTag()
  }
  yield Buffer.concat([salt, prefix])
  let n = 0
  let held: Buffer | null = null
  // One behind, because only the next one tells that this one is not the last.
  for await (const chunk of inChunks(content, chunkBytes)) {
    if (held) yield* sealChunk(held, n++, false)
    held = chunk
  }
  yield* sealChunk(held ?? Buffer.alloc(0), n, true)
}

/** The blob is not what was sealed: it was changed, cut off, or is another one. */
export class NotAsSealed extends Error {}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Opens a sealed file, or a piece of it. Only the chunks that the piece touches are read, and each is checked before a byte of it is given out.
 * @param bytes how many bytes the file has, from the database and not from the store: that is how a blob that was cut off is noticed
 * @param read gives a range of the sealed blob
 * @throws NotAsSealed
 */
export async function* openSealed(
  sealedFor: SealedFor,
  { bytes, read }: { bytes: number; read: (range: Required<ByteRange>) => Promise<AsyncIterable<Uint8Array>> },
  { from, to = bytes }: ByteRange = { from: 0 },
): AsyncGenerator<Buffer> {
  const end = Math.min(to, bytes)
  // Of an empty file the one chunk is looked at all the same.
  if (from >= end && bytes > 0) return
  const header = await whole(await read({ from: 0, to: headerBytes }))
  if (header.length !== headerBytes) throw new NotAsSealed('The blob has no header.')
  const key = cipherKey(sealedFor, header.subarray(0, saltBytes))
  const prefix = header.subarray(saltBytes)
  const last = lastChunk(bytes)
  const [first, lastRead] = [Math.floor(from / chunkBytes), Math.min(last, Math.floor(Math.max(end - 1, 0) / chunkBytes))]
  const sealed = await read({
    from: headerBytes + first * sealedChunk,
    to: Math.min(sealedBytes(bytes), headerBytes + (lastRead + 1) * sealedChunk),
  })
  let n = first
  for await (const chunk of inChunks(sealed, sealedChunk)) {
    if (n > lastRead) throw new NotAsSealed('The blob is longer than the file.')
    const opened = openChunk(chunk, key, nonceOf(prefix, n, n === last))
    const [start, stop] = [Math.max(0, from - n * chunkBytes), Math.min(opened.length, end - n * chunkBytes)]
    n += 1
    if (start < stop) yield opened.subarray(start, stop)
  }
  if (n <= lastRead) throw new NotAsSealed('The blob is shorter than the file.')
}

function openChunk(chunk: Buffer, key: KeyObject, nonce: Buffer): Buffer {
  if (chunk.length < tagBytes) throw new NotAsSealed('A chunk is shorter than its tag.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAuthTag(chunk.subarray(-tagBytes))
  try {
    const opened = decipher.update(chunk.subarray(0, -tagBytes))
    decipher.final()
    return opened
  } catch {
    throw new NotAsSealed('A chunk is not what was sealed.')
  }
}
