import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { opensByKey, test } from './test.ts'

// The family's own zone, so that each time is shown once. A device in another zone also shows its own times.
test.use({ timezoneId: 'America/New_York' })

test('a parent adds an event, moves it by keys, takes the move back, and finds it in every view', async ({ page }) => {
  const { request } = page.context()
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'You have no case here yet' })).toBeVisible()
  const begun = await request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  expect(begun.status()).toBe(200)
  await page.goto('/unified-calendar?day=2031-04-14')
  await expect(page.getByRole('heading', { name: 'April 2031' })).toBeVisible()
  await expect(page.locator('html[data-runs]')).toBeAttached()

  const form = page.getByRole('dialog')
  await opensByKey(page, 'n', form)
  await form.getByRole('button', { name: 'Add the event' }).click()
  await expect(form.getByText('Give it a title.')).toBeVisible()
  await form.getByLabel('Title').fill('Dentist')
  await form.getByLabel('Begins').fill('15:30')
  await form.getByLabel('Ends').fill('16:30')
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Add the event' }).click()
  await expect(form).toBeHidden()
  const chosen = page.getByRole('region', { name: 'Monday, April 14, 2031' })
  await expect(chosen.getByRole('button', { name: 'Dentist' })).toBeVisible()

  await chosen.getByRole('button', { name: 'Dentist' }).press('Alt+ArrowRight')
  await expect(page.getByText('Dentist was moved to Tuesday, April 15, 2031.')).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Dentist' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chosen.getByRole('button', { name: 'Dentist' })).toBeVisible()

  await page.getByRole('gridcell').getByRole('button', { name: 'Monday, April 14, 2031' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Tuesday, April 15, 2031' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: 'May 2031' })).toBeVisible()
  await expect(page.getByRole('gridcell').getByRole('button', { name: 'Thursday, May 15, 2031' })).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { name: 'April 2031' })).toBeVisible()

  for (const view of ['Week', 'Agenda', 'List']) {
    await page.goto(`/calendar?day=2031-04-14&view=${view.toLowerCase()}`)
    await openView(page)
    await expect(page.getByRole('button', { name: view, pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dentist' })).toBeVisible()
  }
})

/** On a phone the views and the filters are a press away. */
async function openView(page: Page) {
  await expect(page.locator('html[data-runs]')).toBeAttached()
  const summary = page.locator('summary', { hasText: 'View and filters' })
  if (await summary.isVisible()) await summary.click()
}

/** Everything but adding an event is a press away. */
async function openMore(page: Page) {
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.locator('summary', { hasText: 'More actions' }).click()
}

const swim = {
  title: 'Swimming',
  kind: 'activity',
  firstDay: '2031-04-14',
  lastDay: '2031-04-14',
  from: '15:30',
  to: '16:30',
  place: '',
  notes: '',
  childIds: [],
  sides: [],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}

/** Someone new with a case of their own and these events in it. */
async function withEvents(page: Page, ...events: readonly Partial<Record<keyof typeof swim, unknown>>[]) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = await request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  const { caseId } = (await begun.json()) as { caseId: string }
  for (const event of events) {
    const added = await request.post(`/api/cases/${caseId}/calendar/events`, { data: { ...swim, ...event } })
    expect(added.status()).toBe(200)
  }
  return caseId
}

const cellOf = (page: Page, day: string) => page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: day }) })

test('an event is dragged to another day, at the same hour, and the arrow keys bring it back', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'A phone has no room for lines in the days; its way is the day below the month.')
  await withEvents(page, {}, { title: 'Dentist', firstDay: '2031-04-15', lastDay: '2031-04-15' })
  await page.goto('/unified-calendar?day=2031-04-14')
  const [monday, thursday] = ['Monday, April 14, 2031', 'Thursday, April 24, 2031'].map((day) => cellOf(page, day))
  await expect(monday!.getByText('3:30 PM Swimming')).toBeVisible()
  await monday!.getByText('3:30 PM Swimming').dragTo(thursday!)
  await expect(page.getByText('Swimming was moved to Thursday, April 24, 2031.')).toBeVisible()
  await expect(thursday!.getByText('3:30 PM Swimming')).toBeVisible()
  await expect(monday!.getByText('Swimming')).toHaveCount(0)
  await expect(cellOf(page, 'Tuesday, April 15, 2031').getByText('3:30 PM Dentist')).toBeVisible()

  await thursday!.getByRole('button').click()
  const chosen = page.getByRole('region', { name: 'Thursday, April 24, 2031' })
  await chosen.getByRole('button', { name: 'Swimming' }).press('Alt+ArrowUp')
  await expect(cellOf(page, 'Thursday, April 17, 2031').getByText('3:30 PM Swimming')).toBeVisible()
  await page.reload()
  await expect(cellOf(page, 'Thursday, April 17, 2031').getByText('3:30 PM Swimming')).toBeVisible()
  await expect(thursday!.getByText('Swimming')).toHaveCount(0)
})

