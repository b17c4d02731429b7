import { sha256 } from '@noble/hashes/sha2.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs'

/** What an outside timestamp says (RFC 3161). */
export interface Stamp {
  at: Date
  /** By the subject of the certificate that signed. */
  authority: string
  /** The last certificate of the chain that the token has: SHA-256 of its DER, as 64 digits. */
  root: { name: string; fingerprint: string; isSelfSigned: boolean }
}

/** Why a token shows nothing, as the end of a sentence. */
export class WrongToken extends Error {}

const sha256Oid = '2.16.840.1.101.3.4.2.1'
const signedDataOid = '1.2.840.113549.1.7.2'
const tokenOid = '1.2.840.113549.1.9.16.1.4'
/** What a certificate must be for (RFC 3161, section 2.3). */
const extKeyUsage = '2.5.29.37'
const forStamping = '1.3.6.1.5.5.7.3.8'
/** The signed attributes that name the certificate by its hash (RFC 5816, section 2.2.1, and RFC 2634), the newer one first. */
const signingCertificate = [
  { type: '1.2.840.113549.1.9.16.2.47', hash: sha256 },
  { type: '1.2.840.113549.1.9.16.2.12', hash: sha1 },
]
const commonName = '2.5.4.3'

const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
const derOf = (certificate: Certificate) => new Uint8Array(certificate.toSchema(false).toBER(false))

function nameOf({ subject }: Certificate): string {
  const part = subject.typesAndValues.find(({ type }) => type === commonName) ?? subject.typesAndValues[0]
  return part ? String((part.value.valueBlock as { value?: unknown }).value ?? '') : ''
}

function isForStamping(certificate: Certificate): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === extKeyUsage)
  return ((usage?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? []).includes(forStamping)
}

const includes = (bytes: Uint8Array, part: Uint8Array) => bytesToHex(bytes).includes(bytesToHex(part))

/** Whether the signed attributes name this very certificate. */
function isNamed(certificate: Certificate, signed: SignedData): boolean {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const named = signingCertificate.find(({ type }) => attributes.some((attribute) => attribute.type === type))
  if (!named) return false
  const digest = named.hash(derOf(certificate))
  const values = attributes.find(({ type }) => type === named.type)!.values as { toBER: (sizeOnly: boolean) => ArrayBuffer }[]
  return values.some((value) => includes(new Uint8Array(value.toBER(false)), digest))
}

/** From the certificate that signed, as far up as the token has certificates. */
async function lastOfChain(signer: Certificate, all: readonly Certificate[]): Promise<Stamp['root']> {
  let last = signer
  for (let length = 0; length < all.length && !last.issuer.isEqual(last.subject); length += 1) {
    const named = all.find(({ subject }) => subject.isEqual(last.issuer))
    if (!named) break
    if (!(await last.verify(named))) throw new WrongToken(`the certificate of ${nameOf(last)} was not signed by ${nameOf(named)}`)
    last = named
  }
  const isSelfSigned = last.issuer.isEqual(last.subject) && (await last.verify(last))
  return { name: nameOf(last), fingerprint: bytesToHex(sha256(derOf(last))), isSelfSigned }
}

function parsed(token: Uint8Array): { signed: SignedData; info: TSTInfo } {
  try {
    const { result, offset } = fromBER(buffer(token))
    if (offset !== token.length) throw new WrongToken('it has more, or less, than one value')
    const content = new ContentInfo({ schema: result })
    if (content.contentType !== signedDataOid) throw new WrongToken('it is not signed')
    const signed = new SignedData({ schema: content.content })
    const { eContentType, eContent } = signed.encapContentInfo
    if (eContentType !== tokenOid || !eContent) throw new WrongToken('it is about something else than a time')
    return { signed, info: TSTInfo.fromBER(eContent.getValue()) }
  } catch (error) {
    if (error instanceof WrongToken) throw error
    throw new WrongToken('it can’t be read', { cause: error })
  }
}

/** Whether the signature holds, and whose it is. */
async function signerOf(signed: SignedData, data: Uint8Array): Promise<Certificate> {
  let verdict
  try {
    verdict = await signed.verify({ signer: 0, data: buffer(data), checkChain: false, extendedMode: true })
  } catch (error) {
    throw new WrongToken('its signature does not hold', { cause: error })
  }
  if (!verdict.signatureVerified || !verdict.signerCertificate) throw new WrongToken('its signature does not hold')
  return verdict.signerCertificate
}

/**
 * Reads a token and checks that it is about these bytes, that its signature holds and names its certificate, and that this certificate was
 * for timestamps and valid then. Whether the authority is one to trust is for the reader, by the fingerprint of its root.
 * @param token DER
 * @throws WrongToken with the reason
 */
export async function readToken(token: Uint8Array, data: Uint8Array): Promise<Stamp> {
  const { signed, info } = parsed(token)
  if (info.messageImprint.hashAlgorithm.algorithmId !== sha256Oid) throw new WrongToken('it is about another kind of hash')
  if (bytesToHex(new Uint8Array(info.messageImprint.hashedMessage.getValue())) !== bytesToHex(sha256(data)))
    throw new WrongToken('it is about something else')
  const signer = await signerOf(signed, data)
  if (!isNamed(signer, signed)) throw new WrongToken('its signature names another certificate')
  if (!isForStamping(signer)) throw new WrongToken('it is signed by a key that is not for timestamps')
  const at = info.genTime
  if (at < signer.notBefore.value || at > signer.notAfter.value) throw new WrongToken('its certificate was not valid at that time')
  const certificates = (signed.certificates ?? []).filter((each) => each instanceof Certificate)
  return { at, authority: nameOf(signer), root: await lastOfChain(signer, certificates) }
}
