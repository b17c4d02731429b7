import { type Browser, chromium } from '@playwright/test'
import { chromium as installed, quiet } from '#test/support/browser.ts'

/** Chromium that can reach this machine and nothing else, whatever a page or a tool would like to ask. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = installed()
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [...quiet, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1', ...args],
  })
}
