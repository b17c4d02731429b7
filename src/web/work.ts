import type { Challenge } from 'altcha-lib'

/** Whether this browser can work a proof out: where a page came without TLS it cannot, and the plain form is sent. */
export function canProve(): boolean {
  return typeof crypto.subtle !== 'undefined'
}

/** Solves a challenge of the server (decision 0020). @returns altcha's payload, as a call takes it */
export async function solved(challenge: unknown): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')])
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
