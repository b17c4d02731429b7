import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { dayAt, open, posted, twoParents } from './two-parents.ts'

/** Four months of an account, the earliest row first. */
const rows = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => [-130 + n * 14, 'KESTREL PAYROLL PPD', '1500.00'] as const),
  ...[0, 1, 2, 3].map((n) => [-125 + n * 30, 'STONEGATE APTS RENT', '-900.00'] as const),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => [-128 + n * 15, 'NOODLE THEORY 0042', '-20.00'] as const),
  [-40, 'ONLINE TRANSFER TO SAV ...4471', '-300.00'] as const,
  [-2, 'SHELL OIL 5744', '-40.00'] as const,
].toSorted(([one], [other]) => one - other)
const file = Buffer.from(['Date,Description,Amount', ...rows.map(([ago, words, amount]) => `${dayAt(ago)},${words},${amount}`)].join('\n'))

test(
  'a statement is sorted, a category is corrected, and the declaration is exported; the other parent has nothing of it',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, request, his } = await twoParents(page.context().request, browser)
    await open(page, '/financial-analyzer')
    await expect(page.getByText('No bank lines yet')).toBeVisible()
    await posted(request, `/api/cases/${caseId}/bank/imports`, {
      name: 'checking.csv',
      file: file.toString('base64'),
      mapping: null,
      parts: [{ part: 0, account: null, as: { name: 'Checking', kind: 'checking', lastFour: '4821' } }],
      profile: null,
    })
    await page.reload()
    await page.getByRole('link', { name: /^Sort \d lines$/ }).click()
    await page.getByRole('button', { name: 'Change category of NOODLE THEORY 0042' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Change category' }).click()
    await expect(dialog.getByText('Choose a category.').first()).toBeVisible()
    await dialog.getByLabel('Category', { exact: true }).selectOption('eating_out')
    await expect(dialog.getByLabel('Words')).toHaveValue('NOODLE THEORY')
    await expectNoBarriersAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Change category' }).click()
    await expect(page.getByText('0 lines')).toBeVisible()

    await page.getByRole('link', { name: 'Declaration' }).click()
    await expect(page.getByText('Rent or mortgage').first()).toBeVisible()
    await page.getByRole('button', { name: 'Change Rent or mortgage' }).click()
    await dialog.getByLabel('Amount').fill('12,50')
    await dialog.getByRole('button', { name: 'Save figure' }).click()
    await expect(dialog.getByText('Write cents after a period, such as 12.50.').first()).toBeVisible()
    await dialog.getByLabel('Amount').fill('950')
    await dialog.getByRole('button', { name: 'Save figure' }).click()
    await expect(page.getByText('my figure; computed')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download figures (CSV)' }).click()
    const csv = readFileSync(await (await downloading).path(), 'utf8')
    expect(csv).toMatch(/Expense,Rent or mortgage,\d+\.\d\d,,\d,950\.00,/)

    await page.getByRole('link', { name: 'Income', exact: true }).click()
    await expect(page.getByText('every two weeks')).toBeVisible()
    await page.getByRole('link', { name: 'Checklist', exact: true }).click()
    await page.getByRole('button', { name: /Mark .*4471/ }).click()
    await dialog.getByLabel('Explained').check()
    await dialog.getByLabel('Note').fill('My savings account')
    await dialog.getByRole('button', { name: 'Save mark' }).click()
    await expect(page.getByText('My savings account')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    await open(his, '/financial-analyzer')
    await expect(his.getByText('No bank lines yet')).toBeVisible()
    await his.context().close()
  },
)
