import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('staff see how the sources do: what waits, what failed, and the rows of each run with what is usual', async ({ page }) => {
  await signInAs(page, 'support@demo.test', '/scraping-status')
  await expect(page.getByRole('heading', { name: 'Collection status' })).toBeVisible()
  await expect(page.getByText('Nothing is fetched on this installation')).toBeVisible()
  expect(await wide(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Mediators of Larkmoor (made up)' }).click()
  await expect(page.getByText(/^Usual: .* rows/)).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'Rows of each run, the oldest first' }).getByRole('row')).toHaveCount(14)
  await expectNoBarriers(page)
  expect(await wide(page)).toBeLessThanOrEqual(0)

  const failed = page.getByRole('row').filter({ hasText: 'Failed' })
  await failed.getByRole('button').click()
  await expect(page.getByText('The host did not answer in time.')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Back to all sources' }).click()

  await page.goto('/scraper-management')
  await expect(page.getByRole('heading', { name: 'Collection management' })).toHaveCount(0)
})

test(
  'an admin looks at a run that waits, reads why, and may not apply what is made up; settings are checked',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'admin@demo.test', '/scraper-management')
    await expect(page.getByRole('heading', { name: 'Mediators of Larkmoor (made up)' })).toBeVisible()
    expect(await wide(page)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Look at it' }).click()
    await expect(page.getByText('It touches more than 20 % of the records that stand.')).toBeVisible()
    await expect(page.getByText('It has more or fewer rows than is usual for this source.')).toBeVisible()
    await expect(page.getByText('Orrin Vantongeren')).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Apply it' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('The roster was cut down.')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('made up')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Back to the list' }).click()

    await page.getByRole('button', { name: 'Add a roster page' }).click()
    await expectNoBarriers(page)
    await page.getByLabel('Short name').fill('a-roster')
    await page.getByLabel('Title').fill('A roster')
    await page.getByLabel('Publisher').fill('A court')
    await page.getByLabel('Licence').fill('Public record')
    await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1/roster')
    await page.getByLabel('Contact address').fill('a@court.example')
    await page.getByRole('button', { name: 'Add, paused' }).click()
    await expect(page.getByText('The address must begin with https://.').first()).toBeVisible()
    expect(await wide(page)).toBeLessThanOrEqual(0)
  },
)

test('the kill switch of a source says why it was thrown, and is turned back', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'admin@demo.test', '/scraper-management')
  const card = page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: /Article III Federal Judges/ }) })
    .last()
    .locator('xpath=..')
  await card.getByRole('button', { name: 'Kill switch' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The host wrote to us.')
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(card.getByText('The host wrote to us.')).toBeVisible()
  await card.getByRole('button', { name: 'Turn the kill switch back' }).click()
  await expect(card.getByText('The host wrote to us.')).toHaveCount(0)
  await expect(card.getByText('Paused')).toBeVisible()
})
