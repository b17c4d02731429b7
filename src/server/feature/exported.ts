import type { Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'

/** Whose data is given out. */
export interface Whose {
  account: string
  email: string
  /** They chose twice that what they marked as sensitive goes along. */
  withSensitive?: boolean
}

/** How one table is given out in the export of an account. A test fails for a table of accounts that no feature names. */
export interface ExportedTable {
  /** The table, and the name of its file. */
  table: string
  /** What it is, in a sentence for people. */
  what: Text
  columns: readonly string[]
  /** The column that names the account; `account_id` where none is given. */
  key?: string
  /** A table of cases, whose rows name a seat (`author_id`): those of the account's own seats. */
  isOfSeat?: true
  /** Columns that stay behind: a secret (hash, key), or of someone else. */
  withheld?: Readonly<Record<string, 'secret' | 'other people'>>
  /** Where more than the account's own rows of the table are to be asked for. */
  rows?: (db: Db, whose: Whose) => Promise<readonly object[]>
}
