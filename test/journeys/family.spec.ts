import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'

// One family from the invitation to the lawyer's access, in several browsers.

const zone = 'America/New_York'
/** `YYYY-MM-DDTHH:MM` in the family's zone, the given number of days from now. */
function onTheWall(days: number, minutes = 0): string {
  const at = new Date(Date.now() + days * 86_400_000 + minutes * 60_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T')
}
const dayAt = (days: number) => onTheWall(days).slice(0, 10)

/** Someone new in a browser of their own. */
async function signedInPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beginSession(context.request, await newPerson(context.request))
  await acceptTerms(context.request)
  return context.newPage()
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
}

async function codeOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a code' }).click()
  const code = await dialog.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/).innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return code
}

async function join(page: Page, code: string, name: string) {
  await open(page, '/parent-connection')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Show the invitation' }).click()
  await page.getByLabel('Your name in this case').fill(name)
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await expect(page.getByRole('heading', { name: 'Parents', exact: true })).toBeVisible()
}

/** 2-2-5-5 whose night changes in 27 minutes, with Christmas Day in turns. */
function rulesFor(due: string) {
  const handover = { at: due.slice(11), place: 'Library' }
  const anchor = new Date(Date.parse(`${due.slice(0, 10)}T00:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10)
  return [
    { id: 'weeks', layer: 'base', children: 'all', span: { kind: 'cycle', anchor, nights: 'AABBAAAAABBBBB', handover } },
    {
      id: 'christmas',
      layer: 'holiday',
      children: 'all',
      label: 'Christmas',
      span: {
        kind: 'holiday',
        date: { type: 'fixed', month: 12, day: 25 },
        from: { offset: 0, at: '09:00' },
        to: { offset: 0, at: '19:00' },
        turn: { even: 'A', odd: 'B' },
      },
    },
  ]
}

test(
  'she invites, he joins, they agree on 2-2-5-5, a swap is countered and accepted on both open calendars, he is on time, and his lawyer sees exactly that',
  { tag: '@once' },
  async ({ browser }) => {
    test.slow()
    const [hers, his, lena] = await Promise.all([signedInPage(browser), signedInPage(browser), signedInPage(browser)])
    // After the approval: a schedule makes no exchange before it.
    const due = onTheWall(0, 27)
    const request = hers.context().request
    const begun = await request.post('/api/cases', { data: { title: 'Our case', state: 'OH', zone, side: 'A', otherName: 'Ben Harlow' } })
    const { caseId } = (await begun.json()) as { caseId: string }
    expect((await request.post(`/api/cases/${caseId}/children`, { data: { name: 'Maya', born: null } })).status()).toBe(200)

    await open(hers, '/parent-connection')
    await hers.getByRole('button', { name: 'Invite the other parent' }).click()
    await join(his, await codeOf(hers), 'Ben Harlow')

    // The week whose night changes today whatever day it is: the builder begins weeks on Mondays.
    const draft = { title: 'Our weeks', basis: 'agreed', orderId: null, effective: dayAt(-3), rules: rulesFor(due), note: '' }
    const made = await request.post(`/api/cases/${caseId}/schedule/versions`, { data: draft })
    const { id } = (await made.json()) as { id: string }
    const { base } = (await (await request.get('/api/schedule')).json()) as { base: unknown }
    const proposed = await request.post(`/api/cases/${caseId}/schedule/versions/${id}/propose`, { data: { base, respondBy: null } })
    expect(proposed.status(), await proposed.text()).toBe(200)
    await open(hers, '/')
    await open(his, '/co-parenting-calendar')
    const proposal = his.getByRole('article', { name: 'Our weeks' })
    await proposal.locator('summary').first().click()
    await proposal.getByRole('button', { name: 'Approve' }).click()
    await his.getByRole('dialog').getByRole('button', { name: 'Approve schedule' }).click()
    await expect(his.getByText('The schedule is approved')).toBeVisible()
    // Her open calendar updates by itself: it knows who has the child tonight.
    await expect(hers.getByText(/Tonight/).first()).toBeVisible()
    await expectNoBarriersAtBothWidths(hers)

    await open(hers, '/time-trade-requests')
    await hers.getByRole('button', { name: 'Ask for a trade' }).click()
    const form = hers.getByRole('dialog')
    const first = form.getByRole('group', { name: 'Time 1' })
    await first.getByLabel('From').fill(`${dayAt(10)}T08:00`)
    await first.getByLabel('To', { exact: true }).fill(`${dayAt(11)}T08:00`)
    await form.getByRole('button', { name: 'Add a time' }).click()
    const second = form.getByRole('group', { name: 'Time 2' })
    await second.getByLabel('From').fill(`${dayAt(4)}T08:00`)
    await second.getByLabel('To', { exact: true }).fill(`${dayAt(5)}T08:00`)
    await second.getByLabel('With whom the children are then').selectOption('Ben Harlow')
    await form.getByLabel('Reason').fill('My sister is in town that day.')
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(hers.getByRole('article', { name: 'Your request for' }).getByText('Sent', { exact: true })).toBeVisible()

    await open(his, '/time-trade-requests')
    const asked = his.getByRole('article', { name: /^Request from/ })
    await asked.locator('summary').click()
    await asked.getByRole('button', { name: 'Answer with other terms' }).click()
    const answer = his.getByRole('dialog')
    await answer
      .getByRole('group', { name: 'Time 1' })
      .getByLabel('To', { exact: true })
      .fill(`${dayAt(10)}T20:00`)
    await answer.getByRole('button', { name: 'Send the answer' }).click()
    const other = hers.getByRole('article', { name: /^Request from/ })
    await expect(other.getByText('Other terms', { exact: true })).toBeVisible()
    // Both calendars are open when she accepts, and move by themselves.
    const [herMonth, hisMonth] = await Promise.all([hers.context().newPage(), his.context().newPage()])
    for (const month of [herMonth, hisMonth]) {
      await open(month, `/?view=agenda&day=${dayAt(10)}`)
      await expect(month.getByText('Agreed change')).toHaveCount(0)
    }
    await other.locator('summary').click()
    await other.getByRole('button', { name: 'Accept' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Accept swap' }).click()
    for (const month of [herMonth, hisMonth]) await expect(month.getByText('Agreed change').first()).toBeVisible()

    await open(his, '/exchange-tracking')
    await his.getByRole('button', { name: 'Check in' }).first().click()
    const record = his.getByRole('dialog')
    // Nothing is recorded that the parent did not choose.
    await record.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(record.getByText('Choose what to record.')).toBeVisible()
    await expect(record.getByRole('radio', { name: 'I have arrived' })).toBeFocused()
    await record.getByRole('radio', { name: 'I have arrived' }).check()
    await record.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(his.getByText(/on time, \d/)).toBeVisible()

    await open(his, '/parent-connection')
    await his.getByRole('button', { name: 'Let somebody in' }).click()
    await his.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Lena Brandt')
    await join(lena, await codeOf(his), 'Lena Brandt')
    await open(lena, '/exchange-tracking')
    await expect(lena.getByText(/on time, \d/)).toBeVisible()
    await expectNoBarriersAtBothWidths(lena)
    await open(his, '/parent-connection')
    await his.getByRole('button', { name: 'What they looked at' }).click()
    await expect(his.getByRole('dialog').getByText('Exchanges and check-ins')).toBeVisible()
    // The other parent learns nothing of an attorney.
    await open(hers, '/parent-connection')
    await expect(hers.getByText('Lena Brandt')).toHaveCount(0)
    for (const page of [hers, his, lena]) await page.context().close()
  },
)
