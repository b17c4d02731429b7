import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Mail } from '#accounts/outbox/contract.ts'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// A notice against a review: a visitor sends it without an account, a person of ours decides, its sender reads the answer, and the
// page of transparency has counted it.

/** Each journey of each size asks about a state of its own: the list of the latest changes while others rate and decide. */
const states = ['AZ', 'CO', 'GA', 'IL', 'IN', 'MN', 'MO', 'NC', 'PA', 'WA']

/** The page of someone made up, whose shown reviews can be named. @param nth which journey asks */
async function reviewedPerson(request: APIRequestContext, nth = 0): Promise<{ id: string; words: string }> {
  const state = states[2 * nth + (test.info().project.name === 'phone' ? 0 : 1)]!
  const { items } = (await (await request.get(`/api/reviews?state=${state}`)).json()) as {
    items: { professionalId: string; saw: string; isDisputed: boolean }[]
  }
  const found = items.find(({ saw, isDisputed }) => saw !== '' && !isDisputed)!
  return { id: found.professionalId, words: found.saw.split(/[.\n]/)[0]! }
}

/** Notices are counted by network: these come from one of their own (the server trusts one proxy here). */
const elsewhere = (page: Page) => {
  const byte = () => Math.floor(Math.random() * 256)
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function desk(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, email, '/admin-legal-records')
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
  return page
}

/** The number and the words that open a notice that was received. */
async function arrived(page: Page): Promise<{ number: string; code: string }> {
  await expect(page.getByRole('heading', { name: 'Your notice has arrived' })).toBeVisible({ timeout: 30_000 })
  return {
    number: await page.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText(),
    code: await page.locator('dd', { hasText: /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/ }).innerText(),
  }
}

async function fill(page: Page, words: string, isPlain = false) {
  await page.locator('label', { hasText: words }).getByRole('checkbox').first().check()
  await page.getByRole('radio', { name: 'A fact that is not true' }).check()
  await page.getByRole('textbox', { name: 'The exact words' }).fill(words)
  await page.getByRole('textbox', { name: 'What is wrong, and why?' }).fill('The record of that day shows that it was not so.')
  await page.getByRole('textbox', { name: 'Your name' }).fill(isPlain ? 'Plain Sender' : 'Vera Sender')
  await page.getByRole('checkbox', { name: /^I declare under penalty/ }).check()
}

test('a notice is sent, decided, read by its number and words, and counted', { tag: '@once' }, async ({ page, browser, request }) => {
  const complaints = watch(page)
  const { id, words } = await reviewedPerson(request)
  await page.goto('/notice')
  await page.getByLabel('Address of the page with the review').fill(`http://court.example/professionals/${id}`)
  await page.getByRole('button', { name: 'Show the reviews' }).click()
  await expect(page.getByText('Which reviews?')).toBeVisible()
  // That was a plain form and a whole page: wait for its script, or the next click goes to the server.
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose 1 to 10 reviews.')
  await fill(page, words)
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.getByRole('heading', { name: 'Your notice has arrived' })).toBeFocused()
  const number = await page.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText()
  const code = await page.locator('dd', { hasText: /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/ }).innerText()

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'admin@demo.test', '/admin-legal-records')
  await other.getByRole('button', { name: number }).click()
  await expect(other.getByText('Vera Sender')).toBeVisible()
  await expect(other.getByText('The record of that day shows that it was not so.')).toBeVisible()
  await other.getByRole('button', { name: 'Take up for review' }).click()
  await other.getByRole('radio', { name: /^The review stays, with the label/ }).check()
  await other.getByRole('textbox', { name: 'Reason of the decision' }).fill('Both may have seen it otherwise.')
  await expectNoBarriersAtBothWidths(other)
  await other.getByRole('button', { name: 'Decide the notice' }).click()
  await expect(other.getByText('The notice is decided')).toBeVisible()
  await other.context().close()

  await page.goto('/notice')
  const look = page.locator('#look')
  await look.getByLabel('Number of the notice').fill(number)
  await look.getByLabel('Your four words').fill(code)
  await look.getByRole('button', { name: 'Read the answer' }).click()
  await expect(look.getByText('We labeled the review “disputed”', { exact: true })).toBeVisible()
  await expect(look.getByText('We cannot tell who is right.')).toBeVisible()

  await page.goto('/transparency#notices')
  const counts = page.getByRole('table', { name: 'Notices, by the month in which they came' })
  await expect(counts.getByText('fewer than 5').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a notice is sent by the plain form, and withdrawn', { tag: '@once' }, async ({ page, request }) => {
    const { id, words } = await reviewedPerson(request, 1)
    await page.goto(`/notice?professional=${id}`)
    await fill(page, words, true)
    await page.getByRole('textbox', { name: 'The exact words' }).fill('Words that nobody wrote here')
    await page.getByRole('button', { name: 'Send notice' }).click()
    await expect(page.getByRole('alert')).toContainText('These words do not stand in the reviews')
    // The choices and entries are still there.
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Plain Sender')
    await expect(page.locator('label', { hasText: words }).getByRole('checkbox').first()).toBeChecked()
    await page.getByRole('textbox', { name: 'The exact words' }).fill(words)
    await page.getByRole('button', { name: 'Send notice' }).click()
    await expect(page.getByRole('heading', { name: 'Your notice has arrived' })).toBeVisible()
    const number = await page.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText()
    const code = await page.locator('dd', { hasText: /^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/ }).innerText()
    await page.getByRole('link', { name: 'Read the answer to a notice, or take it back' }).click()
    const back = page.locator('#withdraw')
    await back.getByLabel('Number of the notice').fill(number)
    await back.getByLabel('Your four words').fill(code)
    await back.getByRole('button', { name: 'Take it back' }).click()
    await expect(back.getByText('Taken back').first()).toBeVisible()
  })
})

