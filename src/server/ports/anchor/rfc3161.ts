import { createHash, randomBytes } from 'node:crypto'
import { fromBER, Integer, Null, OctetString } from 'asn1js'
import { AlgorithmIdentifier, type Certificate, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { type Anchor, NoStamp } from './port.ts'

const sha256Oid = '2.16.840.1.101.3.4.2.1'
/** id-kp-timeStamping (RFC 3161, section 2.3): what a certificate of an authority is for. */
const forStamping = '1.3.6.1.5.5.7.3.8'
const extKeyUsage = '2.5.29.37'
const commonName = '2.5.4.3'
/**
 * The attributes that name the certificate by its hash (RFC 5816, section 2.2.1, and RFC 2634): the signature covers them. The older one has
 * SHA-1, and authorities still send it; what it takes to pass for another's certificate is a second preimage, which nobody has for SHA-1.
 */
const signingCertificate = [
  { type: '1.2.840.113549.1.9.16.2.47', hash: 'sha256' },
  { type: '1.2.840.113549.1.9.16.2.12', hash: 'sha1' },
]
/** granted, and grantedWithMods (section 2.4.2). */
const successes = [0, 1]
/** A token has some two to six thousand bytes. */
const mostBytes = 200_000

interface Deps {
  /** The address of the authority: an operator's setting. */
  url: string
  clock: () => number
  /** Milliseconds that an answer may take. */
  patience?: number
}

/** A copy: the memory of a Buffer is shared with others. */
const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

function requestFor(imprint: Uint8Array, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: buffer(imprint) }),
    }),
    nonce: new Integer({ valueHex: buffer(nonce) }),
    certReq: true,
  })
  return new Uint8Array(request.toSchema().toBER(false))
}

/** Sends the request, and reads no more of the answer than a token can have. */
async function ask(url: string, body: Uint8Array, patience: number): Promise<Uint8Array> {
  let reply
  try {
    reply = await fetch(url, {
      method: 'POST',
      body: buffer(body),
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!reply.ok) throw new NoStamp('gone', `The timestamp authority answered with status ${reply.status}.`)
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of reply.body ?? []) {
      size += part.length
      if (size > mostBytes) throw new NoStamp('wrong', 'The answer is too long for a timestamp.')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof NoStamp) throw error
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    throw new NoStamp(
      isSlow ? 'slow' : 'gone',
      isSlow ? 'The timestamp authority did not answer in time.' : 'The timestamp authority could not be reached.',
    )
  }
}

function readReply(bytes: Uint8Array): TimeStampResp {
  const { result, offset } = fromBER(buffer(bytes))
  if (offset !== bytes.length) throw new Error('more, or less, than one value')
  return new TimeStampResp({ schema: result })
}

const isForStamping = (certificate: Certificate) =>
  (certificate.extensions ?? []).some(
    ({ extnID, parsedValue }) =>
      extnID === extKeyUsage && ((parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? []).includes(forStamping),
  )

/** Whether the signed attributes name this very certificate. */
function isNamed(certificate: Certificate, signed: SignedData): boolean {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const der = new Uint8Array(certificate.toSchema(false).toBER(false))
  // The newer one counts where both are there.
  const named = signingCertificate.find(({ type }) => attributes.some((attribute) => attribute.type === type))
  if (!named) return false
  const digest = createHash(named.hash).update(der).digest()
  const values = attributes.find(({ type }) => type === named.type)!.values as { toBER: (sizeOnly: boolean) => ArrayBuffer }[]
  return values.some((value) => Buffer.from(value.toBER(false)).includes(digest))
}

function nameOf(certificate: Certificate): string {
  const parts = certificate.subject.typesAndValues
  const part = parts.find(({ type }) => type === commonName) ?? parts[0]
  return part ? String((part.value.valueBlock as { value?: unknown }).value ?? '') : ''
}

/** Timestamps by HTTP (RFC 3161, section 3.4), with everything checked that the answer says (section 2.4.2). */
export function rfc3161({ url, clock, patience = 10_000 }: Deps): Anchor {
  return {
    async stamp(data) {
      const imprint = createHash('sha256').update(data).digest()
      // Its first byte is neither zero nor negative: one number, and one way to write it.
      const nonce = randomBytes(16)
      nonce[0] = (nonce[0]! & 0x3f) | 0x40
      const before = clock()
      const bytes = await ask(url, requestFor(imprint, nonce), patience)
      const after = clock()
      const wrong = (what: string) => new NoStamp('wrong', `The timestamp authority’s answer can’t be used: ${what}.`)
      try {
        const reply = readReply(bytes)
        if (!successes.includes(reply.status.status))
          throw new NoStamp('refused', `The timestamp authority refused, with status ${reply.status.status}.`)
        if (!reply.timeStampToken) throw wrong('it has no token')
        const signed = new SignedData({ schema: reply.timeStampToken.content })
        const content = signed.encapContentInfo.eContent
        if (!content) throw wrong('its token is empty')
        const info = TSTInfo.fromBER(content.getValue())
        if (info.messageImprint.hashAlgorithm.algorithmId !== sha256Oid) throw wrong('it is about another kind of hash')
        if (!imprint.equals(Buffer.from(info.messageImprint.hashedMessage.getValue()))) throw wrong('it is about something else')
        if (!info.nonce || !nonce.equals(Buffer.from(info.nonce.valueBlock.valueHexView))) throw wrong('it answers another request')
        const verdict = await signed.verify({ signer: 0, data: buffer(data), checkChain: false, extendedMode: true })
        if (!verdict.signatureVerified || !verdict.signerCertificate) throw wrong('its signature is not good')
        if (!isNamed(verdict.signerCertificate, signed)) throw wrong('its signature names another certificate')
        if (!isForStamping(verdict.signerCertificate)) throw wrong('it is signed by a key that is not for timestamps')
        const at = info.genTime.getTime()
        const drift = at > after ? at - after : at < before ? at - before : 0
        return {
          token: new Uint8Array(reply.timeStampToken.toSchema().toBER(false)),
          at: info.genTime,
          authority: nameOf(verdict.signerCertificate),
          drift,
        }
      } catch (error) {
        if (error instanceof NoStamp) throw error
        throw new NoStamp('wrong', 'The timestamp authority’s answer is no timestamp.', { cause: error })
      }
    },
  }
}
