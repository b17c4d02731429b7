import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { sentExpense } from './expenses.ts'
import { test } from './test.ts'
import { dayAt, open, twoParents } from './two-parents.ts'

const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

test(
  'he pays what he approved, she proves it by her bank file without his help, and both statements agree to the cent',
  { tag: '@once' },
  async ({ page, browser }) => {
    const parents = await twoParents(page.context().request, browser)
    await sentExpense(parents, true)
    const { his } = parents
    await open(his, '/co-parenting-payments')
    await his.getByRole('button', { name: 'Record a payment' }).first().click()
    const form = his.getByRole('dialog')
    await form.getByText('Reimbursement of shared expenses').click()
    await form.getByLabel('Amount').fill('21.39')
    await form.getByLabel('Reference or check number').fill('Zelle 7731')
    await form.getByRole('button', { name: 'Record payment' }).click()
    await expect(form).toHaveCount(0)

    // Declared is not confirmed: her books still have it open.
    await open(page, '/co-parenting-expenses')
    await expect(page.getByText('Ben Harlow owes you $21.39').first()).toBeVisible()
    await expect(page.getByText('Paid, not confirmed')).toBeVisible()

    await open(page, '/enhanced-expense-tracking')
    await page.getByRole('button', { name: 'Import bank file' }).click()
    const dialog = page.getByRole('dialog')
    const lines = [
      'Date,Description,Amount,Balance',
      `${american(dayAt(0))},POS KICKOFF SPORTS SOCCER CLEATS,-42.78,512.11`,
      `${american(dayAt(0))},ZELLE FROM BEN HARLOW 7731,21.39,533.50`,
      `${american(dayAt(-1))},GROCERY OUTLET,-61.02,554.89`,
    ]
    await dialog
      .getByLabel('File from your bank')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    const monthFirst = dialog.getByLabel('The month comes first')
    await expect(dialog.getByText('3 lines found')).toBeVisible()
    if (await monthFirst.isVisible()) await monthFirst.check()
    await dialog.getByLabel('Account name').fill('Checking')
    await dialog.getByLabel('Last four digits').fill('4821')
    await dialog.getByRole('button', { name: 'Import lines' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: 'Matches to confirm' })).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('button', { name: 'Confirm match with Soccer cleats' }).click()
    await page.getByRole('button', { name: 'Confirm match with From Ben Harlow' }).click()
    await expect(page.getByRole('heading', { name: 'Matches to confirm' })).toHaveCount(0)

    // He reads amount, day and last four digits, and nothing else of her account.
    await open(his, '/co-parenting-payments')
    await expect(his.getByText('Matches a bank line').first()).toBeVisible()
    await open(his, '/co-parenting-expenses')
    await his.getByRole('article', { name: 'Soccer cleats' }).locator('summary').first().click()
    await expect(his.getByText('account ending 4821')).toBeVisible()
    expect(await his.content()).not.toMatch(/KICKOFF|512\.11|GROCERY/)

    for (const who of [page, his]) {
      await open(who, '/co-parenting-expenses')
      await expect(who.getByText('No one owes anything for shared expenses.')).toBeVisible()
      await open(who, '/payment-history')
      const shared = who.getByRole('region', { name: 'Shared expenses', exact: true })
      await expect(shared.getByText('Closing balance $0.00.')).toBeVisible()
      await expect(shared.getByText('Both records agree.')).toBeVisible()
    }
    await his.context().close()
  },
)
