import { authorKeyInfo, pkcs8Of, sealedParts, wordsInfo } from '#domain/receipt/sealed.ts'

// The browser's half of domain/receipt/sealed.ts, by its own cryptography: nothing of it is loaded before a rating is sent
// or a receipt is opened.

const bytes = (text: string) => new TextEncoder().encode(text)
const x25519 = { name: 'X25519' }

async function derived(secret: Uint8Array, salt: Uint8Array, info: string, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const base = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: Uint8Array.from(salt), info: bytes(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, base, length * 8))
}

const base64 = (url: string) => Uint8Array.from(atob(url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

async function ownKey(secret: Uint8Array): Promise<{ key: CryptoKey; open: Uint8Array }> {
  const seed = await derived(secret, new Uint8Array(), authorKeyInfo, 32)
  const key = await crypto.subtle.importKey('pkcs8', pkcs8Of(seed), x25519, true, ['deriveBits'])
  return { key, open: base64((await crypto.subtle.exportKey('jwk', key)).x!) }
}

/**
 * The key that words to this author are sealed to, as 64 hexadecimal digits; `null` in a browser that knows no X25519: words
 * then come in clear.
 */
export async function authorKeyFor(secret: Uint8Array): Promise<string | null> {
  try {
    return [...(await ownKey(secret)).open].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/**
 * Opens words that were sealed to this receipt; `null` where they do not open.
 * @param sealed in base64url
 */
export async function openWords(sealed: string, secret: Uint8Array, lineId: string): Promise<string | null> {
  try {
    const whole = base64(sealed)
    const { ephemeral } = sealedParts(whole)
    const own = await ownKey(secret)
    const sender = await crypto.subtle.importKey('raw', Uint8Array.from(ephemeral), x25519, false, [])
    const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'X25519', public: sender }, own.key, 256))
    const made = await derived(shared, Uint8Array.from([...ephemeral, ...own.open]), wordsInfo, 44)
    const key = await crypto.subtle.importKey('raw', made.slice(0, 32), 'AES-GCM', false, ['decrypt'])
    // The tag stands at the end, where WebCrypto wants it.
    const how = { name: 'AES-GCM', iv: made.slice(32), additionalData: bytes(lineId) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, whole.slice(ephemeral.length)))
  } catch {
    return null
  }
}
