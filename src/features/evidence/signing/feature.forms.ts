import type { Form } from '#test/journeys/forms.ts'
import { isAskedToSign } from '#test/journeys/signing.ts'

// A name that signs is typed again each time, so the forms that only have that are not among these: what was typed there does not come back.
export const forms: readonly Form[] = [
  {
    name: 'a no to a signature',
    begins: isAskedToSign,
    path: '/documents?sign=all',
    is: 'opened',
    open: (page) => page.getByRole('button', { name: 'Decline or ask for paper', exact: true }).click(),
    field: (page) => page.getByLabel('Reason'),
    text: 'The amount is another one.',
    missing: { submit: 'Decline to sign', sentence: 'Write why. One sentence is enough.' },
  },
]