test(
  'counsel: an order of a court that nobody knows is refused and then asked about; readers see the label, and a copy is found by its code',
  { tag: '@once' },
  async ({ page, browser, request }, { project }) => {
    const { id, words } = await reviewedPerson(request, 2)
    const email = `counsel-${project.name}-${Date.now()}@rook.example`
    await elsewhere(page)
    await page.goto(`/notice?professional=${id}`)
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await fill(page, words)
    await page.getByRole('radio', { name: 'A court ordered it' }).check()
    await page.getByRole('textbox', { name: 'Court that made it' }).fill('High Tribunal of Larkmoor')
    await page.getByRole('textbox', { name: 'Case number' }).fill('LM-7')
    await page.getByRole('textbox', { name: 'Parties' }).fill('Rook against Unknown')
    await page.getByRole('textbox', { name: 'Country of the court' }).fill('United States')
    await page.getByRole('radio', { name: 'As an attorney for somebody' }).check()
    await page.getByRole('textbox', { name: 'By what right?' }).fill('For the person rated, since May. Bar number 31007.')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await page.getByRole('button', { name: 'Send notice' }).click()
    await expect(page.getByRole('alert')).toContainText('Our list of courts has no court of this name.', { timeout: 30_000 })
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)
    await page.getByRole('checkbox', { name: /^The order has just this name/ }).check()
    await page.getByRole('button', { name: 'Send notice' }).click()
    const { number, code } = await arrived(page)
    await expect(page.getByText('What you named stays shown until we decide.')).toBeVisible()
    await expect(page.getByText('Our counsel asks the court')).toBeVisible()

    // The demo's admin is counsel too.
    const counsel = await desk(browser, 'admin@demo.test')
    await counsel.getByRole('button', { name: number }).click()
    await expect(counsel.getByText('Not in our list of courts: ask the court itself.')).toBeVisible()
    await counsel.getByRole('button', { name: 'Take up for review' }).click()
    await counsel.getByRole('radio', { name: /^The review stays, with the label/ }).check()
    await counsel.getByRole('textbox', { name: 'Reason of the decision' }).fill('The court has no such case.')
    await expectNoBarriers(counsel)
    expect(await wide(counsel)).toBeLessThanOrEqual(0)
    await counsel.getByRole('button', { name: 'Decide the notice' }).click()
    await expect(counsel.getByText('The notice is decided')).toBeVisible()

    await counsel.getByRole('button', { name: 'Export with certificate' }).click()
    await counsel.getByRole('dialog').getByLabel('Reason').fill('Asked for by the court of Larkmoor.')
    await counsel.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
    await expect(counsel.getByRole('heading', { name: 'Certificate of the custodian of records' })).toBeVisible()
    const copy = await counsel.locator('dd', { hasText: /^[0-9a-f]{4}( [0-9a-f]{4}){3}$/ }).innerText()
    await expectNoBarriers(counsel)
    await counsel.goto('/admin-legal-records')
    await expect(counsel.locator('html[data-runs] [data-inside]')).toBeAttached()
    await counsel.getByLabel('Verification code').fill('0000 0000 0000 0000')
    await counsel.getByRole('button', { name: 'Look the code up' }).click()
    await expect(counsel.getByText('No export of ours has this code.')).toBeVisible()
    await counsel.getByLabel('Verification code').fill(copy)
    await counsel.getByRole('button', { name: 'Look the code up' }).click()
    await expect(counsel.getByText('This is an export of ours')).toBeVisible()
    await expect(counsel.locator('dd', { hasText: number }).first()).toBeVisible()
    await expectNoBarriers(counsel)
    expect(await wide(counsel)).toBeLessThanOrEqual(0)
    await counsel.context().close()

    // The sender is notified of the answer and reads it; a reader sees the label without JavaScript.
    await expect(async () => {
      const { mails } = (await (await request.get('/api/outbox')).json()) as { mails: Mail[] }
      expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([`Answer to ${number}`])
    }).toPass()
    await page.goto('/notice')
    const look = page.locator('#look')
    await look.getByLabel('Number of the notice').fill(number)
    await look.getByLabel('Your four words').fill(code)
    await look.getByRole('button', { name: 'Read the answer' }).click()
    await expect(look.getByText('We labeled the review “disputed”', { exact: true })).toBeVisible()
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await reader.goto(`/professionals/${id}`)
    const disputed = reader.getByRole('article').filter({ hasText: words }).first()
    await expect(disputed.getByText('Disputed', { exact: true })).toBeVisible()
  },
)

