import { expect, test } from 'vitest'
import { ask, holder, lenas, putLena, type ClaimUser, claimUser } from '#test/support/claims.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'

type Court = Awaited<ReturnType<typeof testApp>>
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

const addressOf = async ({ database: { owner } }: Court, { account }: ClaimUser) =>
  (await owner.selectFrom('account').select('email').where('id', '=', account).executeTakeFirstOrThrow()).email

async function withPaper(backend: Court) {
  const lena = await claimUser(backend)
  const { id } = await ask(lena, await putLena(backend), { way: 'paper', barNumber: '24031877', note: 'My bar card.' })
  await lena.post(`/api/claims/${id}/files`, { content: png })
  const mod = await claimUser(backend, { roles: ['moderator'] })
  const decide = (payload: object) => mod.post(`/api/desk/claims/${id}/decision`, payload)
  return { lena, id, mod, decide, mails: async () => mailsTo(backend, await addressOf(backend, lena)) }
}

test('the mail about a granted claim does not name the profile, the moderator or the evidence', async () => {
  const backend = await testApp()
  const { decide, mails, mod } = await withPaper(backend)
  expect(await mails()).toEqual([])
  await decide({ decision: 'grant', reason: 'The card fits.' })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.body).toContain('Your claim was granted.')
  for (const word of ['Lena', 'Brandt', '24031877', 'bar card', 'The card fits.', await addressOf(backend, mod)])
    expect(`${mail!.subject} ${mail!.body}`).not.toContain(word)
  // A second decision is refused, and mails nothing.
  expect((await decide({ decision: 'grant' })).statusCode).toBe(409)
  expect(await mails()).toHaveLength(1)
})

test('the mail about a claim that is refused or later revoked has the reason', async () => {
  const backend = await testApp()
  const refused = await withPaper(backend)
  await refused.decide({ decision: 'refuse', reason: 'The card has expired.' })
  expect((await refused.mails()).map(({ body }) => body)).toEqual([expect.stringContaining('The card has expired.')])

  const lena = await holder(backend, await putLena(backend))
  await refused.mod.post(`/api/desk/claims/${lena.claim}/revoke`, { reason: 'The page is about another person.' })
  const mails = (await mailsTo(backend, await addressOf(backend, lena))).map(({ body }) => body)
  expect(mails).toEqual([expect.stringContaining('The page is about another person.')])
})

test('a claim of another person’s profile is refused with a sentence, mails no code, and is counted twice: by rule and by call', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  const tom = await claimUser(backend)
  const reply = await tom.post('/api/claims', { professional, ...lenas, barNumber: '99999999' })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { detail: { field: 'barNumber' } }])
  expect(reply.json<{ message: string }>().message).toContain('Nobody can claim a page for somebody else.')
  const stranger = await tom.post('/api/claims', { professional, ...lenas, email: 'lena.brandt@mail.example' })
  expect([stranger.statusCode, stranger.json()]).toMatchObject([400, { detail: { field: 'email' } }])
  expect(await mailsTo(backend, lenas.email)).toEqual([])
  const { owner } = backend.database
  expect(await owner.selectFrom('claim').select('id').execute()).toEqual([])
  expect(await owner.selectFrom('claim_refusal').select(['reason', 'n']).orderBy('reason').execute()).toEqual([
    { reason: 'bar_number', n: 1 },
    { reason: 'domain', n: 1 },
  ])
  await backend.app.close()
  expect(await owner.selectFrom('refusal_day').select(['call', 'status', 'n']).execute()).toEqual([
    { call: 'claims.ask', status: 400, n: 2 },
  ])
})

test('a claim that ended is deleted after three years with its steps; one that still holds its profile stays', async () => {
  const backend = await testApp()
  const refused = await withPaper(backend)
  await refused.decide({ decision: 'refuse', reason: 'The card has expired.' })
  const lena = await holder(backend, await putLena(backend))
  const { owner } = backend.database
  const [job] = jobs({ owner, clock: () => backend.clock.now })
  const states = async () => (await owner.selectFrom('claim').select('state').execute()).map(({ state }) => state).toSorted()
  backend.clock.now += (3 * 365 - 1) * 24 * 3_600_000
  await job!.run()
  expect(await states()).toEqual(['granted', 'refused'])
  backend.clock.now += 3 * 24 * 3_600_000
  await job!.run()
  expect(await owner.selectFrom('claim').select(['id', 'state']).execute()).toEqual([{ id: lena.claim, state: 'granted' }])
  expect(await owner.selectFrom('claim_step').select('claim_id').where('claim_id', '=', refused.id).execute()).toEqual([])
})
