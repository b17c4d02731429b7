import { expect, type Page } from '@playwright/test'
import { lettersFor } from '#domain/moderation/letters.ts'
import { policyVersion } from '#domain/screening/types.ts'
import { dayInWords } from '#web/days.ts'
import { rateable } from './rateable.ts'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { opensByKey, test } from './test.ts'
import { watch } from './watch.ts'

// The desk of moderators: what waits, decided with two keys; taken back within a minute; and what its author reads of it.
// Both projects work on one server, so nothing here counts on how much waits.

/** Each project has a person of its own: what one of them has taken, the other is not given. */
const moderator = () => (test.info().project.name === 'phone' ? 'moderator@demo.test' : 'admin@demo.test')
const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const letters = (page: Page) => page.getByRole('list', { name: 'Letters' })

/** Who has a rating of the queue now: `you`, `other` or nobody. */
async function takenBy(page: Page, id: string): Promise<string | null> {
  const { waiting } = (await (await page.request.get('/api/moderation')).json()) as { waiting: { id: string; taken: string | null }[] }
  return waiting.find((one) => one.id === id)?.taken ?? null
}

/** The median of some milliseconds, in seconds. */
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]! / 1_000

test('a moderator decides by keys alone, takes a decision back, and is led to the next', async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, moderator(), '/moderation')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Queues' })).toContainText('Held by a check')

  await opensByKey(page, '?', page.getByRole('dialog', { name: 'Keys' }))
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

  // Words of their own: letters that are typed there decide nothing.
  await page.keyboard.press('w')
  await page.keyboard.type('rx1 is typed here')
  await expect(page.getByLabel('Words of your own (not needed)')).toHaveValue('rx1 is typed here')
  await expect(letters(page)).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('list', { name: 'Queues' })).toBeVisible()

  // Who goes to another page gives back what they took.
  const taking = page.waitForResponse((reply) => reply.url().endsWith('/api/moderation/next'))
  await page.keyboard.press('n')
  const { case: open } = (await (await taking).json()) as { case: { id: string } }
  await expect(title(page)).toBeFocused()
  expect(await takenBy(page, open.id)).toBe('you')
  await page.goto('/')
  await expect.poll(() => takenBy(page, open.id)).not.toBe('you')
  test.info().annotations.push({ type: 'median seconds of a decision', description: String(median(times)) })
  console.log(`moderation: median of ${times.length} recorded decisions ${median(times)} s (keys pressed by a machine)`)
  expect(complaints).toEqual([])
})

/** The rule of the first letter of a refusal. */
const ruleInForce = lettersFor('refused')[0]!.rule!

const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer before the order came.'

/** Files a rating that a check holds, as a visitor does. @returns the words of its receipt, and of whom it is */
async function file(page: Page, at: number, waiting: readonly string[]) {
  // Of theirs nothing waits yet, so that it is known by the name.
  const { id, name } = (await rateable(page, 'judge')).filter((one) => !waiting.includes(one.name))[at]!
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

test('an author reads the letter and the sealed words with the receipt alone, and appeals', { tag: '@once' }, async ({ page, browser }) => {
  test.setTimeout(240_000)
  const author = await (await browser.newContext()).newPage()
  const own = 'Say what you saw of it, and it can stand.'
  await signInAs(page, moderator())
  const { waiting } = (await (await page.request.get('/api/moderation')).json()) as { waiting: { name: string }[] }
  const { words, name } = await file(
    author,
    test.info().project.name === 'phone' ? 2 : 3,
    waiting.map((one) => one.name),
  )

  // It is seen once the day is over, in the demonstration after a minute.
  const looked = page.getByRole('button', { name: `Look ${name}` })
  await expect(async () => {
    await page.goto('/moderation')
    await expect(looked.first()).toBeVisible({ timeout: 2_000 })
    await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
    await looked.first().click()
    // Someone of another journey may be passing it over at this moment.
    await expect(title(page)).toBeFocused({ timeout: 5_000 })
  }).toPass({ timeout: 150_000, intervals: [2_000] })
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
  // The reason, with the rule and its version, the policy and the day.
  await expect(author.getByText('It says as a fact that somebody broke the law')).toBeVisible()
  const step = author.getByRole('listitem').filter({ hasText: 'Not published' })
  await expect(step).toContainText(dayInWords(new Date().toISOString(), 'en'))
  await expect(step).toContainText(`${ruleInForce} · policy ${policyVersion}`)
  await expect(author.getByText(own)).toBeVisible()
  // The server had only what it cannot read.
  expect(sent.filter((text) => text.includes(own))).toEqual([])
  await expectNoBarriers(author)
  await author.getByLabel('Why is the decision wrong?').fill('I saw the envelope myself.')
  await author.getByRole('button', { name: 'Send appeal' }).click()
  await expect(author.getByText('You appealed today.')).toBeVisible()
  await author.context().close()
})

test(
  'two people take a rating down as untrue, and a third one decides on an appeal, by keys alone',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    const second = await (await browser.newContext()).newPage()
    const take = async (who: Page, lane: string) => {
      await who.getByRole('button', { name: lane }).click()
      await who.keyboard.press('n')
      await expect(title(who)).toBeFocused()
    }
    const inBothLights = async (who: Page) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await who.emulateMedia({ colorScheme })
        await expectNoBarriers(who)
      }
    }
    await signInAs(page, 'moderator@demo.test', '/moderation')
    await take(page, 'Reported, shown')
    const name = await title(page).textContent()
    await page.keyboard.press('t')
    // What takes two is written there, and its key does nothing.
    await expect(letters(page).getByRole('listitem').filter({ hasText: 'N1.1' })).toContainText('Two people decide this')
    await inBothLights(page)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('p')
    await expect(letters(page)).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.getByText('Done: Propose to take down.')).toBeVisible()

    await signInAs(second, 'super@demo.test', '/moderation')
    await take(second, 'Reported, shown')
    // A few are reported in the demonstration: the others are passed over.
    await expect(async () => {
      if ((await title(second).textContent({ timeout: 1_000 })) !== name) await second.keyboard.press('n')
      await expect(title(second)).toHaveText(name!, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(second.getByText('Proposed by somebody else; you decide')).toBeVisible()
    await inBothLights(second)
    await second.keyboard.press('t')
    await expect(letters(second)).toBeVisible()
    await second.keyboard.press('2')
    await expect(second.getByText('Done: Take down.')).toBeVisible()
    // A key that comes before the next one is there does nothing: it is pressed again.
    await expect(async () => {
      await second.keyboard.press('z')
      await expect(second.getByText('Taken back within a minute').last()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expect(title(second)).toHaveText(name!)
    await second.keyboard.press('Backspace')
    await expect(second.getByRole('list', { name: 'Queues' })).toBeVisible()

    await take(second, 'Appealed')
    await expect(second.getByText('I sat three rows behind')).toBeVisible()
    await second.keyboard.press('h')
    await second.keyboard.press('f')
    await inBothLights(second)
    await second.keyboard.press('u')
    await expect(letters(second)).toBeVisible()
    await second.keyboard.press('1')
    await expect(second.getByText('Done: Let the decision stand.')).toBeVisible()
    await expect(async () => {
      await second.keyboard.press('z')
      await expect(second.getByText('Taken back within a minute').last()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await second.context().close()
  },
)
