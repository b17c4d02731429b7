import { expect, type Page } from '@playwright/test'
import { calls } from '#accounts/accounts/contract.ts'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'You have been signed out' })

/** As on the next morning: the session is gone, and the page is still open. */
async function leaveOpenOverNight(page: Page) {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  return cookies
}

async function signInAgain(page: Page, email: string, password = demoPassword) {
  await dialog(page).getByLabel('E-mail address').fill(email)
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByRole('button', { name: 'Sign in and go on' }).click()
}

test(
  'a page left open over night: the next thing asks for the password, loses no typed text, and is then done',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'ana@demo.test')
    await page.goto('/support')
    const words = 'What I had typed before I fell asleep'
    const field = page.locator('textarea').first()
    await field.fill(words)
    await leaveOpenOverNight(page)
    // The next request: here for the flags, which an open page reads regularly.
    await expect(dialog(page)).toBeVisible()
    await expectNoBarriers(page)
    // A person who comes by reads nothing of the page beneath, and Esc opens no way to it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()

    await signInAgain(page, 'ana@demo.test', 'a wrong password of hers')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    const went = page.waitForResponse((response) => response.url().includes('/api/flags') && response.status() === 200)
    await signInAgain(page, 'ana@demo.test')
    await expect(dialog(page)).toHaveCount(0)
    await went
    await expect(field).toHaveValue(words)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  },
)

test('an interrupted request is sent, once, when its person is back', { tag: '@once' }, async ({ page }) => {
  const { request } = page
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  const acknowledgement = { acknowledged: true, timestamp: new Date().toISOString() }
  expect((await request.post('/api/legal/simple-acknowledge', { data: acknowledgement })).status()).toBe(200)

  await page.goto('/account-settings#profile')
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await profile.getByLabel('First name').fill('Zenobia')
  const answers: number[] = []
  page.on('response', (response) => response.url().endsWith('/api/settings/names') && answers.push(response.status()))
  // No poll may come first: this is about the call that someone made.
  await page.route('**/api/flags/version', () => {})
  await leaveOpenOverNight(page)
  await profile.getByRole('button', { name: 'Save names' }).click()
  await expect(dialog(page)).toBeVisible()
  await signInAgain(page, person.email, person.password)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Your settings are kept.')).toBeVisible()
  expect(answers).toEqual([401, 200])
  expect(await (await request.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Zenobia' })
})

test('someone else who signs in there gets a page of their own', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await page.goto('/support')
  await page.locator('textarea').first().fill('Words of Ana')
  await leaveOpenOverNight(page)
  await expect(dialog(page)).toBeVisible()
  await signInAgain(page, 'ben@demo.test')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ email: 'ben@demo.test' })
  // It shows nothing of Ana's.
  await expect(page.getByText('Call with Lena')).toHaveCount(0)
  await expect(page.getByText('Words of Ana')).toHaveCount(0)
})

test('signing in again in another tab lets this one go on', { tag: '@once' }, async ({ page, context }) => {
  await signInAs(page, 'ana@demo.test')
  const cookies = await leaveOpenOverNight(page)
  await expect(dialog(page)).toBeVisible()
  await context.addCookies(cookies)
  const other = await context.newPage()
  await other.goto('/')
  await expect(dialog(page)).toHaveCount(0)
})

test(
  'a press or a key keeps the session, at most once a minute; what the page asks by itself does not',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    await signInAs(page, 'ana@demo.test')
    await page.goto('/reviews')
    const foreground: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/user' && request.headers()['x-background'] === undefined) foreground.push('use')
      if (request.url().includes('/api/flags') && request.headers()['x-background'] === undefined) foreground.push('flags')
    })
    await page.keyboard.press('a')
    await page.clock.runFor(50_000)
    await page.keyboard.press('b')
    expect(foreground).toEqual([])
    await page.clock.runFor(12_000)
    const asked = page.waitForResponse('**/api/auth/user')
    await page.keyboard.press('c')
    await asked
    await page.keyboard.press('d')
    await page.mouse.click(5, 300)
    await page.clock.runFor(5_000)
    expect(foreground).toEqual(['use'])
  },
)

test(
  'two minutes before the session ends for want of use it is said, and a press keeps it; use in another tab counts',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.clock.install()
    await signInAs(page, 'ana@demo.test')
    await page.goto('/reviews')
    const warning = page.getByRole('alertdialog', { name: 'You’ll be signed out soon' })
    const stay = warning.getByRole('button', { name: 'Stay signed in' })
    await page.clock.fastForward('12:00')
    await expect(warning).toBeHidden()
    await page.clock.fastForward('01:10')
    await expect(stay).toBeFocused()
    await expectNoBarriers(page)
    const prolonged = page.waitForRequest((request) => request.url().endsWith(calls.user.path) && !('x-background' in request.headers()))
    await stay.click()
    await prolonged
    await expect(warning).toBeHidden()
    await expect(page.getByText('You’re still signed in')).toBeVisible()

    const other = await context.newPage()
    await other.goto('/support')
    await page.clock.fastForward('12:00')
    const synced = other.waitForResponse((reply) => reply.url().endsWith(calls.user.path) && !('x-background' in reply.request().headers()))
    // Dictated: no key, no press.
    await other.locator('textarea').first().fill('Words that were dictated')
    await synced
    await page.clock.fastForward('02:00')
    for (const each of [page, other]) await expect(each.getByRole('alertdialog')).toBeHidden()
    await page.clock.fastForward('11:30')
    await expect(stay).toBeVisible()
    await other.close()
  },
)
