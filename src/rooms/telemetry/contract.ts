// Crashes of pages, as they report them (spec.md section 7, trust-and-speed.md 0.7). Anybody may report; what
// is kept says what broke and on which day, and nothing of who met it. Staff will read it at /bug-detection.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/** A report of 8 KiB at most; what is more is the reporter's to cut. */
export const ErrorReport = z.object({
  type: z.literal('frontend_error'),
  severity: z.literal('high'),
  /** The page that broke, by its address's pattern, or `shell`. */
  component: text(100),
  /** Kind and message: `TypeError: Cannot read properties of undefined`. */
  error: text(1_000),
  stack: text(3_500),
  url: text(500),
  userAgent: text(500),
  metadata: z.object({
    componentStack: text(2_000),
    /** Which of the nets caught it. */
    errorBoundary: z.enum(['page', 'router', 'app']),
  }),
})

export const calls = {
  logError: call({
    name: 'telemetry.logError',
    method: 'POST',
    path: '/api/bug-detection/log-error',
    access: 'public',
    summary: 'Reports that a page has crashed. Kept without ids, texts, addresses or the time of day.',
    body: ErrorReport,
    reply: z.object({ logged: z.boolean() }),
    credentials: 'omit',
    limit: { most: 20, minutes: 10 },
  }),
}
