import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, quiet } from './test/browser.ts'

const browser = chromium()
const port = Number(process.env['JOURNEY_PORT'] ?? 4173)
const dataDir = path.join(tmpdir(), `casebalance-journeys-${port}`)

// The real server, started as a user starts it, in demo mode, on a data folder of its own.
export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // What a page asks for is to be seen and broken by the tests; pwa.spec.ts lets the service worker work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...(process.env as Record<string, string>), ...browser.env },
      args: [...quiet],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `rm -rf "${dataDir}" && exec node scripts/start.ts`,
    url: `http://localhost:${port}/api/professionals/count`,
    timeout: 180_000,
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: process.env['JOURNEY_DATABASE_URL'] ?? '',
      DEMO: 'on',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
