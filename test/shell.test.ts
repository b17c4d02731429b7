import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, type Mock, test, vi } from 'vitest'
import { root } from '#scripts/build.ts'
import { rowsOfMap, tableOf } from '#scripts/map.ts'
import { hasDesk, type Person, roles } from '#access/actor.ts'
import { flagDefaults } from '#map/flags.ts'
import { insidePages } from '#map/inside.generated.ts'
import { menuItems } from '#map/menu.generated.ts'
import { plannedItems } from '#map/planned.ts'
import {
  allItems as builtItems,
  coParentingTabs,
  footerPaths,
  isAt,
  isVisible,
  isTabAt,
  isUnderMore,
  mainSection,
  morePaths,
  releasedFlags,
  sectionsOf,
  visibleSections,
  tabFlags,
  tabs,
  tabsAt,
  topItems,
} from '#map/nav.ts'
import { pagesIn } from '#map/pages.ts'
import { calls as accounts } from '#accounts/accounts/contract.ts'
import { calls as professionals } from '#directory/search/contract.ts'
import { api, ApiError, session } from '#web/api.ts'
import { isOpenTo } from '#shell/desks.ts'
import { feel } from '#shell/haptics.ts'
import { moved, pageEntries } from '#shell/palette-entries.ts'
import { isAtTop, mostPull, pulled, pullThreshold, refreshes } from '#shell/pull.ts'
import { scrollHideDelay, scrollWatch } from '#shell/scroll-area.tsx'
import { keeper, keepEvery, sessionDesk } from '#shell/signed-out.ts'
import { directionOf, swiped, swipeThreshold } from '#shell/swipe.ts'
import { mayRetry, newQueryClient } from '#web/query.ts'
import { toastRemovalDelay } from '#web/toast-desk.ts'

/** The menu as it is when all features are built: no page that is planned is in it before. */
const allItems = [...builtItems, ...plannedItems]
const sections = sectionsOf([...menuItems, ...plannedItems])

/** Staff pages that are reached from the Admin Dashboard. */
const staffPaths = [
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
]

/** Rows of routes.md that no menu of someone who is signed in names. */
const otherPaths = new Set(
  `/landing /casebalance /case-balance /platform-demo /terms-required /pricing /quick-rate /professionals/:id /receipt /notice
  /for-you /claim /transparency /ledger /verify /verify/:code /add-professional /sign-in /sign-up /forgot-password /reset-password /verify-email
  /recover-account /stop-change`.split(/\s+/),
)

/** A page for every item, as when all features are built. */
const everything = [...allItems, ...tabs, ...coParentingTabs].flatMap(({ path: at }) => (at === null ? [] : [{ path: at }]))

describe('the numbers of spec.md section 9 and of routes.md, ruling 9', () => {
  test('a swipe counts from 30 px on tabs and from 50 px elsewhere, a pull refreshes from 80 px and goes to 120 px', () => {
    expect(swipeThreshold).toEqual({ usual: 50, tabs: 30 })
    expect([pullThreshold, mostPull]).toEqual([80, 120])
  })

  test('the bar of a scroll area hides after 600 ms, and a dismissed toast is forgotten after 1,000,000 ms', () => {
    expect(scrollHideDelay).toBe(600)
    expect(toastRemovalDelay).toBe(1_000_000)
  })

  test.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', [10, 20, 30]],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', [20, 40, 60]],
  ])('on %s light, medium and heavy are felt for %s ms', (_, userAgent, expected) => {
    const felt: number[] = []
    const device = { userAgent, vibrate: (pattern: number) => felt.push(pattern) }
    for (const kind of ['light', 'medium', 'heavy'] as const) feel(kind, device)
    expect(felt).toEqual(expected)
  })

  test('nothing happens if the browser cannot vibrate', () => {
    expect(() => feel('heavy', { userAgent: 'a browser' })).not.toThrow()
  })

  test('the first query policy: fresh for 5 minutes, cached for 10, three attempts', () => {
    const { queries } = newQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 5 * 60_000, gcTime: 10 * 60_000, retry: mayRetry })
    expect([0, 1, 2].map((failures) => mayRetry(failures, new Error('500: no')))).toEqual([true, true, false])
    expect(mayRetry(0, new Error('404: no'))).toBe(false)
    expect(['408: slow', '429: many'].map((text) => mayRetry(0, new Error(text)))).toEqual([true, true])
  })

  test('the second query policy: no retry, no refetch on focus, no polling, never stale', () => {
    const code = readFileSync(path.join(root, 'src/web/api.ts'), 'utf8')
    expect(code).toContain(
      'options.fixed && { retry: false, refetchOnWindowFocus: false, refetchInterval: false as const, staleTime: Infinity }',
    )
  })

  test('the sidebar is 256 px wide, from the large breakpoint, and the bottom bar is there up to it', () => {
    const classes = (file: string) => readFileSync(path.join(root, 'src/shell', file), 'utf8')
    expect(classes('sidebar.tsx')).toMatch(/className="[^"]*\bhidden\b[^"]*\bw-64\b[^"]*\blg:flex"/)
    expect(classes('bottom-bar.tsx')).toMatch(/className="[^"]*\blg:hidden"/)
  })
})

