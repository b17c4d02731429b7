import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { somebody } from './addresses.ts'

/** So many are worked out ahead; each is good for one rating and for 20 minutes. */
const ahead = 20

/** Solved proofs of work for ratings of the one professional: without them no rating would get behind the first check. */
export interface Proofs {
  /** One that nobody used, or a text that is none. */
  next(): string
  /** Works out more when few are left. */
  refill(): Promise<void>
}

export function proofsFrom(port: number): Proofs {
  const ready: string[] = []
  return {
    next: () => ready.pop() ?? 'none left',
    refill: async () => {
      while (ready.length < ahead) {
        const reply = await fetch(`http://127.0.0.1:${port}/api/reviews/challenge?professional=${somebody}`)
        if (reply.status === 429) return
        const { challenge } = (await reply.json()) as { challenge: Challenge }
        const solution = await solveChallenge({ challenge, deriveKey })
        ready.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'))
      }
    },
  }
}
