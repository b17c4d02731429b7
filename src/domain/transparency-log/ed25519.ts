import { ed25519 } from '@noble/curves/ed25519.js'
import type { CheckSignature } from './signed-note.ts'

/**
 * Ed25519 in JavaScript alone, where the platform's may be missing. Strict, as RFC 8032 has it: what some programs take and others don't
 * would give two answers. Bytes of a wrong length are no signature.
 */
export const checkEd25519: CheckSignature = (publicKey, message, signature) => {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    return false
  }
}
