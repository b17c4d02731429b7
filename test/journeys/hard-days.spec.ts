// Hard days in a real browser, for someone who is signed in: no network, a lost reply, a wrong clock, another device,
// another site. A page left open over night and two tabs: shell-session.spec.ts, gates.spec.ts and settings.spec.ts.
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, type Newcomer, newPerson } from './sign-in.ts'
import { test } from './test.ts'

const words = 'Where do I find the rating that I wrote last week?'
const hour = 3_600_000
const year = 365 * 24 * hour

/** Signs up, confirms, signs in and accepts: someone whom no other journey knows. */
async function enterAsNew({ request }: Page): Promise<Newcomer> {
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  return person
}

async function write(page: Page) {
  await page.goto('/support')
  await page.getByLabel('What is it about?').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Your question' }).fill(words)
}
const sendIt = (page: Page) => page.getByRole('button', { name: 'Send question' })
const arrived = (page: Page) => page.getByRole('heading', { name: 'Your question has arrived' })
const ticketsOf = async ({ request }: Page) =>
  ((await (await request.get('/api/support/mine')).json()) as { tickets: unknown[] }).tickets.length

test(
  'without a network what was typed stays, the page says so, and it is saved once the network is back',
  { tag: '@once' },
  async ({ page, context }) => {
    await enterAsNew(page)
    await page.goto('/account-settings#profile')
    const profile = page.getByRole('region', { name: 'Profile', exact: true })
    await profile.getByLabel('First name').fill('Zora')
    await context.setOffline(true)
    await profile.getByRole('button', { name: 'Save names' }).click()
    await expect(profile.getByRole('alert')).toContainText('There is no connection. What you typed is still here')
    await expect(profile.getByLabel('First name')).toHaveValue('Zora')
    await expectNoBarriers(page)
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Nia' })
    await context.setOffline(false)
    await profile.getByRole('button', { name: 'Save names' }).click()
    await expect(page.getByText('Your settings are kept.')).toBeVisible()
    await expect(profile.getByRole('alert')).toHaveCount(0)
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Zora' })
  },
)

test(
  'a question that is asked without a network, and whose reply is then lost, is there once',
  { tag: '@once' },
  async ({ page, context }) => {
    await enterAsNew(page)
    await write(page)
    await context.setOffline(true)
    await sendIt(page).click()
    await expect(page.getByRole('alert')).toContainText('There is no connection. What you typed is still here')
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(words)
    expect(await ticketsOf(page)).toBe(0)
    await context.setOffline(false)
    // The request arrives, and its answer is lost.
    let lost = 0
    await page.route('**/api/support/mine', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const reply = await route.fetch()
      return lost++ === 0 ? route.abort() : route.fulfill({ response: reply })
    })
    await sendIt(page).click()
    await expect(page.getByRole('alert')).toContainText('The server did not answer. What you typed is still here')
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(words)
    expect(await ticketsOf(page)).toBe(1)
    await sendIt(page).dblclick()
    await expect(arrived(page)).toBeVisible()
    expect(await ticketsOf(page)).toBe(1)
  },
)

test(
  'a session that another device ends: the next thing asks for the password, and the question is sent once',
  { tag: '@once' },
  async ({ page, playwright, baseURL }) => {
    const person = await enterAsNew(page)
    await write(page)
    // No background request may come first: this tests the person's own action.
    await page.route('**/api/flags/version', () => {})
    const phone = await playwright.request.newContext({ baseURL: baseURL! })
    await beginSession(phone, person)
    expect((await phone.post('/api/auth/revoke-other-sessions')).status()).toBe(200)

    await sendIt(page).click()
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('E-mail address').fill(person.email)
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click()
    await expect(dialog).toHaveCount(0)
    // The terms were accepted in the session that has ended: this one acknowledges first, and loses nothing either.
    const gate = page.getByRole('dialog', { name: 'Before you start' })
    await expect(gate.or(arrived(page)).first()).toBeVisible()
    if (await gate.isVisible()) {
      await gate.getByRole('checkbox').check()
      await gate.getByRole('button', { name: 'Start' }).click()
    }
    await expect(arrived(page)).toBeVisible()
    expect(await ticketsOf(page)).toBe(1)
    await phone.dispose()
  },
)

for (const [name, skew] of [
  ['two hours slow', -2 * hour],
  ['two hours fast', 2 * hour],
  ['a year slow', -year],
  ['a year fast', year],
] as const) {
  test(`on a device whose clock is ${name} someone acknowledges, works and stays signed in`, { tag: '@once' }, async ({ page }) => {
    const { request } = page
    const person = await enterAsNew(page)
    // Another session, for which the acknowledgement is due.
    await beginSession(request, person)
    await page.clock.install({ time: new Date(Date.now() + skew) })
    await page.goto('/')
    const gate = page.getByRole('dialog', { name: 'Before you start' })
    await gate.getByRole('checkbox').check()
    const sent = page.waitForRequest('**/api/legal/simple-acknowledge')
    await gate.getByRole('button', { name: 'Start' }).click()
    const { timestamp } = (await sent).postDataJSON() as { timestamp: string }
    expect(Math.abs(Date.parse(timestamp) - Date.now() - skew)).toBeLessThan(hour)
    await expect(gate).toHaveCount(0)
    const { records } = (await (await request.get('/api/terms/mine')).json()) as {
      records: { kind: string; at: string; clientAt: string | null }[]
    }
    const own = records.find(({ kind }) => kind === 'acknowledgement')!
    expect(own.clientAt).toBe(timestamp)
    expect(Math.abs(Date.parse(own.at) - Date.now())).toBeLessThan(hour)

    // Activity still prolongs the session, also if the clock is corrected while the page is open.
    await page.clock.setSystemTime(new Date(Date.now() + 61_000))
    const prolonged = page.waitForResponse('**/api/auth/user')
    await page.keyboard.press('Shift')
    expect((await prolonged).status()).toBe(200)
  })
}

test('another site cannot show our pages in a frame, signed in or out', { tag: '@once' }, async ({ page, baseURL }) => {
  const frames = [...(await framedBy(page, `${baseURL}/sign-in`))]
  await enterAsNew(page)
  for (const path of ['/account-settings', '/', '/api/logout', '/terms']) frames.push(...(await framedBy(page, baseURL + path)))
  expect(frames.length).toBe(5)
  for (const frame of frames) expect(frame).toBe('chrome-error://chromewebdata/')
})

/** The addresses of the frames in another site's page, after they have tried to show an address of ours. */
async function framedBy(page: Page, address: string): Promise<string[]> {
  const site = 'http://elsewhere.example/'
  await page.route(site, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>Win a prize</h1><iframe src="${address}"></iframe>` }),
  )
  await page.goto(site, { waitUntil: 'load' })
  await page.unroute(site)
  return page
    .frames()
    .filter((frame) => frame !== page.mainFrame())
    .map((frame) => frame.url())
}
