import type { Form } from '#test/journeys/forms.ts'
import { signInAs } from '#test/journeys/sign-in.ts'

export const forms: readonly Form[] = [
  {
    name: 'a report of a file at the desk',
    begins: (page) => signInAs(page, 'admin@demo.test'),
    path: '/admin-legal-records?files',
    field: (page) => page.getByLabel('File ID or SHA-256'),
    text: 'ab'.repeat(32),
    missing: { submit: 'Report file', sentence: 'Enter a file ID or a SHA-256.' },
  },
]
