import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a document',
    begins: beginsCase,
    path: '/documents',
    is: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Add document' }).click(),
    field: (page) => dialog(page).getByLabel('Title'),
    text: 'Motion to change the exchange time',
  },
]
