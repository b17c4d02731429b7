import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

const rows = ['Date,Type,Amount,Reference', '01/22/2026,Payment received,500.00,R1', '01/31/2026,Service fee,35.00,']

export const forms: readonly Form[] = [
  {
    name: 'the import of a unit’s file',
    begins: beginsCase,
    path: '/payment-history?unit=1',
    is: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import history of the unit' }).click()
      const file = { name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
      await dialog(page).getByLabel('Payment history of the unit').setInputFiles(file)
    },
    field: (page) => dialog(page).getByLabel('Save these columns as'),
    text: 'Our state’s unit',
  },
]
