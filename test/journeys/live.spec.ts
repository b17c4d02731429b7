import { type Browser, expect, type Page } from '@playwright/test'
import { acceptTerms, beginSession, type Newcomer, newPerson } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

/** The same person on another device: a session of its own. */
async function onAnotherDevice(browser: Browser, person: Newcomer): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beginSession(context.request, person)
  const acknowledgement = { acknowledged: true, timestamp: new Date().toISOString() }
  expect((await context.request.post('/api/legal/simple-acknowledge', { data: acknowledgement })).status()).toBe(200)
  return context.newPage()
}

test(
  'what happens to a case shows on an open page by itself, and that keeps nobody signed in',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { request } = page.context()
    const person = await newPerson(request)
    await beginSession(request, person)
    await acceptTerms(request)
    const data = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
    expect((await request.post('/api/cases', { data })).status()).toBe(200)

    const complaints = watch(page)
    const used: string[] = []
    const read: string[] = []
    page.on('request', (asked) => {
      if (/\/api\/(hearings|answers|cases)/.test(asked.url())) read.push(asked.url())
      if (asked.url().includes('/api/hearings') && asked.headers()['x-background'] === undefined) used.push(asked.url())
    })
    const opened = page.waitForResponse((reply) => reply.url().includes('/api/live?'))
    await page.goto('/court-calendar-tracker')
    await expect(page.getByRole('heading', { name: 'No hearing is coming up' })).toBeVisible()
    const stream = await opened
    expect(stream.headers()['content-type']).toContain('text/event-stream')
    // The address has the case, its position when the server read this page's data, and a random id; nothing about the person.
    expect(new URL(stream.url()).search).toMatch(/^\?case=[0-9a-f-]{36}&after=\d+\.\d+&page=[0-9a-f-]{36}$/)
    await expect(page.locator('html')).not.toContainText('Reconnecting')

    const other = await onAnotherDevice(browser, person)
    // The stream continues from that position: the page does not request data again that the server put into it.
    expect(read).toEqual([])
    await other.goto('/court-calendar-tracker')
    await expect(other.locator('html[data-runs]')).toBeAttached()
    await other.getByRole('button', { name: 'Add a hearing' }).click()
    const form = other.getByRole('dialog')
    await form.getByLabel('Title').fill('Status conference')
    await form.getByLabel('Day', { exact: true }).fill('2031-04-21')
    await form.getByLabel('Begins').fill('09:30')
    await form.getByLabel('Ends').fill('10:30')
    await form.getByRole('button', { name: 'Add the hearing' }).click()
    await expect(page.getByRole('article', { name: 'Status conference' })).toBeVisible()
    // Nobody used this page: its background requests did not prolong the session.
    expect(used).toEqual([])
    expect(complaints).toEqual([])

    await other.context().close()
  },
)
