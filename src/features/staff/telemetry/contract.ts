// Crashes of pages, as browsers report them (spec.md section 7, trust-and-speed.md 0.7). Anybody may report. What is stored says
// what broke and on which day, and nothing about the visitor. Admins read it at /bug-detection, grouped by stack, and set a
// status for each group.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/** A report of at most 8 KiB; the reporter has to cut a longer one. */
export const ErrorReport = z.object({
  type: z.literal('frontend_error'),
  severity: z.literal('high'),
  /** The page that broke, as the pattern of its address, or `shell`. */
  component: text(100),
  /** Kind and message: `TypeError: Cannot read properties of undefined`. */
  error: text(1_000),
  stack: text(3_500),
  url: text(500),
  userAgent: text(500),
  metadata: z.object({
    componentStack: text(2_000),
    /** The error boundary that caught it. */
    errorBoundary: z.enum(['page', 'router', 'app']),
  }),
})

export const calls = {
  logError: call({
    name: 'telemetry.logError',
    method: 'POST',
    path: '/api/bug-detection/log-error',
    access: 'public',
    summary: 'Reports that a page has crashed. Kept by day, without ids, texts or addresses.',
    body: ErrorReport,
    reply: z.object({ logged: z.boolean() }),
    credentials: 'omit',
    limit: { most: 20, minutes: 10 },
  }),
}

/** The status of a group. A fixed one that comes back is new again. */
export const statuses = ['new', 'known', 'fixed', 'ignored'] as const
export const Status = z.enum(statuses)
export type Status = z.output<typeof Status>

export const longestNote = 500

const Group = z.object({
  stack: z.string(),
  kind: z.string(),
  message: z.string(),
  seen: z.number(),
  firstOn: z.string(),
  lastOn: z.string(),
  status: Status,
  note: z.string(),
  returnedOn: z.nullable(z.string()),
  /** Patterns of the site's map where it occurred in the last 30 days. */
  pages: z.array(z.string()),
})
export type Group = z.output<typeof Group>

const Counted = z.array(z.object({ name: z.string(), seen: z.number() }))
const Whole = z.extend(Group, {
  /** In our own built files, the innermost first. */
  places: z.array(z.string()),
  components: Counted,
  boundaries: Counted,
  browsers: Counted,
  days: Counted,
})
export type Whole = z.output<typeof Whole>

/** Refused calls on one day, for one kind of reason (the HTTP status). */
const Refused = z.object({ day: z.string(), call: z.string(), status: z.number(), n: z.number() })
export type Refused = z.output<typeof Refused>

const admin = { staff: 'admin' } as const
const One = z.object({ stack: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

/** Calls of the admins. */
export const deskCalls = {
  groups: call({
    name: 'telemetry.groups',
    method: 'GET',
    path: '/api/bug-detection/groups',
    access: admin,
    summary: 'Errors grouped by stack, those met last first; 200 at most.',
    query: z.object({ status: z.optional(Status) }),
    reply: z.object({
      groups: z.array(Group),
      counts: z.object({ new: z.number(), known: z.number(), fixed: z.number(), ignored: z.number() }),
    }),
  }),
  group: call({
    name: 'telemetry.group',
    method: 'GET',
    path: '/api/bug-detection/groups/:stack',
    access: admin,
    summary: 'One group: its places in the code, and where it was met in the last 30 days.',
    params: One,
    reply: Whole,
  }),
  refusals: call({
    name: 'telemetry.refusals',
    method: 'GET',
    path: '/api/bug-detection/refusals',
    access: admin,
    summary: 'How often each call was refused in the last 30 days, by day and kind; 200 lines at most.',
    reply: z.object({ refusals: z.array(Refused) }),
  }),
  judge: call({
    name: 'telemetry.judge',
    method: 'PATCH',
    path: '/api/bug-detection/groups/:stack',
    access: admin,
    summary: 'Write down what became of a group, with a note.',
    params: One,
    body: z.object({
      status: Status,
      note: z.string().check(z.trim(), z.maxLength(longestNote, reason(msg`write at most ${{ longestNote }} characters`))),
    }),
    reply: Whole,
  }),
}
