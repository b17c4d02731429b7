import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** axe for the browser, without its comments: half as much to send and to read, 400 times in a run. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Gives every page that is opened from now on axe, before it is asked for: dearer for a journey that looks once, cheaper for many pages. */
export const withAxe = (page: Page) => page.addInitScript(source)

/**
 * What axe finds on the page as it is now, one line for each rule with the elements that break it.
 * @param rules the ids of those to look at; all without it
 * @param without the ids of those to leave out
 */
export async function barriers(page: Page, rules?: readonly string[], without: readonly string[] = []): Promise<string[]> {
  if (rules?.length === 0) return []
  // Pages have no frames (http/headers.ts forbids them), so one run sees everything. A page that was not loaded again still has axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const chosen = {
    resultTypes: ['violations' as const],
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    ...(rules && { runOnly: [...rules] }),
  }
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, chosen)
}

/**
 * axe finds nothing on the page as it is now. A page that is still loading has no heading yet: the check waits for it,
 * and where none appears axe reports that.
 */
export async function expectNoBarriers(page: Page) {
  const heading = page.locator('h1').first()
  await heading.waitFor({ timeout: 3_000 }).catch(() => {})
  expect(await barriers(page)).toEqual([])
}

/** As the desktop project has it (playwright.config.ts). */
export const wide = { width: 1280, height: 800 }

/**
 * Looks at the page at the width of the project and at that of the other one, for a journey that runs once: a look costs half a second,
 * the whole way to it again costs many. The page has its size again when it ends.
 */
export async function atBothWidths(page: Page, look: (page: Page) => Promise<void>) {
  await look(page)
  const size = page.viewportSize()!
  await page.setViewportSize(wide)
  await look(page)
  await page.setViewportSize(size)
}

export const expectNoBarriersAtBothWidths = (page: Page) => atBothWidths(page, expectNoBarriers)
