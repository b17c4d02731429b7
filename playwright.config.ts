import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, quiet } from '#test/support/browser.ts'
import { isFullRun } from '#test/support/depth.ts'
import { tmpfsDir } from '#test/support/tmpfs-dir.ts'

const browser = chromium()
const port = Number(process.env['JOURNEY_PORT'] ?? 4173)
const dataDir = path.join(tmpfsDir(), `casebalance-journeys-${port}`)

/** What every page has on a wide screen: that is tried there in every run, all else in CI (decision 0082). */
const wide = /\/(introduction|shell|reachable)\.spec\.ts$/
const slow = /@slow/

/**
 * A page lives for seconds here, and its code is worth no optimizing: without that, and without threads for it, opening three pages and
 * looking at them with axe takes 3.8 s of processor time in place of 4.3 (means of four and five runs, 2026-11-27).
 */
const lean = ['--js-flags=--single-threaded,--no-opt,--no-maglev']

/** Between the two widths: most journeys and their jobs are over before the directory has ten thousand people more. */
const real = /\/real-files\.spec\.ts$/

// The real server, started as a user starts it, in demo mode, on a data folder of its own.
export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/setup.ts',
  // One more than there are cores: one journey keeps a core busy for four fifths of its time and waits for the server, a mail or a sweep in the rest.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // No journey is a timed test: three browsers and a server on two cores now and then take more than the usual five seconds.
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // What a page asks for is to be seen and broken by the tests; pwa.spec.ts lets the service worker work.
    serviceWorkers: 'block',
    // Every step of a journey that failed, in its trace.zip: for one that fails now and then.
    trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...(process.env as Record<string, string>), ...browser.env },
      args: [...quiet, ...lean],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
      testIgnore: real,
      ...(!isFullRun && { grepInvert: slow }),
    },
    { name: 'real files', testMatch: real, ...(!isFullRun && { grepInvert: slow }) },
    // What says nothing of a page's look, its size or its buttons is the same on both: `{ tag: '@once' }`, on the narrow one.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: real,
      grepInvert: isFullRun ? /@once/ : [/@once/, slow],
      ...(!isFullRun && { testMatch: wide }),
    },
  ],
  webServer: {
    // The folder may lie in memory, and goes with the server: the signal reaches both the shell and the server.
    command: `trap : TERM; rm -rf "${dataDir}"; node scripts/start.ts; code=$?; rm -rf "${dataDir}"; exit $code`,
    url: `http://localhost:${port}/api/professionals/count`,
    timeout: 180_000,
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: process.env['JOURNEY_DATABASE_URL'] ?? '',
      AUTH_SECRET: 'a secret of the journeys, which signs nothing outside of them',
      DEMO: 'on',
      // A fee that can be waived is more than none: without one nobody is asked about it.
      CERTIFIED_COPY_FEE: '$25, by check to the court records office.',
      // Journeys wait for sweeps. A rating is published 15 to 45 seconds after it was sent: its author has looked at it by then.
      DEMO_SWEEP: '15',
      // Somebody new says from where (test/journeys/sign-in.ts); nobody else says anything.
      TRUST_PROXY: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
