import { expect, test } from 'vitest'
import { ask, holder, lenas, putLena, type Somebody, somebody } from '#test/support/claims.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { world } from '#test/support/world.ts'
import { jobs } from './jobs.ts'

type Court = Awaited<ReturnType<typeof world>>
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

const addressOf = async ({ database: { owner } }: Court, { account }: Somebody) =>
  (await owner.selectFrom('account').select('email').where('id', '=', account).executeTakeFirstOrThrow()).email

async function withPaper(court: Court) {
  const lena = await somebody(court)
  const { id } = await ask(lena, await putLena(court), { way: 'paper', barNumber: '24031877', note: 'My bar card.' })
  await lena.post(`/api/claims/${id}/files`, { content: png })
  const mod = await somebody(court, { roles: ['moderator'] })
  const decide = (payload: object) => mod.post(`/api/desk/claims/${id}/decision`, payload)
  return { lena, id, mod, decide, mails: async () => mailsTo(court, await addressOf(court, lena)) }
}

test('whose claim is granted is told so by mail, without whose page it is, who decided, or what was shown', async () => {
  const court = await world()
  const { decide, mails, mod } = await withPaper(court)
  expect(await mails()).toEqual([])
  await decide({ decision: 'grant', reason: 'The card fits.' })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.body).toContain('Your claim was granted.')
  for (const word of ['Lena', 'Brandt', '24031877', 'bar card', 'The card fits.', await addressOf(court, mod)])
    expect(`${mail!.subject} ${mail!.body}`).not.toContain(word)
  // Decided once, told once.
  expect((await decide({ decision: 'grant' })).statusCode).toBe(409)
  expect(await mails()).toHaveLength(1)
})

test('whose claim is refused, or taken back later, reads the reason in the mail', async () => {
  const court = await world()
  const refused = await withPaper(court)
  await refused.decide({ decision: 'refuse', reason: 'The card has expired.' })
  expect((await refused.mails()).map(({ body }) => body)).toEqual([expect.stringContaining('The card has expired.')])

  const lena = await holder(court, await putLena(court))
  await refused.mod.post(`/api/desk/claims/${lena.claim}/revoke`, { reason: 'The page is about another person.' })
  const told = (await mailsTo(court, await addressOf(court, lena))).map(({ body }) => body)
  expect(told).toEqual([expect.stringContaining('The page is about another person.')])
})

test('a claim for somebody else is refused with a sentence, mails no code, and is counted twice: by rule and by call', async () => {
  const court = await world()
  const professional = await putLena(court)
  const tom = await somebody(court)
  const reply = await tom.post('/api/claims', { professional, ...lenas, barNumber: '99999999' })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { detail: { field: 'barNumber' } }])
  expect(reply.json<{ message: string }>().message).toContain('Nobody can claim a page for somebody else.')
  const stranger = await tom.post('/api/claims', { professional, ...lenas, email: 'lena.brandt@mail.example' })
  expect([stranger.statusCode, stranger.json()]).toMatchObject([400, { detail: { field: 'email' } }])
  expect(await mailsTo(court, lenas.email)).toEqual([])
  const { owner } = court.database
  expect(await owner.selectFrom('claim').select('id').execute()).toEqual([])
  expect(await owner.selectFrom('claim_refusal').select(['reason', 'n']).orderBy('reason').execute()).toEqual([
    { reason: 'bar_number', n: 1 },
    { reason: 'domain', n: 1 },
  ])
  await court.app.close()
  expect(await owner.selectFrom('refusal_day').select(['call', 'status', 'n']).execute()).toEqual([
    { call: 'claims.ask', status: 400, n: 2 },
  ])
})

test('a claim that ended goes after three years with its steps; one that holds its page stays', async () => {
  const court = await world()
  const refused = await withPaper(court)
  await refused.decide({ decision: 'refuse', reason: 'The card has expired.' })
  const lena = await holder(court, await putLena(court))
  const { owner } = court.database
  const [job] = jobs({ owner, clock: () => court.clock.now })
  const states = async () => (await owner.selectFrom('claim').select('state').execute()).map(({ state }) => state).toSorted()
  court.clock.now += (3 * 365 - 1) * 24 * 3_600_000
  await job!.run()
  expect(await states()).toEqual(['granted', 'refused'])
  court.clock.now += 3 * 24 * 3_600_000
  await job!.run()
  expect(await owner.selectFrom('claim').select(['id', 'state']).execute()).toEqual([{ id: lena.claim, state: 'granted' }])
  expect(await owner.selectFrom('claim_step').select('claim_id').where('claim_id', '=', refused.id).execute()).toEqual([])
})
