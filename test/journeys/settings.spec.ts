import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { expectNoBarriers } from './axe.ts'
import { openSections } from './sections.ts'
import { acceptTerms, beginSession, type Newcomer, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

const neutral = /case|divorce|custody|abuse|evidence|court|balance/i
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openSettings(page: Page) {
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()
  await openSections(page)
}

/** Signs up, confirms, signs in and accepts: someone whom no other journey knows. */
async function enterAsNew({ request }: Page): Promise<Newcomer> {
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  return person
}

test(
  'someone changes their settings, undoes, is told of another window, takes everything along, and closes the account',
  { tag: '@once' },
  async ({ page, context }) => {
    const complaints = watch(page)
    const { email, password } = await enterAsNew(page)
    await openSettings(page)

    // Names: saved, seen after a reload, and undone.
    const profile = part(page, 'Profile')
    await profile.getByLabel('First name').fill('Zoë')
    await profile.getByRole('button', { name: 'Save names' }).click()
    await expect(page.getByText('Your settings are kept.')).toBeVisible()
    await profile.getByRole('button', { name: 'Undo' }).click()
    await expect(profile.getByLabel('First name')).toHaveValue('Nia')

    // Two windows: the older one gets an error, and loses no entries.
    const other = await context.newPage()
    await other.goto('/account-settings')
    await openSections(other)
    await profile.getByLabel('First name').fill('Anna')
    await profile.getByRole('button', { name: 'Save names' }).click()
    await expect(profile.getByRole('button', { name: 'Undo' })).toBeVisible()
    const late = part(other, 'Profile')
    await late.getByLabel('First name').fill('Anya')
    await late.getByRole('button', { name: 'Save names' }).click()
    await expect(late.getByRole('alert')).toContainText('This was changed meanwhile')
    await expect(late.getByRole('alert')).toContainText('Anna Cole')
    await expect(late.getByLabel('First name')).toHaveValue('Anya')
    await expectNoBarriers(other)
    await late.getByRole('button', { name: 'Show what is kept' }).click()
    await expect(late.getByLabel('First name')).toHaveValue('Anna')
    await other.close()

    // Hours need a zone; the zone tells its time.
    const notifications = part(page, 'Notifications')
    await expect(notifications.getByText('choose your own zone first')).toBeVisible()
    const zones = part(page, 'Time zones')
    await zones.getByLabel('Your zone').fill('America/Chicago')
    await expect(zones.getByText(/^There it is now \w{3} \d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m CT\.$/)).toBeVisible()
    await zones.getByRole('button', { name: 'Save zones' }).click()
    await expect(notifications.getByLabel('Keep quiet in these hours')).toBeVisible()

    // All off until chosen; nothing goes out until an address is safe.
    await expect(notifications.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await notifications.getByLabel('Somebody signs in to your account: E-mail').check()
    await expect(notifications.getByText('No mail is sent yet')).toBeVisible()
    await notifications.getByLabel('Keep quiet in these hours').check()
    await notifications.getByLabel('From').fill('21:30')
    await notifications.getByRole('button', { name: 'Save notifications' }).click()
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible()
    await notifications.getByText('Read the mails, word for word').click()
    await expect(notifications.getByText('A new sign-in')).toBeVisible()
    const contact = part(page, 'Safe contact')
    await contact.getByRole('radio', { name: email }).check()
    await contact.getByRole('button', { name: 'Save safe contact' }).click()
    await expect(notifications.getByText('No mail is sent yet')).toBeHidden()

    // No case notifications until the person chooses them. Their times are next to them, and each mail can be read in advance.
    await notifications.getByLabel('What is new in your case, one mail a day: E-mail').check()
    await notifications.getByLabel('A hearing comes nearer, or somebody changed one that you see: E-mail').check()
    await notifications.getByRole('button', { name: 'Save notifications' }).click()
    await expect(notifications.getByText('New or changed dates: 2')).toBeVisible()
    const times = part(page, 'Times of reminders')
    await times.getByLabel('My mail of the day, at').fill('23:15')
    await expect(times.getByText('You keep this hour quiet')).toBeVisible()
    await times.getByLabel('3 days before').check()
    await times.getByLabel('Remind me of an exchange').selectOption('2 hours before')
    await times.getByRole('button', { name: 'Save times' }).click()
    await expect(times.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(part(page, 'Connected people').getByRole('link', { name: 'See who is connected' })).toHaveAttribute(
      'href',
      '/parent-connection',
    )

    // After a network failure the entries are still there.
    await page.route('**/api/settings/names', (route) => route.abort())
    await profile.getByLabel('Last name').fill('Not yet saved')
    await profile.getByRole('button', { name: 'Save names' }).click()
    await expect(profile.getByRole('alert')).toContainText('What you typed is still here')
    await expect(profile.getByLabel('Last name')).toHaveValue('Not yet saved')
    await page.unroute('**/api/settings/names')

    // Safety mode shows what the other parent would see.
    const safety = part(page, 'Safety mode')
    await expect(safety).toContainText('Your name, nowAnna Cole')
    await safety.getByRole('button', { name: 'Turn safety mode on' }).click()
    await expect(safety).toContainText('Your name, nowAnna')
    await expect(safety).not.toContainText('Your name, nowAnna Cole')

    // Discreet mode: at once, and in the first HTML of every page.
    await part(page, 'Discreet mode').getByRole('button', { name: 'Turn discreet mode on' }).click()
    await expect(page).toHaveTitle('Notes: Settings')
    for (const path of ['/', '/account-settings', '/subscription', '/search-professionals', '/no-such-page']) {
      const html = await (await page.request.get(path)).text()
      const head = html.slice(0, html.indexOf('</head>'))
      expect([path, /<title>([^<]*)/.exec(head)?.[1]]).toEqual([path, expect.stringMatching(/^Notes: [A-Z][a-z]+$/)])
      expect(head.replaceAll(/<(?:script|link)[^>]*assets[^>]*>/g, '')).not.toMatch(neutral)
      expect(head).toContain('href="/icons/paper.svg"')
    }
    expect((await page.request.get('/icons/paper.svg')).headers()['content-type']).toContain('image/svg+xml')

    // Shared device: this session alone.
    await part(page, 'Shared device').getByRole('button', { name: 'Others use this device' }).click()
    await expect(part(page, 'Shared device').getByText('On', { exact: true })).toBeVisible()

    // Everything, as a file.
    await openSettings(page)
    await expect(part(page, 'Notifications').getByLabel('From')).toHaveValue('21:30')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part(page, 'Take everything with you').getByRole('button', { name: 'Export everything' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
    expect(strFromU8(files['data/account.json']!)).toContain(email)
    expect(strFromU8(files['index.html']!)).toContain('America/Chicago')

    // The end: not without the word and the password.
    const close = part(page, 'Close the account')
    await expect(close).toContainText('Which documents were accepted, and when, without your name')
    await close.getByLabel('Your password').fill(password)
    await close.getByLabel('Type the word CLOSE').fill('yes')
    await close.getByRole('button', { name: 'Close my account for ever' }).click()
    await expect(close.getByText('Type the word CLOSE, in capitals.').first()).toBeVisible()
    await close.getByLabel('Type the word CLOSE').fill('CLOSE')
    await close.getByRole('button', { name: 'Close my account for ever' }).click()
    await expect(page.getByRole('dialog', { name: 'Your account is closed' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
    const mails = (await (await page.request.get('/api/outbox')).json()) as { mails: { to: string; subject: string }[] }
    expect(mails.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Your account is closed'])
    expect(complaints.filter((text) => !/40[0139]|ERR_FAILED/.test(text))).toEqual([])
  },
)

test('a link opens its part of the settings, the address keeps which is open, and on paper all are', async ({ page }) => {
  await signInAs(page, 'lawyer@demo.test', '/account-settings#waiting')
  const [factors, zones] = [part(page, 'Second factors'), part(page, 'Time zones')]
  await expect(factors.getByRole('button', { name: 'Set up an authenticator' })).toBeInViewport()
  const isPhone = test.info().project.name === 'phone'
  await expect(zones.getByLabel('Your zone')).toBeVisible({ visible: !isPhone })
  const list = page.getByRole('navigation', { name: 'On this page' })
  if (isPhone) {
    await expect(list).toBeHidden()
    await zones.locator('summary').press('Enter')
    await expect(page).toHaveURL(/#zones$/)
    await expect(zones.getByLabel('Your zone')).toBeVisible()
    await zones.locator('summary').press('Enter')
    await expect(page).toHaveURL(/\/account-settings$/)
  } else {
    await list.getByRole('link', { name: 'Time zones' }).click()
    await expect(page).toHaveURL(/#zones$/)
    await expect(zones.getByLabel('Your zone')).toBeInViewport()
    await expect(list).toBeInViewport()
  }
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Password', 'Sessions', 'Close the account']) await expect(part(page, name).locator('p').first()).toBeVisible()
})

test(
  'the plan tells the days that are left, what goes on for ever and what stops, and asks for no card',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page, 'lawyer@demo.test', '/subscription')
    const main = page.getByRole('main')
    await expect(main.getByText(/^[1-7] days? left$/)).toBeVisible()
    await expect(main).toContainText('No card was asked for')
    await expect(main.getByText('You can answer the other parent.')).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(0)
  },
)

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })
  test('the settings and the plan can be read', async ({ page }) => {
    await beginSession(page.request, { email: 'lawyer@demo.test', password: demoPassword })
    await page.goto('/account-settings')
    await expect(part(page, 'Profile').getByLabel('First name')).toHaveValue('Lena')
    await expect(part(page, 'Close the account')).toContainText('What stays, and why')
    await page.goto('/subscription')
    await expect(page.getByRole('main').getByText(/days? left$/)).toBeVisible()
  })
})
