import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Certificate, SignedData } from 'pkijs'

// What a token of RFC 3161 says of the certificate that signed it: read by the server that asks for it, and by the verifier that is offline.

export const sha256Oid = '2.16.840.1.101.3.4.2.1'
/** What a certificate of a timestamp authority is for: id-kp-timeStamping (RFC 3161, section 2.3). */
const forStamping = '1.3.6.1.5.5.7.3.8'
const extKeyUsage = '2.5.29.37'
const commonName = '2.5.4.3'
/**
 * The attributes that name the certificate by its hash (RFC 5816, section 2.2.1, and RFC 2634): the signature covers them. The older one has
 * SHA-1, and authorities still send it; what it takes to pass for another's certificate is a second preimage, which nobody has for SHA-1.
 */
const signingCertificate = [
  { type: '1.2.840.113549.1.9.16.2.47', hash: sha256 },
  { type: '1.2.840.113549.1.9.16.2.12', hash: sha1 },
]

/** A copy as pkijs takes it: the memory of a Buffer is shared with others. */
export const copied = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

export const derOf = (certificate: Certificate): Uint8Array => new Uint8Array(certificate.toSchema(false).toBER(false))

/** Who a certificate is of, by its subject; empty where it says nothing. */
export function nameOf({ subject }: Certificate): string {
  const parts = subject.typesAndValues
  const part = parts.find(({ type }) => type === commonName) ?? parts[0]
  return part ? String((part.value.valueBlock as { value?: unknown }).value ?? '') : ''
}

export function isForStamping(certificate: Certificate): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === extKeyUsage)
  return ((usage?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? []).includes(forStamping)
}

/** Whether the signed attributes name this very certificate. The newer attribute counts where both are there. */
export function isNamedIn(signed: SignedData, certificate: Certificate): boolean {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const named = signingCertificate.find(({ type }) => attributes.some((attribute) => attribute.type === type))
  if (!named) return false
  const digest = bytesToHex(named.hash(derOf(certificate)))
  const values = attributes.find(({ type }) => type === named.type)!.values as { toBER: (sizeOnly: boolean) => ArrayBuffer }[]
  return values.some((value) => bytesToHex(new Uint8Array(value.toBER(false))).includes(digest))
}
