import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'
import { dayAt, exchangesDaily, onTheWall, posted } from './two-parents.ts'

/** Someone new, in a browser of their own, who takes a seat by its code. */
async function joins(browser: Browser, code: string, name: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beginSession(context.request, await newPerson(context.request))
  await acceptTerms(context.request)
  await posted(context.request, '/api/invitations/accept', { code, name })
  return context.newPage()
}
const invited = (request: APIRequestContext, caseId: string, role: string, name: string, scopes: string[]) =>
  posted<{ code: string }>(request, `/api/cases/${caseId}/people/invitations`, {
    role,
    name,
    email: null,
    scopes,
    seesPrivate: false,
    from: null,
    to: null,
    until: null,
  })

/** Opens a page and waits until it runs: a press before that goes nowhere. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
}

/** Whose a day of the first part is, and why, as the calendar has it. */
const why = async (request: APIRequestContext) => JSON.stringify(await (await request.get(`/api/schedule/why?day=${dayAt(10)}`)).json())

test('she asks for a swap, he answers with other terms, she accepts, and both see it; he is on time at an exchange, and his lawyer sees it', async ({
  page,
  browser,
}) => {
  test.slow()
  const { request } = page.context()
  const came = onTheWall(0)
  const caseId = await exchangesDaily(request, came)
  const his = await joins(browser, (await invited(request, caseId, 'parent', 'Ben Harlow', [])).code, 'Ben Harlow')

  await open(page, '/time-trade-requests')
  await expect(page.getByRole('heading', { name: 'No request is open' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Ask for a trade' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Send the request' }).click()
  await expect(form.getByText('Say from when to when.')).toBeVisible()
  const first = form.getByRole('group', { name: 'Time 1' })
  await first.getByLabel('From').fill(`${dayAt(10)}T08:00`)
  await first.getByLabel('To', { exact: true }).fill(`${dayAt(11)}T08:00`)
  await form.getByRole('button', { name: 'Add a time' }).click()
  const second = form.getByRole('group', { name: 'Time 2' })
  await second.getByLabel('From').fill(`${dayAt(12)}T08:00`)
  await second.getByLabel('To', { exact: true }).fill(`${dayAt(13)}T08:00`)
  await form.getByLabel('Reason').fill('My sister is in town that day.')
  await expect(form.getByText('48 hours, for no order in force says otherwise.')).toBeVisible()
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('article', { name: 'Your request for' }).getByText('Sent', { exact: true })).toBeVisible()

  await open(his, '/time-trade-requests')
  const asked = his.getByRole('article', { name: /^Request from/ })
  await asked.locator('summary').click()
  await expect(asked.getByText('My sister is in town that day.')).toBeVisible()
  // Her open page hears that he has opened it.
  await page.getByRole('article', { name: 'Your request for' }).locator('summary').click()
  await expect(page.getByText('First opened by Ben Harlow')).toBeVisible()
  await asked.getByRole('button', { name: 'Answer with other terms' }).click()
  const answer = his.getByRole('dialog')
  await answer
    .getByRole('group', { name: 'Time 2' })
    .getByLabel('To', { exact: true })
    .fill(`${dayAt(14)}T08:00`)
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(his.getByRole('article', { name: 'Your request for' }).getByText('Other terms', { exact: true })).toBeVisible()

  const other = page.getByRole('article', { name: /^Request from/ })
  await expect(other.getByText('Other terms', { exact: true })).toBeVisible()
  expect(await why(request)).not.toContain('"change"')
  await other.locator('summary').click()
  await other.getByRole('button', { name: 'Accept' }).click()
  // What it does stands in words first, and the button that changes nothing has the focus.
  const sure = page.getByRole('dialog', { name: 'Accept this swap?' })
  await expect(sure.getByText(/^You get /)).toBeVisible()
  await expect(sure.getByText(/^Ben Harlow gets |^You get /)).toHaveCount(2)
  await expect(sure.getByRole('button', { name: 'Go back' })).toBeFocused()
  await expectNoBarriers(page)
  await page.keyboard.press('Enter')
  await expect(sure).toBeHidden()
  expect(await why(request)).not.toContain('"change"')
  await other.getByRole('button', { name: 'Accept' }).click()
  await sure.getByRole('button', { name: 'Accept swap' }).click()
  await expect(page.getByRole('heading', { name: 'What was moved so far' })).toBeVisible()
  await expect(his.getByRole('heading', { name: 'What was moved so far' })).toBeVisible()
  for (const who of [page, his]) expect(await why(who.context().request)).toContain('"change"')
  await expectNoBarriers(page)

  await open(his, '/exchange-tracking')
  const exchange = his
    .getByRole('article')
    .filter({ has: his.getByRole('button', { name: 'Check in' }) })
    .first()
  await exchange.getByRole('button', { name: 'Check in' }).click()
  const record = his.getByRole('dialog')
  await record.getByRole('radio', { name: 'I have arrived' }).check()
  await record.getByLabel('It was at another time than now').check()
  await expectNoBarriers(his)
  await record.getByLabel('When it was').fill(came)
  await record.getByRole('textbox', { name: 'Note' }).fill('Traffic on 315.')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(his.getByText(/on time, \d/)).toBeVisible()
  await expectNoBarriers(his)

  // What goes along: she puts it down, he ticks his half of it, and she ticks hers without a connection.
  const due = (who: Page) =>
    who
      .getByRole('article')
      .filter({ has: who.getByRole('button', { name: /^(Check in|Add a record)$/ }) })
      .first()
  const half = { name: /^(Handed over|Received)/ }
  await open(page, '/exchange-tracking')
  await due(page).getByRole('button', { name: 'Add what goes along' }).click()
  await due(page).getByRole('textbox', { name: 'What goes along' }).fill('Inhaler')
  await expectNoBarriers(page)
  await due(page).getByRole('button', { name: 'Add it' }).click()
  await due(his).getByRole('checkbox', half).check()
  await expect(due(page).getByText(/^(Handed over|Received) \(Ben Harlow\)/)).toBeVisible()
  await page.context().setOffline(true)
  await due(page).getByRole('checkbox', half).check()
  await expect(page.getByText(/^Inhaler: (handed over|received), written at/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(due(his).getByText('has not said so yet')).toHaveCount(0)
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await expectNoBarriers(his)

  const scopes = ['schedule', 'exchanges', 'children']
  const lena = await joins(browser, (await invited(his.context().request, caseId, 'attorney', 'Lena Brandt', scopes)).code, 'Lena Brandt')
  await open(lena, '/exchange-tracking')
  await expect(lena.getByText(/on time, \d/)).toBeVisible()
  await expect(lena.getByText('Traffic on 315.')).toBeVisible()
  await expect(lena.getByRole('button', { name: 'Check in' })).toHaveCount(0)
  // Without a connection a record waits on the page, and is sent when it is back.
  await open(page, '/exchange-tracking')
  await expect(page.getByText('Traffic on 315.')).toBeVisible()
  await page.getByRole('button', { name: 'Check in' }).first().click()
  await page.context().setOffline(true)
  await page.getByRole('dialog').getByRole('radio', { name: 'I have arrived' }).check()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Written in the car park.')
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Written in the car park.')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await lena.context().close()
  await his.context().close()
})
