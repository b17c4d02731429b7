import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'an order',
    begins: beginsCase,
    path: '/case-toolkit-enhanced',
    is: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Add an order' }).click(),
    field: (page) => dialog(page).getByLabel('Title of the order'),
    text: 'Temporary orders',
    // Its first day is missing as well.
    missing: { submit: 'Keep the order', sentence: 'Give it a title.' },
  },
]
