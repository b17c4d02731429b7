import { beginsOrder, dialog, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'the terms of an order',
    begins: beginsOrder,
    path: '/case-toolkit-enhanced',
    is: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Enter terms on messages and money' }).click()
      await page.getByRole('checkbox', { name: 'Time to pay an expense' }).check()
    },
    field: (page) => dialog(page).getByLabel('Words of the order'),
    text: 'The other parent pays within 30 days.',
    missing: {
      submit: 'Save terms',
      field: (page) => dialog(page).getByLabel('Days to pay after it was sent'),
      sentence: 'Enter a whole number, at most 1,000.',
      value: '30',
    },
  },
]
