import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { expectNoBarriers } from './axe.ts'
import { intoDemo } from './into-demo.ts'
import { acceptTerms, beginSession, newPerson, signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

/** Each project has a person of its own: both run at once on one server. */
const member = () => (test.info().project.name === 'phone' ? 'lawyer@demo.test' : 'ana@demo.test')

const rolesOf = (page: Page) => page.evaluate(async () => ((await (await fetch('/api/auth/user')).json()) as { roles: string[] }).roles)

async function give(page: Page, email: string, role: string) {
  await page.getByLabel('E-mail address of the account').fill(email)
  await page.getByRole('combobox', { name: 'Role' }).selectOption(role)
  await page.getByRole('textbox', { name: 'Reason' }).fill('For the journey of staff.')
  await page.getByRole('button', { name: 'Give role' }).click()
  await expect(page.getByText('The role was given')).toBeVisible()
  await expect(page.getByRole('button', { name: `Take away … ${role}, ${email}` })).toBeVisible()
}

async function take(page: Page, email: string, role: string) {
  await page.getByRole('button', { name: `Take away … ${role}, ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Take the role away?' })
  await dialog.getByRole('button', { name: 'Take role away' }).click()
  await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The journey of staff is over.')
  await dialog.getByRole('button', { name: 'Take role away' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Take away … ${role}, ${email}` })).toHaveCount(0)
}

test(
  'a super admin gives roles, and an open browser of that person has the rights at once',
  { tag: '@once' },
  async ({ page, browser }) => {
    const complaints = watch(page)
    const email = member()
    const other = await (await browser.newContext()).newPage()
    await signInAs(other, email)
    expect((await other.goto('/support-admin-dashboard'))!.status()).toBe(403)
    await expect(other.getByRole('heading', { name: 'This page is for staff' })).toBeVisible()

    await signInAs(page, 'super@demo.test', '/super-admin-dashboard')
    await expect(page.getByRole('heading', { name: 'Super admin dashboard' })).toBeVisible()
    await give(page, email, 'Moderator')
    expect(await rolesOf(other)).toContain('moderator')
    await give(page, email, 'Support admin')
    expect((await other.reload())!.status()).toBe(200)
    await expect(other.getByRole('heading', { name: 'This page is for staff' })).toHaveCount(0)

    await take(page, email, 'Support admin')
    await take(page, email, 'Moderator')
    expect(await rolesOf(other)).not.toContain('moderator')
    expect((await other.reload())!.status()).toBe(403)
    await other.context().close()
    expect(complaints).toEqual([])
  },
)

