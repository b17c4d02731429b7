import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a fact with an issue and a citation of the vault closes a gap, and a fact that hurts is listed @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-dashboard')
  await expect(page.getByText('1 gap · 3 issues · 6 facts')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  // A new issue has no fact yet, which is a gap.
  await page.locator('summary').filter({ hasText: 'Add and change issues' }).click()
  await page.getByRole('button', { name: 'Add “Health care”' }).click()
  const issue = page.locator('#issues li').filter({ hasText: 'Health care' }).first()
  await expect(issue).toContainText('1 gap')
  const form = page.getByRole('dialog', { name: 'Add fact' })
  await page.getByRole('button', { name: 'Add fact' }).click()
  await form.getByLabel('What happened').fill('The dentist saw Leo without the other parent being asked.')
  await form.getByLabel('When').fill('about spring 2025')
  await expect(form.getByText('Reads as: About spring 2025')).toBeVisible()
  await form.getByRole('checkbox', { name: 'Health care' }).check()
  await form.getByRole('checkbox', { name: 'Leo', exact: true }).check()
  await form.getByLabel('Find in your vault').fill('school')
  await form.getByLabel('Find in your vault').press('Enter')
  await expect(form.getByRole('button', { name: 'Cite “Pickup log”' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Cite “School report, fall”' }).click()
  await form.getByLabel('Cite page').fill('2')
  await form.getByLabel('Quote').fill('Seen on March 4, 2025 at 3:15 PM.')
  await form.getByRole('button', { name: 'Use the date in the quote: Tue, Mar 4, 2025, 3:15 PM' }).click()
  await expect(form.getByLabel('When')).toHaveValue('2025-03-04 15:15')
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await expect(issue).toContainText('1 supported · 0 without citation · 0 against')
  await expect(issue).not.toContainText('gap')
  // One that hurts.
  await page.getByRole('button', { name: 'Add fact' }).click()
  await form.getByLabel('What happened').fill('I missed the checkup in May.')
  await form.getByLabel('When').fill('May 2025')
  await form.getByRole('checkbox', { name: 'Hurts my side' }).check()
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Facts that hurt your side (2)' })).toBeVisible()
  await expect(page.locator('#against').getByText('I missed the checkup in May.')).toBeVisible()
  // The matrix leads to the facts that it counts, and a citation back to its page.
  await page.getByRole('link', { name: 'Matrix' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Health care' })
  await expect(row).toContainText('None')
  await expectNoBarriersAtBothWidths(page)
  await row.getByRole('link', { name: '1' }).first().click()
  await expect(page.getByRole('heading', { name: 'Facts (1)' })).toBeVisible()
  await page.locator('#facts li summary').first().click()
  const cited = page.locator('#facts li').getByRole('link', { name: 'School report, fall' })
  await expect(cited).toHaveAttribute('href', /\/evidence-vault\?item=[0-9a-f-]{36}&page=2/)
  await expectNoBarriersAtBothWidths(page)
})

test('a message is cited from its thread, and selected text of a file becomes quote and date @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/co-parenting-messages')
  const { threads } = (await (await page.request.get('/api/messages')).json()) as { threads: { id: string; thread: string }[] }
  const { facts } = (await (await page.request.get('/api/facts')).json()) as { facts: { citations: { kind: string; id: string }[] }[] }
  await page.goto(`/evidence-dashboard?message=${threads[0]!.id}`)
  const form = page.getByRole('dialog', { name: 'Add fact' })
  await expect(form.getByLabel('Kind')).toHaveValue('message')
  await form.getByLabel('What happened').fill('Ben wrote about the pickup.')
  await form.getByLabel('When').fill('2026-03')
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: '7 facts' }).click()
  await page.locator('#facts li summary').filter({ hasText: 'Ben wrote about the pickup.' }).click()
  await expect(page.locator('#facts li').getByRole('link').first()).toHaveAttribute('href', /\/co-parenting-messages\?thread=.+&message=/)
  const item = facts.flatMap(({ citations }) => citations).find(({ kind }) => kind === 'item')!.id
  await page.goto(`/evidence-dashboard?cite=${item}&page=3`)
  await expect(form.getByLabel('Cite page')).toHaveValue('3')
})
