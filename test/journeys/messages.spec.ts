import { expect, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'
import { open, posted, twoParents } from './two-parents.ts'

const write = async (page: Page, subject: string, body: string) => {
  await page.getByRole('link', { name: 'New message' }).click()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill(body)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const inList = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test('a notice under the order goes out, is listed without a stamp, is viewed by a press, and is answered', async ({ page, browser }) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  const request = page.context().request
  const decree = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2026-01-05', endsOn: null, facts: {}, isShared: true }
  const order = await posted<{ id: string }>(request, `/api/cases/${caseId}/orders`, decree)
  const says = { kind: 'notice', by: ['app'], days: 30 }
  const notice = { says, clause: { paragraph: '9(b)', text: '' }, since: null, until: null }
  expect((await request.put(`/api/cases/${caseId}/orders/${order.id}/terms`, { data: { terms: [notice] } })).status()).toBe(200)

  await open(his, '/co-parenting-messages')
  await expect(his.getByText('Nothing here')).toBeVisible()
  await open(page, '/co-parenting-messages')
  await write(page, 'Moving the exchange', 'From March on I would like to meet at the library.')
  await expect(page.getByText('To Ben Harlow')).toBeVisible()
  await page.getByRole('region', { name: 'New message' }).getByLabel('Kind').selectOption('Notice')
  await expect(page.getByText('A message here counts as written notice.')).toBeVisible()
  await page.getByText('Ask for an answer').click()
  await expectNoBarriers(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Moving the exchange' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  // Ten seconds later it is there for him by itself. Looking at the list and at the thread stamps nothing.
  await expect(inList(his, 'Moving the exchange')).toBeVisible({ timeout: 25_000 })
  await inList(his, 'Moving the exchange').getByRole('link').click()
  await expect(his.getByText('Not opened. 50 characters.')).toBeVisible()
  await expect(his.getByText('I would like to meet')).toHaveCount(0)
  await expectNoBarriers(his)
  await expect(page.getByText('Ben Harlow: never viewed')).toBeVisible()
  await his.getByRole('button', { name: 'Open message' }).click()
  await expect(his.getByText('I would like to meet at the library.')).toBeVisible()
  await expect(page.getByText(/^Ben Harlow: first viewed/)).toBeVisible()

  await his.getByRole('link', { name: 'Reply', exact: true }).click()
  await his.getByLabel('Message', { exact: true }).fill('That works for me.')
  await send(his)
  await expect(page.getByText('Not opened. 18 characters.')).toBeVisible({ timeout: 25_000 })
  await expect(page.getByText(/^Answered /)).toBeVisible()

  // Both have one code; his is of her record, and any other is of none.
  const codeOf = async (of: Page) => (await of.getByText(/^Code of the shared record/).innerText()).slice(-19)
  await expect.poll(async () => (await codeOf(his)) === (await codeOf(page))).toBe(true)
  await page.getByText('Compare with another code').click()
  await page.getByLabel('Code that you have').fill((await codeOf(his)).toLowerCase())
  await page.getByRole('button', { name: 'Compare codes' }).click()
  await expect(page.getByText('The same record, as it is now.')).toBeVisible()
  await page.getByLabel('Code that you have').fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Compare codes' }).click()
  await expect(page.getByText('This record never had that code.')).toBeVisible()
  await expectNoBarriers(page)

  // He shows it as a QR code, and what her camera reads opens the comparison.
  await his.getByText('Compare with another code').click()
  await his.getByRole('button', { name: 'Show it as a QR code' }).click()
  const picture = his.getByRole('img', { name: 'QR code with the code of the shared record' })
  const address = new URL(his.url())
  address.search = String(new URLSearchParams({ thread: address.searchParams.get('thread')!, compare: await codeOf(his) }))
  const { data } = encode(address.href, { ecc: 'M', border: 4 })
  const drawn = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  await expect(picture.locator('path')).toHaveAttribute('d', drawn)
  await expectNoBarriers(his)
  await open(page, `${address.pathname}${address.search}`)
  await expect(page.getByText('The same record, as it is now.')).toBeVisible()
  await his.context().close()
})

test('a message is taken back within ten seconds, and its words are a draft again', async ({ page, browser }) => {
  const { his } = await twoParents(page.context().request, browser)
  await his.context().close()
  await open(page, '/co-parenting-messages')
  await write(page, 'Shoes', 'You always forget the shoes.')
  await send(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('You always forget the shoes.')
  await page.getByLabel('Message', { exact: true }).fill('Please pack the shoes.')
  await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please pack the shoes.')
  await send(page)
  await expect(page.getByText('Please pack the shoes.').last()).toBeVisible()
  await page.goto('/co-parenting-messages?box=drafts')
  await expect(page.getByText('Nothing here')).toBeVisible()

  // A kind that was chosen is no draft yet.
  const saves: string[] = []
  page.on(
    'request',
    (request) => void (request.url().endsWith('/messages/drafts') && request.method() === 'POST' && saves.push(request.url())),
  )
  await open(page, '/co-parenting-messages')
  await page.getByRole('link', { name: 'New message' }).click()
  await page.getByRole('region', { name: 'New message' }).getByLabel('Kind').selectOption('Notice')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'New message' })).toBeVisible()
  expect(saves).toEqual([])
})

