import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { cutOff } from './words.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Tabs' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'More' })

/** Opens every section of a menu, or closes it. */
async function setSections(menu: Locator, isOpen: boolean) {
  const others = menu.getByRole('button', { expanded: !isOpen })
  for (let left = await others.count(); left > 0; left -= 1) await others.first().click()
  await expect(others).toHaveCount(0)
}

test('no label is cut inside a word in the sheet of a phone', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await bar(page).getByRole('button', { name: 'More' }).click()
  await setSections(sheet(page), true)
  expect(await cutOff(page, 'More', 'dialog[open]')).toEqual([])
})

test('the co-parenting bar has something built in every place and marks where one is', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await bar(page).getByRole('link', { name: 'Co-Parenting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Co-parenting' })).toBeVisible()
  await expect(bar(page).getByRole('listitem')).toHaveText([/^Home/, /^Calendar/, /^Messages/, /^More/, /^Expenses/])
  const marked = bar(page).locator('[aria-current]')
  // How many answers are needed may follow.
  await expect(marked).toHaveText([/^Home/])
  for (const [tab, title] of [
    ['Expenses', 'Shared expenses'],
    ['Messages', 'Messages'],
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
