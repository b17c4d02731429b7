import { createHash } from 'node:crypto'
import type { PrivateKind } from '#domain/signing/kinds.ts'
import type { SignableDeps } from './signable.ts'
import type { MadeDeps } from './made.ts'
import { type Signer, signaturePage } from './signed-paper.ts'
import type { SignedCopy } from './store.ts'

/** What was asked between parents is about the case. */
export const topic = 'case'

export interface SigningDeps extends MadeDeps, SignableDeps {
  /** The site's name on the network. */
  host: string
}

/** What a signature page says of a paper. */
export interface Drawing {
  kind: PrivateKind
  title: string
  zone: string
}

/** The paper with its signature page behind it, sealed where certificates are set. */
export async function signedCopyOf(
  { papers, host }: SigningDeps,
  drawing: Drawing,
  paper: { bytes: Uint8Array; pages: number; sha256: string },
  signers: readonly Signer[],
): Promise<Omit<SignedCopy, 'bytes'> & { bytes: Uint8Array }> {
  const { bytes, pages, sha256 } = paper
  const made = await papers.drawSigned(
    (seal) => signaturePage({ ...drawing, pages, bytes: bytes.length, sha256, signers, host, seal }),
    bytes,
  )
  return { bytes: made.bytes, sha256: createHash('sha256').update(made.bytes).digest('hex'), seal: made.signature }
}
