import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('a paper is filed away, gets a version and a proof of service, and its certificate and the index are taken along @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/documents')
  await expect(page.getByRole('link', { name: /Motion to change the exchange time/ })).toContainText('version 2')
  await expectNoBarriersAtBothWidths(page)
  await page.getByRole('button', { name: 'Add document' }).click()
  const form = page.getByRole('dialog', { name: 'Add document' })
  await form.getByRole('button', { name: 'Add document' }).click()
  await expect(form.getByText('Choose a file.').last()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Choose file' })).toBeFocused()
  const paper = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
  await form.locator('input[type="file"]').first().setInputFiles(paper('response to motion.txt', 'Response of Ana Moreno.'))
  await expect(form.getByLabel('Title')).toHaveValue('response to motion')
  await form.getByLabel('Title').fill('Response to the motion')
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByRole('heading', { name: 'Response to the motion' })).toBeVisible()

  await page.getByRole('button', { name: 'Add proof of service' }).click()
  const step = page.getByRole('dialog', { name: 'Add proof of service' })
  await step.getByRole('button', { name: 'Add proof of service' }).click()
  await expect(step.getByText('Enter who was served.').last()).toBeVisible()
  await step.getByLabel('Who was served').fill('Ben Harlow')
  await step.getByLabel('How').selectOption('By certified mail')
  await step.getByRole('button', { name: 'Add proof of service' }).click()
  const steps = page.locator('#steps')
  await expect(steps.getByText('Ben Harlow · By certified mail')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  const certificate = page.waitForEvent('download')
  await steps.getByRole('link', { name: 'Draft certificate of service (PDF)' }).click()
  expect((await certificate).suggestedFilename()).toBe('certificate-of-service.pdf')

  await page.getByRole('button', { name: 'Add version' }).click()
  const version = page.getByRole('dialog', { name: 'Add version' })
  await version.locator('input[type="file"]').first().setInputFiles(paper('response.txt', 'Response of Ana Moreno.'))
  await version.getByRole('button', { name: 'Add version' }).click()
  await expect(version.getByText('This file has the same content as version 1 of “Response to the motion”.')).toBeVisible()
  await version.getByRole('button', { name: 'Add anyway' }).click()
  await expect(page.locator('#versions').getByText('Version 2')).toBeVisible()

  await steps.getByRole('button', { name: /^Withdraw: Served/ }).click()
  await steps.getByLabel('Reason').fill('Sent to the old address.')
  await steps.getByRole('button', { name: 'Withdraw step' }).click()
  await expect(steps.getByText(/^Withdrawn .+: Sent to the old address\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to documents' }).click()
  await page.getByRole('searchbox').fill('response')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /Response to the motion/ })).toContainText('Draft')
  await expect(page.getByRole('link', { name: /Motion to change/ })).toHaveCount(0)
  await page.getByRole('searchbox').fill('zebra')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No documents match.')).toBeVisible()
  // There is nothing to print.
  await expect(page.getByRole('link', { name: 'Download index (PDF)' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('response')
  await page.getByRole('button', { name: 'Search' }).click()
  const index = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download index (PDF)' }).click()
  expect((await index).suggestedFilename()).toBe('documents.pdf')
})

test('what applies today is on one page: a superseded paragraph is struck, that is undone, and paragraphs are read from a file and confirmed @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/documents')
  await page.getByRole('link', { name: 'Orders in force' }).click()
  await expect(page.getByRole('heading', { name: 'Orders in force', level: 1 })).toBeVisible()
  const decree = page.getByRole('region', { name: 'Agreed decree and shared parenting plan' })
  const struck = decree.getByText(/^Superseded by ¶ 1 of Agreed entry on the winter break, in effect /)
  await expect(struck).toBeVisible()
  await expect(decree.locator('del')).toContainText('divided at noon on December 26')
  await expectNoBarriersAtBothWidths(page)
  await decree.getByRole('button', { name: 'Undo: ¶ 7 superseded' }).click()
  await expect(struck).toHaveCount(0)
  await decree.locator('summary').filter({ hasText: '¶ 7' }).click()
  await decree.getByRole('button', { name: 'Mark as superseded: ¶ 7' }).click()
  await decree.getByLabel('Its paragraph').selectOption({ index: 1 })
  await decree.getByRole('button', { name: 'Mark as superseded', exact: true }).last().click()
  await expect(struck).toBeVisible()

  const entry = page.getByRole('region', { name: 'Agreed entry on the winter break' })
  await entry.getByRole('button', { name: /^Add paragraphs/ }).click()
  const form = page.getByRole('dialog', { name: 'Add paragraphs' })
  await expect(form.getByText('so the other parent sees the paragraphs that you add', { exact: false })).toBeVisible()
  const text =
    'AGREED ENTRY\n1. The winter break is divided at 6:00 p.m.\n2. All other terms stay.\n3. Each parent pays their own costs.\nSO ORDERED.'
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'entry.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await form.getByRole('checkbox', { name: '¶ 3' }).check({ timeout: 30_000 })
  await expectNoBarriersAtBothWidths(page)
  await form.getByRole('button', { name: 'Add 1 paragraph' }).click()
  await expect(entry.getByText('Each parent pays their own costs.')).toBeVisible()
})
