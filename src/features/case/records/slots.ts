import type { CaseTx } from '#access/cases.ts'
import type { Membership } from '#case/cases/public.ts'
import type { UseRow } from '#case/files/public.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { slot } from '#feature/slots.ts'
import type { Text } from '#kernel/text.ts'
import type { LeftOut } from './rules.ts'

/** What a record is asked for. */
export interface Wanted {
  /** One thing; `null` for everything. */
  about: string | null
  from: Date | null
  until: Date | null
  offers: boolean
}

/** One thing of a record, such as a message. Times in texts are made by `moment`. */
export interface RecordItem {
  id: string
  /** What stands above it on paper, without its number. */
  title: string
  /** Names and values, on paper. */
  facts: readonly (readonly [name: string, value: string])[]
  /** What was written; `null` where its reader has not opened it, so that the record does not have it either. */
  text: string | null
  /** In place of what was written: that it was erased, when, and by which order. `null` where it was not. */
  erased: string | null
  /** All of it, for the data file. */
  data: { readonly [name: string]: Json }
  /** A line of the table, by the names of its columns. */
  cells: Readonly<Record<string, string>>
  /** Its files, where the reader may have them. */
  files: readonly UseRow[]
}

/** When an item was first listed to and first viewed by someone who got it. */
export interface Listed {
  id: string
  to: string
  /** YYYY-MM-DD; `null` for never. */
  day: string | null
  /** RFC 3339, UTC; `null` for never. */
  firstViewedAt: string | null
}

/** A feature's part in a record. */
export interface RecordPart {
  /** The names of its files: `messages` becomes messages.json and messages.csv. */
  name: string
  label: Text
  /** One of them, as headings on paper name it: "Message". */
  one: Text
  /** What a thing is called that a record can be made of by itself; `null` where this seat sees none. */
  nameOf(tx: CaseTx, seat: Membership, about: string): Promise<string | null>
  /**
   * Everything that was asked for, as far as this seat sees and has opened it, the oldest first. Stamps nothing.
   * @param moment a time on the case's clock and in UTC
   */
  read(tx: CaseTx, seat: Membership, wanted: Wanted, moment: (at: Date) => string): Promise<{ items: RecordItem[]; leftOut: LeftOut[] }>
  /** Which item an entry of the shared ledger is about; `null` for one that is about none of this part. */
  itemOf(verb: string, content: Json): string | null
  /**
   * For each item and each parent who got it: the first day (in the case's zone) on which it stood in a list of theirs, and when they first
   * viewed it, both as it was at a moment. As the machine, for a certificate alone.
   */
  listed(tx: CaseTx, caseId: string, ids: readonly string[], until: Date): Promise<Listed[]>
  /** The calls whose entry has what an item says. */
  verbs: readonly string[]
}

export const recordParts = slot<RecordPart>('parts of a record')
