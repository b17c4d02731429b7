import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { attorneyOf, open, posted, twoParents } from './two-parents.ts'

test('a lawyer reads what is new in her cases, finds one, marks it, takes the list along, and opens a case @once', async ({ page }) => {
  await signInAs(page, 'lawyer@demo.test', '/caseload')
  const cases = page.getByRole('main').getByRole('article')
  await expect(cases).toHaveCount(3)
  await expectNoBarriersAtBothWidths(page)

  // A search narrows the list; accents and capitals do not matter.
  const search = page.getByRole('searchbox', { name: 'Search cases, people and hearings' })
  await search.fill('REYÉS settlement')
  await expect(cases).toHaveCount(1)
  await expect(page.getByText('1 case matches')).toBeVisible()
  await search.fill('okafor')
  const one = cases.filter({ hasText: 'Okafor and Lind' })
  await expect(one).toContainText('N.')
  await expect(one).not.toContainText('Nils')
  await expect(one).toContainText('Temporary orders')
  await expect(one).toContainText('Access ends')

  // Marked as seen it stays so after a reload.
  await expect(one.getByRole('link', { name: /^Hearings 2/ })).toBeVisible()
  await one.getByRole('button', { name: /^Mark as seen/ }).click()
  await expect(one.getByRole('link', { name: /^Hearings 2/ })).toHaveCount(0)
  await page.reload()
  await expect(one.getByRole('link', { name: /^Hearings 2/ })).toHaveCount(0)
  await expect(one).toContainText('Seen')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download list' }).click()
  expect((await download).suggestedFilename()).toBe('caseload.zip')

  // To open a case makes it the one that pages show, and every page leads back.
  await one.getByRole('link', { name: 'Okafor and Lind' }).click()
  await expect(page).toHaveURL(/co-parenting-dashboard\?case=/)
  await expect(page.getByRole('combobox', { name: 'Case' })).toHaveValue(/.+/)
  await page.getByRole('link', { name: 'All your cases' }).click()
  await expect(page).toHaveURL(/\/caseload$/)
})

test('a grant that ends leaves an open list @once', async ({ page, browser }) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  await his.context().close()
  const hers = await attorneyOf(page, browser, caseId)
  await open(hers, '/caseload')
  // What the grant leaves out is said as that, and not as something that failed.
  const others = [
    '/evidence-vault',
    '/evidence-dashboard',
    '/documents?orders=1',
    '/calendar',
    '/co-parenting-calendar',
    '/co-parenting-calendar?compare=1',
    '/co-parenting-calendar?time=1',
    '/co-parenting-expenses',
    '/co-parenting-payments',
    '/payment-history',
    '/court-calendar-tracker',
    '/exchange-tracking',
    '/parenting-plan-builder',
    '/time-trade-requests',
  ]
  for (const address of others) {
    await open(hers, address)
    await expect(hers.getByRole('heading', { name: 'Your access doesn’t include this page' }), address).toBeVisible()
    await expect(hers.getByText('Couldn’t load'), address).toHaveCount(0)
  }
  // Of the two scopes of messages one is enough.
  await open(hers, '/co-parenting-messages')
  await expect(hers.getByText('Nothing here')).toBeVisible()
  await open(hers, '/co-parenting-incidents')
  await expect(hers.getByRole('heading', { name: 'Incidents are private' })).toBeVisible()
  await open(hers, '/caseload')
  await expect(hers.getByRole('article')).toHaveCount(1)
  const people = await page.context().request.get(`/api/people?case=${caseId}`)
  const { granted } = (await people.json()) as { granted: { memberId: string }[] }
  await posted(page.context().request, `/api/cases/${caseId}/people/seats/${granted[0]!.memberId}/end`)
  await expect(hers.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
  await hers.context().close()
})

test('someone without a grant reads how cases come here @once', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/caseload')
  await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})
