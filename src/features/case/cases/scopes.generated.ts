// Written by `npm run derive` from what the features declare (feature.ts). Do not edit.
/** What of a case a grant can show. */
export const scopes = ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'messages', 'threads', 'payments', 'orders', 'expenses', 'evidence', 'children', 'case'] as const

/** What is offered first for a seat of a role. */
export const usual = {
  attorney: ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'messages', 'payments', 'orders', 'expenses', 'evidence', 'children', 'case'],
  gal: ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'messages', 'orders', 'expenses', 'children'],
  parenting_coordinator: ['schedule', 'calendar', 'exchanges', 'trades', 'messages', 'payments', 'orders', 'expenses', 'children'],
  evaluator: ['schedule', 'calendar', 'exchanges', 'trades', 'messages', 'orders', 'expenses', 'children'],
  therapist: ['schedule', 'calendar', 'children'],
  third_party: ['schedule', 'calendar', 'children'],
  child: ['schedule', 'calendar', 'children'],
  supervisor: ['schedule', 'exchanges', 'children'],
  mediator: ['schedule', 'trades', 'messages', 'payments', 'orders', 'expenses', 'children'],
} as const

/** What can be added to that for a role that is granted only what is usual for it. */
export const addable = {
  third_party: ['exchanges'],
} as const