describe('gestures', () => {
  test.each([
    [31, 0, 'right'],
    [-31, 10, 'left'],
    [30, 0, null],
    [-31, 40, 'down'],
    [20, -31, 'up'],
    [29, 29, null],
  ] as const)('a finger that went %i across and %i down on the tabs: %s', (dx, dy, expected) => {
    expect(directionOf(dx, dy, swipeThreshold.tabs)).toBe(expected)
  })

  test('elsewhere 50 px are not yet a swipe', () => {
    expect(directionOf(50, 0)).toBeNull()
    expect(directionOf(51, 0)).toBe('right')
  })

  test('left goes to the next tab and right to the one before, around both ends', () => {
    expect([0, 3, 4].map((at) => swiped(at, 5, 'left'))).toEqual([1, 4, 0])
    expect([0, 3, 4].map((at) => swiped(at, 5, 'right'))).toEqual([4, 2, 3])
    expect(swiped(2, 5, 'up')).toBe(2)
  })

  test('a pull follows down to 120 px, and never up or across', () => {
    expect([10, 79, 80, 119, 120, 400].map((dy) => pulled(0, dy))).toEqual([10, 79, 80, 119, 120, 120])
    expect([pulled(0, -5), pulled(50, 40)]).toEqual([0, 0])
    expect([79, 80].map(refreshes)).toEqual([false, true])
  })

  test('a pull to refresh begins only if everything is scrolled to its top', () => {
    const around = { scrollTop: 0, parentElement: null } as Element
    const list = { scrollTop: 3, parentElement: around } as Element
    expect(isAtTop({ scrollTop: 0, parentElement: around } as Element, 0)).toBe(true)
    expect(isAtTop({ scrollTop: 0, parentElement: list } as Element, 0)).toBe(false)
    expect(isAtTop(around, 1)).toBe(false)
  })

  test('a scroll area says once that it scrolls, and that it rests only after the last scroll', () => {
    const reported: boolean[] = []
    const timers: { run: () => void; after: number; isOff: boolean }[] = []
    const watch = scrollWatch(
      (isScrolling) => reported.push(isScrolling),
      (run, after) => {
        const timer = { run, after, isOff: false }
        timers.push(timer)
        return () => {
          timer.isOff = true
        }
      },
    )
    watch.scrolled()
    watch.scrolled()
    expect(reported).toEqual([true])
    expect(timers.map(({ after, isOff }) => [after, isOff])).toEqual([
      [600, true],
      [600, false],
    ])
    timers[1]!.run()
    expect(reported).toEqual([true, false])
  })
})

