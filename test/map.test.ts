import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { insidePages } from '#map/inside.generated.ts'
import { nameOf } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import { type InsideLines, lineAt } from '#web/match.ts'
import { addressesOfPages } from './support/all-checks.ts'
import type { Address, PageName } from './support/checks.ts'
import { builtPages, testApp } from './support/test-app.ts'

/** The rows of routes.md whose features are built: address, page on the main host, on the host of the rating tool, and signed in. */
const built: readonly Address[] = [['/', 'home/landing', 'ratings/rate', 'calendar/calendar'], ...addressesOfPages]

/** Rows that a signed-out visitor never sees, built or not. */
const signedInOnly = `/settlement-analyzer /financial-analyzer /evidence-vault /file-vault /genius-evidence-vault
  /evidence-dashboard /evidence-timeline /documents /document-center /divorce-roadmap /ai-form-assistant /smart-filing-tracker
  /motion-wizard /ai-motion-builder /legal-translator /communication-analyzer
  /behavioral-pattern-analyzer /case-strategy-simulator /judicial-transparency-score /whistleblower-reporting
  /corruption-analysis /decree-compliance-tracker /co-parenting-incidents
  /co-parenting-journal /co-parenting-expenses /enhanced-expense-tracking /co-parenting-calls
  /co-parenting-payments /payment-history /info-bank-medical /info-bank-school
  /info-bank-emergency /info-bank-insurance /marketplace /discussion-board /legal-content /emotional-intelligence
  /resources`.split(/\s+/)

const main = 'court.example'
const rating = 'rate.court.example'

function pageAt(host: string, at: string, inside: InsideLines = null): PageName {
  const [address = '', search] = at.split('?')
  const found = lineAt(host, address, search, inside)
  return found ? `${nameOf(found.line)}/${found.line.page}` : 404
}

test.each(built)(
  '%s shows what routes.md says, on the main host, on the host of the rating tool, and signed in',
  (at, out, rate, inside) => {
    expect(pageAt(main, at)).toBe(out)
    expect(pageAt(rating, at)).toBe(rate)
    expect(pageAt(main, at, insidePages)).toBe(inside)
  },
)

test.each([...signedInOnly, '/no-such-page', '/professionals', '/professionals/a/b', '/rate-your-court/x'])(
  '%s is the fallback on both hosts',
  (at) => {
    expect(pageAt(main, at)).toBe(404)
    expect(pageAt(rating, at)).toBe(404)
  },
)

test.each(['/rate-your-court', '/rate-your-court-new'])('%s brings the reduced set of pages with it, on any host', (at) => {
  expect(lineAt(main, at)?.line.rate).toBe(true)
})

test.each([...pages, ...insidePages])('the line $path has its page: $feature, $page', ({ feature, page }) => {
  expect(existsSync(path.join(root, 'src', 'features', feature, `page.${page}.tsx`))).toBe(true)
})

test('every line of the map has its row here', () => {
  const rows = new Set(built.flatMap(([, ...places]) => places))
  for (const line of [...pages, ...insidePages]) expect(rows).toContain(`${nameOf(line)}/${line.page}`)
})

test('every line is shown to someone, and no two lines answer one address of a set', () => {
  for (const line of pages) expect(line.out || line.rate).toBe(true)
  for (const set of ['out', 'rate'] as const) {
    const paths = pages.filter((line) => line[set]).map((line) => line.path + (line.query ?? ''))
    expect(new Set(paths).size).toBe(paths.length)
  }
})

describe('over HTTP', () => {
  let site: Awaited<ReturnType<typeof builtPages>>
  beforeAll(async () => {
    site = await builtPages()
  }, 150_000)
  const served = () => testApp({ pages: site, env: { APP_URL: `http://${main}` } })

  test.each([
    ['/', 200, 200],
    ['/landing', 200, 404],
    ['/search-professionals', 200, 200],
    ['/rate-your-court', 200, 200],
    ['/quick-rate', 200, 200],
    ['/reviews', 200, 200],
    ['/profiles', 200, 200],
    ['/add-professional', 200, 404],
    ['/professionals/00000000-0000-4000-8000-000000000000', 404, 404],
    ['/pricing', 200, 404],
    ['/privacy-policy', 200, 200],
    ['/terms-of-service?version=1999-01-01', 404, 404],
    ['/support', 200, 200],
    ['/emotional-support', 200, 404],
    ['/transparency', 200, 200],
    ['/verify', 200, 404],
    ['/verify/9K2M-4X7P-QT0V-H3RD', 200, 404],
    ['/notice', 200, 200],
    ['/dashboard', 404, 404],
    ['/no-such-page', 404, 404],
  ])('%s answers %i on the main host and %i on the host of the rating tool', async (url, out, rate) => {
    const { app } = await served()
    expect((await app.inject({ url, headers: { host: main } })).statusCode).toBe(out)
    expect((await app.inject({ url, headers: { host: rating } })).statusCode).toBe(rate)
  })

  test('the fallback has the two texts of the specification', async () => {
    const { app } = await served()
    const { body } = await app.inject('/no-such-page')
    expect(body).toContain('404 Page Not Found')
    expect(body).toContain('Did you forget to add the page to the router?')
  })
})
