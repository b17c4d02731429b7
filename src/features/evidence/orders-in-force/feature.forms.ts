import { beginsOrder, dialog, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'a paragraph of an order',
    begins: beginsOrder,
    path: '/documents?orders=1',
    is: 'dialog',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Add paragraphs/ })
        .first()
        .click()
      await page.getByText('Enter a paragraph by hand').click()
    },
    field: (page) => dialog(page).getByLabel('Words of the paragraph'),
    text: 'Each parent pays their own costs.',
    missing: { submit: 'Add paragraph', field: (page) => dialog(page).getByLabel('Number'), sentence: 'Enter the number.', value: '4(a)' },
  },
]
