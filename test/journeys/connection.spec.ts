import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Mail } from '#accounts/outbox/contract.ts'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, fromElsewhere, newPerson } from './sign-in.ts'
import { test } from './test.ts'

/** Someone new who is signed in and has accepted the terms, in a browser of their own. */
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

/** Joins with a code that was read out, under a name. */
async function join(page: Page, code: string, name: string, offer: RegExp) {
  await page.goto('/parent-connection')
  await runs(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Show the invitation' }).click()
  await expect(page.getByRole('heading', { name: offer })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Your name in this case').fill(name)
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeVisible()
}

const password = 'seven small boats at sea'

/** A case of someone new, who invites an address by mail. @returns the link that was mailed, and the code, which must be in no address */
async function inviteByMail(context: BrowserContext, email: string): Promise<{ link: string; code: string }> {
  const { request } = context
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const made = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = (await (await request.post('/api/cases', { data: made })).json()) as { caseId: string }
  const reach = { scopes: [], seesPrivate: false, from: null, to: null, until: null }
  const reply = await request.post(`/api/cases/${caseId}/people/invitations`, {
    data: { role: 'parent', name: 'Ben Harlow', email, ...reach },
    headers: fromElsewhere(),
  })
  expect(reply.status()).toBe(200)
  const { code } = (await reply.json()) as { code: string }
  return { link: await mailed(context.request, email, 'An invitation for you'), code }
}

/** The link of the newest mail with a subject to an address, as its reader finds it. */
async function mailed(request: BrowserContext['request'], email: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const { mails } = (await (await request.get('/api/outbox')).json()) as { mails: Mail[] }
    const mail = mails.find((each) => each.to === email && each.subject === subject)
    link = mail?.pieces.find((piece) => piece.link !== null)?.link ?? ''
    expect(link).not.toBe('')
  }).toPass()
  const { pathname, search } = new URL(link, 'http://localhost')
  return pathname + search
}

async function signIn(page: Page, email: string, chosen = password) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Every address that this browser asks for, and every one that it says it came from. */
function addressesOf(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
  return seen
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test(
      'an invitation by mail outlives signing up, confirming the address and signing in',
      { tag: '@once' },
      async ({ page, context, browser }) => {
        const hers = await browser.newContext()
        const email = `${crypto.randomUUID()}@people.example`
        const { link, code } = await inviteByMail(hers, email)
        const addresses = addressesOf(context)
        await page.goto(link)
        await expect(page.getByText('Your invitation waits for the address that it was mailed to.')).toBeVisible()
        if (javaScriptEnabled) await expectNoBarriers(page)
        await page.getByRole('link', { name: 'Make one' }).click()
        await expect(page).toHaveURL(/\/sign-up\?for=invitation$/)
        await page.getByLabel('First name').fill('Ben')
        await page.getByLabel('Last name').fill('Harlow')
        await page.getByLabel('E-mail address').fill(email)
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Make my account' }).click()
        await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
        await page.goto(await mailed(hers.request, email, 'Confirm your e-mail address'))
        await page.getByLabel('Password you chose at sign-up').fill(password)
        await page.getByRole('button', { name: 'Confirm address' }).first().click()
        // The one that comes with the confirmation: those of header and footer are there before it.
        await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
        await signIn(page, email)
        if (javaScriptEnabled) await page.waitForURL(({ pathname }) => pathname === '/')
        else await page.getByRole('link', { name: 'Go on' }).click()
        await acceptTerms(context.request)
        await page.goto('/')
        await page.getByRole('link', { name: 'See it' }).click()
        await expect(page).toHaveURL(/\/parent-connection$/)
        await expect(page.getByRole('heading', { name: 'Invitations that need your answer' })).toBeVisible()
        if (javaScriptEnabled) {
          await runs(page)
          await expectNoBarriers(page)
          await page.getByRole('button', { name: 'Show the invitation Nia Cole' }).click()
          await expect(page.getByRole('heading', { name: /invites you as the other parent/ })).toBeVisible()
          await expectNoBarriers(page)
          await page.getByRole('button', { name: 'Accept and join' }).click()
          await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeVisible()
          await expect(page.getByRole('heading', { name: 'Invitations that need your answer' })).toHaveCount(0)
        }
        for (const each of [code, code.replace('-', '')]) expect(addresses.filter((address) => address.includes(each))).toEqual([])
        await hers.close()
      },
    )
  })
}

