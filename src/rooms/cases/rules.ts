import { type GrantRole, type Scope, scopes } from './contract.ts'

/** What live pages are told has changed: a scope, or who is in the case. */
export type Topic = Scope | 'people'

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

interface SeatOf {
  role: string
  isFormer: boolean
  scopes: readonly Scope[]
}

/** Whether a seat adds and changes: a parent whose part has not ended. */
export const canChange = ({ role, isFormer }: SeatOf): boolean => role === 'parent' && !isFormer
