import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a misspelled name finds an imported judge, and her page can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('Quarenbok Thesaly')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.getByText('spelled like it')).toBeVisible()
    await page.getByRole('link', { name: 'Thessaly Quarrenbock' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thessaly Quarrenbock')
    await expect(page.getByText('Elected').first()).toBeVisible()
    await expect(page.getByText('Our source does not say if they still serve').first()).toBeVisible()
    await expect(page.getByText(/Roster of the test courts.*As of.*Read/).first()).toBeVisible()
  })

  test('order, place and the tick to compare work as plain links and forms', async ({ page }) => {
    await page.goto('/search-professionals?q=family+court&county=Bexar')
    await page.getByRole('link', { name: 'Most reviewed' }).click()
    await expect(page.getByText('By the number of ratings')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What was collected for Bexar' })).toBeVisible()
    await expect(page.getByText(/Roster of the test courts/).first()).toBeVisible()
    await page.goto('/search-professionals?role=gal&state=TX')
    const people = page.getByRole('list', { name: 'People found' }).getByRole('link')
    const names = (await people.allTextContents()).slice(0, 2)
    for (const name of names) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await expect(page).toHaveURL(/\/profiles\?compare=/)
    for (const name of names) await expect(page.getByText(name).first()).toBeVisible()
  })
})

test('the results follow every letter, and the address the typing', async ({ page }) => {
  await page.goto('/search-professionals?state=TX')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('vantresq')
  await expect(page.getByRole('link', { name: 'Ondine Vantresque' })).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText('1 person')
  await expect(page).toHaveURL(/state=TX&q=vantresq$/)
  await expectNoBarriers(page)
  await field.fill('Vantresk Ondin')
  await expect(page.getByText('spelled like it')).toBeVisible()
  await field.fill('zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await expect(page.getByText('We couldn’t match “zzzzqqqq”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was collected for Texas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not here? Add a professional' })).toHaveAttribute('href', '/add-professional')
  await expectNoBarriers(page)

  // The typing is one step of the history, not one a letter.
  await page.goBack()
  await expect(page).not.toHaveURL(/search-professionals/)
})

test('the arrow keys lead from the field to the people found, and Enter opens one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search-professionals')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('edith')
  const people = page.getByRole('list', { name: 'People found' }).getByRole('link')
  await expect(people.first()).toContainText('Edith')
  const first = await people.first().innerText()
  await page.keyboard.press('ArrowDown')
  await expect(people.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(people.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
})

test('a late answer to fewer letters never takes the place of the right one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search-professionals')
  let asked = 0
  await page.route('**/api/professionals?q=vantr', async (route) => {
    asked += 1
    await pause(800)
    await route.continue().catch(() => {}) // given up by the page meanwhile
  })
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=vantr'))
  await page.getByRole('searchbox').pressSequentially('vantresq', { delay: 30 })
  await gone
  await expect(page.getByRole('list', { name: 'People found' }).getByRole('link')).toHaveText(['Ondine Vantresque'])
  expect(asked).toBe(1)
})

test('a misspelled county is read as the one that is there', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search-professionals?q=travus+county')
  await expect(page.getByText('No place is spelled like that')).toContainText(/travis/i)
  await expect(page.getByRole('list', { name: 'People found' }).getByRole('listitem')).toHaveCount(20)
})

test('the list goes by support or by ratings, is narrowed with counts that hold, and says what was collected', async ({ page }) => {
  await page.goto('/search-professionals?role=gal')
  await page.getByRole('link', { name: 'Best supported' }).click()
  await expect(page).toHaveURL(/sort=supported/)
  await expect(page.getByText('low end of its 90 % interval')).toBeVisible()
  await page.getByRole('link', { name: 'Most reviewed' }).click()
  await expect(page.getByText('By the number of ratings')).toBeVisible()
  await expect(page.getByRole('link', { name: /worst|lowest|least/i })).toHaveCount(0)

  const county = page.getByRole('navigation', { name: 'County' }).getByRole('listitem').first()
  if (await county.isHidden()) await page.getByText('Narrow the results').click()
  const n = (await county.locator('span').innerText()).trim()
  await county.getByRole('link').click()
  await expect(page).toHaveURL(/county=/)
  await expect(page.getByRole('status').first()).toContainText(new RegExp(`^${n} (person|people)`))
  await expect(page.getByRole('heading', { name: /^What was collected for/ })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: /^Without:/ }).click()
  await expect(page).not.toHaveURL(/county=/)
})

test('what is ticked before the page is awake counts', { tag: '@once' }, async ({ page }) => {
  const held: (() => void)[] = []
  let awake = false
  // All but the small script in the head, for which the page waits.
  const late = /\/assets\/(?!entry\.leave).*\.js$/
  await page.route(late, async (route) => {
    if (!awake) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto('/search-professionals?role=gal&state=TX', { waitUntil: 'commit' })
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1]) await ticks.nth(at).check()
  awake = true
  for (const go of held) go()
  await expect(page.getByText('2 of 4 ticked')).toBeVisible()
  await ticks.nth(2).check()
  await expect(page.getByText('3 of 4 ticked')).toBeVisible()
})

test('up to four people are ticked, across searches, and shown side by side', async ({ page }) => {
  await page.goto('/search-professionals?role=gal&state=TX')
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2]) await ticks.nth(at).check()
  await expect(page.getByText('3 of 4 ticked')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('searchbox').fill('vantresque')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('')
  await page.getByRole('checkbox', { name: 'Compare Ondine Vantresque' }).check()
  await expect(page.getByText('4 of 4 ticked')).toBeVisible()
  await page.getByRole('searchbox').fill('quarrenbock')
  await expect(page.getByRole('checkbox', { name: 'Compare Thessaly Quarrenbock' })).toBeDisabled()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await expect(page).toHaveURL(/\/profiles\?(compare=[^&]+&?){4}$/)
  await expect(page.getByText('Ondine Vantresque').first()).toBeVisible()
})

test('a wrong address of a professional is a 404 page', { tag: '@once' }, async ({ page }) => {
  const reply = await page.goto('/professionals/00000000-0000-4000-8000-000000000000')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
