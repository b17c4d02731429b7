/**
 * Words to an author that only their receipt opens. The format, once and for all:
 *
 * - The author's private key (X25519, RFC 7748) is HKDF-SHA-256 (RFC 5869) of the receipt's secret: no salt, info "author key",
 *   32 bytes. Its public half goes with the rating.
 * - Sealed words are `E || C || T`: E, 32 bytes, the public half of an X25519 key made for this message and thrown away; C, the
 *   words in UTF-8 under AES-256-GCM; T, its tag of 16 bytes. At least 49 bytes, for there is at least one of words.
 * - Key (32 bytes) and nonce (12) are the 44 bytes of HKDF-SHA-256 of the shared secret: salt `E || A`, A the author's public key,
 *   info "words to author". What is authenticated besides is the id of the log's line, in ASCII: words moved to another line do not open.
 */
export const authorKeyInfo = 'author key'
export const wordsInfo = 'words to author'

const keyBytes = 32
const tagBytes = 16

/** What stands before the 32 bytes of a private X25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Head = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20]

/**
 * A private key as WebCrypto and Node take it.
 * @param seed its 32 bytes
 */
export function pkcs8Of(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  if (seed.length !== keyBytes) throw new RangeError(`A key has ${keyBytes} bytes, not ${seed.length}.`)
  return Uint8Array.from([...pkcs8Head, ...seed])
}

/**
 * The three parts of sealed words.
 * @throws RangeError for what is too short to be any
 */
export function sealedParts(sealed: Uint8Array): { ephemeral: Uint8Array; body: Uint8Array; tag: Uint8Array } {
  if (sealed.length <= keyBytes + tagBytes) throw new RangeError('Too short for sealed words.')
  return {
    ephemeral: sealed.subarray(0, keyBytes),
    body: sealed.subarray(keyBytes, sealed.length - tagBytes),
    tag: sealed.subarray(sealed.length - tagBytes),
  }
}
