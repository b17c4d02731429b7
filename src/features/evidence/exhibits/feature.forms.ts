import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a list of exhibits',
    begins: beginsCase,
    path: '/evidence-vault?exhibits=1',
    field: (page) => page.getByLabel('What the new list is for'),
    text: 'Hearing of June 3',
    missing: { submit: 'Start list', sentence: 'Enter what the list is for.' },
  },
]
