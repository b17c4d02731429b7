// Courts with their divisions and departments, firms, agencies and panels, and who had which seat there from when until
// when. For admins alone. Courts and the seats that the directory knows come from there by themselves; staff add and end
// the rest, each with its source and day. Nothing is overwritten: a seat that ends or is corrected gets a further version.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'
import { State } from '#directory/professionals/contract.ts'

export const kinds = ['court', 'division', 'department', 'firm', 'agency', 'panel'] as const
export const Kind = z.enum(kinds, reason(msg`choose a kind`))
export type Kind = z.output<typeof Kind>

export const precisions = ['day', 'month', 'year'] as const
const Precision = z.enum(precisions, reason(msg`choose how exactly the day is known`))
export const longest = { name: 200, role: 120, source: 500, why: 300, domain: 253 } as const
export const shortestWhy = 5

const Id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, reason(msg`write the day as 2026-01-31`)))
const n = z.int()
const Done = z.object({ done: z.literal(true) })
const Made = z.object({ id: z.string() })
const admin = { staff: 'admin' } as const

/** Where it was read or checked, and the day for which that speaks. */
const sourced = { source: textBetween(5, longest.source), sourceOn: Day }
const org = z.object({ id: Id })
const seatOf = z.object({ seat: Id })

export const Listed = z.object({
  id: z.string(),
  kind: Kind,
  name: z.string(),
  state: z.nullable(z.string()),
  county: z.nullable(z.string()),
  parentName: z.nullable(z.string()),
  /** Seats that nothing says have ended. */
  people: n,
  closedOn: z.nullable(z.string()),
  isFictional: z.boolean(),
})
export type Listed = z.output<typeof Listed>

const Version = z.object({
  role: z.string(),
  fromOn: z.nullable(z.string()),
  fromPrecision: Precision,
  toOn: z.nullable(z.string()),
  source: z.string(),
  recordedOn: z.string(),
  goneOn: z.string(),
  goneHow: z.enum(['ended', 'corrected', 'source', 'withdrawn']),
  goneWhy: z.nullable(z.string()),
})
export type Version = z.output<typeof Version>

export const Seat = z.object({
  /** The same in all versions of one seat. */
  seat: z.string(),
  person: z.object({ id: z.string(), name: z.string(), isFictional: z.boolean() }),
  organization: z.object({ id: z.string(), name: z.string(), kind: Kind }),
  role: z.string(),
  isExclusive: z.boolean(),
  fromOn: z.nullable(z.string()),
  fromPrecision: Precision,
  toOn: z.nullable(z.string()),
  endReason: z.nullable(z.string()),
  source: z.string(),
  sourceOn: z.string(),
  /** Written by staff; else from the directory. */
  isStaff: z.boolean(),
  /** What stood there before, the newest first. */
  before: z.array(Version),
})
export type Seat = z.output<typeof Seat>

const Domain = z.object({
  id: z.string(),
  domain: z.string(),
  source: z.string(),
  sourceOn: z.string(),
  verifiedOn: z.string(),
  withdrawnOn: z.nullable(z.string()),
  withdrawnWhy: z.nullable(z.string()),
})
export type Domain = z.output<typeof Domain>

export const Organization = z.object({
  ...Listed.shape,
  website: z.nullable(z.string()),
  source: z.string(),
  sourceOn: z.string(),
  closingSource: z.nullable(z.string()),
  /** A court of the directory: name and place are changed there. */
  isOfDirectory: z.boolean(),
  /** The way from the top to the one above it. */
  above: z.array(z.object({ id: z.string(), name: z.string() })),
  below: z.array(Listed),
  domains: z.array(Domain),
  /** By begin, the oldest first; on one day only those who had a seat on it. */
  seats: z.array(Seat),
  /** Seats that there are, where not all are listed. */
  seatsInAll: n,
  /** The day of the answer (UTC). */
  today: z.string(),
})
export type Organization = z.output<typeof Organization>

const PersonSeats = z.object({
  person: z.object({ id: z.string(), name: z.string(), title: z.string(), isFictional: z.boolean() }),
  seats: z.array(Seat),
  /** Pairs of full-time seats that were held at once, as the sources have them. */
  overlaps: z.array(z.tuple([z.string(), z.string()])),
  today: z.string(),
})
export type PersonSeats = z.output<typeof PersonSeats>

const Filled = z.nullable(
  z.object({ on: z.string(), organizations: n, added: n, replaced: n, gone: n, unlinked: n, unfit: n, overlapping: n }),
)
export type Filled = z.output<typeof Filled>