test(
  'ten minutes after the password was given an act asks for it again, and then goes on with what was asked',
  { tag: '@once' },
  async ({ page }) => {
    const email = member()
    await signInAs(page, 'super@demo.test', '/super-admin-dashboard')
    // As after ten minutes: the server asks for the password.
    let asked = 0
    await page.route('**/api/staff/roles/grant', async (route) => {
      if (asked++ > 0) return route.continue()
      const json = { code: 'forbidden', message: 'Give your password again first.', detail: { why: 'confirm' } }
      return route.fulfill({ status: 403, json })
    })
    await page.getByLabel('E-mail address of the account').fill(email)
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Beta tester')
    await page.getByRole('textbox', { name: 'Reason' }).fill('For the journey of staff.')
    await page.getByRole('button', { name: 'Give role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog).toContainText('Before you act on others')
    await expectNoBarriers(page)
    await dialog.getByLabel('Password').fill(demoPassword)
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Take away … Beta tester, ${email}` })).toBeVisible()
    expect(asked).toBe(2)

    // The dialog that asks for the reason stays open under it, with the entries, also if the password is not given.
    await page.route('**/api/staff/roles/revoke', async (route) => {
      if (asked++ > 2) return route.continue()
      const json = { code: 'forbidden', message: 'Give your password again first.', detail: { why: 'confirm' } }
      return route.fulfill({ status: 403, json })
    })
    await page.getByRole('button', { name: `Take away … Beta tester, ${email}` }).click()
    const why = page.getByRole('dialog', { name: 'Take the role away?' })
    await why.getByRole('textbox', { name: 'Reason' }).fill('The journey of staff is over.')
    await why.getByRole('button', { name: 'Take role away' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(why.getByRole('alert')).toContainText('Give your password again first.')
    await expect(why.getByRole('textbox', { name: 'Reason' })).toHaveValue('The journey of staff is over.')
    await why.getByRole('button', { name: 'Take role away' }).click()
    await expect(why).toBeHidden()
  },
)

test(
  'a member reads plainly that the dashboards are for staff, and the audit shows the attempts',
  { tag: '@once' },
  async ({ page, browser }) => {
    const email = member()
    const other = await (await browser.newContext()).newPage()
    await signInAs(other, email)
    for (const path of ['/admin-dashboard', '/super-admin-dashboard', '/user-access-control']) {
      expect((await other.goto(path))!.status()).toBe(403)
      await expect(other.getByRole('heading', { name: 'This page is for staff' })).toBeVisible()
    }
    await other.context().close()

    const complaints = watch(page)
    await signInAs(page, 'admin@demo.test')
    expect((await page.goto('/super-admin-dashboard'))!.status()).toBe(403)
    await page.goto('/user-access-control')
    await page.getByLabel('Person (e-mail address or id)').fill(email)
    await page.getByLabel('Action begins with').fill('page /')
    await page.getByLabel('Outcome').selectOption('Refused')
    await page.getByRole('button', { name: 'Search the audit' }).click()
    const lines = page.getByRole('table', { name: 'Lines of the audit' })
    for (const path of ['/admin-dashboard', '/super-admin-dashboard', '/user-access-control']) {
      await expect(lines.getByText(`page ${path}`, { exact: true }).first()).toBeVisible()
    }
    await expectNoBarriers(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('audit.csv')
    // The refusal of the super admin's page, and nothing else.
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([])
  },
)

test(
  'an admin suspends someone: their open page says so, and so does signing in, until it is lifted',
  { tag: '@once' },
  async ({ page, browser, request }) => {
    const person = await newPerson(request)
    intoDemo(person.email)
    const other = await (await browser.newContext()).newPage()
    await beginSession(other.request, person)
    await acceptTerms(other.request)
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'Welcome, Nia' })).toBeVisible()

    await signInAs(page, 'admin@demo.test', '/user-access-control')
    await page.getByLabel('E-mail address, exactly').fill(person.email)
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByRole('heading', { name: 'Nia Cole' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Suspend …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspend Nia Cole?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the journey of staff.')
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Suspend account' }).click()
    await expect(page.getByText('Suspended since')).toBeVisible()

    const said = other.getByRole('dialog', { name: 'This account is suspended' })
    await expect(said).toBeVisible()
    await expectNoBarriers(other)
    expect((await other.goto('/account-settings'))!.status()).toBe(403)
    await expect(other.getByRole('heading', { name: 'This account is suspended' })).toBeVisible()
    await expectNoBarriers(other)
    await other.getByRole('link', { name: 'Write to support' }).click()
    await expect(other.getByRole('button', { name: 'Send question' })).toBeVisible()
    const refused = await request.post('/api/auth/sign-in/email', { data: person })
    expect(await refused.json()).toMatchObject({ message: 'This account is suspended. Write to support if you think that is wrong.' })

    await page.getByRole('button', { name: 'Lift suspension …' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('The journey of staff is over.')
    await page.getByRole('button', { name: 'Lift suspension', exact: true }).click()
    await expect(page.getByText('May sign in')).toBeVisible()
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'Welcome, Nia' })).toBeVisible()
    await page.getByRole('button', { name: 'End all sessions …' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('The journey of staff is over.')
    await page.getByRole('button', { name: 'End all sessions', exact: true }).click()
    await expect(page.getByText('0 sessions')).toBeVisible()
    expect((await other.request.get('/api/auth/user')).status()).toBe(401)
    await other.context().close()
  },
)

test('the admin dashboard shows people, queues, errors and jobs, each chart with its table, for three periods', async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, 'admin@demo.test', '/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Sign-ups' })).toBeVisible()
  for (const [period, days, rows] of [
    ['7 days', '7', 7],
    ['90 days', '90', 10],
  ] as const) {
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: period }).click()
    await expect(page).toHaveURL(`/admin-dashboard?days=${days}`)
    const signUps = page.locator('section', { has: page.getByRole('heading', { name: 'Sign-ups' }) }).last()
    // It stays open from one period to the next.
    if ((await signUps.getByRole('row').count()) === 0) await signUps.locator('summary').click()
    await expect(signUps.getByRole('row')).toHaveCount(rows + 1)
  }
  await expect(page.getByRole('table', { name: 'Jobs of these days' }).getByRole('row', { name: 'mail.deliver' })).toContainText('ago')
  await expect(page.getByRole('table', { name: 'What waits, now' })).toContainText('Support tickets without an answer')
  expect(complaints).toEqual([])
})

test(
  'a look into an account needs a second super admin, and is told to the person by mail',
  { tag: '@once' },
  async ({ page, browser, request }) => {
    const person = await newPerson(request)
    intoDemo(person.email)
    await signInAs(page, 'super@demo.test', '/super-admin-dashboard')
    await page.getByLabel('Whose account (e-mail address)').fill(person.email)
    await page.getByLabel('For how long').selectOption('2 hours')
    await page.getByLabel('Why it has to be').fill('The journey of staff asks for it.')
    await page.getByRole('button', { name: 'Ask a second person' }).click()
    const card = (of: Page) => of.getByRole('listitem').filter({ has: of.getByRole('heading', { name: person.email }) })
    await expect(card(page).getByText('Waits for a second person')).toBeVisible()
    await expect(card(page).getByRole('button')).toHaveCount(0)

    const other = await (await browser.newContext()).newPage()
    await signInAs(other, 'super2@demo.test', '/super-admin-dashboard')
    await other.locator('html[data-runs]').waitFor()
    await card(other).getByRole('button', { name: 'Agree' }).click()
    await expect(card(other).getByText('Open', { exact: true })).toBeVisible()
    await expect(card(other).getByRole('button', { name: 'Look once' })).toHaveCount(0)

    await page.goto('/super-admin-dashboard')
    await card(page).getByRole('button', { name: 'Look once' }).click()
    await expect(card(page).getByText('None is tied to this account.')).toBeVisible()
    await expectNoBarriers(page)
    const mails = await (await request.get('/api/outbox')).text()
    expect(mails).toContain('A note about your account')
    await card(page).getByRole('button', { name: 'End the view' }).click()
    await expect(card(page).getByText('Over', { exact: true })).toBeVisible()
    await other.context().close()
  },
)
