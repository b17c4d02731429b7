import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { receiptOf } from './signing.ts'
import { test } from './test.ts'
import { open, twoParents } from './two-parents.ts'

test('Ana asks Ben to sign, he signs on the phone, and both have the copy; a motion gets only a page to sign by hand @once', async ({
  page,
  browser,
}) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  await receiptOf(page.context().request, caseId)
  await open(page, '/documents')
  await page.getByRole('link', { name: /Receipt for a payment/ }).click()
  await page.getByRole('link', { name: 'Sign or ask to sign' }).click()
  const kind = page.getByLabel('What kind of paper is it?')
  await kind.selectOption('Motion or other pleading')
  await expect(page.getByText('You can’t sign court papers here.', { exact: false })).toBeVisible()
  await expect(page.getByText('We haven’t checked the rule in Ohio', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask to sign' })).toHaveCount(0)
  await expectNoBarriersAtBothWidths(page)
  const byHand = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download signature page (PDF)' }).click()
  expect((await byHand).suggestedFilename()).toBe('signature-page.pdf')

  await kind.selectOption('Private agreement about a day or an item')
  await page.getByRole('button', { name: 'Ask to sign' }).click()
  await expect(page.getByText('Choose who signs.').last()).toBeVisible()
  await page.getByRole('radio', { name: /^Ben Harlow signs/ }).check()
  await page.getByLabel('Note').fill('For the shoes.')
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Ask to sign' }).click()
  await expect(page.getByText(/^The other parent can sign until /)).toBeVisible()

  await open(his, '/co-parenting-dashboard')
  await his.getByRole('link', { name: /To sign, from .+: Receipt for a payment/ }).click()
  await expect(his.getByRole('img', { name: /^Page 1 of Receipt for a payment/ })).toBeVisible()
  await expect(his.getByText('Note from', { exact: false })).toContainText('For the shoes.')
  await expectNoBarriersAtBothWidths(his)
  await his.getByRole('button', { name: 'Sign', exact: true }).click()
  await his.getByRole('button', { name: 'Sign paper' }).click()
  await expect(his.getByText('Agree to sign electronically, or ask for paper.').last()).toBeVisible()
  await his.getByRole('checkbox', { name: /^I read this/ }).check()
  await his.getByLabel('Type your name').fill('Ben Harlow')
  await expectNoBarriersAtBothWidths(his)
  await his.getByRole('button', { name: 'Sign paper' }).click()
  const asks = his.getByRole('dialog', { name: /^Sign “Receipt/ })
  await expect(asks.getByRole('button', { name: 'Go back' })).toBeFocused()
  await asks.getByRole('button', { name: 'Sign paper' }).click()
  await expect(his.getByText(/^Signed by Ben Harlow on /)).toBeVisible()
  for (const one of [his, page]) {
    await expect(one.getByText(/^Signed by Ben Harlow on /)).toBeVisible()
    const copy = one.waitForEvent('download')
    await one.getByRole('link', { name: 'Download signed copy (PDF)' }).click()
    expect((await copy).suggestedFilename()).toMatch(/^signed-\d{4}-\d\d-\d\d\.pdf$/)
  }
  await expectNoBarriersAtBothWidths(his)
})

test('a template shows what is missing, and becomes a document @once', async ({ page, browser }) => {
  await twoParents(page.context().request, browser)
  await open(page, '/documents')
  await page.getByRole('link', { name: 'Start from a template' }).click()
  await page.getByRole('link', { name: /^Letter about changing an exchange/ }).click()
  await page.getByLabel('Time and place you ask for').fill('6:00 p.m. at the library')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(/^Left blank: .*Time and place as they are now/)).toBeVisible()
  await expect(page.getByText('6:00 p.m. at the library').last()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Make Word file' }).click()
  await expect(page.getByRole('heading', { name: 'Letter about changing an exchange' })).toBeVisible()
  await expect(page.locator('#versions').getByText('exchange-letter.docx')).toBeVisible()
})
