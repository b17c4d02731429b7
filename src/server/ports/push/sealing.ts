// Message encryption for Web Push (RFC 8291), with the content coding aes128gcm (RFC 8188).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Subscription } from './port.ts'

const curve = 'prime256v1'
const saltBytes = 16
/** All messages are as long as this, so that their length says nothing about them. */
const paddedTo = 512
/** The longest text, in bytes. */
export const longestText = paddedTo - 1

/** What makes each message another one; given by tests of the RFC's example alone. */
interface Fresh {
  privateKey?: Buffer
  salt?: Buffer
  /** Bytes of the text and its end; 0 for no padding. */
  length?: number
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/**
 * Seals a text for one browser: the body of the request to its push service (RFC 8291, section 4).
 * @param text at most `longestText` bytes
 * @throws Error for a longer text, or a key that is no point of P-256
 */
export function sealed(text: string, { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>, fresh: Fresh = {}): Buffer {
  const { salt = randomBytes(saltBytes), length = paddedTo } = fresh
  const own = createECDH(curve)
  if (fresh.privateKey) own.setPrivateKey(fresh.privateKey)
  else own.generateKeys()
  const publicKey = own.getPublicKey()
  const shared = own.computeSecret(p256dh)
  const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]), 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  // The one record is the last: its text ends with 2, and zeros pad it (RFC 8188, section 2).
  const plain = Buffer.concat([Buffer.from(text), Buffer.of(2)])
  if (length > 0 && plain.length > length) throw new Error('The message is longer than a push may be.')
  const padded = Buffer.concat([plain, Buffer.alloc(Math.max(0, length - plain.length))])
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(saltBytes + 5)
  salt.copy(head)
  head.writeUInt32BE(4096, saltBytes)
  head.writeUInt8(publicKey.length, saltBytes + 4)
  return Buffer.concat([head, publicKey, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
}

/** Whether bytes are a point of P-256, as a browser gives out. */
export function isPoint(point: Uint8Array): boolean {
  try {
    const own = createECDH(curve)
    own.generateKeys()
    own.computeSecret(point)
    return point.length === 65
  } catch {
    return false
  }
}
