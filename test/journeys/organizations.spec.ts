import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

/** Courts and seats are taken over by the server itself, soon after the directory was filled. */
async function openFilled(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText('Last taken over from the directory on')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000, intervals: [2_000] })
}

async function fillSource(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where this can be checked').fill('https://firm.example/people')
  await dialog.getByLabel('The day for which that speaks').fill('2026-02-02')
}

test('a steward reads who was at a court on a day, and prints it', async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, 'admin@demo.test')
  await openFilled(page, '/professional-organization')
  await page.getByLabel('Words of the name').fill('larkmoor travis')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Larkmoor Family Division, Travis County', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Who was here when' })).toBeVisible()
  const seats = page.getByRole('table', { name: 'Seats, by begin' })
  const all = await seats.getByRole('row').count()
  await expectNoBarriers(page)
  await page.getByLabel('Who was here on').fill('2010-05-03')
  await page.getByRole('button', { name: 'Show that day' }).click()
  await expect(page.getByRole('heading', { name: 'Who was here on May 3, 2010' })).toBeVisible()
  await expect(async () => expect(await seats.getByRole('row').count()).toBeLessThan(all)).toPass()

  await page.emulateMedia({ media: 'print' })
  await expect(seats).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show that day' })).toBeHidden()
  await expect(page.getByText('Over the years')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect(complaints).toEqual([])
})

test(
  'a steward adds a firm and a seat with their sources, is refused an end before the begin, and ends it; the past stays',
  { tag: '@once' },
  async ({ page }) => {
    const complaints = watch(page)
    const firm = `Fernhollow ${randomUUID().slice(0, 8)}`
    await signInAs(page, 'admin@demo.test')
    await openFilled(page, '/professional-organization')
    await page.getByRole('button', { name: 'Add an organization' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Kind').selectOption('Firm')
    await dialog.getByLabel('Name, as it writes itself').fill(firm)
    await fillSource(page)
    await expectNoBarriersAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Add organization' }).click()
    await expect(page.getByRole('heading', { level: 1, name: firm })).toBeVisible()

    await page.getByRole('button', { name: 'Add a seat' }).click()
    await dialog.getByLabel('Name of the person').fill('Chidi Borinski')
    await dialog.getByRole('button', { name: 'Find', exact: true }).click()
    await dialog.getByRole('radio').first().check()
    await dialog.getByLabel('Seat', { exact: true }).fill('Partner')
    await dialog.getByLabel('From', { exact: true }).fill('2020-05-01')
    await dialog.getByLabel(/^Until/).fill('2019-05-01')
    await fillSource(page)
    await dialog.getByRole('button', { name: 'Add seat' }).click()
    await expect(dialog.getByText('The seat would end before it begins.').first()).toBeVisible()
    await dialog.getByLabel(/^Until/).fill('')
    await dialog.getByRole('button', { name: 'Add seat' }).click()
    await expect(dialog).toBeHidden()
    const seats = page.getByRole('table', { name: 'Seats, by begin' })
    await expect(seats).toContainText('no end known')

    await page.getByRole('button', { name: /^Change.* Partner/ }).click()
    await dialog.getByLabel('The first day on which it is over').fill('2024-01-31')
    await dialog.getByLabel('Why it ended').fill('Left the firm')
    await fillSource(page)
    await expectNoBarriersAtBothWidths(page)
    await dialog.getByRole('button', { name: 'End seat' }).click()
    await expect(dialog).toBeHidden()
    await expect(seats).toContainText('Jan 31, 2024')
    await expect(seats).toContainText('it said: Partner, from May 1, 2020, no end known')
    // The one refusal, as the browser notes it.
    expect(complaints).toEqual(['Failed to load resource: the server responded with a status of 400 (Bad Request)'])
  },
)
