import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** Opens a page whose code comes only when `run` is called: what a slow phone shows for some seconds. */
async function openWithoutCode(page: Page, address: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/base-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return {
    run: async () => {
      release()
      await expect(page.locator('html[data-runs]')).toBeAttached()
    },
  }
}

/** The last name of someone of the demonstration. */
async function aName(page: Page): Promise<string> {
  const reply = await page.request.get('/api/professionals?role=judge')
  const { items } = (await reply.json()) as { items: { name: string }[] }
  return items[0]!.name
    .replace(/,? (Jr\.|Sr\.|I{2,3}|IV)$/, '')
    .split(' ')
    .at(-1)!
}

const finders = [
  { address: '/rate-your-court', list: 'People found' },
  { address: '/search-professionals', list: 'Results' },
  { address: '/', list: 'Results' },
]

for (const { address, list } of finders) {
  test(`on ${address}, a name typed before the page's code runs is searched for`, { tag: '@once' }, async ({ page }) => {
    const name = await aName(page)
    const { run } = await openWithoutCode(page, address)
    const field = page.getByRole('searchbox').first()
    await field.fill(name)
    await run()
    await expect(field).toHaveValue(name)
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`[?&]q=${name}`))
    await expect(
      page
        .getByRole('region', { name: list })
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    ).toBeVisible()
  })
}

test('a name typed and sent at once is searched for, whether the code runs by then or not', { tag: '@once' }, async ({ page }) => {
  const name = await aName(page)
  for (let time = 0; time < 8; time += 1) {
    await page.goto('/rate-your-court', { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(
      page
        .getByRole('region', { name: 'People found' })
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    ).toBeVisible()
  }
})

test('a state chosen after a name that was typed early keeps the name', { tag: '@once' }, async ({ page }) => {
  const name = await aName(page)
  const { run } = await openWithoutCode(page, '/search-professionals')
  await page.getByRole('searchbox').fill(name)
  await run()
  await page.getByLabel('State').first().selectOption({ index: 1 })
  await expect(page).toHaveURL(new RegExp(`[?&]q=${name}.*&state=|state=.*&q=${name}`))
})
