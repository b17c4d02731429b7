import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { manyMessages } from './many-messages.ts'
import { test } from './test.ts'
import { dayAt, open, posted, twoParents } from './two-parents.ts'

const message = { kind: 'message', children: [], links: [], needsAnswer: false, answerBy: null, isEmergency: false, sendAt: null }

/** She writes messages that begin a thread each, and waits until they are out. */
async function sent(page: Page, caseId: string, subjects: readonly string[]) {
  const { request } = page.context()
  const { recipients } = (await (await request.get('/api/messages/check')).json()) as { recipients: { memberId: string }[] }
  const to = recipients.map(({ memberId }) => memberId)
  for (const subject of subjects)
    await posted(request, `/api/cases/${caseId}/messages`, { ...message, subject, body: `About ${subject}.`, recipients: to })
}

test(
  'the keys go through threads and messages, open, answer and archive, and find; never while one types',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await sent(page, caseId, ['Shoes'])
    await his.setViewportSize({ width: 1280, height: 800 })
    await open(his, '/co-parenting-messages')
    const row = (subject: string) => his.getByRole('listitem').filter({ hasText: subject }).getByRole('link')
    await expect(row('Shoes')).toBeVisible({ timeout: 25_000 })
    await sent(page, caseId, ['Bus'])
    await expect(row('Bus')).toBeVisible({ timeout: 25_000 })

    await his.keyboard.press('?')
    const keys = his.getByRole('dialog', { name: 'Shortcuts' })
    await expect(keys.getByText('Archive the thread')).toBeVisible()
    await expectNoBarriers(his)
    await keys.getByRole('button', { name: 'Close' }).click()
    await his.waitForFunction(() => document.activeElement === document.body)

    await his.keyboard.press('j')
    await expect(row('Bus')).toBeFocused()
    await his.keyboard.press('j')
    await expect(row('Shoes')).toBeFocused()
    await his.keyboard.press('k')
    await his.keyboard.press('Enter')
    await expect(his.getByRole('heading', { name: 'Bus' })).toBeFocused()
    // Only an open of the message itself is its first view.
    await his.keyboard.press('j')
    await expect(his.getByRole('article')).toBeFocused()
    await expect(his.getByText('Not opened. 10 characters.')).toBeVisible()
    await his.keyboard.press('Enter')
    await expect(his.getByText('About Bus.')).toBeVisible()
    await his.keyboard.press('r')
    const field = his.getByLabel('Message', { exact: true })
    await field.fill('')
    await field.pressSequentially('je/?')
    await expect(field).toHaveValue('je/?')
    await his.getByRole('button', { name: 'Cancel' }).click()
    await his.getByRole('button', { name: 'Discard changes' }).click()
    await expect(field).toHaveCount(0)

    await his.keyboard.press('Control+e')
    await expect(his.getByRole('heading', { name: 'Bus' })).toBeVisible()
    await his.keyboard.press('e')
    await expect(row('Bus')).toHaveCount(0)
    await his.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Bus')).toBeVisible()
    await his.keyboard.press('/')
    await expect(his.getByRole('searchbox', { name: 'Find in messages' })).toBeFocused()
    await his.context().close()
  },
)

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

