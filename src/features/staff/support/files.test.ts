import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { bytesOf } from '#test/support/disk.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { upkeep } from '#app/upkeep.ts'
import { mostBytes } from './contract.ts'
import { typeOf } from '#http/file-type.ts'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])
const pdf = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')
const note = Buffer.from('He came to the school again.\nOn Tuesday.\n')

const question = { kind: 'safety', message: 'Somebody shows up at the school. What can I do here?', way: 'here' } as const

async function filed({ app }: TestApp) {
  const reply = await app.inject({ method: 'POST', url: '/api/support', payload: question })
  return reply.json<{ number: string; code: string }>()
}
const attach = ({ app }: TestApp, { number, code }: { number: string; code: string }, content: Buffer | string) =>
  app.inject({
    method: 'POST',
    url: '/api/support/files',
    payload: { number, code, content: typeof content === 'string' ? content : content.toString('base64') },
  })
const desk = async (backend: TestApp, roles: readonly ('support_admin' | 'admin' | 'moderator')[] = ['support_admin']) =>
  withCookie(backend, (await putPersonOf(backend, { roles })).cookie)

describe('the type of a file', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['application/pdf', pdf],
    ['text/plain', note],
    ['text/plain', Buffer.from('<html><script>alert(1)</script></html>')],
    [null, Buffer.from('MZ\u0000\u0003')],
    [null, Buffer.from('PK\u0003\u0004')],
    [null, Buffer.from([0xc3, 0x28, 0x41])],
    [null, Buffer.from('GIF89a\u0001\u0000')],
    [null, Buffer.alloc(0)],
  ])('%s is told by its bytes', (type, content) => {
    expect(typeOf(content)).toBe(type)
  })
})

