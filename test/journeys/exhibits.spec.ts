import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { PDF } from '@libpdf/core'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test.setTimeout(240_000)
test('two items become exhibits: in an order by keyboard, made into one PDF with an index of links, and downloaded @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/evidence-vault')
  await page.getByRole('link', { name: 'Exhibits' }).click()
  await expect(page.getByRole('heading', { name: 'Hearing on exchanges' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'New list' }).click()
  await page.getByLabel('What the new list is for').fill('Hearing of June 3')
  await page.getByRole('button', { name: 'Start list' }).click()
  await expect(page.getByRole('heading', { name: 'Hearing of June 3' })).toBeVisible()
  const rows = page
    .locator('main ul')
    .filter({ has: page.getByRole('button', { name: /^Move Exhibit A:/ }) })
    .locator('> li')
  await page.getByRole('button', { name: 'Add School report, fall' }).click()
  await expect(rows).toHaveText([/Exhibit A.*School report, fall/s])
  await page.getByRole('button', { name: 'Add Pickup log' }).click()
  await expect(rows).toHaveText([/Exhibit A.*School report, fall/s, /Exhibit B.*Pickup log/s])
  // What is privileged is asked about.
  await page.getByRole('button', { name: 'Add Note on the apartment door' }).click()
  const question = page.getByRole('dialog', { name: 'Add this item to the exhibits?' })
  await expectNoBarriersAtBothWidths(page)
  await question.getByRole('button', { name: 'Add anyway' }).click()
  await expect(rows.nth(2)).toContainText('Privileged')
  // The arrow keys move an exhibit, and so do buttons.
  await page.getByRole('button', { name: /^Move Exhibit B: Pickup log/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(rows).toHaveText([/Exhibit A.*Pickup log/s, /Exhibit B.*School report, fall/s, /Exhibit C/])
  await page.getByRole('button', { name: 'Move Exhibit C up' }).click()
  await expect(rows.nth(1)).toContainText('Note on the apartment door')
  await page.getByRole('button', { name: 'Change Exhibit A' }).click()
  await page.getByLabel('Description').fill('Pickup log of the fall')
  await page.getByRole('button', { name: 'Save exhibit' }).click()
  await expect(rows.first()).toContainText('Pickup log of the fall')
  // The page on paper is the list: it may be handed over, and says nothing of what hurts.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Pickup log of the fall' })).toBeVisible()
  await expect(page.getByText('Facts against you')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'I reviewed the facts against me' }).click()
  await expect(page.getByText('You reviewed these facts on')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)

  await page.getByRole('button', { name: 'Make exhibits' }).click()
  const link = page.getByRole('link', { name: 'Download PDF' })
  await expect(link).toBeVisible({ timeout: 90_000 })
  await expectNoBarriersAtBothWidths(page)
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^exhibits-\d{4}-\d\d-\d\d\.pdf$/)
  const pdf = await PDF.load(new Uint8Array(readFileSync(await file.path())))
  const links = pdf.getPage(1)!.getLinkAnnotations()
  expect(links).toHaveLength(3)
  // The first line of the index leads to the cover sheet of Exhibit A, on page 3.
  expect(links[0]!.destination?.page).toEqual(pdf.getPage(2)!.ref)
  expect(pdf.getPage(1)!.extractText().text).toContain('Pickup log of the fall')
  const archive = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download archive/ }).click()
  expect((await archive).suggestedFilename()).toMatch(/^exhibits-\d{4}-\d\d-\d\d\.zip$/)
})