export const calls = {
  list: call({
    name: 'organizations.list',
    method: 'GET',
    path: '/api/organizations',
    access: admin,
    summary: 'Organizations by words of the name, kind and state, in the order of names.',
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(Kind),
      state: z.optional(State),
      cursor: z.optional(z.string().check(z.maxLength(2400))),
    }),
    reply: z.object({ items: z.array(Listed), total: n, next: z.nullable(z.string()), filled: Filled }),
  }),
  one: call({
    name: 'organizations.one',
    method: 'GET',
    path: '/api/organizations/:id',
    access: admin,
    summary: 'One organization: where it stands, its parts, its domains and its seats; those of one day, or all.',
    params: org,
    query: z.object({ on: z.optional(Day) }),
    reply: Organization,
  }),
  person: call({
    name: 'organizations.person',
    method: 'GET',
    path: '/api/organizations/people/:professional',
    access: admin,
    summary: 'The seats of one professional, in all organizations.',
    params: z.object({ professional: Id }),
    reply: PersonSeats,
  }),
  add: call({
    name: 'organizations.add',
    method: 'POST',
    path: '/api/organizations',
    access: admin,
    summary: 'Adds an organization, or a part of one.',
    idempotent: true,
    body: z.object({
      kind: Kind,
      name: textBetween(3, longest.name),
      parent: z.nullable(Id),
      state: z.nullable(State),
      county: z.nullable(textBetween(2, 60)),
      ...sourced,
    }),
    reply: Made,
  }),
  close: call({
    name: 'organizations.close',
    method: 'POST',
    path: '/api/organizations/:id/close',
    access: admin,
    summary: 'Gives an organization that the directory does not have its last day.',
    params: org,
    body: z.object({ on: Day, ...sourced }),
    reply: Done,
  }),
  addSeat: call({
    name: 'organizations.addSeat',
    method: 'POST',
    path: '/api/organizations/:id/seats',
    access: admin,
    summary: 'Adds who has, or had, a seat from when until when.',
    params: org,
    idempotent: true,
    body: z.object({
      professional: Id,
      role: textBetween(2, longest.role),
      isExclusive: z.boolean(),
      fromOn: Day,
      fromPrecision: Precision,
      toOn: z.nullable(Day),
      ...sourced,
    }),
    reply: Made,
  }),
  endSeat: call({
    name: 'organizations.endSeat',
    method: 'POST',
    path: '/api/organizations/seats/:seat/end',
    access: admin,
    summary: 'Gives a seat its last day. What stood there before stays as an earlier version.',
    params: seatOf,
    body: z.object({ toOn: Day, reason: textBetween(3, longest.role), ...sourced }),
    reply: Done,
  }),
  correctSeat: call({
    name: 'organizations.correctSeat',
    method: 'POST',
    path: '/api/organizations/seats/:seat/correct',
    access: admin,
    summary: 'Corrects role or days of a seat. What stood there before stays as an earlier version.',
    params: seatOf,
    body: z.object({
      role: textBetween(2, longest.role),
      isExclusive: z.boolean(),
      fromOn: Day,
      fromPrecision: Precision,
      toOn: z.nullable(Day),
      why: textBetween(shortestWhy, longest.why),
      ...sourced,
    }),
    reply: Done,
  }),
  withdrawSeat: call({
    name: 'organizations.withdrawSeat',
    method: 'POST',
    path: '/api/organizations/seats/:seat/withdraw',
    access: admin,
    summary: 'Takes a seat back that never was. It stays as an earlier version, with the reason.',
    params: seatOf,
    body: z.object({ why: textBetween(shortestWhy, longest.why) }),
    reply: Done,
  }),
  verifyDomain: call({
    name: 'organizations.verifyDomain',
    method: 'POST',
    path: '/api/organizations/:id/domains',
    access: admin,
    summary: 'Says that a domain of mail is the organization’s own. Claims of profiles from there are believed.',
    params: org,
    idempotent: true,
    body: z.object({ domain: textBetween(3, longest.domain), ...sourced }),
    reply: Made,
  }),
  withdrawDomain: call({
    name: 'organizations.withdrawDomain',
    method: 'POST',
    path: '/api/organizations/domains/:domain/withdraw',
    access: admin,
    summary: 'Says that a domain is no longer the organization’s own.',
    params: z.object({ domain: Id }),
    body: z.object({ why: textBetween(shortestWhy, longest.why) }),
    reply: Done,
  }),
}
