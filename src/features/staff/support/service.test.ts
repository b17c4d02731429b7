import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailOf } from '#app/mail.ts'
import { noScanner } from '#ports/scan/off.ts'
import { readConfig } from '#app/config.ts'
import { seededRandom } from '#test/support/random.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { desk } from './desk.ts'
import { jobs } from './jobs.ts'
import { byNobody } from '#http/bind.ts'
import { service } from './service.ts'
import { codeOf, keyOf, marksOf } from '#http/reference.ts'

const question = { kind: 'review', message: 'How long does a review wait before it is shown?', way: 'here' } as const
const key = 'k-0123456789abcdef0123'

function send({ app }: TestApp, payload: object = question, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/support', payload, headers })
}

interface Filed {
  number: string
  code: string
  way: string
}

async function filed(backend: TestApp, payload: object = question, headers: Record<string, string> = {}): Promise<Filed> {
  const reply = await send(backend, payload, headers)
  expect(reply.statusCode).toBe(200)
  return reply.json<Filed>()
}

const look = ({ app }: TestApp, payload: object) => app.inject({ method: 'POST', url: '/api/support/answer', payload })

function staff({ database, clock }: TestApp) {
  const config = readConfig({ DEMO: 'off' })
  const mail = mailOf({ config, database, clock: () => clock.now, random: seededRandom(9) })
  return { mail, ...desk({ db: database.owner, mail, clock: () => clock.now }) }
}

test('a question gets a number and four words, and both together show that it waits', async () => {
  const backend = await testApp()
  const { number, code, way } = await filed(backend)
  expect(number).toMatch(/^[2-9CDFHJKMNPQRTVWX]{4}-[2-9CDFHJKMNPQRTVWX]{4}$/)
  expect(code).toMatch(/^[a-z]+( [a-z]+){3}$/)
  expect(way).toBe('here')
  const reply = await look(backend, { number: number.toLowerCase().replace('-', ' '), code: code.toUpperCase().replaceAll(' ', ', ') })
  expect(reply.json()).toEqual({ number, kind: 'review', createdOn: '2026-03-12', state: 'open', answer: null, answeredOn: null })
})

test('staff’s answer is read with number and words, and by nobody without them', async () => {
  const backend = await testApp()
  const { number, code } = await filed(backend)
  await staff(backend).answer(number, 'Between 6 and 72 hours.')
  expect((await look(backend, { number, code })).json()).toMatchObject({
    state: 'answered',
    answer: 'Between 6 and 72 hours.',
    answeredOn: '2026-03-12',
  })
  const wrongWords = await look(backend, { number, code: 'river lamp stone glad' })
  const wrongNumber = await look(backend, { number: '2222-2222', code })
  expect([wrongWords.statusCode, wrongNumber.statusCode]).toEqual([404, 404])
  expect(wrongWords.json()).toEqual(wrongNumber.json())
  expect((await look(backend, { number: 'one', code })).json()).toMatchObject({ code: 'invalid', detail: { field: 'number' } })
})

test('a question sent twice with one key is one ticket, one mail and one reply', async () => {
  const backend = await testApp()
  const twice = await Promise.all([1, 2].map(() => filed(backend, question, { 'idempotency-key': key })))
  const later = await filed(backend, question, { 'idempotency-key': key })
  expect([twice[1], later]).toEqual([twice[0], twice[0]])
  expect(await backend.database.owner.selectFrom('ticket').select('number').execute()).toEqual([{ number: twice[0]!.number }])
  expect(await staff(backend).mail.list(10)).toHaveLength(1)
})

test('a text that was changed after going back to a plain form is another ticket, although the key is the same', async () => {
  const backend = await testApp()
  const { database, clock } = backend
  const desks = staff(backend)
  const { file } = service({
    app: database.app,
    accounts: database.accounts,
    mail: desks.mail,
    clock: () => clock.now,
    random: seededRandom(5),
    supportEmail: 'desk@court.test',
    scanner: noScanner,
  })
  const plain = (message: string) => file({ ...byNobody, byForm: true, key, body: { ...question, message } })
  const message = `${question.message} And who reads it?`
  const [first, second] = [await plain(question.message), await plain(message)]
  expect(second.number).not.toBe(first.number)
  expect((await desks.show(second.number)).message).toBe(message)
})

