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
  const paper = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
  await form.locator('input[name="file"]').setInputFiles(paper('response to motion.txt', 'Response of Ana Moreno.'))
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
  await version.locator('input[name="file"]').setInputFiles(paper('response.txt', 'Response of Ana Moreno.'))
  await version.getByRole('button', { name: 'Add version' }).click()
  await expect(version.getByText('This file has the same content as version 1 of “Response to the motion”.')).toBeVisible()
  await version.getByRole('button', { name: 'Add anyway' }).click()
  await expect(page.locator('#versions').getByText('Version 2')).toBeVisible()

  await steps.getByRole('button', { name: /^Take back: Served/ }).click()
  await steps.getByLabel('Reason').fill('Sent to the old address.')
  await steps.getByRole('button', { name: 'Take step back' }).click()
  await expect(steps.getByText(/^Taken back .+: Sent to the old address\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to documents' }).click()
  await page.getByRole('searchbox').fill('response')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: /Response to the motion/ })).toContainText('Draft')
  await expect(page.getByRole('link', { name: /Motion to change/ })).toHaveCount(0)
  const index = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download index (PDF)' }).click()
  expect((await index).suggestedFilename()).toBe('documents.pdf')
})
