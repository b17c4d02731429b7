import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { acceptTerms, beginSession, fromElsewhere, newPerson } from './sign-in.ts'

/** Opens a page and waits until it runs. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()
}

export async function posted<T>(request: APIRequestContext, url: string, data: object = {}): Promise<T> {
  const reply = await request.post(url, { data, headers: fromElsewhere() })
  expect(reply.status(), `${url}: ${await reply.text()}`).toBe(200)
  return reply.json() as Promise<T>
}

const zone = 'America/New_York'
/** `YYYY-MM-DDTHH:MM` on the clock of the family's zone, so many days from now. */
export function onTheWall(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return parts.replace(' ', 'T')
}
export const dayAt = (days: number) => onTheWall(days).slice(0, 10)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface Asked {
  caseId: string
  child: string
  request: APIRequestContext
  his: Page
}

/** Ana's case, which Ben has joined, in a browser of his own. */
export async function twoParents(request: APIRequestContext, browser: Browser): Promise<Asked> {
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  const child = await posted<{ id: string }>(request, `/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  const { code } = await posted<{ code: string }>(request, `/api/cases/${caseId}/people/invitations`, {
    role: 'parent',
    name: 'Ben Harlow',
    email: null,
    scopes: [],
    seesPrivate: false,
    from: null,
    to: null,
    until: null,
  })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beginSession(context.request, await newPerson(context.request))
  await acceptTerms(context.request)
  await posted(context.request, '/api/invitations/accept', { code, name: 'Ben Harlow' })
  return { caseId, child: child.id, request, his: await context.newPage() }
}

/** Her attorney, in a browser of her own, who reads the threads that she is given. */
export async function attorneyOf(page: Page, browser: Browser, caseId: string): Promise<Page> {
  const asked = {
    role: 'attorney',
    name: 'Lena Brandt',
    email: null,
    scopes: ['threads'],
    seesPrivate: false,
    from: null,
    to: null,
    until: null,
  }
  const { code } = await posted<{ code: string }>(page.context().request, `/api/cases/${caseId}/people/invitations`, asked)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beginSession(context.request, await newPerson(context.request))
  await acceptTerms(context.request)
  await posted(context.request, '/api/invitations/accept', { code, name: 'Lena Brandt' })
  return context.newPage()
}

/** She asks him for a day so many days from now. */
export const asksFor = ({ request, caseId, child }: Asked, day: number) =>
  posted<{ id: string }>(request, `/api/cases/${caseId}/exchanges/trades`, {
    kind: 'give',
    legs: [{ from: `${inDays(day)}T08:00`, to: `${inDays(day + 1)}T08:00`, children: [child], side: 'A' }],
    reason: 'My sister is in town that day.',
    handover: '',
    respondBy: null,
    send: true,
  })

/** She proposes a schedule to him. */
export async function proposes({ request, caseId }: Asked): Promise<string> {
  const rule = {
    id: 'days',
    layer: 'base',
    children: 'all',
    span: { kind: 'cycle', anchor: inDays(0), nights: 'BA', handover: { at: '18:00', place: 'Library' } },
  }
  const draft = { title: 'Day by day', basis: 'agreed', orderId: null, effective: inDays(20), rules: [rule], note: '' }
  const { id } = await posted<{ id: string }>(request, `/api/cases/${caseId}/schedule/versions`, draft)
  await posted(request, `/api/cases/${caseId}/schedule/versions/${id}/propose`, { base: null, respondBy: inDays(5) })
  return id
}

/**
 * A case whose children change hands every day at the same time: the next time 27 minutes after `now`, or 28. A schedule makes no
 * exchange before its approval, so none of the past can be shown here; minutes late are counted in exchanges.test.ts.
 */
export async function exchangesDaily(request: APIRequestContext, now: string) {
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const begun = { title: 'Our case', state: 'OH', zone, side: 'A', otherName: 'Ben Harlow' }
  const { caseId } = await posted<{ caseId: string }>(request, '/api/cases', begun)
  await posted(request, `/api/cases/${caseId}/children`, { name: 'Maya', born: null })
  const later = (minutes: number) => new Date(Date.parse(`${now}:00Z`) + minutes * 60_000).toISOString()
  // At midnight no child changes hands: one minute a day it would be then.
  const due = later(27).includes('T00:00') ? later(28) : later(27)
  const rule = {
    id: 'days',
    layer: 'base',
    children: 'all',
    span: { kind: 'cycle', anchor: due.slice(0, 10), nights: 'BA', handover: { at: due.slice(11, 16), place: 'Library' } },
  }
  const draft = { title: 'Day by day', basis: 'own', orderId: null, effective: dayAt(-3), rules: [rule], note: '' }
  const versions = `/api/cases/${caseId}/schedule/versions`
  const { id } = await posted<{ id: string }>(request, versions, draft)
  const { base } = (await (await request.get('/api/schedule')).json()) as { base: unknown }
  await posted(request, `${versions}/${id}/propose`, { base, respondBy: null })
  return caseId
}
