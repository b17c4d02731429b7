import type { FactDate } from '../facts/dates.ts'
import type { FactKind } from '../facts/kinds.ts'
import type { Day } from '#kernel/day.ts'

/** A page, a paragraph or a message: text that was written at one time. */
export interface Piece {
  text: string
  /** The day it was written, in the zone of the family; `null` where that is not known: then nothing is counted from it. */
  written: Day | null
}

/** What a sentence is about, found by plain words alone. */
export const topics = ['payment', 'exchange', 'order', 'hearing', 'message', 'medical', 'school', 'incident', 'other'] as const
export type Topic = (typeof topics)[number]

/** What is marked in a quote. */
export type MarkKind = 'date' | 'time' | 'amount' | 'person'
/** Characters of the piece's text, the second one not included. */
export interface Mark {
  from: number
  to: number
  kind: MarkKind
}

/** A sentence with a date that may be a fact. Nobody but the person who reads it makes one of it. */
export interface Candidate {
  /** Which piece, from 0 on. */
  piece: number
  /** The sentence or clause in the piece's text, word by word. */
  from: number
  to: number
  when: FactDate
  marks: readonly Mark[]
  /** Cents of US dollars, the first amount of the sentence. */
  cents: number | null
  /** As the case names them where it does, else as the text does. */
  people: readonly string[]
  topic: Topic
  kind: FactKind
  /** Higher is more likely a fact that matters. */
  rank: number
  /** A stamp, a signature or another date that is rarely a fact. */
  isLow: boolean
}

/** A name in the case, with other ways in which texts say it. */
export interface KnownPerson {
  name: string
  /** As it is said in texts too, such as the first name. */
  also: readonly string[]
}
