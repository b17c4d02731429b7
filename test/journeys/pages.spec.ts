import { expect, type Page } from '@playwright/test'
import { insidePages } from '#map/inside.generated.ts'
import type { PageLine } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'
import { barriers, wide, withAxe } from './axe.ts'
import { scoredJudge } from './scored.ts'
import { openSections } from './sections.ts'
import { acceptTerms, beginSession, newPerson, sessionOf } from './sign-in.ts'
import { test } from './test.ts'
import { posted } from './two-parents.ts'
import { watch } from './watch.ts'
import { cutOff } from './words.ts'

// Every page of the map, as each kind of person sees it: axe in light and dark, and nothing wider than the screen. A page that is
// added to the map is visited here without another line; one whose address needs more than its path gets a line in `addresses`.
// Journeys keep axe for what a visit does not reach: dialogs, errors, and what an act leaves on the page.
//
// Which visit proves what: a visitor, a parent and the desks of the staff see every page on both widths, light and dark. Four kinds come
// on a phone alone, because the shell and the layout of their pages are a parent's: a professional at the account pages, someone with a
// grant, and someone whose case is empty or missing. What they see besides (a banner, an empty list) is text in one column, and a phone at 320 px is
// the harder place for that. Dark is looked at by the rules about colors alone, because the scheme changes nothing else. Colors are looked
// at on the narrow screen on every page, and on the wide one, whose frame alone is another, on the first page of each test.
// With SHOTS=folder each visit leaves two pictures there, light and dark.

const shots = process.env['SHOTS']

type Addresses = (page: Page) => Promise<readonly string[]>
const at =
  (...paths: string[]): Addresses =>
  async () =>
    paths

interface Listed {
  items: { id: string }[]
}
const guardians = async (page: Page) => {
  const reply = await page.request.get('/api/professionals?state=TX&county=Harris&role=gal&sort=name')
  return ((await reply.json()) as Listed).items.map(({ id }) => id)
}

/** The name of a line of the map: its path, and what its query has to have. */
const nameOf = ({ path, query }: PageLine) => (query === undefined ? path : `${path}?${query}`)

/** Where the path alone does not show the page, or shows only one of its states. */
const addresses: Readonly<Record<string, Addresses>> = {
  // With scores, and of the roster that the journeys import, without one.
  '/professionals/:id': async (page) => {
    const { items } = (await (await page.request.get('/api/professionals?q=Ondine+Vantresque')).json()) as Listed
    return [(await scoredJudge(page)).id, items[0]!.id].map((id) => `/professionals/${id}`)
  },
  '/profiles?compare': async (page) => [`/profiles?compare=${(await guardians(page)).slice(0, 2).join(',')}`, '/profiles?compare='],
  '/profiles': at('/profiles', '/profiles?state=TX', '/profiles?state=TX&county=Harris', '/profiles?state=GU'),
  '/search-professionals': at('/search-professionals', '/search-professionals?role=gal&sort=supported'),
  '/reviews?score': async (page) => [`/reviews?score=${(await scoredJudge(page)).id}`],
  '/notice?professional': async (page) => [`/notice?professional=${(await scoredJudge(page)).id}`],
  '/claim': async (page) => ['/claim', `/claim?professional=${(await guardians(page))[0]}`],
  '/rate-your-court': async (page) => ['/rate-your-court', `/rate-your-court?professional=${(await scoredJudge(page)).id}`],
  '/quick-rate': async (page) => [`/quick-rate?professional=${(await scoredJudge(page)).id}`],
  '/platform-demo': at('/platform-demo', ...[2, 3, 4, 5, 6].map((step) => `/platform-demo?step=${step}`)),
  '/emotional-support': at('/emotional-support', '/emotional-support?state=NY'),
  '/verify/:code': at('/verify/9K2M-4X7P-QT0V-H3RD'),
  '/verify-email': at('/verify-email?token=a-link-that-is-too-old'),
  '/for-you': at('/for-you?token=a-link-that-is-none'),
  '/reset-password': at('/reset-password?token=a-link-that-is-too-old'),
  '/stop-change': at('/stop-change?token=a-link-that-is-too-old'),
  '/terms-audit?proof': async (page) => {
    const { records } = (await (await page.request.get('/api/terms/mine')).json()) as { records: { id: string; kind: string }[] }
    return [`/terms-audit?proof=${records.find(({ kind }) => kind === 'acceptance')!.id}`]
  },
  // A case without a plan has none to open.
  '/parenting-plan-builder?plan': async (page) => {
    const reply = await page.request.get('/api/plans')
    // Another journey may have opened a case for a professional that doesn't show them its schedule.
    if (reply.status() === 404) return []
    expect(reply.status(), await reply.text()).toBe(200)
    const { plans } = (await reply.json()) as { plans: { id: string; title: string }[] }
    return plans.slice(0, 1).map(({ id }) => `/parenting-plan-builder?plan=${id}`)
  },
  '/case-toolkit?print': at('/case-toolkit?print=profile'),
  '/co-parenting-calendar?compare': at('/co-parenting-calendar?compare='),
  '/co-parenting-calendar?time': at('/co-parenting-calendar?time='),
  '/data-quality': at('/data-quality', '/data-quality?state=TX'),
  '/legal-protection': at('/legal-protection', '/legal-protection?state=PR', '/legal-protection?state=OR'),
  '/admin-dashboard': at('/admin-dashboard', '/admin-dashboard?days=90'),
  '/admin-dashboard?prices': at('/admin-dashboard?prices'),
  '/admin-dashboard?waivers': at('/admin-dashboard?waivers'),
  '/subscription?waiver': at('/subscription?waiver'),
  '/subscription?sponsor': at('/subscription?sponsor'),
  '/pricing?sponsor': at('/pricing?sponsor'),
  // Where nothing is for sale nobody has an invoice; the journey of the plan looks at one.
  '/subscription?invoice': at(),
  '/admin-legal-records?copies': at('/admin-legal-records?copies'),
  '/admin-legal-records?erasures': at('/admin-legal-records?erasures'),
  '/admin-legal-records?files': at('/admin-legal-records?files'),
  '/moderation?claims': at('/moderation?claims'),
  '/documents?orders': at('/documents?orders=1'),
  '/documents?links': at('/documents?links=1'),
  '/document-center?links': at('/document-center?links=1'),
  '/documents?sign': at('/documents?sign=all'),
  '/documents?template': at('/documents?template=receipt'),
  '/documents?filing': at('/documents?filing=1'),
  '/evidence-vault?links': at('/evidence-vault?links=1'),
  '/file-vault?links': at('/file-vault?links=1'),
  '/genius-evidence-vault?links': at('/genius-evidence-vault?links=1'),
  '/evidence-vault?exhibits': at('/evidence-vault?exhibits=1'),
  // Its author alone knows the address of a link; the journey of share links looks at the page.
  '/shared/:code': at(),
  // The nine addresses of the calendar are one page (spec.md section 2).
  '/': at('/', '/?view=week', '/?view=agenda', '/?view=list'),
}
const other = insidePages.filter(({ path, page }) => page === 'calendar' && path !== '/').map(({ path }) => path)

