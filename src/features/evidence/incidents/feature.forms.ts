import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'an incident',
    begins: beginsCase,
    path: '/co-parenting-incidents',
    is: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Note incident' }).first().click()
    },
    field: (page) => page.getByLabel('What happened'),
    text: 'The bus came at 6:40 PM.',
    missing: { submit: 'Save incident', sentence: 'Write what happened.' },
  },
]
