import { createHash, randomBytes } from 'node:crypto'
import { fromBER, Integer, Null, OctetString } from 'asn1js'
import { copied, isForStamping, isNamedIn, nameOf, sha256Oid } from '#domain/timestamps/certificate.ts'
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { type Anchor, NoStamp } from './port.ts'

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

function requestFor(imprint: Uint8Array, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: copied(imprint) }),
    }),
    nonce: new Integer({ valueHex: copied(nonce) }),
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
      body: copied(body),
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
  const { result, offset } = fromBER(copied(bytes))
  if (offset !== bytes.length) throw new Error('more, or less, than one value')
  return new TimeStampResp({ schema: result })
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
        const verdict = await signed.verify({ signer: 0, data: copied(data), checkChain: false, extendedMode: true })
        if (!verdict.signatureVerified || !verdict.signerCertificate) throw wrong('its signature is not good')
        if (!isNamedIn(signed, verdict.signerCertificate)) throw wrong('its signature names another certificate')
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
