import { expect, type Page } from '@playwright/test'
import { codeOf } from '../support/authenticator.ts'
import { expectNoBarriers } from './axe.ts'
import { openSections } from './sections.ts'
import { acceptTerms, type Newcomer, newPerson } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

async function signIn(page: Page, { email, password }: Newcomer) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const isIn = (page: Page) => expect(page).toHaveURL(/\/$/)

/** Opens the settings in a later session, in which the acknowledgement is due first. */
async function backInSettings(page: Page) {
  const reply = await page.request.post('/api/legal/simple-acknowledge', {
    data: { timestamp: new Date().toISOString(), acknowledged: true },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await page.goto('/account-settings')
  await openSections(page)
}

/** Someone new, who is signed in and looks at their settings. */
async function inSettings(page: Page): Promise<Newcomer> {
  const person = await newPerson(page.request)
  await signIn(page, person)
  await isIn(page)
  await acceptTerms(page.request)
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { name: 'Second factors' })).toBeVisible()
  await openSections(page)
  return person
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'session' })
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'someone sets up an authenticator, keeps the recovery codes, and signs in with a code, and once with a recovery code',
  { tag: '@once' },
  async ({ page }) => {
    const complaints = watch(page)
    const person = await inSettings(page)
    const factors = part(page, 'Second factors')
    await factors.getByRole('button', { name: 'Set up an authenticator' }).click()
    await expect(factors.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
    await expectNoBarriers(page)
    const secret = (await factors.locator('code').first().innerText()).replaceAll(/\s/g, '')

    await factors.getByLabel('Code of the app').fill('12345')
    await factors.getByRole('button', { name: 'Turn it on' }).click()
    await expect(factors.getByText('A code has six digits.')).toBeVisible()
    const began = Date.now()
    await factors.getByLabel('Code of the app').fill(codeOf(secret, began))
    await factors.getByRole('button', { name: 'Turn it on' }).click()
    await expect(factors.getByRole('heading', { name: 'Your ten recovery codes' })).toBeVisible()
    const codes = await factors.getByRole('listitem').locator('code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectNoBarriers(page)
    const download = page.waitForEvent('download')
    await factors.getByRole('button', { name: 'Save as a file' }).click()
    expect((await download).suggestedFilename()).toBe('codes.txt')
    await factors.getByRole('button', { name: 'I have kept them' }).click()
    await expect(factors.getByText('Recovery codes left: 10.')).toBeVisible()

    await signOut(page)
    await signIn(page, person)
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, began))
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('alert')).toContainText('This code was used before.')
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, began + 30_000))
    await page.getByRole('button', { name: 'Go on' }).click()
    await isIn(page)

    await signOut(page)
    await signIn(page, person)
    await page.getByText('I do not have my device').click()
    await page.getByLabel('Recovery code').fill(codes[3]!)
    await page.getByRole('button', { name: 'Use this recovery code' }).click()
    await isIn(page)
    await backInSettings(page)
    await expect(part(page, 'Second factors').getByText('Recovery codes left: 9.')).toBeVisible()
    await expect(part(page, 'Sessions').getByText('Signed in with a recovery code')).toBeVisible()
    expect(complaints.filter((text) => !/40[0134]/.test(text))).toEqual([])
  },
)

test(
  'someone adds a passkey, signs in with it, and takes it away: that waits a day, and can be stopped',
  { tag: '@once' },
  async ({ page }) => {
    const authenticator = await page.context().newCDPSession(page)
    await authenticator.send('WebAuthn.enable')
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await inSettings(page)
    const factors = part(page, 'Second factors')
    await factors.getByLabel('Name of the new passkey').fill('My phone')
    await factors.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(factors.getByText('My phone', { exact: true })).toBeVisible()
    await factors.getByRole('button', { name: 'Rename: My phone' }).click()
    await factors.getByLabel('New name').fill('Old phone')
    await factors.getByRole('button', { name: 'Save the name' }).click()
    await expect(factors.getByText('Old phone', { exact: true })).toBeVisible()

    await signOut(page)
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await isIn(page)
    await backInSettings(page)
    await expect(part(page, 'Sessions').getByText('Signed in with a passkey')).toBeVisible()

    await factors.getByRole('button', { name: 'Take away: Old phone' }).click()
    await expect(factors.getByText('A passkey no longer works: Old phone')).toBeVisible()
    await expectNoBarriers(page)
    await factors.getByRole('button', { name: 'Stop this change' }).click()
    await expect(factors.getByRole('heading', { name: 'Waits for a day to be over' })).toBeHidden()
    await expect(factors.getByRole('button', { name: 'Take away: Old phone' })).toBeVisible()
  },
)

test(
  'someone sees a second browser among the sessions, gives the password again, and ends it',
  { tag: '@once' },
  async ({ page, browser }) => {
    const person = await inSettings(page)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await signIn(other, person)
    await isIn(other)

    await page.reload()
    await openSections(page)
    const sessions = part(page, 'Sessions')
    await expect(sessions.getByText('This device')).toBeVisible()
    // As after ten minutes: the server asks for the password.
    let asked = 0
    await page.route('**/api/auth/revoke-session', async (route) => {
      if (asked++ > 0) return route.continue()
      const json = { code: 'forbidden', message: 'Give your password again first.', detail: { why: 'confirm' } }
      return route.fulfill({ status: 403, json })
    })
    await sessions.getByRole('button', { name: /^End the session: / }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
    await expectNoBarriers(page)
    await dialog.getByLabel('Password').fill('not the password at all')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByText('This is not the password of your account.')).toBeVisible()
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog).toBeHidden()
    await expect(sessions.getByRole('button', { name: /^End the session: / })).toHaveCount(0)
    expect((await other.request.get('/api/auth/user')).status()).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await elsewhere.close()
  },
)

test('someone changes the password and asks for another address, which waits for its code', { tag: '@once' }, async ({ page }) => {
  const person = await inSettings(page)
  const password = part(page, 'Password')
  await password.getByLabel('Your password now').fill('something else entirely')
  await password.getByLabel('New password').fill('nine tall lamps by the long road')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('This is not the password of your account.')).toBeVisible()
  await expect(password.getByLabel('New password')).toHaveValue('nine tall lamps by the long road')
  await password.getByLabel('Your password now').fill(person.password)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible()

  const address = part(page, 'E-mail address')
  const wanted = `${crypto.randomUUID()}@new.example`
  await address.getByLabel('New e-mail address').fill(wanted)
  await address.getByRole('button', { name: 'Change address' }).click()
  await expect(address.getByText('if you give the code by then')).toBeVisible()
  const { mails } = (await (await page.request.get('/api/outbox')).json()) as { mails: { to: string; pieces: { text: string }[] }[] }
  const text = mails
    .find(({ to }) => to === wanted)!
    .pieces.map((piece) => piece.text)
    .join('')
  await address.getByLabel('Code from the mail').fill(/\d{8}/.exec(text)![0])
  await address.getByRole('button', { name: 'Confirm the new address' }).click()
  await expect(address.getByText('you need do nothing more')).toBeVisible()
  await expectNoBarriers(page)
  const notice = mails
    .find(({ to }) => to === person.email)!
    .pieces.map((piece) => piece.text)
    .join('')
  expect(notice).toContain('/stop-change?token=')
})
