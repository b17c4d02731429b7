import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, wide } from './axe.ts'
import { begins } from './forms.ts'
import { test } from './test.ts'
import { open, posted } from './two-parents.ts'

/** At 320 px, as WCAG 1.4.10 has it, and wide. */
async function expectNoBarriersNarrowAndWide(page: Page) {
  const before = page.viewportSize()!
  for (const size of [{ width: 320, height: 740 }, wide]) {
    await page.setViewportSize(size)
    await expectNoBarriers(page)
  }
  await page.setViewportSize(before)
}

/** The path of the link in the newest mail to an address, from the outbox. */
async function linkTo(page: Page, email: string): Promise<string> {
  const mail = page.locator('#content > div > div').filter({ hasText: email }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail.getByRole('link').first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  return (await mail.getByRole('link').first().getAttribute('href'))!
}

test(
  'alone in a case she gives his address; the mail’s link shows her message after a press, and she sees that, live',
  { tag: '@once' },
  async ({ page, browser }) => {
    const request = await begins(page)
    const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
    await posted(request, '/api/cases', begun)
    const email = `ben.${crypto.randomUUID()}@elsewhere.example`
    await open(page, '/co-parenting-messages?write=1')
    await page.getByRole('button', { name: 'Add e-mail address' }).click()
    await expectNoBarriersNarrowAndWide(page)
    await page.getByLabel('E-mail address of Ben Harlow').fill(email)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(`Each message you send is also mailed to ${email}, as a link.`)).toBeVisible()
    await expect(page.getByText('(has not joined yet: gets a mail with a link)')).toBeVisible()
    await page.getByLabel('Subject').fill('School fair')
    await page.getByLabel('Message', { exact: true }).fill('Can you bring the cakes?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Mailed as a link')).toBeVisible({ timeout: 40_000 })

    // In another browser, without an account: opening the page is no opening of the message.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const his = await context.newPage()
    const link = await linkTo(his, email)
    await his.goto(link)
    await his.reload()
    await expect(his.getByRole('button', { name: 'Open the message' })).toBeVisible()
    await expect(his.getByText('Can you bring the cakes?')).toHaveCount(0)
    await expect(his.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectNoBarriersNarrowAndWide(his)
    await page.reload()
    await expect(page.getByText('Mailed as a link')).toBeVisible()
    await expect(page.getByText('Link opened')).toHaveCount(0)
    await his.getByRole('button', { name: 'Open the message' }).click()
    await expect(his.getByText('Can you bring the cakes?')).toBeVisible()
    await expectNoBarriersNarrowAndWide(his)
    await expect(page.getByText('Link opened')).toBeVisible()
    await expect(page.getByText('A mail is not a first view.')).toBeVisible()
    await expect(page.getByText('Ben Harlow: never viewed')).toBeVisible()
    await context.close()

    // Without JavaScript too; and a button stops the mails.
    const plain = await browser.newContext({ serviceWorkers: 'block', javaScriptEnabled: false })
    const plainly = await plain.newPage()
    await plainly.goto(link)
    await plainly.getByRole('button', { name: 'Open the message' }).click()
    await expect(plainly.getByText('Can you bring the cakes?')).toBeVisible()
    await plainly.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(plainly.getByText('Mails are stopped')).toBeVisible()
    await expect(page.getByText('Mails stopped by the recipient')).toBeVisible()
    await plainly.goto(link)
    await plainly.getByRole('button', { name: 'Open the message' }).click()
    await expect(plainly.getByText('This link doesn’t work.')).toBeVisible()
    await plain.close()
  },
)
