import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { dayAt, open, twoParents } from './two-parents.ts'

test(
  'she asks first, he offers other terms, she agrees, and the bill says how much it is over',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { his } = await twoParents(page.context().request, browser)
    await open(page, '/co-parenting-expenses')
    await page.getByRole('button', { name: 'Use common categories, 50/50' }).first().click()
    await page.getByRole('button', { name: 'Ask first' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Estimate').fill('200,50')
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(form.getByText('Enter what you want to spend it on.').first()).toBeVisible()
    await expect(form.getByText('Write cents after a period, such as 12.50.').first()).toBeVisible()
    await form.getByLabel('What it is for').fill('Braces')
    await form.getByLabel('Estimate').fill('240')
    await form.getByLabel('Provider').fill('Dr. Ruiz')
    await form.getByLabel('Day it is planned for').fill(dayAt(14))
    await form.getByLabel('Answer by').fill(dayAt(7))
    await form.getByLabel('Category').selectOption({ label: 'Activities' })
    await expect(form.getByText(/\$120\.00, .*\$120\.00/).first()).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await form.getByRole('button', { name: 'Send request' }).click()
    const hers = page.getByRole('article', { name: 'Braces' })
    await expect(hers.getByText('You asked · Dr. Ruiz')).toBeVisible()

    await open(his, '/co-parenting-expenses')
    const row = his.getByRole('article', { name: 'Braces' })
    await expect(row.getByText('Needs your answer')).toBeVisible()
    await row.locator('summary').first().click()
    await row.getByRole('button', { name: 'Offer other terms' }).click()
    await row.getByRole('button', { name: 'Send other terms' }).click()
    await expect(row.getByText('Change the estimate or the provider, or agree to the request.').first()).toBeVisible()
    await row.getByLabel('Estimate you would agree to').fill('200')
    await row.getByLabel('Provider').fill('Dr. Lee')
    await row.getByRole('button', { name: 'Send other terms' }).click()
    await expect(row.getByText('Your other terms · Dr. Lee')).toBeVisible()

    // Hers says so by itself.
    await expect(hers.getByText('Other terms from Ben Harlow · Dr. Lee')).toBeVisible()
    if (!(await hers.getByRole('button', { name: 'Agree', exact: true }).isVisible())) await hers.locator('summary').first().click()
    await expectNoBarriersAtBothWidths(page)
    await hers.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(hers.getByText('Agreed, not yet billed')).toBeVisible()
    await open(his, '/co-parenting-dashboard')
    await expect(his.getByRole('region', { name: 'Agreed, not yet billed' }).getByText('Braces')).toBeVisible()

    // The bill begins with the request.
    await hers.getByRole('button', { name: 'Add the bill' }).click()
    await expect(form.getByText('Bill for the request “Braces”, estimate $200.00.')).toBeVisible()
    await expect(form.getByLabel('What it was for')).toHaveValue('Braces')
    await form.getByLabel('Amount you paid').fill('230')
    await form.getByRole('button', { name: 'Send expense' }).click()
    await expect(form).toBeHidden()
    await open(his, '/co-parenting-expenses')
    const bill = his.getByRole('region', { name: 'Expenses', exact: true }).getByRole('article', { name: 'Braces' })
    await bill.locator('summary').first().click()
    await expect(bill.getByText('Estimate $200.00, billed $230.00: $30.00 over')).toBeVisible()
    await expectNoBarriersAtBothWidths(his)
  },
)
