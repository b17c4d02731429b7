import type { Page } from '@playwright/test'
import type { Form } from '#test/journeys/forms.ts'
import { isAskedToSign } from '#test/journeys/signing.ts'

const opens = (button: string) => async (page: Page) => page.getByRole('button', { name: button, exact: true }).click()

export const forms: readonly Form[] = [
  {
    name: 'a signature that was asked for',
    begins: isAskedToSign,
    path: '/documents?sign=all',
    is: 'opened',
    open: opens('Sign'),
    field: (page) => page.getByLabel('Type your name'),
    text: 'Ben Harlow',
    missing: { submit: 'Sign paper', sentence: 'Type your name as it is in this case: Ben Harlow.' },
  },
  {
    name: 'a no to a signature',
    begins: isAskedToSign,
    path: '/documents?sign=all',
    is: 'opened',
    open: opens('Decline or ask for paper'),
    field: (page) => page.getByLabel('Reason'),
    text: 'The amount is another one.',
    missing: { submit: 'Decline to sign', sentence: 'Write why. One sentence is enough.', sends: true },
  },
]
