import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { rateable } from './rateable.ts'
import { watch } from './watch.ts'
import { test } from './test.ts'

/** A fictional professional of the demo without other reviews. */
async function unreviewed(page: Page, role: 'judge' | 'attorney' | 'gal' | 'expert') {
  return (await rateable(page, role))[0]!
}

/** Someone whose reviews fill more than one page. */
async function muchReviewed(page: Page): Promise<string> {
  const reply = await page.request.get('/api/professionals?role=judge&sort=reviewed')
  const { items } = (await reply.json()) as { items: { id: string }[] }
  for (const { id } of items) {
    const { next } = (await (await page.request.get(`/api/professionals/${id}/reviews`)).json()) as { next: string | null }
    if (next !== null) return id
  }
  throw new Error('Nobody has more than a page of reviews.')
}

const saw = 'I was at the hearing. It began on time, both of us spoke for ten minutes, and the reasons were read out.'

async function fill(page: Page) {
  await page.getByRole('radio', { name: 'Parent or other party in the case' }).check()
  const answers = [
    ['Integrity and impartiality', '4'],
    ['Legal knowledge', '5, Very good'],
    ['Communication', '3'],
    ['Temperament', 'Does not apply'],
  ] as const
  for (const [question, answer] of answers) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check()
  }
  await page.getByLabel('What happened in the courtroom or the process?').fill(saw)
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').selectOption('2024')
  await page.getByRole('radio', { name: 'Partly as I had asked' }).check()
  await page.getByLabel('All four statements are true.').check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send rating' })

