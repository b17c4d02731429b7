import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, fromElsewhere, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'

/** The other parent, in a browser of their own, who joins by the code. */
async function joins(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const person = await newPerson(context.request)
  await beginSession(context.request, person)
  await acceptTerms(context.request)
  const reply = await context.request.post('/api/invitations/accept', { data: { code, name: 'Ben Harlow' } })
  expect(reply.status(), await reply.text()).toBe(200)
  return context.newPage()
}

test('she builds 2-2-5-5 with a holiday and proposes it, he approves it, and a day says why it is whose it is', async ({
  page,
  browser,
}) => {
  test.slow()
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const data = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = (await (await request.post('/api/cases', { data })).json()) as { caseId: string }
  expect((await request.post(`/api/cases/${caseId}/children`, { data: { name: 'Maya', born: null } })).status()).toBe(200)
  const invited = await request.post(`/api/cases/${caseId}/people/invitations`, {
    data: { role: 'parent', name: 'Ben Harlow', email: null, scopes: [], seesPrivate: false, from: null, to: null, until: null },
    headers: fromElsewhere(),
  })
  expect(invited.status(), await invited.text()).toBe(200)
  const { code } = (await invited.json()) as { code: string }
  const his = await joins(browser, code)

  await page.goto('/co-parenting-calendar')
  await expect(page.getByRole('heading', { name: 'No schedule is in force yet' })).toBeVisible()
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByRole('button', { name: 'New schedule' }).click()
  await page.getByLabel('Title').fill('Our weeks')
  await page.getByLabel('Counts from').fill('2030-01-07')
  await expect(page.getByLabel('Pattern')).toHaveValue('2-2-5-5')
  await expect(page.getByRole('button', { name: 'Night of Wed, Jan 9, 2030: Ben Harlow. Change' })).toBeVisible()
  await page.getByRole('button', { name: 'Holiday', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Holiday').selectOption('Christmas Day')
  await dialog.getByLabel('Whose turn').selectOption('B-even')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(
    page.getByText('Every year, December 25. From 9:00 AM on that day until 7:00 PM on that day: Ben Harlow in even years'),
  ).toBeVisible()
  await expect(page.getByText('Wed, Dec 25, 2030, 9:00 AM to Wed, Dec 25, 2030, 7:00 PM: Ben Harlow')).toBeVisible()
  // Unedited, "Change it" changes nothing; whose the first weekend is can be answered by its date.
  await page.getByRole('button', { name: 'Change Christmas Day' }).click()
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Wed, Dec 25, 2030, 9:00 AM to Wed, Dec 25, 2030, 7:00 PM: Ben Harlow')).toBeVisible()
  await expect(page.getByLabel('Whose weekend is Fri, Jan 11, 2030?')).toHaveValue('A')
  await page.getByLabel('Whose weekend is Fri, Jan 11, 2030?').selectOption('B')
  await expect(page.getByRole('button', { name: 'Night of Fri, Jan 11, 2030: Ben Harlow. Change' })).toBeVisible()
  await page.getByLabel('Whose weekend is Fri, Jan 11, 2030?').selectOption('A')
  await expect(page.getByText('% of nights').first()).toBeVisible()
  await expect(page.getByText('% of hours').first()).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Propose it' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()

  await his.goto('/co-parenting-calendar')
  const proposal = his.getByRole('article', { name: 'Our weeks' })
  await expect(proposal.getByText('Waits for your answer')).toBeVisible()
  await proposal.locator('summary').first().click()
  await expectNoBarriers(his)
  await proposal.getByRole('button', { name: 'Approve' }).click()
  const sure = his.getByRole('dialog', { name: 'Approve this schedule?' })
  await expect(sure.getByText(/^“Our weeks” takes effect on .+, for both parents\.$/)).toBeVisible()
  await expect(sure.getByRole('button', { name: 'Go back' })).toBeFocused()
  await expectNoBarriers(his)
  await sure.getByRole('button', { name: 'Approve schedule' }).click()
  await expect(his.getByText('The schedule is approved')).toBeVisible()
  await expect(his.getByRole('heading', { name: 'All versions' })).toBeVisible()
  // Her open page hears of it by itself.
  await expect(page.getByRole('heading', { name: 'All versions' })).toBeVisible()
  await expect(page.getByText('Waiting for an answer')).toHaveCount(0)
  await his.context().close()
})

test('before the other parent has joined her own plan is in force at once; a day says why, and the optimizer makes a draft', async ({
  page,
}) => {
  test.slow()
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const data = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  expect((await request.post('/api/cases', { data })).status()).toBe(200)
  await page.goto('/co-parenting-calendar')
  await page.getByRole('button', { name: 'New schedule' }).click()
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  await page.getByLabel('Counts from').fill(`${today.slice(0, 7)}-01`)
  await page.getByRole('button', { name: 'Put it in force' }).click()
  await expect(page.getByRole('dialog').getByText(/takes effect on/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Make effective' }).click()
  await expect(page.getByText('This was put in force by one parent before the other had joined.')).toBeVisible()
  await page
    .getByRole('button', { name: /Why\?$/ })
    .nth(14)
    .click()
  const why = page.getByRole('dialog')
  await expect(why.getByText(/Night \d+ of a pattern of 14\./).first()).toBeVisible()
  await expectNoBarriers(page)
  await why.getByRole('button', { name: 'Close' }).click()

  await page.goto('/custody-calendar-optimizer')
  await page.getByLabel(/At most so many nights on end without Ben/).fill('5')
  await page.getByLabel('At most so many exchanges in the pattern').fill('0')
  await page.getByRole('button', { name: 'Find patterns' }).click()
  await expect(page.getByText('No pattern keeps all of these')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('At most so many exchanges in the pattern').fill('6')
  await page.getByRole('button', { name: 'Find patterns' }).click()
  await expect(page.getByText('Side by side, for one turn')).toBeVisible()
  await expectNoBarriers(page)
  await page
    .getByRole('button', { name: /^Make it a draft/ })
    .first()
    .click()
  await expect(page).toHaveURL(/co-parenting-calendar\?draft=/)
  await expect(page.getByRole('heading', { name: 'Go on with a draft' })).toBeVisible()
})

test('two versions are laid beside each other by keyboard, in words and in days, and on paper without a control', async ({ page }) => {
  test.slow()
  await signInAs(page, 'ana@demo.test', '/co-parenting-calendar')
  await page.getByRole('link', { name: 'Compare two versions' }).click()
  await expect(page.getByRole('heading', { name: 'Compare two versions', level: 1 })).toBeVisible()
  const words = page.getByRole('region', { name: 'In words' })
  await expect(words.getByText('Two weeks each: 14 nights Ana Moreno, 14 nights Ben Harlow.', { exact: false })).toBeVisible()
  await expect(words.getByText('5 rules say the same in both.')).toBeVisible()
  // The first select is chosen in with keys alone; the page stays where it is, and the address has the choice.
  const first = page.getByLabel('This version')
  await first.focus()
  await first.press('End')
  await expect(page).toHaveURL(/compare=[0-9a-f-]{36}&with=[0-9a-f-]{36}/)
  await expect(first).toBeFocused()
  await expect(words.getByRole('heading', { name: 'Temporary order: 2-2-3', exact: true })).toBeVisible()
  await expect(page.getByText(/nights change hands/)).toBeVisible()
  await page.reload()
  await expect(words.getByRole('heading', { name: 'Temporary order: 2-2-3', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(words).toBeVisible()
  await expect(page.getByRole('region', { name: 'Day by day' })).toBeVisible()
  for (const role of ['button', 'combobox', 'link'] as const) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
})

test('nights and hours as planned and as noted, each with its percentage said, for days that the address keeps', async ({ page }) => {
  test.slow()
  await signInAs(page, 'ana@demo.test', '/co-parenting-calendar')
  await page.getByRole('link', { name: 'See planned and actual time' }).click()
  for (const name of ['As planned', 'As noted']) {
    const table = page.getByRole('table', { name })
    await expect(table.getByText(/^\d+\.\d % of nights$/)).toHaveCount(2)
    await expect(table.getByText(/^\d+\.\d % of hours$/)).toHaveCount(2)
  }
  await expect(page.getByText('The roads were closed. The children stayed one more night.')).toBeVisible()
  const to = await page.getByLabel('To', { exact: true }).inputValue()
  await page.getByLabel('From', { exact: true }).fill(to)
  await expect(page.getByText(/days that are over: 1,/)).toBeVisible()
  await expect(page.getByText('The roads were closed.', { exact: false })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`time=${to}..${to}`))
})
