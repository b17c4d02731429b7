import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { sampleFiles } from '#domain/record/record.testing.ts'
import { writeVerifier } from '#scripts/verifier.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'record-'))
test.beforeAll(async () => {
  await writeVerifier(folder)
  for (const [name, content] of sampleFiles()) {
    const at = path.join(folder, 'record', name)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, content)
  }
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test(
  'verify.html is opened from a folder, with no network, and names the file that was changed',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto(pathToFileURL(path.join(folder, 'verify.html')).href)
    const record = path.join(folder, 'record')
    await page.getByLabel('The folder of the record').setInputFiles(record)
    await expect(page.getByRole('heading', { name: 'Nothing in this record was changed since it was signed.' })).toBeVisible()
    await expect(page.getByText('It has 33 entries, 29 of them with their content, in 17 files.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    writeFileSync(path.join(record, 'messages.csv'), 'at,from,text\n')
    await page.getByLabel('The folder of the record').setInputFiles(record)
    await expect(page.getByRole('heading', { name: 'This record was changed, or is not whole.' })).toBeVisible()
    await expect(page.getByText('The file messages.csv was changed.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    // Its own policy stops it from sending anything, were it to try.
    await context.setOffline(false)
    const sent = await page.evaluate(() => fetch('http://localhost:1/').then(String, String))
    expect(sent).toContain('TypeError')
  },
)
