import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'the address of a parent who has not joined',
    begins: beginsCase,
    path: '/co-parenting-messages?write=1',
    open: (page) => page.getByRole('button', { name: 'Add e-mail address' }).click(),
    is: 'dialog',
    field: (page) => page.getByLabel('E-mail address of Ben Harlow'),
    text: 'ben@elsewhere.example',
    missing: { submit: 'Save address', sentence: 'Enter an e-mail address.' },
  },
]
