/**
 * The menus of someone who is signed in, as data: spec.md 2.3 and 2.4 with the rows of routes.md. A page that is
 * not built has no line in the map (pages.ts, inside.ts), and its item is left out wherever this is shown.
 */
import { type FlagName, flagDefaults } from './flags.ts'
import type { PageLine } from './pages.ts'

export interface NavItem {
  path: string
  /** The item is shown only while this flag is on; `null`: always. */
  flag: FlagName | null
  /** Other addresses of the same matter, which no item of their own names. */
  also?: readonly string[]
  isNew?: true
}
export type NavGroup = { id: GroupId; items: readonly NavItem[] }
export type NavSection = { id: SectionId; groups: readonly NavGroup[] }

export type SectionId = 'divorce' | 'coParenting' | 'shared'
export type GroupId =
  | 'caseManagement'
  | 'aiAnalysis'
  | 'legalProfessionals'
  | 'communication'
  | 'scheduling'
  | 'finances'
  | 'infoBank'
  | 'community'
  | 'profile'

const item = (path: string, flag: FlagName | null = null, also?: readonly string[]): NavItem => ({ path, flag, ...(also && { also }) })

export const topItems: readonly NavItem[] = [
  item('/', null, ['/dashboard', '/calendar-dashboard', '/legacy-dashboard', '/lifecycle', '/co-parenting-home']),
  { ...item('/unified-calendar', null, ['/calendar', '/master-calendar']), isNew: true },
  { ...item('/enhanced-co-parenting'), isNew: true },
]

/** The section that starts open. */
export const mainSection: SectionId = 'divorce'

export const sections: readonly NavSection[] = [
  {
    id: 'divorce',
    groups: [
      {
        id: 'caseManagement',
        items: [
          item('/case-toolkit', 'caseFileManagement', ['/case-toolkit-enhanced']),
          item('/documents', 'caseFileManagement', ['/document-center']),
          item('/evidence-vault', 'evidenceVault', ['/file-vault', '/genius-evidence-vault']),
          item('/evidence-dashboard', 'evidenceVault'),
          item('/evidence-timeline', 'evidenceVault'),
          item('/settlement-analyzer', 'settlementAnalyzer'),
          item('/financial-analyzer', 'settlementAnalyzer'),
          item('/divorce-roadmap', 'divorceRoadmap'),
          item('/ai-form-assistant', 'aiFormAssistant'),
          item('/smart-filing-tracker', 'smartFilingTracker'),
          item('/motion-wizard', 'motionWizard'),
          item('/legal-translator', 'legalTranslator'),
        ],
      },
      {
        id: 'aiAnalysis',
        items: [
          item('/communication-analyzer', 'communicationAnalyzer'),
          item('/behavioral-pattern-analyzer', 'behavioralPatternAnalyzer'),
          item('/case-strategy-simulator', 'caseStrategySimulator'),
          item('/judicial-transparency-score', 'judicialTransparencyScore'),
          item('/whistleblower-reporting', 'whistleblowerReporting'),
          item('/corruption-analysis', 'corruptionAnalysis'),
          item('/court-calendar-tracker', 'smartFilingTracker'),
          item('/ai-motion-builder', 'motionWizard'),
        ],
      },
      {
        id: 'legalProfessionals',
        items: [
          item('/search-professionals', 'professionalDirectory'),
          item('/profiles', 'professionalDirectory'),
          item('/reviews'),
          item('/rate-your-court', 'viralRatingTool', ['/rate-your-court-new']),
          item('/marketplace', 'marketplace'),
          item('/data-quality', 'dataQuality'),
        ],
      },
    ],
  },
  {
    id: 'coParenting',
    groups: [
      {
        id: 'communication',
        items: [
          item('/co-parenting-dashboard'),
          item('/parent-connection'),
          item('/co-parenting-messages', 'toneMeterMessages'),
          item('/co-parenting-journal', 'familyJournal'),
          item('/co-parenting-incidents', 'incidentTracker'),
          item('/decree-compliance-tracker', 'incidentTracker'),
          item('/co-parenting-calls', 'videoCalls'),
        ],
      },
      {
        id: 'scheduling',
        items: [
          item('/co-parenting-calendar', 'sharedCalendar'),
          item('/custody-calendar-optimizer', 'sharedCalendar'),
          item('/parenting-plan-builder', 'sharedCalendar'),
          item('/time-trade-requests', 'timeTradeRequests'),
          item('/exchange-tracking', 'exchangeTracking'),
        ],
      },
      {
        id: 'finances',
        items: [
          item('/co-parenting-expenses', 'expenseTracking'),
          item('/enhanced-expense-tracking', 'expenseTracking'),
          item('/co-parenting-payments', 'digitalPayments'),
          item('/payment-history', 'paymentHistory'),
        ],
      },
      {
        id: 'infoBank',
        items: [
          item('/info-bank-medical', 'medicalRecords'),
          item('/info-bank-school', 'schoolInformation'),
          item('/info-bank-emergency', 'emergencyContacts'),
          item('/info-bank-insurance', 'insuranceInfo'),
        ],
      },
    ],
  },
  {
    id: 'shared',
    groups: [
      {
        id: 'community',
        items: [
          item('/resources'),
          item('/discussion-board', 'discussionBoard'),
          item('/legal-content', 'legalContent'),
          item('/emotional-support', 'emotionalSupport'),
          item('/emotional-intelligence', 'emotionalIntelligence'),
          item('/legal-protection', null, ['/legal-protection-demo']),
          item('/support'),
          item('/privacy-policy'),
          item('/terms-of-service'),
        ],
      },
      {
        id: 'profile',
        items: [
          item('/account-settings'),
          item('/subscription'),
          item('/terms-audit'),
          item('/admin-dashboard', 'adminDashboard'),
          item('/user-access-control', 'userManagement'),
          item('/bug-detection', 'systemReports'),
        ],
      },
    ],
  },
]

