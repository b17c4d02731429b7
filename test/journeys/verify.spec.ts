import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('who has a code sees the day it was issued, and hashes a file with the network off', { tag: '@once' }, async ({ page, context }) => {
  await signInAs(page, 'ana@demo.test')
  const { code } = (await (await page.request.get('/api/ledger/code')).json()) as { code: { code: string } }
  await context.clearCookies()
  await page.goto(`/verify/${code.code}`)
  await expect(page.getByText(/^This code was issued on /)).toBeVisible()
  await page.getByLabel('Code on the paper or in the mail').fill('0000 0000 0000 0000')
  await page.getByRole('button', { name: 'Check the code' }).click()
  await expect(page.getByText('No record here ever had this code.')).toBeVisible()

  await context.setOffline(true)
  const large = Buffer.alloc(5 * 1024 ** 2 + 17, 'a page of a record\n')
  const hash = createHash('sha256').update(large).digest('hex')
  await page.getByLabel('SHA-256 that it should have').fill(hash.toUpperCase())
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'record.pdf', mimeType: 'application/pdf', buffer: large },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText(hash)).toBeVisible()
  await expect(page.getByText('It is the one that was expected.')).toBeVisible()
  await expect(page.getByText(createHash('sha256').digest('hex'))).toBeVisible()
  await expect(page.getByText('It is not the one that was expected.')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
})
