import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

/** The figures are counted by the server itself, soon after the directory was filled. */
async function openCounted(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Field by field' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000, intervals: [2_000] })
}

/** How many people a list has, page by page; ends on the last one. */
async function peopleOfAllPages(page: Page, each: Locator): Promise<number> {
  await expect(each.first()).toBeVisible()
  const here = await each.count()
  const next = page.getByRole('link', { name: 'Next page' })
  if ((await next.count()) === 0) return here
  await next.click()
  await expect(page).toHaveURL(/[?&]cursor=/)
  await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible()
  await page.reload()
  return here + (await peopleOfAllPages(page, each))
}

test(
  'someone sees how complete a county is, goes down to the people who lack a field, and to the way to mend it',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const complaints = watch(page)
    await signInAs(page, 'ben@demo.test')
    await openCounted(page, '/data-quality')
    await expect(page.getByRole('heading', { level: 1, name: 'Data quality' })).toBeVisible()
    await page.getByRole('link', { name: 'Texas', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Data quality: Texas' })).toBeVisible()
    await page.getByRole('link', { name: 'Travis', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Data quality: Travis, Texas' })).toBeVisible()
    await page.getByText('What each figure counts').click()
    await expect(page.getByText('It is not the day on which we read it.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    const gap = page
      .getByRole('row', { name: /Court has an official web address/ })
      .getByRole('link', { name: /without it: show the people/ })
    const mend = page.getByRole('link', { name: /^Report a correction for / })
    const county = page.url()
    // The figures are as old as the last count, the list is of now: an import of a moment ago stands in one of them for a minute.
    await expect(async () => {
      await page.goto(county)
      const missing = Number.parseInt((await gap.textContent()) ?? '', 10)
      await gap.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Missing: Court has an official web address' })).toBeVisible()
      expect(await peopleOfAllPages(page, mend)).toBe(missing)
    }).toPass({ timeout: 100_000, intervals: [2_000] })
    await expectNoBarriersAtBothWidths(page)
    await mend.first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Report a correction/ })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test(
  'the figures are taken along as a file, are read without JavaScript, and fit on a narrow screen',
  { tag: '@once' },
  async ({ page, browser }) => {
    await signInAs(page, 'ben@demo.test')
    await openCounted(page, '/data-quality?state=TX')
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toMatch(/\r\nTX,Travis,county,\d+,\d+,\d+,/)

    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    const plain = await (
      await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
    ).newPage()
    await plain.goto(`${new URL(page.url()).origin}/data-quality?state=TX`)
    await expect(plain.getByRole('row', { name: /^Since when/ })).toContainText(/\d+ of \d+/)
    await plain.context().close()
  },
)