/** Links below the sidebar's list, for everybody; below them is Sign Out. */
export const footerPaths = ['/account-settings', '/subscription', '/admin-dashboard'] as const

/** The bottom bar's tabs; the one without a path opens the sheet. */
export interface Tab {
  id:
    | 'dashboard'
    | 'calendar'
    | 'caseTools'
    | 'coParenting'
    | 'more'
    | 'home'
    | 'sharedCalendar'
    | 'messages'
    | 'journal'
    | 'expenses'
    | 'swaps'
    | 'exchanges'
  path: string | null
  /** Other addresses under which it is marked, besides those of the menu's item. */
  also?: readonly string[]
}

const more: Tab = { id: 'more', path: null }

export const tabs: readonly Tab[] = [
  { id: 'dashboard', path: '/' },
  { id: 'calendar', path: '/unified-calendar' },
  { id: 'caseTools', path: '/case-toolkit' },
  { id: 'coParenting', path: '/co-parenting-dashboard' },
  more,
]

export const coParentingTabs: readonly Tab[] = [
  { id: 'home', path: '/co-parenting-dashboard', also: ['/enhanced-co-parenting', '/co-parenting-home'] },
  { id: 'sharedCalendar', path: '/co-parenting-calendar' },
  { id: 'messages', path: '/co-parenting-messages' },
  { id: 'journal', path: '/co-parenting-journal' },
  { id: 'expenses', path: '/co-parenting-expenses' },
]

/** What takes the places of co-parenting pages that are not built yet (decision 0055); More takes the last of them. */
const standIns: readonly Tab[] = [
  { id: 'swaps', path: '/time-trade-requests' },
  { id: 'exchanges', path: '/exchange-tracking' },
]
/** Under "More": Account Settings, Subscription, and Log Out. */
export const morePaths = ['/account-settings', '/subscription'] as const

/** Staff pages that are reached from the Admin Dashboard. */
export const staffPaths = [
  '/account-recovery',
  '/admin-duplicates',
  '/super-admin-dashboard',
  '/support-admin-dashboard',
  '/beta-testing-dashboard',
  '/admin-legal-records',
  '/scraping-status',
  '/scraper-management',
  '/professional-organization',
  '/moderation',
] as const

/** A flag that hides a tab of a page, and no item. */
export const tabFlags = { networkAnalysis: '/corruption-analysis' } as const satisfies Partial<Record<FlagName, string>>

