import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'
import { open, posted } from './two-parents.ts'

const zone = 'America/New_York'

/** A letter as a phone's camera has it: a picture, without a letter of text in the file. */
async function photographed(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage()
  await paper.setViewportSize({ width: 900, height: 560 })
  await paper.setContent(`<body style="margin:60px;font:26px/1.6 sans-serif;width:760px">
    <p>Riverside School, October 6, 2026</p>
    <p>Dear parents of Maya Cole,</p>
    <p>Your daughter was picked up at 5:40 PM on October 5. School ends at 3:15 PM. We called both parents twice.</p>
    <p>Dana Whitfield, principal</p></body>`)
  const picture = await paper.screenshot({ type: 'jpeg', quality: 90 })
  await paper.close()
  return picture
}

test.use({ actionTimeout: 60_000 })
test('a photographed letter is read, redacted, cited, made an exhibit, checked without a network, and given to an attorney by a link @once', async ({
  page,
  browser,
}) => {
  // Its page is read twice, drawn, proved and drawn again.
  test.setTimeout(600_000)
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = { title: 'Our case', state: 'OH', zone, side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  await posted(request, `/api/cases/${caseId}/children`, { name: 'Maya', born: null })

  await open(page, '/evidence-vault')
  const picture = await photographed(page)
  await page.locator('input[capture]').setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page
    .locator('#items')
    .getByRole('link', { name: /IMG_0412/ })
    .click()

  // Which phone took it is what a court asks first.
  await page.getByRole('button', { name: 'Edit details' }).click()
  const details = page.getByRole('dialog', { name: 'Edit details' })
  await details.getByLabel('Title').fill('Letter of the school')
  await details.getByLabel('Device').fill('My phone')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(details).toBeHidden()

  // Read in the background; the name of the child goes.
  await page.getByRole('link', { name: 'Redact', exact: true }).click()
  await page.getByLabel('Label', { exact: true }).selectOption('Minor’s name')
  await page.getByLabel('Hide a word everywhere').fill('Maya Cole')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('1 match.')).toBeVisible({ timeout: 150_000 })
  await page.getByRole('button', { name: 'Hide 1 match' }).click()
  await page.getByRole('button', { name: 'Make redacted copy' }).click()
  await page.getByRole('button', { name: 'Add to vault' }).click({ timeout: 180_000 })
  await expect(page.getByRole('heading', { name: 'Letter of the school (redacted)' })).toBeFocused()
  await expectNoBarriersAtBothWidths(page)
  const item = new URL(page.url()).searchParams.get('item')!

  // A gap: an issue without a fact. The redacted letter is cited, and it closes.
  await open(page, '/evidence-dashboard')
  await page.getByRole('button', { name: 'Add “School”' }).click()
  const issue = page.locator('#issues li').filter({ hasText: 'School' }).first()
  await expect(issue).toContainText('1 gap')
  await open(page, `/evidence-vault?item=${item}`)
  await page.getByRole('link', { name: 'Cite in a fact' }).click()
  const form = page.getByRole('dialog', { name: 'Add fact' })
  await form.getByLabel('What happened').fill('Pickup was more than two hours late.')
  // Its text may still wait to be read: the page itself is seen, and what it says can be typed.
  await expect(form.getByRole('region', { name: 'Pages of this file' }).getByRole('img', { name: 'Page 1' })).toBeVisible()
  await form.getByLabel('Quote').fill('picked up at 5:40 PM on October 5')
  await form.getByLabel('When').fill('2026-10-05 17:40')
  await form.getByRole('checkbox', { name: 'School' }).check()
  await form.getByRole('button', { name: 'Save fact' }).click()
  await expect(form).toBeHidden()
  await open(page, '/evidence-dashboard')
  await expect(issue).toContainText('1 supported')
  await expect(issue).not.toContainText('gap')

  // Exhibit A.
  await open(page, '/evidence-vault?exhibits=1')
  await page.getByLabel('What the new list is for').fill('Hearing of June 3')
  await page.getByRole('button', { name: 'Start list' }).click()
  await page.getByRole('button', { name: 'Add Letter of the school (redacted)' }).click()
  await expect(page.getByRole('button', { name: /^Move Exhibit A: Letter of the school/ })).toBeVisible()
  await page.getByRole('button', { name: 'Make exhibits' }).click()
  const archive = page.getByRole('link', { name: /^Download archive/ })
  await expect(archive).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await archive.click()
  const folder = mkdtempSync(path.join(tmpdir(), 'exhibits-'))
  try {
    for (const [name, content] of Object.entries(unzipSync(readFileSync(await (await download).path())))) {
      if (name.endsWith('/')) continue
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
    }
    const record = path.join(folder, 'record')
    const pdf = readFileSync(path.join(record, 'exhibits.pdf'))
    const said = (await extractText(new Uint8Array(pdf))).text.join('\n')
    expect(said).toContain('Exhibit A')
    expect(said).toContain('Letter of the school (redacted)')
    expect(said).not.toContain('Maya')

    // On a stranger's machine: the folder without a network, and the code of the paper at the site.
    const stranger = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
    const other = await stranger.newPage()
    await stranger.setOffline(true)
    await other.goto(pathToFileURL(path.join(record, 'verify.html')).href)
    await other.getByLabel('The folder of the record').setInputFiles(record)
    await expect(other.getByRole('heading', { name: 'Nothing in this record was changed since it was signed.' })).toBeVisible()
    await stranger.setOffline(false)
    const code = /Code of the record\s+((?:[0-9A-Z]{4}[\s-]?)+)/.exec(said)![1]!.trim()
    await other.goto(`/verify/${code.replaceAll(/\s/g, '')}`)
    await expect(other.getByText(/^This code was issued on /)).toBeVisible()
    await other.getByLabel('SHA-256 that it should have').fill(createHash('sha256').update(pdf).digest('hex'))
    await other.getByLabel('Files', { exact: true }).setInputFiles(path.join(record, 'exhibits.pdf'))
    await expect(other.getByText('It is the one that was expected.')).toBeVisible()

    // The attorney has a link, and no account.
    await open(page, `/evidence-vault?item=${item}`)
    await page.getByRole('button', { name: 'Share by link' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share by link' })
    await sharing.getByLabel('Who it is for').fill('Dana Lee, attorney')
    await sharing.getByRole('button', { name: 'Make link' }).click()
    const ready = page.getByRole('dialog', { name: 'Your link is ready' })
    const address = (await ready.locator('[data-address]').textContent({ timeout: 60_000 }))!
    await other.goto(new URL(address).pathname)
    await other.getByRole('button', { name: 'Open files' }).click()
    const copy = other.waitForEvent('download')
    await other.getByRole('link', { name: /^Download / }).click()
    const given = (await extractText(new Uint8Array(readFileSync(await (await copy).path())))).text.join('\n')
    expect(given).toContain('picked up')
    expect(given).not.toContain('Maya')
    await stranger.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
