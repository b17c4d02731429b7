import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a receipt from a template',
    begins: beginsCase,
    path: '/documents?template=receipt',
    field: (page) => page.getByLabel('Amount or item'),
    text: '$120.00 in cash',
  },
]
