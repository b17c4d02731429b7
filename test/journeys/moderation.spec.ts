import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// The desk of moderators: what waits, decided with two keys; taken back within a minute; and what its author reads of it.
// Both projects work on one server, so nothing here counts on how much waits.

/** Each project has a person of its own: what one of them has taken, the other is not given. */
const moderator = () => (test.info().project.name === 'phone' ? 'moderator@demo.test' : 'admin@demo.test')
const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const letters = (page: Page) => page.getByRole('list', { name: 'Letters' })

/** The median of some milliseconds, in seconds. */
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]! / 1_000

test('a moderator decides by keys alone, takes a decision back, and is led to the next', async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, moderator())
  await page.goto('/moderation')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Queues' })).toContainText('Held by a check')
  await expectNoBarriers(page)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()

  // Only those that a check holds: the rest of the queue is for the other project's turn too.
  await page.getByRole('button', { name: 'Held by a check' }).click()
  await page.keyboard.press('n')
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ratings of this person' })).toBeVisible()
  await expectNoBarriers(page)
  const first = await title(page).textContent()

  // Two keys; and back within the minute.
  const times: number[] = []
  const decide = async (verb: string, letter: string) => {
    const begun = Date.now()
    const before = await title(page).elementHandle()
    await page.keyboard.press(verb)
    await expect(letters(page)).toBeVisible()
    await page.keyboard.press(letter)
    await before!.waitForElementState('hidden')
    times.push(Date.now() - begun)
  }
  await decide('r', '1')
  await expect(page.getByText('Done: Release.')).toBeVisible()
  await page.keyboard.press('z')
  await expect(title(page)).toHaveText(first!)
  await expect(page.getByText('Taken back within a minute').last()).toBeVisible()
  await decide('x', '1')
  await expect(page.getByText('Done: Do not publish.')).toBeVisible()
  await page.keyboard.press('z')
  await expect(title(page)).toHaveText(first!)

  // Where single keys are off, nothing happens by one.
  await page.getByLabel('Single keys').uncheck()
  await page.keyboard.press('r')
  await expect(letters(page)).toHaveCount(0)
  await page.getByLabel('Single keys').check()

  // Words of one's own: letters that are typed there decide nothing.
  await page.keyboard.press('w')
  await page.keyboard.type('rx1 is typed here')
  await expect(page.getByLabel('Words of your own (not needed)')).toHaveValue('rx1 is typed here')
  await expect(letters(page)).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('list', { name: 'Queues' })).toBeVisible()
  test.info().annotations.push({ type: 'median seconds of a decision', description: String(median(times)) })
  console.log(`moderation: median of ${times.length} recorded decisions ${median(times)} s (keys pressed by a machine)`)
  expect(complaints).toEqual([])
})

const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer before the order came.'

/** Files a rating that a check holds, as a visitor does. @returns the words of its receipt, and of whom it is */
async function file(page: Page, at: number) {
  const { items } = (await (await page.request.get('/api/reviews?role=judge')).json()) as {
    items: { professionalId: string; professionalName: string }[]
  }
  const { professionalId: id, professionalName: name } = items[at]!
  await page.goto(`/rate-your-court?professional=${id}`)
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByRole('radio', { name: 'Parent or other party in the case' }).check()
  for (const question of ['Integrity and impartiality', 'Legal knowledge', 'Communication'])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '2', exact: true }).check()
  await page.getByLabel('What happened in the courtroom or the process?').fill(bribe)
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').selectOption('2024')
  await page.getByRole('radio', { name: 'Partly as I had asked' }).check()
  await page.getByLabel('All four statements are true.').check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeVisible({ timeout: 60_000 })
  const words = await page.getByRole('list', { name: 'The 12 words' }).locator('.font-mono').allTextContents()
  return { words: words.join(' '), name }
}

async function openReceipt(page: Page, words: string) {
  await page.goto('/receipt')
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByLabel('The 12 words').fill(words)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Your rating of/ })).toBeVisible()
}

test('an author reads the letter and the sealed words with the receipt alone, and appeals', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const author = await (await browser.newContext()).newPage()
  const own = 'Say what you saw of it, and it can stand.'
  const { words, name } = await file(author, test.info().project.name === 'phone' ? 2 : 3)

  await signInAs(page, moderator())
  // It is seen once the day is over, in the demonstration after a minute.
  const looked = page.getByRole('button', { name: `Look ${name}` })
  await expect(async () => {
    await page.goto('/moderation')
    await expect(looked.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 150_000 })
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
  await looked.first().click()
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('Only the author can open them; afterwards not even you.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What the checks found' })).toContainText('C4.')
  await page.keyboard.press('w')
  await page.keyboard.type(own)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('x')
  await page.keyboard.press('1')
  await expect(page.getByText('Done: Do not publish.')).toBeVisible()

  const sent: string[] = []
  author.on(
    'response',
    (reply) =>
      void reply.text().then(
        (text) => sent.push(text),
        () => {},
      ),
  )
  await openReceipt(author, words)
  await expect(author.getByText('It was not published.')).toBeVisible()
  await expect(author.getByText('It says as a fact that somebody broke the law')).toBeVisible()
  await expect(author.getByText(own)).toBeVisible()
  // The server had only what it cannot read.
  expect(sent.filter((text) => text.includes(own))).toEqual([])
  await expectNoBarriers(author)
  await author.getByLabel('Why is the decision wrong?').fill('I saw the envelope myself.')
  await author.getByRole('button', { name: 'Send appeal' }).click()
  await expect(author.getByText('You appealed today.')).toBeVisible()
  await author.context().close()
})
