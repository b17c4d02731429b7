import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing on the page as it is now. A page that is only on its way has no heading yet: it is waited for,
 * and where none comes axe says so.
 */
export async function expectNoBarriers(page: Page) {
  const heading = page.locator('h1').first()
  await heading.waitFor({ timeout: 3_000 }).catch(() => {})
  // The policy lets no page have a frame (http/headers.ts): the whole of it is looked at in one go, and of what is in order nothing is written down.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}
