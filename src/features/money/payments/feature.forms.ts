import type { Browser, Page } from '@playwright/test'
import { beginsCase, dialog, type Form, openRequest } from '#test/journeys/forms.ts'
import { dayAt, posted, twoParents } from '#test/journeys/two-parents.ts'

const opens = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

/** One of two parents, where Ana entered support and confirmed what Ben paid. @param isReturned whether her bank took it back */
const withPayment = (who: 'ana' | 'ben', isReturned: boolean) => async (page: Page, browser: Browser) => {
  const { caseId, request, his } = await twoParents((await browser.newContext()).request, browser)
  const own = his.context().request
  const when = { frequency: 'monthly', firstDue: dayAt(-20), secondDay: null, until: null, child: null }
  await posted(request, `/api/cases/${caseId}/support`, { payer: 'B', amount: '500', ...when, paidBy: 'direct', paragraph: '7' })
  const paid = { direction: 'paid', book: 'support', amount: '500', paidOn: dayAt(-10), method: 'check', reference: '', note: '' }
  const { id } = await posted<{ id: string }>(own, `/api/cases/${caseId}/payments`, { ...paid, files: [], items: null })
  await posted(request, `/api/cases/${caseId}/payments/${id}/confirm`)
  const returned = { day: dayAt(-5), reason: 'Returned unpaid.' }
  if (isReturned) await posted(request, `/api/cases/${caseId}/payments/${id}/returned`, returned)
  await page.context().addCookies((await (who === 'ana' ? request : own).storageState()).cookies)
}
const opensIn = (button: string) => async (page: Page) => {
  const settled = page.getByText(/^Settled/)
  await settled.or(page.getByRole('article')).first().waitFor()
  if (!(await page.getByRole('article').first().isVisible())) await settled.click()
  await openRequest(page)
  await page.getByRole('article').getByRole('button', { name: button, exact: true }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'a payment',
    begins: beginsCase,
    path: '/co-parenting-payments',
    is: 'dialog',
    open: opens('Record a payment'),
    field: (page) => dialog(page).getByLabel('Note'),
    text: 'For the glasses.',
    missing: {
      submit: 'Record payment',
      field: (page) => dialog(page).getByLabel('Amount'),
      sentence: 'Enter an amount.',
      value: '25',
    },
  },
  {
    name: 'support from an order',
    begins: beginsCase,
    path: '/co-parenting-payments',
    is: 'dialog',
    open: opens('Enter support from your order'),
    field: (page) => dialog(page).getByLabel('Paragraph of the order'),
    text: '7(a)',
    missing: {
      submit: 'Enter support',
      field: (page) => dialog(page).getByLabel('Amount of each payment'),
      sentence: 'Enter an amount.',
      value: '500',
    },
  },
  {
    name: 'a payment that the bank returned',
    begins: withPayment('ana', false),
    path: '/co-parenting-payments',
    is: 'opened',
    open: opensIn('The bank returned it'),
    field: (page) => page.getByLabel('What the bank says'),
    text: 'Not enough money in the account.',
    missing: {
      submit: 'Record as returned',
      field: (page) => page.getByLabel('Day the bank returned it'),
      sentence: 'Enter the day.',
      value: dayAt(0),
    },
  },
  {
    name: 'the answer to a returned payment',
    begins: withPayment('ben', true),
    path: '/co-parenting-payments',
    is: 'opened',
    open: opensIn('I see this differently'),
    field: (page) => page.getByLabel('How you see it'),
    text: 'It left my account.',
    missing: { submit: 'Send answer', sentence: 'Write a reason. One sentence is enough.' },
  },
  {
    name: 'support that one sees differently',
    begins: withPayment('ben', false),
    path: '/co-parenting-payments',
    is: 'dialog',
    open: opens('I see this differently'),
    field: (page) => dialog(page).getByLabel('How you see it'),
    text: 'The order says 450.',
    missing: { submit: 'Add my view', sentence: 'Write a reason. One sentence is enough.' },
  },
]