test(
  'a thread of ten thousand messages has few nodes however far one reads, and nothing jumps',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await his.context().close()
    const thread = await manyMessages(caseId, baseURL!, { count: 10_000 })
    await page.addInitScript(() => {
      const long: number[] = []
      Object.assign(globalThis, { long })
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    })
    await open(page, `/co-parenting-messages?thread=${thread}`)
    // It opens at the latest message.
    const article = (n: number) => page.getByRole('article').filter({ hasText: `Message ${n}. ` })
    await expect(article(10_000)).toBeInViewport()
    const nodes: number[] = []
    let jump = 0
    for (let screen = 0; screen < 24; screen += 1) {
      const moved = await page.evaluate(async () => {
        scrollBy(0, -900)
        const row = [...document.querySelectorAll('[data-message]')].find((each) => each.getBoundingClientRect().bottom > 0)
        const top = row?.getBoundingClientRect().top ?? 0
        // What is older arrives above it meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 120))
        return row?.isConnected ? Math.abs(row.getBoundingClientRect().top - top) : 0
      })
      jump = Math.max(jump, moved)
      nodes.push(await nodesOf(page))
    }
    const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long)
    console.log(
      `Nodes ${Math.min(...nodes)} to ${Math.max(...nodes)}; ${long.length} long tasks, the longest ${Math.max(0, ...long)} ms; jump ${jump} px.`,
    )
    expect(Math.max(...nodes)).toBeLessThan(8_000)
    expect(Math.max(0, ...long)).toBeLessThan(1_000)
    expect(jump).toBeLessThan(5)

    // A message far back is landed on, by a search and by its day.
    await page.goto('/co-parenting-messages?box=all&q=4321')
    await page.getByRole('link', { name: 'A long thread' }).click()
    await expect(article(4_321)).toBeInViewport()
    await expect(article(4_321)).toBeFocused()
    expect(await nodesOf(page)).toBeLessThan(8_000)
    await page.getByRole('link', { name: 'Go to the latest message' }).click()
    await expect(article(10_000)).toBeInViewport()

    // Its menu is in sight wherever one reads. A day that has messages, the same one again, and days before and after them all.
    const goTo = async (day: string) => {
      const menu = page.locator('summary', { hasText: /^More$/ }).and(page.locator('main summary'))
      await menu.tap()
      await page.getByLabel('Day', { exact: true }).fill(day)
      await page.getByLabel('Day', { exact: true }).press('Enter')
    }
    const middle = dayAt(-3)
    for (let round = 0; round < 2; round += 1) {
      await goTo(middle)
      const first = page.locator('article:focus')
      await expect(first).toBeInViewport()
      await expect(first.locator('time').first()).toHaveAttribute('datetime', /T0[45]:00/)
      await page.mouse.move(180, 400)
      await page.mouse.wheel(0, -3_000)
      await expect(first).not.toBeInViewport()
    }
    await goTo(dayAt(-30))
    await expect(article(1)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^No messages on .* The next ones are shown\.$/ })).toBeVisible()
    await goTo(dayAt(30))
    await expect(article(10_000)).toBeInViewport()
    await expect(page.getByText(/^No messages on .* or later\. These are the latest\.$/)).toBeVisible()
  },
)

test(
  'a list of many threads has few nodes however far one scrolls, and the whole of a thread is printed',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await his.context().close()
    await manyMessages(caseId, baseURL!, { count: 400, isThreads: true })
    await open(page, '/co-parenting-messages?box=all')
    await page.mouse.move(180, 400)
    let most = 0
    await expect(async () => {
      for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 800)
      most = Math.max(most, await nodesOf(page))
      await expect(page.getByRole('link', { name: /Thread 1 ?$/ })).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50] })
    expect(most).toBeLessThan(5_000)

    const thread = await manyMessages(caseId, baseURL!, { count: 100 })
    await page.addInitScript(() => Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') }))
    await open(page, `/co-parenting-messages?thread=${thread}`)
    const onPaper = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await act()
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    }
    // By the browser's own menu the paper has what the page has, and says so.
    await onPaper(() =>
      expect(page.getByText(/^Part of this thread: \d\d messages/)).toContainText('Earlier messages are not printed here.'),
    )
    await page.locator('main summary', { hasText: /^More$/ }).click()
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await onPaper(async () => {
      await expect(page.getByText('The whole thread: 100 messages')).toBeAttached()
      await expect(page.locator('[data-message]')).toHaveCount(100)
    })
    await expect(page.locator('[data-message]')).not.toHaveCount(100)
  },
)

