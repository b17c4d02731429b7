// Staff: who has which role, who may sign in, what was done and refused, and how the site does. The admin desk looks
// people up, suspends and searches the audit; roles, keys and break-glass are the super admin's. Every act is audited.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { roles } from '#domain/access/roles.ts'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'

export const Role = z.enum(roles, 'choose a role')
export type Role = z.output<typeof Role>

const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3, reason(msg`write the e-mail address`)), z.maxLength(254, reason(msg`it is too long`)))
const Id = z.uuid(reason(msg`it is no id`))
export const shortestReason = 10
export const longestReason = 500
const Reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(shortestReason, reason(msg`write at least ${{ shortestReason }} characters`)),
    z.maxLength(longestReason, reason(msg`write at most ${{ longestReason }} characters`)),
  )
const n = z.int()
const Done = z.object({ done: z.literal(true) })
const admin = { staff: 'admin' } as const
const superAdmin = { staff: 'super' } as const

const Grant = z.object({
  role: Role,
  reason: z.string(),
  grantedOn: z.string(),
  /** The address of who granted it; nobody: the command on the machine itself, or an account that is gone. */
  by: z.nullable(z.string()),
})

/** Someone as the admin desk sees them. No time of day of their own doing. */
export const PersonSeen = z.object({
  account: z.string(),
  email: z.string(),
  name: z.string(),
  createdOn: z.string(),
  isConfirmed: z.boolean(),
  hasFactor: z.boolean(),
  isDemo: z.boolean(),
  suspendedOn: z.nullable(z.string()),
  roles: z.array(Grant),
  sessions: z.object({ count: n, lastUsedOn: z.nullable(z.string()) }),
  /** Why the one who looks may not act on this account; nothing where they may. */
  closed: z.nullable(z.enum(['self', 'super'])),
})
export type PersonSeen = z.output<typeof PersonSeen>

/** A role that waits for a second person to agree. */
export const RoleAsked = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'super_admin']),
  verb: z.enum(['grant', 'revoke']),
  reason: z.string(),
  /** An address; `null` for an account that is gone. */
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
  /** What the reader may do with it. */
  may: z.nullable(z.enum(['decide', 'withdraw'])),
  /** Why they may not decide, in a sentence. */
  why: z.nullable(z.string()),
})
export type RoleAsked = z.output<typeof RoleAsked>

/** `waits`: a second super admin has to agree first. */
const RoleDone = z.object({ done: z.literal(true), waits: z.boolean() })

const Wanted = z.object({
  /** An address, or the id of an account: what it did, and what was done to it. */
  who: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  /** How the action begins: `staff.`, `page /admin`. */
  action: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  outcome: z.optional(z.enum(['done', 'refused'])),
  from: z.optional(Day),
  to: z.optional(Day),
})
export type Wanted = z.output<typeof Wanted>

export const AuditLine = z.object({
  id: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  /** The address; `null` for the machine itself and for an account that is gone. */
  by: z.nullable(z.string()),
  action: z.string(),
  /** The address of an account, or the id of what else it was done to. */
  subject: z.nullable(z.string()),
  outcome: z.enum(['done', 'refused']),
  reason: z.nullable(z.string()),
  detail: z.nullable(z.string()),
})
export type AuditLine = z.output<typeof AuditLine>

export const periods = ['7', '30', '90'] as const
/** One bar: so many days from this one on. */
const Bar = z.object({ from: z.string(), to: z.string(), n })
export type Bar = z.output<typeof Bar>

