import type { Browser, Page } from '@playwright/test'
import { beginsCase, dialog, type Form, openRequest } from '#test/journeys/forms.ts'
import { sentExpense } from '#test/journeys/expenses.ts'
import { twoParents } from '#test/journeys/two-parents.ts'

/** One of two parents, where Ana sent an expense. @param approved whether Ben approved it */
const withExpense = (who: 'ana' | 'ben', approved: boolean) => async (page: Page, browser: Browser) => {
  const parents = await twoParents((await browser.newContext()).request, browser)
  await sentExpense(parents, approved)
  const request = who === 'ana' ? parents.request : parents.his.context().request
  const state = await request.storageState()
  await page.context().addCookies(state.cookies)
}

const opens = (button: string) => async (page: Page) => {
  await openRequest(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const adds = (button: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^(?:Use common categories|Add expense)/ })
    .first()
    .waitFor()
  const usual = page.getByRole('button', { name: 'Use common categories, 50/50' }).first()
  if (await usual.isVisible()) await usual.click()
  await page.getByRole('button', { name: button }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'an expense',
    begins: beginsCase,
    path: '/co-parenting-expenses',
    is: 'dialog',
    open: adds('Add expense'),
    field: (page) => dialog(page).getByRole('textbox', { name: 'What it was for' }),
    text: 'Soccer cleats',
    missing: { submit: 'Send expense', sentence: 'Enter what the expense was for.' },
  },
  {
    name: 'several expenses at once',
    begins: beginsCase,
    path: '/co-parenting-expenses',
    is: 'dialog',
    open: adds('Add several'),
    field: (page) => dialog(page).getByLabel('What it was for'),
    text: 'Soccer cleats',
  },
  {
    name: 'a category of expenses',
    begins: beginsCase,
    path: '/co-parenting-expenses',
    is: 'dialog',
    open: async (page) => {
      await page.getByText('Categories and splits').click()
      await page.getByRole('button', { name: 'Add category' }).click()
    },
    field: (page) => dialog(page).getByRole('textbox', { name: 'Name' }),
    text: 'Camps',
    missing: { submit: 'Save category', sentence: 'Enter a name.' },
  },
  {
    name: 'the dispute of an expense',
    begins: withExpense('ben', false),
    path: '/co-parenting-expenses',
    is: 'opened',
    open: opens('Dispute'),
    field: (page) => page.getByLabel('Reason'),
    text: 'We did not agree to this.',
    missing: { submit: 'Dispute expense', sentence: 'Write why. One sentence is enough.', sends: true },
  },
  {
    name: 'a comment on an expense',
    begins: withExpense('ben', false),
    path: '/co-parenting-expenses',
    is: 'opened',
    open: opens('Add comment'),
    field: (page) => page.getByLabel('Comment', { exact: true }),
    text: 'Which store was it?',
    missing: { submit: 'Send comment', sentence: 'Write a comment.', sends: true },
  },
  {
    name: 'a refund of an expense',
    begins: withExpense('ana', true),
    path: '/co-parenting-expenses',
    is: 'opened',
    open: opens('Record refund'),
    field: (page) => page.getByLabel('Note (optional)'),
    text: 'The store took them back.',
    missing: { submit: 'Save refund', field: (page) => page.getByLabel('Amount'), sentence: 'Enter an amount.', value: '5', sends: true },
  },
]
