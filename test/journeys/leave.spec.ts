import { expect, type Page, test } from '@playwright/test'

const weather = 'https://www.weather.gov/'

/** Stands in for the weather page, which lies outside of this machine. */
async function withWeather(page: Page) {
  await page.route(`${weather}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title><p>Sunny</p>' }))
}

const press = async (page: Page, key: string) => {
  for (let count = 0; count < 3; count++) await page.keyboard.press(key)
}

for (const key of ['Shift', 'Escape']) {
  test(`${key} three times leaves, also while writing in a field`, { tag: '@once' }, async ({ page }) => {
    await withWeather(page)
    await page.goto('/')
    await page.getByRole('searchbox').fill('a name that nobody should see')
    await press(page, key)
    await expect(page).toHaveURL(weather)
  })
}

test('the screen is empty before anything is loaded, and the title says nothing', async ({ page }) => {
  await page.route(`${weather}**`, () => {}) // an answer that never comes
  await page.goto('/')
  const left = await page.evaluate(() => {
    for (let count = 0; count < 3; count++) {
      for (const type of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Shift', bubbles: true }))
    }
    return { parts: document.body.childElementCount, title: document.title, visibility: getComputedStyle(document.body).visibility }
  })
  expect(left).toEqual({ parts: 0, title: 'Weather', visibility: 'hidden' })
})

test('without a network nothing of ours is left on the screen', { tag: '@once' }, async ({ page }) => {
  await page.route(`${weather}**`, (route) => route.abort('internetdisconnected'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await expect(page.getByText('Look up a professional')).toBeHidden()
  // The browser's own page that says so takes the place meanwhile.
  await expect(async () => expect(await page.evaluate(() => document.body.innerText)).not.toContain('professional')).toPass()
})

test('going back after leaving never shows a page of this site, not even for a moment', { tag: '@once' }, async ({ page, baseURL }) => {
  await withWeather(page)
  await page.goto('/')
  await page.getByRole('searchbox').fill('smith')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/search-professionals/)
  // The address changes before the first byte is read; the script that hears the keys runs before anything is drawn.
  await expect(page.getByRole('main')).toBeVisible()

  const seen: string[] = []
  await page.exposeFunction('seen', (text: string) => seen.push(text))
  await page.addInitScript((ours) => {
    const look = () => {
      const { body } = document
      if (location.origin === ours && body && getComputedStyle(body).visibility !== 'hidden' && body.innerText.trim() !== '')
        (window as unknown as { seen: (text: string) => void }).seen(body.innerText.slice(0, 40))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, new URL(baseURL!).origin)
  await press(page, 'Shift')
  await expect(page).toHaveURL(weather)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(weather)
  expect(seen).toEqual([])
})

test('a page that would hold someone back with a question is not asked', { tag: '@once' }, async ({ page }) => {
  await withWeather(page)
  await page.goto('/')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  await page.getByRole('searchbox').fill('a draft') // the browser asks only those who did something
  await press(page, 'Shift')
  await expect(page).toHaveURL(weather)
  expect(questions).toEqual([])
})

test('the link works under an open dialog, which would take the press', async ({ page }) => {
  await withWeather(page)
  await page.goto('/')
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.append('A question')
    document.body.append(dialog)
    dialog.showModal()
  })
  const place = (await page.locator('[data-leave]').boundingBox())!
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(page).toHaveURL(weather)
})

test('opening the site again on purpose shows it', { tag: '@once' }, async ({ page }) => {
  await withWeather(page)
  await page.goto('/')
  await press(page, 'Escape')
  await expect(page).toHaveURL(weather)
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })
  test('the link still leads away, and tells nobody where from', async ({ page }) => {
    await withWeather(page)
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Leave this site' })
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    await link.click()
    await expect(page).toHaveURL(weather)
  })
})