test(
  'without a connection the words stay, say that they are not sent, and go out once when it is back',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { his } = await twoParents(page.context().request, browser)
    await open(his, '/co-parenting-messages')
    await open(page, '/co-parenting-messages')
    await write(page, 'Running late', 'I am in traffic and come at 6:20.')
    await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible()
    await expect(page).toHaveURL(/draft=/)
    await page.context().setOffline(true)
    await page.getByLabel('Message', { exact: true }).fill('I am in traffic and come at 6:30.')
    await expect(page.getByText('Not saved: there is no connection.')).toBeVisible()
    await send(page)
    await expect(page.getByText('Not sent yet: there is no connection.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: 15_000 })
    await expect(inList(his, 'Running late')).toHaveCount(1, { timeout: 25_000 })
    await inList(his, 'Running late').getByRole('link').click()
    await his.getByRole('button', { name: 'Open message' }).click()
    await expect(his.getByText('I am in traffic and come at 6:30.')).toHaveCount(1)
    await his.context().close()
  },
)

test(
  'a message whose answer was lost is there once, though its draft is saved only afterwards',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await open(page, '/co-parenting-messages')
    const sends = `**/api/cases/${caseId}/messages`
    const drafts = `**/api/cases/${caseId}/messages/drafts`
    await page.route(drafts, (route) => route.abort())
    await page.route(sends, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await write(page, 'Bus', 'She comes by bus at 4:10.')
    await send(page)
    await expect(page.getByText('Not sent yet: there is no connection.')).toBeVisible()
    await page.unroute(drafts)
    await page.unroute(sends)
    await expect(page.getByRole('heading', { name: 'Bus' })).toBeVisible({ timeout: 15_000 })
    // She sees at once what waits to go out.
    await open(page, '/co-parenting-messages?box=sent')
    await expect(inList(page, 'Bus')).toHaveCount(1)
    await open(his, '/co-parenting-messages')
    await expect(inList(his, 'Bus')).toBeVisible({ timeout: 25_000 })
    await page.goto('/co-parenting-messages?box=drafts')
    await expect(page.getByText('Nothing here')).toBeVisible()
    await his.context().close()
  },
)

test(
  'what waits for a connection can be stopped, and a refusal that comes afterwards is said',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await his.context().close()
    await open(page, '/co-parenting-messages')
    await write(page, 'Jacket', 'You lost the jacket again.')
    await expect(page.getByText('Draft saved. Only you see it.')).toBeVisible()
    const waits = page.getByText('Not sent yet: there is no connection.')
    const sends = `**/api/cases/${caseId}/messages`
    await page.route(sends, (route) => route.abort())
    await send(page)
    await expect(waits).toBeVisible()
    await page.getByRole('button', { name: 'Don’t send it' }).click()
    await expect(waits).toHaveCount(0)
    await page.getByLabel('Message', { exact: true }).fill('Did you see the jacket?')
    await send(page)
    await expect(waits).toBeVisible()
    await page.unroute(sends)
    // Another tab throws the draft away, so that the server refuses what waited.
    const id = new URL(page.url()).searchParams.get('draft')!
    await posted(page.context().request, `/api/cases/${caseId}/messages/drafts/${id}/discard`)
    await expect(waits).toHaveCount(0, { timeout: 15_000 })
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Did you see the jacket?')
  },
)

test('the bell counts what came in, says it without names, leads there, and counts it as seen', async ({ page, browser }) => {
  const { caseId, his } = await twoParents(page.context().request, browser)
  await open(his, '/support')
  const bell = his.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  const people = (await (await page.context().request.get('/api/messages/check')).json()) as { recipients: { memberId: string }[] }
  const message = { kind: 'message', children: [], links: [], needsAnswer: true, answerBy: null, isEmergency: false, sendAt: null }
  const recipients = people.recipients.map(({ memberId }) => memberId)
  await posted(page.context().request, `/api/cases/${caseId}/messages`, {
    ...message,
    subject: 'Shoes',
    body: 'Size 3, please.',
    recipients,
  })
  await expect(bell).toHaveAccessibleName('Notifications (1 new)', { timeout: 25_000 })
  await expect(his.locator('output').filter({ hasText: 'sent you a message.' })).toBeVisible()
  await bell.click()
  const panel = his.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveText(/^New message that asks for an answer \(new\)/)
  await expectNoBarriers(his)
  await panel.getByRole('listitem').getByRole('link').click()
  await expect(his.getByRole('heading', { name: 'Shoes' })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(his.getByText('Not opened. 15 characters.')).toBeVisible()
  await his.context().close()
})
