// What a browser does with a subscription: makes the keys, and opens what comes (RFC 8291, section 3). Written apart from the sealing.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a browser that listens, and what opens messages to it. */
export function subscriber(given?: { privateKey: Buffer; auth: Buffer }) {
  const own = createECDH('prime256v1')
  if (given) own.setPrivateKey(given.privateKey)
  else own.generateKeys()
  const [p256dh, auth] = [own.getPublicKey(), given?.auth ?? randomBytes(16)]
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const senderKey = body.subarray(21, 21 + body[20]!)
    const record = body.subarray(21 + body[20]!)
    const hkdf = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey])
    const secret = hkdf(own.computeSecret(senderKey), auth, info, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is not zeros.')
    return padded.subarray(0, end).toString('utf8')
  }
  return { p256dh, auth, open }
}
