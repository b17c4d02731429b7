import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import type { Mail } from '#accounts/outbox/contract.ts'

export interface Newcomer {
  email: string
  password: string
}

async function post(request: APIRequestContext, url: string, data: object, headers: Record<string, string> = {}) {
  const reply = await request.post(url, { data, headers })
  expect(reply.status(), `${url}: ${await reply.text()}`).toBe(200)
}

/** A new session for the browser that these requests belong to. */
export const beginSession = (request: APIRequestContext, { email, password }: Newcomer) =>
  post(request, '/api/auth/sign-in/email', { email, password })

/** A session is given on for so long: an act of the staff asks who it is once ten minutes are over. Milliseconds. */
const givenOnFor = 4 * 60_000
/** The sessions of the ready accounts that this worker has begun. */
const sessions = new Map<string, { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; since: number }>()

/** Whether an earlier test's session of theirs is still good here: that one may have signed out. */
async function goesOn(context: BrowserContext, email: string): Promise<boolean> {
  const session = sessions.get(email)
  if (session === undefined || Date.now() - session.since > givenOnFor) return false
  await context.addCookies(session.cookies)
  return (await context.request.get('/api/auth/user')).status() === 200
}

/** The page that leads in runs: a press before that goes nowhere. */
const isInside = (page: Page) => expect(page.locator('html[data-runs] [data-inside]')).toBeAttached()

/** A session of one of the ready accounts of the demonstration, for a browser that has opened no page yet; an earlier test of this worker may have begun it. */
export async function sessionOf(context: BrowserContext, email: string) {
  if (await goesOn(context, email)) return
  await beginSession(context.request, { email, password: demoPassword })
  sessions.set(email, { cookies: await context.cookies(), since: Date.now() })
}

/**
 * One of the ready accounts of the demonstration, signed in and at a page.
 * @param address where the test begins: the start page, which is the dearest of all, is opened only where it is asked for
 */
export async function signInAs(page: Page, email: string, address = '/') {
  await sessionOf(page.context(), email)
  await page.goto(address)
  await isInside(page)
}

/** The same, with a session of its own, as a person does it. */
export async function signInByForm(page: Page, email: string) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/$/)
  await isInside(page)
}

/**
 * A network of its own, as a header (the server trusts one proxy here): sign-ups and invitations from one network are limited to
 * so many in an hour, and the journeys of both widths run within one.
 */
export function fromElsewhere(): Record<string, string> {
  const byte = () => Math.floor(Math.random() * 256)
  return { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }
}

/** Someone with an account of their own, whose address is confirmed by the mail in the outbox, and who has not signed in yet. */
export async function newPerson(request: APIRequestContext): Promise<Newcomer> {
  const email = `${randomUUID()}@people.example`
  const password = 'seven plain words make one long password'
  const elsewhere = fromElsewhere()
  await post(request, '/api/auth/sign-up/email', { email, password, firstName: 'Nia', lastName: 'Cole' }, elsewhere)
  let token: string | null = null
  await expect(async () => {
    const { mails } = (await (await request.get('/api/outbox')).json()) as { mails: Mail[] }
    const link = mails.find(({ to }) => to === email)?.pieces.find((piece) => piece.link !== null)?.link ?? ''
    token = new URL(link, 'http://localhost').searchParams.get('token')
    expect(token).not.toBeNull()
  }).toPass()
  await post(request, '/api/auth/verify-email', { token, password }, elsewhere)
  return { email, password }
}

/** Accepts what stands, as the dialog of the terms does. */
export async function acceptTerms(request: APIRequestContext) {
  const versions = (await (await request.get('/api/terms/versions')).json()) as { documentType: string; version: string }[]
  const agreements = versions.map(({ documentType, version }) => ({ type: documentType, version }))
  await post(request, '/api/terms/accept', { agreements })
}
