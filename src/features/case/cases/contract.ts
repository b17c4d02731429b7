// The case: a family's workspace, with what both parents share, what each keeps private, and what granted seats may see.
// For a person without a seat the case does not exist.
import * as z from 'zod/mini'
import { professionalRoles } from '#domain/access/seats.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { scopes } from './scopes.generated.ts'
import { call } from '#http/contract.ts'
import { requiredText } from '#http/fields.ts'

/**
 * The parts of a case that a grant can show, each a set of tables (migrations, `guard`). Parts that are not granted do not
 * exist for the person in the seat; private records exist only for the grantor's own attorney. The features declare scopes.
 */
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

export const grantRoles = [...professionalRoles, 'third_party', 'child'] as const
export type GrantRole = (typeof grantRoles)[number]

export const CaseId = z.uuid(reason(msg`it is no case`))
export const Side = z.enum(['A', 'B'])
export type Side = z.output<typeof Side>
// A separate list, because a spread within the call would keep zod in the browser bundle (scripts/lean-contracts.ts).
const seatRoles = ['parent', ...grantRoles] as const
export const SeatRole = z.enum(seatRoles)
export type SeatRole = z.output<typeof SeatRole>

/** The caller's seat in a case. `isFormer`: it has ended, and shows records up to then. */
export const Seat = z.object({
  caseId: z.string(),
  memberId: z.string(),
  title: z.string(),
  state: z.string(),
  /** IANA name of the time zone of the case's days. */
  zone: z.string(),
  role: SeatRole,
  side: z.nullable(Side),
  isFormer: z.boolean(),
  scopes: z.array(Scope),
  /**
   * The parents by side, with their names in the case. `joined`: they have an account; `hasLeft`: they had joined, and their
   * seat has ended.
   */
  parents: z.array(
    z.object({ memberId: z.string(), side: Side, name: z.string(), joined: z.boolean(), hasLeft: z.boolean(), isMe: z.boolean() }),
  ),
})
export type Seat = z.output<typeof Seat>

export const Child = z.object({ id: z.string(), name: z.string(), born: z.nullable(z.string()), colour: z.int() })
export type Child = z.output<typeof Child>

export const InCase = z.object({ case: CaseId })
const OneChild = z.object({ case: CaseId, child: z.uuid() })
export const Made = z.object({ id: z.string() })
export const Saved = z.object({ saved: z.boolean() })
export const Removed = z.object({ removed: z.boolean() })
const ChildDraft = z.object({
  name: requiredText(40),
  born: z.nullable(z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, reason(msg`it is no month`)))),
})

/** The query of every page of a case: which case; without it, the one that was opened last. */
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
      title: requiredText(80),
      state: z.string().check(z.regex(/^[A-Z]{2}$/, reason(msg`it is no state`))),
      zone: z.string().check(z.maxLength(64)),
      side: Side,
      otherName: requiredText(160),
    }),
    reply: Seat,
  }),
  open: call({
    name: 'cases.open',
    method: 'POST',
    path: '/api/cases/:case/open',
    access: 'agreed',
    summary: 'Makes a case the one that pages show.',
    params: InCase,
    reply: z.object({ opened: z.boolean() }),
  }),
  amend: call({
    name: 'cases.amend',
    method: 'PUT',
    path: '/api/cases/:case',
    access: 'premium',
    summary: 'Changes what both parents share of a case: its title, state and zone; and the name of a co-parent who has not joined.',
    params: InCase,
    body: z.object({
      title: z.optional(requiredText(80)),
      state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, reason(msg`it is no state`)))),
      zone: z.optional(z.string().check(z.maxLength(64))),
      otherName: z.optional(requiredText(160)),
    }),
    reply: Saved,
  }),
  addChild: call({
    name: 'cases.addChild',
    method: 'POST',
    path: '/api/cases/:case/children',
    access: 'premium',
    summary: 'Adds a child: a first name or an initial, and the month of birth where it is wanted.',
    idempotent: true,
    params: InCase,
    body: ChildDraft,
    reply: Made,
  }),
  changeChild: call({
    name: 'cases.changeChild',
    method: 'PUT',
    path: '/api/cases/:case/children/:child',
    access: 'premium',
    summary: 'Changes how a child is named, or its month of birth.',
    params: OneChild,
    body: ChildDraft,
    reply: Saved,
  }),
  removeChild: call({
    name: 'cases.removeChild',
    method: 'POST',
    path: '/api/cases/:case/children/:child/removed',
    access: 'premium',
    summary: 'Takes a child out of the case, or takes that back. What was recorded stays.',
    params: OneChild,
    body: Removed,
    reply: Removed,
  }),
}
