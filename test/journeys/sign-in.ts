import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../../src/rooms/accounts/demo-accounts.ts'

/** Signs in as a person does, with one of the ready accounts of the demonstration. */
export async function signInAs(page: Page, email: string) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/$/)
  // The page after it runs: a press before that goes nowhere.
  await expect(page.locator('html[data-runs]')).toBeAttached()
}