test('a hidden layer disappears, is named in the address, and comes back', async ({ page }) => {
  await withEvents(page, {}, { title: 'Concert', kind: 'school' }, { title: 'My lawyer', isShared: false })
  await page.goto('/calendar?day=2031-04-14')
  const chosen = page.getByRole('region', { name: 'Monday, April 14, 2031' })
  for (const title of ['Swimming', 'Concert', 'My lawyer']) await expect(chosen.getByRole('button', { name: title })).toBeVisible()
  await openView(page)
  await page.getByText('Filters: none').click()
  await page.getByRole('checkbox', { name: 'School' }).uncheck()
  await page.getByRole('checkbox', { name: 'Private' }).uncheck()
  await expect(chosen.getByRole('button', { name: 'Concert' })).toBeHidden()
  await expect(chosen.getByRole('button', { name: 'My lawyer' })).toBeHidden()
  await expect(page).toHaveURL(/[?&]off=school\.private(&|$)/)
  await expectNoBarriers(page)
  await page.reload()
  await expect(chosen.getByRole('button', { name: 'Swimming' })).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Concert' })).toBeHidden()
  await openView(page)
  await page.getByText('Filters: some things are hidden').click()
  await page.getByRole('checkbox', { name: 'School' }).check()
  await expect(chosen.getByRole('button', { name: 'Concert' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]off=private(&|$)/)
})

test('on paper the month has its events and nothing to press', async ({ page }) => {
  await withEvents(page, {})
  await page.goto('/calendar?day=2031-04-14')
  const line = cellOf(page, 'Monday, April 14, 2031').getByText('Swimming')
  const controls = page.locator('button, input, select, textarea, summary').filter({ visible: true })
  // A day's number is a button on the screen, and its number on paper.
  const days = page.getByRole('gridcell').getByRole('button').filter({ visible: true })
  const names = ['Add an event', 'Today', 'Week', 'Print']
  await openView(page)
  await openMore(page)
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'April 2031' })).toBeVisible()
  await expect(line).toBeVisible()
  for (const name of names) await expect(page.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden()
  await expect(days).toHaveCount(35)
  await expect(controls).toHaveCount(35)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
})

test(
  'too little travel time is a conflict that names both items and offers a time that works; one click moves the item',
  { tag: '@once' },
  async ({ page }) => {
    const caseId = await withEvents(page)
    const { request } = page.context()
    const range = (await (await request.get(`/api/calendar/range?case=${caseId}`)).json()) as { today: string }
    const soon = new Date(Date.parse(`${range.today}T12:00:00Z`) + 3 * 86_400_000).toISOString().slice(0, 10)
    for (const [name, latitude] of [
      ['Gym', 39.9612],
      ['Ice rink', 40.1563],
    ] as const) {
      const data = { name, position: { latitude, longitude: -82.9988 }, isShared: true }
      expect((await request.post(`/api/cases/${caseId}/exchanges/places`, { data })).status()).toBe(200)
    }
    const both = { ...swim, firstDay: soon, lastDay: soon, sides: ['A'] }
    const events = `/api/cases/${caseId}/calendar/events`
    expect((await request.post(events, { data: { ...both, title: 'Gym class', place: 'Gym' } })).status()).toBe(200)
    await page.goto(`/calendar?day=${soon}`)
    await expect(page.getByText('Nothing conflicts with the calendar', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Add an event' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill('Skating')
    await form.getByLabel('Begins').fill('17:00')
    await form.getByLabel('Ends').fill('18:00')
    await form.getByRole('group', { name: 'Parents who are to be there' }).getByRole('checkbox').first().check()
    await expect(form.locator('datalist option')).toHaveText(['Gym', 'Ice rink'])
    await form.getByLabel('Place').fill('Ice rink')
    await form.getByRole('button', { name: 'Add the event' }).click()
    const alert = page.getByRole('article').filter({ hasText: 'Not enough travel time' })
    await expect(alert).toContainText('“Gym class” ends at 4:30 PM.')
    await expect(alert).toContainText('From there to “Skating” it is about 34 minutes by car, estimated from the distance.')
    await expect(alert).toContainText('30 minutes are left for it.')
    await expect(alert).toContainText('would be in time if it began at 5:15 PM.')
    await expectNoBarriersAtBothWidths(page)
    await alert.getByRole('button', { name: /^Move it to .*5:15 PM$/ }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByText('Nothing conflicts with the calendar', { exact: false })).toBeVisible()
  },
)

test('the page of a case’s phase shows the items of that phase, and all of them on request', { tag: '@once' }, async ({ page }) => {
  const caseId = await withEvents(page, {}, { title: 'Answer is due', kind: 'deadline', from: null, to: null })
  await page.goto('/lifecycle?day=2031-04-14')
  await expect(page.getByText('Where the case stands is not known here, so all of the calendar is shown.')).toBeVisible()
  const said = await page.request.put(`/api/cases/${caseId}/profile`, { data: { phase: 'served', servedOn: '2030-11-04' } })
  expect(said.status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Served since Monday, November 4, 2030.')).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Monday, April 14, 2031' })
  await expect(page.getByText('Shown is what belongs to this phase: Court dates and deadlines and Private.')).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Answer is due' })).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Swimming' })).toBeHidden()
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/[?&]off=nothing(&|$)/)
  await expect(chosen.getByRole('button', { name: 'Swimming' })).toBeVisible()
  await page.getByRole('button', { name: 'Show only this phase' }).click()
  await expect(chosen.getByRole('button', { name: 'Swimming' })).toBeHidden()
})