test('code words come from the whole list, which has no word that would reveal what the note is about', () => {
  const seen = new Set<string>()
  for (let at = 0; at < 20_000; at += 1) for (const word of codeOf(`key ${at}`).split(' ')) seen.add(word)
  expect(seen.size).toBeGreaterThan(1_900)
  for (const word of ['divorce', 'abuse', 'judge', 'child', 'police', 'wife', 'husband']) expect(seen).not.toContain(word)
})

test('a number that is taken is drawn again', async () => {
  const backend = await testApp()
  const first = marksOf(keyOf(key, question)).number
  await backend.database.owner
    .insertInto('ticket')
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      number: first,
      key_hash: Buffer.alloc(32, 1),
      code_hash: Buffer.alloc(32, 2),
      kind: 'other',
      message: 'of somebody else',
      created_on: '2026-03-11',
    })
    .execute()
  const mine = await filed(backend, question, { 'idempotency-key': key })
  expect(mine.number).not.toBe(first)
  expect((await look(backend, mine)).json()).toMatchObject({ number: mine.number, state: 'open' })
  expect(await filed(backend, question, { 'idempotency-key': key })).toEqual(mine)
})

test('answer on the page: the mail to staff names the ticket and has no word of the message', async () => {
  const backend = await testApp()
  const { number } = await filed(backend, { ...question, email: 'ana@example.org' })
  const [mail, ...others] = await staff(backend).mail.list(10)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'support@casebalance.example', subject: `Ticket ${number}: a review or a score` })
  expect(mail!.replyTo).toBeUndefined()
  expect(mail!.text).toContain(number)
  expect(mail!.text).not.toContain('wait before it is shown')
  // The address is not stored, although it was entered.
  expect(JSON.stringify(await backend.database.owner.selectFrom('ticket').selectAll().execute())).not.toContain('ana@example.org')
})

test('answer by e-mail: staff can reply to the mail, and an answer by command goes there too', async () => {
  const backend = await testApp()
  const { number } = await filed(backend, { ...question, way: 'email', email: ' ana@example.org ' })
  const { mail, answer } = staff(backend)
  expect(await mail.list(10)).toMatchObject([{ replyTo: 'ana@example.org', text: `${question.message}\n` }])
  await answer(number, 'Between 6 and 72 hours.')
  const toAna = (await mail.list(10)).find(({ to }) => to === 'ana@example.org')
  expect(toAna).toMatchObject({ subject: `Answer to ${number}`, text: 'Between 6 and 72 hours.\n' })
})

test.each([
  [{ way: 'email' }, 'Write the e-mail address for the answer.'],
  [{ way: 'email', email: 'ana' }, 'This e-mail address cannot be used. Check it.'],
  [{ way: 'email', email: 'ana@example.org\r\nBcc: bob@example.org' }, 'This e-mail address cannot be used. Check it.'],
  [{ way: 'email', email: 'ana@example.org, bob@example.org' }, 'This e-mail address cannot be used. Check it.'],
])('%j is refused with a sentence about the address, and nothing is kept or mailed', async (part, message) => {
  const backend = await testApp()
  const reply = await send(backend, { ...question, ...part })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message, detail: { field: 'email' } })
  expect(await backend.database.owner.selectFrom('ticket').select('id').execute()).toEqual([])
  expect(await staff(backend).mail.list(10)).toEqual([])
})

test.each([
  [{ message: '   short   ' }, 'message'],
  [{ message: 'x'.repeat(4001) }, 'message'],
  [{ message: 'a letter that nobody sees: \u0000' }, 'message'],
  [{ message: 'and one that rings: \u0007' }, 'message'],
  [{ kind: 'praise' }, 'kind'],
  [{ way: 'pigeon' }, 'way'],
])('%j is refused and the field is named', async (part, field) => {
  const backend = await testApp()
  const reply = await send(backend, { ...question, ...part })
  expect(reply.json()).toMatchObject({ code: 'invalid', detail: { field } })
})

