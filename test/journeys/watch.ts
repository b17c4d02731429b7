import type { Page } from '@playwright/test'

/** What no page of ours may do: break hydration, be stopped by its own policy, or throw. Filled while the journey goes on. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The journeys block the service worker (playwright.config.ts), and the page says so.
    if (message.type() === 'error' && !message.text().startsWith('Offline use could not be prepared.')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
