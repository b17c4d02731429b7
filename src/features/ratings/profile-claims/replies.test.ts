import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { holder, putLena, claimUser } from '#test/support/claims.ts'
import { putPublished, times } from '#test/support/published.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Own } from './contract.ts'
import { jobs } from './jobs.ts'

const kind = 'Thank you for writing. The rules of my profession keep me from speaking about any matter. I read every rating.'
const revised = 'Thank you for writing. I have changed how my office answers calls: within two working days, by a person.'
const priced = 'A flat fee of $1,500 covers the first hearing. It is printed on the sheet that everybody gets on the first visit.'

async function held(backend: TestApp, ratings = 2) {
  const professional = await putLena(backend)
  const { owner } = backend.database
  await putPublished(owner, professional, times(ratings, { part: 'client', criteria: { understood: 4, knowledge: 4, communication: 4 } }))
  const reviews = (await owner.selectFrom('review').select('id').where('professional_id', '=', professional).orderBy('id').execute()).map(
    ({ id }) => id,
  )
  const lena = await holder(backend, professional)
  const say = (review: string | null, text: string, key?: string) => lena.post(`/api/claims/${lena.claim}/replies`, { review, text }, key)
  const own = async () => (await lena.get(`/api/claims/${lena.claim}/replies`)).json<{ replies: Own[] }>().replies
  const publicPage = async () =>
    (await backend.app.inject(`/api/professionals/${professional}/reviews`)).json<{
      items: { id: string; reply: { text: string; month: string } | null }[]
      statement: { text: string; month: string } | null
      scores: unknown[]
    }>()
  return { professional, reviews, lena, say, own, publicPage, owner }
}

test('everyone sees a reply and a statement with the month alone, in both lists', async () => {
  const backend = await testApp()
  const { reviews, say, publicPage, lena } = await held(backend)
  const before = await publicPage()
  expect((await say(reviews[0]!, kind)).json()).toEqual({ became: 'published', findings: [] })
  expect((await say(null, revised)).json()).toMatchObject({ became: 'published' })
  const after = await publicPage()
  expect(after.statement).toEqual({ text: revised, month: '2026-03' })
  expect(after.items.find(({ id }) => id === reviews[0])!.reply).toEqual({ text: kind, month: '2026-03' })
  expect(after.items.find(({ id }) => id === reviews[1])!.reply).toBeNull()
  expect(after.scores).toEqual(before.scores)
  const latest = await backend.app.inject('/api/reviews')
  expect(latest.json<{ items: { id: string; reply: unknown }[] }>().items.find(({ id }) => id === reviews[0])!.reply).toEqual({
    text: kind,
    month: '2026-03',
  })
  expect(latest.body).not.toContain(lena.claim)
})

test('each rating has one reply: a new text replaces the earlier one, which stays stored unchanged', async () => {
  const backend = await testApp()
  const { reviews, say, own, publicPage, owner } = await held(backend)
  await say(reviews[0]!, kind)
  await say(reviews[0]!, revised)
  expect((await publicPage()).items.find(({ id }) => id === reviews[0])!.reply!.text).toBe(revised)
  expect(await own()).toMatchObject([{ review: reviews[0], versions: 2, shown: { text: revised }, held: null, refused: null }])
  const versions = await owner.selectFrom('reply_version').select(['version', 'body', 'state']).orderBy('version').execute()
  expect(versions).toEqual([
    { version: 1, body: kind, state: 'replaced' },
    { version: 2, body: revised, state: 'published' },
  ])
  await expect(backend.database.accounts.updateTable('reply_version').set({ body: revised }).execute()).rejects.toThrow('permission denied')
})

test('a reply sent twice with one key is stored once; one key with other words is refused', async () => {
  const backend = await testApp()
  const { reviews, say, own } = await held(backend)
  const key = randomUUID()
  const both = await Promise.all([say(reviews[0]!, kind, key), say(reviews[0]!, kind, key)])
  expect(both.map((reply) => reply.json())).toEqual([
    { became: 'published', findings: [] },
    { became: 'published', findings: [] },
  ])
  expect(await own()).toMatchObject([{ versions: 1 }])
  expect((await say(reviews[0]!, revised, key)).statusCode).toBe(422)
  expect(await own()).toMatchObject([{ versions: 1 }])
})

test.each([
  ['who wrote it', 'I know exactly who you are, and so does everybody at the courthouse. I will remember this.'],
  ['who wrote it, in look-alike letters', 'I kn\u043ew ex\u0430ctly wh\u043e y\u043eu are, and so does everybody at the courthouse here.'],
  ['a client', 'My client wanted things that no court would ever order, and I said so at the time to everybody.'],
  ['a case number', 'Whoever wants to know what happened can read file 23-FL-004512 at the clerk of the court any weekday.'],
  ['a child', 'I wish little Tyler all the best and hope that he will read this one day when he is grown up himself.'],
])('a reply that tells %s is not kept', async (_, text) => {
  const backend = await testApp()
  const { reviews, say, publicPage, owner } = await held(backend)
  const reply = (await say(reviews[0]!, text)).json<{ became: string; findings: { span: number[] }[] }>()
  expect(reply.became).toBe('needs_edit')
  expect(reply.findings.length).toBeGreaterThan(0)
  expect((await publicPage()).items.every(({ reply: said }) => said === null)).toBe(true)
  expect(await owner.selectFrom('reply_version').select('version').execute()).toEqual([])
})

