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
    await ana.goto('/case-toolkit')
    const field = ana.getByLabel('New task')
    await field.fill('Call the school')
    await ana.getByRole('button', { name: 'Add the task' }).click()
    await expect(ana.getByRole('listitem').filter({ hasText: 'Call the school' })).toBeVisible()
    await field.fill('Ask for the report card')
    endTrial()
    await ana.getByRole('button', { name: 'Add the task' }).click()
    await expect(ana.getByText(/^New work needs a plan\. You can still read, answer the other parent and export\./)).toBeVisible()
    await expect(field).toHaveValue('Ask for the report card')

    await ana.goto('/subscription')
    await expect(ana.getByText('Your trial has ended')).toBeVisible()
    await ana.getByLabel(/^Yearly: \$108\.00/).check()
    await expect(ana.getByText('Renews every year for $108.00 until you cancel. We remind you 30 days before.')).toBeVisible()
    await ana.getByLabel('Monthly: $12.00').check()
    await expect(ana.getByText('Your card statement will say ONLINE PLAN')).toBeVisible()
    await expectNoBarriersAtBothWidths(ana)
    await ana.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(ana.getByRole('heading', { name: 'Online plan' })).toBeVisible()
    await expect(ana.getByText('$12.00')).toBeVisible()
    await ana.getByRole('button', { name: 'Pay' }).click()
    await expect(ana.getByText('Your plan is open')).toBeVisible()
    await expect(ana.getByText(/^Renews .* for \$12\.00, every month\.$/)).toBeVisible()
    await expectNoBarriersAtBothWidths(ana)

    // Two clicks, and undone.
    await ana.getByRole('button', { name: 'Cancel plan' }).click()
    await ana.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    await expect(ana.getByText(/^Your plan ends .* It doesn’t renew\.$/)).toBeVisible()
    await ana.getByRole('button', { name: 'Undo cancellation' }).click()
    await expect(ana.getByText(/^Renews /)).toBeVisible()

    await ana.getByRole('link', { name: 'No. 000001' }).click()
    await expect(ana.getByRole('heading', { name: 'Invoice No. 000001' })).toBeVisible()
    await expect(ana.getByText('Online plan, one month')).toBeVisible()
    await expectNoBarriersAtBothWidths(ana)

    // Two admins raise the price: she is asked before she pays more.
    const first = await someone(browser, 'admin@demo.test', '/admin-dashboard?prices')
    await first.getByLabel('Price per month').fill('14.00')
    await first.getByLabel('Price per year').fill('126')
    await first.getByRole('button', { name: 'Propose price' }).click()
    await expect(first.getByText('Waiting for a second admin.')).toBeVisible()
    await expectNoBarriersAtBothWidths(first)
    const second = await someone(browser, 'super@demo.test', '/admin-dashboard?prices')
    await second.getByRole('button', { name: 'Confirm price' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm price' }).click()
    await expect(second.getByText('$14.00 a month or $126.00 a year')).toBeVisible()
    // It said so while the price was proposed; now nothing waits anymore.
    await expect(second.getByRole('button', { name: 'Confirm price' })).toHaveCount(0)
    await ana.goto('/subscription')
    await expect(ana.getByText('The price changes to $14.00')).toBeVisible()
    await ana.getByRole('button', { name: 'Agree to $14.00' }).click()
    await expect(ana.getByText(/^Renews .* for \$14\.00, every month\.$/)).toBeVisible()

    await ana.getByRole('button', { name: 'Get $12.00 back' }).click()
    await ana.getByRole('dialog').getByRole('button', { name: 'Refund $12.00' }).click()
    await expect(ana.getByText('Your trial has ended')).toBeVisible()
    await expect(ana.getByLabel('Monthly: $14.00')).toBeVisible()
    await expect(ana.getByText('Refunded', { exact: true })).toBeVisible()
    expect(at.all('refund')).toMatchObject([{ amount: 1_200 }])
    await expectNoBarriersAtBothWidths(ana)
  },
)
