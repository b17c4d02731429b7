import { expect, type Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

// What a page says that it needs is counted from the build (scripts/signed-in-chunks.test.ts); this is what a browser then loads.

/** The scripts that a page has loaded, with the parts that it loads by itself once it is drawn. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ])
}

test('a signed-in page loads at most 12 scripts', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/case-toolkit')
  // The start page loads a part besides, which names what is being tested.
  for (const address of ['/', '/case-toolkit', '/enhanced-co-parenting', '/reviews']) {
    const scripts = await scriptsOf(page, address)
    expect(scripts.filter((script) => script.includes('/frame-'))).toHaveLength(1)
    expect(scripts.length, `${address}: ${scripts.join(' ')}`).toBeLessThanOrEqual(12)
  }
})

test('a visitor loads nothing of the signed-in pages, and from a page of one kind to the other there is a way and a way back', async ({
  page,
}) => {
  expect((await scriptsOf(page, '/reviews')).filter((script) => /\/(frame|entry\.signed-in)-/.test(script))).toEqual([])
  await signInAs(page, 'ana@demo.test', '/case-toolkit')
  // A page that visitors have too is one of the signed-in pages for someone who is signed in: no new load, no visitors' frame.
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.evaluate(() => history.pushState(null, '', '/reviews'))
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expect(page.locator('[data-inside]')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Case toolkit' })).toBeVisible()
  expect(loads).toEqual([])
})
