import type { Challenge } from 'altcha-lib'
import { ask } from '../../../web/ask.ts'
import { filing } from '../contract.ts'

/** Whether this browser can work a proof out: where a page came without TLS it cannot, and the plain form is sent. */
export function canProve(): boolean {
  return typeof crypto.subtle !== 'undefined'
}

/** Asks for a challenge and solves it: a second or so of work, which is nothing for one rating and much for a thousand. */
export async function provenFor(professional: string): Promise<string> {
  // First the call: code that was asked for without a network is not asked for again by the browser.
  const { challenge } = await ask(filing.challenge, { query: { professional } })
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')])
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
