import { expect, type Locator, type Page } from '@playwright/test'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'

// What every form of web/form must pass: typed words are never lost, and what is wrong is said at its field. A form that is
// opened in a dialog has its own journey (kept-words.spec.ts).

interface Form {
  name: string
  /** The page, and how the form is opened there. */
  path: string
  open: (page: Page) => Promise<unknown>
  /** A field to write into, and the button that sends. */
  field: (page: Page) => Locator
  submit: string
  text: string
  /** What is said where the field is left empty. */
  sentence: string
}

/** Someone new with a case, a child and a task. */
async function begins(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const post = async (path: string, data: object) => {
    const reply = await request.post(path, { data })
    expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200)
    return reply
  }
  const begun = await post('/api/cases', { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' })
  const { caseId } = (await begun.json()) as { caseId: string }
  await post(`/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  await post(`/api/cases/${caseId}/tasks`, { title: 'Call the clerk', dueOn: null })
}

const task = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Call the clerk' })
const forms: readonly Form[] = [
  {
    name: 'a task',
    path: '/case-toolkit',
    open: (page) =>
      task(page)
        .getByRole('button', { name: /^Change/ })
        .click(),
    field: (page) => page.getByLabel('Task', { exact: true }),
    submit: 'Save the task',
    text: 'Call the clerk about copies',
    sentence: 'Write what is to be done.',
  },
]

for (const { name, path, open, field, submit, text, sentence } of forms) {
  test(
    `${name}: what was typed is asked about before it is given up, and is there again after another page`,
    { tag: '@once' },
    async ({ page }) => {
      await begins(page)
      await page.goto(path)
      await open(page)
      const was = await field(page).inputValue()
      // Untouched, it closes at once.
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: submit })).toBeHidden()
      await open(page)
      await field(page).fill(text)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Keep writing' }).click()
      await expect(field(page)).toHaveValue(text)
      // Another page of the site, and back.
      await page.getByRole('link', { name: 'Support' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/support/i)
      await page.goBack()
      await open(page)
      await expect(field(page)).toHaveValue(text)
      // Loading the page again asks first.
      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.dismiss()
      })
      await field(page).press('End')
      await page.evaluate(() => location.reload())
      await expect.poll(() => asked).toEqual(['beforeunload'])
      await expect(field(page)).toHaveValue(text)
      // Given up, it is gone.
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await open(page)
      await expect(field(page)).toHaveValue(was)
    },
  )

  test(`${name}: what is missing is said at its field, which has the focus, and first in the title`, { tag: '@once' }, async ({ page }) => {
    await begins(page)
    await page.goto(path)
    await open(page)
    await field(page).fill('')
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveTitle(/^Error: /)
    await field(page).fill(text)
    // What was missing is there: nothing says so any longer.
    await expect(page.getByText(sentence)).toBeHidden()
    await expect(page).not.toHaveTitle(/^Error: /)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('button', { name: submit })).toBeHidden()
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page).not.toHaveTitle(/^Error: /)
  })
}
