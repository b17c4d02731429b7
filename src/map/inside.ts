import type { PageLine } from './pages.ts'

const inside = { out: false, rate: false } as const

/** The lines of the map that only somebody who is signed in has, of the rooms that are built (map/pages.ts has the others). */
export const insidePages: readonly PageLine[] = [
  // Until the calendar stands, what is there (routes.md, ruling 7).
  { path: '/', room: 'home', page: 'start', ...inside },
  { path: '/terms-audit', query: 'proof', room: 'agreements', page: 'proof', ...inside },
  { path: '/terms-audit', room: 'agreements', page: 'audit', ...inside },
  // For whoever is signed in: their own questions too.
  { path: '/support', room: 'support', page: 'mine', ...inside },
  { path: '/support-admin-dashboard', room: 'support', page: 'desk', staff: 'support', ...inside },
  { path: '/bug-detection', room: 'telemetry', page: 'bugs', staff: 'admin', ...inside },
  { path: '/court-calendar-tracker', room: 'filings', page: 'hearings', ...inside },
  { path: '/account-settings', room: 'settings', page: 'account-settings', ...inside },
  { path: '/subscription', room: 'subscriptions', page: 'subscription', ...inside },
  { path: '/beta-testing-dashboard', room: 'flags', page: 'beta-testing', staff: 'admin', ...inside },
  { path: '/admin-dashboard', room: 'staff', page: 'admin', staff: 'admin', ...inside },
  { path: '/user-access-control', room: 'staff', page: 'access', staff: 'admin', ...inside },
  { path: '/super-admin-dashboard', room: 'staff', page: 'super', staff: 'super', ...inside },
]
