import { beginsCase, dialog, type Form, isAsked, openRequest } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a swap request',
    begins: beginsCase,
    path: '/time-trade-requests',
    is: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Ask for a trade' }).click(),
    field: (page) => dialog(page).getByRole('textbox', { name: 'Reason' }),
    text: 'My sister is in town.',
    missing: {
      submit: 'Send the request',
      field: (page) => dialog(page).getByRole('textbox', { name: 'From' }),
      sentence: 'Say from when to when.',
      value: '2031-05-01T08:00',
    },
  },
  {
    name: 'the draft of a swap request',
    begins: beginsCase,
    path: '/time-trade-requests',
    is: 'dialog',
    open: async (page) => {
      await openRequest(page)
      await page.getByRole('button', { name: 'Continue the draft' }).click()
    },
    field: (page) => dialog(page).getByRole('textbox', { name: 'Reason' }),
    text: 'A draft, with more',
    unedited: { save: 'Keep as a draft', address: '/api/exchanges/trades' },
  },
  {
    name: 'the answer no to a swap request',
    begins: isAsked,
    path: '/time-trade-requests',
    is: 'opened',
    open: async (page) => {
      await openRequest(page)
      await page.getByRole('button', { name: 'Decline' }).click()
    },
    field: (page) => page.getByLabel('Reason'),
    text: 'We are away that day.',
    missing: { submit: 'Send the answer', sentence: 'Write a reason. One sentence is enough.' },
  },
]
