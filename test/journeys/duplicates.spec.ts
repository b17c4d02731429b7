import { expect, type Locator, type Page } from '@playwright/test'
import { atBothWidths, expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

/** The directory is compared beside all else, and the desk asks much of it. Milliseconds. */
const patiently = { timeout: 30_000 }

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** Nothing bars the way, and nothing is cut off. */
const isSound = (page: Page) =>
  atBothWidths(page, async () => {
    await expectNoBarriers(page)
    expect(await wide(page)).toBeLessThanOrEqual(0)
  })

/** The list of pairs, turned over until one is there; the made-up people are compared after the start, beside all else. */
async function atThePair(page: Page, row: Locator) {
  await expect(async () => {
    await page.goto('/admin-duplicates')
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await expect(page.getByRole('button', { name: /^Compare/ }).first()).toBeVisible({ timeout: 5_000 })
    const more = page.getByRole('button', { name: 'More pairs' })
    for (let turn = 0; turn < 20 && (await row.count()) === 0 && (await more.count()) > 0; turn += 1) {
      await more.click()
      await expect(page.getByRole('button', { name: 'Earlier pairs' })).toBeVisible()
    }
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 150_000, intervals: [2_000] })
}

test(
  'an admin weighs two profiles, merges them, takes it back, says that they are two, and accepts from the list what is beyond doubt',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(420_000)
    await signInAs(page, 'admin@demo.test')
    const row = page
      .getByRole('row')
      .filter({ hasText: 'fictional' })
      .filter({ hasText: /therapist|evaluator|mediator|coordinator|supervis/i })
      .filter({ hasText: /99(\.\d+)?%/ })
    await atThePair(page, row)
    await expect(page.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible()
    await isSound(page)

    await row.getByRole('button', { name: /^Compare/ }).click()
    await expect(page.getByText(/One person with a probability of/)).toBeVisible(patiently)
    // What each field says, as a table that is read.
    const weights = page.getByRole('table', { name: 'Bits of each field' })
    await expect(weights.getByRole('row').filter({ hasText: 'Given name' })).toContainText(/[+−]\d+\.\d/)
    await isSound(page)
    const links = page.getByRole('heading', { name: 'Side by side' }).locator('xpath=following-sibling::p[1]').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    const names = await links.allInnerTexts()
    expect(addresses).toHaveLength(2)
    const again = page.getByRole('row').filter({ hasText: names[0]! }).filter({ hasText: names[1]! })
    const statusOf = async (address: string) => {
      const reply = await page.request.get(address, { maxRedirects: 0 })
      return [reply.status(), reply.headers()['location']]
    }
    const statuses = async () => (await Promise.all(addresses.map(statusOf))).map(([status]) => status)

    await test.step('merged: the old address leads to the new one; undone: both are there', async () => {
      // A single key opens it; the dialog names what is chosen.
      await page.keyboard.press('m')
      const dialog = page.getByRole('dialog', { name: 'Merge the two profiles' })
      await expect(dialog.getByRole('group', { name: 'Which address stays' })).toBeVisible()
      await isSound(page)
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
      await expect(page.getByText('Merged. Both addresses lead to one profile.')).toBeVisible(patiently)
      await isSound(page)
      const after = await Promise.all(addresses.map(statusOf))
      const old = after.findIndex(([status]) => status === 301)
      expect(after[old]).toEqual([301, addresses[1 - old]])
      expect(after[1 - old]![0]).toBe(200)
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect(page.getByText('Merged. Both addresses lead to one profile.')).toBeHidden(patiently)
      expect(await statuses()).toEqual([200, 200])
    })

    await test.step('not the same: they are proposed no more, until that is taken back', async () => {
      await atThePair(page, again)
      await again.getByRole('button', { name: /^Compare/ }).click()
      await page.getByRole('button', { name: 'They are not the same' }).click()
      await expect(page.getByText('Decided. They are not proposed again.')).toBeVisible(patiently)
      await page.goto('/admin-duplicates')
      await expect(page.locator('html[data-runs]')).toBeAttached()
      await expect(page.getByRole('button', { name: /^To decide/ })).toBeVisible()
      await expect(again).toHaveCount(0)
      await page.getByRole('button', { name: /^Decided/ }).click()
      const said = page.getByRole('listitem').filter({ hasText: 'are two people' }).filter({ hasText: names[0]! })
      await expect(said).toBeVisible(patiently)
      await isSound(page)
      await said.getByRole('button', { name: /^Take it back/ }).click()
      await expect(said).toHaveCount(0, patiently)
      await atThePair(page, again)
    })

    await test.step('accepted at once: one is drawn for a second look, is found right, and can still be undone', async () => {
      await page.getByRole('button', { name: /^Accept at once/ }).click()
      const mine = page.getByRole('listitem').filter({ hasText: names[0]! })
      await expect(mine).toContainText(/99\.\d+%|99%/, patiently)
      await isSound(page)
      // Whatever else stands there is another's.
      for (const other of await page.getByRole('listitem').filter({ hasNotText: names[0]! }).getByRole('checkbox').all())
        await other.uncheck()
      await page.getByRole('button', { name: 'Merge this pair' }).click()
      await expect(page.getByText('Merged: 1')).toBeVisible(patiently)
      await expect(page.getByText(/Drawn for a second look: 1/)).toBeVisible()
      expect((await statuses()).toSorted()).toEqual([200, 301])

      await page.getByRole('button', { name: /^Decided/ }).click()
      const line = page.getByRole('listitem').filter({ hasText: 'is shown in' }).filter({ hasText: names[0]! }).first()
      await expect(line.getByText('waits for a second look')).toBeVisible(patiently)
      await line.getByRole('button', { name: /^It is right/ }).click()
      await expect(line.getByText('looked at again')).toBeVisible(patiently)
      await isSound(page)
      await line.getByRole('button', { name: /^Undo/ }).click()
      await expect(line.getByText('undone')).toBeVisible(patiently)
      expect(await statuses()).toEqual([200, 200])
    })
  },
)

test(
  'two living judges of two courts cannot be merged: the page says why, the server refuses and counts it',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await signInAs(page, 'admin@demo.test')
    const row = page.getByRole('row').filter({ hasText: 'Both held a seat in two courts at one time' }).first()
    await atThePair(page, row)
    await row.getByRole('button', { name: /^Compare/ }).click()
    await expect(page.getByText('Both held a seat in two courts at the same time. They are two people.')).toBeVisible(patiently)
    await expect(page.getByRole('button', { name: 'Merge them' })).toHaveCount(0)
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isSound(page)

    const links = page.getByRole('heading', { name: 'Side by side' }).locator('xpath=following-sibling::p[1]').getByRole('link')
    const [a, b] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.split('/').at(-1)!))
    const refusals = async () => {
      const reply = await page.request.get('/api/bug-detection/refusals')
      const { refusals: all } = (await reply.json()) as { refusals: { call: string; status: number; n: number }[] }
      return all.filter(({ call, status }) => call === 'duplicates.merge' && status === 409).reduce((sum, { n }) => sum + n, 0)
    }
    const before = await refusals()
    const reply = await page.request.post(`/api/staff/duplicates/pair/${a}/${b}/merge`, {
      data: { survivor: 'a', name: 'a', seat: 'a', reason: null },
    })
    expect([reply.status(), ((await reply.json()) as { message: string }).message]).toEqual([
      409,
      'Both held a seat at the same time in two courts. They are two people.',
    ])
    await expect.poll(refusals, { timeout: 30_000 }).toBe(before + 1)
  },
)

test('nobody but an admin has the desk', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'moderator@demo.test')
  expect((await page.goto('/admin-duplicates'))?.status()).toBe(403)
  expect((await page.request.get('/api/staff/duplicates')).status()).toBe(403)
})
