import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { type Scored, scoredJudge, scoreOf } from './scored.ts'
import { watch } from './watch.ts'
import { test } from './test.ts'

/** How wide the page's own part is; what is around it has a journey of its own. */
const widthOf = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().left + main.scrollWidth)

/** Other journeys rate the same judge: a page that was opened before a rating came in is loaded again. */
async function expectScoreOf({ id }: Scored, page: Page) {
  let isFirst = true
  await expect(async () => {
    if (!isFirst) await page.reload()
    isFirst = false
    const { mean, n, levels } = (await scoreOf(page, id))!
    const soon = { timeout: 3_000 }
    await expect(page.getByText(`${mean.toFixed(1)} of 5`).first()).toBeVisible(soon)
    await expect(page.getByText(/likely between \d\.\d and \d\.\d/).first()).toBeVisible(soon)
    const spread = page.getByRole('table', { name: 'How the answers spread, from 5 (best) to 1' }).first()
    await expect(spread.getByRole('row')).toHaveCount(5, soon)
    const shares = levels.map((count) => `${Math.round((100 * count) / n)}%`).toReversed()
    await expect(spread.getByRole('cell')).toHaveText(shares, soon)
  }).toPass({ timeout: 30_000 })
}

/** The last sum of the page done again from its own numbers. */
async function expectSumIsRight(page: Page) {
  const sum = await page.locator('[data-sum="score"]').first().innerText()
  const [k, m, n, x, , , result] = [...sum.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
  expect(Math.abs((k! * m! + n! * x!) / (k! + n!) - result!)).toBeLessThanOrEqual(0.01)
}

test('a reader sees a score with its bar and spread, and follows it to where it comes from', async ({ page }) => {
  const complaints = watch(page)
  const judge = await scoredJudge(page)
  await page.goto(`/professionals/${judge.id}`)
  await expectScoreOf(judge, page)

  await page.getByRole('link', { name: 'Why this number' }).first().click()
  await expect(page).toHaveURL(`/reviews?score=${judge.id}`)
  await expect(page).toHaveTitle(`Why this number: ${judge.name}: CaseBalance`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Why this number: ${judge.name}`)
  await expectScoreOf(judge, page)
  for (const name of ['By how it turned out', 'The last 12 months against all', 'By question']) {
    await expect(page.getByRole('table', { name }).first()).toBeVisible()
  }
  await expectSumIsRight(page)
  await page.getByText('The weight of each month').first().click()
  await expect(page.getByRole('table', { name: 'The weight of each month' }).first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoBarriers(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOf(page)).toBeLessThanOrEqual(320)

  await page.getByRole('link', { name: 'Read the reviews' }).click()
  await expect(page).toHaveURL(`/professionals/${judge.id}`)
  expect(complaints).toEqual([])
})

test('on paper the weights of the months are there without opening anything', { tag: '@once' }, async ({ page }) => {
  const { id } = await scoredJudge(page)
  await page.goto(`/reviews?score=${id}`)
  await expect(page.getByRole('table', { name: 'The weight of each month' }).first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'The weight of each month' }).first()).toBeVisible()
})

test('a score of nobody does not exist', { tag: '@once' }, async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
    expect((await page.goto(`/reviews?score=${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the score, its spread and every step can be read', async ({ page }) => {
    const judge = await scoredJudge(page)
    await page.goto(`/professionals/${judge.id}`)
    await expectScoreOf(judge, page)
    await page.getByRole('link', { name: 'Why this number' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Why this number: ${judge.name}`)
    await expectScoreOf(judge, page)
    await expectSumIsRight(page)
    await expect(page.getByRole('heading', { name: 'The formula' })).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
})
