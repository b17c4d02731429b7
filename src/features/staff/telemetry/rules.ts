import type * as z from 'zod/mini'
import { kindOf, patternOf, scrubMessage, scrubStack } from '#domain/trouble/scrub.ts'
import { browserOf } from '#kernel/devices.ts'
import type { ErrorReport } from './contract.ts'

/** Days for which a crash is kept. */
export const keptDays = 30
/** Different crashes of one day that are kept; a flood of invented ones stops there. */
export const mostOfDay = 500

/** Of a report, as JSON. */
export const mostBytes = 8 * 1024

/** Days after which a group that nobody met is forgotten. */
export const keptGroupDays = 365
/** How long it is known how often calls were refused. */
export const keptRefusalDays = 90
/** Groups that are kept at all; a flood of invented stacks stops there. */
export const mostGroups = 5_000

/** A crash as it is stored. */
export interface Crash {
  kind: string
  message: string
  page: string
  /** What broke by the reporter's own word: a pattern of the map, or `shell`, or nothing. */
  component: string
  boundary: string
  browser: string
  places: readonly string[]
}

/** What is stored of a report: only what has a known shape. `patterns` are the paths of the site's map. */
export function crashOf(report: z.infer<typeof ErrorReport>, patterns: readonly string[]): Crash {
  const [, name = '', message = ''] = /^(\w{1,40}): (.*)$/s.exec(report.error) ?? []
  return {
    kind: kindOf(name),
    message: scrubMessage(message),
    page: patternOf(report.url, patterns),
    component: report.component === 'shell' ? 'shell' : patternOf(report.component, patterns),
    boundary: report.metadata.errorBoundary,
    browser: browserOf(report.userAgent),
    places: scrubStack(report.stack),
  }
}

/**
 * What crashes of one group have in common, as text: the stack. Without the mark of the build in a file's name, for a
 * release changes it also where the code stays the same. A crash without a place in our files goes by its words and page.
 */
export function stackOf({ kind, message, page, places }: Crash): string {
  const own = places.map((place) => place.replace(/-[\w-]{8}\.js:/, ':'))
  return JSON.stringify(own.length > 0 ? [kind, own] : [kind, message, page])
}
