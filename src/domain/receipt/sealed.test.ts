import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorKeyFor as inBrowser, openWords } from '#ratings/receipts/components/author-key.ts'
import { authorKeyFor, authorSeedOf, seal, unseal } from '#ratings/receipts/sealing.ts'
import { pkcs8Of, sealedParts } from './sealed.ts'

const secret = Uint8Array.from({ length: 16 }, (_, at) => at)
const line = '0b1c9a52-7f0e-4a39-9c76-1c52a3f0b7de'
const words = 'Please take the name of the school out. Schöne Grüße — ✓'

/** A sender's key that is no chance, for the vector. */
const fixed = () => {
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8Of(new Uint8Array(32).fill(7))), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** Of the format as it is written down: a person who changes a letter of it cannot open what was sealed before. */
const vector = {
  seed: 'a364d502316f168afa955c50d1a3d8f67968b009721fe10a98dbf790045aa6bc',
  open: 'ab92bd3cde3771b1129781dc0bb76088caa3332439944e4cc92d2b112a39c74d',
  sealed: '13be4feaeaf204c7fd3358fc9c00721881d174278128227ec674f37f7fe97b6d7385705269150af33b18b3597c43f6aea339361590',
}

test('the vectors: seed and public key of a receipt, and words sealed by a known sender', () => {
  expect(authorSeedOf(secret).toString('hex')).toBe(vector.seed)
  expect(authorKeyFor(secret).toString('hex')).toBe(vector.open)
  const sealed = seal('Hello', authorKeyFor(secret), line, fixed())
  expect(sealed.toString('hex')).toBe(vector.sealed)
  expect(unseal(Buffer.from(vector.sealed, 'hex'), secret, line)).toBe('Hello')
})

test('browser and server make the same key, and each opens what was sealed to it', async () => {
  const key = await inBrowser(secret)
  expect(key).toBe(authorKeyFor(secret).toString('hex'))
  const sealed = seal(words, Buffer.from(key!, 'hex'), line)
  expect(await openWords(sealed.toString('base64url'), secret, line)).toBe(words)
  expect(unseal(sealed, secret, line)).toBe(words)
})

test('another receipt, another line, and a changed byte open nothing', async () => {
  const sealed = seal(words, authorKeyFor(secret), line)
  const other = secret.map((byte) => byte ^ 1)
  const bent = Buffer.from(sealed)
  bent[40]! ^= 1
  expect([unseal(sealed, other, line), unseal(sealed, secret, line.replace('0', '1')), unseal(bent, secret, line)]).toEqual([
    null,
    null,
    null,
  ])
  expect(unseal(Buffer.alloc(10), secret, line)).toBeNull()
  expect(await openWords(sealed.toString('base64url'), other, line)).toBeNull()
  expect(await openWords(bent.toString('base64url'), secret, line)).toBeNull()
  expect(await openWords('AAAA', secret, line)).toBeNull()
})

test('the same words sealed twice are not the same bytes, and say no more than how long they are', () => {
  const [one, two] = [seal(words, authorKeyFor(secret), line), seal(words, authorKeyFor(secret), line)]
  expect(one.equals(two)).toBe(false)
  expect(sealedParts(one).body).toHaveLength(Buffer.byteLength(words))
})
