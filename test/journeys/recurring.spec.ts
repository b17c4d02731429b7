import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { open, twoParents } from './two-parents.ts'

test('a recurring expense prepares a draft, and several expenses are sent at once', { tag: '@once' }, async ({ page, browser }) => {
  const { his } = await twoParents(page.context().request, browser)
  await open(page, '/co-parenting-expenses')
  await page.getByRole('button', { name: 'Use common categories, 50/50' }).first().click()
  const form = page.getByRole('dialog')

  // What repeats from today on has its first draft at once, which she alone sees.
  await page.getByText('Recurring expenses', { exact: true }).click()
  await page.getByRole('button', { name: 'Add recurring expense' }).click()
  await form.getByLabel('What it is for').fill('Daycare')
  await form.getByLabel('Amount in US dollars').fill('180')
  await form.getByLabel('Repeats').selectOption('week')
  await form.getByLabel('Weeks from one to the next').fill('2')
  await form.getByLabel('Category').selectOption({ label: 'Child care' })
  await expect(form.getByText(/Next drafts: /)).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Add recurring expense' }).click()
  const draft = page.getByRole('article', { name: 'Daycare' })
  await expect(draft.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByText('Every 2 weeks')).toBeVisible()
  await page.getByRole('button', { name: 'Pause Daycare' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume Daycare' }).click()
  await expect(page.getByText(/^Next: /)).toBeVisible()
  await open(his, '/co-parenting-expenses')
  await expect(his.getByRole('article')).toHaveCount(0)

  // Three rows and a receipt: what is complete is sent, and the rest stays as drafts.
  await page.getByRole('button', { name: 'Add several' }).click()
  await form.getByLabel('What it was for').fill('Swim class')
  await form.getByLabel('Amount', { exact: true }).fill('45')
  await form.getByLabel('Category').selectOption({ label: 'Activities' })
  await form.getByRole('button', { name: 'Add row' }).click()
  const second = form.getByRole('group', { name: 'Expense 2', exact: true })
  await second.getByLabel('What it was for').fill('Checkup')
  await second.getByLabel('Amount', { exact: true }).fill('12,50')
  await expect(second.getByText('Write cents after a period, such as 12.50.')).toBeVisible()
  await second.getByLabel('Amount', { exact: true }).fill('20')
  await second.getByLabel('Category').selectOption({ label: 'Medical and dental' })
  // Without an amount it is a draft.
  await form.getByRole('button', { name: 'Add row' }).click()
  await form.getByRole('group', { name: 'Expense 3', exact: true }).getByLabel('What it was for').fill('Glasses')
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#eeeae0' } })
    .jpeg()
    .toBuffer()
  await form.locator('input[type=file][multiple]').setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByText('4. receipt.jpg')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Send 2 expenses' }).click()
  await expect(form.getByText('Sent', { exact: true })).toHaveCount(2)
  await expect(form.getByRole('group', { name: 'Expense 1', exact: true })).toHaveCount(0)
  // An amount without its day would be saved under today's.
  const last = form.getByRole('group', { name: '4. receipt.jpg', exact: true })
  await last.getByLabel('Amount', { exact: true }).fill('12')
  await form.getByRole('button', { name: 'Save as drafts and close' }).click()
  await expect(last.getByLabel('Day you paid')).toBeFocused()
  await expect(last.getByText('Enter the day you paid.').first()).toBeVisible()
  const drafts = await page.request.get('/api/expenses?show=drafts')
  expect(((await drafts.json()) as { expenses: { cents: number }[] }).expenses.map(({ cents }) => cents).toSorted()).toEqual([0, 0, 18_000])
  await last.getByLabel('Amount', { exact: true }).fill('')
  await form.getByRole('button', { name: 'Save as drafts and close' }).click()
  // What is a draft by now is nothing to lose: the dialog closes without a question.
  await expect(form).toBeHidden()
  await expect(page.getByRole('article', { name: 'Swim class' })).toContainText('$45.00')

  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article', { name: 'Glasses' })).toBeVisible()
  await page.getByRole('button', { name: 'Send 1 complete draft' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await open(his, '/co-parenting-expenses')
  for (const name of ['Swim class', 'Checkup', 'Daycare']) await expect(his.getByRole('article', { name })).toBeVisible()
})
