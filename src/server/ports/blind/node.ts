import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Blind, BlindSigner } from './port.ts'

/** Bits of the modulus: as Privacy Pass has it (RFC 9578, section 8.2.2). A key lives for a month. */
const modulusLength = 2048
/** SHA-384 has so many bytes, and the variants with a salt take one as long. */
const saltLength = 48

const raw = (key: KeyObject) => ({ key, padding: constants.RSA_NO_PADDING })

function signerOf(privateKey: KeyObject, publicKey: KeyObject): BlindSigner {
  return {
    sign(blinded) {
      try {
        // RSASP1 is the raw private operation, which OpenSSL does in constant time.
        const signed = privateDecrypt(raw(privateKey), blinded)
        // A fault in the arithmetic would give the key away (RFC 9474, section 4.3, step 3).
        return publicEncrypt(raw(publicKey), signed).equals(blinded) ? signed : null
      } catch {
        return null
      }
    },
    verify: (message, signature) =>
      verify('sha384', message, { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature),
  }
}

/** Blind signatures by the RSA of Node's own library. */
export function nodeBlind(): Blind {
  return {
    async make() {
      const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength, publicExponent: 65_537 })
      return {
        publicKey: publicKey.export({ type: 'spki', format: 'der' }),
        privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
      }
    },
    open: ({ publicKey, privateKey }) =>
      signerOf(
        createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }),
        createPublicKey({ key: publicKey, type: 'spki', format: 'der' }),
      ),
  }
}