export const queueNames = ['tickets', 'corrections', 'reviews', 'mail_waiting', 'mail_refused', 'changes'] as const
export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  /** Days of one bar. */
  step: n,
  signUps: z.array(Bar),
  accounts: z.object({ all: n, confirmed: n, suspended: n, demo: n }),
  /** People who signed in at least once in the days of a bar. */
  active: z.array(Bar),
  activeInAll: n,
  trials: z.object({ running: n, ended: n, paid: n }),
  queues: z.array(z.object({ queue: z.enum(queueNames), n, oldestOn: z.nullable(z.string()) })),
  errors: z.array(Bar),
  jobRuns: z.array(Bar),
  jobFailures: z.array(Bar),
  jobs: z.array(
    z.object({
      job: z.string(),
      /** Seconds between two runs, as the code has it; `null` for a job that there is no more. */
      every: z.nullable(z.number()),
      runs: n,
      failures: n,
      meanMs: z.number(),
      mostMs: n,
      lastDay: z.string(),
      /** Seconds since the last run of this server; `null` when it has not run it. */
      ago: z.nullable(n),
      lastFault: z.nullable(z.string()),
    }),
  ),
})
export type Figures = z.output<typeof Figures>

export const breakGlassStates = ['waiting', 'open', 'refused', 'over', 'too_old'] as const
export const Glass = z.object({
  id: z.string(),
  about: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.string(),
  hours: n,
  askedAt: z.string(),
  endsAt: z.nullable(z.string()),
  state: z.enum(breakGlassStates),
  /** What the one who asks here may do with it. */
  may: z.array(z.enum(['decide', 'look', 'end'])),
  /** Why they may not decide, in a sentence; of someone else's request that waits. */
  why: z.nullable(z.string()),
})
export type Glass = z.output<typeof Glass>

const Key = z.object({
  key: z.enum(['secret', 'database', 'mail']),
  /** Given as a setting, made at the first start; no password, and none at all. */
  from: z.enum(['setting', 'made', 'socket', 'none']),
  /** The day, where it is known. */
  since: z.nullable(z.string()),
})
export type Key = z.output<typeof Key>

const person = z.object({ id: Id })
const why = z.object({ reason: Reason })

