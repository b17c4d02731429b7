import type { Page } from '@playwright/test'
import { beginsCase, type Form } from '#test/journeys/forms.ts'

const task = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Call the clerk' })

export const forms: readonly Form[] = [
  {
    name: 'a task',
    begins: beginsCase,
    path: '/case-toolkit',
    is: 'opened',
    open: (page) =>
      task(page)
        .getByRole('button', { name: /^Change/ })
        .click(),
    field: (page) => page.getByLabel('Task', { exact: true }),
    text: 'Call the clerk about copies',
    missing: { submit: 'Save the task', sentence: 'Write what is to be done.', sends: true },
    unedited: { save: 'Save the task', address: '/api/cases/record' },
  },
]
