import { readFileSync } from 'node:fs'
import { isValidAt, readSigning, type Signing } from '#ports/papers/signing.ts'
import type { Config } from './config.ts'

/**
 * The certificate of the settings that papers are signed with.
 * @returns `signing` is `null` where none is set, or where it can't be used: `wrong` says why in one sentence, and papers are not signed
 */
export async function signingOf(
  { signingCertificate: file, signingPassphrase }: Pick<Config, 'signingCertificate' | 'signingPassphrase'>,
  now: number,
): Promise<{ signing: Signing | null; wrong: string | null }> {
  if (file === '') return { signing: null, wrong: null }
  const unusable = (why: string) => ({ signing: null, wrong: `Papers are not signed: the certificate of SIGNING_CERTIFICATE ${why}.` })
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch {
    return unusable('cannot be read')
  }
  try {
    const signing = await readSigning(bytes, signingPassphrase)
    if (isValidAt(signing, now)) return { signing, wrong: null }
    const day = new Date(now < signing.from ? signing.from : signing.until).toISOString().slice(0, 10)
    return unusable(now < signing.from ? `is valid from ${day} on` : `expired on ${day}`)
  } catch {
    return unusable('is no PKCS#12 file, or SIGNING_PASSPHRASE is not its passphrase')
  }
}
