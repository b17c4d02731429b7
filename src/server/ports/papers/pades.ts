import { createHash } from 'node:crypto'
import { PDF, type Signer, type TimestampAuthority } from '@libpdf/core'
import { NoStamp } from '../anchor/port.ts'
import { rfc3161 } from '../anchor/rfc3161.ts'
import { restoreEngine, type Signing, signerOf } from './signing.ts'

/** Bytes for certificates and token: a chain of four has about 8,000, a token with its own chain up to 10,000. */
const room = 32_768

/** How a thread is asked to sign. `timestampUrl`: empty for no timestamp. */
export interface HowSigned extends Pick<Signing, 'p12' | 'passphrase'> {
  timestampUrl: string
}

/**
 * Asks for the timestamp by the port that stamps heads of the ledger, which checks the answer. That port is given what is stamped and not
 * its hash, so the signature is remembered as it is made.
 */
function stamped(signer: Signer, url: string): { signer: Signer; timestampAuthority: TimestampAuthority } {
  let signature: Uint8Array | null = null
  return {
    signer: {
      certificate: signer.certificate,
      certificateChain: signer.certificateChain ?? [],
      keyType: signer.keyType,
      signatureAlgorithm: signer.signatureAlgorithm,
      sign: async (data, algorithm) => (signature = await signer.sign(data, algorithm)),
    },
    timestampAuthority: {
      timestamp: async (digest) => {
        if (signature === null || !createHash('sha256').update(signature).digest().equals(digest))
          throw new Error('The timestamp is asked for something else than the signature.')
        restoreEngine()
        return (await rfc3161({ url, clock: Date.now }).stamp(signature)).token
      },
    },
  }
}

/**
 * Signs a PDF (PAdES B-T; B-B without a timestamp authority).
 * @returns `noStamp` with the reason where the authority gave none: nothing is signed then
 */
export async function signPdf(
  bytes: Uint8Array,
  { timestampUrl, ...signing }: HowSigned,
): Promise<{ bytes: Uint8Array } | { noStamp: string }> {
  const pdf = await PDF.load(bytes)
  const signer = await signerOf(signing)
  try {
    const { bytes: signed } = await (timestampUrl === ''
      ? pdf.sign({ signer, level: 'B-B', estimatedSize: room })
      : pdf.sign({ ...stamped(signer, timestampUrl), level: 'B-T', estimatedSize: room }))
    return { bytes: signed }
  } catch (error) {
    if (error instanceof NoStamp) return { noStamp: error.message }
    throw error
  }
}
