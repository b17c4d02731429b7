import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms and policies' })
const acknowledgement = (page: Page) => page.getByRole('dialog', { name: 'Before you start' })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome, Nia' })
const box = (page: Page) => page.getByRole('checkbox', { name: 'I understand that this site is for learning' })

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.locator('output').filter({ hasText: text })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

async function tickAll(page: Page) {
  const boxes = terms(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const one of await boxes.all()) await one.check()
}

test(
  'a newcomer accepts the terms and is in; a second session asks for the acknowledgement, once',
  { tag: '@once' },
  async ({ page, browser, request }) => {
    const complaints = watch(page)
    const person = await newPerson(request)
    await beginSession(page.request, person)

    // The list does not load: the toast, an empty list, and another try.
    await page.route('**/api/terms/versions', (route) => route.fulfill({ status: 500, body: '' }))
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await page.goto('/search-professionals?q=lopez')
    await expect(terms(page)).toBeVisible()
    await expectToast(page, 'Error', 'Failed to load terms and policies. Please try again.')
    await expect(terms(page).getByRole('checkbox')).toHaveCount(0)
    // The page behind is not shown, and its data was asked for neither here nor on the server.
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/api/professionals'))).toEqual([])
    expect(await page.locator('#seed').textContent()).not.toContain('/api/professionals/search')
    await page.unroute('**/api/terms/versions')
    await terms(page).getByRole('button', { name: 'Try again' }).click()
    await expect(terms(page).getByRole('checkbox')).toHaveCount(4)
    for (const one of await terms(page).getByRole('checkbox').all()) await expect(one).not.toBeChecked()
    await expect(terms(page).getByRole('region', { name: 'Text of “Privacy policy”' })).toContainText(
      'Pages load nothing from other companies.',
    )
    await expectNoBarriersAtBothWidths(page)

    // Neither Esc, twice, nor a press outside closes it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(terms(page)).toBeVisible()
    await expect(terms(page).getByRole('link', { name: 'Sign Out' })).toBeVisible()
    await expect(terms(page).getByRole('link', { name: 'Leave this site' })).toBeVisible()

    const accept = terms(page).getByRole('button', { name: 'Accept' })
    await expect(accept).toBeDisabled()
    await accept.click({ force: true })
    await expectToast(page, 'Required Agreements', 'Please accept all required terms and policies to continue.')
    await page.getByRole('button', { name: 'Close' }).click()
    await tickAll(page)
    await expect(accept).toBeEnabled()

    await page.route('**/api/terms/accept', (route) => route.fulfill({ status: 500, body: '' }))
    await accept.click()
    await expectToast(page, 'Error', 'Failed to record your agreement. Please try again.')
    await page.unroute('**/api/terms/accept')
    await expect(accept).toBeEnabled()
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/api/terms/accept', async (route) => {
      await held
      await route.continue()
    })
    await accept.click()
    await expect(terms(page).getByRole('button', { name: 'Recording Agreement...' })).toBeDisabled()
    go()
    await expect(terms(page)).toBeHidden()
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    await expectToast(page, 'Terms Accepted', 'Welcome to CaseBalance! Your agreements have been recorded.')

    // No second dialog in this session.
    await page.goto('/')
    await expect(welcome(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(complaints.filter((line) => !line.includes('500'))).toEqual([])

    // The next session: the acknowledgement, and nothing else answers until then.
    const context = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' })
    const next = await context.newPage()
    await beginSession(next.request, person)
    await next.goto(page.url())
    await expect(acknowledgement(next)).toBeVisible()
    await expect(welcome(next)).toHaveCount(0)
    await expectNoBarriersAtBothWidths(next)
    await next.keyboard.press('Escape')
    await next.keyboard.press('Escape')
    await next.mouse.click(4, 4)
    await expect(acknowledgement(next)).toBeVisible()
    const start = acknowledgement(next).getByRole('button', { name: 'Start' })
    await expect(start).toBeDisabled()
    await box(next).check()
    await next.route('**/api/legal/simple-acknowledge', (route) => route.fulfill({ status: 500, body: '' }))
    await start.click()
    await expectToast(next, 'Something went wrong', 'Please try again in a moment.')
    await next.unroute('**/api/legal/simple-acknowledge')
    const sent = next.waitForRequest('**/api/legal/simple-acknowledge')
    await start.click()
    const payload = (await sent).postDataJSON() as { acknowledged: boolean; timestamp: string }
    expect(payload).toEqual({ acknowledged: true, timestamp: new Date(payload.timestamp).toISOString() })
    await expect(acknowledgement(next)).toBeHidden()
    await expectToast(next, 'Welcome to CaseBalance!', "You're all set to start using your family court tools.")
    await expect(welcome(next)).toBeVisible()
    await next.reload()
    await expect(welcome(next)).toBeVisible()
    await expect(next.getByRole('dialog')).toHaveCount(0)
    await context.close()
  },
)

