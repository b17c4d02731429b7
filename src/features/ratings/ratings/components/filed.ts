import type { Reply } from '#http/contract.ts'
import type { calls } from '../contract.ts'

export type Filed = Reply<typeof calls.file>
/** Taken: what the server said, and the receipt's words, which only this page has. */
export type Arrived = Pick<Filed, 'status' | 'heldFor' | 'findings' | 'publishedIn'> & { words: readonly string[] }