/** All addresses of some lines. One that asks for a query and has no address here is a fault of this file, and not left out. */
async function addressesOf(lines: readonly PageLine[], { set, isBrief }: Kind, page: Page): Promise<string[]> {
  const found: string[] = []
  for (const line of lines) {
    const name = nameOf(line)
    // The start page has views only inside.
    const ways = name === '/' && set !== 'in' ? undefined : addresses[name]
    if (!ways && /[:?]/.test(name)) throw new Error(`No address is known of the page ${name}.`)
    const all = ways ? await ways(page) : [line.path]
    found.push(...(isBrief ? all.slice(0, 1) : all))
  }
  return found
}

const ofColors = ['color-contrast', 'link-in-text-block']

/** What is wrong with a page as it is now, at one width, as a line each. */
async function faultsAt(page: Page, address: string, picture: string, withColors: boolean): Promise<string[]> {
  const { width } = page.viewportSize()!
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    if (colorScheme === 'dark' && !withColors && !shots) continue
    await page.emulateMedia({ colorScheme })
    const found =
      colorScheme === 'light'
        ? await barriers(page, undefined, withColors ? [] : ofColors)
        : // Dark changes colors alone (web/styles.css).
          await barriers(page, withColors ? ofColors : [])
    faults.push(...found.map((barrier) => `${address}, ${width} px, ${colorScheme}: ${barrier}`))
    if (shots) await page.screenshot({ path: `${shots}/${width}-${picture}-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  if (needed > width) faults.push(`${address}, ${width} px: ${needed} px wide`)
  return faults
}

/** The same at every width that its kind is looked at, the page loaded once: no script of ours asks for the width, only styles do. */
async function faultsOf(page: Page, address: string, picture: string, { isDaily, isPhoneOnly }: Kind, isFirst: boolean): Promise<string[]> {
  const faults = await faultsAt(page, address, picture, true)
  const phone = page.viewportSize()!
  // What parents open every day on a phone: each width of a phone, and every label.
  if (isDaily) faults.push(...(await cutOff(page, address)))
  else {
    await page.setViewportSize({ width: 320, height: 640 })
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth)
    if (narrow > 320) faults.push(`${address}, 320 px: ${narrow} px wide`)
  }
  if (!isPhoneOnly) {
    await page.setViewportSize(wide)
    faults.push(...(await faultsAt(page, address, picture, isFirst)))
  }
  await page.setViewportSize(phone)
  return faults
}

/** Opens each address and notes what is wrong with its page. */
async function visit(page: Page, kind: Kind, all: readonly string[], root: string) {
  const complaints = watch(page)
  await withAxe(page)
  const faults: string[] = []
  for (const [index, address] of all.entries()) {
    const reply = await page.goto(root + address)
    expect([address, reply?.status()]).toEqual([address, address === noSuchPage.path ? 404 : 200])
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"], main .skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const picture = `${kind.who.replaceAll(' ', '-')}-${address.replaceAll(/[^a-z]+/gi, '-').slice(0, 60)}`
    faults.push(...(await faultsOf(page, address, picture, kind, index === 0)))
    if (address === '/account-settings') {
      await openSections(page)
      faults.push(...(await faultsOf(page, `${address}, all open`, `${picture}-open`, kind, true)))
    }
  }
  expect(faults).toEqual([])
  expect(complaints.filter((text) => !/404|410/.test(text))).toEqual([])
}

interface Kind {
  who: string
  set: 'out' | 'rate' | 'in'
  /** How someone of this kind comes in. */
  enters: (page: Page) => Promise<void>
  lines: readonly PageLine[]
  /** On a phone alone: another kind visits the same pages on both widths, and what this one sees of them is part of that, or a line in its place. */
  isPhoneOnly?: true
  /** The first address of each page: its other states are those of another kind. */
  isBrief?: true
  /** Who opens these pages every day, on every phone. */
  isDaily?: true
}

/** The page of an address that the map does not have. */
const noSuchPage: PageLine = { path: '/no-such-page', feature: 'site/home', page: 'none', out: true, rate: true }
const inside = pagesIn('in', insidePages)
const everybody = inside.filter(({ staff, path }) => staff === undefined && !other.includes(path))
const own = everybody.filter((line) => insidePages.includes(line))
const ofCase = own.filter(({ feature }) => /^(case|schedule|evidence|money|messages)\//.test(feature))
const notOfCase = own.filter((line) => !ofCase.includes(line))
const isOfAccount = ({ path }: PageLine) => ['/account-settings', '/subscription', '/claim'].includes(path)
const publicPages = everybody.filter(({ path, query }) => ['/search-professionals', '/reviews'].includes(path) && query === undefined)
/** On the rating host the pages are those of the main host, in another shell: the start page, and one more. */
const ofRatingHost = pagesIn('rate').filter(({ path }) => ['/', '/search-professionals'].includes(path))
const desk = (staff: PageLine['staff']) => inside.filter((line) => line.staff === staff)
const as = (email: string) => (page: Page) => sessionOf(page.context(), email)

/** Someone new, signed in, with the terms accepted. */
async function asNew(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
}

const kinds: readonly Kind[] = [
  { who: 'a visitor', set: 'out', enters: async () => {}, lines: [...pagesIn('out'), noSuchPage] },
  { who: 'a visitor of the rating host', set: 'rate', enters: async () => {}, lines: ofRatingHost },
  // With the public pages on which the labels of the signed-in shell stand beside those of the page.
  { who: 'a parent', set: 'in', enters: as('ana@demo.test'), lines: [...own, ...publicPages], isDaily: true },
  {
    who: 'a professional',
    set: 'in',
    enters: as('lawyer@demo.test'),
    lines: notOfCase.filter(isOfAccount),
    isPhoneOnly: true,
    isBrief: true,
  },
  { who: 'a professional with a grant', set: 'in', enters: as('lawyer@demo.test'), lines: ofCase, isPhoneOnly: true, isBrief: true },
  {
    who: 'a parent whose case is empty',
    set: 'in',
    enters: async (page) => {
      await asNew(page)
      const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
      await posted(page.context().request, '/api/cases', begun)
    },
    lines: ofCase,
    isPhoneOnly: true,
    isBrief: true,
  },
  { who: 'a person without a case', set: 'in', enters: asNew, lines: ofCase, isPhoneOnly: true, isBrief: true },
  { who: 'support', set: 'in', enters: as('support@demo.test'), lines: desk('support') },
  { who: 'a moderator', set: 'in', enters: as('moderator@demo.test'), lines: desk('moderator') },
  {
    who: 'an admin',
    set: 'in',
    enters: as('admin@demo.test'),
    lines: [...desk('admin'), ...own.filter(({ path }) => path === '/terms-audit')],
  },
  { who: 'a super admin', set: 'in', enters: as('super@demo.test'), lines: desk('super') },
]

for (const kind of kinds) {
  const { who, set, enters, lines } = kind
  // A test for each area, so that they run beside each other.
  for (const area of new Set(lines.map(({ feature }) => feature.split('/')[0]!))) {
    const title = `${who}, pages of ${area}: axe finds nothing in light and dark, and nothing is wider than the screen`
    test(title, { tag: '@once' }, async ({ page, baseURL }) => {
      test.setTimeout(240_000)
      await enters(page)
      const all = await addressesOf(
        lines.filter(({ feature }) => feature.startsWith(`${area}/`)),
        kind,
        page,
      )
      const root = set === 'rate' ? `http://rate.localhost:${new URL(baseURL!).port}` : ''
      await visit(page, kind, all, root)
    })
  }
}
