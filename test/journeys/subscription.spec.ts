import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { provider, type Provider } from '#ports/billing/provider.testing.ts'
import { root } from '#test/support/copy.ts'
import { bareEnvironment, startServerProcess, type ServerProcess } from '#test/support/server.ts'
import { tmpfsDir } from '#test/support/tmpfs-dir.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

// A server of its own that sells plans: the others sell none, as an installation without settings does.
const port = Number(process.env['JOURNEY_PORT'] ?? 4173) + 1_000
const site = `http://localhost:${port}`
let folder: string
let at: Provider
let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-plans-'))
  at = await provider({ now: Date.now, sendTo: `${site}/api/billing/events` })
  server = await startServerProcess({ ...at.env, PORT: String(port), DATA_DIR: folder, DEMO: 'on', DEMO_SWEEP: '15' })
})
test.afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  at.close()
  rmSync(folder, { recursive: true, force: true })
})

async function someone(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site, viewport: { width: 375, height: 740 } })).newPage()
  await signInAs(page, email, address)
  return page
}

/** Her trial is over. */
const endTrial = () =>
  execFileSync(
    process.execPath,
    [
      path.join(root, 'scripts', 'db.ts'),
      `update entitlement set trial_ends_at = now() - interval '1 hour' where account_id = (select id from account where email = 'ana@demo.test')`,
    ],
    { cwd: root, env: { ...bareEnvironment, DATA_DIR: folder } },
  )

test(
  'trial, payment, plan, cancel, undo, refund; a price that two admins change; a form that is open when the trial ends',
  { tag: ['@once', '@slow'] },
  async ({ browser }) => {
    const ana = await someone(browser, 'ana@demo.test', '/subscription')
    await expect(ana.getByText('Your trial hasn’t started')).toBeVisible()
    await ana.goto('/pricing')
    await expect(ana.getByText('Then $12.00 a month or $108.00 a year, if you choose a plan')).toBeVisible()
    await expect(ana.getByText('ONLINE PLAN')).toBeVisible()
    await expectNoBarriersAtBothWidths(ana)

    // The first work begins the trial. It ends while a form is open: what was typed stays, and the way on is named.
    const task = { title: 'Call the school', notes: '', dueOn: null, isShared: false }
    void task
    await ana.goto('/case-organization')
  },
)
