import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'

/** Longer than any page of ours takes before its code runs. */
const giveUpAfter = 5_000
/** The site's hosts here: pages of other sites have no code of ours to wait for. */
const ours = /^(127\.0\.0\.1|(.+\.)?localhost)$/

/** Opens a page without waiting for its code: one that is broken on purpose never runs. */
export const openBroken = (page: Page, address: string) => (Object.getPrototypeOf(page) as Page).goto.call(page, address)

function waiting(page: Page): Page {
  const runs = () =>
    page.waitForFunction(() => 'runs' in document.documentElement.dataset, null, { timeout: giveUpAfter }).catch(() => undefined)
  const goto = page.goto.bind(page)
  page.goto = async (...asked) => {
    const reply = await goto(...asked)
    const isOurs = reply !== null && ours.test(new URL(reply.url()).hostname)
    if (isOurs && reply.headers()['content-type']?.startsWith('text/html')) await runs()
    return reply
  }
  const reload = page.reload.bind(page)
  page.reload = async (...asked) => {
    const reply = await reload(...asked)
    await runs()
    return reply
  }
  return page
}

function waitingIn(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => waiting(await newPage())
  return context
}

/** Whether the browsers of the running test run code: `test.use({ javaScriptEnabled: false })` says they don't. */
let runsCode = true

/**
 * Playwright's `test`, whose pages, those of further browsers too, wait on `goto` and `reload` until the page's code
 * runs. People need not wait: what they press or type before that works as plain HTML, or is taken over. A test that
 * means one of the two has to know which.
 */
export const test = base.extend<{ knowsCode: void }>({
  knowsCode: [
    async ({ javaScriptEnabled }, use) => {
      runsCode = javaScriptEnabled !== false
      await use()
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        return runsCode && options?.javaScriptEnabled !== false ? waitingIn(context) : context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

/** Presses a key until what it opens is there: a page takes keys a moment after its code runs. */
export async function opensByKey(page: Page, key: string, what: Locator) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(what).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
