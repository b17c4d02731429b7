import type { BrowserContext, Page } from '@playwright/test'
import { hasCopy } from '#test/journeys/copies.ts'
import type { Form } from '#test/journeys/forms.ts'
import { signInAs } from '#test/journeys/sign-in.ts'
import { posted } from '#test/journeys/two-parents.ts'

/** The request that a test's pages sign. */
const numbers = new WeakMap<BrowserContext, string>()
async function hasRequest(page: Page) {
  const { id, number } = await hasCopy(page)
  numbers.set(page.context(), number)
  await signInAs(page, 'admin@demo.test', '/admin-legal-records?copies')
  await posted(page.request, `/api/staff/certified-copies/${id}/fee`, { fee: 'waived' })
}
const request = (page: Page) => page.getByRole('region', { name: `Request ${numbers.get(page.context())!}` })

export const forms: readonly Form[] = [
  {
    name: 'a certificate of the custodian',
    begins: hasRequest,
    path: '/admin-legal-records?copies',
    is: 'opened',
    open: (page) =>
      request(page)
        .getByRole('button', { name: /^Sign certificate/ })
        .click(),
    field: (page) => request(page).getByLabel('Full name'),
    text: 'Carla Custodian',
    missing: {
      submit: 'Sign certificate',
      field: (page) => request(page).getByLabel('Position'),
      sentence: 'Enter your position.',
      value: 'Records custodian',
    },
  },
]
