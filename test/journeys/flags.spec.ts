import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// Flags are set for one person only: other end-to-end tests run on the same server.
const personEmail = () => (test.info().project.name === 'phone' ? 'support@demo.test' : 'lawyer@demo.test')

/** A browser of someone else, of the same size. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), hasTouch: true })
  return await context.newPage()
}

/** The item of the menu that the flag emotionalSupport shows, where this screen has it. */
async function openMenu(page: Page): Promise<Locator> {
  const isPhone = test.info().project.name === 'phone'
  if (isPhone) await page.getByRole('button', { name: 'More' }).click()
  const menu = isPhone ? page.getByRole('dialog', { name: 'More' }) : page.getByRole('navigation', { name: 'Main' })
  const section = menu.getByRole('button', { name: 'Shared resources' })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  return menu.getByRole('link', { name: 'Emotional support' })
}

async function answerHarm(dialog: Locator) {
  if ((await dialog.getByText('Harm checklist').count()) === 0) return
  for (const question of await dialog.getByRole('group').filter({ hasText: 'No' }).all()) {
    const no = question.getByRole('radio', { name: 'No', exact: true })
    if ((await no.count()) === 1) await no.check()
  }
}

async function set(page: Page, { way, person }: { way: RegExp; person: string }) {
  await page.goto('/super-admin-dashboard')
  await page.getByLabel('Find a flag').fill('emotionalSup')
  await page.getByRole('button', { name: 'Change emotionalSupport' }).click()
  const dialog = page.getByRole('dialog', { name: 'Flag emotionalSupport' })
  await dialog.getByRole('radio', { name: 'One person' }).check()
  await dialog.getByLabel('E-mail address of the account').fill(person)
  await dialog.getByRole('radio', { name: way }).check()
  await answerHarm(dialog)
  await dialog.getByRole('button', { name: 'Save setting' }).click()
  // The reason was forgotten: nothing is lost, and it says so.
  await expect(dialog.getByRole('alert')).toContainText('Say why, in at least 3 letters.')
  await expectNoBarriers(page)
  await dialog.getByLabel('Why?').fill('They asked to see it early')
  await dialog.getByRole('button', { name: 'Save setting' }).click()
  await expect(dialog).toBeHidden()
}

