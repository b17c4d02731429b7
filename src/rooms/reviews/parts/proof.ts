import { ask } from '../../../web/ask.ts'
import { canProve, solved } from '../../../web/work.ts'
import { filing, tokens } from '../contract.ts'

/** Asks for a challenge and solves it: a second or so of work, which is nothing for one rating and much for a thousand. */
export async function provenFor(professional: string): Promise<string> {
  // First the call: code that was asked for without a network is not asked for again by the browser.
  const { challenge } = await ask(filing.challenge, { query: { professional } })
  return solved(challenge)
}

async function newToken(): Promise<string> {
  const { epoch, key, challenge } = await ask(tokens.offer, {})
  const [{ blindedFor }, proof] = await Promise.all([import('./proof.token.ts'), solved(challenge)])
  const { blinded, tokenOf } = await blindedFor({ epoch, key })
  const { signed } = await ask(tokens.sign, { body: { epoch, blinded, proof } })
  return tokenOf(signed)
}

/** In this page's memory and nowhere else: a token that lay in the browser would say that somebody rates. */
let early: Promise<string> | null = null

/**
 * Begins to make a token, while its author is still writing: nobody waits for it then, and the moment at which it was asked
 * for says little about the moment at which it pays.
 */
export function beginToken(): void {
  if (early || !canProve() || !navigator.onLine) return
  const begun = newToken()
  early = begun
  begun.catch(() => {
    if (early === begun) early = null
  })
}

/** The token that was begun, or a new one. Each is given out once. */
export function takeToken(): Promise<string> {
  const token = early ?? newToken()
  early = null
  return token
}
