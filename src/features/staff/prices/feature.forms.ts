import type { Form } from '#test/journeys/forms.ts'
import { signInAs } from '#test/journeys/sign-in.ts'

export const forms: readonly Form[] = [
  {
    name: 'another price of the plan',
    begins: (page) => signInAs(page, 'admin@demo.test'),
    path: '/admin-dashboard?prices',
    field: (page) => page.getByLabel('Price per month'),
    text: '14.00',
    missing: {
      submit: 'Propose price',
      field: (page) => page.getByLabel('Price per year'),
      sentence: 'Enter dollars and cents, for example 108.00.',
      value: '126.00',
    },
  },
]