test('a visitor types a misspelled name, chooses a person, and files a rating that is sent once', async ({ page }) => {
  const complaints = watch(page)
  const { id, name } = await unreviewed(page, 'judge')
  const last = name.split(' ').at(-1)!
  const misspelled = `${name.split(' ')[0]} ${last.slice(0, -2)}${last.at(-1)}${last.at(-2)}`

  await page.goto('/rate-your-court')
  await page.getByRole('searchbox').pressSequentially(misspelled)
  await page.getByRole('region', { name: 'People found' }).getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Rate ${name}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`professional=${id}$`))
  await expect(page).toHaveTitle(`Rate ${name}: CaseBalance`)

  await fill(page)
  await expect(page.getByText('4 of 7 answered')).toBeVisible()
  const sent: { body: unknown; cookie: string | undefined }[] = []
  page.on('request', (request) => {
    // A token is asked for while the form is filled in, with nothing of the rating in it.
    if (request.method() === 'POST' && !request.url().endsWith('/api/reviews/token'))
      sent.push({ body: request.postDataJSON() as unknown, cookie: request.headers()['cookie'] })
  })
  await send(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeFocused()
  await expect(page.getByText(/1 to 3 minutes from now, at a random moment/)).toBeVisible()
  await expectNoBarriers(page)
  const criteria = { integrity: 4, knowledge: 5, communication: 3, temperament: null }
  const body = { professional: id, criteria, saw, part: 'parent', outcome: 'mixed', eventMonth: '2024-03', attested: true }
  expect(sent).toEqual([
    {
      body: {
        ...body,
        receiptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        authorKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        proof: expect.any(String),
        token: expect.stringMatching(/^\d{4}-\d\d\.[0-9a-f]{64}\.[0-9a-f]{512}$/),
      },
      cookie: undefined,
    },
  ])

  await page.getByRole('link', { name: 'Rate another person' }).click()
  await expect(page.getByRole('heading', { name: 'Whom do you want to rate?' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('an empty form says what is missing, leads to each field, and retains its entries', async ({ page }) => {
  const complaints = watch(page)
  const { id } = await unreviewed(page, 'judge')
  await page.goto(`/rate-your-court?professional=${id}`)
  await page.getByLabel('What happened in the courtroom or the process?').fill('Too short.')
  await send(page).click()
  const summary = page.getByRole('alert', { name: 'Your rating was not sent' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expectNoBarriers(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarriers(page)

  await summary.getByRole('link', { name: /at least 60 characters/ }).click()
  const text = page.getByLabel('What happened in the courtroom or the process?')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('Too short.')
  await expect(text).toHaveAccessibleDescription(/Say what happened in at least 60 characters. You have written 10./)
  await summary.getByRole('link', { name: 'Choose your part in the matter.' }).click()
  await expect(page.getByRole('radio', { name: 'Parent or other party in the case' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('without a connection the rating stays in the form and can be sent again', { tag: '@once' }, async ({ page, context }) => {
  const { id } = await unreviewed(page, 'judge')
  await page.goto(`/rate-your-court?professional=${id}`)
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert').getByText('There is no connection. The rating is still here')).toBeVisible()
  await expect(page.getByLabel('What happened in the courtroom or the process?')).toHaveValue(saw)
  await context.setOffline(false)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible()
})

test('a refusal of the server is shown next to its field, in the server’s words', { tag: '@once' }, async ({ page }) => {
  const { id } = await unreviewed(page, 'judge')
  await page.goto(`/rate-your-court?professional=${id}`)
  await fill(page)
  // Sent by hand: the form itself never asks for this.
  await page.route('**/api/reviews', async (route) => {
    const asked = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...asked, part: 'opposing_counsel' }) })
  })
  await send(page).click()
  const sentence = 'This part does not fit the person. Choose one of those on the form.'
  await expect(page.getByRole('alert', { name: 'Your rating was not sent' }).getByRole('link', { name: sentence })).toBeVisible()
  await expect(page.getByRole('group', { name: 'What was your part?' })).toHaveAccessibleDescription(`Error: ${sentence}`)
})

test(
  'a started form waits in the memory of the page, is asked about when the page closes, and is never on the disk',
  { tag: '@once' },
  async ({ page }) => {
    const { id, name } = await unreviewed(page, 'attorney')
    await page.goto(`/rate-your-court?professional=${id}`)
    await page.getByLabel('What went well?').fill('The calls were returned.')
    await page.getByRole('link', { name: 'Choose somebody else' }).click()
    await expect(page.getByRole('heading', { name: 'Whom do you want to rate?' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: `Rate ${name}` })).toBeVisible()
    await expect(page.getByLabel('What went well?')).toHaveValue('The calls were returned.')
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
  },
)

test('"Leave this site" asks nothing about a started form', { tag: '@once' }, async ({ page }) => {
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Weather' }))
  const { id } = await unreviewed(page, 'attorney')
  await page.goto(`/rate-your-court?professional=${id}`)
  await page.getByLabel('What went well?').fill('The calls were returned.')
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await dialog.accept()
  })
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await expect(page).toHaveURL('https://www.weather.gov/')
  expect(asked).toBe(0)
})

test("entries made before the page's script has loaded are not lost", { tag: '@once' }, async ({ page }) => {
  const { id } = await unreviewed(page, 'judge')
  const arrival = Promise.withResolvers<void>()
  // The script of "Leave this site" comes first and is not part of the page's code.
  const code = /\/assets\/(?!entry\.leave)[^/]*\.js$/
  await page.route(code, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`/rate-your-court?professional=${id}`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Attorney in the case' }).check()
  await page.getByLabel('What went well?').fill('Everybody was polite.')
  // Clicked too early, nothing happens: above all, no text goes into an address.
  await send(page).click()
  await expect(page).toHaveURL(new RegExp(`\\?professional=${id}$`))
  arrival.resolve()
  await expect(async () => {
    await page.getByRole('group', { name: 'Legal knowledge' }).getByRole('radio', { name: '2' }).click()
    await expect(page.getByText('1 of 7 answered')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('radio', { name: 'Attorney in the case' })).toBeChecked()
  await expect(page.getByLabel('What went well?')).toHaveValue('Everybody was polite.')
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a person can be searched for and chosen, and the form says what it needs', async ({ page }) => {
    const { name } = await unreviewed(page, 'gal')
    await page.goto('/rate-your-court')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('region', { name: 'People found' }).getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { name: `Rate ${name}` })).toBeVisible()
    const note = page.locator('noscript > *')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Without JavaScript a person reads every rating before it is published')
  })

  test('published reviews are read by role and state, page after page', async ({ page }) => {
    await page.goto('/reviews')
    await page.getByLabel('Role').selectOption('Judge')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/role=judge/)
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/role=judge&cursor=/)
    expect(await page.getByRole('article').first().textContent()).not.toBe(first)
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    expect(await page.getByRole('article').first().textContent()).toBe(first)
  })
})

test('the list of reviews says what a review is, whom each is about, and that these people are fictional', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/reviews')
  await expect(page.getByText(/Each review is the opinion of the person who wrote it/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('article').first().getByText('Fictional', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('the host of the rating tool shows it at its root, and choosing stays there', { tag: '@once' }, async ({ page, baseURL }) => {
  const complaints = watch(page)
  const { id, name } = await unreviewed(page, 'expert')
  const root = `http://rate.localhost:${new URL(baseURL!).port}/`
  await page.goto(root)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('region', { name: 'People found' }).getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Rate ${name}` })).toBeVisible()
  await expect(page).toHaveURL(`${root}?professional=${id}`)
  expect(complaints).toEqual([])
})

test(
  'the page of a professional shows scores with how many ratings, the reviews, and the next of them',
  { tag: '@once' },
  async ({ page }) => {
    const complaints = watch(page)
    const id = await muchReviewed(page)
    await page.goto(`/professionals/${id}`)
    const ratings = page.getByRole('region', { name: 'Ratings and reviews' })
    await expect(ratings.getByText(/^\d+ reviews?$/)).toBeVisible()
    await expect(ratings.getByText(/\d+ ratings?|Too few ratings \(\d\)/).first()).toBeVisible()
    await expect(ratings.getByText(/the opinion of the people who chose to rate/)).toBeVisible()
    await ratings.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.getByRole('heading', { name: 'Ratings and reviews' })).toBeFocused()
    expect(complaints).toEqual([])
  },
)

test('a person who does not exist cannot be rated: 404', { tag: '@once' }, async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    const reply = await page.goto(`/rate-your-court?professional=${id}`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})
