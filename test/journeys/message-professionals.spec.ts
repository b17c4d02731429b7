import { expect, type Page } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { test } from './test.ts'
import { attorneyOf, open, twoParents } from './two-parents.ts'

const write = async (page: Page, subject: string, body: string) => {
  await open(page, '/co-parenting-messages?write=1')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill(body)
}
const send = async (page: Page, subject: string) => {
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
}
const inList = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test(
  'she writes to him and her attorney, to her attorney alone, and lets her read one thread, which ends at once',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    const hers = await attorneyOf(page, browser, caseId)
    await open(hers, '/co-parenting-messages')
    await expect(hers.getByText('Nothing here')).toBeVisible()

    // To him alone, then to both: the list of recipients says what it shows.
    await write(page, 'School fair', 'Can you bring the cakes?')
    await send(page, 'School fair')
    await write(page, 'Holiday travel', 'I would like to leave on the 22nd.')
    await page.getByRole('button', { name: 'Change who it goes to' }).click()
    await page.getByLabel('Lena Brandt (your attorney)').check()
    await expect(page.getByText('so Ben Harlow sees that you have an attorney')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await send(page, 'Holiday travel')

    await expect(inList(hers, 'Holiday travel')).toBeVisible({ timeout: 25_000 })
    await expect(inList(hers, 'School fair')).toHaveCount(0)
    await inList(hers, 'Holiday travel').getByRole('link').click()
    await hers.getByRole('button', { name: 'Open message' }).click()
    await expect(hers.getByText('I would like to leave on the 22nd.')).toBeVisible()
    await expect(page.getByText(/^Lena Brandt: first viewed/)).toBeVisible()
    await expect(page.getByText('Ben Harlow: never viewed')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    // To her attorney alone: he has no trace of it.
    await write(page, 'Between us', 'What do you think?')
    await page.getByRole('button', { name: 'Change who it goes to' }).click()
    await page.getByLabel('Ben Harlow').uncheck()
    await page.getByLabel('Lena Brandt (your attorney)').check()
    await expect(page.getByText('Ben Harlow does not learn of it.')).toBeVisible()
    await send(page, 'Between us')
    await open(hers, '/co-parenting-messages')
    await expect(inList(hers, 'Between us')).toBeVisible({ timeout: 25_000 })
    await open(his, '/co-parenting-messages?box=all')
    await expect(inList(his, 'Holiday travel')).toBeVisible()
    await expect(inList(his, 'Between us')).toHaveCount(0)

    // One thread for her attorney to read, from the thread; it is over on the open page at once.
    await open(page, '/co-parenting-messages?box=sent')
    await inList(page, 'School fair').getByRole('link').click()
    await page.getByText('Let your attorney read this thread').click()
    await page.getByRole('button', { name: 'Let Lena Brandt read this thread' }).click()
    await expect(page.getByText('Also read by Lena Brandt')).toBeVisible()
    await open(hers, '/co-parenting-messages?box=all')
    await inList(hers, 'School fair').getByRole('link').click()
    await expect(hers.getByRole('heading', { name: 'School fair' })).toBeVisible()
    await expect(hers.getByText('the time.')).toHaveCount(0)
    await expectNoBarriersAtBothWidths(hers)
    await open(page, '/parent-connection')
    await page.getByRole('button', { name: 'Take back: School fair' }).click()
    await expect(hers.getByText('This thread isn’t open to you')).toBeVisible()
    await expect(inList(hers, 'School fair')).toHaveCount(0)
  },
)
