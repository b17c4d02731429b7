import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { nobody, type Refusal } from '#access/actor.ts'
import { asksFor, sendFile } from './download.ts'

const refused: Refusal[] = []
const app = Fastify()
app.get('/saved', async (_request, reply) =>
  sendFile(reply, { name: 'plan.pdf', type: 'application/pdf', content: new TextEncoder().encode('paper') }),
)
app.get('/shown', async (_request, reply) => sendFile(reply, { name: 'a.ics', type: 'text/calendar', content: 'days' }, 'inline'))
app.get('/named', async (_request, reply) => sendFile(reply, { name: 'a"; x="\r\nb.pdf', type: 'application/pdf', content: '' }))
app.get('/closed', async (request, reply) => {
  await asksFor(
    request,
    { name: 'a.file', access: 'signedIn' },
    { actorOf: async () => nobody, onRefused: (_actor, _call, why) => refused.push(why) },
  )
  return sendFile(reply, { name: 'a.txt', type: 'text/plain', content: 'secret' })
})

test('a file is saved under its name, kept by no cache, and run by no browser', async () => {
  const reply = await app.inject('/saved')
  expect(reply.body).toBe('paper')
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="plan.pdf"',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect((await app.inject('/shown')).headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'inline; filename="a.ics"',
  })
})

test('a name that could end its header is never sent', async () => {
  const reply = await app.inject('/named')
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([500, undefined])
})

test('who may not have a file is refused as by a call, and that is noted', async () => {
  const reply = await app.inject('/closed')
  expect(reply.body).not.toContain('secret')
  expect(refused).toEqual(['sign_in'])
})
