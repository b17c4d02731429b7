/** A seat in a case, as the sweep puts it into the database and as the rules in words read it. */
export interface Seat {
  caseId: string
  id: string
  account: string | null
  role: string
  side: 'A' | 'B' | null
  grantedBy: string | null
  scopes: readonly string[]
  seesPrivate: boolean
  /** Calendar days, `2026-03-12`. */
  fromDay: string | null
  toDay: string | null
  expiresAt: Date | null
  joinedAt: Date | null
  endedAt: Date | null
}

/** Calendar days. A last one that is `null` has not come. */
export interface Days {
  first: string
  last: string | null
}

export type Value = string | number | boolean | null

/** A row of a table of cases, with what the rules ask of it. */
export interface Row {
  table: string
  /** Empty where the table has no case. */
  caseId: string
  /** The member who made it; `null` where a row has nobody's name. */
  author: string | null
  isShared: boolean
  /** The days that it is about: a grant shows what touches its own. */
  days: Days | null
  values: Readonly<Record<string, Value>>
}

/** Who asks. Without an account: nobody, or what someone forged in its place. */
export interface Person {
  what: string
  account: string | null
  /** Settings as they are sent, where they are not what src/server/access/cases.ts sends. */
  forged?: Readonly<Record<string, string>>
}

/** A whole made-up world of cases, at one moment. */
export interface Families {
  at: Date
  cases: readonly string[]
  accounts: readonly string[]
  seats: readonly Seat[]
  rows: readonly Row[]
  people: readonly Person[]
}

export type WithoutRows = Omit<Families, 'rows'>
