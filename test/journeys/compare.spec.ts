import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { watch } from './watch.ts'
import { test } from './test.ts'

const noOne = '00000000-0000-4000-8000-000000000000'

/** People with a role in a county of the demo. */
async function people(page: Page, role: string, county = 'Harris') {
  const reply = await page.request.get(`/api/professionals?state=TX&county=${county}&role=${role}&sort=name`)
  const { items } = (await reply.json()) as { items: { id: string; name: string }[] }
  expect(items.length).toBeGreaterThan(1)
  return items
}

async function expectFits(page: Page) {
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
}

/** Goes from the country down to the guardians ad litem of one county, ticks two and compares them. */
async function compareTwo(page: Page) {
  await page.goto('/profiles')
  await page.getByRole('region', { name: 'States' }).getByRole('link', { name: 'Texas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Texas')
  await page.getByRole('region', { name: 'Counties' }).getByRole('link', { name: 'Harris', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harris, Texas')
  await page.getByRole('region', { name: 'Collected for Harris, Texas' }).getByRole('link', { name: 'Guardians ad litem' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardians ad litem in Harris, Texas')
  const [one, two] = await people(page, 'gal')
  await page.getByRole('checkbox', { name: `Compare ${one!.name}` }).check()
  await page.getByRole('checkbox', { name: `Compare ${two!.name}` }).check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare professionals')
  return [one!, two!] as const
}

test('two guardians ad litem of one county are found by place and compared side by side', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/profiles')
  await expectFits(page)
  const [one, two] = await compareTwo(page)
  const table = page.getByRole('table', { name: 'The people side by side' })
  const heads = table.getByRole('columnheader')
  await expect(heads.nth(1)).toHaveText(one.name)
  await expect(heads.nth(2)).toHaveText(two.name)
  await expect(table.getByRole('row', { name: /^County/ })).toContainText('Harris')
  await expect(table.getByRole('row', { name: /^Role/ })).toContainText(/Guardian ad litem|Minor's counsel/)
  await expect(table.getByRole('row', { name: /^Ratings in all/ }).getByRole('cell')).toHaveText([/\d+ ratings?$/, /\d+ ratings?$/])
  await expect(
    table
      .getByRole('row', { name: /^Source and day/ })
      .getByRole('cell')
      .first(),
  ).toContainText(/As of .*Read /)
  await expect(page.getByText(/winner|best of|first place/i)).toHaveCount(0)
  await expectFits(page)

  // The order is their own, and so is who is in it.
  await page.getByRole('link', { name: `Take out ${one.name}` }).click()
  await expect(heads).toHaveCount(2)
  const [, , third] = await people(page, 'gal')
  await page.getByLabel('Add somebody by name').fill(third!.name)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('link', { name: `Add ${third!.name}`, exact: true }).click()
  await expect(heads.nth(1)).toHaveText(two.name)
  await expect(heads.nth(2)).toHaveText(third!.name)
  expect(complaints).toEqual([])
})

test('a score in the comparison is shown as far as its number of ratings allows', async ({ page }) => {
  const reply = await page.request.get('/api/reviews?role=gal')
  const { items } = (await reply.json()) as { items: { professionalId: string }[] }
  const ids = [...new Set(items.map(({ professionalId }) => professionalId))].slice(0, 4)
  await page.goto(`/profiles?compare=${ids.join(',')}`)
  const cells = page.getByRole('row', { name: /^Ratings by parents and other parties/ }).getByRole('cell')
  await expect(cells).toHaveCount(ids.length)
  for (const [at, id] of ids.entries()) {
    const score = (await (await page.request.get(`/api/professionals/${id}/score`)).json()) as { groups: { group: string; n: number }[] }
    const n = score.groups.find(({ group }) => group === 'parents')?.n ?? 0
    const cell = cells.nth(at)
    if (n === 0) await expect(cell).toContainText('No ratings')
    else if (n < 5) await expect(cell).toContainText(`Too few ratings (${n})`)
    else await expect(cell).toContainText('likely between')
    await expect(cell.getByText(/\d of 5/)).toHaveCount(n >= 15 ? 1 : 0)
  }
  await expectNoBarriers(page)
})

test('more than four people, an unknown address and different roles each get a sentence', { tag: '@once' }, async ({ page }) => {
  const [gal] = await people(page, 'gal')
  const [judge, ...judges] = await people(page, 'judge')
  await page.goto(`/profiles?compare=${gal!.id}&compare=${noOne}&compare=${judge!.id}`)
  await expect(page.getByText('One of the addresses belongs to nobody in the directory and was left out.')).toBeVisible()
  await expect(page.getByText('Each role is rated on its own questions')).toBeVisible()
  await page.goto(`/profiles?compare=${[gal!, judge!, ...judges.slice(0, 3)].map(({ id }) => id).join(',')}`)
  await expect(page.getByText('Four people fit side by side, and no more. The first four are shown. 1 more was left out.')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByLabel('Add somebody by name')).toHaveCount(0)
  await page.goto('/profiles?compare=')
  await expect(page.getByRole('heading', { name: 'Nobody is chosen yet' })).toBeVisible()
})

test('a place without anybody reads as not collected, and never as clean', { tag: '@once' }, async ({ page }) => {
  await page.goto('/profiles?state=GU')
  const collected = page.getByRole('region', { name: 'Collected for Guam' })
  await expect(collected.getByText('not collected yet')).toHaveCount(4)
  await expect(page.getByText('That says nothing good or bad about anyone').first()).toBeVisible()
  await page.goto('/profiles?state=texas')
  await expect(page.getByText('No place is called so. Go back to all states.')).toBeVisible()
})

test('a page says what changed in its facts, and leads to a correction and a comparison', { tag: '@once' }, async ({ page }) => {
  const [one] = await people(page, 'gal')
  await page.goto(`/professionals/${one!.id}`)
  await page.getByText('Changes (0)').click()
  await expect(page.getByText(/^First read .*\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Report a correction' })).toBeVisible()
  await page.getByRole('link', { name: 'Compare with others' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('the number of a suggestion shows its status, and is in no address', { tag: '@once' }, async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/add-professional')
  await page.getByLabel('Name of the person').fill('Quarrenbock Thessaly')
  await page.getByRole('button', { name: 'Look first' }).click()
  await expect(page.getByRole('region', { name: 'Is it one of these?' }).getByRole('link', { name: 'Thessaly Quarrenbock' })).toBeVisible()
  await expectNoBarriers(page)
  await expectFits(page)

  await page.getByRole('button', { name: 'Send for checking' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose what this person does.')
  await expectNoBarriers(page)
  await page.getByLabel('Name', { exact: true }).fill('Thessalia Quarrenbeck')
  await page.getByLabel('What do they do?').selectOption('mediator')
  await page.getByLabel('Court, firm or office').fill('Quarrenbeck Mediation')
  await page.locator('#state').selectOption('TX')
  await page.getByLabel('Where can it be checked?').fill('https://example.org/mediators')
  const posting = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send for checking' }).click()
  const sent = await (await posting).allHeaders()
  expect(sent['cookie']).toBeUndefined()
  expect(sent['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  const number = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()
  await expectNoBarriers(page)

  await page.getByLabel('Your number').fill('K7QM-2XWD-94HT')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByText('Nothing has this number.')).toBeVisible()
  await page.getByLabel('Your number').fill(number.toLowerCase())
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('heading', { name: 'Received. Nobody has looked at it yet.' })).toBeVisible()
  expect(page.url()).not.toContain(number)
  await expectNoBarriers(page)
  // The browser itself notes refused requests.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('two guardians ad litem of one county are compared', async ({ page }) => {
    const [one, two] = await compareTwo(page)
    await expect(page.getByRole('columnheader').nth(1)).toHaveText(one.name)
    await expect(page.getByRole('columnheader').nth(2)).toHaveText(two.name)
  })

  test('a wrong fact is reported, entries remain while something is missing, and the number opens its status', async ({ page }) => {
    await page.goto('/search-professionals?q=Quarrenbock')
    await page.getByRole('link', { name: 'Thessaly Quarrenbock' }).click()
    await page.getByRole('link', { name: 'Report a correction' }).click()
    await page.getByLabel('What is wrong?').selectOption({ label: 'County: Bexar' })
    await page.getByLabel('What is right?').fill('Comal')
    await page.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByRole('alert')).toContainText('Write where it can be checked')
    await expect(page.getByLabel('What is right?')).toHaveValue('Comal')
    await expect(page.getByLabel('What is wrong?').locator('option:checked')).toHaveText('County: Bexar')

    await page.getByLabel('Where can it be checked?').fill('The order of 3 March 2026')
    await page.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you. We have it.' })).toBeVisible()
    const number = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()
    await page.getByLabel('Your number').fill(number)
    await page.getByRole('button', { name: 'Look it up' }).click()
    await expect(page.getByRole('heading', { name: 'Received. Nobody has looked at it yet.' })).toBeVisible()
    expect(page.url()).not.toContain(number)
    // Nothing changes by itself.
    await page.goto('/search-professionals?q=Quarrenbock')
    await page.getByRole('link', { name: 'Thessaly Quarrenbock' }).click()
    await expect(page.getByText('Comal')).toHaveCount(0)
  })

  test('someone missing is sent for checking after a look at who is there', async ({ page }) => {
    await page.goto('/add-professional')
    await page.getByLabel('Name of the person').fill('Ondina Vantresk')
    await page.getByLabel('State').selectOption('TX')
    await page.getByRole('button', { name: 'Look first' }).click()
    await expect(page.getByRole('link', { name: 'Ondine Vantresque' })).toBeVisible()
    await page.getByLabel('What do they do?').selectOption({ label: 'Guardian ad litem' })
    await page.getByLabel('Where can it be checked?').fill('The roster of Bexar County')
    await page.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByText(/^\w{4}-\w{4}-\w{4}$/)).toBeVisible()
    const found = (await (await page.request.get('/api/professionals?q=Vantresk')).json()) as { items: { name: string }[] }
    expect(found.items.map(({ name }) => name)).not.toContain('Ondina Vantresk')
  })
})
