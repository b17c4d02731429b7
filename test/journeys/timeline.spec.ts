import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('live records stand on the timeline by themselves: hidden, found, zoomed into, opened and taken along @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-timeline')
  const days = page.locator('main section')
  await expect(days.first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await page.locator('summary').filter({ hasText: 'Filters' }).click()
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

test('ten thousand records scroll with few nodes and no long task @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  // As the server gives them: a quarter of a year with 2,500.
  await page.route('**/api/timeline/part?*', async (route) => {
    const url = new URL(route.request().url())
    const [from, to] = ['from', 'to'].map((name) => Date.parse(url.searchParams.get(name)!)) as [number, number]
    const count = to - from > 30 * 86_400_000 ? 2500 : 10
    const marks = Array.from({ length: count }, (_, index) => ({
      lane: (['messages', 'expenses', 'exchanges'] as const)[index % 3],
      id: `${url.searchParams.get('from')} ${index}`,
      day: new Date(from + Math.floor((index / count) * (to - from + 86_400_000))).toISOString().slice(0, 10),
      until: null,
      time: '17:00',
      side: index % 2 === 0 ? 'A' : 'B',
      words: `Record ${index}`,
      more: 'As it was sent',
      to: '/co-parenting-messages',
    }))
    await route.fulfill({ json: { marks, cut: [] } })
  })
  await page.goto('/evidence-timeline?from=2025-01-01&to=2025-12-31')
  await expect(page.getByText(/^3,33\d$/).first()).toBeVisible()
  await page.evaluate(() => {
    const long: number[] = []
    Object.assign(window, { long })
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] })
  })
  let most = 0
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(60)
    most = Math.max(most, await page.locator('main *').count())
  }
  expect(most).toBeLessThan(6000)
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long)
  test.info().annotations.push({ type: 'long tasks', description: JSON.stringify(long) })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('Record 0', { exact: true }).first()).toBeVisible()
})
