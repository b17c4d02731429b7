import type { Inbox } from '../contract.ts'
import type { WordProblem } from '#domain/receipt/receipt.ts'

/** What opens the inbox: in the browser the receipt alone, without JavaScript the words. Neither is stored anywhere. */
export type Key = { receipt: string } | { words: string }

export interface Opened {
  inbox: Inbox
  by: Key
  /** The key for sealed words, in the browser; it is never sent. `null` if the words themselves were sent. */
  secret: Uint8Array | null
}

export type Read = { ok: true; key: Key; secret: Uint8Array } | { ok: false; problem: WordProblem }

/** Reads typed words in the browser, so that the words themselves never leave it. */
export async function readWords(typed: string): Promise<Read> {
  const { secretOf, receiptOf } = await import('#domain/receipt/receipt.ts')
  const read = secretOf(typed)
  return read.ok ? { ok: true, key: { receipt: receiptOf(read.secret) }, secret: read.secret } : read
}
