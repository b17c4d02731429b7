import type { Day } from '#kernel/day.ts'

/** What a source says of one person, in the directory's own words. */
export interface PersonRecord {
  what: 'person'
  /** The source's own key (a judge's number); the same person keeps it from edition to edition. */
  key: string
  /** Line of the file, counted from 1, or place in the list for sources without lines. */
  line: number
  /** Where in the source it stands, for people: "nid 1393931". Without it: "line 412". */
  ref?: string
  role: 'judge' | 'attorney' | 'gal' | 'expert'
  /** `kinds` of the professionals' contract. */
  kind: string
  jurisdiction: 'state' | 'federal'
  name: PersonName
  /** `serving` only when the source says so for its own edition. */
  standing: 'serving' | 'ended' | 'last_known'
  isFictional: boolean
  /** Oldest first; the last one is the newest known. At least one. */
  positions: readonly PositionRecord[]
  /** Further fields of the person, each shown with source and day (school, admission year, seats). */
  facts: readonly ExtraFact[]
  /** The day for which this record speaks, where it is not the source's edition (an election's day). */
  asOf?: Day | null
}

/** A field beyond the ones that every record has. */
export interface ExtraFact {
  field: string
  value: string
  /** Index in `positions` when it is a field of that position. */
  position?: number
}

export interface PersonName {
  /** As it is shown: "Nancy Gbana Abudu". */
  display: string
  given: string
  middle: string | null
  family: string
  suffix: string | null
}

export interface PositionRecord {
  kind: string
  title: string
  /** The court in the source's words; linked to a court of the directory where one bears exactly that name. */
  courtName: string | null
  /** The directory's id of the court (`courtIdOf`), where the source knows it. */
  courtId: string | null
  state: string | null
  counties: readonly string[]
  basis: 'appointed' | 'elected' | 'listed'
  fromOn: Day | null
  fromPrecision: 'day' | 'month' | 'year'
  toOn: Day | null
  endReason: string | null
  /** The seat of one person at a time, in the source's own words, where it is known which one: who followed whom is seen by it. */
  seat?: string | null
  /** Since when a judge for life hears fewer cases, or none (senior status). */
  seniorOn?: Day | null
  /** Who came to the same seat after, by the source; found by the import from `seat`. */
  next?: Next | null
}

/** What a source says of one court. */
export interface CourtRecord {
  what: 'court'
  key: string
  line: number
  name: string
  /** The key of the court above it, in the same source. */
  parentKey: string | null
  system: 'state' | 'federal' | 'tribal' | 'other'
  level: 'trial' | 'appellate' | 'high' | 'special' | 'unknown'
  hearsFamily: boolean
  state: string | null
  county: string | null
  website: string | null
  openedOn: Day | null
  closedOn: Day | null
}

/** The next person in a seat: the source's key of them, and how and when they came to it. */
export interface Next {
  key: string
  basis: 'appointed' | 'elected' | 'listed'
  on: Day
  precision: 'day' | 'month' | 'year'
}

/** A line of the source and a sentence that says what is the matter with it. */
export interface LineNote {
  line: number
  why: string
}

/**
 * One step of reading a source: a record, a line that was left out and why, or a note on a part that
 * was left out of a line whose record stays.
 */
export type Read = { record: PersonRecord | CourtRecord } | { skipped: LineNote } | { noted: LineNote }

/** The file that a source is read from: how far it has been read, for the progress bar. */
export interface SourceFile {
  name: string
  /** Bytes. */
  size: number
  readSoFar(): number
  /** Digest of the bytes read, in hexadecimal; to be asked for when everything was read. */
  sha256(): string
}

/** A source that the directory can be filled from. */
export interface Source {
  id: string
  title: string
  publisher: string
  url: string | null
  licence: string
  /** The day up to which the data speaks; `null` when each record has its own. */
  editionOn: Day | null
  /** Its keys are made from names: a changed spelling is a new key, and the record is looked for among those that went. */
  keysAreNames?: boolean
  /** The file behind it; none for a source that is made by the program. */
  file?: SourceFile
  /** Reads it record by record; memory stays flat however long it is. */
  read(): AsyncIterable<Read>
}

/** The directory's id of a court: the same on every machine. */
export function courtIdOf(sourceId: string, key: string): string {
  return `${sourceId}:${key}`
}
