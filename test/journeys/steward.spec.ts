import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const root = path.dirname(path.dirname(import.meta.dirname))

/** The keeper of the directory at work on the running server's machine, by the project's own commands. */
function run(script: string, ...args: string[]): string {
  const { webServer } = test.info().config
  return execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...webServer!.env },
    encoding: 'utf8',
  })
}

/** A county of its own for each width, in which one judge is listed without the day on which she began. */
const places = {
  phone: { county: 'Niobrara', name: 'Isolde Fenwarren' },
  desktop: { county: 'Weston', name: 'Imara Fenwarren' },
} as const

function list({ county, name }: { county: string; name: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'steward-'))
  const [csv, map] = [path.join(folder, 'roster.csv'), path.join(folder, 'roster.json')]
  writeFileSync(csv, `Seat,Judge,Court,County\nS-1,${name},Fenwarren Family Court,${county}\n`)
  writeFileSync(
    map,
    JSON.stringify({
      source: {
        id: `steward-${county.toLowerCase()}`,
        title: `Roster of ${county}`,
        publisher: 'Written for the tests',
        licence: 'part of the project',
        edition: '2026-01-31',
      },
      columns: { key: 'Seat', name: 'Judge', court: 'Court', county: 'County' },
      values: { role: 'judge', kind: 'judge', title: 'Judge', state: 'WY', basis: 'elected' },
    }),
  )
  run('directory', 'import', 'csv', csv, '--map', map)
}

const began = (page: Page) => page.getByRole('row', { name: /^Since when/ })

/** The figures follow the directory within a minute or so: the page is opened again until this one stands there. */
async function untilIt(page: Page, address: string, says: string) {
  await expect(async () => {
    await page.goto(address)
    await expect(began(page)).toContainText(says, { timeout: 2_000 })
  }).toPass({ timeout: 150_000, intervals: [2_000] })
}

test(
  'a data steward finds a gap, a visitor names what is right, the desk checks it, and the figure changes',
  { tag: '@once' },
  async ({ page, browser }, { project }) => {
    test.setTimeout(420_000)
    const place = places[project.name as keyof typeof places]
    const county = `/data-quality?state=WY&county=${place.county}`
    list(place)
    await signInAs(page, 'ben@demo.test')
    await untilIt(page, county, '0 of 1')
    await expectNoBarriers(page)
    await began(page)
      .getByRole('link', { name: /without it: show the people/ })
      .click()
    const mend = page.getByRole('link', { name: `Report a correction for ${place.name}` })
    const address = await mend.getAttribute('href')

    // A person who is on the page that it leads to needs no account.
    const visitor = await (await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })).newPage()
    await visitor.goto(address!)
    await visitor.getByLabel('What is wrong?').selectOption({ label: 'Something else' })
    await visitor.getByLabel('What is right?').fill('2014-11')
    await visitor.getByLabel('Where can it be checked?').fill('The order of appointment, on the page of the court')
    await expectNoBarriers(visitor)
    await visitor.getByRole('button', { name: 'Send for checking' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you. We have it.' })).toBeVisible()
    const number = await visitor.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()

    const id = new URL(address!, 'http://localhost').searchParams.get('correct')!
    const waiting = run('suggestions', 'list')
      .split('\n')
      .find((line) => line.includes(id))!
    const [suggestion] = waiting.split(' ')
    expect(run('suggestions', 'show', suggestion!)).toContain('2014-11')
    run('suggestions', 'accept', suggestion!, '--field', 'elected_on', '--position', '1', '--reason', 'The court confirms it.')

    await visitor.getByLabel('Your number').fill(number)
    await visitor.getByRole('button', { name: 'Look it up' }).click()
    await expect(visitor.getByRole('heading', { name: 'Checked and taken over.' })).toBeVisible()
    await expect(visitor.getByText('The court confirms it.')).toBeVisible()
    await visitor.getByRole('link', { name: 'Open the page' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
    // What it was a minute ago is still at hand in this browser.
    await visitor.reload()
    await expect(visitor.getByText('Suggested by a visitor, checked by us').first()).toBeVisible()
    await visitor.context().close()

    await untilIt(page, county, '1 of 1')
    await expect(began(page).getByRole('link', { name: /without it/ })).toHaveCount(0)
    await expectNoBarriers(page)
  },
)
