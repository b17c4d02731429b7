import type { Browser, Page } from '@playwright/test'
import { beginsCase, dialog, type Form, openRequest } from '#test/journeys/forms.ts'
import { sentRequest } from '#test/journeys/expenses.ts'
import { twoParents } from '#test/journeys/two-parents.ts'

/** Ben, whom Ana asked. */
const asked = async (page: Page, browser: Browser) => {
  const parents = await twoParents((await browser.newContext()).request, browser)
  await sentRequest(parents)
  await page.context().addCookies((await parents.his.context().request.storageState()).cookies)
}

const opens = (button: string) => async (page: Page) => {
  await openRequest(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'a request before spending',
    begins: beginsCase,
    path: '/co-parenting-expenses',
    is: 'dialog',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Use common categories|Ask first)/ })
        .first()
        .waitFor()
      const usual = page.getByRole('button', { name: 'Use common categories, 50/50' }).first()
      if (await usual.isVisible()) await usual.click()
      await page.getByRole('button', { name: 'Ask first' }).click()
    },
    field: (page) => dialog(page).getByRole('textbox', { name: 'What it is for' }),
    text: 'Braces',
    missing: { submit: 'Send request', sentence: 'Enter what you want to spend it on.' },
  },
  {
    name: 'a no to a request before spending',
    begins: asked,
    path: '/co-parenting-expenses',
    is: 'opened',
    open: opens('Decline'),
    field: (page) => page.getByLabel('Reason'),
    text: 'We can wait a year.',
    missing: { submit: 'Decline request', sentence: 'Write why. One sentence is enough.', sends: true },
  },
  {
    name: 'other terms for a request',
    begins: asked,
    path: '/co-parenting-expenses',
    is: 'opened',
    open: opens('Offer other terms'),
    field: (page) => page.getByLabel('Note'),
    text: 'Dr. Lee is in our network.',
    missing: {
      submit: 'Send other terms',
      field: (page) => page.getByLabel('Estimate you would agree to'),
      sentence: 'Change the estimate or the provider, or agree to the request.',
      value: '150',
      sends: true,
    },
  },
]
