import type { Role } from '#domain/access/roles.ts'
import type { Access } from '#kernel/access.ts'

export { type Role, roles } from '#domain/access/roles.ts'

/**
 * How far someone is at the two gates (spec.md section 4, routes.md ruling 4). `accepted_now`: the terms were
 * accepted in this session, which opens everything for it; the acknowledgement is due at the next.
 */
export type Gate = 'terms_due' | 'accepted_now' | 'acknowledgement_due' | 'agreed'

export interface Person {
  kind: 'person'
  account: string
  session: string
  email: string
  firstName: string
  lastName: string
  gate: Gate
  /** New work of their own is open to them (routes.md, ruling 5). */
  isPremium: boolean
  /** Their trial has begun, or they have paid. */
  hasBegun?: boolean
  /** It is closed to everybody here, by the setting of the installation. */
  isClosed?: boolean
  roles: readonly Role[]
  isSuspended: boolean
  /** Staff without a second factor are not let in; in the demonstration it is off, and says so. */
  hasFactor: boolean
  isDemo: boolean
  /** When a password, a passkey or a code was last given in this session. Milliseconds. */
  confirmedAt: number
}

/** Who is asking, as far as the server knows. */
export type Actor = { kind: 'nobody' } | Person

/**
 * The person behind a call that is not open to visitors.
 * @throws Error (a bug) when the call's audience lets nobody in after all
 */
export function signedIn(actor: Actor): Person {
  if (actor.kind === 'nobody') throw new Error('A call for people who are signed in was made by nobody.')
  return actor
}

export const nobody: Actor = { kind: 'nobody' }

/** Why a call is not open to someone. */
export type Refusal = 'sign_in' | 'suspended' | 'terms' | 'acknowledgement' | 'plan' | 'closed' | 'not_staff' | 'factor'

type Desk = Extract<Access, object>['staff']

/** Whose desk a role may sit at: an admin at all but the super admin's. */
const desks: Readonly<Record<Desk, readonly Role[]>> = {
  support: ['support_admin', 'admin', 'super_admin'],
  moderator: ['moderator', 'admin', 'super_admin'],
  admin: ['admin', 'super_admin'],
  super: ['super_admin'],
}

export function isAgreed(gate: Gate): boolean {
  return gate === 'agreed' || gate === 'accepted_now'
}

/** Whether someone sits at a staff desk, gates and factor aside. */
export function hasDesk(person: Person, desk: Desk): boolean {
  return desks[desk].some((role) => person.roles.includes(role))
}

/** The first lock: why this kind of person may not make such a call at all; `null` when they may. */
export function refusalOf(actor: Actor, access: Access): Refusal | null {
  if (access === 'public') return null
  if (actor.kind === 'nobody') return 'sign_in'
  if (actor.isSuspended) return 'suspended'
  if (access === 'signedIn') return null
  if (actor.gate === 'terms_due') return 'terms'
  if (actor.gate === 'acknowledgement_due') return 'acknowledgement'
  if (access === 'agreed') return null
  if (access === 'premium' && actor.isClosed) return 'closed'
  if (access === 'premium') return actor.isPremium ? null : 'plan'
  if (!hasDesk(actor, access.staff)) return 'not_staff'
  return actor.hasFactor || actor.isDemo ? null : 'factor'
}
