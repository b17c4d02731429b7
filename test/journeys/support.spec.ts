import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { watch } from './watch.ts'
import { test } from './test.ts'

const root = path.dirname(path.dirname(import.meta.dirname))

/** Staff at work on the running server's machine, by its command. */
function tickets(...args: string[]): string {
  const { webServer } = test.info().config
  return execFileSync(process.execPath, ['scripts/tickets.ts', ...args], {
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...webServer!.env },
    encoding: 'utf8',
  })
}

const question = 'How long does a review wait before it is shown? Second sentence.'
const valueOf = (page: Page, term: string) => page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').innerText()

async function fill(page: Page) {
  await page.getByLabel('What is it about?').selectOption('A review or a score')
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
}

async function lookUp(page: Page, number: string, code: string) {
  await page.getByLabel('Ticket number').fill(number)
  await page.getByLabel('Your four words').fill(code)
  await page.getByRole('button', { name: 'Read the answer' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: javaScriptEnabled ? [] : '@once' }, () => {
    test.use({ javaScriptEnabled })

    test(
      'a visitor asks, is told what is missing, sends, and reads the answer with number and words',
      { tag: '@once' },
      async ({ page }) => {
        const complaints = watch(page)
        await page.goto('/support')
        await expect(page.getByRole('link', { name: 'See the lines that answer at any hour' })).toBeVisible()

        // An error is shown at its field, and no entries are lost.
        await page.getByRole('textbox', { name: 'Your question' }).fill(question)
        await page.getByRole('button', { name: 'Send question' }).click()
        await expect(page.getByRole('alert')).toContainText('Choose what your question is about.')
        await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(question)

        // The address is asked for only by who wants it used.
        await expect(page.getByLabel('E-mail address for the answer')).toBeHidden()
        await fill(page)
        await page.getByRole('radio', { name: 'By e-mail too' }).check()
        await page.getByLabel('E-mail address for the answer').fill('ana@example')
        await page.getByRole('button', { name: 'Send question' }).click()
        await expect(page.getByRole('alert')).toContainText('Write one e-mail address')
        await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(question)
        await expect(page.getByLabel('E-mail address for the answer')).toHaveValue('ana@example')

        await page.getByRole('radio', { name: 'On this page' }).check()
        await page.getByRole('button', { name: 'Send question' }).click()
        await expect(page.getByRole('heading', { name: 'Your question has arrived' })).toBeVisible()
        const [number, code] = [await valueOf(page, 'Ticket number'), await valueOf(page, 'Your four words')]
        expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
        expect(code.split(' ')).toHaveLength(4)
        expect(tickets('show', number)).toContain(question)
        expect(tickets('show', number)).not.toContain('ana@example')

        await page.goto('/support')
        await lookUp(page, number, 'river lamp stone glad')
        await expect(page.getByRole('alert')).toContainText('No ticket has this number with these words.')
        await lookUp(page, number, code)
        await expect(page.getByText('It waits for an answer.')).toBeVisible()
        tickets('answer', number, '--text', 'Between 6 and 72 hours.\nIt is a random moment.')
        await lookUp(page, number.toLowerCase(), code)
        await expect(page.getByText('Between 6 and 72 hours.')).toBeVisible()
        expect(page.url()).not.toContain(number)
        expect(complaints.filter((text) => !/40[04]/.test(text))).toEqual([])
      },
    )

    test('a visitor picks a state and sees its lines, and reads that a number is not known', async ({ page }) => {
      await page.goto('/emotional-support')
      await expect(page.getByRole('link', { name: '1-800-799-7233' }).first()).toHaveAttribute('href', 'tel:18007997233')
      await page.getByLabel('State or territory').selectOption('Florida')
      await page.getByRole('button', { name: 'Show its lines' }).click()
      await expect(page.getByRole('link', { name: '1-800-500-1119' })).toBeVisible()
      await expect(page.getByText('against public documents and not by phone. If a number')).toBeVisible()
      await page.getByLabel('State or territory').selectOption('Kentucky')
      await page.getByRole('button', { name: 'Show its lines' }).click()
      await expect(page.getByText('We know no statewide number for certain')).toBeVisible()
    })

    test('the transparency page says what is stored, what a court would get, the principles and the checks', async ({ page }) => {
      await page.goto('/transparency#secure-access')
      for (const id of ['protected-reviews', 'secure-access']) await expect(page.locator(`#${id}`)).toBeVisible()
      await expect(page.getByRole('list', { name: 'Not kept' })).toContainText('your network address (IP)')
      for (const name of ['What a court could get from us', 'Our principles', 'How reviews are checked', 'What became of reviews'])
        await expect(page.getByRole('heading', { name })).toBeVisible()
      await expect(page.getByText(/^Check C\d, version \d+$/)).toHaveCount(9)
    })
  })
}

