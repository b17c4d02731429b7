import type { Source } from '#domain/directory/record.ts'
import { type Day, dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { federalJudges, inputOf, mappedRows } from '#directory/imports/public.ts'
import { checkPageMapping, type PageMapping } from './page-mapping.ts'
import { rosterRows } from './roster.ts'

/** The downloaded pages in order, with the day that they are current as of. */
export interface Download {
  pages: readonly Buffer[]
  day: Day
}

interface Setup {
  source_id: string
  title: string
  publisher: string
  licence: string
  address: string
  parser: string
  mapping: unknown
}

/** Written down with each run: the same page read by another edition of a reader may say something else. */
export const parserVersions = { 'federal-judges': 'federal-judges 1', roster: 'roster 1' } as const
export type ParserName = keyof typeof parserVersions

/** The mapping of a setup. It was checked before it was stored; an error in it now is a bug. */
export function mappingOf({ source_id: id, title, publisher, licence, address, mapping }: Setup): PageMapping {
  const checked = checkPageMapping(JSON.stringify(mapping), { id, title, publisher, url: address, licence })
  if (!checked.ok) throw new Error(`The mapping of ${id} cannot be used: ${english(checked.why)}`)
  return checked.mapping
}

/** The parser of a setup for a download. The setup has the source's details. */
export function sourceOf(setup: Setup, { pages, day }: Download): Source {
  const { title, publisher, licence, address: url } = setup
  const input = inputOf(new URL(url).pathname.split('/').at(-1) || 'page', pages.length === 1 ? pages[0]! : Buffer.concat(pages))
  if (setup.parser === 'federal-judges') return { ...federalJudges(input, day), title, publisher, licence }
  const mapping = mappingOf(setup)
  return mappedRows(input, mapping, day, () => rosterRows(pages, mapping))
}

/** The day of a `Last-Modified` in the past; otherwise today. */
export function dayOfPage(lastModified: string | null, now: number): Day {
  const at = lastModified === null ? Number.NaN : Date.parse(lastModified)
  return dayOf(Number.isNaN(at) || at > now ? now : at)
}
