import { expect, type Page, type Request } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { openBroken, test } from './test.ts'

/** Serves our own code with one piece changed, as a bad release would. */
async function breakCode(page: Page, changes: readonly (readonly [RegExp, string])[]) {
  let hits = 0
  let isMended = false
  await page.route(/\/assets\/(base|index)-[^/]*\.js$/, async (route) => {
    // By this process and not by the page, which may have gone on meanwhile.
    let code = await (await fetch(route.request().url())).text()
    for (const [piece, put] of isMended ? [] : changes) {
      if (piece.test(code)) hits += 1
      code = code.replace(piece, put)
    }
    await route.fulfill({ contentType: 'text/javascript', body: code }).catch(() => {})
  })
  return { hits: () => hits, mend: () => (isMended = true) }
}

const bomb = '(()=>{throw new TypeError("My ex Robert Miller is not iterable")})()'
/** The ids under which the catalog has a text, whatever they are in this build. */
async function idOf(page: Page, text: string): Promise<RegExp> {
  const found = await page.request.get('/')
  const base = /(\/assets\/base-[^" ]+\.js)/.exec(await found.text())![1]!
  const code = await (await page.request.get(base)).text()
  const id = new RegExp(`"([\\w-]{6})":\\["${text}`).exec(code)![1]!
  return new RegExp(`\\bid:([\`"'])${id}\\1`)
}

const reported = (page: Page) => page.waitForRequest((request: Request) => request.url().endsWith('/api/bug-detection/log-error'))

test(
  'a page whose data is broken shows the crash screen, reports itself without a word of anybody, and comes back',
  { tag: '@once' },
  async ({ page }) => {
    let isBroken = true
    await page.route('**/api/reviews*', (route) =>
      isBroken ? route.fulfill({ json: { items: [null], next: null, draft: 'My ex Robert Miller' } }) : route.continue(),
    )
    await page.goto('/rate-your-court')
    const report = reported(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(
      page.getByText("We've encountered an unexpected error. Our bug detection system has been notified and will investigate this issue."),
    ).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    const sent = (await report).postDataJSON() as Record<string, unknown>
    expect(sent).toMatchObject({
      type: 'frontend_error',
      severity: 'high',
      component: '/reviews',
      url: '/reviews',
      metadata: { errorBoundary: 'page' },
    })
    expect(sent['error']).toMatch(/^TypeError: Cannot read properties of null$/)
    expect(sent['stack']).toMatch(/^at \/assets\/[\w.-]+\.js:\d+:\d+/)
    expect(JSON.stringify(sent)).not.toMatch(/Miller|localhost/)
    expect(await (await (await report).response())!.json()).toEqual({ logged: true })

    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('"Reload Page" asks the server again', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/reviews*', (route) => route.fulfill({ json: { items: [null], next: null } }))
  await page.goto('/rate-your-court')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/reviews$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('from a crashed page one can go to another', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/reviews*', (route) => route.fulfill({ json: { items: [null], next: null } }))
  await page.goto('/rate-your-court')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await menu.getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page.getByRole('searchbox').first()).toBeVisible()
})

test('a report that does not arrive is said to the console and nowhere else', { tag: '@once' }, async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route('**/api/reviews*', (route) => route.fulfill({ json: { items: [null], next: null } }))
  await page.route('**/api/bug-detection/log-error', (route) => route.abort())
  await page.goto('/rate-your-court')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => lines.join('\n')).toContain('The crash was not reported.')
})

test('when the shell breaks, the not-found screen is shown', { tag: '@once' }, async ({ page }) => {
  const { hits } = await breakCode(page, [[await idOf(page, 'Skip to the content'), `id:${bomb}`]])
  const report = reported(page)
  await openBroken(page, '/')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeVisible()
  expect((await report).postDataJSON()).toMatchObject({ error: 'TypeError: ', metadata: { errorBoundary: 'router' } })
  expect(hits()).toBe(1)
  await expectNoBarriersAtBothWidths(page)
})

test('when that breaks too, the emergency screen leads to the rating tool', { tag: '@once' }, async ({ page }) => {
  const { hits, mend } = await breakCode(page, [
    [await idOf(page, 'Skip to the content'), `id:${bomb}`],
    [await idOf(page, 'Did you forget to add'), `id:${bomb}`],
  ])
  await openBroken(page, '/search-professionals')
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  expect(hits()).toBe(2)
  mend()
  await page.getByRole('link', { name: 'Open the rating tool' }).click()
  await expect(page).toHaveURL(/\/rate-your-court$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toHaveCount(0)
})

test('when all of it breaks, plain HTML is left', { tag: '@once' }, async ({ page }) => {
  await breakCode(page, [
    [await idOf(page, 'Skip to the content'), `id:${bomb}`],
    [await idOf(page, 'Did you forget to add'), `id:${bomb}`],
    [await idOf(page, 'Something broke while'), `id:${bomb}`],
  ])
  await openBroken(page, '/')
  await expect(page.getByText('This page did not load completely')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the rating tool' })).toHaveAttribute('href', '/rate-your-court')
  await expect(page.getByRole('link', { name: 'Leave this site' }).first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})

for (const [what, broken] of [
  ['does not arrive', (page: Page) => page.route(/\/assets\/base-[^/]*\.js$/, (route) => route.abort())],
  [
    'cannot be read',
    (page: Page) =>
      page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let a = ;' })),
  ],
  [
    'lacks the part of the page',
    (page: Page) => page.route(/\/assets\/page\.[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' })),
  ],
] as const) {
  test(`when the code ${what}, the page stays readable and says that it is not complete`, { tag: '@once' }, async ({ page }) => {
    await broken(page)
    await openBroken(page, '/')
    await expect(page.getByText('This page did not load completely')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leave this site' })).toHaveCount(1)
    await expectNoBarriers(page)
    await page.getByRole('searchbox').first().fill('abigbolade')
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page).toHaveURL(/\/search-professionals\?q=abigbolade/)
    await expect(page.locator('main a[href^="/professionals/"]').first()).toBeVisible()
  })
}

test('a part that is missing on the way to another page: the server makes that page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.route(/\/assets\/page\.reviews[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByText('This page did not load completely')).toBeVisible()
  await expect(page).toHaveURL(/\/reviews$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[Rr]eviews/)
})

test('no page is shown with the fallback when all is well, and nothing breaks the security policy', { tag: '@once' }, async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  for (const address of ['/', '/search-professionals', '/reviews', '/rate-your-court']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByText('This page did not load completely')).toHaveCount(0)
  }
  expect(said.filter((line) => /policy|refused|crash/i.test(line))).toEqual([])
})
