import type { Scope } from '#case/cases/contract.ts'

/** The page on which a part of a case is read. */
const pages: Readonly<Partial<Record<Scope, string>>> = {
  schedule: '/co-parenting-calendar',
  calendar: '/calendar',
  hearings: '/court-calendar-tracker',
  exchanges: '/exchange-tracking',
  trades: '/time-trade-requests',
  messages: '/co-parenting-messages',
  threads: '/co-parenting-messages',
  payments: '/co-parenting-payments',
  orders: '/documents?orders=1',
  expenses: '/co-parenting-expenses',
  evidence: '/evidence-vault',
  children: '/co-parenting-dashboard',
  case: '/case-toolkit',
}

/** An address within a case. */
export const within = (to: string, caseId: string) => `${to}${to.includes('?') ? '&' : '?'}case=${caseId}`

/** Where what changed is read: who is in the case where it is no part that can be granted. */
export const placeOf = (topic: string, caseId: string) => within(pages[topic as Scope] ?? '/parent-connection', caseId)
