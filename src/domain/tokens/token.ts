import type { Epoch } from './epoch.ts'

/** Bytes of the number that its holder draws by chance. */
export const nonceBytes = 32
/** Bytes of a signature, and of the modulus (2048 bits). */
export const signatureBytes = 256

/** A token as its holder shows it: which month's key signed it, the number drawn, and the signature. */
export interface Token {
  epoch: Epoch
  nonce: Uint8Array
  signature: Uint8Array
}

/**
 * What is signed. Its number is drawn by chance and nobody else knows it, so that the variant without a prefix of
 * RFC 9474 is safe (section 5: "high-entropy input messages"); the words keep the key from signing anything else.
 */
export function messageOf(epoch: Epoch, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Array.from(`rating token\n${epoch}\n`, (letter) => letter.charCodeAt(0))
  return Uint8Array.from([...head, ...nonce])
}

/** Bytes as hexadecimal digits. */
export const written = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @returns the bytes of so many lower-case hexadecimal digits; `null` for any other text. One text for each: no second way to write a token */
export function bytesIn(text: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return null
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
}

/** A token in one line: epoch, number, signature, with dots between. */
export const tokenText = ({ epoch, nonce, signature }: Token): string => `${epoch}.${written(nonce)}.${written(signature)}`

/** @returns `null` for anything that is no token */
export function tokenIn(text: string): Token | null {
  const [epoch = '', first = '', second = '', ...rest] = text.split('.')
  const [nonce, signature] = [bytesIn(first, nonceBytes), bytesIn(second, signatureBytes)]
  if (rest.length > 0 || !/^20\d\d-(0[1-9]|1[0-2])$/.test(epoch) || !nonce || !signature) return null
  return { epoch, nonce, signature }
}
