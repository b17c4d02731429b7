/**
 * The menus of someone who is signed in (spec.md 2.3 and 2.4): the items that features declare, and the bottom bar.
 */
import { type FlagName, flagDefaults } from './flags.ts'
import type { GroupId, MenuItem } from './declared.ts'
import type { PageLine } from './lines.ts'
import { menuItems } from './menu.generated.ts'

export type NavItem = Pick<MenuItem, 'path' | 'flag' | 'also' | 'isNew'>
export type NavGroup = { id: GroupId; items: readonly NavItem[] }
export type NavSection = { id: SectionId; groups: readonly NavGroup[] }

export type SectionId = 'divorce' | 'coParenting' | 'shared'

const groupsOf: Readonly<Record<SectionId, readonly GroupId[]>> = {
  divorce: ['caseManagement', 'aiAnalysis', 'legalProfessionals'],
  coParenting: ['communication', 'scheduling', 'finances', 'infoBank'],
  shared: ['community', 'profile'],
}

/** Above the sections, without a heading. */
export const topItems: readonly NavItem[] = menuItems.filter(({ group }) => group === 'top')

/** The section that starts open. */
export const mainSection: SectionId = 'divorce'

/** The sections of the sidebar, with these items in their groups. */
export function sectionsOf(items: readonly MenuItem[]): readonly NavSection[] {
  return Object.entries(groupsOf).map(([id, groups]) => ({
    id: id as SectionId,
    groups: groups.map((group) => ({ id: group, items: items.filter((item) => item.group === group) })),
  }))
}

const sections = sectionsOf(menuItems)

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

/** Tabs that replace co-parenting pages that are not built yet (decision 0055); More replaces the last of them. */
const standIns: readonly Tab[] = [
  { id: 'swaps', path: '/time-trade-requests' },
  { id: 'exchanges', path: '/exchange-tracking' },
]
/** Under "More": Account Settings, Subscription, and Log Out. */
export const morePaths = ['/account-settings', '/subscription'] as const

/** A flag that hides a tab of a page, and no item. */
export const tabFlags = { networkAnalysis: '/corruption-analysis' } as const satisfies Partial<Record<FlagName, string>>

/** Every item of the sidebar. */
export const allItems: readonly NavItem[] = [...topItems, ...sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items))]

export type Flags = Readonly<Record<string, boolean>>

/** Whether an item is shown: its page is built, it is open to this person, and its flag, if it has one, is on. */
export function isVisible({ path, flag }: NavItem, open: readonly Pick<PageLine, 'path'>[], flags: Flags): boolean {
  return open.some((line) => line.path === path) && (flag === null || (flags[flag] ?? flagDefaults[flag]))
}

/** The sections with their visible items; a group or section without an item is left out. */
export function visibleSections(open: readonly Pick<PageLine, 'path'>[], flags: Flags): NavSection[] {
  return sections
    .map(({ id, groups }) => ({
      id,
      groups: groups
        .map((group) => ({ ...group, items: group.items.filter((one) => isVisible(one, open, flags)) }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** The item that an address belongs to: its own, or one that names it besides. */
export function isAt({ path, also }: NavItem, address: string): boolean {
  return path === address || (also?.includes(address) ?? false)
}

/** The flags of built pages: of an item, or of a tab, whose page has a line in the map. */
export function builtFlags(built: readonly Pick<PageLine, 'path'>[]): readonly FlagName[] {
  const paths = new Set(built.map(({ path }) => path))
  const names = allItems.flatMap(({ path, flag }) => (flag !== null && paths.has(path) ? [flag] : []))
  const ofTabs = Object.entries(tabFlags).flatMap(([name, path]) => (paths.has(path) ? [name as FlagName] : []))
  return [...new Set([...names, ...ofTabs])]
}

/** The flags once all built pages are released: in the demo, and after `npm run admin -- flags release` (decision 0055). */
export function releasedFlags(built: readonly Pick<PageLine, 'path'>[]): Readonly<Record<FlagName, boolean>> {
  return { ...flagDefaults, ...Object.fromEntries(builtFlags(built).map((name) => [name, true])) }
}

/** The addresses at which the bar has the tabs of co-parenting. */
const coParentingPaths = (menu: readonly NavSection[]): readonly string[] => [
  '/co-parenting-home',
  '/co-parenting-dashboard',
  '/enhanced-co-parenting',
  ...menu.filter(({ id }) => id === 'coParenting').flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ path }) => path))),
]

/** The co-parenting tabs, with something built in each place that is still empty. */
function filled(isBuilt: (tab: Tab) => boolean): readonly Tab[] {
  const free = coParentingTabs.filter((tab) => !isBuilt(tab)).length
  // Without More nothing in the bar leads to the rest of the menu.
  const waiting = free === 0 ? [] : [...standIns.filter(isBuilt).slice(0, free - 1), more]
  return coParentingTabs.flatMap((tab) => (isBuilt(tab) ? tab : (waiting.shift() ?? [])))
}

/** The tabs of the bottom bar at an address (spec.md 2.4): those whose page is built, and More. An area without any has those of the rest. */
export function tabsAt(address: string, open: readonly Pick<PageLine, 'path'>[], menu = sections): readonly Tab[] {
  const isBuilt = ({ path }: Tab) => path === null || open.some((line) => line.path === path)
  const isArea = coParentingPaths(menu).includes(address) && coParentingTabs.some(isBuilt)
  return isArea ? filled(isBuilt) : tabs.filter(isBuilt)
}

/** Whether a tab is the one of an address. */
export function isTabAt({ path, also }: Tab, address: string): boolean {
  return path === address || (also?.includes(address) ?? false) || allItems.some((one) => one.path === path && isAt(one, address))
}

/** Whether More leads to an address: an item of the menu, or a page of the account. */
export const isUnderMore = (address: string): boolean =>
  allItems.some((one) => isAt(one, address)) || morePaths.some((path) => path === address)