test('asvs-5.3.1 asvs-5.4.1: a visitor adds up to three files, and only the desk fetches them: as downloads, never rendered, and audited', async () => {
  const backend = await testApp()
  const ticket = await filed(backend)
  for (const [at, [content, type]] of (
    [
      [png, 'image/png'],
      [pdf, 'application/pdf'],
      [note, 'text/plain'],
    ] as const
  ).entries()) {
    const reply = await attach(backend, ticket, content)
    expect(reply.json()).toEqual({ place: at + 1, type, size: content.length })
  }
  expect((await attach(backend, ticket, jpeg)).statusCode).toBe(409)

  const url = `/api/desk/tickets/${ticket.number}/files/1`
  const found = await (await desk(backend)).inject(url)
  expect(found.rawPayload.equals(png)).toBe(true)
  expect(found.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="${ticket.number}-1.png"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const { rows } = { rows: await backend.database.owner.selectFrom('audit').select(['action', 'subject', 'outcome']).execute() }
  expect(rows).toEqual([{ action: 'support.fetchFile', subject: `${ticket.number} 1`, outcome: 'done' }])

  expect((await backend.app.inject(url)).statusCode).toBe(401)
  const member = withCookie(backend, (await putPersonOf(backend)).cookie)
  expect((await member.inject(url)).statusCode).toBe(403)
  expect((await (await desk(backend, ['moderator'])).inject(url)).statusCode).toBe(403)
  for (const wrong of [`${url.slice(0, -1)}4`, `${url.slice(0, -1)}x`, '/api/desk/tickets/2222-2222/files/1']) {
    expect((await (await desk(backend)).inject(wrong)).statusCode).toBe(404)
  }
})

test('a file sent again is stored once', async () => {
  const backend = await testApp()
  const ticket = await filed(backend)
  const twice = await Promise.all([attach(backend, ticket, png), attach(backend, ticket, png)])
  expect(twice.map((reply) => reply.json<{ place: number }>().place)).toEqual([1, 1])
  expect(await backend.database.owner.selectFrom('ticket_file').select('place').execute()).toEqual([{ place: 1 }])
})

test('two files that arrive at once get different places', async () => {
  const backend = await testApp()
  const ticket = await filed(backend)
  const both = await Promise.all([png, jpeg, pdf].map((content) => attach(backend, ticket, content)))
  expect(both.map((reply) => reply.json<{ place: number }>().place).toSorted()).toEqual([1, 2, 3])
})

test('asvs-5.2.1 asvs-5.2.2: a file of 5 MB is accepted, one byte more is not; a program, a broken text and invalid base64 are refused', async () => {
  const backend = await testApp()
  const ticket = await filed(backend)
  const large = Buffer.alloc(mostBytes, 'a')
  const accepted = await attach(backend, ticket, large)
  // Looked at first: the report says why it was not.
  expect(backend.reports).toEqual([])
  expect(accepted.json()).toMatchObject({ size: mostBytes })
  expect((await attach(backend, ticket, Buffer.alloc(mostBytes + 1, 'b'))).json()).toMatchObject({ message: 'A file has 5 MB at most.' })
  expect((await attach(backend, ticket, 'a'.repeat(7 * 1024 * 1024 + 1))).statusCode).toBe(413)
  for (const content of [Buffer.from('MZ\u0000').toString('base64'), 'not base 64!']) {
    expect((await attach(backend, ticket, content)).json()).toMatchObject({ code: 'invalid', detail: { field: 'content' } })
  }
  expect(backend.reports).toEqual([])
})

test('without the words, or after the ticket is closed, nothing can be added; closing deletes the files', async () => {
  const backend = await testApp()
  const ticket = await filed(backend)
  expect((await attach(backend, { ...ticket, code: 'river lamp stone glad' }, png)).statusCode).toBe(404)
  await attach(backend, ticket, png)
  const staff = await desk(backend)
  await staff.inject({ method: 'POST', url: `/api/desk/tickets/${ticket.number}/notes`, payload: { words: 'She called too.' } })
  expect((await staff.inject({ method: 'POST', url: `/api/desk/tickets/${ticket.number}/close` })).json()).toEqual({ done: true })
  expect((await attach(backend, ticket, jpeg)).statusCode).toBe(404)
  const { owner } = backend.database
  expect(await owner.selectFrom('ticket_file').select('id').execute()).toEqual([])
  expect(await owner.selectFrom('ticket_note').select('id').execute()).toEqual([])
})

test('asvs-5.3.2 asvs-5.4.2: the name of a file is not stored, and the role of the app cannot read its content', async () => {
  const backend = await testApp()
  await attach(backend, await filed(backend), note)
  const [row] = await backend.database.owner.selectFrom('ticket_file').selectAll().execute()
  expect(Object.keys(row!).toSorted()).toEqual(['content', 'id', 'place', 'scan', 'sha256', 'size', 'ticket_id', 'type'])
  expect(row!.sha256.equals(createHash('sha256').update(note).digest())).toBe(true)
  await expect(backend.database.app.selectFrom('ticket_file').select('content').execute()).rejects.toThrow('permission denied')
})

test('daily maintenance leaves files intact, and leaves nothing of a deleted one on the disk', async () => {
  const backend = await testApp()
  const [stays, goes] = [await filed(backend), await filed(backend)]
  await attach(backend, stays, note)
  await attach(backend, goes, Buffer.from('Zadamsworth waits at the door'))
  const staff = await desk(backend)
  await staff.inject({ method: 'POST', url: `/api/desk/tickets/${goes.number}/close` })
  const { owner } = backend.database
  expect(await bytesOf(owner, 'ticket_file')).toContain('Zadamsworth')
  await upkeep({ database: backend.database, clock: () => backend.clock.now }).run()
  expect(await bytesOf(owner, 'ticket_file')).not.toContain('Zadamsworth')
  const found = await staff.inject(`/api/desk/tickets/${stays.number}/files/1`)
  expect(found.rawPayload.equals(note)).toBe(true)
})
