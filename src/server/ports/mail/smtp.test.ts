import { describe, expect, test } from 'vitest'
import { bySmtp } from './smtp.ts'
import { letter, mailSuite } from './suite.ts'
import { bench, mailServer } from '#test/support/mail.ts'

const from = 'no-reply@court.example'
const dayLong = 24 * 3_600_000

mailSuite('SMTP', async () => {
  const [{ database, deps }, server] = await Promise.all([bench(), mailServer()])
  const mail = bySmtp(deps, { url: server.url, from })
  return { mail, app: database.app, left: () => server.received.map((one) => one.mail), leaves: true }
})

async function desk(options: Parameters<typeof mailServer>[0] = {}, patience?: number) {
  const [{ database, clock, deps }, server] = await Promise.all([bench(), mailServer(options)])
  const at = (url: string) => bySmtp(deps, { url, from, ...(patience !== undefined && { patience }) })
  return { app: database.app, clock, server, at, mail: at(server.url) }
}

async function watchedDesk(more: { bounceAddress: string }) {
  const [{ database, clock, deps }, server] = await Promise.all([bench(), mailServer()])
  const at = (settings: object) => bySmtp(deps, { url: server.url, from, ...settings })
  return { app: database.app, owner: database.owner, clock, server, mail: at(more), plain: at({}) }
}

test('a mail goes to its address alone, from ours, and its head tells the day and no hour, program or machine', async () => {
  const { app, mail, server } = await desk()
  await mail.post(app, { ...letter, replyTo: 'somebody@example.org' })
  expect(await mail.deliver()).toEqual({ sent: 1, refused: 0, put_off: 0 })
  const [{ raw, envelope }] = server.received as [(typeof server.received)[0]]
  expect(envelope).toEqual({ from, to: [letter.to] })
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')))
  expect(names.toSorted()).toEqual(
    ['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To'].toSorted(),
  )
  expect(head).toContain('Date: Thu, 12 Mar 2026 12:00:00 +0000')
  expect(head).toMatch(/Message-ID: <[0-9a-f-]{36}@court\.example>/)
})

test('"not now" is tried again after a wait, and then it goes', async () => {
  const { app, clock, mail, server } = await desk()
  server.answers.push(451)
  await mail.post(app, letter)
  expect(await mail.deliver()).toEqual({ sent: 0, refused: 0, put_off: 1 })
  expect(await mail.deliver()).toEqual({ sent: 0, refused: 0, put_off: 1 })
  clock.now += 30_000
  expect(await mail.deliver()).toEqual({ sent: 1, refused: 0, put_off: 0 })
  expect(server.received.map((one) => one.mail)).toEqual([letter])
  expect(await mail.list(10)).toEqual([])
})

test('"never" is noted with the code of the reply, the mail stays to be read, and the others go', async () => {
  const { app, mail, server } = await desk()
  server.answers.push(550)
  await mail.post(app, letter)
  await mail.post(app, { ...letter, subject: 'Ticket 2222-3333' })
  expect(await mail.deliver()).toEqual({ sent: 1, refused: 1, put_off: 0 })
  expect(await mail.list(10)).toMatchObject([{ to: letter.to, state: 'refused', refusal: '550' }])
  expect(await mail.deliver()).toEqual({ sent: 0, refused: 0, put_off: 0 })
})

