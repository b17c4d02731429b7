import type { Page } from '@playwright/test'
import { beginsCase, type Form } from '#test/journeys/forms.ts'
import { isAskedToSign, openPaper, receiptOf } from '#test/journeys/signing.ts'

const opens = (button: string) => async (page: Page) => {
  await openPaper(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'a signature of one alone',
    begins: async (page) => {
      await beginsCase(page)
      const { request } = page.context()
      const { seats } = (await (await request.get('/api/cases')).json()) as { seats: readonly { caseId: string }[] }
      await receiptOf(request, seats[0]!.caseId)
    },
    path: '/documents',
    open: async (page) => {
      await openPaper(page)
      await page.getByRole('link', { name: 'Sign or ask to sign' }).click()
      await page.getByLabel('What kind of paper is it?').selectOption('Receipt')
    },
    field: (page) => page.getByLabel('Type your name'),
    text: 'Ana Moreno',
  },
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
