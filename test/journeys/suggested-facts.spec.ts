import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a motion suggests facts: one is accepted, one is changed first, one is dismissed, and each can be undone @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-dashboard?suggested')
  const rows = page.locator('[data-suggestion]')
  await expect(page.getByText('0 of 4 looked at')).toBeVisible({ timeout: 30_000 })
  await expect(rows).toHaveCount(4)
  await expectNoBarriersAtBothWidths(page)
  // Grouped by the issue that plain words propose.
  const expenses = page.getByRole('region', { name: 'Shared expenses' })
  await expect(expenses.getByText('paid $48.00 for after-school care')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Exchanges' }).locator('mark')).toHaveText(/\w+ \d+, \d{4}/)
  // Accepted as it is.
  await expenses.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('1 of 4 looked at')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 of 4 looked at')).toBeVisible()
  await expenses.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('1 of 4 looked at')).toBeVisible()
  // Changed first: the form begins with quote, date, issue and place.
  await page.getByRole('region', { name: 'Exchanges' }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Add fact' })
  await expect(form.getByLabel('When')).toHaveValue(/^\d{4}-\d{2}-\d{2} 18:40$/)
  await expect(form.getByRole('checkbox', { name: 'Exchanges' })).toBeChecked()
  await expect(form.getByLabel('Quote')).toHaveValue(/the exchange at the library took place at 6:40 PM/)
  await expectNoBarriersAtBothWidths(page)
  await form.getByLabel('What happened').fill('The exchange was 40 minutes late because of the school bus.')
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('2 of 4 looked at')).toBeVisible()
  // With the keyboard: d puts the row with the focus away, u takes that back.
  await rows.first().focus()
  await page.keyboard.press('d')
  await expect(page.getByText('3 of 4 looked at')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('2 of 4 looked at')).toBeVisible()
  await rows.first().focus()
  await page.keyboard.press('d')
  await expect(page.getByText('3 of 4 looked at')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Decided ones' }).click()
  await expect(rows).toHaveCount(3)
  await expectNoBarriersAtBothWidths(page)
  // What was accepted is an ordinary fact with its citation.
  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  const fact = page.locator('#facts li').filter({ hasText: 'The exchange was 40 minutes late because of the school bus.' })
  await fact.locator('summary').click()
  await expect(fact.getByText('Motion to change the exchange time, page 1')).toBeVisible()
})

test('an item of the vault is looked through in its own part, and its suggestion leads back to the page @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-vault')
  const { caseId } = await (await page.request.get('/api/evidence')).json()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'invoice.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Invoice of the tutoring center\n\nThe lessons of February 3, 2026 cost $120.00 and were paid the same day.\n'),
    })
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/evidence?case=${caseId}`)).json()).items.map(({ name }: { name: string }) => name),
      {
        timeout: 30_000,
      },
    )
    .toContain('invoice.txt')
  const { items } = await (await page.request.get(`/api/evidence?case=${caseId}`)).json()
  const { id } = items.find(({ name }: { name: string }) => name === 'invoice.txt')
  await page.goto(`/evidence-vault?item=${id}`)
  await page.locator('summary').filter({ hasText: 'Suggested facts' }).click()
  await page.getByRole('button', { name: 'Look for facts' }).click()
  await expect(page.getByText('0 of 1 looked at')).toBeVisible({ timeout: 30_000 })
  const row = page.locator('[data-suggestion]')
  await expect(row.locator('mark')).toHaveText('February 3, 2026')
  await expect(row.getByRole('link', { name: /invoice/ })).toHaveAttribute('href', new RegExp(`/evidence-vault\\?item=${id}&page=1`))
  await expectNoBarriersAtBothWidths(page)
})
