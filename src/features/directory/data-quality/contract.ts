// How complete, how fresh and how much in agreement the directory is, by state, county and field, and which sources it
// comes from. For a person who is signed in; corrections are made from a person's page, by anybody (features/directory/corrections).
// The figures are counted after an import and once a day; the people with a gap are looked up when they are asked for.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { State } from '#directory/professionals/contract.ts'

/** What is counted of a person's newest position; `rules.ts` says of whom each is expected and which facts fill it. */
export const fields = ['title', 'court', 'court_listed', 'official', 'state', 'county', 'began', 'training'] as const
export const Field = z.enum(fields, reason(msg`choose a field`))
export type Field = z.output<typeof Field>

/** Where a source names no county, or no state. */
export const unnamed = '-'
const Where = z.union([State, z.literal(unnamed)])
const County = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const Day = z.string()
const n = z.int()

const FieldFigures = z.object({
  field: Field,
  /** People of whom the field is expected; whose value is there; of whom two sources say different things. */
  n,
  filled: n,
  conflicts: n,
  /** The middle of the days for which the sources speak, and how many days ago that is; nothing where nobody has a value. */
  verifiedOn: z.nullable(Day),
  ageDays: z.nullable(n),
  oldestOn: z.nullable(Day),
  sources: z.array(z.string()),
})
export type FieldFigures = z.output<typeof FieldFigures>

const Source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.nullable(z.string()),
  licence: z.string(),
  /** The day up to which it speaks, and the day it was last read. */
  editionOn: z.nullable(Day),
  readOn: z.nullable(Day),
  /** People of the place whom it names. */
  people: n,
})
export type Source = z.output<typeof Source>

const Below = z.object({
  /** A state's code or a county's name; `-` where none is named. */
  value: z.string(),
  people: n,
  /** Values that are expected, of all fields, and those that are there. */
  n,
  filled: n,
  conflicts: n,
})
export type Below = z.output<typeof Below>

const Month = z.object({
  /** The first day of it. */
  month: Day,
  /** Of the month's last count; nothing for a month in which nothing was counted. */
  n: z.nullable(n),
  filled: z.nullable(n),
  people: z.nullable(n),
  /** What the importers did in it, in the whole directory: runs, records new, changed and gone, lines left out. */
  runs: n,
  added: n,
  changed: n,
  removed: n,
  skipped: n,
})
export type Month = z.output<typeof Month>

const Area = z.object({
  /** The day of the count; nothing before the first. */
  measuredOn: z.nullable(Day),
  people: n,
  fictional: n,
  courts: n,
  courtSites: n,
  namedCourts: n,
  orphanCourts: n,
  /** Pairs of profiles of the place that may be one person and are not decided yet, as of now. */
  alike: n,
  fields: z.array(FieldFigures),
  sources: z.array(Source),
  /** The states of the country, or the counties of a state. */
  below: z.array(Below),
  /** The last twelve months that anything is known of, the oldest first. */
  months: z.array(Month),
})
export type Area = z.output<typeof Area>

export const gaps = ['missing', 'conflict'] as const

const Person = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  courtName: z.nullable(z.string()),
  isFictional: z.boolean(),
  /** What the sources say, where they disagree. */
  said: z.array(z.object({ value: z.string(), source: z.string(), on: z.nullable(Day) })),
})
export type Person = z.output<typeof Person>

export const calls = {
  area: call({
    name: 'quality.area',
    method: 'GET',
    path: '/api/data-quality',
    access: 'agreed',
    summary: 'Completeness, freshness, disagreement and sources of the directory for the country, a state or a county.',
    query: z.object({ state: z.optional(Where), county: z.optional(County) }),
    reply: Area,
  }),
  gaps: call({
    name: 'quality.gaps',
    method: 'GET',
    path: '/api/data-quality/people',
    access: 'agreed',
    summary: 'The people of a county who lack a field, or of whom two sources say different things.',
    query: z.object({
      state: Where,
      county: County,
      field: Field,
      gap: z.enum(gaps),
      cursor: z.optional(z.string().check(z.maxLength(1600))),
    }),
    reply: z.object({ people: z.array(Person), next: z.nullable(z.string()) }),
  }),
  csv: call({
    name: 'quality.csv',
    method: 'GET',
    path: '/api/data-quality/csv',
    access: 'agreed',
    summary: 'The figures of a place and of the places below it as CSV: a line for each place and field.',
    query: z.object({ state: z.optional(Where), county: z.optional(County) }),
    reply: z.object({ csv: z.string(), lines: n }),
  }),
}