test(
  'notices without ground: a note on the profile, with a name when two people agree, and taken back',
  { tag: '@once' },
  async ({ page, browser, request }) => {
    const { id, words } = await reviewedPerson(request, 4)
    await elsewhere(page)
    await page.goto(`/notice?professional=${id}`)
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await fill(page, words)
    await page.getByRole('button', { name: 'Send notice' }).click()
    const { number } = await arrived(page)

    const admin = await desk(browser, 'admin@demo.test')
    await admin.getByRole('button', { name: number }).click()
    await expect(admin.getByRole('heading', { name: 'Note on the profile' })).toHaveCount(0)
    await admin.getByRole('button', { name: 'Mark as abusive' }).click()
    await admin.getByRole('dialog').getByLabel('Reason').fill('The tenth letter of this month.')
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark', exact: true }).click()
    await admin.getByRole('radio', { name: 'Threats of legal steps without ground' }).check()
    await admin.getByRole('textbox', { name: 'Sender to name' }).fill('Rook & Tarn, attorneys')
    await admin.getByRole('textbox', { name: 'Reason of the note' }).fill('Ten letters, each with the threat of a case.')
    await expectNoBarriers(admin)
    expect(await wide(admin)).toBeLessThanOrEqual(0)
    await admin.getByRole('button', { name: 'Propose the note' }).click()
    await expect(admin.getByText('The note is proposed')).toBeVisible()

    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await reader.goto(`/professionals/${id}`)
    await expect(reader.getByText('Rook & Tarn')).toHaveCount(0)
    const other = await desk(browser, 'super@demo.test')
    const mine = (of: Page) =>
      of
        .locator('li')
        .filter({ has: of.locator(`a[href="/professionals/${id}"]`) })
        .filter({ hasText: 'Rook & Tarn' })
    await expect(mine(other).getByText('Waits for a second person')).toBeVisible()
    await expectNoBarriers(other)
    await mine(other).getByRole('button', { name: 'Show it' }).click()
    await other.getByRole('dialog').getByLabel('Reason').fill('I read all ten of them.')
    await other.getByRole('dialog').getByRole('button', { name: 'Show it' }).click()
    await expect(mine(other).getByText('Shown on the profile')).toBeVisible()

    await reader.goto(`/professionals/${id}`)
    await expect(reader.getByText('Rook & Tarn, attorneys threatened legal steps over reviews on this page.')).toBeVisible()
    await expect(reader.getByText(/^Notices without ground, /)).toBeVisible()
    await page.goto(`/professionals/${id}`)
    await expect(page.getByText(/^Notices without ground, /)).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)
    await reader.goto('/transparency')
    await expect(reader.getByText(/^Notes on profiles that say so: [1-9]\d* shown now/)).toBeVisible()

    await mine(other).getByRole('button', { name: 'Take it back' }).click()
    await other.getByRole('dialog').getByLabel('Reason').fill('They have said that it was a mistake.')
    await other.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await expect(mine(other).getByText('Taken back')).toBeVisible()
    await reader.goto(`/professionals/${id}`)
    await expect(reader.getByText('Rook & Tarn')).toHaveCount(0)
  },
)
