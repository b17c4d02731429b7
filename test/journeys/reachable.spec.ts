import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { brokenWords } from './words.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Tabs' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'More' })

/** Opens every section of a menu, or closes it. */
async function setSections(menu: Locator, isOpen: boolean) {
  const others = menu.getByRole('button', { expanded: !isOpen })
  for (let left = await others.count(); left > 0; left -= 1) await others.first().click()
  await expect(others).toHaveCount(0)
}

/** Of phones as they are sold; the smallest is 400 % of 1280. */
const widths = [320, 360, 375, 390, 412, 430]

/** One page for each thing that is built for parents, and those that everybody has. */
const places =
  `/ /co-parenting-dashboard /co-parenting-calendar /time-trade-requests /exchange-tracking /court-calendar-tracker /case-toolkit
  /custody-calendar-optimizer /parenting-plan-builder /parent-connection /enhanced-co-parenting /account-settings /subscription
  /search-professionals /reviews /support`.split(/\s+/)

test('no label is cut inside a word on a phone, in either bar, the header, the sheet or a page', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(240_000)
  await signInAs(page, 'ana@demo.test')
  const found: string[] = []
  for (const at of places) {
    await page.goto(at)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      found.push(...(await brokenWords(page)).map((word) => `${at}, ${width} px: ${word}`))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) found.push(`${at}, ${width} px: ${wide} px wide`)
    }
  }
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'More' }).click()
  await setSections(sheet(page), true)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    found.push(...(await brokenWords(page, 'dialog[open]')).map((word) => `More, ${width} px: ${word}`))
  }
  expect(found).toEqual([])
})

test('the co-parenting bar has something built in every place and marks where one is', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await bar(page).getByRole('link', { name: 'Co-Parenting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Co-parenting' })).toBeVisible()
  await expect(bar(page).getByRole('listitem')).toHaveText([/^Home/, /^Calendar/, /^Swaps/, /^Exchanges/, /^More/])
  const marked = bar(page).locator('[aria-current]')
  // How many answers are needed may follow.
  await expect(marked).toHaveText([/^Home/])
  for (const [tab, title] of [
    ['Swaps', 'Swaps'],
    ['Exchanges', 'Exchanges'],
    ['Calendar', 'Co-parenting calendar'],
    ['Home', 'Co-parenting'],
  ] as const) {
    await bar(page).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(marked).toHaveText([new RegExp(`^${tab}`)])
  }
  // What no tab names is one of More's.
  await page.goto('/parenting-plan-builder')
  await expect(marked).toHaveText(['More'])
})

test('the menu has the case toolkit, hearings, swaps and exchanges, which the demonstration shows', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  const isPhone = page.viewportSize()!.width < 1024
  if (isPhone) await bar(page).getByRole('button', { name: 'More' }).click()
  const menu = isPhone ? sheet(page) : page.getByRole('navigation', { name: 'Main' })
  await setSections(menu, true)
  for (const name of ['Case toolkit', 'Hearings', 'Swaps', 'Exchanges', 'Enhanced Co-Parenting', 'Co-parenting']) {
    await expect(menu.getByRole('link', { name }).first()).toBeVisible()
  }
  await expectNoBarriers(page)
  await menu.getByRole('link', { name: 'Hearings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hearings' })).toBeVisible()
})

test('Log Out stands in the header, and under More away from the finger that opened it', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ben@demo.test')
  for (const size of [
    { width: 375, height: 740 },
    { width: 320, height: 560 },
  ]) {
    await page.setViewportSize(size)
    const more = (await bar(page).getByRole('button', { name: 'More' }).boundingBox())!
    // Twice, as a tired thumb does it: the second press falls on what has opened.
    await page.touchscreen.tap(more.x + more.width / 2, more.y + more.height / 2)
    await expect(sheet(page)).toBeVisible()
    const out = sheet(page).getByRole('link', { name: 'Log Out' })
    await expect(out).toBeInViewport({ ratio: 1 })
    const distance = () => out.boundingBox().then((box) => more.y - (box!.y + box!.height))
    expect(await distance()).toBeGreaterThan(120)
    await setSections(sheet(page), false)
    expect(await distance()).toBeGreaterThan(120)
    await page.touchscreen.tap(more.x + more.width / 2, more.y + more.height / 2)
    await expect(page.locator('[data-inside]')).toBeAttached()
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await page.reload()
  }
  await page.getByRole('button', { name: 'Your account' }).click()
  const account = page.getByRole('dialog', { name: 'Your account' })
  await expect(account).toContainText('ben@demo.test')
  await expect(account.getByRole('link', { name: 'Account Settings' })).toBeVisible()
  await expectNoBarriers(page)
  await expect(account.getByRole('link', { name: 'Log Out' })).toHaveAttribute('href', '/api/logout')
})
