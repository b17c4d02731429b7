import { caseQuery } from '#case/cases/public.tsx'
import { type LaneName, laneNames } from '#domain/timeline/marks.ts'
import type { Days } from '#domain/timeline/windows.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { plusDays } from '#shell/calendar-days.ts'
import type { Chosen } from '../contract.ts'
import { addressWith } from '#shell/address-with.ts'

const path = '/evidence-timeline'

/** What the page shows: a link or a reload shows the same. */
export interface Choice extends Days {
  off: ReadonlySet<LaneName>
  side: 'A' | 'B' | null
  q: string
}

/** The days that are chosen where the address names none: the last 12 months. */
const usual = 365

export function choiceIn(search: URLSearchParams, today: Day): Choice {
  const of = (name: string) => search.get(name) ?? ''
  const to = readDay(of('to')) ?? today
  const from = readDay(of('from')) ?? (plusDays(to, -usual) as Day)
  const named = of('off').split(',')
  const side = of('side')
  return {
    ...(from <= to ? { from, to } : { from: to, to: from }),
    off: new Set(laneNames.filter((lane) => named.includes(lane))),
    side: side === 'A' || side === 'B' ? side : null,
    q: of('q').slice(0, 100),
  }
}

/** The page with other parts of its address; an empty value leaves a part out. */
export const pageWith = (search: URLSearchParams, parts: Partial<Record<'from' | 'to' | 'off' | 'side' | 'q', string>>): string =>
  addressWith(path, search, parts)

/** What is chosen, as calls for files are asked. */
export function chosenOf({ from, to, off, side, q }: Choice, lanes: readonly LaneName[]): Chosen {
  const words = q.trim()
  return {
    from,
    to,
    ...(off.size > 0 && { lanes: lanes.filter((lane) => !off.has(lane)).join(',') }),
    ...(side && { side }),
    ...(words !== '' && { q: words }),
  }
}

export const partQuery = (search: URLSearchParams, { from, to }: Days) => ({ query: { ...caseQuery(search), from, to } })
