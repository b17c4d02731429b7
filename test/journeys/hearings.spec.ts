import { expect } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a parent adds a hearing, ticks what is ready, and sees what a change changed', { tag: '@once' }, async ({ page }) => {
  const { request } = page.context()
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  const begun = await request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  expect(begun.status()).toBe(200)
  await page.goto('/court-calendar-tracker')
  await expect(page.getByRole('heading', { name: 'No hearing is coming up' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a hearing' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Add the hearing' }).click()
  await expect(form.getByText('Give it a title.')).toBeVisible()
  await form.getByLabel('Title').fill('Status conference')
  await form.getByLabel('Day', { exact: true }).fill('2031-04-21')
  await form.getByLabel('Begins').fill('09:30')
  await form.getByLabel('Ends').fill('10:30')
  await form.getByLabel('Room').fill('3B')
  await form.getByLabel('To prepare').fill('Bring the calendar\nPrint the messages')
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Add the hearing' }).click()
  const hearing = page.getByRole('article', { name: 'Status conference' })
  await expect(hearing.getByText('Monday, April 21, 2031')).toBeVisible()
  await hearing.getByLabel('Bring the calendar').check()

  await hearing.getByRole('button', { name: 'Change' }).click()
  await form.getByLabel('Room').fill('5')
  await form.getByRole('button', { name: 'Save the change' }).click()
  await expect(hearing.getByText(/Room: “3B” became “5” on/)).toBeVisible()
  await expect(hearing.getByLabel('Bring the calendar')).toBeChecked()
  await expectNoBarriersAtBothWidths(page)
})

test('a pasted notice proposes hearings, and each is added after a look at it', { tag: '@once' }, async ({ page }) => {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = await request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  expect(begun.status()).toBe(200)
  await page.goto('/court-calendar-tracker')
  await page.getByRole('button', { name: 'Paste a notice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Text of the docket or notice')
    .fill('NOTICE OF HEARING\nThe status conference is set for Monday, April 21, 2031 at 9:30 a.m. in Courtroom 3B.')
  await dialog.getByRole('button', { name: 'Find the dates' }).click()
  await expect(dialog.getByText('Monday, April 21, 2031, 09:30')).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: /^Look at it and add it/ }).click()
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue('2031-04-21')
  await expect(dialog.getByLabel('Begins')).toHaveValue('09:30')
  await dialog.getByLabel('Title').fill('Status conference')
  await dialog.getByLabel('Ends').fill('10:30')
  await dialog.getByRole('button', { name: 'Add the hearing' }).click()
  await expect(dialog.getByText('Added', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('article', { name: 'Status conference' })).toBeVisible()
})

test('a coming hearing is held against the schedule', async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/court-calendar-tracker')
  const hearing = page.getByRole('article', { name: 'Review of the schedule' })
  await expect(hearing.getByRole('heading', { name: 'The children’s time' })).toBeVisible()
  await expect(hearing.getByText('Both of you must attend: somebody else has to look after them.')).toBeVisible()
})