describe('a watched mail', () => {
  const watched = {
    id: '0198c0de-0000-7000-8000-000000000001',
    returnToken: 'ab'.repeat(16),
    stopUrl: 'https://court.example/stop?token=1',
  }
  const bounces = { bounceAddress: 'bounces@court.example' }
  const head = ({ raw }: { raw: string }) => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')

  test('says in its head how it is stopped, and comes back to an address of its own, or as all mail where none is set', async () => {
    const { app, mail, server, plain } = await watchedDesk(bounces)
    await mail.post(app, { ...letter, watched })
    await mail.deliver()
    expect(server.received[0]!.envelope).toEqual({ from: `bounces+${watched.returnToken}@court.example`, to: [letter.to] })
    expect(head(server.received[0]!)).toContain('List-Unsubscribe: <https://court.example/stop?token=1>')
    expect(head(server.received[0]!)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head(server.received[0]!)).not.toContain(watched.returnToken)
    await plain.post(app, { ...letter, watched: { ...watched, id: '0198c0de-0000-7000-8000-000000000002' } })
    await plain.deliver()
    expect(server.received[1]!.envelope.from).toBe(from)
  })

  test('is there with the answer until it is taken, once, and lies nowhere after that', async () => {
    const { app, owner, clock, mail, server } = await watchedDesk(bounces)
    server.answers.push(451)
    await mail.post(app, { ...letter, watched })
    await mail.deliver()
    const at = new Date(clock.now)
    const taken = async () => (await mail.answered(9)).length > 0 && owner.transaction().execute((tx) => mail.takeAnswer(tx, watched.id))
    expect(await taken()).toEqual({ id: watched.id, state: 'waiting', code: '451', at })
    expect(await taken()).toBe(false)
    clock.now += 30_000
    expect(await mail.deliver()).toEqual({ sent: 1, refused: 0, put_off: 0 })
    // Sent, and its text and link are gone at once: it lies in no list, and is not sent again.
    expect([await mail.list(9), await mail.newest(9, 'all')]).toEqual([[], []])
    expect(await mail.deliver()).toEqual({ sent: 0, refused: 0, put_off: 0 })
    const rows = await owner.selectFrom('outbox').select(['subject', 'body']).execute()
    expect(rows).toEqual([{ subject: '', body: '' }])
    // Killed while it is noted: the answer is there again.
    const killed = owner.transaction().execute(async (tx) => {
      await mail.takeAnswer(tx, watched.id)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await taken()).toEqual({ id: watched.id, state: 'sent', code: '250', at: new Date(clock.now) })
    expect(await owner.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test.each([
    ['refused', (server: { answers: (number | 'silence')[] }) => server.answers.push(550), '550', 0],
    ['too old', () => {}, 'too_old', 6 * dayLong + 1],
  ] as const)('that is %s says why, and goes once that is noted', async (_, happens, code, later) => {
    const { app, owner, clock, mail, server } = await watchedDesk(bounces)
    happens(server)
    await mail.post(app, { ...letter, watched })
    clock.now += later
    await mail.deliver()
    const [id] = await mail.answered(9)
    expect(await owner.transaction().execute((tx) => mail.takeAnswer(tx, id!))).toMatchObject({ state: 'refused', code })
    expect(await mail.list(9)).toEqual([])
  })

  test.each([
    { ...watched, returnToken: 'x' },
    { ...watched, stopUrl: 'https://court.example/\r\nBcc: c@d.example' },
    { ...watched, stopUrl: 'nowhere' },
  ])('with a part that can’t stand in a header is not taken', async (wrong) => {
    const { app, mail } = await watchedDesk(bounces)
    await expect(mail.post(app, { ...letter, watched: wrong })).rejects.toThrow(/mail/)
  })
})

test('while no mail server listens everything waits, and it goes when one is back', async () => {
  const { app, clock, server, at, mail } = await desk()
  const down = at('smtp://127.0.0.1:1')
  await down.post(app, letter)
  await expect(down.deliver()).rejects.toMatchObject({ code: 'ESOCKET' })
  // The next turns leave the server alone for a while.
  expect(await down.deliver()).toEqual({ sent: 0, refused: 0, put_off: 0 })
  clock.now += 30_000
  await expect(down.deliver()).rejects.toThrow('ECONNREFUSED')
  expect(await mail.list(10)).toMatchObject([{ state: 'waiting' }])
  expect(await mail.deliver()).toMatchObject({ sent: 1 }) // as after a restart with the right address
  expect(server.received).toHaveLength(1)
})

test('a mail server that falls silent does not hold the sender for ever, and the mail waits', async () => {
  const { app, mail, server } = await desk({}, 50)
  server.answers.push('silence')
  await mail.post(app, letter)
  await expect(mail.deliver()).rejects.toMatchObject({ code: expect.stringMatching(/^(ETIMEDOUT|ESOCKET|ECONNECTION)$/) as string })
  expect(await mail.list(10)).toMatchObject([{ state: 'waiting', refusal: null }])
})

test('a wrong password is about the server and loses no mail', async () => {
  const { app, server, at } = await desk({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const right = username === 'post' && password === 'p@ss/word'
      done(right ? null : Object.assign(new Error('no'), { responseCode: 535 }), right ? { user: username } : undefined)
    },
  })
  const wrong = at(`smtp://post:wrong@127.0.0.1:${server.port}`)
  await wrong.post(app, letter)
  await expect(wrong.deliver()).rejects.toMatchObject({ code: 'EAUTH' })
  const right = at(`smtp://post:p%40ss%2Fword@127.0.0.1:${server.port}`)
  expect(await right.deliver()).toMatchObject({ sent: 1 })
})

test('asvs-12.3.1: elsewhere than on this machine nothing is sent to a server without encryption', async () => {
  const { app, server, at } = await desk()
  const elsewhere = at(`smtp://0.0.0.0:${server.port}`) // this machine, but by no name that says so
  await elsewhere.post(app, letter)
  await expect(elsewhere.deliver()).rejects.toMatchObject({ code: expect.stringMatching(/TLS/) as string })
  expect(server.received).toEqual([])
})

test('asvs-12.3.2: nor to one whose certificate nobody vouches for', async () => {
  const { app, server, at } = await desk({ disabledCommands: [] })
  const elsewhere = at(`smtp://0.0.0.0:${server.port}`)
  await elsewhere.post(app, letter)
  await expect(elsewhere.deliver()).rejects.toThrow(/certificate/)
  expect(server.received).toEqual([])
})

test('what could not be sent for five days is given up and stays to be read', async () => {
  const { app, clock, mail, server } = await desk()
  await mail.post(app, letter)
  clock.now += 6 * dayLong + 1
  expect(await mail.deliver()).toEqual({ sent: 0, refused: 1, put_off: 0 })
  expect(await mail.list(10)).toMatchObject([{ state: 'refused', refusal: 'too_old' }])
  expect(server.received).toEqual([])
})

test('two processes that send at the same time send each mail once', async () => {
  const { app, at, server } = await desk()
  const [one, other] = [at(server.url), at(server.url)]
  for (let number = 0; number < 6; number += 1) await one.post(app, { ...letter, subject: `Ticket ${number}` })
  const [first, second] = await Promise.all([one.deliver(), other.deliver()])
  expect(first.sent + second.sent).toBe(6)
  expect(server.received.map(({ mail }) => mail.subject).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `Ticket ${number}`))
})
