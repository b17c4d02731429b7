import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'
import { asksFor, open, proposes, twoParents } from './two-parents.ts'

const box = (page: Page) => page.getByRole('region', { name: /^Needs your answer/ })
/** The tab of the start page, on the phone's bar. */
const tab = (page: Page) => page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: /^Dashboard/ })

test(
  'a request shows by itself on the other parent’s home, tab and title, is said in one sentence, and leads to itself',
  { tag: '@once' },
  async ({ page, browser }) => {
    const family = await twoParents(page.context().request, browser)
    const { his } = family
    await open(his, '/')
    await expect(his.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(box(his)).toHaveCount(0)
    await expect(tab(his)).toHaveText('Dashboard')

    // She asks while he has the page open.
    const { id } = await asksFor(family, 10)
    const said = his.locator('output').filter({ hasText: 'sent a swap request.' })
    await expect(said).toHaveText(/^.+ sent a swap request\.It needs your answer by \w{3}, \w{3} \d+, .+\./)
    await expect(box(his).getByRole('heading', { name: 'Needs your answer (1)' })).toBeVisible()
    await box(his).locator('summary').click()
    await expect(box(his).getByRole('listitem').first()).toHaveText(/^Swap request from .+by \w{3}, \w{3} \d+, .+, in \d+ (hours|days)/)
    await expect(tab(his)).toHaveAccessibleName('Dashboard (1 needs your answer)')
    await expect(his).toHaveTitle('(1) Calendar: CaseBalance')
    await expectNoBarriers(his)

    // A second request, sorted by its deadline; requests without one come last.
    const version = await proposes(family)
    await expect(box(his).getByRole('heading', { name: 'Needs your answer (2)' })).toBeVisible()
    await expect(his).toHaveTitle('(2) Calendar: CaseBalance')
    await open(his, '/co-parenting-dashboard')
    const rows = box(his).getByRole('link')
    await expect(rows.first()).toHaveText(/^Swap request from/)
    await expect(rows.last()).toHaveText(/^Schedule from .+: Day by day$/)
    await expectNoBarriers(his)

    // The row leads to the request, opened, with the focus there, on this visit and on a cold load.
    await rows.first().click()
    await expect(his).toHaveURL(new RegExp(`/time-trade-requests\\?request=${id}$`))
    const request = his.locator(`#request-${id}`)
    for (const again of [false, true]) {
      if (again) await his.reload()
      await expect(request.getByRole('button', { name: 'Accept' })).toBeVisible()
      await expect(request.locator('summary')).toBeFocused()
    }
    await request.getByRole('button', { name: 'Accept' }).click()
    await his.getByRole('dialog').getByRole('button', { name: 'Accept request' }).click()
    await expect(his).toHaveTitle('(1) Swaps: CaseBalance')

    // Settled requests fold behind their count; keys, a link to the list, a link to an entry, and printing open it.
    await open(his, '/time-trade-requests')
    const heading = his.getByRole('heading', { name: 'Settled (1)' })
    await expect(heading).toBeVisible()
    await expect(request).toBeHidden()
    await his.emulateMedia({ media: 'print' })
    await expect(request).toBeVisible()
    await his.emulateMedia({ media: 'screen' })
    await expect(request).toBeHidden()
    const fold = his.locator('#settled > details > summary')
    expect((await fold.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await fold.focus()
    await his.keyboard.press('Enter')
    await expect(request).toBeVisible()
    await expectNoBarriers(his)
    for (const link of ['#settled', `#request-${id}`, `?request=${id}`]) {
      // From another page: a link to a part of the page that is open loads nothing again.
      await open(his, '/support')
      await open(his, `/time-trade-requests${link}`)
      await expect(request).toBeVisible()
    }
    await expect(request.locator('summary')).toBeFocused()
    await open(his, `/co-parenting-calendar?request=${version}`)
    await expect(his.locator(`#request-${version}`).getByRole('button', { name: 'Approve' })).toBeVisible()

    // In discreet mode the title has no number, and the announcement has no names.
    const change = { data: { was: false, now: true } }
    expect((await his.context().request.put('/api/settings/modes/discreet', change)).status()).toBe(200)
    await open(his, '/')
    await expect(his).toHaveTitle('Notes: Page')
    await expect(box(his).getByRole('heading', { name: 'Needs your answer (1)' })).toBeVisible()
    await asksFor(family, 14)
    await expect(his.locator('output').filter({ hasText: 'Something needs your answer.' })).toBeVisible()
    await expect(his).toHaveTitle('Notes: Page')
    // The person who sent the requests sees nothing to answer.
    await open(page, '/')
    await expect(box(page)).toHaveCount(0)
    await his.context().close()
  },
)
