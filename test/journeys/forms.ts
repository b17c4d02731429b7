import type { Browser, Locator, Page } from '@playwright/test'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { asksFor, posted, twoParents } from './two-parents.ts'

/** A form as `forms.spec.ts` tries it: a feature lists its own in its `feature.forms.ts`. */
export interface Form {
  name: string
  /** The page, and what is there before it is opened. */
  path: string
  /** @returns the page where it has an address of its own, which is taken in place of `path` */
  begins: (page: Page, browser: Browser) => Promise<unknown>
  /** How the form is opened there, where it is not open from the start. */
  open?: (page: Page) => Promise<unknown>
  /** `dialog`: a tap outside, Esc and Back ask. `opened`: it has a button "Cancel", which asks. */
  is?: 'dialog' | 'opened'
  /** A visitor's plain form (web/form/plain-form.tsx): it does not protect typed words. */
  isPlain?: true
  /** A field to write into, and what is written. */
  field: (page: Page) => Locator
  text: string
  /**
   * The button that sends, and a field that must be filled (`field` of the form where none is named), with its sentence. Others may be
   * empty too: then it is the first one that is, because the first wrong field has the focus. Filled, the form can be sent where `sends`.
   */
  missing?: { submit: string; field?: (page: Page) => Locator; sentence: string; value?: string; sends?: boolean }
  /** The button that saves, and the address of what must be the same after it was pressed unedited. */
  unedited?: { save: string; address: string }
}

/** Someone new. */
export async function begins(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  return request
}

/** Someone new with a case, a child, a task and the draft of a swap. */
export async function beginsCase(page: Page) {
  const request = await begins(page)
  const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  const child = await posted<{ id: string }>(request, `/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  await posted(request, `/api/cases/${caseId}/tasks`, { title: 'Call the clerk', dueOn: null })
  const leg = { from: '2031-04-14T08:00', to: '2031-04-15T08:00', children: [child.id], side: 'A' }
  const draft = { kind: 'give', legs: [leg], reason: 'A draft', handover: 'At school', respondBy: '2031-04-01T18:00', send: false }
  await posted(request, `/api/cases/${caseId}/exchanges/trades`, draft)
}

/** Someone with a case that has a shared order. */
export async function beginsOrder(page: Page) {
  await beginsCase(page)
  const { request } = page.context()
  const { seats } = (await (await request.get('/api/cases')).json()) as { seats: readonly { caseId: string }[] }
  const decree = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2026-01-05', endsOn: null, facts: {}, isShared: true }
  await posted(request, `/api/cases/${seats[0]!.caseId}/orders`, decree)
}

/** Ben, whom Ana asks for a day. */
export async function isAsked(page: Page, browser: Browser) {
  const asked = await twoParents((await browser.newContext()).request, browser)
  await asksFor(asked, 20)
  await page.context().addCookies(await asked.his.context().cookies())
  await asked.his.context().close()
}

/** Opens the first request of the page of swaps. */
export const openRequest = async (page: Page) => {
  const row = page.getByRole('article').first()
  if (!(await row.getByRole('button').first().isVisible())) await row.locator('summary').first().click()
}
/** The one dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog')