test('half of a surrogate pair, as broken programs send it, is refused: the database would store another character instead', async () => {
  const backend = await testApp()
  const reply = await send(backend, { ...question, message: `half a letter: \ud83d, and the rest` })
  expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ detail: { field: 'message' } })])
  expect(backend.reports).toEqual([])
})

test('a message keeps its lines and every letter', async () => {
  const backend = await testApp()
  const message = 'First line.\r\n\r\n.\r\nFrom: nobody\r\n¿Qué? 你好 🙂 <b>&amp;'
  const { number } = await filed(backend, { ...question, message })
  expect((await staff(backend).show(number)).message).toBe(message)
})

test('closing a ticket erases message and address; the answer can be read for 90 days, then nothing is left', async () => {
  const backend = await testApp()
  const { database, clock } = backend
  const { number, code } = await filed(backend, { ...question, way: 'email', email: 'ana@example.org' })
  const { answer, close, show } = staff(backend)
  await answer(number, 'Yes.')
  await close(number)
  expect(await show(number)).toMatchObject({ state: 'closed', message: null, replyAddress: null, answer: 'Yes.' })
  await expect(answer(number, 'No.')).rejects.toThrow(`The ticket ${number} is closed.`)
  const forget = jobs({ database, clock: () => clock.now, scanner: noScanner }).find(({ name }) => name === 'support.forget')
  clock.now += 90 * 24 * 3_600_000
  await forget!.run()
  expect((await look(backend, { number, code })).json()).toMatchObject({ state: 'closed', answer: 'Yes.' })
  clock.now += 24 * 3_600_000
  await forget!.run()
  expect((await look(backend, { number, code })).statusCode).toBe(404)
})

test('when a day with a ticket is over the database’s log of it is destroyed, once', async () => {
  const backend = await testApp()
  const { database, clock } = backend
  let times = 0
  const forgetLog = async () => {
    times += 1
    return times > 1 // the server refuses it the first time
  }
  const deps = { database: { owner: database.owner, forgetLog }, clock: () => clock.now, scanner: noScanner }
  const forget = jobs(deps).find(({ name }) => name === 'support.forget')
  await forget!.run()
  expect(times).toBe(0)
  await filed(backend)
  await forget!.run()
  expect(times).toBe(0)
  clock.now += 24 * 3_600_000
  for (let turn = 0; turn < 4; turn += 1) await forget!.run()
  expect(times).toBe(2)
})

test('only these columns are stored with a ticket, and the role of the app reads no message and no address', async () => {
  const backend = await testApp()
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'ticket'::regclass and attnum > 0`.execute(backend.database.owner)
  const columns = rows.map(({ name }) => name)
  expect(columns.toSorted()).toEqual(
    [
      'account_id',
      'answer',
      'answered_on',
      'closed_on',
      'code_hash',
      'created_on',
      'escalated_on',
      'id',
      'key_hash',
      'kind',
      'message',
      'number',
      'reply_address',
      'state',
    ].toSorted(),
  )
  const { app } = backend.database
  for (const column of ['message', 'reply_address'] as const) {
    await expect(app.selectFrom('ticket').select(column).execute()).rejects.toThrow('permission denied')
  }
  await expect(app.updateTable('ticket').set({ state: 'closed' }).execute()).rejects.toThrow('permission denied')
})

test('neither the key nor the code words are stored', async () => {
  const backend = await testApp()
  const { code } = await filed(backend, question, { 'idempotency-key': key })
  const rows = await backend.database.owner.selectFrom('ticket').selectAll().execute()
  const stored = JSON.stringify(rows, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : value))
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(key)
  expect(stored).not.toContain(createHash('sha256').update(key).digest('hex'))
})
