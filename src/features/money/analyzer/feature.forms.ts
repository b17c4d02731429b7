import type { Page } from '@playwright/test'
import { begins, dialog, type Form } from '#test/journeys/forms.ts'
import { posted } from '#test/journeys/two-parents.ts'

const rows = ['01/02/2026,PAYROLL,900.00', '01/15/2026,ONLINE TRANSFER TO SAV ...4471,-50.00', '01/31/2026,NOODLE THEORY,-20.00']
const file = Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64')

/** Someone new with a case and a month of bank lines. */
async function beginsWithLines(page: Page) {
  const request = await begins(page)
  const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  await posted(request, `/api/cases/${caseId}/bank/imports`, {
    name: 'january.csv',
    file,
    mapping: null,
    parts: [{ part: 0, account: null, as: { name: 'Checking', kind: 'checking', lastFour: '4821' } }],
    profile: null,
  })
}
const opens = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

export const forms: readonly Form[] = [
  {
    name: 'a category of bank lines',
    begins: beginsWithLines,
    path: '/financial-analyzer?view=lines&category=unsorted',
    is: 'dialog',
    open: opens(/^Change category of NOODLE/),
    field: (page) => dialog(page).getByLabel('Words'),
    text: 'NOODLE',
    missing: {
      submit: 'Change category',
      field: (page) => dialog(page).getByLabel('Category', { exact: true }),
      sentence: 'Choose a category.',
      value: 'eating_out',
    },
  },
  {
    name: 'an own figure of the declaration',
    begins: beginsWithLines,
    path: '/financial-analyzer?view=declaration',
    is: 'dialog',
    open: opens(/^Change Wages and salary/),
    field: (page) => dialog(page).getByLabel('Where it comes from'),
    text: 'Pay stubs of January',
    missing: { submit: 'Save figure', field: (page) => dialog(page).getByLabel('Amount'), sentence: 'Enter an amount.', value: '25' },
  },
  {
    name: 'a mark of the checklist',
    begins: beginsWithLines,
    path: '/financial-analyzer?view=checklist',
    is: 'dialog',
    open: opens(/^Mark /),
    field: (page) => dialog(page).getByLabel('Note'),
    text: 'Statements are requested.',
  },
  {
    name: 'the budget of a category',
    begins: beginsWithLines,
    path: '/financial-analyzer?view=budget',
    is: 'dialog',
    open: (page) => page.getByLabel('Set budget of').selectOption('eating_out'),
    field: (page) => dialog(page).getByRole('textbox'),
    text: '250.00',
  },
  {
    name: 'a property or debt',
    begins: beginsWithLines,
    path: '/financial-analyzer?view=worth',
    is: 'dialog',
    open: opens(/^Add property or debt/),
    field: (page) => dialog(page).getByLabel('Where it comes from'),
    text: 'Letter from the lender',
    missing: { submit: 'Add amount', field: (page) => dialog(page).getByLabel('Name'), sentence: 'Enter a name.', value: 'Car loan' },
  },
]