/** Rows of routes.md that no menu of someone who is signed in names, and who they are for. */
export const otherPaths: Readonly<Record<string, 'everybody' | 'visitors'>> = {
  '/landing': 'everybody',
  '/casebalance': 'everybody',
  '/case-balance': 'everybody',
  '/platform-demo': 'everybody',
  '/terms-required': 'everybody',
  '/pricing': 'everybody',
  '/quick-rate': 'everybody',
  '/professionals/:id': 'everybody',
  '/receipt': 'everybody',
  '/notice': 'everybody',
  '/claim': 'everybody',
  '/transparency': 'everybody',
  '/verify/:code': 'everybody',
  '/add-professional': 'everybody',
  '/sign-in': 'visitors',
  '/sign-up': 'visitors',
  '/forgot-password': 'visitors',
  '/reset-password': 'visitors',
  '/verify-email': 'visitors',
  '/recover-account': 'everybody',
  '/stop-change': 'everybody',
}

/** Every item of the sidebar. */
export const allItems: readonly NavItem[] = [...topItems, ...sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items))]

export type Flags = Readonly<Record<string, boolean>>

/** Whether an item is shown: its page is built, it is open to this person, and its flag, if it has one, is on. */
export function isShown({ path, flag }: NavItem, open: readonly Pick<PageLine, 'path'>[], flags: Flags): boolean {
  return open.some((line) => line.path === path) && (flag === null || (flags[flag] ?? flagDefaults[flag]))
}

/** The sections with what is shown of them; a group or section without an item is left out. */
export function shownSections(open: readonly Pick<PageLine, 'path'>[], flags: Flags): NavSection[] {
  return sections
    .map(({ id, groups }) => ({
      id,
      groups: groups
        .map((group) => ({ ...group, items: group.items.filter((one) => isShown(one, open, flags)) }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** The item that an address belongs to: its own, or one that names it besides. */
export function isAt({ path, also }: NavItem, address: string): boolean {
  return path === address || (also?.includes(address) ?? false)
}

/** The flags of what is built: of an item, or of a tab, whose page has a line in the map. */
export function builtFlags(built: readonly Pick<PageLine, 'path'>[]): readonly FlagName[] {
  const paths = new Set(built.map(({ path }) => path))
  const names = allItems.flatMap(({ path, flag }) => (flag !== null && paths.has(path) ? [flag] : []))
  const ofTabs = Object.entries(tabFlags).flatMap(([name, path]) => (paths.has(path) ? [name as FlagName] : []))
  return [...new Set([...names, ...ofTabs])]
}

/** The flags once what is built is released: in the demonstration, and where `npm run admin -- flags release` was run (decision 0055). */
export function releasedFlags(built: readonly Pick<PageLine, 'path'>[]): Readonly<Record<FlagName, boolean>> {
  return { ...flagDefaults, ...Object.fromEntries(builtFlags(built).map((name) => [name, true])) }
}

const coParentingPaths: readonly string[] = [
  '/co-parenting-home',
  '/co-parenting-dashboard',
  '/enhanced-co-parenting',
  ...sections
    .filter(({ id }) => id === 'coParenting')
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ path }) => path))),
]

/** The co-parenting tabs, with something built in each place that is still empty. */
function filled(isBuilt: (tab: Tab) => boolean): readonly Tab[] {
  const free = coParentingTabs.filter((tab) => !isBuilt(tab)).length
  // Without More nothing in the bar leads to the rest of the menu.
  const waiting = free === 0 ? [] : [...standIns.filter(isBuilt).slice(0, free - 1), more]
  return coParentingTabs.flatMap((tab) => (isBuilt(tab) ? tab : (waiting.shift() ?? [])))
}

/** The tabs of the bottom bar at an address (spec.md 2.4): those whose page is built, and More. An area without any has those of the rest. */
export function tabsAt(address: string, open: readonly Pick<PageLine, 'path'>[]): readonly Tab[] {
  const isBuilt = ({ path }: Tab) => path === null || open.some((line) => line.path === path)
  const isArea = coParentingPaths.includes(address) && coParentingTabs.some(isBuilt)
  return isArea ? filled(isBuilt) : tabs.filter(isBuilt)
}

/** Whether a tab is the one of an address. */
export function isTabAt({ path, also }: Tab, address: string): boolean {
  return path === address || (also?.includes(address) ?? false) || allItems.some((one) => one.path === path && isAt(one, address))
}

/** Whether More leads to an address: an item of the menu, or a page of the account. */
export const isUnderMore = (address: string): boolean =>
  allItems.some((one) => isAt(one, address)) || morePaths.some((path) => path === address)
