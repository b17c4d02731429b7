import type { Page } from '@playwright/test'
import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

const addRecurring = async (page: Page) => {
  const usual = page.getByRole('button', { name: 'Use common categories, 50/50' }).first()
  const recurring = page.getByText('Recurring expenses', { exact: true })
  await usual.or(recurring).first().waitFor()
  if (await usual.isVisible()) await usual.click()
  await recurring.click()
  await page.getByRole('button', { name: 'Add recurring expense' }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'a recurring expense',
    begins: beginsCase,
    path: '/co-parenting-expenses',
    is: 'dialog',
    open: addRecurring,
    field: (page) => dialog(page).getByRole('textbox', { name: 'What it is for' }),
    text: 'Piano lessons',
    missing: { submit: 'Add recurring expense', sentence: 'Enter what the expense is for.' },
  },
]
