import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click()
const atStep = (page: Page, step: number, title: string) =>
  Promise.all([
    expect(page.getByText(`Step ${step} of 8`)).toBeVisible(),
    expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(),
  ])
/** Nothing is wider than the screen. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)

test('a parent begins a case in eight steps, loses the connection on the way, and prints its profile', async ({ page }) => {
  const { request } = page.context()
  const person = await newPerson(request)
  await beginSession(request, person)
  await acceptTerms(request)
  await page.goto('/case-toolkit')
  await atStep(page, 1, 'The two parents')
  await expectNoBarriers(page)
  await goOn(page)
  await expect(page.getByText('Write how you call the other parent.')).toBeVisible()
  await page.getByLabel('The other parent’s name').fill('Ben Harlow')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await goOn(page)

  await atStep(page, 2, 'Children')
  await page.getByLabel('Child', { exact: true }).fill('Maya')
  await page.getByLabel('Born').fill('2018-05')
  await page.getByRole('button', { name: 'Add the child' }).click()
  await expect(page.getByText('born in May 2018')).toBeVisible()
  await expectNoBarriers(page)
  // What was typed and not added is not lost: it is added, and the step stays.
  await page.getByLabel('Child', { exact: true }).fill('Leo')
  await goOn(page)
  await expect(page.getByText('“Leo” was added.')).toBeVisible()
  await goOn(page)

  await atStep(page, 3, 'Place and time zone')
  await page.getByLabel('County or parish').fill('El Paso')
  await page.getByLabel('Whose clock counts').selectOption('America/Denver')
  await goOn(page)

  await atStep(page, 4, 'Court and docket')
  const court = page.getByRole('textbox', { name: /^Court/ })
  const { items: courts } = await (await request.get('/api/courts?state=TX')).json()
  await court.fill(courts[0].name)
  await page.getByRole('button', { name: 'Look for courts of this state' }).click()
  await page.getByRole('listitem').getByRole('button', { name: courts[0].name }).first().click()
  await expect(court).toHaveValue(courts[0].name)
  await court.fill('388th District Court')
  // The connection is lost: what was typed stays, and is sent again by itself.
  await page.context().setOffline(true)
  await goOn(page)
  await expect(page.getByText('It is sent again as soon as you are connected.')).toBeVisible()
  await page.context().setOffline(false)
  await atStep(page, 5, 'People of the case')
  await page.getByLabel('Petitioner').check()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Judge Oswin')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Keep the person' }).click()
  await expect(page.getByRole('button', { name: 'Change Judge Oswin' })).toBeVisible()
  await goOn(page)

  await atStep(page, 6, 'Dates')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Petitioner')).toBeChecked()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await atStep(page, 6, 'Dates')
  await page.getByLabel('Filed').fill('2026-03-02')
  await page.getByLabel('Served').fill('2026-02-20')
  await goOn(page)

  // Left here, and come back to.
  await atStep(page, 7, 'Where the case stands')
  await page.goto('/case-toolkit')
  await page.getByRole('link', { name: 'Go on with the intake' }).click()
  await atStep(page, 7, 'Where the case stands')
  await page.getByLabel('Served', { exact: true }).check()
  await goOn(page)

  await atStep(page, 8, 'Orders in force')
  await page.getByRole('button', { name: 'Add an order' }).click()
  await dialog.getByLabel('Title of the order').fill('Temporary order')
  await dialog.getByLabel('In force from').fill('2026-03-10')
  await dialog.getByText('Exchanges', { exact: true }).click()
  await dialog.getByLabel('Time of exchanges').fill('18:00')
  await dialog.getByLabel('Paragraph').first().fill('4')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(page.getByRole('article', { name: 'Temporary order' }).getByText('6:00 PM')).toBeVisible()
  await page.getByRole('button', { name: 'Save and finish' }).click()

  // The toolkit: a task is added, ticked, removed and brought back.
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText('Served')
  await page.getByLabel('New task').fill('Call the clerk')
  await page.getByRole('button', { name: 'Add the task' }).click()
  await page.getByLabel('Call the clerk').check()
  await page.getByRole('button', { name: 'Change Call the clerk' }).click()
  await page.getByRole('listitem').getByLabel('Due').fill('2026-12-01')
  await page.getByRole('button', { name: 'Save the task' }).click()
  await expect(page.getByText('due Dec 1, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Call the clerk' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Call the clerk')).toBeChecked()
  await fits(page)
  await expectNoBarriers(page)

  // The record is held against itself; mended, the finding goes.
  await page.getByRole('link', { name: 'Views and checks of the record' }).click()
  const finding = page.getByRole('listitem').filter({ hasText: 'The day of service is before the day of filing' })
  await expect(finding).toContainText('Mar 2, 2026')
  for (const place of ['Filed', 'Served']) await expect(finding.getByRole('link', { name: place })).toHaveAttribute('href', /step=6/)
  await expectNoBarriers(page)
  // Each place is a link that leads there.
  await page.getByRole('listitem').filter({ hasText: 'The judge is not linked' }).getByRole('link', { name: 'Judge', exact: true }).click()
  await expect(page).toHaveURL(/\/case-toolkit#contacts$/)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeInViewport()
  await page.goBack()
  // The state's own list: its source, the month of its check, and the way to one's tasks.
  const rule = page.getByRole('listitem').filter({ hasText: 'Tex. Fam. Code 6.702, last checked' })
  await expect(rule).toContainText('not finished sooner than 60 days after filing')
  await rule.getByRole('button', { name: /^Add/ }).click()
  await expect(rule).toContainText('On your tasks')
  await finding.getByRole('link', { name: 'Open the dates' }).click()
  await page.getByLabel('Served').fill('2026-03-09')
  await goOn(page)
  await atStep(page, 7, 'Where the case stands')
  await page.goto('/case-toolkit-enhanced')
  await expect(page.getByText('The judge is not linked to the directory')).toBeVisible()
  await expect(finding).toHaveCount(0)
  // Linked to the directory, the judge leads to their profile, and the finding goes.
  const { items: judges } = await (await request.get('/api/professionals?role=judge&state=TX')).json()
  await page.getByRole('button', { name: 'Change Judge Oswin' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(judges[0].name)
  await dialog.getByRole('button', { name: 'Look for this name in the directory' }).click()
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(dialog.getByText('Linked to the directory.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the person' }).click()
  await expect(page.getByRole('link', { name: /^Profile in the directory/ })).toHaveAttribute('href', /\/professionals\//)
  await expect(page.getByText('The judge is not linked to the directory')).toHaveCount(0)
  await page.getByText('Views', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Contacts' }).uncheck()
  await page.getByLabel('Keep this view as').fill('Short')
  await page.getByRole('button', { name: 'Keep the view' }).click()
  await expect(page.getByRole('link', { name: 'Short' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contacts' })).toHaveCount(0)
  await page.goto('/case-toolkit-enhanced')
  await page.getByText('Views', { exact: true }).click()
  await page.getByRole('link', { name: 'Short' }).click()
  await expect(page.getByRole('heading', { name: 'Contacts' })).toHaveCount(0)
  await fits(page)

  await page.goto('/case-toolkit?print=profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Case profile')
  await expect(page.getByText('M. (2018), L.')).toBeVisible()
  await expect(page.getByText('Maya')).toHaveCount(0)
  await expect(page.getByText(/Printed on .* by Nia Cole/)).toBeVisible()
})

test('the profile of the demonstration is one page of paper, black on white', { tag: '@once' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium writes a PDF')
  await signInAs(page, 'ana@demo.test')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/case-toolkit?print=profile')
  await expect(page.getByText(/nights with Ana Moreno and/)).toBeVisible()
  for (const whose of ['Ana Moreno', 'Ben Harlow']) await expect(page.getByText(`Attorney of ${whose}`)).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await page.evaluate(() => [
    getComputedStyle(document.querySelector('article')!).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
