import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'

const rows = ['Date,Description,Amount', '01/22/2026,NOODLE THEORY,-20.00', '01/31/2026,PAYROLL,900.00']

export const forms: readonly Form[] = [
  {
    name: 'the import of a bank file',
    begins: beginsCase,
    path: '/enhanced-expense-tracking',
    is: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import bank file' }).click()
      const file = { name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
      await dialog(page).getByLabel('File from your bank').setInputFiles(file)
    },
    field: (page) => dialog(page).getByLabel('Account name'),
    text: 'Joint checking',
  },
]