test(
  'the mail of an invitation leads to it a person who is signed in, or says for whom it is; no other word of an address leads anywhere',
  { tag: '@once' },
  async ({ page, context, browser }) => {
    const hers = await browser.newContext()
    const person = await newPerson(context.request)
    const { link } = await inviteByMail(hers, person.email)
    // An account, and signed out.
    await page.goto(link)
    await signIn(page, person.email, person.password)
    await page.waitForURL('**/parent-connection?for=invitation')
    await acceptTerms(context.request)
    // Signed in.
    await page.goto(link)
    await expect(page).toHaveURL(/\/parent-connection\?for=invitation$/)
    await expect(page.getByRole('heading', { name: 'Invitations that need your answer' })).toBeVisible()
    await context.clearCookies()
    await page.goto('/sign-in?for=//evil.example&next=https://evil.example')
    await signIn(page, person.email, person.password)
    await page.waitForURL(({ pathname, search }) => pathname === '/' && search === '')
    await context.clearCookies()
    // Someone else.
    const other = await newPerson(context.request)
    await beginSession(context.request, other)
    await acceptTerms(context.request)
    await page.goto(link)
    await expect(page.getByText('No invitation waits for this address')).toBeVisible()
    await expect(page.getByText(other.email)).toBeVisible()
    await runs(page)
    await expectNoBarriers(page)
    await hers.close()
  },
)

test(
  'she invites him by a code and he joins; her lawyer joins with a grant, looks, and she sees the look',
  { tag: '@once' },
  async ({ browser }) => {
    const contexts = await Promise.all([1, 2, 3].map(async () => browser.newContext()))
    const [hers, his, lawyers] = await Promise.all(contexts.map(enter))
    const begun = await contexts[0]!.request.post('/api/cases', {
      data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
    })
    expect(begun.status()).toBe(200)

    await hers!.goto('/parent-connection')
    await runs(hers!)
    await expect(hers!.getByText('You are working alone for now')).toBeVisible()
    await hers!.getByRole('button', { name: 'Invite the other parent' }).click()
    await expectNoBarriersAtBothWidths(hers!)
    const code = await codeOf(hers!)
    await join(his!, code, 'Ben H.', /invites you as the other parent/)
    await expect(his!.getByText('Ben H.').first()).toBeVisible()
    // Her page was open all the time, and shows him by itself.
    await expect(hers!.getByText('You are working alone for now')).toBeHidden({ timeout: 15_000 })
    await expect(hers!.getByText('Ben H.').first()).toBeVisible()

    await hers!.getByRole('button', { name: 'Let somebody in' }).click()
    const dialog = hers!.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lena Brandt')
    await expectNoBarriersAtBothWidths(hers!)
    await join(lawyers!, await codeOf(hers!), 'Lena Brandt', /invites you\. Your part: Attorney/)
    await lawyers!.goto('/court-calendar-tracker')
    await expect(lawyers!.getByText('You see this as Attorney.')).toBeVisible()

    await hers!.reload()
    await runs(hers!)
    await hers!.getByRole('button', { name: 'What they looked at' }).click()
    await expect(dialog.getByText('Hearings')).toBeVisible()
    await expectNoBarriersAtBothWidths(hers!)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await hers!.getByRole('button', { name: 'End access' }).click()
    await dialog.getByRole('button', { name: 'End access' }).click()
    await expect(hers!.getByText('Ended', { exact: true })).toBeVisible()
    // The lawyer no longer has that case. He never learned of the other seat.
    await lawyers!.goto('/court-calendar-tracker')
    await expect(lawyers!.getByRole('heading', { name: 'You have no case here yet' })).toBeVisible()
    await his!.reload()
    await expect(his!.getByText('Lena Brandt')).toHaveCount(0)

    for (const path of ['/co-parenting-dashboard', '/enhanced-co-parenting']) {
      await hers!.goto(path)
      await expect(hers!.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await Promise.all(contexts.map(async (context) => context.close()))
  },
)
