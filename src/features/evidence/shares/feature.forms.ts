import type { Page } from '@playwright/test'
import { beginsCase, dialog, type Form } from '#test/journeys/forms.ts'
import { png } from '#test/support/files.ts'

/** Adds a picture and opens the form that shares it. */
async function opens(page: Page) {
  // Opened before, the address names the item.
  if (!page.url().includes('item=')) {
    await page.locator('input[type=file][multiple]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: png })
    await page.locator('#items').getByRole('link', { name: /gate/ }).click()
  }
  await page.getByRole('button', { name: 'Share by link' }).click()
}

export const forms: readonly Form[] = [
  {
    name: 'a share link',
    begins: beginsCase,
    path: '/evidence-vault',
    is: 'dialog',
    open: opens,
    field: (page) => dialog(page).getByLabel('Who it is for'),
    text: 'Dana Lee, attorney',
  },
]
