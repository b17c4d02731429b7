import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import * as axe from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

const password = 'seven small boats at sea'
const newAddress = () => `${crypto.randomUUID()}@example.org`

async function fillSignUp(page: Page, email: string, chosen: string) {
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Cole')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(chosen)
  await page.getByRole('button', { name: 'Make my account' }).click()
}

async function signIn(page: Page, email: string, chosen: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(chosen)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens the newest link that was mailed to an address, from the outbox as a reader of mail does. */
async function openLink(page: Page, email: string, subject: string) {
  await page.goto('/outbox')
  await page
    .locator('#content > div > div')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
    .getByRole('link')
    .first()
    .click()
}

const userOf = async (page: Page) => (await page.request.get('/api/auth/user')).status()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@once' }, () => {
    test.use({ javaScriptEnabled })
    // axe is JavaScript itself; the pages are the same without.
    const expectNoBarriers = async (page: Page) => {
      if (javaScriptEnabled) await axe.expectNoBarriers(page)
    }
    const expectNoBarriersAtBothWidths = async (page: Page) => {
      if (javaScriptEnabled) await axe.expectNoBarriersAtBothWidths(page)
    }

    test('someone signs up, opens the link from the outbox, confirms, signs in, and signs out', async ({ page }) => {
      const complaints = watch(page)
      const email = newAddress()
      await page.goto('/sign-up')

      // What is wrong stands at its field, nothing but the password has to be typed again.
      await fillSignUp(page, email, 'qwerty123456')
      await expect(page.getByRole('alert')).toContainText('This password is on the lists that are tried first.')
      await expect(page.getByLabel('First name')).toHaveValue('Nia')
      await expect(page.getByLabel('E-mail address')).toHaveValue(email)
      await expectNoBarriersAtBothWidths(page)

      await fillSignUp(page, email, password)
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
      await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
      await expectNoBarriersAtBothWidths(page)
      await page.getByRole('button', { name: 'Send a new link' }).click()
      await expect(page.getByText(`If ${email} waits to be confirmed, a new link is on its way to it.`)).toBeVisible()

      // Before that nobody gets in.
      await page.goto('/sign-in')
      await signIn(page, email, password)
      await expect(page.getByRole('alert')).toContainText('Your address is not confirmed yet.')
      expect(await userOf(page)).toBe(401)

      await page.goto('/outbox')
      await expectNoBarriersAtBothWidths(page)
      await openLink(page, email, 'Confirm your e-mail address')
      await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
      const link = page.url()
      expect(link).not.toContain(encodeURIComponent(email))
      await expectNoBarriersAtBothWidths(page)
      await page.getByLabel('Password you chose at sign-up').fill(password)
      await page.getByRole('button', { name: 'Confirm address' }).first().click()
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

      // A link works once, and says so; there is a way to a new one.
      await page.goto(link)
      await page.getByLabel('Password you chose at sign-up').fill(password)
      await page.getByRole('button', { name: 'Confirm address' }).first().click()
      await expect(page.getByRole('alert')).toContainText('This link no longer works: it was used, or it is too old.')
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
      await expectNoBarriersAtBothWidths(page)

      await page.getByRole('main').getByRole('link', { name: 'sign in' }).click()
      await signIn(page, email, password)
      if (!javaScriptEnabled) await page.getByRole('link', { name: 'Go on' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(await userOf(page)).toBe(200)
      // A person who is signed in has no use for these pages.
      for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
        await page.goto(path)
        await expect(page).toHaveURL(/\/$/)
      }

      // An address that is typed, or a link elsewhere: it asks first.
      await page.goto('/api/logout')
      expect(await userOf(page)).toBe(200)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(await userOf(page)).toBe(401)
      expect(complaints.filter((text) => !/40[0139]|410/.test(text))).toEqual([])
    })

    test('someone who forgot the password chooses another by the mailed link, once', async ({ page }) => {
      const email = newAddress()
      await page.goto('/sign-up')
      await fillSignUp(page, email, password)
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
      await openLink(page, email, 'Confirm your e-mail address')
      await page.getByLabel('Password you chose at sign-up').fill(password)
      await page.getByRole('button', { name: 'Confirm address' }).first().click()
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
      await page.goto('/sign-in')
      await page.getByRole('link', { name: 'I forgot it' }).click()
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      await page.getByLabel('E-mail address').fill('not an address')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByRole('alert')).toContainText('Write one e-mail address')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByText(`If an account has the address ${email}, we sent a link to it.`)).toBeVisible()
      await expectNoBarriers(page)
      await openLink(page, email, 'Your link for a new password')
      const link = page.url()
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.getByRole('alert')).toContainText('The password needs at least 12 characters.')
      await expectNoBarriers(page)
      await page.getByLabel('New password').fill('a quite different sentence')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

      await page.goto(link)
      await page.getByLabel('New password').fill('yet another long sentence')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.getByRole('alert')).toContainText('This link no longer works')
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL(/\/forgot-password$/)

      await page.goto('/sign-in')
      await signIn(page, email, password)
      await expect(page.getByRole('alert')).toContainText('do not belong together')
      await signIn(page, email, 'a quite different sentence')
      if (javaScriptEnabled) await expect(page).toHaveURL(/\/$/)
      else await expect(page.getByText('You are signed in.')).toBeVisible()
    })
  })
}

test('asvs-6.2.6 asvs-6.2.7 a password is masked until it is asked for, and can be pasted', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sign-up')
  const field = page.getByLabel('Password')
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await page.getByLabel('Last name').fill(password)
  await page.getByLabel('Last name').press('ControlOrMeta+a')
  await page.getByLabel('Last name').press('ControlOrMeta+x')
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(password)
  await expect(page.getByText('Good and long.')).toBeVisible()
  await page.getByRole('button', { name: 'Show what I type' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show what I type' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await field.fill('seven sma')
  await expect(page.getByText('3 more characters are needed.')).toBeVisible()
  await page.goto('/sign-in')
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
})

test('on a device that others use the session goes with the browser', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Others use this device too').check()
  await signIn(page, 'ben@demo.test', demoPassword)
  await expect(page).toHaveURL(/\/$/)
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
})

test('one of our own pages signs out at once', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ben@demo.test')
  await page.evaluate(() => location.assign('/api/logout'))
  await expect.poll(() => userOf(page)).toBe(401)
})

test('a link elsewhere asks before it signs anybody out', { tag: '@once' }, async ({ page, baseURL }) => {
  await signInAs(page, 'ben@demo.test')
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL}/api/logout">Win</a>` }),
  )
  await page.goto('https://elsewhere.example/')
  await page.getByRole('link', { name: 'Win' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  expect(await userOf(page)).toBe(200)
})
