// The case: a family's workspace. What both parents share, what each keeps to themselves, and what a seat that one of
// them granted may see. Whoever has no seat in a case is told that there is none.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'

/**
 * What of a case a grant can show, each a set of tables (migrations, `guard`). Whatever is not granted does not exist for
 * whoever sits in the seat; what is private besides only for the grantor's own attorney.
 */
export const scopes = ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case'] as const
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

export const grantRoles = [
  'attorney',
  'gal',
  'mediator',
  'parenting_coordinator',
  'evaluator',
  'therapist',
  'supervisor',
  'third_party',
  'child',
] as const
export type GrantRole = (typeof grantRoles)[number]

/** The phases of a case (pages.md, /case-toolkit), in their order. */
export const phases = [
  'preparing',
  'filed',
  'served',
  'temporary_orders',
  'disclosure',
  'discovery',
  'mediation',
  'trial',
  'decree',
  'post_decree',
] as const
export type Phase = (typeof phases)[number]

export const CaseId = z.uuid('it is no case')
export const Side = z.enum(['A', 'B'])
export type Side = z.output<typeof Side>
export const SeatRole = z.enum(['parent', ...grantRoles])
export type SeatRole = z.output<typeof SeatRole>

/** One's own seat in a case. `isFormer`: it has ended, and shows what was until then. */
export const Seat = z.object({
  caseId: z.string(),
  memberId: z.string(),
  title: z.string(),
  state: z.string(),
  /** IANA name: in it the case's days begin. */
  zone: z.string(),
  role: SeatRole,
  side: z.nullable(Side),
  isFormer: z.boolean(),
  scopes: z.array(Scope),
  /** The parents by their sides, as the case names them; `joined`: with an account of their own. */
  parents: z.array(z.object({ memberId: z.string(), side: Side, name: z.string(), joined: z.boolean(), isMe: z.boolean() })),
})
export type Seat = z.output<typeof Seat>

/** A paragraph of an order, as whoever reads the record needs it: its number, and its own words. */
export const Clause = z.object({
  paragraph: z.string().check(z.trim(), z.maxLength(40, 'it has more than 40 characters')),
  text: z.string().check(z.trim(), z.maxLength(1000, 'it has more than 1,000 characters')),
})
export type Clause = z.output<typeof Clause>
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it is no time'))
const Few = (most: number) => z.int().check(z.gte(0), z.lte(most))
/** What an order says that a schedule and its requests can be held against; only what it really says is here. */
export const OrderFacts = z.object({
  exchange: z.optional(
    z.object({
      time: z.optional(WallTime),
      place: z.optional(z.string().check(z.maxLength(200))),
      graceMinutes: z.optional(Few(240)),
      clause: Clause,
    }),
  ),
  swapNotice: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  vacationNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  travelNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  answerWithin: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  firstRefusal: z.optional(z.object({ hours: Few(720), clause: Clause })),
})
export type OrderFacts = z.output<typeof OrderFacts>

export const Child = z.object({ id: z.string(), name: z.string(), born: z.nullable(z.string()), colour: z.int() })
export type Child = z.output<typeof Child>

/** The query of every page of a case: which one; the one that was opened last where none is given. */
export const OfCase = z.object({ case: z.optional(CaseId) })

export const calls = {
  mine: call({
    name: 'cases.mine',
    method: 'GET',
    path: '/api/cases',
    access: 'agreed',
    summary: "One's own seats in cases, the one that was opened last first.",
    reply: z.object({ seats: z.array(Seat) }),
  }),
  begin: call({
    name: 'cases.begin',
    method: 'POST',
    path: '/api/cases',
    access: 'premium',
    summary: 'Begins a case, with oneself as the first parent and a seat for the other.',
    idempotent: true,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1, 'it is empty'), z.maxLength(80, 'it has more than 80 characters')),
      state: z.string().check(z.regex(/^[A-Z]{2}$/, 'it is no state')),
      zone: z.string().check(z.maxLength(64)),
      side: Side,
      otherName: z.string().check(z.trim(), z.minLength(1, 'it is empty'), z.maxLength(160, 'it has more than 160 characters')),
    }),
    reply: Seat,
  }),
  open: call({
    name: 'cases.open',
    method: 'POST',
    path: '/api/cases/:case/open',
    access: 'agreed',
    summary: 'Makes a case the one that pages show.',
    params: z.object({ case: CaseId }),
    reply: z.object({ opened: z.boolean() }),
  }),
}
