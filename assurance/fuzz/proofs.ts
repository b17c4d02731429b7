import { RSABSSA } from '@cloudflare/blindrsa-ts'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { bytesIn, messageOf, nonceBytes, signatureBytes, tokenText, written } from '#domain/tokens/token.ts'
import { professionalId } from './addresses.ts'

/** So many are worked out ahead; each is good for one rating and for 20 minutes. */
const ahead = 20

/** A few tokens are enough: one is spent only where a rating is taken. */
const tokensAhead = 3

/** Solved proofs of work for ratings of the one professional: without them no rating would get behind the first check. */
export interface Proofs {
  /** One that nobody used, or a text that is none. */
  next(): string
  /** A token that has paid for nothing yet, or a text that is none. */
  token(): string
  /** Works out more when few are left. */
  refill(): Promise<void>
}

export const challengeAt = async (address: string): Promise<Challenge> =>
  ((await (await fetch(address)).json()) as { challenge: Challenge }).challenge

/** A solved challenge, as a rating shows it. */
export const solved = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A token, made as the page makes one; `null` where none is given out just now. */
export async function tokenFrom(at: string): Promise<string | null> {
  const offered = await fetch(at)
  if (!offered.ok) return null
  const { epoch, key, challenge } = (await offered.json()) as { epoch: string; key: string; challenge: Challenge }
  const suite = RSABSSA.SHA384.PSS.Deterministic()
  const publicKey = await crypto.subtle.importKey('spki', bytesIn(key, key.length / 2)!, { name: 'RSA-PSS', hash: 'SHA-384' }, true, [
    'verify',
  ])
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const message = messageOf(epoch, nonce)
  const { blindedMsg, inv } = await suite.blind(publicKey, message)
  const body = JSON.stringify({ epoch, blinded: written(blindedMsg), proof: await solved(challenge) })
  const reply = await fetch(at, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  if (!reply.ok) return null
  const { signed } = (await reply.json()) as { signed: string }
  return tokenText({ epoch, nonce, signature: await suite.finalize(publicKey, message, bytesIn(signed, signatureBytes)!, inv) })
}

export function proofsFrom(port: number): Proofs {
  const at = `http://127.0.0.1:${port}/api/reviews`
  const ready: string[] = []
  const tokens: string[] = []
  return {
    next: () => ready.pop() ?? 'none left',
    token: () => tokens.pop() ?? 'none left',
    refill: async () => {
      while (ready.length < ahead) {
        const reply = await fetch(`${at}/challenge?professional=${professionalId}`)
        if (reply.status === 429) return
        ready.push(await solved(((await reply.json()) as { challenge: Challenge }).challenge))
      }
      while (tokens.length < tokensAhead) {
        const token = await tokenFrom(`${at}/token`)
        if (token === null) return
        tokens.push(token)
      }
    },
  }
}