export const calls = {
  find: call({
    name: 'staff.find',
    method: 'POST',
    path: '/api/staff/people/find',
    access: admin,
    summary: 'Somebody by their exact e-mail address. It is a POST so that no address stands in a log.',
    body: z.object({ email: Email }),
    reply: z.object({ person: z.nullable(PersonSeen) }),
  }),
  suspend: call({
    name: 'staff.suspend',
    method: 'POST',
    path: '/api/staff/people/:id/suspend',
    access: admin,
    summary: 'Suspends an account: its next call, and signing in, are refused.',
    params: person,
    body: why,
    reply: Done,
  }),
  lift: call({
    name: 'staff.lift',
    method: 'POST',
    path: '/api/staff/people/:id/lift',
    access: admin,
    summary: 'Lifts a suspension.',
    params: person,
    body: why,
    reply: Done,
  }),
  endSessions: call({
    name: 'staff.endSessions',
    method: 'POST',
    path: '/api/staff/people/:id/end-sessions',
    access: admin,
    summary: 'Ends every session of an account.',
    params: person,
    body: why,
    reply: z.object({ ended: n }),
  }),
  audit: call({
    name: 'staff.audit',
    method: 'POST',
    path: '/api/staff/audit/search',
    access: admin,
    summary: 'Lines of the audit, the newest first; not what owners did themselves. It is a POST so that no address stands in a log.',
    body: z.extend(Wanted, { cursor: z.optional(z.string().check(z.maxLength(120))) }),
    reply: z.object({ lines: z.array(AuditLine), cursor: z.nullable(z.string()), found: n }),
  }),
  auditCsv: call({
    name: 'staff.auditCsv',
    method: 'POST',
    path: '/api/staff/audit/csv',
    access: admin,
    summary: 'The same as CSV, at most 10,000 lines. Taking it away is itself audited.',
    body: Wanted,
    reply: z.object({ csv: z.string(), lines: n, isCut: z.boolean() }),
  }),
  figures: call({
    name: 'staff.figures',
    method: 'GET',
    path: '/api/staff/figures',
    access: admin,
    summary: 'How the site does: people, queues, errors and jobs of the last days (UTC).',
    query: z.object({ days: z.optional(z.enum(periods)) }),
    reply: Figures,
  }),
  roles: call({
    name: 'staff.roles',
    method: 'GET',
    path: '/api/staff/roles',
    access: superAdmin,
    summary: 'Everybody who has a role.',
    reply: z.object({
      grants: z.array(z.extend(Grant, { account: z.string(), email: z.string(), isSuspended: z.boolean(), isSelf: z.boolean() })),
      requests: z.array(RoleAsked),
    }),
  }),
  grant: call({
    name: 'staff.grant',
    method: 'POST',
    path: '/api/staff/roles/grant',
    access: superAdmin,
    summary: 'Gives a role. It counts from the next call of that person; of admins, once a second super admin has agreed.',
    body: z.object({ email: Email, role: Role, reason: Reason }),
    reply: RoleDone,
  }),
  revoke: call({
    name: 'staff.revoke',
    method: 'POST',
    path: '/api/staff/roles/revoke',
    access: superAdmin,
    summary: 'Takes a role away. It counts from the next call of that person; of admins, once a second super admin has agreed.',
    body: z.object({ account: Id, role: Role, reason: Reason }),
    reply: RoleDone,
  }),
  roleDecide: call({
    name: 'staff.roleDecide',
    method: 'POST',
    path: '/api/staff/roles/requests/:id/decide',
    access: superAdmin,
    summary: 'Agrees to giving or taking a role, or refuses; whoever asked withdraws.',
    params: person,
    body: z.object({ decision: z.enum(['approved', 'refused', 'withdrawn']) }),
    reply: Done,
  }),
  keys: call({
    name: 'staff.keys',
    method: 'GET',
    path: '/api/staff/keys',
    access: superAdmin,
    summary: 'Which keys there are, and since when. No key itself.',
    reply: z.object({
      keys: z.array(Key),
    }),
  }),
  glasses: call({
    name: 'staff.glasses',
    method: 'GET',
    path: '/api/staff/break-glass',
    access: superAdmin,
    summary: 'What was asked for and decided, the newest first.',
    /** `seconds`: how many could agree to a request of the reader. */
    reply: z.object({ glasses: z.array(Glass), seconds: n }),
  }),
  breakGlassAsk: call({
    name: 'staff.breakGlassAsk',
    method: 'POST',
    path: '/api/staff/break-glass',
    access: superAdmin,
    summary: 'Asks to look into an account. Another super admin decides.',
    body: z.object({
      email: Email,
      reason: Reason,
      hours: z.int().check(z.gte(1, reason(msg`at least one hour`)), z.lte(24, reason(msg`at most 24 hours`))),
    }),
    reply: z.object({ id: z.string() }),
  }),
  breakGlassDecide: call({
    name: 'staff.breakGlassDecide',
    method: 'POST',
    path: '/api/staff/break-glass/:id/decide',
    access: superAdmin,
    summary: 'Agrees or refuses; never the one who asked.',
    params: person,
    body: z.object({ decision: z.enum(['approved', 'refused']) }),
    reply: Done,
  }),
  breakGlassEnd: call({
    name: 'staff.breakGlassEnd',
    method: 'POST',
    path: '/api/staff/break-glass/:id/end',
    access: superAdmin,
    summary: 'Ends a view before its time.',
    params: person,
    reply: Done,
  }),
  breakGlassLook: call({
    name: 'staff.breakGlassLook',
    method: 'POST',
    path: '/api/staff/break-glass/:id/look',
    access: superAdmin,
    summary: 'Looks once. The look is audited, and the person concerned is told by mail.',
    params: person,
    reply: z.object({
      signIns: z.array(z.object({ on: z.string(), outcome: z.string(), method: z.string(), device: z.string() })),
      /** What they did in their own settings and security. */
      acts: z.array(z.object({ on: z.string(), action: z.string(), outcome: z.string() })),
      tickets: z.array(
        z.object({ number: z.string(), kind: z.string(), createdOn: z.string(), state: z.string(), message: z.nullable(z.string()) }),
      ),
    }),
  }),
}
