import { expect, type Page } from '@playwright/test'
import { filesIn } from '#test/support/archives.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open, posted } from './two-parents.ts'

const desk = '/admin-legal-records?erasures'

/** Ana of the demonstration writes to Ben. */
async function sends(page: Page, words: string) {
  await signInAs(page, 'ana@demo.test', '/co-parenting-messages')
  const { caseId, recipients } = (await (await page.request.get('/api/messages/check')).json()) as {
    caseId: string
    recipients: { memberId: string; role: string }[]
  }
  const written = { kind: 'message', children: [], links: [], needsAnswer: false, answerBy: null, isEmergency: false, sendAt: null }
  const to = recipients.filter(({ role }) => role === 'parent').map(({ memberId }) => memberId)
  const sent = await posted<{ id: string; thread: string }>(page.request, `/api/cases/${caseId}/messages`, {
    ...written,
    subject: words,
    body: words,
    recipients: to,
  })
  return { caseId, ...sent }
}

/** The number of the message's entry, as a record of its thread has it. */
async function entryOf(page: Page, caseId: string, thread: string): Promise<string> {
  const asked = { thread, from: null, to: null, offers: false, certificate: 'none', prefix: '' }
  const { id } = await posted<{ id: string }>(page.request, `/api/cases/${caseId}/records`, asked)
  const archive = () => page.request.get(`/api/cases/${caseId}/records/${id}/record.zip`)
  await expect.poll(async () => (await archive()).status(), { timeout: 60_000 }).toBe(200)
  const { messages } = JSON.parse(Buffer.from(filesIn(await (await archive()).body()).get('messages.json')!).toString()) as {
    messages: { entry: { seq: number } }[]
  }
  return String(messages[0]!.entry.seq)
}

test(
  'two admins carry out an order of a court, and the thread says so in the place of the words',
  { tag: '@once' },
  async ({ page, browser }) => {
    const words = 'Quetzalcoatl lighthouse'
    const docket = `26-DR-${Date.now() % 1_000_000}`
    const { caseId, thread, id } = await sends(page, words)
    const there = `/co-parenting-messages?thread=${thread}`
    await open(page, there)
    await expect(page.getByText('Goes out within 10 seconds.')).toHaveCount(0, { timeout: 30_000 })
    const entry = await entryOf(page, caseId, thread)

    const first = await (await browser.newContext()).newPage()
    await signInAs(first, 'admin@demo.test', desk)
    await first.getByRole('button', { name: 'Record order' }).click()
    await expect(first.getByText('Enter the court.').first()).toBeVisible()
    await first.getByLabel('Court', { exact: true }).fill('Franklin County Domestic Relations Court')
    await first.getByLabel('Docket number').fill(docket)
    await first.getByLabel('Day of the order').fill('2026-01-12')
    await first.getByLabel('Code of the record').fill(caseId)
    await first.getByLabel('Entry number').fill(entry)
    await expectNoBarriersAtBothWidths(first)
    await first.getByRole('button', { name: 'Record order' }).click()
    const order = (at: Page) => at.getByRole('region', { name: `Order ${docket}` })
    await expect(order(first).getByText('Waiting for a second admin.')).toBeVisible()
    await expect(first.getByText(words)).toHaveCount(0)

    const second = await (await browser.newContext()).newPage()
    await signInAs(second, 'super@demo.test', desk)
    await expect(order(second).getByText(`No. ${entry} of the shared ledger`)).toBeVisible()
    await order(second).getByRole('button', { name: 'Confirm and erase' }).click()
    await expectNoBarriersAtBothWidths(second)
    await second.getByRole('dialog').getByRole('button', { name: 'Erase message' }).click()
    await expect(order(second)).toHaveCount(0)
    await second.getByLabel('Show').selectOption('Ended')
    await expect(order(second).getByText(/^Entry No\. \d+ says so$/)).toBeVisible()

    // Her open page shows it by itself.
    const message = page.locator(`[data-message="${id}"]`)
    await expect(message.getByText(`by order of Franklin County Domestic Relations Court, ${docket}.`)).toBeVisible()
    await expect(message.getByText('never viewed')).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
    await expectNoBarriersAtBothWidths(page)
  },
)
