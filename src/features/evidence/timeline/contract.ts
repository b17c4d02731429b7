// The timeline of a case: live records of every feature that declares a lane, by day. Nothing is typed in here or stored, and nothing is
// stamped as viewed (docs/decisions/0133).
import * as z from 'zod/mini'
import { OfCase } from '#case/cases/contract.ts'
import { laneNames } from '#domain/timeline/marks.ts'
import { call } from '#http/contract.ts'
import { Day, text } from '#http/fields.ts'

const Lane = z.enum(laneNames)
const Side = z.enum(['A', 'B'])

export const Mark = z.object({
  lane: Lane,
  id: z.string(),
  day: z.string(),
  until: z.nullable(z.string()),
  /** On the clock of the case's zone; `null` where only the day is known. */
  time: z.nullable(z.string()),
  side: z.nullable(Side),
  words: z.string(),
  more: z.nullable(z.string()),
  /** What it is called in the reader's own list of exhibits, such as “Exhibit B, p. 3”. */
  exhibit: z.nullable(z.string()),
  to: z.string(),
})
export type Mark = z.output<typeof Mark>

/** What a chronology has: the same as the page shows. */
export const Chosen = z.object({
  from: Day,
  to: Day,
  /** Names of lanes with a comma between them; all where it is left out. */
  lanes: z.optional(text(200)),
  side: z.optional(Side),
  q: z.optional(text(100)),
})
export type Chosen = z.output<typeof Chosen>

export const calls = {
  frame: call({
    name: 'timeline.frame',
    method: 'GET',
    path: '/api/timeline',
    access: 'agreed',
    summary: 'Which lanes the timeline of a case has for the reader, and since when there are records.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      /** The day of the earliest record; `null` where there is none. */
      first: z.nullable(z.string()),
      lanes: z.array(Lane),
      names: z.object({ A: z.string(), B: z.string() }),
      /** The reader's own side; `null` for a granted seat. */
      mine: z.nullable(Side),
    }),
  }),
  part: call({
    name: 'timeline.part',
    method: 'GET',
    path: '/api/timeline/part',
    access: 'agreed',
    summary: 'The records of at most 92 days, the earliest first.',
    query: z.extend(OfCase, { from: Day, to: Day }),
    reply: z.object({
      marks: z.array(Mark),
      /** Lanes that have more on these days than are given. */
      cut: z.array(Lane),
    }),
  }),
  csv: call({
    name: 'timeline.csv',
    method: 'GET',
    path: '/api/timeline/csv',
    access: 'agreed',
    summary: 'The chronology of the days, lanes and words that were chosen as a CSV file, the earliest first.',
    query: z.object({ ...OfCase.shape, ...Chosen.shape }),
    reply: z.object({ csv: z.string(), marks: z.int() }),
  }),
}
