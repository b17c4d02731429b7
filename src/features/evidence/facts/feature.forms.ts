import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a fact',
    begins: beginsCase,
    path: '/evidence-dashboard',
    is: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add fact' }).click()
    },
    field: (page) => page.getByLabel('What happened'),
    text: 'Pickup was at 5:25 PM.',
    missing: { submit: 'Save fact', sentence: 'Write what happened.' },
  },
  {
    name: 'an issue of the case',
    begins: beginsCase,
    path: '/evidence-dashboard',
    field: (page) => page.getByLabel('Another issue'),
    text: 'Summer weeks',
    missing: { submit: 'Add issue', sentence: 'Write the name of the issue.' },
  },
]
