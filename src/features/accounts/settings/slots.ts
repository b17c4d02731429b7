import type { Whose } from '#feature/exported.ts'
import { slot } from '#feature/slots.ts'
import type { Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'

/** Files that go into an account's export beside its tables: the account's own, and nobody else's. */
export interface ExportedFiles {
  /** The name of their list in the export: `data/<name>.json`. */
  name: string
  /** What they are, in a sentence for people. */
  what: Text
  /** A row for each. */
  rows: readonly object[]
  /** Where each lies in the export, its length in bytes, and how it is read. */
  files: readonly { path: string; bytes: number; content: () => Promise<AsyncIterable<Uint8Array>> }[]
}

/**
 * Files that go with an account, stored outside of the database. Asked in the transaction that erases the account; what it answers is called
 * after it.
 */
export const leavingFiles = slot<(tx: Db, account: string) => Promise<() => Promise<void>>>('files that leave with an account')

export const exportedFiles = slot<(whose: Whose) => Promise<ExportedFiles>>('files of an account’s export')
