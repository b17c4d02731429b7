import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const head = (major: number, n: number) =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255])

/** As much of CBOR (RFC 8949) as an authenticator needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as never)])])
}

/** An authenticator in software (WebAuthn level 2, section 6): makes one passkey and answers with it. */
export function softPasskey({ origin = 'http://localhost:3000', isUnlocked = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(24)
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])
  const site = sha256(new URL(origin).hostname)
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const flags = 0x01 | (isUnlocked ? 0x04 : 0)
  const shared = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }
  return {
    make: (challenge: string) => {
      const clientData = client('webauthn.create', challenge)
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([site, Buffer.from([flags | 0x40, 0, 0, 0, 0]), Buffer.alloc(16), length, id, cbor(cose)])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer: (challenge: string) => {
      const clientData = client('webauthn.get', challenge)
      const authData = Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])])
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