describe('calls', () => {
  const reply = (status: number, body: unknown = {}) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  type FetchMock = Mock<(url: string, init?: RequestInit) => Promise<Response>>
  const withFetch = async (replies: Response[], work: (fetch: FetchMock) => Promise<unknown>) => {
    const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => replies.shift() ?? reply(500))
    vi.stubGlobal('fetch', fetch)
    try {
      await work(fetch)
    } finally {
      vi.unstubAllGlobals()
      delete session.again
    }
  }
  const headersOf = (fetch: FetchMock) => fetch.mock.calls.map(([, init]) => init?.headers)

  test('send credentials, and one that the page makes by itself says so', () =>
    withFetch([reply(200, { count: 3 }), reply(200, { count: 3 })], async (fetch) => {
      await api(professionals.count, {})
      await api(professionals.count, {}, { background: true })
      expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
      expect(headersOf(fetch)).toEqual([{}, { 'x-background': '1' }])
    }))

  test('raise `status: text`, with the status text if there is no text', () =>
    withFetch([reply(503, 'back at noon'), new Response('', { status: 404, statusText: 'Not Found' })], async () => {
      await expect(api(professionals.count, {})).rejects.toThrow(/^503: back at noon$/)
      await expect(api(professionals.count, {})).rejects.toThrow(/^404: Not Found$/)
    }))

  test("a visitor's 401 is an error; after signing in again, the same call is made again", () =>
    withFetch([reply(401, 'no'), reply(401, 'no'), reply(200, { count: 9 })], async (fetch) => {
      await expect(api(professionals.count, {})).rejects.toBeInstanceOf(ApiError)
      session.again = async () => true
      expect(await api(professionals.count, {}, { key: 'the same' })).toEqual({ count: 9 })
      expect(headersOf(fetch).slice(1)).toEqual([{ 'idempotency-key': 'the same' }, { 'idempotency-key': 'the same' }])
    }))

  test('a person who does not sign in again gets the usual error', () =>
    withFetch([reply(401, 'no')], async () => {
      session.again = async () => false
      await expect(api(accounts.user, {})).rejects.toThrow('401: no')
    }))
})

describe('a session that ended on an open page', () => {
  test('many calls that get a 401 open one dialog, and all continue together', async () => {
    let opened = 0
    const desk = sessionDesk({ isSignedIn: async () => false })
    desk.subscribe(() => desk.isOver() && opened++)
    const waiting = Promise.all([desk.again(), desk.again(), desk.again()])
    await vi.waitFor(() => expect(desk.isOver()).toBe(true))
    const late = desk.again()
    desk.goOn()
    expect(await waiting).toEqual([true, true, true])
    expect(await late).toBe(true)
    expect([opened, desk.isOver()]).toEqual([1, false])
  })

  test('a 401 about something else opens nothing, and neither does a server that is silent', async () => {
    const wrongPassword = sessionDesk({ isSignedIn: async () => true })
    const silent = sessionDesk({ isSignedIn: () => Promise.reject(new Error('no answer')) })
    expect([await wrongPassword.again(), await silent.again()]).toEqual([false, false])
    expect([wrongPassword.isOver(), silent.isOver()]).toEqual([false, false])
  })

  test('another tab that signed out opens it at once', () => {
    const desk = sessionDesk({ isSignedIn: async () => true })
    desk.over()
    expect(desk.isOver()).toBe(true)
  })

  test("the person's activity prolongs the session at most once a minute", () => {
    expect(keepEvery).toBe(60_000)
    const isDue = keeper(0)
    expect([1, 59_999, 60_000, 60_001, 119_999, 120_000].map(isDue)).toEqual([false, false, true, false, false, true])
  })
})

