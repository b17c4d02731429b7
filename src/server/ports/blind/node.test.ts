import { createPrivateKey, createPublicKey } from 'node:crypto'
import { RSABSSA } from '@cloudflare/blindrsa-ts'
import { describe, expect, test } from 'vitest'
import { nodeBlind } from './node.ts'
import { key, vectors } from './rfc9474.testing.ts'

const { make, open } = nodeBlind()

function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}
const url = (bytes: Buffer) => bytes.toString('base64url')
const bytesOf = (value: bigint) => {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}
/** The inverse of `a` modulo `m`, by Euclid. */
function inverseOf(a: bigint, m: bigint): bigint {
  let [r, next, x, y] = [m, a % m, 0n, 1n]
  while (next > 0n) [r, next, x, y] = [next, r % next, y, x - (r / next) * y]
  return ((x % m) + m) % m
}

/** The key of the RFC, with the numbers of the remainders that it leaves out. */
function keyOfTheRfc() {
  const [p, q, d] = [numberOf(key.p), numberOf(key.q), numberOf(key.d)]
  const jwk = {
    kty: 'RSA',
    n: url(key.n),
    e: url(key.e),
    d: url(key.d),
    p: url(key.p),
    q: url(key.q),
    dp: url(bytesOf(d % (p - 1n))),
    dq: url(bytesOf(d % (q - 1n))),
    qi: url(bytesOf(inverseOf(q, p))),
  }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return open({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  })
}

describe('the vectors of RFC 9474, appendix A', () => {
  test.each(vectors)('$name', ({ message, blinded, signed, signature }) => {
    const signer = keyOfTheRfc()
    expect(signer.sign(blinded)).toEqual(signed)
    expect(signer.verify(message, signature)).toBe(true)
    expect(signer.verify(Buffer.concat([message, Buffer.from('x')]), signature)).toBe(false)
    expect(signer.verify(message, signed)).toBe(false)
  })
})

test("a signature that the browser's library blinded and finished is valid here, and for no other message", async () => {
  const keys = await make()
  const signer = open(keys)
  const suite = RSABSSA.SHA384.PSS.Deterministic()
  const publicKey = await crypto.subtle.importKey('spki', new Uint8Array(keys.publicKey), { name: 'RSA-PSS', hash: 'SHA-384' }, true, [
    'verify',
  ])
  const message = crypto.getRandomValues(new Uint8Array(32))
  const { blindedMsg, inv } = await suite.blind(publicKey, message)
  const signature = await suite.finalize(publicKey, message, new Uint8Array(signer.sign(blindedMsg)!), inv)
  expect(signer.verify(message, signature)).toBe(true)
  expect(open(await make()).verify(message, signature)).toBe(false)
})

test('a number larger than the modulus, and bytes of another length, are not signed', async () => {
  const signer = open(await make())
  expect(signer.sign(Buffer.alloc(256, 0xff))).toBeNull()
  expect(signer.sign(Buffer.alloc(255, 1))).toBeNull()
  expect(signer.sign(Buffer.alloc(0))).toBeNull()
  expect(signer.verify(Buffer.from('m'), Buffer.alloc(3))).toBe(false)
})
