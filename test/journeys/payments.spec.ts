import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { dayAt, open, posted, twoParents } from './two-parents.ts'

test(
  'he records what he paid, she confirms a part of it and not the rest, and both histories say where they differ',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, request, his } = await twoParents(page.context().request, browser)
    await posted(request, `/api/cases/${caseId}/support`, {
      payer: 'B',
      amount: '500',
      frequency: 'monthly',
      firstDue: dayAt(-40),
      secondDay: null,
      until: null,
      child: null,
      paidBy: 'direct',
      paragraph: '7',
    })
    await open(his, '/co-parenting-payments')
    const record = async (amount: string, reference: string) => {
      await his.getByRole('button', { name: 'Record a payment' }).first().click()
      const form = his.getByRole('dialog')
      await form.getByLabel('Amount').fill('12,50')
      await form.getByRole('button', { name: 'Record payment' }).click()
      await expect(form.getByText('Write cents after a period, such as 12.50.').first()).toBeVisible()
      await form.getByLabel('Amount').fill(amount)
      await form.getByLabel('Reference or check number').fill(reference)
      await form.getByRole('button', { name: 'Record payment' }).click()
      await expect(form).toHaveCount(0)
    }
    await record('$600.00', 'Transfer 1')
    await record('100', 'Transfer 2')
    await expectNoBarriersAtBothWidths(his)

    await open(page, '/co-parenting-payments')
    const card = (amount: string) => page.getByRole('article', { name: amount })
    await card('$600.00').getByText('from Ben Harlow').click()
    await card('$600.00').getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
    await expect(page.getByText('Settled (1)')).toBeVisible()
    await card('$100.00').getByText('from Ben Harlow').click()
    await card('$100.00').getByRole('button', { name: 'Not received' }).click()
    await card('$100.00').getByLabel('Why you think it wasn’t received').fill('It is not in my account.')
    await card('$100.00').getByRole('button', { name: 'Send answer' }).click()
    await expect(card('$100.00').getByText('Not received').first()).toBeVisible()
    await expect(card('$100.00').getByText('It is not in my account.')).toBeVisible()

    for (const [who, ownBalance, othersBalance] of [
      [page, '$400.00', '$300.00'],
      [his, '−$300.00', '−$400.00'],
    ] as const) {
      await open(who, '/payment-history')
      const support = who.getByRole('region', { name: 'Child support', exact: true })
      await expect(support.getByText(`Closing balance ${ownBalance}.`)).toBeVisible()
      await expect(support.getByText(`: ${othersBalance}.`)).toBeVisible()
      await expect(support.getByText('Difference')).toHaveCount(1)
    }
    await open(page, '/co-parenting-payments')
    await page.getByText('Settled (1)').click()
    await card('$600.00').getByText('from Ben Harlow').click()
    await card('$600.00').getByRole('button', { name: 'The bank returned it' }).click()
    await card('$600.00').getByLabel('Day the bank returned it').fill(dayAt(0))
    await card('$600.00').getByLabel('What the bank says').fill('Not enough money in the account.')
    await card('$600.00').getByRole('button', { name: 'Record as returned' }).click()
    await expect(card('$600.00').getByText('Returned by the bank').first()).toBeVisible()

    await open(his, '/co-parenting-payments')
    const hisCard = his.getByRole('article', { name: '$600.00' })
    await hisCard.getByText('from Ben Harlow').click()
    await hisCard.getByRole('button', { name: 'I see this differently' }).click()
    await hisCard.getByLabel('How you see it').fill('It left my account.')
    await hisCard.getByRole('button', { name: 'Send answer' }).click()
    const support = his.getByRole('region', { name: 'Child support', exact: true })
    await support.getByRole('button', { name: 'I see this differently' }).click()
    await his.getByRole('dialog').getByLabel('How you see it').fill('The order says 450.')
    await his.getByRole('button', { name: 'Add my view' }).click()
    await expect(support.getByText('The order says 450.')).toBeVisible()
    await expectNoBarriersAtBothWidths(his)

    await open(page, '/payment-history')
    const book = page.getByRole('region', { name: 'Child support', exact: true })
    await expect(book.getByText('Payment returned by the bank: Not enough money in the account.')).toBeVisible()
    await expect(book.getByText('It left my account.')).toBeVisible()
    await expect(book.getByText('Closing balance $1,000.00.')).toBeVisible()
    await expect(page.getByText('Without support that a parent sees differently')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('payment-history.csv')
    await page.getByText('Filters, interest rate').click()
    const year = dayAt(0).slice(0, 4)
    await page.getByLabel('Calendar year (tax year)').selectOption(year)
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByRole('region', { name: `Tax year ${year}` }).getByText('$100.00')).toBeVisible()
    const printed = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await printed).suggestedFilename()).toBe(`payment-history-${year}.pdf`)

    await open(page, '/co-parenting-payments')
    await page.getByText('Settled (1)').click()
    await card('$600.00').getByText('from Ben Harlow').click()
    await card('$600.00').getByRole('button', { name: 'It was not returned' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(card('$600.00').getByText('Recorded as returned by mistake')).toBeVisible()
    await open(his, '/co-parenting-payments')
    await his.getByText('Settled (1)').click()
    await hisCard.getByText('from Ben Harlow').click()
    await expect(hisCard.getByText('Recorded as returned by mistake')).toBeVisible()
    await expectNoBarriersAtBothWidths(his)
    await his.context().close()
  },
)

test('of many payments and open amounts each page is shown when it is asked for', { tag: '@once' }, async ({ page, browser }) => {
  const { caseId, request, his } = await twoParents(page.context().request, browser)
  await his.context().close()
  // What was paid without being owed is owed back: as many open amounts.
  const count = 53
  for (let n = 1; n <= count; n += 1)
    await posted(request, `/api/cases/${caseId}/payments`, {
      direction: 'received',
      book: 'shared',
      amount: `${n}`,
      paidOn: dayAt(-n),
      method: 'cash',
      reference: '',
      note: '',
      files: [],
      items: null,
    })
  await open(page, '/co-parenting-payments')
  const items = page.getByRole('region', { name: 'Open amounts' })
  await expect(items.getByText(`${count} open amounts`)).toBeVisible()
  await expect(items.getByText('$1,431.00')).toBeVisible()
  await expect(items.getByRole('listitem')).toHaveCount(50)
  await items.getByRole('button', { name: 'Show more' }).click()
  await expect(items.getByRole('listitem')).toHaveCount(count)
  await expectNoBarriersAtBothWidths(page)

  await page.getByText(`Settled (${count})`).click()
  const settled = page.getByRole('region', { name: 'Settled' })
  await settled.getByRole('button', { name: 'Show more' }).click()
  await expect(settled.getByRole('article')).toHaveCount(count)

  await page.getByRole('button', { name: 'Record a payment' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Reimbursement of shared expenses').check()
  await form.getByLabel('Items I choose').check()
  await expect(form.getByRole('checkbox')).toHaveCount(50)
  await form.getByRole('button', { name: 'Show more' }).click()
  await expect(form.getByRole('checkbox')).toHaveCount(count)
  await form.getByRole('checkbox').nth(2).check()
  await form.getByLabel('Due on or after').fill(dayAt(-2))
  await expect(form.getByRole('checkbox')).toHaveCount(3)
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await form.getByLabel('Amount').fill('51')
  await form.getByRole('button', { name: 'Record payment' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'To confirm' }).getByRole('article', { name: '$51.00' })).toBeVisible()
})
