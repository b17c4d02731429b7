import type * as z from 'zod/mini'
import { browserOf, kindOf, patternOf, scrubMessage, scrubStack } from '../../domain/trouble/scrub.ts'
import type { ErrorReport } from './contract.ts'

/** Days for which a crash is kept. */
export const keptDays = 30
/** Different crashes of one day that are kept; a flood of invented ones stops there. */
export const mostOfDay = 500

/** Of a report, as JSON. */
export const mostBytes = 8 * 1024

/** A crash as it is kept. */
export interface Crash {
  kind: string
  message: string
  page: string
  boundary: string
  browser: string
  places: readonly string[]
}

/** What is kept of a report: only what has a known shape. `patterns` are the paths of the site's map. */
export function crashOf(report: z.infer<typeof ErrorReport>, patterns: readonly string[]): Crash {
  const [, name = '', message = ''] = /^(\w{1,40}): (.*)$/s.exec(report.error) ?? []
  return {
    kind: kindOf(name),
    message: scrubMessage(message),
    page: patternOf(report.url, patterns),
    boundary: report.metadata.errorBoundary,
    browser: browserOf(report.userAgent),
    places: scrubStack(report.stack),
  }
}
