import { expect, type Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'

/** Signs in, and waits until the page that this leads to answers. */
export async function enterAs(page: Page, email: string) {
  await signInAs(page, email)
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
}
