import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'
import { asksFor, open, proposes, twoParents } from './two-parents.ts'

/** When each was first opened by the other parent, as she reads it. */
async function stamps(request: APIRequestContext) {
  const { trades } = (await (await request.get('/api/exchanges/trades')).json()) as {
    trades: { id: string; history: { what: string; at: string }[] }[]
  }
  const { versions } = (await (await request.get('/api/schedule')).json()) as { versions: { id: string; viewedAt: string | null }[] }
  return new Map([
    ...trades.map(({ id, history }) => [id, history.find(({ what }) => what === 'viewed')?.at ?? null] as const),
    ...versions.map(({ id, viewedAt }) => [id, viewedAt] as const),
  ])
}

/** As a tab in the background: nobody sees it. */
const hide = (page: Page) =>
  page.addInitScript(() => {
    let is: DocumentVisibilityState = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => is, configurable: true })
    Object.assign(window, {
      showTab: () => {
        is = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })

test(
  'a request and a proposal are first opened when someone opens them: not by a list, nor in a tab that nobody sees',
  { tag: '@once' },
  async ({ page, browser }) => {
    const family = await twoParents(page.context().request, browser)
    const { his, request } = family
    const [first, second] = [(await asksFor(family, 10)).id, (await asksFor(family, 12)).id]
    const version = await proposes(family)
    const views: string[] = []
    his.on('request', (asked) => {
      if (asked.url().endsWith('/view')) views.push(asked.url())
    })

    // The list says who asks for what, and by when, and drawing it opens nothing.
    await open(his, '/time-trade-requests')
    const closed = his.getByRole('article', { name: /^Request from/ })
    await expect(closed).toHaveCount(2)
    await expect(closed.first().getByText(/gets .+8:00 AM/)).toBeVisible()
    await expect(closed.first().getByText(/^Answer by \w{3}, \w{3} \d+, .+, in \d+ (hours|days)$/)).toBeVisible()
    await expect(closed.first().getByRole('button', { name: 'Accept' })).toBeHidden()
    await expectNoBarriers(his)
    // Nor does a change that comes by itself.
    await asksFor(family, 14)
    await expect(closed).toHaveCount(3)
    await open(his, '/co-parenting-calendar')
    await expect(his.getByRole('article', { name: 'Day by day' }).getByText(/^Answer by the end of/)).toBeVisible()
    expect(views).toEqual([])
    expect([...(await stamps(request)).values()]).toEqual([null, null, null, null])

    // A press opens that one.
    const proposal = his.getByRole('article', { name: 'Day by day' })
    await proposal.locator('summary').first().click()
    await expect(proposal.getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect.poll(async () => (await stamps(request)).get(version)).toMatch(/^\d{4}-/)

    // A link to one opens it, scrolled to and with the focus, from a cold load too; but nobody sees this tab yet.
    const behind = await his.context().newPage()
    await hide(behind)
    await open(behind, `/time-trade-requests?request=${second}`)
    const named = behind.locator(`#request-${second}`)
    await expect(named.getByRole('button', { name: 'Accept' })).toBeVisible()
    await expect(named.locator('summary')).toBeFocused()
    await expect(named.locator('summary')).toBeInViewport()
    expect((await stamps(request)).get(second)).toBeNull()
    await behind.evaluate(() => (window as unknown as { showTab: () => void }).showTab())
    await expect.poll(async () => (await stamps(request)).get(second)).toMatch(/^\d{4}-/)
    expect((await stamps(request)).get(first), 'the others stay unopened').toBeNull()

    // By keyboard, and closed and opened again it stays as it was.
    await open(his, '/time-trade-requests')
    const head = his.locator(`#request-${first} summary`)
    await head.focus()
    await his.keyboard.press('Enter')
    await expect.poll(async () => (await stamps(request)).get(first)).toMatch(/^\d{4}-/)
    const at = (await stamps(request)).get(first)
    await his.keyboard.press('Enter')
    await his.keyboard.press('Enter')
    await expect(his.locator(`#request-${first}`).getByRole('button', { name: 'Accept' })).toBeVisible()
    expect((await stamps(request)).get(first)).toBe(at)
    await expectNoBarriers(his)
    await his.context().close()
  },
)

test('a request that is pressed before the page’s code runs is open and counts as opened', { tag: '@once' }, async ({ page, browser }) => {
  const family = await twoParents(page.context().request, browser)
  const { id } = await asksFor(family, 10)
  const { his } = family
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await his.route(/\/assets\/entry\.signed-in/, async (route) => {
    await released
    await route.continue()
  })
  await his.goto('/time-trade-requests', { waitUntil: 'commit' })
  const row = his.locator(`#request-${id}`)
  await row.locator('summary').click()
  await expect(row.getByRole('button', { name: 'Decline' })).toBeVisible()
  release()
  await expect.poll(async () => (await stamps(family.request)).get(id)).toMatch(/^\d{4}-/)
  await expect(row.getByRole('button', { name: 'Decline' })).toBeVisible()
  // One press closes it.
  await row.locator('summary').click()
  await expect(row.getByRole('button', { name: 'Decline' })).toBeHidden()
})
