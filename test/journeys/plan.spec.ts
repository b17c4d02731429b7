import { expect, type Browser, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAtBothWidths } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open, posted, twoParents } from './two-parents.ts'

/** A parent alone in a new case, whose co-parent has not joined. */
async function begun(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const reply = await request.post('/api/cases', {
    data: { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' },
  })
  expect(reply.status()).toBe(200)
}

test(
  'a parent prepares a plan alone: fills the blanks, reads the clause, proposes it and takes the file',
  { tag: '@once' },
  async ({ page }) => {
    await begun(page)
    await page.goto('/parenting-plan-builder')
    await expect(page.getByRole('heading', { name: 'There is no parenting plan yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Begin the plan' }).click()
    await expect(page.getByText('Give it a title.')).toBeVisible()
    await page.getByLabel('Title').fill('Our parenting plan')
    await page.getByRole('button', { name: 'Begin the plan' }).click()
    await expect(page.getByRole('heading', { name: 'There is nothing in this plan yet' })).toBeVisible()
    await expect(page.getByText('Ben Harlow has not joined yet.')).toBeVisible()

    await page.locator('summary').filter({ hasText: '2. Schedule' }).click()
    await page.getByRole('button', { name: 'Add: The repeating schedule' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Keep as my draft' }).click()
    await expect(form.getByText('Fill this in.').first()).toBeVisible()
    await form.getByLabel('Begin with a pattern').selectOption({ label: '2-2-5-5' })
    await form.getByLabel('The schedule starts on ____ and repeats.').fill('2031-01-06')
    await form.getByLabel('When the parent changes, the change is at ____ on that day.').fill('18:00')
    await expect(form.getByText('The schedule starts on January 6, 2031 and repeats.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    await form.getByRole('button', { name: 'Keep as my draft' }).click()
    const clause = page.getByRole('article', { name: '2.1 The repeating schedule' })
    await expect(clause.getByText('Only you see this')).toBeVisible()
    await clause.getByRole('button', { name: 'Propose it' }).click()
    await expect(clause.getByText('It waits for Ben Harlow.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    expect((await saved).suggestedFilename()).toBe('plan.pdf')
  },
)

test(
  'a clause that waits is countered, and the other parent’s open page shows it',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    const other = await asBen(browser, baseURL!)
    await signInAs(page, 'ana@demo.test')
    const reply = await page.request.get('/api/cases')
    const { caseId } = (await reply.json()).seats[0] as { caseId: string }
    const plan = await page.request.post(`/api/cases/${caseId}/plans`, { data: { title: `Plan of ${Date.now()}` } })
    const { id } = (await plan.json()) as { id: string }
    await page.goto(`/parenting-plan-builder?plan=${id}`)
    await page.locator('summary').filter({ hasText: '6. Driving' }).click()
    await page.getByRole('button', { name: 'Add: One of us drives' }).click()
    await page.getByRole('dialog').getByLabel('____ drives both ways.').selectOption({ label: 'Ben Harlow' })
    await page.getByRole('dialog').getByRole('button', { name: 'Keep as my draft' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Propose it' }).click()

    await other.goto(`/parenting-plan-builder?plan=${id}`)
    const theirs = other.getByRole('article')
    await theirs.getByRole('button', { name: 'Answer with other words' }).click()
    await other.getByRole('dialog').getByLabel('____ drives both ways.').selectOption({ label: 'Ana Moreno' })
    await other.getByRole('dialog').getByRole('button', { name: 'Send these words back' }).click()
    await expect(theirs.getByText('It waits for Ana Moreno.')).toBeVisible()

    await expect(page.getByRole('article').getByText('Ana Moreno drives both ways.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Say yes to these words' }).click()
    await page.getByRole('dialog', { name: 'Accept this clause?' }).getByRole('button', { name: 'Accept clause' }).click()
    await expect(page.getByText('Both of you agreed on the whole plan')).toBeVisible()
    await expect(other.getByText('Agreed by both')).toBeVisible()
    await page.getByText('History (2)').click()
    await expectNoBarriers(page)
    await other.context().close()
  },
)

test(
  'an agreed clause keeps its text when a child is added, and the new text becomes a change that needs both',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his, request } = await twoParents(page.context().request, browser)
    const plans = `/api/cases/${caseId}/plans`
    const { id: plan } = await posted<{ id: string }>(request, plans, { title: 'Our plan' })
    const answers = { nights: 3, days: 14 }
    await posted(request, `${plans}/${plan}/clauses`, { clause: 'travel-notice', answers })
    const seen = async () => {
      const { items } = (await (await request.get(`/api/plans/${plan}?case=${caseId}`)).json()) as {
        items: { id: string; version: string; digest: string }[]
      }
      const { id, version, digest } = items[0]!
      return { at: `${plans}/${plan}/clauses/${id}`, version, digest }
    }
    const { at, ...draft } = await seen()
    await posted(request, `${at}/propose`, { ...draft, answers })
    const { at: proposed, ...words } = await seen()
    await posted(his.context().request, `${proposed}/answer`, { ...words, act: 'accept' })
    await posted(request, `/api/cases/${caseId}/children`, { name: 'Zed', born: null })

    await open(page, `/parenting-plan-builder?plan=${plan}`)
    const clause = page.getByRole('article')
    await expect(page.getByText('1 of 1 clauses are agreed.')).toBeVisible()
    await expect(clause.getByText('A trip of more than 3 nights with Maya is told').first()).toBeVisible()
    await expect(clause.getByText('Names have changed since. Written today, this clause would say:')).toBeVisible()
    await expectNoBarriers(page)
    await clause.getByRole('button', { name: 'Propose updated text' }).click()
    await expect(clause.getByText('Change proposed')).toBeVisible()
    await expect(clause.getByText('It stays until you both agree to the change below.')).toBeVisible()
    await expect(page.getByText('1 of 1 clauses are agreed.')).toBeVisible()
    await expectNoBarriers(page)

    await open(his, `/parenting-plan-builder?plan=${plan}`)
    await his.getByRole('button', { name: 'Say yes to these words' }).click()
    const asked = his.getByRole('dialog', { name: 'Accept this clause?' })
    await expect(asked.getByText(/^These words replace what you both agreed to on/)).toBeVisible()
    await asked.getByRole('button', { name: 'Accept clause' }).click()
    await expect(his.getByRole('article').getByText('Change proposed')).toHaveCount(0)
    await expect(
      his
        .getByRole('article')
        .getByText(/with (Maya and Zed|Zed and Maya) is told/)
        .first(),
    ).toBeVisible()
    await his.context().close()
  },
)

async function asBen(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signInAs(page, 'ben@demo.test')
  return page
}
