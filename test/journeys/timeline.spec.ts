import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { manyMessages } from './many-messages.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open, twoParents } from './two-parents.ts'

test('live records stand on the timeline by themselves: hidden, found, zoomed into, opened and taken along @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-timeline')
  const days = page.locator('main section')
  await expect(days.first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  // The list begins short, so that the files below it are near; the rest is one tap away.
  const rows = days.getByRole('listitem')
  await expect(rows).toHaveCount(15)
  await expect(page.getByRole('link', { name: 'Download chronology (PDF)' })).toBeVisible()
  await page.getByRole('button', { name: /^Show all \d+ records$/ }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(30)
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)
  const messages = page.getByRole('button', { name: 'Messages', exact: true })
  await expect(messages).toHaveAttribute('aria-pressed', 'true')
  await messages.click()
  await expect(messages).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/off=messages/)
  await expect(days.locator('a[href^="/co-parenting-messages"]')).toHaveCount(0)
  // The arrow keys go over the graph; Enter shows those days alone.
  const columns = page.getByRole('group', { name: 'Records over time' }).getByRole('button')
  const busiest = columns.filter({ hasNot: page.locator('[aria-label$=": 0 records"]') }).last()
  await busiest.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d.*to=\d{4}-\d\d-\d\d/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search words' }).fill('exchange')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/q=exchange/)
  const exchange = days.getByRole('link', { name: /^Exchange: / }).first()
  await expect(exchange).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download chronology (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('chronology.pdf')
  await exchange.click()
  await expect(page).toHaveURL(/\/exchange-tracking\?exchange=/)
})

test('a timeline of ten thousand records has few nodes however far one scrolls', { tag: '@once' }, async ({ page, browser, baseURL }) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  await his.context().close()
  // One every fifty minutes: almost a year.
  await manyMessages(caseId, baseURL!, { count: 10_000, isThreads: true, days: 349, minutes: 50 })
  await open(page, '/evidence-timeline')
  await expect(page.getByText('10,000', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Show all 10,\d+ records$/ }).click()
  await page.mouse.move(180, 400)
  let most = 0
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 4000)
    most = Math.max(most, await page.locator('main *').count())
  }
  expect(most).toBeLessThan(6_000)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByText('Thread 1', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
})
