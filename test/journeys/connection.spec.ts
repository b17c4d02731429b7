import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'

/** Somebody new who is signed in and has accepted the terms, in a browser of their own. */
async function enter(context: BrowserContext): Promise<Page> {
  const person = await newPerson(context.request)
  await beginSession(context.request, person)
  await acceptTerms(context.request)
  return context.newPage()
}

/** The page runs: a press before that goes nowhere. */
const runs = (page: Page) => expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()

/** Makes a code in the dialog that is open, and gives it. */
async function codeOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  const code = dialog.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  await expect(code).toBeVisible()
  const text = await code.innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return text
}

/** Joins with a code, by the address that carries it, under a name. */
async function join(page: Page, code: string, name: string, offer: RegExp) {
  await page.goto(`/parent-connection?code=${code}`)
  await runs(page)
  await page.getByRole('button', { name: 'Show the invitation' }).click()
  await expect(page.getByRole('heading', { name: offer })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Your name in this case').fill(name)
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeVisible()
}

test('the link of an invitation leads through signing in to the code; anything but a code leads to the start', async ({ page }) => {
  const person = await newPerson(page.context().request)
  const signIn = async (query: string) => {
    await page.goto(`/sign-in?${query}`)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signIn('code=K7Q2M-9XT4A')
  await page.waitForURL('**/parent-connection?code=K7Q2M-9XT4A')
  await page.context().clearCookies()
  await signIn('code=//evil.example')
  await page.waitForURL(({ pathname, search }) => pathname === '/' && search === '')
})

test('she invites him by a code and he joins; her lawyer joins with a grant, looks, and she sees the look', async ({ browser }) => {
  const contexts = await Promise.all([1, 2, 3].map(async () => browser.newContext()))
  const [hers, his, lawyers] = await Promise.all(contexts.map(enter))
  const begun = await contexts[0]!.request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  expect(begun.status()).toBe(200)

  await hers!.goto('/parent-connection')
  await runs(hers!)
  await expect(hers!.getByText('You are working alone for now')).toBeVisible()
  await expectNoBarriers(hers!)
  await hers!.getByRole('button', { name: 'Invite the other parent' }).click()
  await expectNoBarriers(hers!)
  const code = await codeOf(hers!)
  await join(his!, code, 'Ben H.', /invites you as the other parent/)
  await expect(his!.getByText('Ben H.').first()).toBeVisible()
  // Her page was open all the time, and shows him by itself.
  await expect(hers!.getByText('You are working alone for now')).toBeHidden({ timeout: 15_000 })
  await expect(hers!.getByText('Ben H.').first()).toBeVisible()

  await hers!.getByRole('button', { name: 'Let somebody in' }).click()
  const dialog = hers!.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lena Brandt')
  await expectNoBarriers(hers!)
  await join(lawyers!, await codeOf(hers!), 'Lena Brandt', /invites you\. Your part: Attorney/)
  await lawyers!.goto('/court-calendar-tracker')
  await expect(lawyers!.getByText('You see this as Attorney.')).toBeVisible()

  await hers!.reload()
  await runs(hers!)
  await hers!.getByRole('button', { name: 'What they looked at' }).click()
  await expect(dialog.getByText('Hearings')).toBeVisible()
  await expectNoBarriers(hers!)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await hers!.getByRole('button', { name: 'End access' }).click()
  await dialog.getByRole('button', { name: 'End access' }).click()
  await expect(hers!.getByText('Ended', { exact: true })).toBeVisible()
  // For the lawyer there is no such case any more; he was never told of that seat.
  await lawyers!.goto('/court-calendar-tracker')
  await expect(lawyers!.getByRole('heading', { name: 'You have no case here yet' })).toBeVisible()
  await his!.reload()
  await expect(his!.getByText('Lena Brandt')).toHaveCount(0)

  for (const path of ['/co-parenting-dashboard', '/enhanced-co-parenting']) {
    await hers!.goto(path)
    await expect(hers!.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(hers!)
  }
  await Promise.all(contexts.map(async (context) => context.close()))
})
