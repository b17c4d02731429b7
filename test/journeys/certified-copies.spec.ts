import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { wordsOf } from '#test/support/copies.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open, posted, twoParents } from './two-parents.ts'

test(
  'a parent asks for a certified copy and to have its fee waived, an admin waives it and signs without seeing a name, and the parent has the certificate',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId } = await twoParents(page.context().request, browser)
    const asked = { thread: null, from: null, to: null, offers: false, certificate: 'none', prefix: '' }
    await posted(page.context().request, `/api/cases/${caseId}/records`, asked)
    await open(page, '/case-records')
    await page.getByRole('button', { name: 'Request a certified copy' }).click({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Request certified copy' }).click()
    await expect(page.getByText('Enter the court.').first()).toBeVisible()
    await page.getByLabel('Court', { exact: true }).fill('Franklin County Domestic Relations Court, Ohio')
    await expect(page.getByText('$25, by check to the court records office.')).toBeVisible()
    await page.getByLabel('I’m asking to have it waived').check()
    await page.getByRole('button', { name: 'Request certified copy' }).click()
    await expect(page.getByText('Say why the fee should be waived.').first()).toBeVisible()
    await page.getByLabel('Why the fee should be waived').fill('I receive public benefits.')
    await expectNoBarriersAtBothWidths(page)
    await page.getByRole('button', { name: 'Request certified copy' }).click()
    await expect(page.getByText('Waiting for our staff. They also decide about the fee.')).toBeVisible()
    await page.getByRole('button', { name: 'Add written notice' }).click()
    await page.getByLabel('Notice given on').fill('2026-11-20')
    await page.getByLabel('Given to').fill('Ben Harlow')
    await page.getByRole('textbox', { name: 'How' }).fill('mail')
    await page.getByRole('button', { name: 'Save notice' }).click()
    await expect(page.getByText(/^Written notice given/)).toBeVisible()
    const number = /copy ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(
      (await page.getByRole('heading', { name: /^Certified copy/ }).textContent()) ?? '',
    )![1]!

    const staff = await browser.newPage()
    await signInAs(staff, 'admin@demo.test', '/admin-legal-records?copies')
    const request = staff.getByRole('region', { name: `Request ${number}` })
    await expect(request).toBeVisible()
    await expect(request.getByText('Nov 20, 2026')).toBeVisible()
    // To whom the notice was given names someone of the case.
    await expect(staff.getByText('Harlow')).toHaveCount(0)
    // Not before the fee is settled.
    await expect(request.getByText('I receive public benefits.')).toBeVisible()
    await expect(request.getByRole('button', { name: 'Sign certificate' })).toHaveCount(0)
    await request.getByRole('button', { name: 'Waive fee' }).click()
    await expect(request.getByText('Fee waived')).toBeVisible()
    await expect(page.getByText('Waiting for our staff. The fee is waived.')).toBeVisible()
    await request.getByRole('button', { name: 'Sign certificate' }).click()
    await request.getByLabel('Full name').fill('Carla Custodian')
    await request.getByLabel('Position').fill('Records custodian')
    await request.getByLabel('City and state').fill('Columbus, Ohio')
    await request.getByRole('button', { name: 'Sign certificate' }).click()
    await expect(request.getByText('Confirm the statement first.').first()).toBeVisible()
    await request.getByLabel(/^I have read this statement/).check()
    await expectNoBarriersAtBothWidths(staff)
    await request.getByRole('button', { name: 'Sign certificate' }).click()
    await expect(request).toHaveCount(0)
    await staff.getByLabel('Show').selectOption('Ended')
    await expect(request.getByText(/^Signed by Carla Custodian, Records custodian/)).toBeVisible()
    await staff.close()

    await expect(page.getByText(/^Signed by Carla Custodian/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download certificate' }).click()
    const words = await wordsOf(readFileSync(await (await download).path()))
    expect(words).toContain('authenticity only')
    expect(words).toContain('2026-11-20')
  },
)