test.describe('run in order, because they set the same flag for the same person', () => {
  test.describe.configure({ mode: 'serial' })

  test(
    'staff turns a flag off for one person, whose open page hides the item and later shows it again',
    { tag: '@once' },
    async ({ page, browser }) => {
      const complaints = watch(page)
      const theirs = await another(browser, page)
      await signInAs(theirs, personEmail())
      // On by default in the demo, like everything that is built.
      const item = await openMenu(theirs)
      await expect(item).toBeVisible()
      // The page itself is there whatever the flag says.
      expect((await theirs.request.get('/emotional-support')).status()).toBe(200)

      await signInAs(page, 'super@demo.test')
      await set(page, { way: /^Off:/, person: personEmail() })
      await expect(item).toBeHidden()

      await set(page, { way: /^Nothing:/, person: personEmail() })
      await expect(item).toBeVisible()
      const history = page.getByRole('table', { name: 'Changes, the newest first' })
      await expect(
        history.getByRole('row').filter({ hasText: personEmail() }).filter({ hasText: 'They asked to see it early' }),
      ).toHaveCount(2)
      await theirs.context().close()
      expect(complaints.filter((text) => !/40[0-9]/.test(text))).toEqual([])
    },
  )

  test(
    'someone is asked into a cohort, says yes, is shown what it tests, writes about it, and leaves',
    { tag: '@once' },
    async ({ page, browser }) => {
      const cohort = `Readers ${test.info().project.name}`
      await signInAs(page, 'admin@demo.test', '/beta-testing-dashboard')
      await page.getByLabel('Name of a new cohort').fill(cohort)
      await page.getByRole('button', { name: 'Make cohort' }).click()
      await expect(page.getByRole('heading', { name: cohort })).toBeVisible()
      await page.getByRole('button', { name: `Ask somebody in: ${cohort}` }).click()
      const asking = page.getByRole('dialog', { name: `Ask somebody into ${cohort}` })
      await asking.getByLabel('E-mail address of the account').fill('nobody@demo.test')
      await asking.getByRole('button', { name: 'Ask them' }).click()
      await expect(asking.getByRole('alert')).toContainText('Nobody has an account with this address.')
      await asking.getByLabel('E-mail address of the account').fill(personEmail())
      await asking.getByRole('button', { name: 'Ask them' }).click()
      const people = page.getByRole('table', { name: `People in ${cohort}` })
      await expect(people).toContainText('Asked, no answer yet')

      await page.getByRole('button', { name: `Set a flag: ${cohort}` }).click()
      const setting = page.getByRole('dialog', { name: `Set a flag for ${cohort}` })
      await setting.getByLabel('Flag', { exact: true }).selectOption('videoCalls')
      await setting.getByRole('radio', { name: /^On:/ }).check()
      await answerHarm(setting)
      await setting.getByLabel('Why?').fill('To hear whether it is found')
      await setting.getByRole('button', { name: 'Save setting' }).click()
      await expect(page.getByRole('table', { name: `Flags of ${cohort}` })).toContainText('videoCalls')
      await expectNoBarriers(page)

      const theirs = await another(browser, page)
      await signInAs(theirs, personEmail())
      await expect(theirs.getByText(`You are asked into the test group ${cohort}.`)).toBeVisible()
      await expectNoBarriers(theirs)
      await theirs.getByRole('button', { name: 'Join the group' }).click()
      await expect(theirs.getByText(`You are in the test group ${cohort}.`)).toBeVisible()
      await theirs.getByLabel('Your feedback').fill('I found it at once.')
      await theirs.getByRole('button', { name: 'Send feedback' }).click()
      await expect(theirs.getByLabel('Your feedback')).toHaveValue('')
      // The feature has no page yet, so no menu item shows whether it is on. The flags call does.
      const isFlagOn = async () =>
        ((await (await theirs.request.get('/api/flags')).json()) as { flags: Record<string, boolean> }).flags['videoCalls']
      expect(await isFlagOn()).toBe(true)
      await theirs.reload()
      await theirs.getByRole('button', { name: 'Leave the group' }).click()
      await expect(theirs.getByText(`You are in the test group ${cohort}.`)).toBeHidden()
      expect(await isFlagOn()).toBe(false)
      await theirs.context().close()

      await page.reload()
      await expect(people).toContainText('Out')
      const log = page.getByRole('table', { name: 'Exposure log, the newest first' }).getByRole('row').filter({ hasText: cohort })
      await expect(log.filter({ hasText: 'Is no longer shown' })).toHaveCount(1)
      await expect(log.filter({ hasText: 'Begins to be shown' })).toHaveCount(1)
      await expect(page.getByRole('listitem').filter({ hasText: 'I found it at once.' }).filter({ hasText: personEmail() })).toHaveCount(1)

      await page.getByRole('button', { name: `Close cohort: ${cohort}` }).click()
      const closing = page.getByRole('dialog', { name: `Close ${cohort}` })
      await closing.getByLabel('Why?').fill('The test is over')
      await closing.getByRole('button', { name: 'Close this cohort' }).click()
      await expect(page.getByRole('button', { name: `Set a flag: ${cohort}` })).toHaveCount(0)
    },
  )
})

test('axe finds nothing on the checklist of a flag that is not complete', async ({ page }) => {
  await signInAs(page, 'admin@demo.test', '/beta-testing-dashboard')
  await page.getByRole('button', { name: 'Answer caseStrategySimulator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Checklist of caseStrategySimulator' })
  await dialog.getByRole('button', { name: 'Save checklist' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Answer the harm checklist.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoBarriers(page)
  }
})

test('a person who is not staff reads so plainly', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  const reply = await page.goto('/beta-testing-dashboard')
  expect(reply?.status()).toBe(403)
  await expect(page.getByText('Cohorts')).toHaveCount(0)
})
