import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nobody, type Person, type Refusal } from '#access/actor.ts'
import type { Fault } from '#kernel/fault.ts'
import { asksFor, sendFile, serveFile } from './download.ts'

const someone: Person = {
  kind: 'person',
  account: 'a',
  session: 's',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Moreno',
  gate: 'agreed',
  isPremium: true,
  roles: [],
  isSuspended: false,
  hasFactor: false,
  isDemo: false,
  confirmedAt: 0,
}
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

test('a file is saved under its name, is never cached, and does not run in the browser', async () => {
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

test('a person who may not have a file gets the same refusal as from a call, and the refusal is logged', async () => {
  const reply = await app.inject('/closed')
  expect(reply.body).not.toContain('secret')
  expect(refused).toEqual(['sign_in'])
})

describe('a file served by the steps of a call', () => {
  /** Serves one file, and writes down which steps were taken. */
  function served({ isOff = false, isSignedIn = true } = {}) {
    const steps: string[] = []
    const files = Fastify()
    files.setErrorHandler((error, _request, reply) => reply.code(400).send({ code: (error as Fault).code }))
    const limiter = { take: (name: string) => void steps.push(`limit ${name}`), giveBack: () => {} }
    serveFile(
      files,
      {
        name: 'b.file',
        access: 'signedIn',
        path: '/files/:kind',
        params: z.object({ kind: z.enum(['pdf', 'csv']) }),
        closedWith: { feature: 'b', isOff: (name) => isOff && name === 'b' },
        limit: { most: 30, minutes: 10, limiter },
      },
      {
        actorOf: async () => {
          steps.push('who')
          return isSignedIn ? someone : nobody
        },
        onRefused: (_actor, call, why) => steps.push(`refused ${call} ${why}`),
      },
      async ({ params }) => {
        steps.push('load')
        return { name: `b.${params.kind}`, type: 'text/plain', content: 'secret' }
      },
    )
    return { steps, get: async (kind: string) => files.inject(`/files/${kind}`) }
  }

  test('is loaded last, under the name that its address says', async () => {
    const { steps, get } = served()
    const reply = await get('csv')
    expect([reply.body, reply.headers['content-disposition']]).toEqual(['secret', 'attachment; filename="b.csv"'])
    expect(steps).toEqual(['who', 'limit b.file', 'load'])
  })

  test('is not found for anyone while its feature is closed', async () => {
    const { steps, get } = served({ isOff: true })
    expect((await get('csv')).json()).toEqual({ code: 'not_found' })
    expect(steps).toEqual([])
  })

  test("is refused to people without access, and the refusal is logged under the call's name", async () => {
    const { steps, get } = served({ isSignedIn: false })
    expect((await get('csv')).json()).toEqual({ code: 'unauthenticated' })
    expect(steps).toEqual(['who', 'refused b.file sign_in'])
  })

  test('is not there at another address, which counts toward no limit', async () => {
    const { steps, get } = served()
    expect((await get('exe')).json()).toEqual({ code: 'not_found' })
    expect(steps).toEqual(['who'])
  })
})
