import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { rateable } from './rateable.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

// Journeys (b) and (c): rate, be stopped by the checks, accept other words, send, keep the receipt, come back,
// edit, withdraw; with JavaScript and without.

const attempt = 'I was in the courtroom. The hearing began late, and the clerk told me to call 614-555-0137 for the order.'
const mended = 'I was in the courtroom. The hearing began late, and the clerk told me to call [phone] for the order.'
const better = `${mended} The order came a week later.`

async function rateableJudge(page: Page) {
  return (await rateable(page, 'judge'))[1]!
}

async function fill(page: Page, text: string) {
  await page.getByRole('radio', { name: 'Parent or other party in the case' }).check()
  for (const [question, answer] of [
    ['Integrity and impartiality', '4'],
    ['Legal knowledge', '3'],
    ['Communication', '2'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check()
  }
  await page.getByLabel('What happened in the courtroom or the process?').fill(text)
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').selectOption('2024')
  await page.getByRole('radio', { name: 'Partly as I had asked' }).check()
  await page.getByLabel('All four statements are true.').check()
}

const wordsOn = async (page: Page) => {
  const words = await page.getByRole('list', { name: 'The 12 words' }).locator('.font-mono').allTextContents()
  expect(words).toHaveLength(12)
  return words.join(' ')
}
const texts = (page: Page) => page.getByLabel('What happened in the courtroom or the process?')

test(
  '(b) stopped by the checks, mended with one tap, sent, found again by the receipt, edited and withdrawn',
  { tag: '@once' },
  async ({ page }) => {
    const { id, name } = await rateableJudge(page)
    await page.goto(`/rate-your-court?professional=${id}`)
    await fill(page, attempt)
    const checks = page.getByRole('region', { name: 'What the checks say' })
    await expect(checks.getByText('1 place needs a change')).toBeVisible()
    await expect(checks.locator('q').first()).toHaveText('614-555-0137')
    await expectNoBarriersAtBothWidths(page)

    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByRole('alert', { name: 'Your rating was not sent' })).toBeFocused()
    await expect(page.getByText('Your rating has arrived')).toHaveCount(0)
    await checks.getByRole('button', { name: 'Write “[phone]” instead' }).click()
    await expect(texts(page)).toHaveValue(mended)
    await expect(checks.getByText('Ready to send')).toBeVisible()

    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/reviews')) sent.push(request.postDataJSON())
    })
    await page.getByRole('button', { name: 'Send rating' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeFocused()
    const words = await wordsOn(page)
    expect(sent).toHaveLength(1)
    // The words never leave the browser.
    const fields = [
      'attested',
      'authorKey',
      'criteria',
      'eventMonth',
      'outcome',
      'part',
      'professional',
      'proof',
      'receiptHash',
      'saw',
      'token',
    ]
    expect(Object.keys(sent[0] as object).toSorted()).toEqual(fields)
    const listed = words.split(' ')
    for (const [at, word] of listed.slice(1).entries()) expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${listed[at]}\\W+${word}`))
    await expect(page.getByText('Lost is lost:')).toBeVisible()
    await page.getByRole('button', { name: 'Show a square code' }).click()
    await expect(page.getByRole('img', { name: 'The 12 words as a square code' })).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    await page.goto('/receipt')
    await page.getByLabel('The 12 words').fill('these are not the words')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByText('You have written 5 words.')).toBeVisible()
    await page.getByLabel('The 12 words').fill(words.toUpperCase())
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: `Your rating of ${name}` })).toBeFocused()
    await expect(page.getByText('It waits for its moment.')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: mended })).toBeVisible()

    await page.getByText('Change it', { exact: true }).click()
    await texts(page).fill(better)
    await page.getByLabel('All four statements are true.').check()
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('button', { name: 'Send the change' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: better })).toBeVisible()

    await page.getByText('Withdraw it', { exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw my rating' }).click()
    await expect(page.getByText('It was withdrawn.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
  },
)

test.describe('(c) without JavaScript', () => {
  let context: BrowserContext
  let page: Page
  const open = async (browser: Browser, base: string | undefined, viewport: { width: number; height: number } | null) => {
    context = await browser.newContext({ javaScriptEnabled: false, baseURL: base ?? '', viewport })
    page = await context.newPage()
  }
  test.afterEach(() => context.close())

  test(
    'the same: stopped, mended by a button, sent, words made by the server, edited and withdrawn',
    { tag: '@once' },
    async ({ browser, baseURL, viewport }) => {
      await open(browser, baseURL, viewport)
      const { id, name } = await rateableJudge(page)
      await page.goto(`/rate-your-court?professional=${id}`)
      await fill(page, attempt)
      await expect(page.locator('form noscript > *')).toContainText('Without JavaScript a person reads every rating')
      await page.getByRole('button', { name: 'Send rating' }).click()
      await expect(page.getByRole('alert', { name: 'Your rating was not sent' })).toBeVisible()
      await expect(texts(page)).toHaveValue(attempt)
      await expect(page.getByRole('radio', { name: 'Parent or other party in the case' })).toBeChecked()
      await page.getByRole('button', { name: 'Write “[phone]” instead' }).click()
      await expect(texts(page)).toHaveValue(mended)
      await expect(page.getByLabel('All four statements are true.')).toBeChecked()
      await page.getByRole('button', { name: 'Send rating' }).click()
      await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible()
      await expect(page.getByText('These words were made by our server')).toBeVisible()
      await expect(page.getByText('It was sent without JavaScript')).toBeVisible()
      const words = await wordsOn(page)

      await page.goto('/receipt')
      await page.getByLabel('The 12 words').fill(words)
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(page.getByRole('heading', { name: `Your rating of ${name}` })).toBeVisible()
      await expect(page.getByText('A person reads it before it is published.')).toBeVisible()

      await page.getByText('Change it', { exact: true }).click()
      await texts(page).fill(attempt)
      await page.getByLabel('All four statements are true.').check()
      await page.getByRole('button', { name: 'Send the change' }).click()
      await expect(page.getByRole('alert', { name: 'Your change was not sent' })).toBeVisible()
      await page.getByRole('button', { name: 'Write “[phone]” instead' }).click()
      await texts(page).fill(better)
      await page.getByRole('button', { name: 'Send the change' }).click()
      await expect(page.getByRole('heading', { name: 'Your change has arrived' })).toBeVisible()
      await page.getByRole('button', { name: 'Open the receipt again' }).click()
      await expect(page.getByRole('paragraph').filter({ hasText: better })).toBeVisible()

      await page.getByText('Withdraw it', { exact: true }).click()
      await page.getByRole('button', { name: 'Withdraw my rating' }).click()
      await expect(page.getByRole('heading', { name: 'Your rating is withdrawn' })).toBeVisible()
      await page.getByRole('button', { name: 'Open the receipt again' }).click()
      await expect(page.getByText('It was withdrawn.')).toBeVisible()
    },
  )

  test('an unfinished form says what is missing and retains the entries', { tag: '@once' }, async ({ browser, baseURL, viewport }) => {
    await open(browser, baseURL, viewport)
    const { id } = await rateableJudge(page)
    await page.goto(`/rate-your-court?professional=${id}`)
    await page.getByLabel('What went well?').fill('It was short.')
    await page.getByRole('button', { name: 'Send rating' }).click()
    const summary = page.getByRole('alert', { name: 'Your rating was not sent' })
    await expect(summary.getByRole('link', { name: 'Choose your part in the matter.' })).toBeVisible()
    await expect(page.getByLabel('What went well?')).toHaveValue('It was short.')
  })
})

test('quick rate takes three taps and a text if one likes', { tag: '@once' }, async ({ page }) => {
  const { id } = await rateableJudge(page)
  await page.goto(`/quick-rate?professional=${id}`)
  await expect(page.getByRole('radio', { name: 'Does not apply' })).toHaveCount(3)
  for (const question of ['Integrity and impartiality', 'Chance to be heard', 'Communication']) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '4', exact: true }).check()
  }
  await expect(page.getByText('You rate as: Parent or other party in the case')).toBeVisible()
  await page.getByLabel('All four statements are true.').check()
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible()
})

test('a change after a lost answer is not lost: it becomes the next version', { tag: '@once' }, async ({ page }) => {
  const { id } = await rateableJudge(page)
  await page.goto(`/rate-your-court?professional=${id}`)
  await fill(page, mended)
  let isLost = true
  await page.route('**/api/reviews', async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('alert').getByText('The server did not answer. The rating is still here')).toBeVisible()
  await texts(page).fill(attempt)
  // A refusal of the way there changes nothing of that: the first text may still have arrived.
  const busy = { code: 'limited', message: 'Too many from this connection. Try again in 60 seconds.' }
  await page.route('**/api/reviews/receipt', (route) => route.fulfill({ status: 429, json: busy }), { times: 1 })
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('alert').getByText(busy.message)).toBeVisible()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('alert').getByText('Some words must be changed first.')).toBeVisible()
  await texts(page).fill(better)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible()
  const words = await wordsOn(page)
  await page.goto('/receipt')
  await page.getByLabel('The 12 words').fill(words)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: better })).toBeVisible()
})

test('a lost answer and a second press make one rating', { tag: '@once' }, async ({ page }) => {
  const { id } = await rateableJudge(page)
  await page.goto(`/quick-rate?professional=${id}`)
  for (const question of ['Integrity and impartiality', 'Chance to be heard', 'Communication']) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '2', exact: true }).check()
  }
  await page.getByLabel('All four statements are true.').check()
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route('**/api/reviews', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('alert').getByText('The server did not answer. The rating is still here')).toBeVisible()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

const hard = (tag: string) =>
  `I sat in the courtroom for the whole hearing. The judge read a letter while the other side spoke. Seen from a ${tag}.`

async function openReceipt(page: Page, words: string) {
  await page.goto('/receipt')
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByLabel('The 12 words').fill(words)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Your rating of/ })).toBeVisible()
}

/** A sender says that words are not true, and a moderator asks the author to confirm them. */
async function asked(browser: Browser, id: string, words: string) {
  const sender = await (await browser.newContext()).newPage()
  const byte = () => Math.floor(Math.random() * 256)
  await sender.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
  // It is published within minutes here; the list of choices has it then.
  const choice = sender.locator('label', { hasText: words }).getByRole('checkbox').first()
  await expect(async () => {
    await sender.goto(`/notice?professional=${id}`)
    await expect(choice).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 260_000, intervals: [2_000] })
  await expect(sender.locator('html[data-runs]')).toBeAttached()
  await choice.check()
  await sender.getByRole('radio', { name: 'A fact that is not true' }).check()
  await sender.getByRole('textbox', { name: 'The exact words' }).fill(words)
  await sender.getByRole('textbox', { name: 'What is wrong, and why?' }).fill('The record of that day shows that it was not so.')
  await sender.getByRole('textbox', { name: 'Your name' }).fill('Vera Sender')
  await sender.getByRole('checkbox', { name: /^I declare under penalty/ }).check()
  await sender.getByRole('button', { name: 'Send notice' }).click()
  await expect(sender.getByRole('heading', { name: 'Your notice has arrived' })).toBeVisible({ timeout: 30_000 })
  const number = await sender.locator('dd', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).innerText()
  await sender.context().close()

  const desk = await (await browser.newContext()).newPage()
  await signInAs(desk, 'admin@demo.test', '/admin-legal-records')
  await expect(desk.locator('html[data-runs] [data-inside]')).toBeAttached()
  await desk.getByRole('button', { name: number }).click()
  await desk.getByRole('button', { name: 'Take up for review' }).click()
  await desk.getByRole('radio', { name: 'The author is asked to stand by it, within 14 days' }).check()
  await desk.getByRole('textbox', { name: 'Reason of the decision' }).fill('One word stands against another.')
  await desk.getByRole('button', { name: 'Decide the notice' }).click()
  await expect(desk.getByText('The notice is decided')).toBeVisible()
  await desk.context().close()
}

test(
  'an author who is asked stands by the text, is asked again, changes it through the checks, and withdraws it',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(420_000)
    const tag = test.info().project.name
    // A person whom no other end-to-end test rates: many ratings at once would be held.
    const { id } = (await rateable(page, 'judge')).at(tag === 'phone' ? -1 : -2)!
    const text = hard(tag)
    const quote = `Seen from a ${tag}`
    await page.goto(`/rate-your-court?professional=${id}`)
    await expect(page.locator('html[data-runs]')).toBeAttached({ timeout: 30_000 })
    await fill(page, text)
    // A rating of this month: the newest come first in the notice form's choices.
    const now = new Date()
    await page.getByLabel('Month').selectOption(now.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }))
    await page.getByLabel('Year').selectOption(String(now.getUTCFullYear()))
    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible({ timeout: 60_000 })
    const words = await wordsOn(page)

    await asked(browser, id, quote)
    await openReceipt(page, words)
    await expect(page.getByText('It is shown until the day below.')).toBeVisible()
    await expect(page.getByText('Please stand by them or change them within 14 days.')).toBeVisible()
    // Nothing about the sender of the notice.
    expect(await page.content()).not.toContain('Vera Sender')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'I stand by it' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'You stand by it' })).toBeVisible()

    // The day changes each minute here; then the rating is as it was, and the next notice can come.
    await expect(async () => {
      await openReceipt(page, words)
      await expect(page.getByText('It is published, as you wrote it.')).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 150_000, intervals: [2_000] })
    await asked(browser, id, quote)
    await openReceipt(page, words)
    await expect(page.getByRole('heading', { name: 'Do you stand by it?' })).toBeVisible()
    await page.getByText('Change it', { exact: true }).click()
    await texts(page).fill(`${text} Call 614-555-0137 and ask.`)
    await page.getByLabel('All four statements are true.').check()
    await page.getByRole('button', { name: 'Send the change' }).click()
    await expect(page.getByRole('alert', { name: 'Your change was not sent' })).toBeVisible()
    await texts(page).fill(text.replace('read a letter', 'looked at a paper'))
    await page.getByRole('button', { name: 'Send the change' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'looked at a paper' })).toBeVisible()
    // A new version starts like a new rating: no one has asked about its words.
    await expect(page.getByText('It waits for its moment.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Do you stand by it?' })).toHaveCount(0)
    await expectNoBarriers(page)
    await page.getByText('Withdraw it', { exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw my rating' }).click()
    await expect(page.getByText('It was withdrawn.')).toBeVisible()
  },
)
