import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { provider, type Provider } from '#ports/billing/provider.testing.ts'
import { png } from '#test/support/files.ts'
import { startServerProcess, type ServerProcess } from '#test/support/server.ts'
import { tmpfsDir } from '#test/support/tmpfs-dir.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

// A server of its own that sells plans: the others sell none, as an installation without settings does.
const port = Number(process.env['JOURNEY_PORT'] ?? 4173) + 2_000
const site = `http://localhost:${port}`
// Both tests share the server.
test.describe.configure({ mode: 'serial' })
let folder: string
let at: Provider
let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-waiver-'))
  at = await provider({ now: Date.now, sendTo: `${site}/api/billing/events` })
  server = await startServerProcess({ ...at.env, PORT: String(port), DATA_DIR: folder, DEMO: 'on', DEMO_SWEEP: '15' })
})
test.afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  at.close()
  rmSync(folder, { recursive: true, force: true })
})

const stranger = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: site, viewport: { width: 375, height: 740 } })).newPage()

async function someone(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await stranger(browser)
  await signInAs(page, email, address)
  return page
}

test(
  'a parent who can’t pay applies with a document; one of the staff asks for more, then waives the fee',
  { tag: ['@once', '@slow'] },
  async ({ browser }) => {
    const ana = await someone(browser, 'ana@demo.test', '/subscription')
    await ana.getByRole('link', { name: 'I can’t pay for this' }).click()
    await expect(ana.getByText('How long a decision takes: not enough data yet.')).toBeVisible()
    await ana.getByLabel('I get public benefits').check()
    await ana.getByRole('button', { name: 'Send application' }).click()
    await expect(ana.getByText('Choose a benefit.').first()).toBeVisible()
    await ana.getByLabel('Benefit', { exact: true }).selectOption('snap')
    await expectNoBarriersAtBothWidths(ana)
    await ana.getByRole('button', { name: 'Send application' }).click()
    await expect(ana.getByRole('heading', { name: 'A person is going to decide' })).toBeVisible()
    await ana.getByLabel('Documents').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(ana.getByText('Only photos (PNG, JPEG) and PDF can be added.')).toBeVisible()
    await ana.getByLabel('Documents').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: png })
    await ana.getByRole('button', { name: 'Add documents' }).click()
    await expect(ana.getByText('1 document added.')).toBeVisible()
    await expectNoBarriersAtBothWidths(ana)

    const admin = await someone(browser, 'admin@demo.test', '/admin-dashboard?waivers')
    await admin.getByRole('button', { name: 'Claim application' }).click()
    await expect(admin.getByText('Name on the account')).toBeVisible()
    const download = admin.waitForEvent('download')
    await admin.getByRole('link', { name: 'Document 1 (photo)' }).click()
    expect((await download).suggestedFilename()).toBe('document-1.png')
    await expectNoBarriersAtBothWidths(admin)
    await admin.getByLabel('Ask for more').check()
    await admin.getByLabel('What do you need?').fill('Please add the second page.')
    await admin.getByRole('button', { name: 'Send question' }).click()
    await expect(admin.getByText('No applications are waiting')).toBeVisible()

    await ana.goto('/subscription?waiver')
    await expect(ana.getByText('Please add the second page.')).toBeVisible()
    await ana.getByLabel('Your answer').fill('There is only one page.')
    await ana.getByRole('button', { name: 'Send answer' }).click()
    await expect(ana.getByRole('heading', { name: 'A person is going to decide' })).toBeVisible()

    await admin.goto('/admin-dashboard?waivers')
    await admin.getByRole('button', { name: 'Claim application' }).click()
    await expect(admin.getByText('There is only one page.')).toBeVisible()
    await admin.getByRole('button', { name: 'Waive fee' }).click()
    await expect(admin.getByText('No applications are waiting')).toBeVisible()
    await ana.goto('/subscription')
    await expect(ana.getByText(/^Your fee is waived until .* Nothing is charged\.$/)).toBeVisible()
    await ana.goto('/subscription?waiver')
    await expect(ana.getByText(/^Approved .*: free until /)).toBeVisible()
  },
)

test('a sponsor pays a term with a code, and sees that it is paid and no more', { tag: ['@once', '@slow'] }, async ({ browser }) => {
  const ben = await someone(browser, 'ben@demo.test', '/subscription?sponsor')
  await ben.getByRole('button', { name: 'Make code' }).click()
  const code = await ben.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/).textContent()
  await expectNoBarriersAtBothWidths(ben)
  const gran = await stranger(browser)
  await gran.goto('/pricing')
  await gran.getByRole('link', { name: 'I have a code' }).click()
  await gran.getByLabel('Code').fill('H7K2-94QD-CC3M-7TXP')
  await gran.getByRole('button', { name: 'Look up code' }).click()
  await expect(gran.getByText('This code doesn’t work. It may have expired. Ask for a new one.').first()).toBeVisible()
  await gran.goto(`/pricing?sponsor#${code}`)
  await expect(gran.getByLabel('Code')).toHaveValue(code!)
  expect(gran.url()).not.toContain(code!)
  await gran.getByRole('button', { name: 'Look up code' }).click()
  await expect(gran.getByText('Your card statement will say ONLINE PLAN')).toBeVisible()
  await gran.getByLabel('Your name').fill('Grandma')
  await expectNoBarriersAtBothWidths(gran)
  await gran.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(gran.getByRole('heading', { name: 'Online plan' })).toBeVisible()
  await gran.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(gran.getByText('Thank you', { exact: true })).toBeVisible()
  await gran.getByLabel('Code').fill(code!)
  // "It can take a minute": the provider's event may come after the page.
  await expect(async () => {
    await gran.getByRole('button', { name: 'Look up code' }).click()
    await expect(gran.getByRole('heading', { name: /^Paid, term until / })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(gran.getByRole('main')).not.toContainText(/Ben|Harlow|Carter/)
  await expectNoBarriersAtBothWidths(gran)
  await ben.goto('/subscription?sponsor')
  await expect(ben.getByText('Paid by “Grandma”, as they typed it.')).toBeVisible()
  await expectNoBarriersAtBothWidths(ben)
})
