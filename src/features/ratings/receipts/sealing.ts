import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { authorKeyInfo, pkcs8Of, sealedParts, wordsInfo } from '#domain/receipt/sealed.ts'

const rawOf = (key: KeyObject) => Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url')
const publicOf = (raw: Uint8Array) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(raw).toString('base64url') }, format: 'jwk' })
const privateOf = (seed: Uint8Array) => createPrivateKey({ key: Buffer.from(pkcs8Of(seed)), format: 'der', type: 'pkcs8' })

const seedOf = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), authorKeyInfo, 32))

/** The public key of a receipt that the server has to make (a plain form), 32 bytes. */
export const authorKeyFor = (secret: Uint8Array): Buffer => rawOf(createPublicKey(privateOf(seedOf(secret))))

/** Key and nonce are of this one message: its sender's key is made for it and thrown away. */
function keysOf(shared: Buffer, ephemeral: Buffer, author: Buffer) {
  const made = Buffer.from(hkdfSync('sha256', shared, Buffer.concat([ephemeral, author]), wordsInfo, 44))
  return { key: made.subarray(0, 32), nonce: made.subarray(32) }
}

/**
 * Seals words to an author's key, as `domain/receipt/sealed.ts` has it.
 * @param lineId of the log's line that they stand in: they open in no other
 */
export function seal(words: string, authorKey: Buffer, lineId: string, own = generateKeyPairSync('x25519')): Buffer {
  const ephemeral = rawOf(own.publicKey)
  const { key, nonce } = keysOf(diffieHellman({ privateKey: own.privateKey, publicKey: publicOf(authorKey) }), ephemeral, authorKey)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(lineId))
  return Buffer.concat([ephemeral, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Opens them with the secret of the receipt, where its author sent the words of it (a plain form). `null` where they do not open. */
export function unseal(sealed: Buffer, secret: Uint8Array, lineId: string): string | null {
  try {
    const { ephemeral, body, tag } = sealedParts(sealed)
    const own = privateOf(seedOf(secret))
    const shared = diffieHellman({ privateKey: own, publicKey: publicOf(ephemeral) })
    const { key, nonce } = keysOf(shared, Buffer.from(ephemeral), rawOf(createPublicKey(own)))
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(lineId)).setAuthTag(tag)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The private key that a test opens with: its raw 32 bytes. */
export { seedOf as authorSeedOf }