describe('the menus', () => {
  test('the sidebar begins with Dashboard, Unified Calendar and Enhanced Co-Parenting, the last two marked NEW', () => {
    expect(topItems.map(({ path: at, isNew }) => [at, isNew ?? false])).toEqual([
      ['/', false],
      ['/unified-calendar', true],
      ['/enhanced-co-parenting', true],
    ])
  })

  test('three sections with the groups of the specification; the first starts open', () => {
    expect(sections.map(({ id, groups }) => [id, groups.map((group) => group.id)])).toEqual([
      ['divorce', ['caseManagement', 'aiAnalysis', 'legalProfessionals']],
      ['coParenting', ['communication', 'scheduling', 'finances', 'infoBank']],
      ['shared', ['community', 'profile']],
    ])
    expect(mainSection).toBe('divorce')
  })

  test('the co-parenting section links the nine extra paths, and the shared one /resources', () => {
    const pathsOf = (id: string) =>
      sections.filter((one) => one.id === id).flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ path: at }) => at)))
    for (const extra of ['calls', 'payments'].map((name) => `/co-parenting-${name}`)) expect(pathsOf('coParenting')).toContain(extra)
    for (const extra of ['/time-trade-requests', '/exchange-tracking', '/payment-history']) expect(pathsOf('coParenting')).toContain(extra)
    for (const bank of ['medical', 'school', 'emergency', 'insurance']) expect(pathsOf('coParenting')).toContain(`/info-bank-${bank}`)
    expect(pathsOf('shared')).toContain('/resources')
  })

  test('the footer and More have their links', () => {
    expect(footerPaths).toEqual(['/account-settings', '/subscription', '/admin-dashboard'])
    expect(morePaths).toEqual(['/account-settings', '/subscription'])
  })

  test('an item with a flag is shown only while it is on, and one whose page is not built is not shown', () => {
    const vault = allItems.find(({ path: at }) => at === '/evidence-vault')!
    expect(isVisible(vault, everything, { evidenceVault: true })).toBe(true)
    expect(isVisible(vault, everything, { evidenceVault: false })).toBe(false)
    expect(isVisible(vault, everything, {})).toBe(flagDefaults.evidenceVault)
    expect(isVisible(vault, [], { evidenceVault: true })).toBe(false)
  })

  test('a section without an enabled item is hidden', () => {
    const off = Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, false]))
    const visible = visibleSections([{ path: '/co-parenting-messages' }, { path: '/support' }], off)
    expect(visible.map(({ id, groups }) => [id, groups.map((group) => group.id)])).toEqual([['shared', ['community']]])
  })

  test('an item is marked under every address of its page', () => {
    const dashboard = topItems[0]!
    expect(['/', '/dashboard', '/lifecycle', '/reviews'].map((at) => isAt(dashboard, at))).toEqual([true, true, true, false])
  })

  test.each([
    ['/', ['dashboard', 'calendar', 'caseTools', 'coParenting', 'more']],
    ['/reviews', ['dashboard', 'calendar', 'caseTools', 'coParenting', 'more']],
    ['/co-parenting-journal', ['home', 'sharedCalendar', 'messages', 'journal', 'expenses']],
    ['/info-bank-school', ['home', 'sharedCalendar', 'messages', 'journal', 'expenses']],
    ['/enhanced-co-parenting', ['home', 'sharedCalendar', 'messages', 'journal', 'expenses']],
  ])('at %s the bar has %s', (at, expected) => {
    expect(tabsAt(at, everything, sections).map(({ id }) => id)).toEqual(expected)
  })

  test('a tab whose page is not built is left out; More is always there', () => {
    const built = pagesIn('in', insidePages)
    for (const { path: at } of tabsAt('/', built)) expect(at === null || built.some((line) => line.path === at)).toBe(true)
    expect(tabsAt('/parent-connection', [{ path: '/' }]).map(({ id }) => id)).toEqual(['dashboard', 'more'])
  })

  test('until it is built, the place of a co-parenting tab is taken by Swaps, Exchanges or More, which disappear by themselves', () => {
    const without = (...missing: string[]) => everything.filter(({ path: at }) => !missing.includes(at))
    const bar = (...missing: string[]) => tabsAt('/time-trade-requests', without(...missing)).map(({ id }) => id)
    const [messages, journal, expenses] = ['/co-parenting-messages', '/co-parenting-journal', '/co-parenting-expenses']
    expect(bar(messages!, journal!, expenses!)).toEqual(['home', 'sharedCalendar', 'swaps', 'exchanges', 'more'])
    expect(bar(journal!, expenses!)).toEqual(['home', 'sharedCalendar', 'messages', 'swaps', 'more'])
    expect(bar(messages!, expenses!)).toEqual(['home', 'sharedCalendar', 'swaps', 'journal', 'more'])
    expect(bar(journal!)).toEqual(['home', 'sharedCalendar', 'messages', 'more', 'expenses'])
    expect(bar()).toEqual(coParentingTabs.map(({ id }) => id))
    // A replacement that is not built either gives its place to the next.
    expect(bar(messages!, journal!, expenses!, '/time-trade-requests')).toEqual(['home', 'sharedCalendar', 'exchanges', 'more'])
  })

  test('today the co-parenting bar has five tabs, each of a page that is built', () => {
    const built = pagesIn('in', insidePages)
    const today = tabsAt('/co-parenting-dashboard', built)
    expect(today).toHaveLength(5)
    for (const { path: at } of today) expect(at === null || built.some((line) => line.path === at)).toBe(true)
  })

  test('the tab of an address is marked, else More where the address is one of its', () => {
    const built = pagesIn('in', insidePages)
    const marked = (at: string) => {
      const [found, ...others] = tabsAt(at, built).filter((tab) => isTabAt(tab, at))
      expect(others).toEqual([])
      return found?.id ?? (isUnderMore(at) ? 'more' : null)
    }
    expect(
      Object.fromEntries(
        [
          '/',
          '/lifecycle',
          '/calendar',
          '/case-toolkit-enhanced',
          '/co-parenting-dashboard',
          '/enhanced-co-parenting',
          '/co-parenting-home',
        ].map((at) => [at, marked(at)]),
      ),
    ).toEqual({
      '/': 'dashboard',
      '/lifecycle': 'dashboard',
      '/calendar': 'calendar',
      '/case-toolkit-enhanced': 'caseTools',
      '/co-parenting-dashboard': 'home',
      '/enhanced-co-parenting': 'home',
      '/co-parenting-home': 'home',
    })
    expect(['/co-parenting-calendar', '/co-parenting-messages', '/time-trade-requests', '/exchange-tracking'].map(marked)).toEqual([
      'sharedCalendar',
      'messages',
      'more',
      'more',
    ])
    expect(['/reviews', '/account-settings', '/professionals/x'].map(marked)).toEqual(['more', 'more', null])
  })

  test('a person who is signed in reaches every built page by the menus, on a phone and on a wide screen, once it is released', () => {
    const built = pagesIn('in', insidePages)
    const flags = releasedFlags(built)
    for (const held of [[], ['super_admin']]) {
      const open = built.filter((line) => isOpenTo(line, held))
      const pageAt = (at: string) => open.find((line) => line.path === at && line.query === undefined)
      const items = [...topItems, ...visibleSections(open, flags).flatMap(({ groups }) => groups.flatMap((group) => group.items))]
      const inMenu = new Set([...items.map(({ path: at }) => at), ...footerPaths, ...(held.length > 0 ? staffPaths : [])])
      // Its own links lead there: the plain toolkit to its views, the account to how it was done, the bell to all of its list, each case to the caseload; a share link is sent to someone.
      const fromAPage = ['/case-toolkit-enhanced', '/legal-protection-demo', '/outbox', '/notifications', '/caseload', '/shared/:code']
      const pageOf = (at: string) => `${pageAt(at)?.feature}/${pageAt(at)?.page}`
      const reached = new Set([...inMenu, ...fromAPage].filter(pageAt).map(pageOf))
      const ofAccounts = open.filter((line) => line.query === undefined && !otherPaths.has(line.path))
      const missed = ofAccounts.filter((line) => !inMenu.has(line.path) && !reached.has(`${line.feature}/${line.page}`))
      expect(missed.map((line) => line.path)).toEqual([])
    }
  })

  test.each([
    ['/case-toolkit', 'caseManagement'],
    ['/court-calendar-tracker', 'aiAnalysis'],
    ['/time-trade-requests', 'scheduling'],
    ['/exchange-tracking', 'scheduling'],
  ])('%s has its item in the group %s once it is released, and none before', (at, group) => {
    const built = pagesIn('in', insidePages)
    const groupOf = (flags: Readonly<Record<string, boolean>>) =>
      visibleSections(built, flags)
        .flatMap(({ groups }) => groups)
        .find(({ items }) => items.some((item) => item.path === at))?.id
    expect([groupOf(flagDefaults), groupOf(releasedFlags(built))]).toEqual([undefined, group])
  })

  test('every flag hides an item, or a tab', () => {
    const used = new Set([...allItems.map(({ flag }) => flag), ...Object.keys(tabFlags)])
    expect(Object.keys(flagDefaults).filter((name) => !used.has(name as never))).toEqual([])
    expect([Object.keys(flagDefaults).length, Object.values(flagDefaults).filter(Boolean).length]).toEqual([40, 9])
  })

  test('the shell and the server agree on whose desk is whose', () => {
    for (const desk of ['support', 'moderator', 'admin', 'super'] as const) {
      for (const role of roles) expect(isOpenTo({ staff: desk }, [role])).toBe(hasDesk({ roles: [role] } as unknown as Person, desk))
      expect(isOpenTo({ staff: desk }, [])).toBe(false)
    }
    expect(isOpenTo({}, [])).toBe(true)
  })
})

