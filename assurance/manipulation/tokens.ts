// Asking and paying as they happen, without a database: how many pairs can a person who runs the server tell? What lies in the
// database besides is tried in test/tokens.test.ts, by the same ways of joining.
import { createHash, createHmac, createPublicKey, randomBytes } from 'node:crypto'
import { RSABSSA } from '@cloudflare/blindrsa-ts'
import { rightByLikeness, rightByRank } from '#domain/tokens/joining.ts'
import { messageOf, nonceBytes, written } from '#domain/tokens/token.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { nodeBlind } from '#ports/blind/node.ts'

const epoch = '2026-03'
const suite = RSABSSA.SHA384.PSS.Deterministic()
const numberOf = (bytes: Uint8Array) => BigInt(`0x${written(bytes) || '0'}`)

/** The public operation: from a signature what was signed. */
function encodedIn(signature: bigint, modulus: bigint): bigint {
  let power = signature
  for (let n = 0; n < 16; n += 1) power = (power * power) % modulus
  return (power * signature) % modulus
}

export interface Joined {
  tokens: number
  /** Ways in which it was tried. */
  ways: number
  /** Right pairs of the best way, and of all ways on average. */
  most: number
  mean: number
}

/** As many are asked for, signed and paid with in an order by chance; then every column of one side is joined with every one of the other. */
export async function joined(tokens: number, seed: number, heard: (done: number) => void): Promise<Joined> {
  const blind = nodeBlind()
  const keys = await blind.make()
  const signer = blind.open(keys)
  const { n } = createPublicKey({ key: keys.publicKey, type: 'spki', format: 'der' }).export({ format: 'jwk' })
  const modulus = numberOf(Buffer.from(n!, 'base64url'))
  const publicKey = await crypto.subtle.importKey('spki', new Uint8Array(keys.publicKey), { name: 'RSA-PSS', hash: 'SHA-384' }, true, [
    'verify',
  ])
  const secret = randomBytes(32)
  const asked: bigint[][] = [[], [], []]
  const made: { nonce: Uint8Array; signature: Uint8Array }[] = []
  for (let at = 0; at < tokens; at += 1) {
    const nonce = new Uint8Array(randomBytes(nonceBytes))
    const message = messageOf(epoch, nonce)
    const { blindedMsg, inv } = await suite.blind(publicKey, message)
    const signed = signer.sign(blindedMsg)!
    const signature = await suite.finalize(publicKey, message, new Uint8Array(signed), inv)
    if (!signer.verify(message, signature)) throw new Error('A token does not hold.')
    made.push({ nonce, signature })
    const seen = [BigInt(at), numberOf(blindedMsg), numberOf(signed)]
    seen.forEach((value, column) => asked[column]!.push(value))
    heard(at + 1)
  }
  const next = seededNumbers(seed)
  const truth = made
    .map((_, at) => ({ at, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ at }) => at)
  const paid: bigint[][] = [[], [], [], [], []]
  for (const [order, at] of truth.entries()) {
    const { nonce, signature } = made[at]!
    const seen = [
      BigInt(order),
      numberOf(nonce),
      numberOf(signature),
      encodedIn(numberOf(signature), modulus),
      numberOf(createHmac('sha256', secret).update(nonce).update('paid').digest()),
      numberOf(createHash('sha256').update(nonce).digest()),
    ]
    seen.forEach((value, column) => (paid[column] ??= []).push(value))
  }
  const right = asked.flatMap((of) => paid.flatMap((by) => rightByRank(of, by, truth)))
  for (const of of asked.slice(1)) for (const by of paid.slice(2, 4)) right.push(rightByLikeness(of, by, truth, 256))
  for (const of of asked.slice(1)) for (const by of [paid[1]!, paid[4]!, paid[5]!]) right.push(rightByLikeness(of, by, truth, 32))
  return { tokens, ways: right.length, most: Math.max(...right), mean: right.reduce((sum, each) => sum + each, 0) / right.length }
}