test('a text that is too short, too long, or has invisible characters is refused at its field', async () => {
  const backend = await testApp()
  const { reviews, say } = await held(backend)
  for (const text of ['Thank you.', 'a'.repeat(1501), `${kind}\u202e`])
    expect((await say(reviews[0]!, text)).json()).toMatchObject({ code: 'invalid' })
  expect((await say(reviews[0]!, 'a'.repeat(1024 * 1024))).statusCode).toBe(413)
})

test('a text with an amount waits for a moderator: the earlier text stays until the new one is published, and a refusal says why', async () => {
  const backend = await testApp()
  const { reviews, say, own, publicPage } = await held(backend)
  const mod = await claimUser(backend, { roles: ['moderator'] })
  await say(reviews[0]!, kind)
  expect((await say(reviews[0]!, priced)).json()).toMatchObject({ became: 'held', findings: [{ check: 'R4' }] })
  const said = async () => (await publicPage()).items.find(({ id }) => id === reviews[0])!.reply!.text
  expect(await said()).toBe(kind)
  const [waits] = (await mod.get('/api/desk/claims')).json<{
    replies: { id: string; version: number; text: string; findings: unknown[] }[]
  }>().replies
  expect(waits).toMatchObject({ version: 2, text: priced, findings: [{ check: 'R4' }, { check: 'R4' }].slice(0, 1) })
  const judge = (decision: string, reason?: string, version = waits!.version) =>
    mod.post(`/api/desk/replies/${waits!.id}/decision`, { version, decision, ...(reason && { reason }) })
  expect((await judge('refuse')).json()).toMatchObject({ detail: { field: 'reason' } })
  expect((await judge('refuse', 'Fees are a matter between you and a client.')).json()).toEqual({ done: true })
  expect((await judge('publish')).statusCode).toBe(409)
  expect(await said()).toBe(kind)
  expect(await own()).toMatchObject([
    { shown: { text: kind }, refused: { text: priced, reason: 'Fees are a matter between you and a client.' } },
  ])

  await say(reviews[0]!, priced)
  expect((await judge('publish', undefined, 3)).json()).toEqual({ done: true })
  expect(await said()).toBe(priced)
})

test('a withdrawn reply is no longer shown, and can be written again', async () => {
  const backend = await testApp()
  const { reviews, say, publicPage, lena } = await held(backend)
  await say(reviews[0]!, kind)
  const takeBack = () => lena.post(`/api/claims/${lena.claim}/replies/withdraw`, { review: reviews[0] })
  expect((await takeBack()).json()).toEqual({ done: true })
  expect((await publicPage()).items.every(({ reply }) => reply === null)).toBe(true)
  expect((await takeBack()).statusCode).toBe(404)
  expect((await say(reviews[0]!, revised)).json()).toMatchObject({ became: 'published' })
})

test('only a rating on the profile that they hold can be replied to', async () => {
  const backend = await testApp()
  const { say, owner } = await held(backend)
  const elsewhere = await putLena(backend, {})
  await putPublished(owner, elsewhere, [{ part: 'client' }])
  const { id } = await owner.selectFrom('review').select('id').where('professional_id', '=', elsewhere).executeTakeFirstOrThrow()
  for (const review of [id, randomUUID()]) expect((await say(review, kind)).statusCode).toBe(404)
})

test('a claim that is revoked while the page is open: nothing more can be sent, and the replies are not shown', async () => {
  const backend = await testApp()
  const { reviews, say, publicPage, lena } = await held(backend)
  const mod = await claimUser(backend, { roles: ['moderator'] })
  await say(reviews[0]!, kind)
  await say(null, revised)
  expect((await mod.post(`/api/desk/claims/${lena.claim}/revoke`, { reason: 'It was somebody else.' })).json()).toEqual({ done: true })
  const refused = await say(reviews[1]!, kind)
  expect(refused.statusCode).toBe(410)
  expect(refused.json()).toMatchObject({
    message: 'This claim was taken back on 2026-03-12. Nothing was sent. The reason stands with your claim.',
  })
  const after = await publicPage()
  expect(after.statement).toBeNull()
  expect(after.items.every(({ reply }) => reply === null)).toBe(true)
  expect(after.items).toHaveLength(2)
})

test('a reply that is sent and withdrawn at the same time ends up not shown', async () => {
  const backend = await testApp()
  const { reviews, say, publicPage, lena } = await held(backend)
  const mod = await claimUser(backend, { roles: ['moderator'] })
  await Promise.all([
    say(reviews[0]!, kind),
    mod.post(`/api/desk/claims/${lena.claim}/revoke`, { reason: 'It was somebody else.' }),
    say(reviews[1]!, kind),
  ])
  expect((await publicPage()).items.every(({ reply }) => reply === null)).toBe(true)
})

test('withdrawing a rating also removes its reply', async () => {
  const backend = await testApp()
  const { reviews, say, owner } = await held(backend)
  for (const review of reviews) await say(review, kind)
  await owner.deleteFrom('review_event').where('review_id', '=', reviews[0]!).execute()
  await owner.deleteFrom('review').where('id', '=', reviews[0]!).execute()
  for (const job of jobs({ owner, clock: Date.now })) await job.run()
  expect(await owner.selectFrom('reply').select('review_id').execute()).toEqual([{ review_id: reviews[1] }])
})
