import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// A notice against a review: a visitor sends it without an account, a person of ours decides, its sender reads the answer, and the
// page of transparency has counted it.

/** The page of somebody made up, whose shown reviews can be named. */
async function somebody(request: APIRequestContext): Promise<{ id: string; words: string }> {
  const { items } = (await (await request.get('/api/reviews')).json()) as { items: { professionalId: string; saw: string }[] }
  // The phone and the desk are gone at once: each has a review of its own.
  const found = items.filter(({ saw }) => saw !== '')[test.info().project.name === 'phone' ? 0 : 1]!
  return { id: found.professionalId, words: found.saw.split(/[.\n]/)[0]! }
}

async function fill(page: Page, words: string, isPlain = false) {
  await page.locator('label', { hasText: words }).getByRole('checkbox').first().check()
  await page.getByRole('radio', { name: 'A fact that is not true' }).check()
  await page.getByRole('textbox', { name: 'The exact words' }).fill(words)
  await page.getByRole('textbox', { name: 'What is wrong, and why?' }).fill('The record of that day shows that it was not so.')
  await page.getByRole('textbox', { name: 'Your name' }).fill(isPlain ? 'Plain Sender' : 'Vera Sender')
  await page.getByRole('checkbox', { name: /^I declare under penalty/ }).check()
}

test('a notice is sent, decided, read by its number and words, and counted', async ({ page, browser, request }) => {
  const complaints = watch(page)
  const { id, words } = await somebody(request)
  await page.goto('/notice')
  await expectNoBarriers(page)
  await page.getByLabel('Address of the page with the review').fill(`http://court.example/professionals/${id}`)
  await page.getByRole('button', { name: 'Show the reviews' }).click()
  await expect(page.getByText('Which reviews?')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose 1 to 10 reviews.')
  await fill(page, words)
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.getByRole('heading', { name: 'Your notice has arrived' })).toBeFocused()
  const number = await page.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText()
  const code = await page.locator('dd', { hasText: /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/ }).innerText()

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'admin@demo.test')
  await other.goto('/admin-legal-records')
  await expectNoBarriers(other)
  await other.getByRole('button', { name: number }).click()
  await expect(other.getByText('Vera Sender')).toBeVisible()
  await expect(other.getByText('The record of that day shows that it was not so.')).toBeVisible()
  await other.getByRole('button', { name: 'Take up for review' }).click()
  await other.getByRole('radio', { name: /^The review stays, with the label/ }).check()
  await other.getByRole('textbox', { name: 'Reason of the decision' }).fill('Both may have seen it otherwise.')
  await expectNoBarriers(other)
  await other.getByRole('button', { name: 'Decide the notice' }).click()
  await expect(other.getByText('The notice is decided')).toBeVisible()
  await other.context().close()

  await page.goto('/notice')
  const look = page.locator('#look')
  await look.getByLabel('Number of the notice').fill(number)
  await look.getByLabel('Your four words').fill(code)
  await look.getByRole('button', { name: 'Read the answer' }).click()
  await expect(look.getByText('The review stays, with the label “disputed”', { exact: true })).toBeVisible()
  await expect(look.getByText('We cannot tell who is right.')).toBeVisible()

  await page.goto('/transparency#notices')
  const counts = page.getByRole('table', { name: 'Notices, by the month in which they came' })
  await expect(counts.getByText('fewer than 5').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a notice is sent by the plain form, and taken back', async ({ page, request }) => {
    const { id, words } = await somebody(request)
    await page.goto(`/notice?professional=${id}`)
    await fill(page, words, true)
    await page.getByRole('textbox', { name: 'The exact words' }).fill('Words that nobody wrote here')
    await page.getByRole('button', { name: 'Send notice' }).click()
    await expect(page.getByRole('alert')).toContainText('These words do not stand in the reviews')
    // What was chosen and typed is still there.
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Plain Sender')
    await expect(page.locator('label', { hasText: words }).getByRole('checkbox').first()).toBeChecked()
    await page.getByRole('textbox', { name: 'The exact words' }).fill(words)
    await page.getByRole('button', { name: 'Send notice' }).click()
    await expect(page.getByRole('heading', { name: 'Your notice has arrived' })).toBeVisible()
    const number = await page.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText()
    const code = await page.locator('dd', { hasText: /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/ }).innerText()
    const back = page.locator('#withdraw')
    await back.getByLabel('Number of the notice').fill(number)
    await back.getByLabel('Your four words').fill(code)
    await back.getByRole('button', { name: 'Take it back' }).click()
    await expect(back.getByText('Taken back').first()).toBeVisible()
  })
})
