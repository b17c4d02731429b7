// How a feature describes its tables to the sweep of isolation, in its `feature.isolation.ts`.
import { createHash } from 'node:crypto'
import type { Days, Value } from './model.ts'
import { type Rule, authoredRow } from './oracle.ts'

/** The input for a new row. `n`: a different number each time. `of`: the id of some row of another table in the same case. */
export interface Fresh {
  isShared: boolean
  day: string
  /** The same day or one soon after it. */
  until: string
  at: string
  n: number
  /** @param nth which of them: those after the last begin again */
  of: (table: string, nth?: number) => string
  /** A seat that the author granted, one of chosen threads where there is one; their own seat where they granted none. */
  granted: () => string
}

export interface Table {
  rule: Rule
  /** A column that a person with permission to change a row may set, and its new value. */
  touch?: readonly [column: string, value: Value]
  /** Rows with an author: how they are filled in, besides case, id and author. */
  authored?: {
    make: (fresh: Fresh) => Record<string, Value>
    shared: 'all' | 'none' | 'some'
    /** The days that a row is about; a last one that is `null` has not come. Without it a row is about none. */
    days?: (values: Record<string, Value>) => Days
    /** It has its own id; without one its key is the author's, or what `make` gives. */
    hasId: boolean
    /** One row for each author. */
    isOnce: boolean
    /** Its rows name rows of another feature's table: those are made first. */
    isBelow?: true
  }
  /** All columns may be written as far as the policy goes. */
  isWide?: true
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Changed = Parameters<typeof authoredRow>[1]
type AuthoredOptions = Partial<Omit<NonNullable<Table['authored']>, 'make'>> & {
  touch?: Table['touch']
  isWide?: true
  isByPlatform?: true
}

/** Rows with an author, under a scope. `isByPlatform`: nobody adds one as a person; the platform writes it for them. */
export function rowsIn(
  scope: string,
  changed: Changed,
  { touch, isWide, isByPlatform, ...options }: AuthoredOptions,
  make: (fresh: Fresh) => Record<string, Value>,
): Table {
  return {
    rule: { ...authoredRow(scope, changed), ...(isByPlatform && { adds: () => false }) },
    ...(touch && { touch }),
    ...(isWide && { isWide }),
    authored: { make, shared: 'some', hasId: true, isOnce: false, ...options },
  }
}

export const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
export const moment = '2026-03-12T17:00:00Z'
/** For two rows of a person, shared and private: both or neither. */
export const half = (n: number) => Math.floor(n / 2) % 2 === 0
export const afterAll = '2030-01-01'
export const noonOf = (day: string) => `${day}T12:00:00Z`
export const dayIn = (value: Value | undefined) => String(value).slice(0, 10)
type DaysOf = NonNullable<NonNullable<Table['authored']>['days']>
/** The first of these columns that has a day is the row's only day. */
export const on =
  (...columns: string[]): DaysOf =>
  (values) => {
    const only = dayIn(columns.map((column) => values[column]).find((value) => value !== null))
    return { first: only, last: only }
  }
export const from =
  (first: string, last: string): DaysOf =>
  (values) => ({ first: dayIn(values[first]), last: dayIn(values[last]) })
/** From the earliest of these days on. */
export const since =
  (...columns: string[]): DaysOf =>
  (values) => ({ first: columns.map((column) => dayIn(values[column])).toSorted()[0]!, last: null })
export const later = (at: string, n: number) => new Date(Date.parse(at) + n * 60_000).toISOString()
