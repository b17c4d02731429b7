import type { Page } from '@playwright/test'
import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

const opens = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

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
]
