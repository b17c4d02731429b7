import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Read and hashed at once: small enough that a page stays quick. Bytes. */
const sliceBytes = 1024 ** 2

/**
 * The SHA-256 of a file, in hex, read slice by slice: a file of any size takes no more memory than one slice.
 * @param onRead called with how much was read, in bytes. @param signal stops it
 * @throws what reading fails with, and `AbortError`
 */
export async function sha256Of(file: Blob, onRead: (bytes: number) => void = () => {}, signal?: AbortSignal): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += sliceBytes) {
    signal?.throwIfAborted()
    hash.update(new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()))
    onRead(Math.min(at + sliceBytes, file.size))
  }
  return bytesToHex(hash.digest())
}