test(
  'with two tabs open, what is accepted by keyboard in one lets the other go on',
  { tag: '@once' },
  async ({ page, context, request }) => {
    const person = await newPerson(request)
    await beginSession(page.request, person)
    await page.goto('/')
    await expect(terms(page).getByRole('checkbox')).toHaveCount(4)
    const other = await context.newPage()
    await other.goto('/')
    await expect(terms(other).getByRole('checkbox')).toHaveCount(4)

    await page.bringToFront()
    // From the heading on, by Tab alone; nothing outside the dialog takes the focus.
    const passed: string[] = []
    const focused = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(true)
      const at = await page.evaluate(() => {
        const { activeElement: element } = document
        return element instanceof HTMLInputElement ? element.name : (element?.textContent ?? '').trim()
      })
      passed.push(at)
      if (/_|privacy/.test(at) && !at.includes(' ')) await page.keyboard.press('Space')
      if (at === 'Accept') break
    }
    expect(passed.filter((at) => /^[a-z_]+$/.test(at))).toEqual([
      'educational_disclaimer',
      'legal_disclaimer',
      'terms_of_service',
      'privacy_policy',
    ])
    await page.keyboard.press('Enter')
    await expect(welcome(page)).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()

    await expect(terms(other)).toBeHidden()
    await expect(welcome(other)).toBeVisible()
    await expect(other.getByRole('dialog')).toHaveCount(0)

    // And the same with the acknowledgement.
    await beginSession(page.request, person)
    await Promise.all([page.reload(), other.reload()])
    await expect(acknowledgement(other)).toBeVisible()
    await page.bringToFront()
    await box(page).focus()
    await page.keyboard.press('Space')
    await acknowledgement(page).getByRole('button', { name: 'Start' }).press('Enter')
    await expect(welcome(page)).toBeVisible()
    await expect(welcome(other)).toBeVisible()
  },
)

test('a gate that becomes due on an open page hides it, and loses nothing that was typed', { tag: '@once' }, async ({ page, request }) => {
  const person = await newPerson(request)
  await beginSession(page.request, person)
  await page.clock.install()
  await page.goto('/search-professionals')
  await tickAll(page)
  await terms(page).getByRole('button', { name: 'Accept' }).click()
  const field = page.getByRole('searchbox').first()
  await field.fill('half a name')
  // The next day, in a new session, someone comes back to the page that stood open.
  await beginSession(page.request, person)
  await page.clock.fastForward('06:00')
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')))
  await expect(acknowledgement(page)).toBeVisible()
  await expect(field).toBeHidden()
  await box(page).check()
  await acknowledgement(page).getByRole('button', { name: 'Start' }).click()
  await expect(acknowledgement(page)).toBeHidden()
  await expect(field).toHaveValue('half a name')
})

test('signing out of the terms dialog ends the session; nothing is recorded', { tag: '@once' }, async ({ page }) => {
  await page.request.post('/api/auth/sign-in/email', { data: { email: 'newcomer@demo.test', password: demoPassword } })
  await page.goto('/')
  await expect(terms(page)).toBeVisible()
  await terms(page).getByRole('link', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both gates are plain forms', { tag: '@once' }, async ({ page, request }) => {
    const person = await newPerson(request)
    await beginSession(page.request, person)
    await page.goto('/')
    await expect(welcome(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to that page' }).click()
    await expect(page).toHaveURL(/\/terms-required$/)
    await expectNoBarriersPlain(page)
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(4)
    await boxes.first().check()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('alert')).toContainText('Required Agreements')
    await expect(page.getByRole('alert')).toContainText('Please accept all required terms and policies to continue.')
    await expect(boxes.first()).toBeChecked()
    for (const one of await boxes.all()) await one.check()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Welcome to CaseBalance! Your agreements have been recorded.')).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(welcome(page)).toBeVisible()

    await beginSession(page.request, person)
    await page.goto('/')
    await expect(welcome(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to that page' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('alert')).toContainText('Tick the box to go on.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText("You're all set to start using your family court tools.")).toBeVisible()
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(welcome(page)).toBeVisible()
  })
})

/** axe needs JavaScript: without it the page is looked at for what axe would ask first. */
async function expectNoBarriersPlain(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(1)
}

test('a person reads their own records, takes them along, and prints a proof with its text', { tag: '@once' }, async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, 'ana@demo.test', '/terms-audit')
  await expect(page.getByRole('heading', { name: 'Your agreements' })).toBeVisible()
  await expect(page.getByText('Nothing is outstanding')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Accepted' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Look up a person’s records' })).toHaveCount(0)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain('"acceptance","privacy_policy"')

  await page.getByRole('link', { name: 'Proof sheet of “Privacy policy”' }).click()
  await expect(page.getByRole('heading', { name: 'Proof of acceptance' })).toBeVisible()
  await expect(page.getByText('Ana Moreno, ana@demo.test')).toBeVisible()
  // On paper: who, what and when on the first page, the text on the following ones, in letters that can be read.
  const pagesOf = (paper: Buffer) => paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(1)
  expect(pagesOf(await page.pdf({ format: 'Letter', pageRanges: '1' }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#text + *').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(12)
  expect(complaints).toEqual([])
})

test('an admin finds the records of one person, and nobody else is shown them', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'admin@demo.test', '/terms-audit')
  await page.getByLabel('Exact e-mail address').fill('ben@demo.test')
  await page.getByRole('button', { name: 'Show records' }).click()
  await expect(page.getByText('ben@demo.test').first()).toBeVisible()
  await expect(page.getByText('ana@demo.test')).toHaveCount(0)
  // The address that was looked for stands in no address of ours.
  expect(page.url()).not.toContain('ben')
  await expectNoBarriers(page)
  const file = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Look up a person’s records' }).getByRole('button', { name: 'Download as CSV' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain('"ben@demo.test"')
  expect(text).not.toContain('ana@demo.test')
  await page.getByLabel('Exact e-mail address').fill(`${randomUUID()}@example.org`)
  await page.getByRole('button', { name: 'Show records' }).click()
  await expect(page.getByText('No record fits')).toBeVisible()
})
