import type { Page } from '@playwright/test'
import { dialog, type Form } from '#test/journeys/forms.ts'
import { exchangesDaily, onTheWall } from '#test/journeys/two-parents.ts'

const begins = async (page: Page): Promise<void> => {
  await exchangesDaily(page.context().request, onTheWall(0))
}
/** The exchange that is due now. */
const due = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Check in' }) })
    .first()

export const forms: readonly Form[] = [
  {
    name: 'an item to bring',
    begins,
    path: '/exchange-tracking',
    open: (page) => due(page).getByRole('button', { name: 'Add what goes along' }).click(),
    field: (page) => due(page).getByRole('textbox', { name: 'What goes along' }),
    text: 'Swim bag',
    missing: { submit: 'Add it', sentence: 'Say what goes along.' },
  },
  {
    name: 'a place for exchanges',
    begins,
    path: '/exchange-tracking',
    is: 'opened',
    open: (page) => page.getByRole('button', { name: 'Add a place' }).click(),
    field: (page) => page.getByLabel('Name of the place'),
    text: 'Library',
    missing: { submit: 'Add the place', sentence: 'Give it a name.' },
  },
  {
    name: 'a check-in',
    begins,
    path: '/exchange-tracking',
    is: 'dialog',
    open: async (page) => {
      await due(page).getByRole('button', { name: 'Check in' }).click()
      await dialog(page).getByLabel('It was at another time than now').check()
      await dialog(page).getByRole('radio', { name: 'I have arrived' }).check()
    },
    field: (page) => dialog(page).getByRole('textbox', { name: 'Note' }),
    text: 'Traffic on 315.',
    missing: {
      submit: 'Record',
      field: (page) => dialog(page).getByLabel('When it was'),
      sentence: 'Say when it was.',
      value: '2026-03-02T18:00',
    },
  },
]
