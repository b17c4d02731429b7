import { expect, type Page } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { openBroken, test } from './test.ts'

const bomb = '(()=>{throw new TypeError("What Ana wrote is not iterable")})()'

/** The address and the code of the file that holds a text, among those that this page has loaded. */
async function fileWith(page: Page, text: string): Promise<{ url: string; id: string }> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of urls.filter((name) => name.endsWith('.js'))) {
    const code = await (await page.request.get(url)).text()
    const id = new RegExp(`"([\\w-]{6})":\\["${text}`).exec(code.replaceAll('\\"', '"'))?.[1]
    if (id) return { url, id }
  }
  throw new Error(`No file of this page has "${text}".`)
}

/** Serves all code with one text's place turned into a bug, as a bad release would. */
async function breakTexts(page: Page, texts: readonly string[]) {
  const ids = await Promise.all(texts.map(async (text) => (await fileWith(page, text)).id))
  let hits = 0
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    let code = await (await fetch(route.request().url())).text()
    for (const id of ids) {
      const piece = new RegExp(`\\bid:([\`"'])${id}\\1`)
      if (piece.test(code)) hits += 1
      code = code.replace(piece, `id:${bomb}`)
    }
    await route.fulfill({ contentType: 'text/javascript', body: code }).catch(() => {})
  })
  return () => hits
}

test('a page that breaks shows the crash screen inside the shell, reports itself, and comes back', { tag: '@once' }, async ({ page }) => {
  let isBroken = true
  await page.route('**/api/reviews*', (route) => (isBroken ? route.fulfill({ json: { items: [null], next: null } }) : route.continue()))
  await signInAs(page, 'ana@demo.test')
  const report = page.waitForRequest('**/api/bug-detection/log-error')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('reviews')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect((await report).postDataJSON()).toMatchObject({ type: 'frontend_error', url: '/reviews', metadata: { errorBoundary: 'page' } })
  await expect(page.locator('[data-inside]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/reviews/i)
})

test(
  'when the shell of someone who is signed in breaks, the not-found screen is shown, with the way out',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'ana@demo.test')
    const hits = await breakTexts(page, ['Pull down to refresh', 'Skip to the content'])
    const report = page.waitForRequest('**/api/bug-detection/log-error')
    await openBroken(page, '/')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeVisible()
    const sent = (await report).postDataJSON() as { error: string }
    expect(sent).toMatchObject({ metadata: { errorBoundary: 'router' } })
    expect(JSON.stringify(sent)).not.toContain('Ana')
    expect(hits()).toBeGreaterThan(0)
    await expectNoBarriersAtBothWidths(page)
  },
)

test('when that breaks too, the emergency screen leads to the rating tool', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await breakTexts(page, ['Skip to the content', 'Did you forget to add'])
  await openBroken(page, '/reviews')
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the rating tool' })).toHaveAttribute('href', '/rate-your-court')
  await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})

test('an address that is no page shows the fallback inside the shell', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.locator('[data-inside]')).toBeVisible()
})
