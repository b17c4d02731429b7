import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

/** Someone else, at another browser. */
async function another(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, email, path)
  // The page runs: a press before that goes nowhere.
  await expect(page.locator('html[data-runs]')).toBeAttached()
  return page
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const valueOf = (page: Page, term: string) => page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').innerText()
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test(
  'a visitor asks about safety and adds a picture; the desk has it first, answers, and the visitor reads it',
  { tag: '@once' },
  async ({ page, browser }) => {
    await page.goto('/support')
    await page.getByLabel('What is it about?').selectOption('My safety, or somebody else’s')
    await page.getByRole('textbox', { name: 'Your question' }).fill('Somebody waits for me at the courthouse. What can I do here?')
    await page.getByLabel('Add files').setInputFiles([{ name: 'Robert Miller at the door.png', mimeType: 'image/png', buffer: png }])
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByRole('heading', { name: 'Your question has arrived' })).toBeVisible()
    await expect(page.getByText('Added', { exact: true })).toBeVisible()
    const [number, code] = [await valueOf(page, 'Ticket number'), await valueOf(page, 'Your four words')]
    await expectNoBarriersAtBothWidths(page)

    const desk = await another(browser, 'support@demo.test', '/support-admin-dashboard')
    await expect(desk.getByRole('heading', { name: 'Support desk' })).toBeVisible()
    // Whatever else waits: only tickets about safety come before it.
    const rows = (await desk.getByRole('row').allInnerTexts()).slice(1)
    const mine = rows.findIndex((row) => row.includes(number))
    expect(mine).toBeGreaterThanOrEqual(0)
    expect(rows.slice(0, mine + 1).every((row) => row.includes('Safety'))).toBe(true)
    await expectNoBarriersAtBothWidths(desk)
    expect(await wide(desk)).toBeLessThanOrEqual(0)

    await desk.getByRole('button', { name: number }).click()
    await expect(desk.getByText('Somebody waits for me at the courthouse.')).toBeVisible()
    const saving = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'Save file 1' }).click()
    expect((await saving).suggestedFilename()).toBe(`${number}-1.png`)
    await desk.getByLabel('A note').fill('I call the courthouse.')
    await desk.getByRole('button', { name: 'Keep note' }).click()
    await expect(desk.getByText('I call the courthouse.').first()).toBeVisible()
    await desk.getByLabel('Your answer').fill('Courthouses have security staff. Ask them to walk with you.')
    await desk.getByRole('button', { name: 'Send answer' }).click()
    await expect(desk.getByRole('heading', { name: /^Our answer of/ })).toBeVisible()
    await expectNoBarriersAtBothWidths(desk)
    expect(await wide(desk)).toBeLessThanOrEqual(0)
    expect(desk.url()).not.toContain(number)

    await page.goto('/support')
    await page.getByLabel('Ticket number').fill(number)
    await page.getByLabel('Your four words').fill(code)
    await page.getByRole('button', { name: 'Read the answer' }).click()
    await expect(page.getByText('Courthouses have security staff.')).toBeVisible()

    await desk.getByRole('button', { name: 'Close ticket' }).click()
    await desk.getByRole('button', { name: 'Close and erase' }).click()
    await expect(desk.getByText('It was erased when the ticket was closed')).toBeVisible()
    await desk.context().close()
  },
)

test('a saved reply is stored, inserted into an answer and deleted', { tag: '@once' }, async ({ page }) => {
  const title = `Times ${test.info().project.name}`
  await signInAs(page, 'support@demo.test', '/support-admin-dashboard')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text of the reply').fill('Between 6 and 72 hours.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await page.getByText(title, { exact: true }).click()
  await expect(page.getByText('Between 6 and 72 hours.')).toBeVisible()
  await page.locator('details', { hasText: title }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(title, { exact: true })).toHaveCount(0)
})

test('ana asks while she is signed in, lets support look, and sees that support looked', { tag: '@once' }, async ({ page, browser }) => {
  const words = `Where are my settings? ${test.info().project.name} ${Date.now()}`
  await signInAs(page, 'ana@demo.test', '/support')
  await page.getByLabel('What is it about?').selectOption('How the site works')
  await page.getByRole('textbox', { name: 'Your question' }).fill(words)
  await page.getByRole('button', { name: 'Send question' }).click()
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.getByText(/^It is ticket/).innerText())![0]
  await expect(page.getByRole('heading', { name: `Ticket ${number}` })).toBeVisible()
  await expectNoBarriers(page)
  expect(await wide(page)).toBeLessThanOrEqual(0)

  const desk = await another(browser, 'support@demo.test', '/support-admin-dashboard')
  await desk.getByRole('button', { name: number }).click()
  await expect(desk.getByText(words)).toBeVisible()
  // The other of the two browsers of this test may have let support look already: it is one account.
  await page
    .getByLabel('For how long?')
    .or(page.getByRole('button', { name: 'End it now' }))
    .first()
    .waitFor()
  if (await page.getByLabel('For how long?').isVisible()) {
    await page.getByLabel('For how long?').selectOption('4 hours')
    await page.getByRole('button', { name: 'Let support look' }).click()
  }
  await expect(page.getByText(/Support may look at your account until/)).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: number }).click()
  await desk.getByRole('button', { name: 'Look at the account' }).click()
  await expect(desk.locator('dd', { hasText: /^Ana / })).toBeVisible()
  expect(await desk.locator('main').innerText()).not.toContain('ana@demo.test')
  await expectNoBarriers(desk)
  expect(await wide(desk)).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who looked' })).toBeVisible()
  await expect(page.getByText(/^Support, \S+ \S\.$/).first()).toBeVisible()
  await expectNoBarriers(page)
  await desk.context().close()
})

test(
  'a crash is in the list of errors at the next look; a status is kept; someone else is told that it is not open to them',
  { tag: '@once' },
  async ({ page, browser }) => {
    await page.route('**/api/reviews*', (route) => route.fulfill({ json: { items: [null], next: null } }))
    await page.goto('/rate-your-court')
    const reported = page.waitForResponse((reply) => reply.url().endsWith('/api/bug-detection/log-error'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
    expect(await (await reported).json()).toEqual({ logged: true })

    const admin = await another(browser, 'admin@demo.test', '/bug-detection')
    await expect(admin.getByRole('heading', { name: 'Bug detection' })).toBeVisible()
    const found = admin.getByRole('button', { name: 'TypeError: Cannot read properties of null' }).first()
    await expect(found).toBeVisible()
    await expectNoBarriers(admin)
    expect(await wide(admin)).toBeLessThanOrEqual(0)
    await found.click()
    await expect(admin.getByRole('heading', { level: 1, name: 'TypeError: Cannot read properties of null' })).toBeVisible()
    await admin.getByLabel('Status').selectOption('Known')
    await admin.getByLabel('Note').fill('A reply without its items.')
    await admin.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(admin.getByText('Kept', { exact: true })).toBeVisible()
    await expectNoBarriers(admin)
    expect(await wide(admin)).toBeLessThanOrEqual(0)
    await admin.context().close()

    const ben = await another(browser, 'ben@demo.test', '/bug-detection')
    await expect(ben.getByRole('heading', { name: 'Bug detection' })).toHaveCount(0)
    expect((await ben.request.get('/api/bug-detection/groups')).status()).toBe(403)
    expect((await ben.request.get('/support-admin-dashboard')).status()).toBe(403)
    await ben.context().close()
  },
)
