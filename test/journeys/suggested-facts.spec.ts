import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open, posted } from './two-parents.ts'

const statement = `Statement about the exchanges

1. On February 3, 2026 the exchange at the library took place at 6:40 PM, because the bus came late.
2. On February 9, 2026 Ana Moreno paid $48.00 for after-school care.
3. On February 12, 2026 Ben Harlow wrote that he agrees to 5:30 PM.
4. Maya was absent from class on February 17, 2026 for a checkup.
Dated: February 20, 2026
`

test('a file suggests facts: one is accepted, one is changed first, one is dismissed, and each can be undone @once', async ({ page }) => {
  const { request } = page
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  for (const name of ['Exchanges', 'Shared expenses']) await posted(request, `/api/cases/${caseId}/fact-issues`, { name, note: '' })
  await open(page, '/evidence-vault')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  await (await chosen).setFiles([{ name: 'statement.txt', mimeType: 'text/plain', buffer: Buffer.from(statement) }])
  await page.getByRole('link', { name: /statement/ }).click()

  // In the vault: looked through on request, each suggestion with its page.
  await page.locator('summary').filter({ hasText: 'Suggested facts' }).click()
  await page.getByRole('button', { name: 'Look for facts' }).click()
  await expect(page.getByText('0 of 4 reviewed')).toBeVisible({ timeout: 60_000 })
  const rows = page.locator('[data-suggestion]')
  await expect(rows).toHaveCount(4)
  await expect(rows.first().getByRole('link', { name: /statement/ })).toHaveAttribute('href', /\/evidence-vault\?item=[0-9a-f-]{36}&page=1/)
  await expectNoBarriersAtBothWidths(page)

  // On the dashboard: by the issue that plain words propose; accepted as it is.
  await open(page, '/evidence-dashboard?suggested')
  const expenses = page.getByRole('region', { name: 'Shared expenses' })
  await expect(expenses.getByText('paid $48.00 for after-school care')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Exchanges' }).locator('mark')).toHaveText('February 3, 2026')
  await expectNoBarriersAtBothWidths(page)
  await expenses.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('1 of 4 reviewed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 of 4 reviewed')).toBeVisible()
  await expenses.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('1 of 4 reviewed')).toBeVisible()

  // Changed first: the form begins with quote, date, issue and place.
  await page.getByRole('region', { name: 'Exchanges' }).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Add fact' })
  await expect(form.getByLabel('When')).toHaveValue('2026-02-03 18:40')
  await expect(form.getByRole('checkbox', { name: 'Exchanges' })).toBeChecked()
  await expect(form.getByLabel('Quote')).toHaveValue(/the exchange at the library took place at 6:40 PM/)
  await expectNoBarriersAtBothWidths(page)
  await form.getByLabel('What happened').fill('The exchange was 40 minutes late because of the bus.')
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('2 of 4 reviewed')).toBeVisible()

  // With the keyboard: d puts the row with the focus away, u takes that back. While one decision is being saved no other is taken.
  const dismissByKey = async () =>
    expect(async () => {
      await rows.first().focus()
      await page.keyboard.press('d')
      await expect(page.getByText('3 of 4 reviewed')).toBeVisible({ timeout: 5_000 })
    }).toPass()
  await dismissByKey()
  await page.keyboard.press('u')
  await expect(page.getByText('2 of 4 reviewed')).toBeVisible()
  await dismissByKey()
  await open(page, '/evidence-dashboard?suggested')
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Show decided' }).click()
  await expect(rows).toHaveCount(3)
  await expectNoBarriersAtBothWidths(page)

  // What was accepted is an ordinary fact with its citation.
  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  const fact = page.locator('#facts li').filter({ hasText: 'The exchange was 40 minutes late because of the bus.' })
  await fact.locator('summary').click()
  await expect(fact.getByRole('link', { name: /statement/ })).toHaveAttribute('href', /&page=1/)
})

test('the demo family’s motion has suggestions, by source @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-dashboard?suggested')
  await page.locator('summary').filter({ hasText: 'Sources (' }).click({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Motion to change the exchange time' }).last().click()
  await expect(page.getByRole('heading', { name: 'Motion to change the exchange time' })).toBeVisible()
  await expect(page.getByText('0 of 4 reviewed')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})
