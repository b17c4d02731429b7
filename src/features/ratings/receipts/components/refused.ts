import { ApiError } from '#web/api.ts'
import type { Finding } from '#ratings/reviews/contract.ts'

/** Why nothing was taken: without a network, without an answer, refused with the server's sentence, or stopped by the checks. */
export type Refused =
  | { why: 'offline' }
  | { why: 'silent' }
  | { why: 'refused'; sentence: string | null; field: string | null }
  | { why: 'stopped'; findings: readonly Finding[] }

export function refusedBy(error: unknown): Refused {
  if (error instanceof ApiError) return { why: 'refused', sentence: error.sentence, field: error.field }
  return navigator.onLine ? { why: 'silent' } : { why: 'offline' }
}
