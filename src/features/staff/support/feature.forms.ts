import { type BrowserContext, expect, type Page } from '@playwright/test'
import { begins, type Form } from '#test/journeys/forms.ts'
import { fromElsewhere, signInAs } from '#test/journeys/sign-in.ts'

/** The ticket that a test's pages open at the desk. */
const tickets = new WeakMap<BrowserContext, string>()
async function hasTicket(page: Page) {
  const data = { kind: 'safety', message: 'A question for the tests of forms, long enough.', way: 'here' }
  const reply = await page.request.post('/api/support', { data, headers: { ...fromElsewhere(), 'idempotency-key': crypto.randomUUID() } })
  expect(reply.status(), await reply.text()).toBe(200)
  tickets.set(page.context(), ((await reply.json()) as { number: string }).number)
  await signInAs(page, 'support@demo.test')
}
const openTicket = (page: Page) => page.getByRole('button', { name: tickets.get(page.context())! }).click()

const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const subject = (page: Page) => page.getByLabel('What is it about?')

export const forms: readonly Form[] = [
  {
    name: 'a question without an account',
    isPlain: true,
    begins: async () => {},
    path: '/support',
    field: question,
    text: 'How long does a review wait before it is shown?',
    missing: { submit: 'Send question', field: subject, sentence: 'Choose what your question is about.', value: 'other' },
  },
  {
    name: 'a ticket that is looked up',
    isPlain: true,
    begins: async () => {},
    path: '/support',
    field: (page) => page.getByLabel('Your four words'),
    text: 'river lamp stone glad',
    missing: {
      submit: 'Read the answer',
      field: (page) => page.getByLabel('Ticket number'),
      sentence: 'A ticket number has eight letters and digits, such as H7K2-94QD.',
      value: 'H7K2-94QD',
    },
  },
  {
    name: 'a question of someone signed in',
    begins,
    path: '/support',
    field: question,
    text: 'How long does a review wait before it is shown?',
    missing: { submit: 'Send question', field: subject, sentence: 'Choose what your question is about.', value: 'other' },
  },
  {
    name: 'an answer of the desk',
    begins: hasTicket,
    path: '/support-admin-dashboard',
    open: openTicket,
    field: (page) => page.getByLabel('Your answer'),
    text: 'Between 6 and 72 hours.',
    missing: { submit: 'Send answer', sentence: 'Write an answer.' },
  },
  {
    name: 'a note of the desk',
    begins: hasTicket,
    path: '/support-admin-dashboard',
    open: openTicket,
    field: (page) => page.getByLabel('A note'),
    text: 'Asked before, in May.',
    missing: { submit: 'Keep note', sentence: 'Write a note.' },
  },
  {
    name: 'a ready reply of the desk',
    begins: (page) => signInAs(page, 'support@demo.test'),
    path: '/support-admin-dashboard',
    field: (page) => page.getByLabel('Title'),
    text: 'About receipts',
    missing: {
      submit: 'Keep reply',
      field: (page) => page.getByLabel('Text of the reply'),
      sentence: 'Write the text of the reply.',
      value: 'By the 12 words.',
    },
  },
]
