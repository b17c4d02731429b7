import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { dayAt, open, posted, twoParents } from './two-parents.ts'

test(
  'the history of the state’s unit is imported, compared with what is recorded here, and matched by one press',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, request, his } = await twoParents(page.context().request, browser)
    const paid = { direction: 'received', book: 'support', method: 'state_unit', reference: '', note: '', files: [], items: null }
    for (const [amount, ago] of [
      ['500', -40],
      ['450', -10],
    ] as const)
      await posted(request, `/api/cases/${caseId}/payments`, { ...paid, amount, paidOn: dayAt(ago) })
    const rows = [
      'State Disbursement Unit,,,',
      'Date,Type,Amount,Reference',
      `${dayAt(-40)},Payment received,500.00,R1`,
      `${dayAt(-11)},Payment received,500.00,=R2`,
      `${dayAt(-9)},Service fee,35.00,`,
    ]
    await open(his, '/payment-history?unit=1')
    await his.getByRole('button', { name: 'Import history of the unit' }).click()
    const dialog = his.getByRole('dialog')
    const file = { name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    await dialog.getByLabel('Payment history of the unit').setInputFiles({ ...file, buffer: Buffer.from('Dear parent') })
    await expect(dialog.getByText('We found no lines with a date and an amount').first()).toBeVisible()
    await dialog.getByLabel('Payment history of the unit').setInputFiles(file)
    await expect(dialog.getByText('3 lines found')).toBeVisible()
    await expectNoBarriersAtBothWidths(his)
    await dialog.getByRole('button', { name: 'Import lines' }).click()
    await expect(dialog).toHaveCount(0)

    await open(page, '/payment-history')
    await page.getByRole('link', { name: 'State disbursement unit' }).click()
    const received = page.getByRole('region', { name: 'Payments that the unit received' })
    await expect(received.getByText('Different amount')).toBeVisible()
    await received
      .getByRole('row', { name: 'Same' })
      .getByRole('button', { name: /It is this payment/ })
      .click()
    await expect(received.getByText(/Matched by/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fees and adjustments' }).getByText('$35.00')).toBeVisible()
    await expect(page.getByText('Imported by Ben Harlow', { exact: false })).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('link', { name: 'Records of both parents' }).click()
    await expect(page.getByText('Matches a line of the state’s unit')).toBeVisible()
  },
)