/** From the top of the window, in px. */
async function placeOfMonth(page: Page) {
  const box = (await page.getByRole('grid', { name: 'Month' }).boundingBox())!
  return { top: box.y, bottom: box.y + box.height }
}

test('the month begins in the first 320 px of a phone and fits on a wide screen, and the folded part opens by keyboard', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone'
  await page.setViewportSize(isPhone ? { width: 375, height: 667 } : { width: 1280, height: 800 })
  await signInAs(page, 'ana@demo.test')
  // A month of five weeks or six, of today and of a long way off.
  for (const at of ['/calendar', '/calendar?day=2027-05-10', '/calendar?day=2027-08-01']) {
    await page.goto(at)
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await expect(page.getByText('Tonight', { exact: true })).toBeVisible()
    const { top, bottom } = await placeOfMonth(page)
    if (isPhone) expect(top, at).toBeLessThan(320)
    else expect(bottom, at).toBeLessThanOrEqual(800)
  }
  const box = page.getByRole('region', { name: /^Needs your answer/ })
  const row = box.locator('summary')
  expect((await box.boundingBox())!.height).toBeLessThanOrEqual(48)
  await expect(box.getByRole('link')).toHaveCount(0)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('link').first()).toBeVisible()
  for (const target of [
    row,
    ...(await box.getByRole('link').all()),
    page.getByRole('heading', { name: 'Tonight' }).locator('xpath=ancestor::summary'),
  ])
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('heading', { name: 'Tonight' }).click()
  await expectNoBarriers(page)
})

test(
  'an event that one parent shares appears on the other’s open calendar, with who has the children tonight',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await signInAs(page, 'ana@demo.test')
    await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
    await page.getByRole('heading', { name: 'Tonight' }).click()
    await expect(page.getByText(/is with (Ana|Ben)/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The order and the schedule differ' })).toBeVisible()
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await context.newPage()
    await signInAs(other, 'ben@demo.test', '/?view=list&day=2032-06-01')
    await page.goto('/?view=list&day=2032-06-01')
    await expect(page.locator('html[data-runs]')).toBeAttached()
    await page.getByRole('button', { name: 'Add an event' }).click()
    const form = page.getByRole('dialog')
    // A name for this run only: all runs use the same family.
    const picnic = `School picnic ${randomUUID().slice(0, 8)}`
    await form.getByLabel('Title').fill(picnic)
    await form.getByLabel('Whole days').check()
    await form.getByRole('button', { name: 'Add the event' }).click()
    await expect(other.getByRole('button', { name: picnic })).toBeVisible()
    await other.getByRole('button', { name: picnic }).click()
    await expect(other.getByText('Only who added an event changes it.')).toBeVisible()
    await expectNoBarriersAtBothWidths(other)
    await context.close()
  },
)

test('a private feed address is shown once; a pasted letter fills the form', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
  await openMore(page)
  await page.getByRole('button', { name: 'On your phone' }).click()
  const dialog = page.getByRole('dialog')
  const phone = `Phone ${randomUUID().slice(0, 8)}`
  await dialog.getByLabel('A name for it').fill(phone)
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = await dialog.getByText(/\/feeds\/[0-9a-f]{64}\.ics$/).textContent()
  await expectNoBarriers(page)
  const path = new URL(address!).pathname
  expect((await page.request.get(path)).headers()['content-type']).toBe('text/calendar; charset=utf-8')
  await dialog.getByRole('button', { name: `End it ${phone}` }).click()
  await expect(dialog.getByRole('button', { name: `End it ${phone}` })).toBeHidden()
  expect((await page.request.get(path)).status()).toBe(404)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'From a text' }).click()
  await dialog.getByLabel('Text').fill('Dear families, the spring concert is on May 12, 2031 at 6:30 pm in the gym.')
  await dialog.getByRole('button', { name: 'Find the dates' }).click()
  await dialog.getByRole('button', { name: /Look at it and add it/ }).click()
  await expect(dialog.getByLabel('First day')).toHaveValue('2031-05-12')
  await expect(dialog.getByLabel('Begins')).toHaveValue('18:30')
})
