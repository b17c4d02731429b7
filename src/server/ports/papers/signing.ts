import { X509Certificate } from 'node:crypto'
import { P12Signer } from '@libpdf/core'
import { CryptoEngine, setEngine } from 'pkijs'

/** What papers are signed with. */
export interface Signing {
  /** A PKCS#12 file (RFC 7292): a key, its certificate and those above it. */
  p12: Uint8Array
  passphrase: string
  /** From when to when its certificate is valid, milliseconds. */
  from: number
  until: number
}

/**
 * Gives pkijs its own engine back. libpdf puts one of its own in front for all of the process, and that one fails where a digest's algorithm
 * is given by its name alone, as pkijs does to verify (@libpdf/core 0.4, CryptoEngine.digest): timestamps would no longer be accepted.
 */
export const restoreEngine = (): void => setEngine('webcrypto', new CryptoEngine({ name: 'webcrypto', crypto, subtle: crypto.subtle }))

/** @throws Error where the file can't be read, the passphrase is another, or there is no key in it */
export const signerOf = ({ p12, passphrase }: Pick<Signing, 'p12' | 'passphrase'>) =>
  P12Signer.create(p12, passphrase, { buildChain: false })

/** Opens a PKCS#12 file once, to know that papers can be signed with it. @throws Error as `signerOf` */
export async function readSigning(p12: Uint8Array, passphrase: string): Promise<Signing> {
  const { certificate } = await signerOf({ p12, passphrase }).finally(restoreEngine)
  const { validFrom, validTo } = new X509Certificate(certificate)
  return { p12, passphrase, from: Date.parse(validFrom), until: Date.parse(validTo) }
}

export const isValidAt = ({ from, until }: Signing, now: number): boolean => from <= now && now < until
