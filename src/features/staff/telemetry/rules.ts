import type * as z from 'zod/mini'
import { kindOf, patternOf, scrubMessage, scrubStack } from '#domain/trouble/scrub.ts'
import { browserOf } from '#kernel/devices.ts'
import type { ErrorReport } from './contract.ts'

/** How many days a crash stays stored. */
export const crashRetentionDays = 30
/** The most different crashes that are stored for one day: a limit for floods of invented ones. */
export const mostOfDay = 500

/** The largest report, as JSON. */
export const mostBytes = 8 * 1024

/** How many days after its last report a group is deleted. */
export const groupRetentionDays = 365
/** How many days the counts of refused calls stay stored. */
export const refusalRetentionDays = 90
/** The most groups that are stored in all: a limit for floods of invented stacks. */
export const mostGroups = 5_000

/** A crash as it is stored. */
export interface Crash {
  kind: string
  message: string
  page: string
  /** What broke, in the reporter's own words: a pattern of the map, or `shell`, or nothing. */
  component: string
  boundary: string
  browser: string
  places: readonly string[]
}

/** The stored part of a report: only fields with a known shape. `patterns` are the paths of the site's map. */
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
 * The text that the crashes of one group share: the stack, without the build's hash in the file names, because a release changes
 * it even if the code stays the same. A crash without a place in our files is grouped by its message and page.
 */
export function stackOf({ kind, message, page, places }: Crash): string {
  const own = places.map((place) => place.replace(/-[\w-]{8}\.js:/, ':'))
  return JSON.stringify(own.length > 0 ? [kind, own] : [kind, message, page])
}
