// A certificate with its key as a PKCS#12 file (RFC 7292), for tests.
import { BitString, Integer, PrintableString } from 'asn1js'
import {
  AttributeTypeAndValue,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  Extension,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs'

const rounds = 2_000

/** An RSA certificate for digital signatures, signed by its own key. */
export async function p12(
  passphrase: string,
  { from, until }: { from: Date; until: Date },
): Promise<{ p12: Buffer; certificate: Certificate }> {
  const keys = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: 7 })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: 'Test Records Office' }) }))
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  const usage = new BitString({ valueHex: new Uint8Array([0x80]).buffer, unusedBits: 7 })
  certificate.extensions = [new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false), parsedValue: usage })]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')

  const password = new TextEncoder().encode(passphrase).buffer as ArrayBuffer
  const keyBag = new PKCS8ShroudedKeyBag({
    parsedValue: PrivateKeyInfo.fromBER(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  })
  await keyBag.makeInternalValues({
    password,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 } as never,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: rounds,
  })
  const safe = new AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        {
          privacyMode: 0,
          value: new SafeContents({
            safeBags: [
              new SafeBag({ bagId: '1.2.840.113549.1.12.10.1.2', bagValue: keyBag }),
              new SafeBag({ bagId: '1.2.840.113549.1.12.10.1.3', bagValue: new CertBag({ parsedValue: certificate }) }),
            ],
          }),
        },
      ],
    },
  })
  await safe.makeInternalValues({ safeContents: [{}] })
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } })
  await pfx.makeInternalValues({ password, iterations: rounds, pbkdf2HashAlgorithm: 'SHA-256', hmacHashAlgorithm: 'SHA-256' })
  return { p12: Buffer.from(pfx.toSchema().toBER(false)), certificate }
}
