import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { acceptTerms, beginSession, fromElsewhere, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { asksFor, posted, twoParents } from './two-parents.ts'

// What every form of web/form must pass: typed words are never lost, what is wrong is said at its field, and saving what nobody
// changed changes nothing. A new form adds a row.

interface Form {
  name: string
  /** The page, and what is there before it is opened. */
  path: string
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
  /** The button that sends, and the field that must be filled, with its sentence. Filled, the form can be sent where `sends`. */
  missing?: { submit: string; field?: (page: Page) => Locator; sentence: string; value?: string; sends?: boolean }
  /** The button that saves, and the address of what must be the same after it was pressed unedited. */
  unedited?: { save: string; address: string }
}

const isRunning = (page: Page) => expect(page.locator('html[data-runs]')).toBeAttached()

/** Someone new. */
async function begins(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  return request
}

/** Someone new with a case, a child, a task and the draft of a swap. */
async function beginsCase(page: Page) {
  const request = await begins(page)
  const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  const child = await posted<{ id: string }>(request, `/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  await posted(request, `/api/cases/${caseId}/tasks`, { title: 'Call the clerk', dueOn: null })
  const leg = { from: '2031-04-14T08:00', to: '2031-04-15T08:00', children: [child.id], side: 'A' }
  const draft = { kind: 'give', legs: [leg], reason: 'A draft', handover: 'At school', respondBy: '2031-04-01T18:00', send: false }
  await posted(request, `/api/cases/${caseId}/exchanges/trades`, draft)
}

/** Ben, whom Ana asks for a day. */
async function isAsked(page: Page, browser: Browser) {
  const asked = await twoParents((await browser.newContext()).request, browser)
  await asksFor(asked, 20)
  await page.context().addCookies(await asked.his.context().cookies())
  await asked.his.context().close()
}

/** The ticket that a test's page opens at the desk. */
const tickets = new WeakMap<Page, string>()
async function hasTicket(page: Page) {
  const data = { kind: 'safety', message: 'A question for the tests of forms, long enough.', way: 'here' }
  const reply = await page.request.post('/api/support', { data, headers: { ...fromElsewhere(), 'idempotency-key': crypto.randomUUID() } })
  expect(reply.status(), await reply.text()).toBe(200)
  tickets.set(page, ((await reply.json()) as { number: string }).number)
  await signInAs(page, 'support@demo.test')
}
const openTicket = (page: Page) => page.getByRole('button', { name: tickets.get(page)! }).click()

const task = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Call the clerk' })
const dialog = (page: Page) => page.getByRole('dialog')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const openRequest = async (page: Page) => {
  const row = page.getByRole('article').first()
  if (!(await row.getByRole('button').first().isVisible())) await row.locator('summary').first().click()
}
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const subject = (page: Page) => page.getByLabel('What is it about?')
const settings = { begins, path: '/account-settings' } as const
const unedited = (save: string) => ({ save, address: '/api/settings' })

const forms: readonly Form[] = [
  {
    name: 'a task',
    begins: beginsCase,
    path: '/case-toolkit',
    is: 'opened',
    open: (page) =>
      task(page)
        .getByRole('button', { name: /^Change/ })
        .click(),
    field: (page) => page.getByLabel('Task', { exact: true }),
    text: 'Call the clerk about copies',
    missing: { submit: 'Save the task', sentence: 'Write what is to be done.', sends: true },
    unedited: { save: 'Save the task', address: '/api/cases/record' },
  },
  {
    name: 'a swap request',
    begins: beginsCase,
    path: '/time-trade-requests',
    is: 'dialog',
    open: (page) => page.getByRole('button', { name: 'Ask for a trade' }).click(),
    field: (page) => dialog(page).getByRole('textbox', { name: 'Reason' }),
    text: 'My sister is in town.',
    missing: {
      submit: 'Send the request',
      field: (page) => dialog(page).getByRole('textbox', { name: 'From' }),
      sentence: 'Say from when to when.',
      value: '2031-05-01T08:00',
    },
  },
  {
    name: 'the draft of a swap request',
    begins: beginsCase,
    path: '/time-trade-requests',
    is: 'dialog',
    open: async (page) => {
      await openRequest(page)
      await page.getByRole('button', { name: 'Continue the draft' }).click()
    },
    field: (page) => dialog(page).getByRole('textbox', { name: 'Reason' }),
    text: 'A draft, with more',
    unedited: { save: 'Keep as a draft', address: '/api/exchanges/trades' },
  },
  {
    name: 'the answer no to a swap request',
    begins: isAsked,
    path: '/time-trade-requests',
    is: 'opened',
    open: async (page) => {
      await openRequest(page)
      await page.getByRole('button', { name: 'Decline' }).click()
    },
    field: (page) => page.getByLabel('Reason'),
    text: 'We are away that day.',
    missing: { submit: 'Send the answer', sentence: 'Write a reason. One sentence is enough.' },
  },
  {
    name: 'a question without an account',
    isPlain: true,
    begins: async () => {},
    path: '/support',
    field: question,
    text: 'How long does a review wait before it is shown?',
    missing: { submit: 'Send question', field: subject, sentence: 'Choose what your question is about.', value: 'other' },
  },
  {
    name: 'a ticket that is looked up',
    isPlain: true,
    begins: async () => {},
    path: '/support',
    field: (page) => page.getByLabel('Your four words'),
    text: 'river lamp stone glad',
    missing: {
      submit: 'Read the answer',
      field: (page) => page.getByLabel('Ticket number'),
      sentence: 'A ticket number has eight letters and digits, such as H7K2-94QD.',
      value: 'H7K2-94QD',
    },
  },
  {
    name: 'a question of someone signed in',
    begins,
    path: '/support',
    field: question,
    text: 'How long does a review wait before it is shown?',
    missing: { submit: 'Send question', field: subject, sentence: 'Choose what your question is about.', value: 'other' },
  },
  {
    name: 'an answer of the desk',
    begins: hasTicket,
    path: '/support-admin-dashboard',
    open: openTicket,
    field: (page) => page.getByLabel('Your answer'),
    text: 'Between 6 and 72 hours.',
    missing: { submit: 'Send answer', sentence: 'Write an answer.' },
  },
  {
    name: 'a note of the desk',
    begins: hasTicket,
    path: '/support-admin-dashboard',
    open: openTicket,
    field: (page) => page.getByLabel('A note'),
    text: 'Asked before, in May.',
    missing: { submit: 'Keep note', sentence: 'Write a note.' },
  },
  {
    name: 'a ready reply of the desk',
    begins: (page) => signInAs(page, 'support@demo.test'),
    path: '/support-admin-dashboard',
    field: (page) => page.getByLabel('Title'),
    text: 'About receipts',
    missing: {
      submit: 'Keep reply',
      field: (page) => page.getByLabel('Text of the reply'),
      sentence: 'Write the text of the reply.',
      value: 'By the 12 words.',
    },
  },
  {
    name: 'names in the settings',
    ...settings,
    path: '/account-settings#profile',
    field: (page) => page.getByLabel('Last name'),
    text: 'Cole Moreno',
    missing: { submit: 'Save names', sentence: 'Enter your last name.' },
    unedited: unedited('Save names'),
  },
  {
    name: 'time zones in the settings',
    ...settings,
    path: '/account-settings#zones',
    field: (page) => page.getByLabel('The court’s zone'),
    text: 'America/Chicago',
    unedited: unedited('Save zones'),
  },
  {
    name: 'times of reminders in the settings',
    ...settings,
    path: '/account-settings#reminders',
    field: (page) => page.getByLabel('My mail of the day, at'),
    text: '06:45',
    unedited: unedited('Save times'),
  },
  {
    name: 'another safe address in the settings',
    ...settings,
    path: '/account-settings#contact',
    field: (page) => page.getByLabel('Address', { exact: true }),
    text: 'ana@people.example',
    missing: { submit: 'Mail me a code', sentence: 'Write one e-mail address, such as name@example.org.' },
  },
  {
    name: 'safe contact in the settings',
    ...settings,
    path: '/account-settings#contact',
    field: (page) => page.getByRole('checkbox', { name: 'Never contact me by e-mail' }),
    text: 'checked',
    unedited: unedited('Save safe contact'),
  },
  {
    name: 'notifications in the settings',
    ...settings,
    path: '/account-settings#notifications',
    field: (page) => page.getByRole('checkbox', { name: 'Your trial ends in two days: E-mail' }),
    text: 'checked',
    unedited: unedited('Save notifications'),
  },
]

const type = (field: Locator, text: string) => (text === 'checked' ? field.check() : field.fill(text))
const holds = (field: Locator, text: string) => (text === 'checked' ? expect(field).toBeChecked() : expect(field).toHaveValue(text))

/** Another page of the site, as a link leads there: the page itself is not loaded again. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

for (const { name, path, begins: start, open, is, field, text, missing, unedited: same, isPlain } of forms) {
  if (!isPlain)
    test(`${name}: a tap outside, Esc, Back and loading again lose no typed word`, { tag: '@once' }, async ({ page, browser }) => {
      await start(page, browser)
      await page.goto('/transparency')
      await isRunning(page)
      await goTo(page, path)
      await open?.(page)
      await type(field(page), text)
      const stays = async (go: () => Promise<unknown>) => {
        await go()
        if (is === 'dialog') await page.getByRole('button', { name: 'Keep writing' }).click()
        await holds(field(page), text)
      }
      await stays(() => page.mouse.click(4, 4))
      await stays(() => page.keyboard.press('Escape'))
      // Loading the page again asks first.
      const asked: string[] = []
      page.on('dialog', (question_) => {
        asked.push(question_.type())
        void question_.dismiss()
      })
      await field(page).press('Shift')
      await page.evaluate(() => location.reload())
      await expect.poll(() => asked).toEqual(['beforeunload'])
      await holds(field(page), text)
      if (is === 'opened') {
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('button', { name: 'Keep writing' }).click()
        await holds(field(page), text)
      }
      if (is === 'dialog') return stays(() => page.evaluate(() => history.back()))
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(/\/transparency$/)
      await expect(field(page)).toBeHidden()
      await page.evaluate(() => history.forward())
      await open?.(page)
      await holds(field(page), text)
      if (is !== 'opened') return
      // Discarded, it is gone.
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await open?.(page)
      await expect(field(page)).not.toHaveValue(text)
    })

  if (missing)
    test(`${name}: what is missing is said at its field, and first in the title`, { tag: '@once' }, async ({ page, browser }) => {
      const { submit, field: other, sentence, value = text, sends = false } = missing
      await start(page, browser)
      await page.goto(path)
      await isRunning(page)
      await open?.(page)
      const wrong = (other ?? field)(page)
      if (other) await type(field(page), text)
      else await wrong.fill('')
      await page.getByRole('button', { name: submit, exact: true }).click()
      await expect(page.getByText(sentence).last()).toBeVisible()
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(wrong).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.?]/g, String.raw`\$&`)))
      await expect(page).toHaveTitle(/^Error: /)
      // On a page that works without JavaScript the box above the form has the focus, with a link to the field.
      const box = page.getByRole('alert').filter({ hasText: sentence })
      if (await box.isVisible()) {
        await expect(box).toBeFocused()
        await box.getByRole('link').click()
      }
      await expect(wrong).toBeFocused()
      const isSelect = await wrong.evaluate((control) => control instanceof HTMLSelectElement)
      await (isSelect ? wrong.selectOption(value) : wrong.fill(value))
      // What was missing is there: nothing says so any longer.
      await expect(page.getByText(sentence)).toHaveCount(0)
      await expect(page).not.toHaveTitle(/^Error: /)
      if (!sends) return
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('button', { name: submit })).toBeHidden()
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page).not.toHaveTitle(/^Error: /)
      // The button that was pressed is gone: the focus is in its row.
      await expect(page.getByRole('listitem').filter({ hasText: text }).locator(':focus')).toBeVisible()
    })

  if (same)
    test(`${name}: opened and saved unedited, nothing changes`, { tag: '@once' }, async ({ page, browser }) => {
      await start(page, browser)
      const stored = async () => (await page.request.get(same.address)).json() as Promise<unknown>
      const before = await stored()
      await page.goto(path)
      await isRunning(page)
      await open?.(page)
      const saved = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.url().includes('/api/'))
      await page.getByRole('button', { name: same.save, exact: true }).click()
      expect((await saved).status()).toBe(200)
      await expect(page.getByRole('button', { name: same.save, exact: true })).toBeVisible({ visible: is === undefined })
      expect(await stored()).toEqual(before)
    })
}

test('two errors are listed above the form, and each leads to its field', { tag: '@once' }, async ({ page }) => {
  await begins(page)
  await page.goto('/support')
  await isRunning(page)
  await page.getByRole('button', { name: 'Send question' }).click()
  const list = page.getByRole('alert').filter({ hasText: 'Please correct these fields:' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(subject(page)).toBeFocused()
  await list.getByRole('button', { name: /^Write your question/ }).click()
  await expect(question(page)).toBeFocused()
})

test('the account is not closed without a password and the word', { tag: '@once' }, async ({ page }) => {
  await begins(page)
  await page.goto('/account-settings#close')
  await isRunning(page)
  const close = region(page, 'Close the account')
  await close.getByRole('button', { name: 'Close my account for ever' }).click()
  await expect(close.getByRole('alert').getByRole('listitem')).toHaveText(['Enter your password.', 'Type the word CLOSE, in capitals.'])
  await expect(close.getByLabel('Your password')).toBeFocused()
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
})

test('after an action the focus is never lost: it goes to the heading of the section', { tag: '@once' }, async ({ page, browser }) => {
  await isAsked(page, browser)
  await page.goto('/time-trade-requests')
  await isRunning(page)
  await openRequest(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason').fill('We are away that day.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  // The request is settled: its row is no longer there.
  await expect(page.getByText('Declined', { exact: true }).first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Open', exact: true })).toBeFocused()

  await page.goto('/support')
  await isRunning(page)
  for (const name of ['Let support look', 'End it now']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Let support look', exact: true })).toBeFocused()
  }

  await page.goto('/account-settings#profile')
  await isRunning(page)
  const profile = region(page, 'Profile')
  await profile.getByLabel('Last name').fill('Moreno')
  await profile.getByRole('button', { name: 'Save names' }).click()
  await profile.getByRole('button', { name: 'Undo' }).click()
  await expect(profile.getByRole('heading', { name: 'Profile' }).first()).toBeFocused()
})
