import { expect } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { posted, twoParents } from './two-parents.ts'
import { test } from './test.ts'

test('the terms of an order are entered from the paper in one form, and the other parent reads them', async ({ page, browser }) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  const decree = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2026-01-05', endsOn: null, facts: {}, isShared: true }
  await posted(page.context().request, `/api/cases/${caseId}/orders`, decree)
  await page.goto('/case-toolkit-enhanced')
  await page.getByRole('button', { name: 'Enter terms on messages and money' }).click()
  await expect(page.getByRole('heading', { name: 'Terms on messages and money' })).toBeVisible()
  const part = (name: string) => page.locator('div:has(> label > input)').filter({ has: page.getByRole('checkbox', { name, exact: true }) })
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).check()

  await tick('Quiet hours')
  const quiet = part('Quiet hours')
  await quiet.getByLabel('Sat').uncheck()
  await quiet.getByLabel('From').first().fill('21:00')
  await page.getByRole('button', { name: 'Save terms' }).click()
  await expect(page.getByText('Enter a time.').first()).toBeVisible()
  await quiet.getByLabel('To', { exact: true }).fill('07:00')
  await quiet.getByLabel('Paragraph').fill('9(a)')
  await quiet.getByLabel('Words of the order').fill('No messages between 9 p.m. and 7 a.m.')
  await tick('What counts as notice')
  await part('What counts as notice').getByLabel('message in this app').check()
  await part('What counts as notice').getByLabel('Paragraph').fill('9(b)')
  await tick('Consent to an expense')
  await part('Consent to an expense').getByLabel('Consent comes first above').fill('$250')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Save terms' }).click()

  const orders = page.getByRole('article', { name: 'Decree' })
  await expect(orders.getByText('9:00 PM to 7:00 AM (Sun, Mon, Tue, Wed, Thu, Fri), except emergencies')).toBeVisible()
  await expect(orders.getByText('needed above $250')).toBeVisible()
  await page.getByRole('button', { name: 'Change terms on messages and money' }).click()
  await expect(part('Quiet hours').getByLabel('Paragraph')).toHaveValue('9(a)')
  await page.getByRole('checkbox', { name: 'Consent to an expense', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save terms' }).click()
  await expect(orders.getByText('needed above $250')).toHaveCount(0)

  await his.goto(`/case-toolkit-enhanced?case=${caseId}`)
  await expect(his.getByRole('article', { name: 'Decree' }).getByText('message in this app')).toBeVisible()
  await expect(his.getByRole('button', { name: 'Change terms on messages and money' })).toHaveCount(0)
  await his.context().close()
})
