import type { PageLine } from './pages.ts'

const inside = { out: false, rate: false } as const

/** The lines of the map that only somebody who is signed in has, of the rooms that are built (map/pages.ts has the others). */
export const insidePages: readonly PageLine[] = [
  // One page behind all its addresses (spec.md section 2).
  { path: '/', room: 'calendar', page: 'calendar', ...inside },
  { path: '/dashboard', room: 'calendar', page: 'calendar', ...inside },
  { path: '/calendar-dashboard', room: 'calendar', page: 'calendar', ...inside },
  { path: '/legacy-dashboard', room: 'calendar', page: 'calendar', ...inside },
  { path: '/lifecycle', room: 'calendar', page: 'calendar', ...inside },
  { path: '/co-parenting-home', room: 'calendar', page: 'calendar', ...inside },
  { path: '/calendar', room: 'calendar', page: 'calendar', ...inside },
  { path: '/unified-calendar', room: 'calendar', page: 'calendar', ...inside },
  { path: '/master-calendar', room: 'calendar', page: 'calendar', ...inside },
  { path: '/terms-audit', query: 'proof', room: 'agreements', page: 'proof', ...inside },
  { path: '/terms-audit', room: 'agreements', page: 'audit', ...inside },
  // For whoever is signed in: their own questions too.
  { path: '/support', room: 'support', page: 'mine', ...inside },
  { path: '/support-admin-dashboard', room: 'support', page: 'desk', staff: 'support', ...inside },
  { path: '/bug-detection', room: 'telemetry', page: 'bugs', staff: 'admin', ...inside },
  { path: '/case-toolkit', query: 'print', room: 'toolkit', page: 'profile', ...inside },
  { path: '/case-toolkit', room: 'toolkit', page: 'toolkit', ...inside },
  { path: '/case-toolkit-enhanced', room: 'toolkit', page: 'enhanced', ...inside },
  { path: '/court-calendar-tracker', room: 'filings', page: 'hearings', ...inside },
  { path: '/time-trade-requests', room: 'exchanges', page: 'trades', ...inside },
  { path: '/exchange-tracking', room: 'exchanges', page: 'exchanges', ...inside },
  { path: '/parenting-plan-builder', query: 'plan', room: 'plans', page: 'plan', ...inside },
  { path: '/parenting-plan-builder', room: 'plans', page: 'plans', ...inside },
  { path: '/parent-connection', room: 'coparents', page: 'parent-connection', ...inside },
  { path: '/co-parenting-dashboard', room: 'coparents', page: 'dashboard', ...inside },
  { path: '/enhanced-co-parenting', room: 'coparents', page: 'enhanced', ...inside },
  { path: '/co-parenting-calendar', query: 'compare', room: 'custody', page: 'compare', ...inside },
  { path: '/co-parenting-calendar', query: 'time', room: 'time-records', page: 'time', ...inside },
  { path: '/co-parenting-calendar', room: 'custody', page: 'schedule', ...inside },
  { path: '/custody-calendar-optimizer', room: 'optimizer', page: 'optimizer', ...inside },
  { path: '/account-settings', room: 'settings', page: 'account-settings', ...inside },
  { path: '/subscription', room: 'subscriptions', page: 'subscription', ...inside },
  { path: '/beta-testing-dashboard', room: 'flags', page: 'beta-testing', staff: 'admin', ...inside },
  { path: '/admin-dashboard', room: 'staff', page: 'admin', staff: 'admin', ...inside },
  { path: '/user-access-control', room: 'staff', page: 'access', staff: 'admin', ...inside },
  { path: '/super-admin-dashboard', room: 'staff', page: 'super', staff: 'super', ...inside },
]
