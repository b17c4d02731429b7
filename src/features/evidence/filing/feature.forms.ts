import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'something to look for before filing',
    begins: beginsCase,
    path: '/documents?filing=1',
    field: (page) => page.getByLabel('Name, date or address'),
    text: 'Maya Rose',
    missing: { submit: 'Add to the list', sentence: 'Enter what to look for.' },
  },
]
