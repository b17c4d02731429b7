import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'

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
  await expectNoBarriers(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog')
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
    await expect(page.getByRole('button', { name: view, pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dentist' })).toBeVisible()
    await expectNoBarriers(page)
  }
})

test('both parents’ pages move: what one shares shows on the other’s open calendar, with who has the children tonight', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'ana@demo.test')
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
  await expect(page.getByText(/is with (Ana|Ben)/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The order and the schedule differ' })).toBeVisible()
  await expectNoBarriers(page)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await signInAs(other, 'ben@demo.test')
  await other.goto('/?view=list&day=2032-06-01')
  await page.goto('/?view=list&day=2032-06-01')
  await expect(page.locator('html[data-runs]')).toBeAttached()
  await page.getByRole('button', { name: 'Add an event' }).click()
  const form = page.getByRole('dialog')
  // Of this run alone: the family is everybody's.
  const picnic = `School picnic ${randomUUID().slice(0, 8)}`
  await form.getByLabel('Title').fill(picnic)
  await form.getByLabel('Whole days').check()
  await form.getByRole('button', { name: 'Add the event' }).click()
  await expect(other.getByRole('button', { name: picnic })).toBeVisible()
  await other.getByRole('button', { name: picnic }).click()
  await expect(other.getByText('Only who added an event changes it.')).toBeVisible()
  await expectNoBarriers(other)
  await context.close()
})

test('a private address is told once; a pasted letter fills the form', async ({ page }) => {
  await signInAs(page, 'ana@demo.test')
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
