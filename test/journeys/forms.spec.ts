import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { root } from '#scripts/build.ts'
import { begins, beginsCase, dialog, type Form, isAsked, openRequest } from './forms.ts'
import { test } from './test.ts'

// What every form of web/form must pass: typed words are never lost, what is wrong is said at its field, and saving what nobody
// changed changes nothing. The features list their forms in `feature.forms.ts`.

const files = globSync('src/features/*/*/feature.forms.ts', { cwd: root }).toSorted()
const ofFeatures = await Promise.all(
  files.map(async (file) => ((await import(pathToFileURL(join(root, file)).href)) as { forms: readonly Form[] }).forms),
)
const forms = ofFeatures.flat()

const isRunning = (page: Page) => expect(page.locator('html[data-runs]')).toBeAttached()
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const subject = (page: Page) => page.getByLabel('What is it about?')

const type = (field: Locator, text: string) => (text === 'checked' ? field.check() : field.fill(text))
const holds = (field: Locator, text: string) => (text === 'checked' ? expect(field).toBeChecked() : expect(field).toHaveValue(text))

/** Another page of the site, as a link leads there: the page itself is not loaded again. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** What a test does with a form, on a page of its own. */
type Trial = (page: Page, form: Form) => Promise<void>

const isSafe: Trial = async (page, { path, open, is, field, text }) => {
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
}

const saysWhatIsMissing: Trial = async (page, { path, open, is, isPlain, field, text, missing }) => {
  const { submit, field: other, sentence, value = text, sends = false } = missing!
  await page.goto(path)
  await isRunning(page)
  await open?.(page)
  const wrong = (other ?? field)(page)
  if (other) await type(field(page), text)
  else await wrong.fill('')
  // The button that opened a dialog may have the same name.
  const place = is === 'dialog' ? dialog(page) : page
  await place.getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByText(sentence).last()).toBeVisible()
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.?]/g, String.raw`\$&`)))
  await expect(page).toHaveTitle(/^Error: /)
  if (isPlain) {
    // On a page that works without JavaScript the box above the form has the focus, with a link to the field.
    const box = page.getByRole('alert').filter({ hasText: sentence })
    await expect(box).toBeFocused()
    await box.getByRole('link', { name: sentence }).click()
  }
  await expect(wrong).toBeFocused()
  const isSelect = await wrong.evaluate((control) => control instanceof HTMLSelectElement)
  await (isSelect ? wrong.selectOption(value) : wrong.fill(value))
  // What was missing is there: nothing says so any longer.
  await expect(page.getByText(sentence)).toHaveCount(0)
  await expect(wrong).not.toHaveAttribute('aria-invalid', 'true')
  // The title says so while another field is still empty.
  const others = await page.locator('[aria-invalid="true"]').count()
  await (others > 0 ? expect(page).toHaveTitle(/^Error: /) : expect(page).not.toHaveTitle(/^Error: /))
  if (!sends) return
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('button', { name: submit })).toBeHidden()
  await expect(page.getByText(text).first()).toBeVisible()
  await expect(page).not.toHaveTitle(/^Error: /)
  // The button that was pressed is gone: the focus is in its row.
  await expect(page.getByRole('listitem').filter({ hasText: text }).locator(':focus')).toBeVisible()
}

const staysTheSame: Trial = async (page, { path, open, is, unedited }) => {
  const same = unedited!
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
}

/** In this order: the last one may send the form. */
const trialsOf = ({ unedited, isPlain, missing }: Form) => [
  ...(unedited ? [{ title: 'opened and saved unedited, nothing changes', run: staysTheSame }] : []),
  ...(isPlain ? [] : [{ title: 'a tap outside, Esc, Back and loading again lose no typed word', run: isSafe }]),
  ...(missing ? [{ title: 'what is missing is said at its field, and first in the title', run: saysWhatIsMissing }] : []),
]

for (const form of forms) {
  const trials = trialsOf(form)
  test(`${form.name}: ${trials.map(({ title }) => title).join('; ')}`, { tag: '@once' }, async ({ page, browser }) => {
    const begun = await form.begins(page, browser)
    const here = typeof begun === 'string' ? { ...form, path: begun } : form
    // A page has its own drafts and history, so that no trial meets what another one typed.
    for (const [index, { title, run }] of trials.entries())
      await test.step(title, async () => {
        const own = index === 0 ? page : await page.context().newPage()
        await run(own, here)
        await own.close()
      })
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

test('what is said of a time of a swap goes with that time', { tag: '@once' }, async ({ page }) => {
  await beginsCase(page)
  await page.goto('/time-trade-requests')
  await isRunning(page)
  await page.getByRole('button', { name: 'Ask for a trade' }).click()
  const form = dialog(page)
  const send = () => form.getByRole('button', { name: 'Send the request' }).click()
  const time = (number: number) => form.getByRole('group', { name: `Time ${number}`, exact: true })
  const fill = async (number: number, from: string, to: string) => {
    await time(number).getByLabel('From').fill(from)
    await time(number).getByLabel('To', { exact: true }).fill(to)
  }
  await form.getByRole('button', { name: 'Add a time' }).click()
  // What the page itself finds.
  await fill(1, '2031-05-01T08:00', '2031-05-02T08:00')
  await send()
  await expect(form.getByText('Time 2: say from when to when.')).toBeVisible()
  await time(2).getByRole('button', { name: 'Remove this time' }).click()
  await expect(form.getByText('Time 2: say from when to when.')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
  // What the server finds: the second time has moved to the place of the first, and nothing was said of it.
  await form.getByRole('button', { name: 'Add a time' }).click()
  await fill(1, '2031-05-02T08:00', '2031-05-01T08:00')
  await fill(2, '2031-05-08T08:00', '2031-05-09T08:00')
  await send()
  await expect(time(1)).toHaveAttribute('data-invalid', 'true')
  await time(1).getByRole('button', { name: 'Remove this time' }).click()
  await expect(time(1).getByLabel('From')).toHaveValue('2031-05-08T08:00')
  await expect(time(1)).not.toHaveAttribute('data-invalid')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
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
