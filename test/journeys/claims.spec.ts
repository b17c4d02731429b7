import { type Browser, expect, type Page } from '@playwright/test'
import type { Claim } from '#ratings/profile-claims/contract.ts'
import type { Mail } from '#accounts/outbox/contract.ts'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

const runs = (page: Page) => expect(page.locator('html[data-runs]')).toBeAttached()
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The mails to an address, the newest first. */
async function mailsTo(page: Page, address: string): Promise<string[]> {
  const { mails } = (await (await page.request.get('/api/outbox')).json()) as { mails: Mail[] }
  return mails.filter(({ to }) => to === address).map(({ pieces }) => pieces.map(({ text }) => text).join(''))
}

async function another(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, email, path)
  await runs(page)
  return page
}

/** The page that the demo's lawyer holds. */
async function lawyers(page: Page): Promise<Claim> {
  const { claims } = (await (await page.request.get('/api/claims')).json()) as { claims: Claim[] }
  return claims.find(({ state }) => state === 'granted')!
}

test(
  'without JavaScript anybody reads how a page is claimed, and what the person rated says',
  { tag: '@once' },
  async ({ browser, page }) => {
    await signInAs(page, 'lawyer@demo.test')
    const { professional } = await lawyers(page)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`/claim?professional=${professional.id}`)
    await expect(plain.getByRole('heading', { name: 'Claim your page' })).toBeVisible()
    await expect(plain.getByRole('link', { name: professional.name })).toBeVisible()
    await expect(plain.getByText('It changes no rating and no score')).toBeVisible()
    await expect(plain.getByRole('link', { name: 'Sign in to begin' })).toHaveAttribute('href', '/sign-in')

    await plain.goto(`/professionals/${professional.id}`)
    await expect(plain.getByText(/^Statement by the person rated, /)).toBeVisible()
    await expect(plain.getByText(/^Reply by the person rated, /).first()).toBeVisible()
    await expect(plain.getByRole('link', { name: 'Is this you?' })).toHaveAttribute('href', `/claim?professional=${professional.id}`)
  },
)

test(
  'the holder is told what a reply must not say, mends it, and a person shows what waited',
  { tag: '@once' },
  async ({ page, browser }, { project }) => {
    const complaints = watch(page)
    await signInAs(page, 'lawyer@demo.test')
    const claim = await lawyers(page)
    await page.goto('/claim')
    await page.getByRole('link', { name: 'Write replies' }).click()
    await expect(page.getByRole('heading', { name: `Your replies as ${claim.professional.name}` })).toBeVisible()

    // A rating of its own for each width.
    const rating = page
      .locator('ol > li')
      .filter({ has: page.getByRole('article') })
      .nth(project.name === 'phone' ? 4 : 5)
    const saw = (await rating.getByRole('article').innerText()).split('\n')[1]!
    const open = rating.getByRole('button', { name: /^Write (a|the) reply( anew)?$/ })
    await open.click()
    await rating.getByLabel('Your reply').fill('I know who you are, and my client told me all about it. The file is 23-FL-004512.')
    await rating.getByRole('button', { name: 'Send it' }).click()
    await expect(rating.getByText('Please change this; nothing was sent')).toBeVisible()
    await expect(rating.getByText('This guesses at who wrote the rating, or warns them.')).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)

    // An amount: a person reads it first.
    const words = `The first visit costs $75 in our office, and it is printed on the door. This was written on the ${project.name}.`
    await rating.getByLabel('Your reply').fill(words)
    await rating.getByRole('button', { name: 'Send it' }).click()
    await expect(rating.getByText(/^A person reads this first, since /)).toBeVisible()

    const desk = await another(browser, 'moderator@demo.test', '/moderation?claims')
    const waiting = desk.locator('section[aria-labelledby="replies"] > div').filter({ hasText: words })
    await expect(waiting.getByText('An amount or a day can lead to a case.')).toBeVisible()
    await expectNoBarriers(desk)
    expect(await wide(desk)).toBeLessThanOrEqual(0)
    await waiting.getByRole('button', { name: 'Show it', exact: true }).click()
    await expect(waiting).toHaveCount(0)

    await page.goto(`/professionals/${claim.professional.id}`)
    const article = page.getByRole('article').filter({ hasText: saw }).filter({ hasText: words })
    await expect(article.getByText(/^Reply by the person rated, \w+ \d{4}$/)).toBeVisible()
    await expectNoBarriers(page)
    expect(complaints).toEqual([])
  },
)