test('a lost reply and a second press make one ticket', { tag: '@once' }, async ({ page }) => {
  await page.goto('/support')
  await fill(page)
  let lost = 0
  await page.route('**/api/support', async (route) => {
    const reply = await route.fetch()
    if (lost++ === 0) await route.abort()
    else await route.fulfill({ response: reply })
  })
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('alert')).toContainText('What you typed is still here')
  const before = tickets('list').match(/^[2-9A-Z]{4}-[2-9A-Z]{4}/gm) ?? []
  await page.getByRole('button', { name: 'Send question' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your question has arrived' })).toBeVisible()
  expect(before).toContain(await valueOf(page, 'Ticket number'))
})

test(
  'a safety plan is sent nowhere and stored nowhere, prints alone, and is gone after a reload or a visit elsewhere',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('/emotional-support', { waitUntil: 'networkidle' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const field = page.getByLabel('How I get out, and where I go')
    await field.pressSequentially('zyxplan: the back door, then to R.')
    await field.press('Enter')
    await field.pressSequentially('second line')
    await page.evaluate(() => {
      window.print = () => {
        const printed = [...document.querySelectorAll('main section')].filter((part) => !part.classList.contains('no-print'))
        document.documentElement.dataset['printed'] = printed.map(({ id }) => id).join(' ')
      }
    })
    await page.getByRole('button', { name: 'Print the plan' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'plan')
    expect(asked).toEqual([])

    // On paper the words are printed in full, and not cut off by a box.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#plan').getByText('zyxplan')).toBeVisible()
    await expect(field).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))
    expect(stored).not.toContain('zyxplan')
    expect(await context.cookies()).toEqual([])

    // To pick a state leaves the plan where it is.
    await page.getByLabel('State or territory').selectOption('Texas')
    await page.getByRole('button', { name: 'Show its lines' }).click()
    await expect(page.getByRole('heading', { name: 'Texas' })).toBeVisible()
    await expect(field).toHaveValue(/zyxplan/)
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/api/crisis-lines/TX'])

    await page.reload()
    await expect(field).toHaveValue('')
    await field.fill('zyxplan again')
    await page.getByRole('link', { name: 'Support', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('How I get out, and where I go')).toHaveValue('')
  },
)

test('the entries of a plan can be cleared at once', { tag: '@once' }, async ({ page }) => {
  await page.goto('/emotional-support')
  const field = page.getByLabel('What helps me through a bad hour')
  await field.fill('zyxplan')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(field).toHaveValue('')
  expect(await page.locator('main').innerHTML()).not.toContain('zyxplan')
})

test('axe finds nothing on a refused question, a ticket, and an answer', async ({ page }) => {
  await page.goto('/support')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectNoBarriers(page)
  await fill(page)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'Your question has arrived' })).toBeFocused()
  await expectNoBarriers(page)
  await lookUp(page, await valueOf(page, 'Ticket number'), await valueOf(page, 'Your four words'))
  await expect(page.getByText('It waits for an answer.')).toBeVisible()
  await expectNoBarriers(page)
})
