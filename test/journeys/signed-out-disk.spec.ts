import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { chromium as installed, quiet } from '../support/browser.ts'
import { filesBelow } from '../support/traces.ts'
import { signInByForm } from './sign-in.ts'

/** Strings that nothing else in the world contains, and that no compression shortens. */
const canaries = Array.from({ length: 40 }, (_, index) => `canary${index}x${randomBytes(9).toString('hex')}`)

/** Pages of someone who is signed in that have fields. One that is not built yet has none. */
const places = [
  '/support',
  '/account-settings',
  '/add-professional',
  '/rate-your-court',
  '/search-professionals',
  '/emotional-support',
  '/',
]

const fields = 'main :is(textarea, input:is([type=text], [type=search], [type=email], [type=tel], :not([type]))):visible'

/** Types into every field of a page, each a string of its own, and opens the palette and types there too. */
async function typeEverywhere(page: Page, next: () => string | undefined) {
  for (const field of await page.locator(fields).all()) {
    // Earlier entries may have removed a field.
    if ((await field.count()) === 0 || !(await field.isEditable())) continue
    const canary = next()
    if (canary === undefined) return
    await field.fill(canary)
    await field.blur()
  }
  const canary = next()
  if (canary === undefined) return
  const palette = page.getByRole('combobox', { name: "A page, or somebody's name" })
  // Other end-to-end tests use the same account at the same time, and their changes may draw this page again.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await palette.fill(canary, { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
}

/** Which of the strings are anywhere in a folder, in either text encoding. */
function found(folder: string, wanted: readonly string[]): string[] {
  const hits: string[] = []
  for (const { name, bytes } of filesBelow(folder)) {
    for (const text of wanted) {
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) hits.push(`${text} in ${name}`)
    }
  }
  return hits
}

test("asvs-14.3.1 after signing out none of the entries are in the browser's profile", { tag: '@once' }, async ({ baseURL }) => {
  // Some forty pages, one after the other, in a browser of its own.
  test.setTimeout(300_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'signed-out-'))
  const witness = `witness${randomBytes(9).toString('hex')}`
  const { executablePath, env } = installed()
  try {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [...quiet],
      baseURL: baseURL!,
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 800 },
    })
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(20_000)
    // Something that a page does keep, elsewhere: the search below must find it, or it would find nothing.
    await page.goto(`http://127.0.0.1:${new URL(baseURL!).port}/reviews`)
    await page.evaluate((text) => localStorage.setItem('kept', text), witness)

    await signInByForm(page, 'ben@demo.test')
    // Registered once a page has loaded; where others keep the server busy that takes until the next page.
    await expect(async () => {
      await page.goto('/account-settings')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }).toPass({ timeout: 120_000 })
    const left = [...canaries]
    const typedOn = new Set<string>()
    for (let round = 0; left.length > 0 && round < 12; round += 1) {
      for (const place of places) {
        await page.goto(place)
        await expect(page.locator('html[data-runs]')).toBeAttached()
        const before = left.length
        await typeEverywhere(page, () => left.shift())
        if (left.length < before) typedOn.add(place)
      }
    }
    expect(left).toEqual([])
    expect(typedOn.size).toBeGreaterThan(4)
    // The entries are also sent: a browser may store what a form sends.
    await page.goto('/support')
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await page.locator('main textarea').first().fill(canaries[0]!)
    await page.locator('main form:has(textarea) button[type=submit]').first().click()

    const cached = await page.evaluate(async () => {
      const names: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) names.push(new URL(url).pathname)
      return names
    })
    // The worker keeps the public pages, and no file of the shell of the person who is signed in.
    expect(cached.filter((at) => /\/assets\/inside/.test(at))).toEqual([])
    const cachedTexts = await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of (await caches.keys()).filter((one) => one.startsWith('pages-'))) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) texts.push(await (await cache.match(request))!.text())
      }
      return texts.join('\n')
    })
    expect(cachedTexts).not.toContain('data-inside')
    expect(cachedTexts).not.toContain('ben@demo.test')

    await page.goto('/')
    await page.getByRole('link', { name: 'Sign Out' }).click()
    await expect(page.locator('[data-inside]')).toHaveCount(0)
    await context.close()

    expect(found(folder, [witness]).length).toBeGreaterThan(0)
    expect(found(folder, canaries)).toEqual([])
    // Nor who it was.
    expect(found(folder, ['ben@demo.test'])).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