test(
  'someone claims a page with an address at a public office: a wrong code is counted, the right one brings it to a person',
  { tag: '@once' },
  async ({ page }) => {
    const complaints = watch(page)
    const person = await newPerson(page.request)
    await beginSession(page.request, person)
    await acceptTerms(page.request)
    const { items } = (await (await page.request.get('/api/professionals?role=gal&state=TX')).json()) as {
      items: { id: string; name: string }[]
    }
    await page.goto(`/professionals/${items[0]!.id}`)
    await runs(page)
    await page.getByRole('link', { name: 'Is this you?' }).click()
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
    await page.getByLabel('E-mail at work').fill('somebody@mail.example')
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await expect(page.getByText('This address is not known to belong to the court or firm')).toBeVisible()
    await expectNoBarriers(page)

    const address = `${person.email.split('@')[0]}@traviscountytx.gov`
    await page.getByLabel('E-mail at work').fill(address)
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await page.getByLabel('The code, 8 digits').fill('1')
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('This is not the code. You can try 4 times more.')).toBeVisible()
    const { mails } = (await (await page.request.get('/api/outbox')).json()) as { mails: Mail[] }
    const text = mails
      .find(({ to }) => to === address)!
      .pieces.map((piece) => piece.text)
      .join('')
    await page.getByLabel('The code, 8 digits').fill(/^ {4}(\d{4} \d{4})$/m.exec(text)![1]!)
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('A person is checking')).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'End this claim' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
    await expect(page.getByText('You ended it')).toBeVisible()
    // The refusal above was one that the test asked for.
    expect(complaints.filter((line) => !line.includes('400'))).toEqual([])
  },
)

test(
  'an attorney claims a page with bar number and mailed code, is told by mail that it is granted, makes a statement and replies',
  { tag: '@once' },
  async ({ page, browser }, { project }) => {
    const complaints = watch(page)
    const person = await newPerson(page.request)
    await beginSession(page.request, person)
    await acceptTerms(page.request)
    // A rated person, a different one for each width, whose page no one holds. The page of a public office looks the same.
    const { items } = (await (await page.request.get('/api/reviews?role=attorney')).json()) as {
      items: { professionalId: string; professionalName: string; saw: string; reply: object | null }[]
    }
    const free = items.filter(({ saw, reply }) => saw !== '' && reply === null)
    const { professionalId: id, professionalName: name, saw } = free[project.name === 'phone' ? 0 : free.length - 1]!
    const { state } = (await (await page.request.get(`/api/professionals/${id}`)).json()) as { state: string }
    const address = `${person.email.split('@')[0]}@courts.state.${state.toLowerCase()}.us`

    await page.goto(`/claim?professional=${id}`)
    await runs(page)
    await page.getByLabel('E-mail at work').fill(address)
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await expect(page.getByText('Give your bar number.')).toBeVisible()
    await page.getByLabel('Bar number').fill('31 007.442')
    await page.getByLabel('State of the bar').selectOption(state)
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await expect(page.getByLabel('The code, 8 digits')).toBeVisible()
    const [mail] = await mailsTo(page, address)
    await page.getByLabel('The code, 8 digits').fill(/^ {4}(\d{4} \d{4})$/m.exec(mail!)![1]!)
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('is mailed to the address of your account')).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)

    const desk = await another(browser, 'moderator@demo.test', '/moderation?claims')
    const card = desk.getByRole('heading', { level: 3, name, exact: true }).locator('xpath=ancestor::div[.//button][1]')
    await expect(card).toContainText('31007442')
    await expect(card).toContainText(address)
    await expectNoBarriers(desk)
    await card.getByRole('button', { name: 'Grant the page' }).click()
    await expect(desk.getByText(address)).toHaveCount(0)
    await expect(async () => {
      const [letter] = await mailsTo(page, person.email)
      expect(letter).toContain('Your claim was granted.')
      expect(letter).not.toContain(name)
    }).toPass()

    await page.goto('/claim')
    await page.getByRole('link', { name: 'Write replies' }).click()
    await expect(page.getByRole('heading', { name: `Your replies as ${name}` })).toBeVisible()
    const statement = `I answer each call within two days, and I explain every bill before it is sent. Written on the ${project.name}.`
    await page.getByRole('button', { name: 'Write a statement' }).click()
    await page.getByLabel('Your statement').fill(statement)
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByText('It is shown now.')).toBeVisible()
    const rating = page
      .locator('ol > li')
      .filter({ hasText: saw.split(/[.\n]/)[0]! })
      .first()
    const reply = `Thank you for writing. Our office has changed how it tells people about new dates. Written on the ${project.name}.`
    await rating.getByRole('button', { name: 'Write a reply' }).click()
    await rating.getByLabel('Your reply').fill(reply)
    await rating.getByRole('button', { name: 'Send it' }).click()
    await expect(rating.getByRole('paragraph').filter({ hasText: reply })).toBeVisible()
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)

    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await reader.goto(`/professionals/${id}`)
    await expect(reader.getByText(/^Statement by the person rated, /)).toBeVisible()
    await expect(reader.getByText(statement)).toBeVisible()
    await expect(reader.getByRole('paragraph').filter({ hasText: reply })).toBeVisible()
    // Nobody else learns who holds the page.
    expect(await reader.content()).not.toContain(person.email)

    await page.goto('/claim')
    await page.getByRole('button', { name: 'Give the page up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click()
    await expect(page.getByText('You ended it')).toBeVisible()
    await reader.reload()
    await expect(reader.getByText(statement)).toHaveCount(0)
    expect(complaints.filter((line) => !line.includes('400'))).toEqual([])
  },
)
