import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Claim } from '#ratings/profile-claims/contract.ts'
import { mailsTo } from './mailbox.ts'
import { putPerson } from './ratings.ts'
import { putPersonOf, type SignedIn, withCookie } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** Someone of the directory whose website and bar number it knows: an attorney called Lena Brandt. */
export async function putLena(
  { database: { owner } }: Pick<TestApp, 'database'>,
  facts: Readonly<Record<string, string>> = known,
): Promise<string> {
  const id = await putPerson(owner, { name: 'Lena Brandt', role: 'attorney', kind: 'attorney', state: 'TX' })
  for (const [field, value] of Object.entries(facts))
    await owner
      .insertInto('fact')
      .values({ professional_id: id, field, value, source_id: 'rated', source_ref: 'a line', seen_on: '2026-03-01' })
      .execute()
  return id
}
const known = { bar_number: '24 031 877', website: 'https://www.fernhollow.example/team' }

/** Lena's facts: all three agree. */
export const lenas = { way: 'mail', barNumber: '24031877', barState: 'TX', email: 'lena.brandt@fernhollow.example' } as const

/** Someone who is signed in, with the calls of this feature. */
export interface ClaimUser extends Pick<SignedIn, 'inject'> {
  account: string
  post: (url: string, payload?: object, key?: string) => Promise<LightMyRequestResponse>
  get: (url: string) => Promise<LightMyRequestResponse>
}

export async function claimUser(backend: TestApp, standing: Parameters<typeof putPersonOf>[1] = {}): Promise<ClaimUser> {
  const { account, cookie } = await putPersonOf(backend, standing)
  const { inject } = withCookie(backend, cookie)
  const post = (url: string, payload: object = {}, key: string = randomUUID()) =>
    inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })
  return { account, inject, post, get: (url: string) => inject(url) }
}

export async function ask(who: ClaimUser, professional: string, given: object = lenas): Promise<Claim> {
  const reply = await who.post('/api/claims', { professional, ...given })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return reply.json<Claim>()
}

/** The newest code that was mailed to an address. */
export async function codeTo(backend: Pick<TestApp, 'database'>, address: string): Promise<string> {
  const mail = (await mailsTo(backend, address)).at(-1)
  return /^ {4}(\d{4} \d{4})$/m.exec(mail?.body ?? '')![1]!
}

export async function confirm(
  backend: TestApp,
  who: ClaimUser,
  id: string,
  address: string = lenas.email,
): Promise<LightMyRequestResponse> {
  return who.post(`/api/claims/${id}/confirm`, { code: await codeTo(backend, address) })
}

/** Someone who holds Lena's page. */
export async function holder(backend: TestApp, professional: string): Promise<ClaimUser & { claim: string }> {
  const lena = await claimUser(backend)
  const { id } = await ask(lena, professional)
  const done = await confirm(backend, lena, id)
  if (done.json<Claim>().state !== 'granted') throw new Error(done.body)
  return { ...lena, claim: id }
}
