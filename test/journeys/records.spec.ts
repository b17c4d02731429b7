import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { filesIn } from '#test/support/archives.ts'
import { png } from '#test/support/files.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { attorneyOf, onTheWall, open, posted, twoParents } from './two-parents.ts'

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'a notice with a photo is listed unstamped, viewed by a press, answered late, read by her lawyer alone of all threads, taken along as a record, and one changed byte is named offline',
  { tag: '@once' },
  async ({ page, browser, context }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    const request = page.context().request
    const decree = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2026-01-05', endsOn: null, facts: {}, isShared: true }
    const order = await posted<{ id: string }>(request, `/api/cases/${caseId}/orders`, decree)
    const notice = {
      says: { kind: 'notice', by: ['app'], days: 30 },
      clause: { paragraph: '9(b)', text: '' },
      since: null,
      until: null,
    }
    expect((await request.put(`/api/cases/${caseId}/orders/${order.id}/terms`, { data: { terms: [notice] } })).status()).toBe(200)

    // She writes it, with a photo.
    await open(page, '/co-parenting-messages')
    await page.getByRole('link', { name: 'New message' }).click()
    await page.getByLabel('Subject').fill('Moving the exchange')
    await page.getByLabel('Message', { exact: true }).fill('From March on I would like to meet at the library.')
    await page.getByRole('region', { name: 'New message' }).getByLabel('Kind').selectOption('Notice')
    await page.locator('input[type=file][multiple]').setInputFiles({ name: 'library.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByRole('button', { name: 'Remove library.png' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    // An answer by the next minute that begins in more than 20 seconds: nobody can be in time and read it first.
    const minute = 60_000
    const answerBy = Math.ceil((Date.now() + 20_000) / minute) * minute
    await page.getByText('Ask for an answer').click()
    await page.getByLabel('Answer by').fill(onTheWall((answerBy - Date.now()) / 86_400_000 + 1e-6))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    const hers = await attorneyOf(page, browser, caseId)

    // He reads what can be read without opening it, and opens it.
    await open(his, '/co-parenting-messages')
    const row = his.getByRole('listitem').filter({ hasText: 'Moving the exchange' })
    await expect(row).toBeVisible({ timeout: 25_000 })
    await row.getByRole('link').click()
    await expect(his.getByText(/1 file, /)).toBeVisible()
    await expect(page.getByText('Ben Harlow: never viewed')).toBeVisible()
    await his.getByRole('button', { name: 'Open message' }).click()
    await expect(page.getByText(/^Ben Harlow: first viewed/)).toBeVisible()

    // Her lawyer reads this thread, and no other.
    const { recipients } = (await (await request.get(`/api/messages/check?case=${caseId}`)).json()) as {
      recipients: { memberId: string; name: string }[]
    }
    const ben = recipients.find(({ name }) => name === 'Ben Harlow')!.memberId
    const another = {
      kind: 'message',
      subject: 'School fair',
      body: 'Can you bring the cakes?',
      recipients: [ben],
      children: [],
      links: [],
    }
    const asksNothing = { needsAnswer: false, answerBy: null, isEmergency: false, sendAt: null }
    await posted(request, `/api/cases/${caseId}/messages`, { ...another, ...asksNothing })
    await page.getByText('Let your attorney read this thread').click()
    await page.getByRole('button', { name: 'Let Lena Brandt read this thread' }).click()
    await expect(page.getByText('Also read by Lena Brandt')).toBeVisible()
    await open(hers, '/co-parenting-messages?box=all')
    await expect(hers.getByRole('listitem').filter({ hasText: 'Moving the exchange' })).toBeVisible()

    // He answers when the time is over, and it says so.
    await his.waitForTimeout(Math.max(0, answerBy - Date.now()))
    await his.getByRole('link', { name: 'Reply', exact: true }).click()
    await his.getByLabel('Message', { exact: true }).fill('That works for me.')
    await his.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(/^Answered .*, late: asked for by/)).toBeVisible({ timeout: 25_000 })
    await expect(hers.getByRole('listitem').filter({ hasText: 'School fair' })).toHaveCount(0)

    // She has a record made of the thread.
    await page.getByRole('link', { name: 'Make a record of this thread' }).click()
    await expect(page.getByRole('heading', { name: 'A record of the thread “Moving the exchange”' })).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('button', { name: 'Make the record' }).click()
    const link = page.getByRole('link', { name: /^Download/ })
    await expect(link).toBeVisible({ timeout: 40_000 })
    await expectNoBarriersAtBothWidths(page)
    const downloading = page.waitForEvent('download')
    await link.click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^record-[\d-]+\.zip$/)
    const files = filesIn(readFileSync(await download.path()))
    for (const [name, content] of files) {
      const at = path.join(folder, name)
      mkdirSync(path.dirname(at), { recursive: true })
      writeFileSync(at, content)
    }
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toEqual(['files/messages/0001-library.png'])

    // It is checked from its folder, with no network.
    const offline = await context.newPage()
    await context.setOffline(true)
    await offline.goto(pathToFileURL(path.join(folder, 'verify.html')).href)
    await offline.getByLabel('The folder of the record').setInputFiles(folder)
    await expect(offline.getByRole('heading', { name: 'Nothing in this record was changed since it was signed.' })).toBeVisible()
    const photo = Uint8Array.from(files.get('files/messages/0001-library.png')!)
    photo[10]! ^= 1
    writeFileSync(path.join(folder, 'files/messages/0001-library.png'), photo)
    await offline.getByLabel('The folder of the record').setInputFiles(folder)
    await expect(offline.getByText('The file files/messages/0001-library.png was changed.')).toBeVisible()
    await context.setOffline(false)
  },
)
