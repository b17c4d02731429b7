import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, whose `page.goto` also waits until the page's code runs. People need not wait: what they
 * press or type before that works as plain HTML, or is taken over. A test that means one of the two has to know which.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...asked) => {
      const reply = await goto(...asked)
      // A page that is broken on purpose never says that it runs.
      const runs = () => page.waitForFunction(() => 'runs' in document.documentElement.dataset, null, { timeout: 3_000 })
      if (javaScriptEnabled !== false) await runs().catch(() => {})
      return reply
    }
    await use(page)
  },
})
