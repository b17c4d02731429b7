import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** The machine and the day, stored with each section: sections may be run on different days. */
const Machine = z.object({
  day: z.string(),
  cores: z.number(),
  processor: z.string(),
  memoryGb: z.number(),
  node: z.string(),
  postgres: z.string(),
})
export type Machine = z.output<typeof Machine>

const Goal = z.object({ sense: z.enum(['at least', 'at most']), value: z.number() })

const Figure = z.object({
  /** One phrase that names the measurement. */
  name: z.string(),
  unit: z.enum(['ratio', 'ms', 'KB', 'requests', 'requests/s', 'us', 'points', 's', 'keys', 'tasks']),
  /** Without a goal the figure is context. */
  goal: z.optional(Goal),
  n: z.number(),
  median: z.number(),
  min: z.number(),
  max: z.number(),
  /** The 95 % interval of the median. */
  low: z.number(),
  high: z.number(),
})
export type Figure = z.output<typeof Figure>

export const sectionNames = [
  'http',
  'search',
  'typing',
  'size',
  'lighthouse',
  'leave',
  'proof',
  'enumeration',
  'interaction',
  'live',
  'send',
  'messages',
  'scrolling',
  'rls',
  'custody',
  'desk',
  'papers',
  'expenses',
  'bank',
  'finances',
  'incidents',
  'caseload',
  'evidence',
  'exhibits',
  'ingest',
] as const
export type SectionName = (typeof sectionNames)[number]

const Section = z.object({
  machine: Machine,
  notes: z.array(z.string()),
  figures: z.array(Figure),
  /** Why the section could not be measured that day. It then has no figures: older ones would pass for its own. */
  failed: z.optional(z.string()),
})
export type Section = z.output<typeof Section>

export const Results = z.partialRecord(z.enum(sectionNames), Section)
export type Results = z.output<typeof Results>

/** Reads the results of an earlier run; empty if there is none. */
export function readResults(file: string): Results {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return {}
  }
  return Results.parse(JSON.parse(text))
}

export type Verdict = 'yes' | 'no' | 'unclear'

/**
 * Judges by the interval and not by the median alone: `yes` when all of it meets the goal, `no` when
 * none of it does, `unclear` when the goal lies inside.
 */
export function verdict({ goal, low, high }: Figure): Verdict | null {
  if (!goal) return null
  const meets = (value: number) => (goal.sense === 'at least' ? value >= goal.value : value <= goal.value)
  if (meets(low) && meets(high)) return 'yes'
  return meets(low) || meets(high) ? 'unclear' : 'no'
}
