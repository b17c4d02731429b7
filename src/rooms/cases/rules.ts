/**
 * What of a case a grant can show, each a set of tables (migrations, `guard`). Whatever is not granted does not exist for
 * whoever sits in the seat; what is private besides only for the grantor's own attorney.
 */
export const scopes = ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case'] as const
export type Scope = (typeof scopes)[number]

/** What live pages are told has changed: a scope, or who is in the case. */
export type Topic = Scope | 'people'

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

/** What is offered first for a seat; whoever grants it may take away and, but for a child's, add. */
export const usualScopes: Readonly<Record<GrantRole, readonly Scope[]>> = {
  attorney: ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case'],
  gal: ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children'],
  mediator: ['schedule', 'trades', 'orders', 'children'],
  parenting_coordinator: ['schedule', 'calendar', 'exchanges', 'trades', 'orders', 'children'],
  evaluator: ['schedule', 'calendar', 'exchanges', 'trades', 'orders', 'children'],
  therapist: ['schedule', 'calendar', 'children'],
  supervisor: ['schedule', 'exchanges', 'children'],
  third_party: ['schedule', 'calendar', 'children'],
  child: ['schedule', 'calendar', 'children'],
}

/** All that a seat of this role may be granted. A child sees when and where, and nothing of what the parents argue about. */
export function grantable(role: GrantRole): readonly Scope[] {
  if (role === 'child') return usualScopes.child
  if (role === 'third_party') return ['schedule', 'calendar', 'exchanges', 'children']
  return scopes
}

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
