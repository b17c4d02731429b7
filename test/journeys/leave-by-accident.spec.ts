import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const weather = 'https://www.weather.gov/'
const note = (page: Page) => page.locator('#leave-note')

/** Stands in for the weather page; tells how often it was asked for. */
async function withWeather(page: Page): Promise<{ asked: number }> {
  const seen = { asked: 0 }
  await page.route(`${weather}**`, (route) => {
    seen.asked += 1
    return route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title><p>Sunny</p>' })
  })
  return seen
}

/** Something went on without leaving: the page still stands, and nothing is on its way out. */
async function expectHere(page: Page, seen: { asked: number }) {
  await expect(page.locator('html.left')).toHaveCount(0)
  await expect(page.locator('[data-inside]')).toBeVisible()
  expect([seen.asked, page.url().startsWith(weather)]).toEqual([0, false])
}

test('Esc that closes the palette, a dialog, the sheet or a list never leaves, opened by hand or by keys', async ({ page }) => {
  const seen = await withWeather(page)
  await signInAs(page, 'ana@demo.test')
  const palette = page.getByRole('combobox')
  // By keys that do not start the count again: the page opens it.
  for (let count = 0; count < 4; count += 1) {
    await page.getByRole('button', { name: 'Go to a page or a person' }).evaluate((button: HTMLElement) => button.click())
    await expect(palette).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expectHere(page, seen)
  }
  // Two dialogs, one over the other, and a popover: some browsers close several that nobody's press has opened with one Esc.
  await page.evaluate(() => {
    for (const name of ['one', 'other']) {
      const dialog = document.createElement('dialog')
      dialog.append(name)
      document.body.append(dialog)
      dialog.showModal()
    }
    const popover = document.createElement('div')
    popover.popover = 'auto'
    popover.append('a menu')
    document.querySelector('dialog[open]:last-of-type')!.append(popover)
    popover.showPopover()
  })
  const open = () => page.locator('dialog[open], :popover-open').count()
  for (let before = await open(); before > 0; before = await open()) {
    await page.keyboard.press('Escape')
    await expect.poll(open).toBeLessThan(before)
    await expectHere(page, seen)
  }
  if (page.viewportSize()!.width < 1024) {
    for (let count = 0; count < 4; count += 1) {
      await page.getByRole('navigation', { name: 'Tabs' }).getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'More' })).toBeHidden()
      await expectHere(page, seen)
    }
  }
  // A list of the browser's own.
  await page.goto('/search-professionals')
  const select = page.getByRole('combobox', { name: 'State' }).first()
  const isOpen = () => select.evaluate((list) => list.matches(':open'))
  // It opens by itself only soon after a press.
  await page.getByRole('heading', { level: 1 }).click()
  for (let count = 0; count < 4; count += 1) {
    await select.evaluate((list: HTMLSelectElement) => {
      list.focus()
      list.showPicker()
    })
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expectHere(page, seen)
  }
})

test(
  'Shift that changes a click or a key never leaves, and a press with the pointer starts the count again',
  { tag: '@once' },
  async ({ page }) => {
    const seen = await withWeather(page)
    await signInAs(page, 'ana@demo.test')
    const title = page.getByRole('heading', { level: 1 })
    for (let count = 0; count < 4; count += 1) {
      await title.click({ modifiers: ['Shift'] })
      await expectHere(page, seen)
    }
    for (const key of ['Shift+Tab', 'Shift+ArrowDown', 'Shift+H', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expectHere(page, seen)
    }
    for (const key of ['Escape', 'Shift']) {
      for (let count = 0; count < 3; count += 1) {
        await page.keyboard.press(key)
        await page.keyboard.press(key)
        await title.click()
        await expectHere(page, seen)
      }
    }
    await expect(note(page)).toHaveText('')
  },
)

test('after the first press the note says how many more leave, also over a dialog, and goes by itself', async ({ page }) => {
  await withWeather(page)
  await page.clock.install()
  await signInAs(page, 'ben@demo.test')
  await expect(note(page)).toHaveText('')
  await page.keyboard.press('Shift')
  await expect(note(page)).toHaveText('Press Shift 2 more times to leave this site.')
  await expect(note(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('status').filter({ hasText: 'Press Shift' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(note(page)).toHaveText('Press Esc 2 more times to leave this site.')
  await page.clock.fastForward(5_001)
  await expect(note(page)).toHaveText('')

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Shift')
  await page.clock.fastForward(200)
  // All around a modal dialog is inert: what is said there is heard by nobody.
  await expect(dialog.getByRole('status').filter({ hasText: 'Press Shift 2 more times' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift')
  await expect(note(page)).toHaveText('Press Shift 1 more time to leave this site.')
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(weather)
})

test('a gate that Esc does not close holds nobody back', { tag: '@once' }, async ({ page }) => {
  await withWeather(page)
  await signInAs(page, 'newcomer@demo.test')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note(page)).toHaveText('Press Esc 2 more times to leave this site.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(weather)
})