describe('the palette', () => {
  const open = [
    ...pagesIn('in', insidePages),
    { path: '/super-admin-dashboard', feature: 'staff/staff', page: 'super', out: false, rate: false, staff: 'super' } as const,
  ]
  const nameOf = (at: string) =>
    ({ '/': 'Dashboard', '/reviews': 'Reviews', '/support': 'Suppórt', '/super-admin-dashboard': 'Super admin' })[at] ?? null

  test('offers the pages whose name has all the words, whatever their accents, each once', () => {
    expect(pageEntries(open, nameOf, 'SUPPORT').map(({ to }) => to)).toEqual(['/support'])
    expect(
      pageEntries(open, nameOf, '')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['/', '/reviews', '/super-admin-dashboard', '/support'])
    expect(pageEntries(open, nameOf, 'nothing like it')).toEqual([])
  })

  test('begins with what begins so', () => {
    expect(
      pageEntries(open, nameOf, 's')
        .map(({ name }) => name)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Super admin', 'Suppórt'])
  })

  test('offers no page of a desk that is not theirs', () => {
    const mine = open.filter((line) => isOpenTo(line, ['moderator']))
    expect(pageEntries(mine, nameOf, 'super')).toEqual([])
  })

  test('arrows go around', () => {
    expect([moved(0, 3, 'ArrowUp'), moved(2, 3, 'ArrowDown'), moved(1, 3, 'x'), moved(0, 0, 'ArrowDown')]).toEqual([2, 0, 1, 0])
  })
})

describe('npm run map', () => {
  test('names every page that is built with its feature, audience and flag', () => {
    const rows = rowsOfMap()
    expect(rows).toContainEqual({
      path: '/profiles',
      page: 'directory/search/profiles',
      audience: 'everybody',
      flag: 'professionalDirectory',
      shipped: 'on',
      released: 'on',
      isBuilt: true,
    })
    expect(rows).toContainEqual({
      path: '/',
      page: 'site/home/landing',
      audience: 'visitors',
      flag: '-',
      shipped: '-',
      released: '-',
      isBuilt: true,
    })
    const lines = [...pagesIn('in', insidePages)].map(({ feature, page }) => `${feature}/${page}`)
    for (const line of lines) expect(rows.map(({ page }) => page)).toContain(line)
    expect(tableOf(rows).split('\n')[0]).toMatch(/^Path +Page +Audience +Flag +Shipped +Released +Built$/)
  })

  test('a page that is not built says so, and for whom it will be', () => {
    const rows = rowsOfMap([])
    expect(rows.every(({ isBuilt }) => !isBuilt)).toBe(true)
    const school = { path: '/info-bank-school', flag: 'schoolInformation', shipped: 'off', released: 'off' }
    expect(rows).toContainEqual({ ...school, page: '-', audience: 'signed in', isBuilt: false })
    const none = { flag: '-', shipped: '-', released: '-' }
    for (const at of staffPaths) expect(rows).toContainEqual({ path: at, page: '-', audience: 'staff', ...none, isBuilt: false })
  })

  test('says of each flag how it is shipped, and its value once all built features are released', () => {
    const rows = rowsOfMap()
    const of = (at: string) => rows.filter((row) => row.path === at).map(({ shipped, released }) => [shipped, released])
    expect(['/case-toolkit', '/court-calendar-tracker', '/time-trade-requests', '/exchange-tracking'].map((at) => of(at)[0])).toEqual(
      Array.from({ length: 4 }, () => ['off', 'on']),
    )
    expect(of('/co-parenting-messages')).toEqual([['on', 'on']])
    expect(of('/co-parenting-journal')).toEqual([['off', 'off']])
    expect(of('/reviews')[0]).toEqual(['-', '-'])
  })

  test('has every path of routes.md', () => {
    const table = readFileSync(path.join(root, 'docs', 'product', 'routes.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| /'))
    const paths = table.flatMap((line) => {
      const cell = line.split('|')[1]!.replace(/\(.*?\)/g, '')
      const [first = '', ...rest] = cell.split(',').map((part) =>
        part
          .trim()
          .replace(/\s*\+$/, '')
          .replace(/\{(\w+)\}/g, ':$1'),
      )
      // "/info-bank-medical, -school" names the second by its end alone.
      return [first, ...rest.map((part) => (part.startsWith('-') ? first.replace(/-\w+$/, part) : part))]
    })
    expect(paths.length).toBeGreaterThan(90)
    const known = rowsOfMap([]).map((row) => row.path)
    expect(paths.filter((at) => !known.includes(at))).toEqual([])
  })
})
