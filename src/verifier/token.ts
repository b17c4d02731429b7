import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBER } from 'asn1js'
import { copied, derOf, isForStamping, isNamedIn, nameOf, sha256Oid } from '#domain/timestamps/certificate.ts'
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

const signedDataOid = '1.2.840.113549.1.7.2'
const tokenOid = '1.2.840.113549.1.9.16.1.4'

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
    const { result, offset } = fromBER(copied(token))
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
    verdict = await signed.verify({ signer: 0, data: copied(data), checkChain: false, extendedMode: true })
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
  if (!isNamedIn(signed, signer)) throw new WrongToken('its signature names another certificate')
  if (!isForStamping(signer)) throw new WrongToken('it is signed by a key that is not for timestamps')
  const at = info.genTime
  if (at < signer.notBefore.value || at > signer.notAfter.value) throw new WrongToken('its certificate was not valid at that time')
  const certificates = (signed.certificates ?? []).filter((each) => each instanceof Certificate)
  return { at, authority: nameOf(signer), root: await lastOfChain(signer, certificates) }
}
