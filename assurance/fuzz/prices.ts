// Tokens and proofs that do not pay: each kind is sent with a rating that is right in every other part, so that it is the price
// that is refused, with the sentence that says so, and nothing is stored.
import { randomBytes, randomUUID, sign } from 'node:crypto'
import { messageOf, nonceBytes, tokenIn, tokenText } from '#domain/tokens/token.ts'
import { nodeBlind } from '#ports/blind/node.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { professionalId } from './addresses.ts'
import { challengeAt, solved, tokenFrom } from './proofs.ts'

interface Price {
  token?: string
  proof?: string
}
interface Answer {
  status: number
  body: { status?: string; message?: string; detail?: { field?: string } }
}

/** By what is wrong with it: the field that is named, and how the sentence begins. */
export const refusedPrices = {
  'a token that has paid for this person and month': ['token', 'This token has paid for a rating of this person and month before.'],
  'a token that has paid for something else': ['token', 'This token has paid for another rating before.'],
  'a token of another month': ['token', 'The token is too old.'],
  'a token under another key': ['token', 'The token does not fit.'],
  'a token with another number': ['token', 'The token does not fit.'],
  'no token': ['token', 'The token is missing.'],
  'a proof that was used': ['proof', 'The proof of work was used before.'],
  'a proof for another challenge': ['proof', 'The proof of work does not fit.'],
  'a solution of another challenge': ['proof', 'The proof of work does not fit.'],
  'no proof': ['proof', 'The proof of work is missing.'],
} as const
type Kind = keyof typeof refusedPrices

/** Whatever key it is: the page's own would never sign this. */
async function foreign(token: string): Promise<string> {
  const { epoch } = tokenIn(token)!
  const { privateKey } = await nodeBlind().make()
  const nonce = randomBytes(nonceBytes)
  const key = { key: privateKey, format: 'der', type: 'pkcs8', padding: 6, saltLength: 48 } as const
  return tokenText({ epoch, nonce, signature: sign('sha384', messageOf(epoch, nonce), key) })
}

function otherNumber(token: string): string {
  const { nonce, ...rest } = tokenIn(token)!
  return tokenText({ ...rest, nonce: nonce.map((byte, at) => (at === 0 ? byte ^ 1 : byte)) })
}

/** The solution of one challenge under the head of another. */
async function swapped(at: string): Promise<string> {
  const [one, other] = [await solved(await challengeAt(at)), await solved(await challengeAt(at))]
  const read = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, unknown>
  return Buffer.from(JSON.stringify({ ...read(one), solution: read(other)['solution'] })).toString('base64')
}

export interface Outcome {
  /** By kind, how many were refused as they must be. */
  refused: Record<Kind, number>
  bad: string[]
}

/** Sends each kind so many times. A few ratings are taken besides: what has paid has to have paid for something. */
export async function malformedPrices(port: number, times: number): Promise<Outcome> {
  const at = `http://127.0.0.1:${port}/api/reviews`
  const mine = `${at}/challenge?professional=${professionalId}`
  const file = async (price: Price, month = '2026-01'): Promise<Answer> => {
    const reply = await fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        professional: professionalId,
        criteria: Object.fromEntries(criteriaOf('judge', 'judge').map((name) => [name, 3])),
        saw: 'The hearing began on time and each side was heard for as long as it needed.',
        part: 'parent',
        outcome: 'mixed',
        eventMonth: month,
        attested: true,
        receiptHash: randomBytes(32).toString('hex'),
        ...price,
      }),
    })
    return { status: reply.status, body: (await reply.json()) as Answer['body'] }
  }
  const token = async () => (await tokenFrom(`${at}/token`)) ?? ''
  const proof = async () => solved(await challengeAt(mine))
  const used = { token: await token(), proof: await proof() }
  const first = await file(used)
  const outcome: Outcome = {
    refused: Object.fromEntries(Object.keys(refusedPrices).map((kind) => [kind, 0])) as Outcome['refused'],
    bad: [],
  }
  if (first.body.status !== 'pending')
    outcome.bad.push(`a rating with its price was answered ${first.status} ${JSON.stringify(first.body)}`)

  const kinds: Record<Kind, () => Promise<Answer>> = {
    'a token that has paid for this person and month': async () => file({ token: used.token, proof: await proof() }),
    'a token that has paid for something else': async () => file({ token: used.token, proof: await proof() }, '2025-12'),
    'a token of another month': async () => file({ token: (await token()).replace(/^[\d-]+/, '2020-01'), proof: await proof() }),
    'a token under another key': async () => file({ token: await foreign(await token()), proof: await proof() }),
    'a token with another number': async () => file({ token: otherNumber(await token()), proof: await proof() }),
    'no token': async () => file({ proof: await proof() }),
    'a proof that was used': async () => file({ token: await token(), proof: used.proof }),
    'a proof for another challenge': async () => file({ token: await token(), proof: await solved(await challengeAt(`${at}/token`)) }),
    'a solution of another challenge': async () => file({ token: await token(), proof: await swapped(mine) }),
    'no proof': async () => file({ token: await token() }),
  }
  for (const [kind, send] of Object.entries(kinds) as [Kind, () => Promise<Answer>][]) {
    const [field, sentence] = refusedPrices[kind]
    for (let time = 0; time < times; time += 1) {
      const { status, body } = await send()
      const isRefused = status === 400 && body.detail?.field === field && (body.message ?? '').startsWith(sentence)
      if (isRefused) outcome.refused[kind] += 1
      else outcome.bad.push(`${kind} was answered ${status} ${JSON.stringify(body)}`)
    }
  }
  return outcome
}
