import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Mail } from '../../src/rooms/outbox/contract.ts'

export interface Newcomer {
  email: string
  password: string
}

/** Somebody with an account of their own, whose address is confirmed by the mail in the outbox, and who has not signed in yet. */
export async function newPerson(request: APIRequestContext): Promise<Newcomer> {
  const email = `${randomUUID()}@people.example`
  const password = 'seven plain words make one long password'
  const post = async (url: string, data: object) => {
    const reply = await request.post(url, { data })
    expect(reply.status(), `${url}: ${await reply.text()}`).toBe(200)
  }
  await post('/api/auth/sign-up/email', { email, password, firstName: 'Nia', lastName: 'Cole' })
  let token: string | null = null
  await expect(async () => {
    const { mails } = (await (await request.get('/api/outbox')).json()) as { mails: Mail[] }
    const link = mails.find(({ to }) => to === email)?.pieces.find((piece) => piece.link !== null)?.link ?? ''
    token = new URL(link, 'http://localhost').searchParams.get('token')
    expect(token).not.toBeNull()
  }).toPass()
  await post('/api/auth/verify-email', { token })
  return { email, password }
}

/** A new session for the browser that these requests belong to. */
export async function beginSession(request: APIRequestContext, { email, password }: Newcomer) {
  const reply = await request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(reply.status()).toBe(200)
}
