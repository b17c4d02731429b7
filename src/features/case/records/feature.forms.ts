import { hasCopy, hasRecord } from '#test/journeys/copies.ts'
import type { Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a request for a certified copy',
    begins: hasRecord,
    path: '/case-records',
    is: 'opened',
    open: (page) => page.getByRole('button', { name: 'Request a certified copy' }).click(),
    field: (page) => page.getByLabel('Court', { exact: true }),
    text: 'Franklin County Domestic Relations Court',
    missing: { submit: 'Request certified copy', sentence: 'Enter the court.' },
  },
  {
    name: 'a written notice of a certified copy',
    begins: hasCopy,
    path: '/case-records',
    is: 'opened',
    open: (page) => page.getByRole('button', { name: 'Add written notice' }).click(),
    field: (page) => page.getByLabel('Given to'),
    text: 'Ben Harlow',
    missing: {
      submit: 'Save notice',
      field: (page) => page.getByLabel('Notice given on'),
      sentence: 'Enter the day.',
      value: '2026-11-20',
    },
  },
]
