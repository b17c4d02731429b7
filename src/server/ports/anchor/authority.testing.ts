// A timestamp authority in this process, for tests: it answers as RFC 3161 says, or wrongly where a test asks for that.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { fromBER, GeneralizedTime, Integer, ObjectIdentifier, OctetString, PrintableString, Sequence, Set as Asn1Set } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  Extension,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

/** How an authority of a test answers. */
export interface Manner {
  /** Whose clock it has. */
  now: () => number
  /** For which use its certificate is. */
  purpose?: string
  /** Changes what is signed, and the answer as a whole. */
  info?: (info: TSTInfo) => void
  status?: number
  /** Whose certificate the signature names. */
  certificateOf?: 'another'
  answer?: (bytes: Buffer) => Buffer
  httpStatus?: number
  /** Milliseconds before it answers. */
  wait?: number
}

const hash = 'SHA-256'

async function certified(purpose: string) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: 1 })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: 'Test Authority' }) }))
  certificate.notBefore.value = new Date('2020-01-01')
  certificate.notAfter.value = new Date('2040-01-01')
  const usage = new ExtKeyUsage({ keyPurposes: [purpose] })
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.37', critical: true, extnValue: usage.toSchema().toBER(false), parsedValue: usage }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, hash)
  return { certificate, privateKey: keys.privateKey }
}

/** @returns its address, its certificate as DER, and what ends it */
export async function authority(manner: Manner) {
  const { certificate, privateKey } = await certified(manner.purpose ?? '1.3.6.1.5.5.7.3.8')
  const der = Buffer.from(certificate.toSchema(true).toBER(false))
  let serial = 0
  const answerTo = async (body: Buffer): Promise<Buffer> => {
    const request = new TimeStampReq({ schema: fromBER(new Uint8Array(body).buffer).result })
    serial += 1
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint: request.messageImprint,
      serialNumber: new Integer({ value: serial }),
      genTime: new Date(manner.now()),
      ...(request.nonce && { nonce: request.nonce }),
    })
    manner.info?.(info)
    const content = info.toSchema().toBER(false)
    const attribute = (type: string, value: Sequence | OctetString | ObjectIdentifier | GeneralizedTime) =>
      new Attribute({ type, values: [value] })
    const digest = createHash('sha256').update(new Uint8Array(content)).digest()
    const ofCertificate = createHash('sha256')
      .update(manner.certificateOf ?? der)
      .digest()
    const attributes = [
      attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
      attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: new Uint8Array(digest).buffer })),
      // SigningCertificateV2 (RFC 5816): which certificate, by its hash.
      attribute(
        '1.2.840.113549.1.9.16.2.47',
        new Sequence({
          value: [
            new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: new Uint8Array(ofCertificate).buffer })] })] }),
          ],
        }),
      ),
    ]
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: '1.2.840.113549.1.9.16.1.4',
        eContent: new OctetString({ valueHex: content }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes,
            encodedValue: new Asn1Set({ value: attributes.map((each) => each.toSchema()) }).toBER(false),
          }),
        }),
      ],
      certificates: [certificate],
      digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })],
    })
    await signed.sign(privateKey, 0, hash)
    const reply = new TimeStampResp({
      status: new PKIStatusInfo({ status: manner.status ?? 0 }),
      ...((manner.status ?? 0) < 2 && {
        timeStampToken: new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) }),
      }),
    })
    return Buffer.from(reply.toSchema().toBER(false))
  }
  const send = async (body: Buffer, response: ServerResponse) => {
    const bytes = await answerTo(body)
    response.writeHead(manner.httpStatus ?? 200, { 'content-type': 'application/timestamp-reply' })
    response.end(manner.answer?.(bytes) ?? bytes)
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      setTimeout(() => {
        void send(Buffer.concat(parts), response)
      }, manner.wait ?? 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    certificate: der,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
