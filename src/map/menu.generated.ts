// Written by `npm run derive` from what the features declare (feature.ts). Do not edit.
import type { MenuItem } from './declared.ts'

/** The items of the sidebar, in their order within each group. */
export const menuItems: readonly MenuItem[] = [
  { path: '/account-settings', flag: null, group: 'profile', position: 10 },
  { path: '/case-toolkit', flag: 'caseFileManagement', group: 'caseManagement', position: 10, also: ['/case-toolkit-enhanced'] },
  { path: '/co-parenting-calendar', flag: 'sharedCalendar', group: 'scheduling', position: 10 },
  { path: '/', flag: null, group: 'top', position: 10, also: ['/dashboard', '/calendar-dashboard', '/legacy-dashboard', '/lifecycle', '/co-parenting-home'] },
  { path: '/co-parenting-dashboard', flag: null, group: 'communication', position: 10 },
  { path: '/search-professionals', flag: 'professionalDirectory', group: 'legalProfessionals', position: 10 },
  { path: '/subscription', flag: null, group: 'profile', position: 20 },
  { path: '/parent-connection', flag: null, group: 'communication', position: 20 },
  { path: '/custody-calendar-optimizer', flag: 'sharedCalendar', group: 'scheduling', position: 20 },
  { path: '/unified-calendar', flag: null, group: 'top', position: 20, isNew: true, also: ['/calendar', '/master-calendar'] },
  { path: '/profiles', flag: 'professionalDirectory', group: 'legalProfessionals', position: 20 },
  { path: '/terms-audit', flag: null, group: 'profile', position: 30 },
  { path: '/parenting-plan-builder', flag: 'sharedCalendar', group: 'scheduling', position: 30 },
  { path: '/enhanced-co-parenting', flag: null, group: 'top', position: 30, isNew: true },
  { path: '/reviews', flag: null, group: 'legalProfessionals', position: 30 },
  { path: '/time-trade-requests', flag: 'timeTradeRequests', group: 'scheduling', position: 40 },
  { path: '/rate-your-court', flag: 'viralRatingTool', group: 'legalProfessionals', position: 40, also: ['/rate-your-court-new'] },
  { path: '/admin-dashboard', flag: 'adminDashboard', group: 'profile', position: 40 },
  { path: '/emotional-support', flag: 'emotionalSupport', group: 'community', position: 40 },
  { path: '/exchange-tracking', flag: 'exchangeTracking', group: 'scheduling', position: 50 },
  { path: '/user-access-control', flag: 'userManagement', group: 'profile', position: 50 },
  { path: '/legal-protection', flag: null, group: 'community', position: 60, also: ['/legal-protection-demo'] },
  { path: '/data-quality', flag: 'dataQuality', group: 'legalProfessionals', position: 60 },
  { path: '/bug-detection', flag: 'systemReports', group: 'profile', position: 60 },
  { path: '/court-calendar-tracker', flag: 'smartFilingTracker', group: 'aiAnalysis', position: 70 },
  { path: '/support', flag: null, group: 'community', position: 70 },
  { path: '/privacy-policy', flag: null, group: 'community', position: 80 },
  { path: '/terms-of-service', flag: null, group: 'community', position: 90 },
]
