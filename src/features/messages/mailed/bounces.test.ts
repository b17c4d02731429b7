import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { awayReply, bounceReport } from '#ports/mail/bounce-reports.testing.ts'
import { bySmtp } from '#ports/mail/smtp.ts'
import { alone, leavesOf, mailedOf, writes } from '#test/support/alone.ts'
import { mailServer } from '#test/support/mail.ts'
import { seededRandom } from '#test/support/random.ts'
import { testApp } from '#test/support/test-app.ts'
import { noteAnswers } from './bounces.ts'

const secret = 'b'.repeat(40)
const env = { BOUNCE_ADDRESS: 'bounces@court.example', BOUNCE_SECRET: secret }

/** Ana's message on its way to Ben by a real mail server, from which what it says is noted. */
async function sending(answers: readonly number[] = []) {
  const [backend, server] = [await testApp({ env }), await mailServer()]
  server.answers.push(...answers)
  const { database, clock, app } = backend
  const now = () => clock.now
  const settings = { url: server.url, from: 'no-reply@court.example', bounceAddress: env.BOUNCE_ADDRESS }
  const mail = bySmtp({ owner: database.owner, clock: now, random: seededRandom(9) }, settings)
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: now })
  const a = await alone(backend)
  await a.give(a.email)
  const id = await writes(backend, a)
  return {
    ...backend,
    backend,
    a,
    id,
    server,
    deliver: () => mail.deliver(),
    note: () => noteAnswers({ cases, clock: now, mail }),
    mailed: () => mailedOf(a, id),
    verbs: async () => (await leavesOf(backend, a.caseId)).map(({ verb }) => verb),
    /** Hands a mail in as a mail server does. */
    hands: async (text: string, bearer = secret) =>
      app.inject({
        method: 'POST',
        url: '/api/mail/bounces',
        payload: text,
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bearer}` },
      }),
  }
}
type Sent = Awaited<ReturnType<typeof sending>>
const returnPath = ({ server }: Sent) => server.received.at(-1)!.envelope.from
const result = async (reply: ReturnType<Sent['hands']>) => (await reply).json<{ result: string }>().result

test('not taken, tried again, accepted, bounced: each with its code and time, once, and none is a first view', async () => {
  const it = await sending([451, 451])
  const times: string[] = []
  const turn = async () => {
    await it.deliver()
    await it.note()
    times.push(new Date(it.clock.now).toISOString())
  }
  await turn()
  expect(await it.mailed()).toMatchObject({ delayedAt: times[0], delayedCode: '451', acceptedAt: null })
  it.clock.now += 60_000
  await turn()
  it.clock.now += 120_000
  await turn()
  expect(await it.mailed()).toMatchObject({ delayedAt: times[0], acceptedAt: times[2], acceptedCode: '250', refusedAt: null })
  it.clock.now += 60_000
  const report = bounceReport({ to: returnPath(it) })
  expect(await result(it.hands(report))).toBe('bounced')
  const at = new Date(it.clock.now).toISOString()
  it.clock.now += 60_000
  expect(await result(it.hands(report))).toBe('duplicate')
  expect(await it.mailed()).toMatchObject({ bouncedAt: at, bounceStatus: '5.1.1', openedAt: null })
  expect(await it.verbs()).toEqual(['mailed.queue', 'mailed.delay', 'mailed.accept', 'mailed.bounce'])
  // No text of a mail server stands anywhere: it may name the address.
  expect(JSON.stringify(await leavesOf(it.backend, it.a.caseId))).not.toMatch(/elsewhere\.example|User unknown/)
  const { messages } = (await it.a.ana.inject(`/api/messages/threads/${it.id}?case=${it.a.caseId}`)).json()
  expect(messages[0].to).toMatchObject([{ firstViewedAt: null }])
})

test('refused for good is said with its code, and its mail lies nowhere any more', async () => {
  const it = await sending([550])
  await it.deliver()
  await it.note()
  expect(await it.mailed()).toMatchObject({ refusedCode: '550', acceptedAt: null, bouncedAt: null })
  expect(await it.database.owner.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('killed between the mail server and the note of it, a mail is accepted once', async () => {
  const it = await sending()
  await it.deliver()
  // The process that noted it was killed; another goes on.
  expect(await it.mailed()).toMatchObject({ acceptedAt: null })
  await Promise.all([it.note(), it.note()])
  await it.deliver()
  await it.note()
  expect(it.server.received).toHaveLength(1)
  expect(await it.verbs()).toEqual(['mailed.queue', 'mailed.accept'])
})

test('a report that is faster than the note finds its mail accepted first', async () => {
  const it = await sending()
  await it.deliver()
  expect(await result(it.hands(bounceReport({ to: returnPath(it) })))).toBe('bounced')
  expect(await it.verbs()).toEqual(['mailed.queue', 'mailed.accept', 'mailed.bounce'])
})

test('a report about a mail that no mail server took notes nothing, and is to be sent again', async () => {
  const it = await sending()
  const { return_token: token } = await it.database.owner.selectFrom('outbox').select('return_token').executeTakeFirstOrThrow()
  const reply = await it.hands(bounceReport({ envelopeId: token! }))
  expect([reply.statusCode, reply.json()]).toEqual([409, { result: 'not_sent' }])
  expect(await it.verbs()).toEqual(['mailed.queue'])
})

test('what is no bounce of one of our mails notes nothing', async () => {
  const it = await sending()
  await it.deliver()
  await it.note()
  const to = returnPath(it)
  const forged = to.replace(/\+.{4}/, '+0000')
  for (const [text, said] of [
    [bounceReport({ to: forged }), 'unknown'],
    [bounceReport({ to: 'bounces@court.example' }), 'unknown'],
    [bounceReport({ to, action: 'delayed', status: '4.4.1' }), 'delayed'],
    [bounceReport({ to, action: 'delivered', status: '2.0.0' }), 'no_failure'],
    [awayReply(to), 'no_report'],
    [bounceReport({ to, type: 'multipart/report; report-type=feedback-report; boundary="part"' }), 'no_report'],
    ['', 'no_report'],
    ['{"bounce": true}', 'no_report'],
  ] as const)
    expect([text.slice(0, 40), await result(it.hands(text))]).toEqual([text.slice(0, 40), said])
  expect(await it.mailed()).toMatchObject({ bouncedAt: null })
  expect(await it.verbs()).toEqual(['mailed.queue', 'mailed.accept'])
})

test('reports are taken with the secret alone, of a size that reports have, and not at all without a setting', async () => {
  const it = await sending()
  await it.deliver()
  await it.note()
  const report = bounceReport({ to: returnPath(it) })
  expect((await it.hands(report, 'b'.repeat(39))).statusCode).toBe(401)
  expect((await it.app.inject({ method: 'POST', url: '/api/mail/bounces', payload: report })).statusCode).toBe(401)
  expect((await it.hands(report + 'x'.repeat(600_000))).statusCode).toBe(413)
  expect(await it.mailed()).toMatchObject({ bouncedAt: null })
  const without = await testApp()
  const reply = await without.app.inject({
    method: 'POST',
    url: '/api/mail/bounces',
    payload: report,
    headers: { authorization: 'Bearer ' },
  })
  expect(reply.statusCode).toBe(404)
})
