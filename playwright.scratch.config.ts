import base from './playwright.config.ts'
export default {
  ...base,
  workers: 1,
  timeout: 400_000,
  expect: { timeout: 60_000 },
  webServer: { ...(base.webServer as object), timeout: 560_000 },
}
