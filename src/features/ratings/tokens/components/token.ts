import { api } from '#web/api.ts'
import { canProve, solved } from '#web/work.ts'
import { calls } from '../contract.ts'

async function newToken(): Promise<string> {
  const { epoch, key, challenge } = await api(calls.offer, {})
  const [{ blindedFor }, proof] = await Promise.all([import('./blinded.ts'), solved(challenge)])
  const { blinded, tokenOf } = await blindedFor({ epoch, key })
  const { signed } = await api(calls.sign, { body: { epoch, blinded, proof } })
  return tokenOf(signed)
}

/** In this page's memory and nowhere else: a token that lay in the browser would say that someone rates. */
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