test(
  'a draft in two tabs: neither writes over the other, no text is lost, and sending in one closes the other',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { his } = await twoParents(page.context().request, browser)
    await his.context().close()
    await open(page, '/co-parenting-messages')
    await page.getByRole('link', { name: 'New message' }).click()
    await page.getByLabel('Subject').fill('Summer camp')
    const field = (tab: Page) => tab.getByLabel('Message', { exact: true })
    await field(page).fill('From the first tab.')
    await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible()
    await expect(page).toHaveURL(/draft=/)
    const second = await page.context().newPage()
    await open(second, page.url())
    await expect(field(second)).toHaveValue('From the first tab.')

    // The second tab saves. The first one has typed meanwhile, and is asked.
    const saves = '**/messages/drafts/*'
    await page.route(saves, (route) => route.abort())
    await field(page).fill('Typed in the first tab, and not saved.')
    await expect(page.getByText('Not saved: there is no connection.')).toBeVisible()
    await field(second).fill('From the second tab.')
    await expect(second.getByText('Draft saved. Only you see it.')).toBeVisible()
    await expect(page.getByText('Changed in another tab')).toBeVisible()
    await page.unroute(saves)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Choose which text to use first.').first()).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Show the newer text' }).click()
    await expect(field(page)).toHaveValue('From the second tab.')
    // What was typed in the first tab is a draft of its own.
    const drafts = async () => {
      const reply = await page.context().request.get('/api/messages/drafts')
      return ((await reply.json()) as { drafts: { body: string }[] }).drafts.map(({ body }) => body).toSorted()
    }
    expect(await drafts()).toEqual(['From the second tab.', 'Typed in the first tab, and not saved.'])

    // The same the other way round: the second tab goes on with its own text, in a draft of its own.
    await second.route(saves, (route) => route.abort())
    await field(second).fill('Only in the second tab.')
    await expect(second.getByText('Not saved: there is no connection.')).toBeVisible()
    await field(page).fill('The first tab again.')
    await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible()
    await second.unroute(saves)
    await second.getByRole('button', { name: 'Keep my text as a separate draft' }).click()
    await expect(second.getByText('Draft saved. Only you see it.')).toBeVisible()
    await expect(field(second)).toHaveValue('Only in the second tab.')
    expect(await drafts()).toEqual(['Only in the second tab.', 'The first tab again.', 'Typed in the first tab, and not saved.'])

    // Sent in one tab, it is gone in the other.
    const third = await page.context().newPage()
    await open(third, page.url())
    await expect(field(third)).toHaveValue('The first tab again.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(third.getByText('Sent or deleted in another tab')).toBeVisible()
    await third.getByRole('button', { name: 'Close' }).click()
    await expect(field(third)).toHaveCount(0)
  },
)

test(
  'with an on-screen keyboard the field and Send stay in sight, and the last message is not covered',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await open(his, '/co-parenting-calendar')
    await sent(page, caseId, ['Shoes'])
    // What he has not opened is counted in the menu, live, and no more once he has.
    const entry = his.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: /Messages/ })
    await expect(entry).toHaveAccessibleName('Messages (1 unread)', { timeout: 25_000 })
    await open(his, '/co-parenting-messages')
    await his.getByRole('listitem').filter({ hasText: 'Shoes' }).getByRole('link').click()
    await his.getByRole('button', { name: 'Open message' }).click()
    await expect(entry).toHaveAccessibleName('Messages')
    await his.getByRole('link', { name: 'Reply', exact: true }).click()
    const field = his.getByLabel('Message', { exact: true })
    await field.click()
    await his.setViewportSize({ width: 375, height: 340 })
    const button = his.getByRole('button', { name: 'Send message' })
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
    const [text, sends] = [(await field.boundingBox())!, (await button.boundingBox())!]
    expect(text.y + text.height).toBeLessThanOrEqual(sends.y)
    await field.pressSequentially('Size 3.')
    await expect(field).toBeInViewport({ ratio: 1 })
    const last = his.getByRole('article').getByText('About Shoes.')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(
      await last.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }),
    ).toBe(true)
    await his.context().close()
  },
)
